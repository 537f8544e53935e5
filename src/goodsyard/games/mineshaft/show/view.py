"""What a seat may see: everything except the order of the stack and what the bag will give (RULES 14)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from goodsyard.games.mineshaft.rules import kinds
from goodsyard.games.mineshaft.rules.cards import (
    AWAY,
    CELL_X,
    CELL_Y,
    COLOUR_OF,
    COUNTERS,
    NONE,
    SHAPE_OF,
    SLOTS,
)
from goodsyard.games.mineshaft.rules.moving import minable
from goodsyard.games.mineshaft.rules.scoring import LINES, lines
from goodsyard.games.mineshaft.rules.state import COVERED_COUNTERS, WHOLE_ROUNDS, State
from goodsyard.games.mineshaft.say.names import (
    COLOURS,
    FACES_A,
    LETTERS,
    READINGS,
    REASONS,
    TILE_IDS,
    kind_of,
    letters_of,
)
from goodsyard.games.mineshaft.say.names import COUNTERS as COUNTER_NAMES
from goodsyard.games.mineshaft.say.names import SHAPES as SHAPE_NAMES


class Tile(msgspec.Struct, frozen=True):
    """What is printed on a tile."""

    id: str
    kind: str
    shape: str | None
    colour: str | None
    slots: int


class Spot(msgspec.Struct, frozen=True):
    """A place of the mine; x grows to the east and y to the south, the starting tile lies at 0, 0."""

    number: int
    x: int
    y: int
    tile: Tile
    openings: str
    """The letters of the sides with a track: n, e, s, w."""
    counters: dict[str, int]
    collapsed: bool
    pieces: list[int]


class Place(msgspec.Struct, frozen=True):
    """An empty place where the drawn tile can be laid, and the openings that it can have there."""

    x: int
    y: int
    side: str
    ways: list[str]


class Seat(msgspec.Struct, frozen=True):
    """One player; counters that are covered from the viewer are None."""

    seat: int
    spot: int
    counters: dict[str, int] | None
    count: int
    """How many counters the player has."""


class CountedSeat(Seat, frozen=True):
    """A player whose counters lie open, with the points that they are worth."""

    lines: dict[str, int]
    score: int


class View(msgspec.Struct, frozen=True):
    """The whole table."""

    game: str
    readings: dict[str, str]
    """The other readings of the rules that this table has chosen."""
    you: int | None
    over: bool
    turn: int
    """How many turns are over."""
    starter: int
    active: int
    acting: list[int]
    spots: list[Spot]
    seats: list[Seat]
    die_a: str | None
    die_b: int | None
    drawn: Tile | None
    """A tile that has been drawn and has to be used."""
    put_back: int
    """How many tiles were drawn before it and put back."""
    places: list[Place]
    """Where the drawn tile can be laid."""
    turning: int | None
    """The spot whose tile is being rotated, and how it can lie."""
    ways: list[str]
    takes: dict[str, int]
    """What the acting player can mine now: the kinds of counter and how many."""
    stack: list[Tile]
    """The tiles in the stack, sorted."""
    bag: dict[str, int]
    box: dict[str, int]
    boxed: int
    """How many tiles are in the box."""
    reasons: list[str]
    """Why the final turns have begun."""
    final_turns: int
    ranking: list[int] | None


def view_of(game: State, seat: int | None) -> View:
    """The view of a seat; None is a spectator."""
    kind, about = (NONE, 0) if game.over else game.decision()
    legal = [] if game.over else game.legal()
    turning = kinds.ROTATE_SPOT.of(about) if kind == kinds.ROTATE else None
    return View(
        game="mineshaft",
        readings=readings_of(game),
        you=seat,
        over=game.over,
        turn=game.turns_over,
        starter=game.starter,
        active=game.active,
        acting=game.acting(),
        spots=[spot_of(game, k) for k in range(game.spots)],
        seats=[seat_of(game, k, seat) for k in range(game.player_count)],
        die_a=FACES_A[game.die_a] if game.die_a != NONE else None,
        die_b=game.die_b if game.die_b != NONE else None,
        drawn=tile_of(game.drawn) if game.drawn != NONE else None,
        put_back=game.put_back,
        places=places_of(game, about, legal) if kind == kinds.LAY else [],
        turning=turning,
        ways=[letters_of(action) for action in legal] if kind == kinds.ROTATE else [],
        takes=takes_of(game) if kind == kinds.MINE else {},
        stack=[tile_of(tile) for tile in sorted(game.stack[k] for k in range(game.stack_size))],
        bag=counted(game.bag[k] for k in range(COUNTERS)),
        box=counted(game.box[k] for k in range(COUNTERS)),
        boxed=game.boxed,
        reasons=[name for k, name in enumerate(REASONS) if game.reasons >> k & 1],
        final_turns=game.finals,
        ranking=game.ranking() if game.over else None,
    )


def readings_of(game: State) -> dict[str, str]:
    """The readings that differ from the default."""
    others = {name: values[1] for k, (name, values) in enumerate(READINGS.items()) if game.readings >> k & 1}
    return others if game.reads(WHOLE_ROUNDS) else others | {"finish": "at_once"}


def tile_of(tile: int) -> Tile:
    """What is printed on a tile; Fire! and Timed Fuse have no shape."""
    return Tile(
        id=TILE_IDS[tile],
        kind=kind_of(tile),
        shape=SHAPE_NAMES[SHAPE_OF[tile]] if SHAPE_OF[tile] != NONE else None,
        colour=COLOURS[COLOUR_OF[tile]] if COLOUR_OF[tile] != NONE else None,
        slots=SLOTS[tile],
    )


def counted(amounts: Iterable[int]) -> dict[str, int]:
    return dict(zip(COUNTER_NAMES, amounts, strict=True))


def where(cell: int) -> tuple[int, int]:
    """A place of the grid as seen from the starting tile."""
    return CELL_X.of(cell), CELL_Y.of(cell)


def spot_of(game: State, spot: int) -> Spot:
    x, y = where(game.cells[spot])
    return Spot(
        number=spot,
        x=x,
        y=y,
        tile=tile_of(game.tiles[spot]),
        openings=letters_of(game.openings[spot]),
        counters=counted(game.counters[spot * COUNTERS + k] for k in range(COUNTERS)),
        collapsed=bool(game.collapsed[spot]),
        pieces=[seat for seat in range(game.player_count) if game.pieces[seat] == spot],
    )


def seat_of(game: State, seat: int, viewer: int | None) -> Seat:
    """Covered counters are their owner's secret until the end, and nobody's points are counted (RULES 12.4)."""
    counters = counted(game.hands[seat * COUNTERS + k] for k in range(COUNTERS))
    spot, count = game.pieces[seat], sum(counters.values())
    if game.reads(COVERED_COUNTERS) and not game.over:
        return Seat(seat=seat, spot=spot, counters=counters if seat == viewer else None, count=count)
    points = lines(game, seat)
    return CountedSeat(
        seat=seat,
        spot=spot,
        counters=counters,
        count=count,
        lines=dict(zip(LINES, points, strict=True)),
        score=sum(points),
    )


def places_of(game: State, source: int, legal: list[int]) -> list[Place]:
    """The legal ways to lay the drawn tile, by side."""
    ways: dict[int, list[str]] = {}
    for action in legal:
        ways.setdefault(kinds.LAY_SIDE.of(action), []).append(letters_of(kinds.LAY_OPENINGS.of(action)))
    found = []
    for side, letters in ways.items():
        x, y = where(game.cells[source] + AWAY[side])
        found.append(Place(x=x, y=y, side=LETTERS[side], ways=letters))
    return found


def takes_of(game: State) -> dict[str, int]:
    here = game.pieces[game.active]
    amounts = {name: minable(game, here, k) for k, name in enumerate(COUNTER_NAMES)}
    return {name: count for name, count in amounts.items() if count}
