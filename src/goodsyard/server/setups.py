"""Setups: requests for new tables, and checking them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from goodsyard.core.record import FORMAT, Record
from goodsyard.core.registry import find
from goodsyard.core.seeds import MOST_SEED
from goodsyard.core.table import Action
from goodsyard.core.title import Title
from goodsyard.server.incoming import Digits
from goodsyard.server.limits import MAX_IMPORTED_ACTIONS
from goodsyard.server.lookback import Checked
from goodsyard.server.problems import Problem
from goodsyard.server.rated import ends_in_time
from goodsyard.server.rows import Clock, TableRow, json_of
from goodsyard.server.shuffle import Shuffle, new_shuffle

Bot = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[a-z][a-z-]*(:[0-9]+(\.[0-9]+)?(s|ms)?)?$")]
"""A name, optionally with a budget; visitors may not name files on the server or ask for several processes."""


class SeatWish(msgspec.Struct):
    """Who should take a seat."""

    kind: Literal["me", "open", "bot"]
    bot: Bot | None = None


class ClockWish(msgspec.Struct):
    bank: Annotated[float, msgspec.Meta(ge=0, le=86_400)] = 0.0
    increment: Annotated[float, msgspec.Meta(ge=0, le=3_600)] = 0.0
    days: Annotated[float, msgspec.Meta(ge=0, le=60)] | None = None
    timeout: Literal["bot", "none"] = "bot"


Seats = Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
Word = Annotated[str, msgspec.Meta(max_length=64)]


class TableWish(msgspec.Struct):
    """A request for a new table."""

    game: Word
    seats: Seats
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=32)] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, le=MOST_SEED)] | None = None
    visibility: Literal["public", "private"] = "private"
    undo: Literal["turn", "consent"] = "turn"
    confirm: bool = False
    clock: ClockWish | None = None
    rated: bool = False


class JoinWish(msgspec.Struct):
    """A request for a seat; the browser may commit to a salt for the shuffle."""

    commitment: Digits | None = None


class Revision(msgspec.Struct):
    """A request to change a table that waits for players; what is not named stays."""

    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=32)] | None = None
    visibility: Literal["public", "private"] | None = None
    undo: Literal["turn", "consent"] | None = None
    confirm: bool | None = None
    clock: ClockWish | msgspec.UnsetType | None = msgspec.UNSET
    rated: bool | None = None


class FillWish(msgspec.Struct):
    """A request for a bot in an open seat."""

    bot: Bot = "medium"


class ImportWish(msgspec.Struct):
    """A request for a table that continues a record; by default bots take all seats but the first."""

    record: Record
    seats: Seats | None = None


class Setup(msgspec.Struct):
    """A checked setup, ready to be opened as a table."""

    game: str
    rules: int
    players: int
    options: dict[str, str]
    seed: int
    seed_chosen: bool
    shuffle: Shuffle | None
    people: list[tuple[str | None, str | None]]
    """For each seat, the person and the bot; a seat with neither is open."""
    actions: list[Action] = []
    scores: list[int] | None = None
    ranking: list[int] | None = None
    visibility: str = "private"
    undo: str = "turn"
    confirm: bool = False
    clock: Clock | None = None
    rated: bool = False


def people_of(seats: Sequence[SeatWish], me: str) -> list[tuple[str | None, str | None]]:
    people: list[tuple[str | None, str | None]] = []
    for seat in seats:
        bot = (seat.bot or "medium") if seat.kind == "bot" else None
        people.append((me if seat.kind == "me" else None, bot))
    return people


def from_wish(wish: TableWish, me: str) -> Setup:
    """Check a request except for its bots; raises BadSetup, UnknownGame or a Problem if it is invalid."""
    title, players = find(wish.game), len(wish.seats)
    options = title.checked_options(players, wish.options)
    shuffle = new_shuffle(players, wish.seed)
    title.begin(players, shuffle.key, title.rules_version, options)
    people = people_of(wish.seats, me)
    seed, chosen = wish.seed or 0, wish.seed is not None
    setup = Setup(wish.game, title.rules_version, players, options, seed, chosen, shuffle, people)
    setup.visibility, setup.undo, setup.confirm, setup.rated = wish.visibility, wish.undo, wish.confirm, wish.rated
    setup.clock = clock_of(wish.clock)
    if wish.rated:
        must_be_fair(wish.seed is not None, wish.undo, setup.clock)
    return setup


def revised(row: TableRow, title: Title, wish: Revision) -> dict[str, Any]:
    """The columns that a revision changes; raises BadSetup or a Problem if it is invalid."""
    named = ("visibility", "undo", "confirm", "rated")
    values = {name: getattr(wish, name) for name in named if getattr(wish, name) is not None}
    if wish.options is not None:
        options = title.checked_options(row.players, wish.options, row.rules)
        title.begin(row.players, row.chance, row.rules, options)
        values["options"] = json_of(options)
    clock = row.clock if wish.clock is msgspec.UNSET else clock_of(wish.clock)
    if wish.clock is not msgspec.UNSET:
        values["clock"] = json_of(clock)
    if values.get("rated", row.rated):
        must_be_fair(row.seed_chosen, values.get("undo", row.undo), clock)
    return values


def must_be_fair(seed_chosen: bool, undo: str, clock: Clock | None) -> None:
    """Raise a Problem unless a game with these terms can be rated."""
    if seed_chosen or undo == "consent":
        raise Problem("not-rated")
    if not ends_in_time(clock):
        raise Problem("rated-clock")


def clock_of(wish: ClockWish | None) -> Clock | None:
    if wish is None:
        return None
    if not wish.bank and not wish.days:
        raise Problem("empty-clock")
    return Clock(wish.bank, wish.increment, wish.days or 0.0, wish.timeout)


def must_be_readable(record: Record) -> None:
    """Raise an error for a record of another format, or one that is too long."""
    if record.goodsyard != FORMAT:
        raise Problem("unknown-record", known=FORMAT)
    if len(record.actions) > MAX_IMPORTED_ACTIONS:
        raise Problem("long-record", most=MAX_IMPORTED_ACTIONS)


def from_record(record: Record, checked: Checked, seats: Sequence[SeatWish] | None, me: str) -> Setup:
    """The setup that continues or shows a record, given where it leads."""
    seats = seats or [SeatWish("me"), *[SeatWish("bot") for _ in range(record.players - 1)]]
    if len(seats) != record.players:
        raise Problem("wrong-seats", players=record.players)
    people = people_of(seats, me)
    seed, shuffle = (0, Shuffle(imported=record.seed)) if isinstance(record.seed, str) else (record.seed, None)
    return Setup(
        *(record.game, record.rules_version, record.players, checked.options, seed, True, shuffle, people),
        actions=checked.actions,
        scores=checked.scores,
        ranking=checked.ranking,
    )
