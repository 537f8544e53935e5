"""The bag: drawing counters, filling tiles, collapsing and clearing them (RULES 2.7, 2.8, 8)."""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.core.chance import DECKS, below
from goodsyard.core.row import Row
from goodsyard.games.mineshaft.rules.cards import COAL, COUNTERS, GOLD, SILVER, SLOTS
from goodsyard.games.mineshaft.rules.events import CLEARED, COUNTED_BY_KIND, FILLED
from goodsyard.games.mineshaft.rules.state import State


def counters_in(bag: Row) -> i64:
    return bag[GOLD] + bag[SILVER] + bag[COAL]


def counters_on(game: State, spot: i64) -> i64:
    first = spot * COUNTERS
    return game.counters[first + GOLD] + game.counters[first + SILVER] + game.counters[first + COAL]


def counted_on(game: State, spot: i64) -> i64:
    """The counters on a spot as a fact for the log."""
    counted: i64 = 0
    kind: i64
    for kind in range(COUNTERS):
        counted += COUNTED_BY_KIND[kind].at(game.counters[spot * COUNTERS + kind])
    return counted


def has_empty_slot(game: State, spot: i64) -> bool:
    return counters_on(game, spot) < SLOTS[game.tiles[spot]]


def draw_counters(game: State, count: i64, into: Row, first: i64) -> i64:
    """Draw counters without looking, as many as there are; return them as a fact for the log (RULES 2.8, 10.3)."""
    drawn: i64 = 0
    left = counters_in(game.bag)
    while count > 0 and left > 0:
        kind: i64 = GOLD
        place = below(game.chance, DECKS, left)
        while place >= game.bag[kind]:
            place -= game.bag[kind]
            kind += 1
        game.bag[kind] -= 1
        into[first + kind] += 1
        drawn += COUNTED_BY_KIND[kind].at(1)
        game.luck += 1
        count -= 1
        left -= 1
    if left == 0:
        game.ran_out = True
    return drawn


def fill(game: State, spot: i64) -> None:
    """Draw counters for all empty slots of a tile (RULES 2.8)."""
    tile = game.tiles[spot]
    empty = SLOTS[tile] - counters_on(game, spot)
    if empty > 0:
        drawn = draw_counters(game, empty, game.counters, spot * COUNTERS)
        game.tell(FILLED, game.seat, spot, tile, drawn)


def empty_into(game: State, spot: i64, into: Row, first: i64) -> None:
    """All counters of a tile leave it."""
    kind: i64
    for kind in range(COUNTERS):
        place = spot * COUNTERS + kind
        into[first + kind] += game.counters[place]
        game.counters[place] = 0


def collapse(game: State, spot: i64, event: i64, into: Row) -> None:
    """Turn a tile face down; its counters go into the box or the bag (RULES 5.6, 9.7)."""
    game.tell(event, game.seat, spot, game.tiles[spot], counted_on(game, spot))
    empty_into(game, spot, into, 0)
    game.collapsed[spot] = 1


def clear(game: State, spot: i64) -> None:
    """Turn a collapsed tile face up and fill it (RULES 8.1)."""
    game.collapsed[spot] = 0
    game.tell(CLEARED, game.seat, spot, game.tiles[spot])
    fill(game, spot)
