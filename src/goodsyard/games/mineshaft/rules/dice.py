"""The dice: a tile is filled, or one collapses (RULES 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.chance import DICE, below
from goodsyard.core.decision import Decision, Options
from goodsyard.games.mineshaft.rules import kinds
from goodsyard.games.mineshaft.rules.bag import collapse, counters_in, fill, has_empty_slot
from goodsyard.games.mineshaft.rules.cards import COLOUR_OF, DIE_A, DIE_B, FACES, MAX_SPOTS, NONE, QUAKE_ICON, SIDES
from goodsyard.games.mineshaft.rules.events import COLLAPSED, ROLLED
from goodsyard.games.mineshaft.rules.mine import connected
from goodsyard.games.mineshaft.rules.state import MUST_REFILL, QUAKE_ADJACENT, STARTING_SPOT, State

# The starting tile has no slots and cannot collapse, so its spot stands for nothing.
NOTHING: Final[i64] = STARTING_SPOT


def roll(game: State) -> None:
    """Roll both dice and resolve die A (RULES 5.1)."""
    game.luck += 1
    game.die_a = DIE_A[below(game.chance, DICE, FACES)]
    game.die_b = DIE_B[below(game.chance, DICE, FACES)]
    game.tell(ROLLED, game.seat, game.die_a, game.die_b)
    game.ask(kinds.QUAKE if game.die_a == QUAKE_ICON else kinds.REFILL, 0)


def may_refill(game: State, spot: i64) -> bool:
    """Is there an empty slot on a tile of the rolled colour? (RULES 5.2)"""
    return COLOUR_OF[game.tiles[spot]] == game.die_a and not game.collapsed[spot] and has_empty_slot(game, spot)


class Refill(Decision[State]):
    """Fill a tile of the rolled colour, or none (RULES 5.2, 5.3, 12.1)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        if counters_in(game.bag) > 0:
            spot: i64
            for spot in range(1, game.spots):
                if may_refill(game, spot):
                    found.add(spot)
        if found.count == 0 or not game.reads(MUST_REFILL):
            found.add(NOTHING)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action != NOTHING:
            fill(game, action)


def may_collapse(game: State, spot: i64) -> bool:
    return spot != NONE and spot != STARTING_SPOT and not game.collapsed[spot]


class Quake(Decision[State]):
    """Collapse a tile to which the track under the piece leads (RULES 5.4, 5.5, 12.2)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        here = game.pieces[game.seat]
        side: i64
        for side in range(SIDES):
            spot = game.beside[here * SIDES + side] if game.reads(QUAKE_ADJACENT) else connected(game, here, side)
            if may_collapse(game, spot):
                found.add(spot)
        if found.count == 0:
            found.add(NOTHING)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action != NOTHING:
            collapse(game, action, COLLAPSED, game.box)


REFILL: Final = Refill(kinds.REFILL, "refill", MAX_SPOTS)
QUAKE: Final = Quake(kinds.QUAKE, "quake", MAX_SPOTS)
