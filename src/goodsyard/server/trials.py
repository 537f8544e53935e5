"""Trials: a person tries out a turn in private, as far as no luck or reveal is crossed.

A draft lives in memory and is seen only by the person who plays its seat. When it is confirmed, moves commit it.
"""

from __future__ import annotations

from copy import copy
from time import time
from typing import TYPE_CHECKING

from goodsyard.core.errors import IllegalAction
from goodsyard.core.table import Table
from goodsyard.server.live import Live
from goodsyard.server.messages import Chat, iso
from goodsyard.server.position import Position
from goodsyard.server.problems import say
from goodsyard.server.rows import Deed
from goodsyard.server.steps import Step, attempt

if TYPE_CHECKING:
    from goodsyard.server.viewer import Viewer


class Draft(Position):
    """A copy of a live table, with actions of one seat that are not committed."""

    def __init__(self, live: Live, seat: int) -> None:
        super().__init__(live.table.fork(), live.hows[:])
        self.live = live
        self.seat = seat
        self.owner = live.seats[seat].user
        self.base = live.number
        self.version = live.row.version
        self.changes = 0
        for eyes, seen in live.rendered.items():
            if eyes.seat == seat:  # the log so far need not be rendered again
                self.rendered[eyes] = twin = copy(seen)
                twin.edition, twin.log = -1, seen.log[:]

    @property
    def edition(self) -> int:
        return self.changes

    def watchers(self) -> list[Viewer]:
        return self.live.viewers_of(self.owner)

    @property
    def tried(self) -> list[Deed]:
        """What has not been committed."""
        return self.deeds(self.base)

    def grow(self, table: Table, deeds: list[Deed]) -> None:
        """Continue with a copy of the table on which these actions were taken."""
        self.table = table
        self.hows += [deed.how for deed in deeds]
        self.show()

    def show(self) -> None:
        """Keep the draft and send it to its owner; without actions it is over."""
        self.changes += 1
        if self.number > self.base:
            self.live.drafts[self.seat] = self
        else:
            self.live.drafts.pop(self.seat, None)
        for viewer in self.watchers():
            viewer.refresh()

    def leave(self) -> None:
        """Forget what was tried."""
        del self.live.drafts[self.seat]
        committed = self.table.played[self.base].events
        self.trim_log(committed)

    def follow(self) -> Draft | None:
        """The same actions tried again, because the table has changed; None if they are not possible any more."""
        live = self.live
        self.leave()
        if live.row.state == "playing" and self.seat in live.seats_of(self.owner):
            anew = Draft(live, self.seat)
            if repeated(anew.table, self.tried):
                anew.hows += [deed.how for deed in self.tried]
                live.drafts[self.seat] = anew
                return anew
        for viewer in self.watchers():
            viewer.send(Chat("", None, say(viewer.lang, "notice-trial-over"), iso(time()), "all", notice=True))
        return None


def repeated(table: Table, deeds: list[Deed]) -> bool:
    """Take the actions; false if they do not fit, or cross luck."""
    luck = table.game.luck
    for deed in deeds:
        try:
            table.check(deed.action, deed.seat)
        except IllegalAction:
            return False
        if table.game.decision(deed.seat)[0] != deed.kind:
            return False
        table.take(deed.action, deed.seat)
    return table.game.luck == luck and not table.over


def draft_of(live: Live, seat: int | None) -> Draft | None:
    """What is being tried at a seat, on the table as it is now."""
    draft = live.drafts.get(seat) if seat is not None else None
    return draft if draft is None or draft.version == live.row.version else draft.follow()


def try_out(live: Live, position: Position, step: Step, lang: str) -> bool:
    """Take a step in private; false if luck follows, so that it must be committed."""
    draft = position if isinstance(position, Draft) else Draft(live, step.seat)
    table, deeds = attempt(draft.table, step, lang)
    if table.over or table.game.luck != live.table.game.luck:
        return False
    draft.grow(table, deeds)
    return True


def take_back(draft: Draft, to: int | None, lang: str) -> bool:
    """Go back within the draft; false if the position lies before it, and the draft is left."""
    target = draft.step_before(draft.number) if to is None else to
    refusal = draft.table.undo_refusal(draft.seat, target)
    if refusal is not None:
        raise draft.table.refused(refusal, lang)
    if target < draft.base:
        draft.leave()
        return False
    draft.rewind(target)
    draft.show()
    return True
