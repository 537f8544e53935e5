"""A position: a table, how each of its actions was taken, and what has been rendered of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from goodsyard.core.table import Table
from goodsyard.server.rows import Deed, How

if TYPE_CHECKING:
    from goodsyard.server.render import Eyes, Rendered
    from goodsyard.server.viewer import Viewer


class Position:
    """What viewers look at: a live table, a draft that only one person sees, or a past position."""

    def __init__(self, table: Table, hows: list[How]) -> None:
        self.table = table
        self.hows = hows
        self.rendered: dict[Eyes, Rendered] = {}

    @property
    def edition(self) -> int:
        """Changes whenever something has to be rendered again."""
        return self.number

    @property
    def begun(self) -> bool:
        """Whether there is anything to see."""
        return True

    @property
    def number(self) -> int:
        return len(self.table.played)

    @property
    def acting(self) -> list[int]:
        """The seats that may act."""
        return self.table.acting()

    def watchers(self) -> Iterable[Viewer]:
        """The viewers to whom this position is shown."""
        return ()

    def deeds(self, start: int = 0) -> list[Deed]:
        """The actions from a position on."""
        rows = zip(self.table.played[start:], self.hows[start:], strict=True)
        return [Deed(played.seat, played.kind, played.action, how) for played, how in rows]

    def step_before(self, number: int) -> int:
        """The position before the step that led to this one; a bundle is one step."""
        number -= 1
        while number > 0 and How.JOINED in self.hows[number]:
            number -= 1
        return number

    def rewind(self, to: int) -> None:
        """Go back to an earlier position."""
        self.table.rewind(to)
        del self.hows[to:]
        self.trim_log(self.table.game.log.length)

    def trim_log(self, length: int) -> None:
        """Discard rendered log lines beyond this length."""
        for rendered in self.rendered.values():
            del rendered.log[length:]
        for viewer in self.watchers():
            viewer.log_sent = min(viewer.log_sent, length)
