"""Live tables: games in memory, loaded on demand by replaying their actions and dropped when unused."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakValueDictionary

import msgspec

from goodsyard.core.errors import BrokenRecord
from goodsyard.core.game import Game
from goodsyard.core.record import FORMAT, Record
from goodsyard.core.table import Played, Table, replay
from goodsyard.core.words import LANGUAGES
from goodsyard.server.position import Position
from goodsyard.server.problems import Problem, say, say_or
from goodsyard.server.rows import Deed, SeatRow, TableRow, read_deeds, read_seats, read_table
from goodsyard.server.store import Store

if TYPE_CHECKING:
    from goodsyard.server.shuffle import Shuffle
    from goodsyard.server.trials import Draft
    from goodsyard.server.viewer import Viewer

REMEMBERED = 10_000
LETTERS = "ABCD"


class Past(NamedTuple):
    """What a position of the game was like."""

    number: int
    acting: tuple[int, ...]
    public: int
    """How many of the actions before it everybody knows of; later ones belong to a simultaneous phase."""
    print: bytes
    """A digest of all actions before it."""

    def followed(self, played: Played, game: Game, together: bool) -> Past:
        """The position after one more action, given whether several seats could act when it was taken."""
        number, acting = self.number + 1, tuple(game.acting())
        secret = together and game.together and set(acting) <= set(self.acting)
        deed = self.print + msgspec.msgpack.encode((played.seat, played.kind, played.action))
        print = blake2b(deed, digest_size=16).digest()
        return Past(number, acting, self.public if secret else number, print)


class Progress(NamedTuple):
    """How far a game is."""

    acting: list[int]
    moves: int
    """The actions that everybody knows of."""


class Live(Position):
    """A table in memory: never ahead of the database, and behind it only while `stale`."""

    def __init__(self, row: TableRow, seats: list[SeatRow], deeds: list[Deed]) -> None:
        super().__init__(replayed(row, deeds), [deed.how for deed in deeds])
        self.row = row
        self.stale = False
        self.viewers: set[Viewer] = set()
        self.present: set[str] = set()
        self.called: set[str] = set()
        self.drafts: dict[int, Draft] = {}
        """What people try out in private, by seat."""
        self.pasts = pasts_of(self.table)
        """One for each position of the game so far."""
        self.seats: list[SeatRow] = []
        self.set_seats(seats)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def edition(self) -> int:
        return self.row.version

    @property
    def begun(self) -> bool:
        return self.row.state in ("playing", "finished")

    @property
    def acting(self) -> list[int]:
        """The seats that may act; none before the game has begun."""
        return self.table.acting() if self.row.state == "playing" else []

    @property
    def progress(self) -> Progress:
        return Progress(self.acting, self.pasts[-1].public)

    def watchers(self) -> set[Viewer]:
        return self.viewers

    def seats_of(self, user: str | None) -> list[int]:
        """The seats this person is currently playing."""
        return [seat.seat for seat in self.seats if user is not None and seat.user == user and not seat.bot]

    def set_seats(self, seats: list[SeatRow]) -> None:
        """Set who sits where; if a name has changed, all texts are rendered again."""
        if self.row.clock is None or not self.row.clock.days:
            for seat in seats:
                seat.pauses = ()
        self.seats = seats
        names = {lang: names_of(seats, lang) for lang in LANGUAGES}
        if names != self.table.names:
            self.table.names = names
            self.rendered.clear()
            for viewer in self.viewers:
                viewer.forget()
        for draft in list(self.drafts.values()):
            if draft.seat not in self.seats_of(draft.owner):
                draft.follow()

    def left_by(self, user: str | None) -> list[int]:
        """The person's seats that a bot is playing in their absence, and that can be taken back."""
        mine = [seat for seat in self.seats if user is not None and seat.user == user]
        return [seat.seat for seat in mine if seat.bot and not seat.forfeited]

    def push(self) -> None:
        """Send the new state to all viewers."""
        for viewer in self.viewers:
            viewer.refresh()

    def viewers_of(self, user: str | None) -> list[Viewer]:
        """The connections of one person."""
        return [viewer for viewer in self.viewers if user is not None and viewer.user == user]

    def apply_action(self, deed: Deed) -> None:
        """Apply an action that has been committed."""
        together = self.table.game.together
        self.table.take(deed.action, deed.seat)
        self.hows.append(deed.how)
        self.pasts.append(self.pasts[-1].followed(self.table.played[-1], self.table.game, together))

    def hidden_from(self, seat: int | None) -> int:
        """How many of the latest actions a seat does not know of, because others have taken them simultaneously."""
        return sum(played.seat != seat for played in self.table.played[self.pasts[-1].public :])

    def apply_undo(self, to: int) -> None:
        """Apply an undo that has been committed."""
        self.rewind(to)
        del self.pasts[to + 1 :]

    def follow(self, row: TableRow, seats: list[SeatRow], deeds: list[Deed]) -> None:
        """Catch up with changes written by other processes."""
        mine = self.deeds()
        same = next((k for k, pair in enumerate(zip(mine, deeds, strict=False)) if pair[0] != pair[1]), len(mine))
        same = min(same, len(deeds))
        if same < len(mine):
            self.apply_undo(same)
        for deed in deeds[same:]:
            self.apply_action(deed)
        revised = row.options != self.row.options
        self.row, self.stale = row, False
        if revised or row.chance != self.table.seed:
            self.start_over(deeds)
        self.set_seats(seats)

    def start_over(self, deeds: list[Deed]) -> None:
        """Begin with the final key or other options: the players' salts have come in, or the host has decided."""
        self.table = replayed(self.row, deeds)
        self.pasts = pasts_of(self.table)
        self.rendered.clear()
        for viewer in self.viewers:
            viewer.forget()

    def acting_with(self, shuffle: Shuffle | None) -> list[int]:
        """The seats to act if the game is shuffled this way."""
        table = self.table
        if shuffle is None or shuffle.key == table.seed:
            return table.acting()
        shuffled: Game = table.title.begin(table.players, shuffle.key, table.rules_version, table.options)
        return shuffled.acting()


def names_of(seats: list[SeatRow], lang: str) -> tuple[str, ...]:
    """The seats' names: people keep theirs while a bot stands in, and equal names are told apart by a letter."""
    names = [name_of(row, lang) for row in seats]
    return tuple(f"{name} {LETTERS[k]}" if name and names.count(name) > 1 else name for k, name in enumerate(names))


def name_of(row: SeatRow, lang: str) -> str:
    """A seat's name; people who have deleted their account have none any more."""
    if row.user:
        return row.name or say(lang, "former-player")
    return say_or(lang, f"bot-{row.bot}", row.bot) if row.bot else row.name


def replayed(row: TableRow, deeds: list[Deed]) -> Table:
    actions = [(deed.seat, deed.kind, deed.action) for deed in deeds]
    record = Record(FORMAT, row.game, row.rules, row.players, row.options, row.chance, actions)
    try:
        return replay(record)
    except BrokenRecord as problem:
        raise Problem("broken-table", 409, reason=str(problem)) from None


def pasts_of(table: Table) -> list[Past]:
    """What each position of a game was like so far."""
    game = table.title.begin(table.players, table.seed, table.rules_version, table.options)
    pasts = [Past(0, tuple(game.acting()), 0, b"")]
    for played in table.played:
        together = game.together
        game.apply(played.action, played.seat)
        pasts.append(pasts[-1].followed(played, game, together))
    return pasts


class Lives:
    """The live tables of this process, as an LRU cache; each table has one writer at a time."""

    def __init__(self, store: Store, max_kept: int) -> None:
        self.store = store
        self.max_kept = max_kept
        self.kept: OrderedDict[str, Live] = OrderedDict()
        self.versions: OrderedDict[str, int] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def hold(self, id: str) -> AsyncIterator[Live]:
        """The table, up to date and locked against other writers in this process."""
        lock = self.locks.get(id)
        if lock is None:
            lock = self.locks[id] = asyncio.Lock()
        async with lock:
            yield await self.current(id)

    async def current(self, id: str) -> Live:
        live = self.kept.get(id)
        while live is None or live.stale:
            live = await self.load(id, live)
            live.stale = live.row.version < self.versions.get(id, 0)
        self.kept[id] = live
        self.kept.move_to_end(id)
        self.forget()
        return live

    async def load(self, id: str, live: Live | None) -> Live:
        async with self.store.snapshot() as connection:
            row = await read_table(connection, id)
            seats = (await read_seats(connection, [id]))[id]
            deeds = await read_deeds(connection, id)
        if live is None:
            return Live(row, seats, deeds)
        live.follow(row, seats, deeds)
        return live

    def forget(self) -> None:
        """Keep the cache bounded; tables with viewers stay."""
        if len(self.kept) > self.max_kept:
            for id in [id for id, live in self.kept.items() if not live.viewers][: len(self.kept) - self.max_kept]:
                del self.kept[id]

    def unwatched(self, live: Live) -> None:
        """Nobody looks at a table any more: forget what was rendered, and a game that is over altogether."""
        live.rendered.clear()
        for draft in live.drafts.values():
            draft.rendered.clear()
        if live.row.state == "finished" and self.kept.get(live.id) is live:
            del self.kept[live.id]

    def changed(self, id: str, version: int) -> Live | None:
        """Note that another process has written; returns the table if it is now stale and has viewers."""
        self.versions[id] = max(version, self.versions.pop(id, 0))
        if len(self.versions) > REMEMBERED:
            self.versions.popitem(last=False)
        live = self.kept.get(id)
        if live is None or live.row.version >= version:
            return None
        live.stale = True
        return live if live.viewers else None
