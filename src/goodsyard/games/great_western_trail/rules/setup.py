"""Setup (RULES 1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.chance import SETUP, below, shuffle
from goodsyard.core.game import DEEPEST, RANDOM_STARTER
from goodsyard.core.row import Row, bit, row, zeros
from goodsyard.games.great_western_trail.rules.bag import draw_one
from goodsyard.games.great_western_trail.rules.cards import (
    BUILDINGS,
    CARDS,
    CATTLE,
    DISCS,
    DISPLAY,
    FIRST_MONEY,
    HAND,
    MARKET_CATTLE,
    MASTERS,
    NEUTRALS,
    NONE,
    OBJECTIVE_COPIES,
    OBJECTIVES,
    OWN_CATTLE,
    SPACES,
    STARTING_OBJECTIVES,
    TILES,
    TILES_ON_TRAIL,
    WORKERS,
)
from goodsyard.games.great_western_trail.rules.cattle import fill_market
from goodsyard.games.great_western_trail.rules.deck import draw_cards
from goodsyard.games.great_western_trail.rules.game import GreatWesternTrail
from goodsyard.games.great_western_trail.rules.job_market import place_worker
from goodsyard.games.great_western_trail.rules.kansas_city import refill_foresight
from goodsyard.games.great_western_trail.rules.objectives import refill_display
from goodsyard.games.great_western_trail.rules.state import BOX, FORESIGHT, JOBS, Player, new_player
from goodsyard.games.great_western_trail.rules.tiles import space_for
from goodsyard.games.great_western_trail.rules.trail import CITY, KC, NEUTRAL, NEUTRAL_SPACES

RANDOM_SIDES: Final = -1
A_SIDES: Final = 0
FULL_SUPPLY: Final[Row] = row(
    [copies for pile in ("pile_1", "pile_2", "pile_3") for copies in CARDS.column("tiles", pile)]
)


def new(
    player_count: i64,
    chance: Row,
    rules_version: i64,
    shuffled: bool = True,
    sides: i64 = A_SIDES,
    starter: i64 = RANDOM_STARTER,
) -> GreatWesternTrail:
    """A game ready for its first turn.

    `shuffled` distributes the neutral buildings at random; `sides` has a bit for each private building whose b-side is
    used; `starter` is the seat of the starting player (RULES 1.3, 1.12, 1.16).
    """
    first = below(chance, SETUP, player_count)
    b_sides = below(chance, SETUP, bit(BUILDINGS))
    game = GreatWesternTrail(
        player_count,
        rules_version,
        zeros(DEEPEST),
        chance,
        b_sides if sides == RANDOM_SIDES else sides,
        first if starter == RANDOM_STARTER else starter,
        [new_player() for _ in range(player_count)],
        zeros(SPACES),
        FULL_SUPPLY[:],
        zeros(FORESIGHT),
        zeros(JOBS),
        zeros(CATTLE),
        MARKET_CATTLE[:],
        OBJECTIVE_COPIES[:OBJECTIVES],
        zeros(DISPLAY),
        zeros(MASTERS),
        zeros(BOX),
    )
    lay_out_board(game, shuffled)
    lay_out_tiles(game)
    fill_market(game)
    refill_display(game)
    give_out(game)
    game.settle()
    return game


def lay_out_board(game: GreatWesternTrail, shuffled: bool) -> None:
    """Station master tiles and neutral buildings (RULES 1.2, 1.3)."""
    masters = row(list(range(MASTERS)))
    shuffle(game.chance, SETUP, masters, 0, MASTERS)
    neutrals = row(list(range(NEUTRALS)))
    if shuffled:
        shuffle(game.chance, SETUP, neutrals, 0, NEUTRALS)
    k: i64
    for k in range(MASTERS):
        game.posts[k] = masters[k] + 1
    for k in range(NEUTRALS):
        game.trail[NEUTRAL_SPACES[k]] = NEUTRAL + neutrals[k]
    game.trail[KC] = CITY


def lay_out_tiles(game: GreatWesternTrail) -> None:
    """Tiles of the Kansas City supply: seven on the trail, workers in the job market, foresight (RULES 1.5-1.8)."""
    placed: i64 = 0
    while placed < TILES_ON_TRAIL:
        tile = draw_one(game, game.supply, 0, TILES)
        space = space_for(game, tile)
        if space == NONE:
            game.supply[tile] += 1  # back into the pile
        else:
            game.trail[space] = tile
            placed += 1
    game.token = 0
    while game.token == 0 or game.filled < game.player_count - 1:
        place_worker(game, draw_one(game, game.supply, TILES, TILES))
        if game.filled == game.player_count:
            game.token, game.filled = 1, 0
    refill_foresight(game)


def give_out(game: GreatWesternTrail) -> None:
    """Everyone gets a board, a deck, a hand, a starting objective card and money (RULES 1.11-1.16)."""
    cards = row(list(range(STARTING_OBJECTIVES)))
    shuffle(game.chance, SETUP, cards, 0, STARTING_OBJECTIVES)
    k: i64
    for k in range(game.player_count):
        game.seat = (game.starter + k) % game.player_count
        game.me.money = FIRST_MONEY + k
        game.me.area[OBJECTIVES + cards[k]] = 1
        fit_out(game.me)
        draw_cards(game, game.me, HAND)


def fit_out(player: Player) -> None:
    """The player board with its discs and printed workers, the private buildings and the herd deck."""
    player.discs = DISCS[:]
    player.buildings = bit(BUILDINGS) - 1
    k: i64
    for k in range(WORKERS):
        player.workers[k] = 1
    for k in range(CATTLE):
        player.stack[k] = OWN_CATTLE[k]
