"""Luck as a choice: deals again what no seat knows, so that a search cannot look into the future of one fixed shuffle.

Unlike `determinize`, which imagines for one seat, this keeps every hand and everything that any seat knows.
"""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.core.chance import DECKS, mix, seeded, shuffle
from goodsyard.core.game import Game
from goodsyard.core.row import Row, zeros
from goodsyard.games.coal_baron.cards import ALL_CARDS, FAMILY_OF, FIRST_OF, STACKS
from goodsyard.games.coal_baron.memory import back_of, card, kind_of, spoken_of
from goodsyard.games.coal_baron.state import State as CoalBaron
from goodsyard.games.mineshaft.stack import imagine
from goodsyard.games.mineshaft.state import State as Mineshaft
from goodsyard.games.oh_my_goods.state import State as OhMyGoods


def deal_future(game: Game, seed: i64) -> None:
    """Another future: the generator, and the order of face-down stacks as far as nobody knows it."""
    chance = seeded(mix(seed, 1))
    if isinstance(game, CoalBaron):
        deal_stacks(game, chance)
    elif isinstance(game, OhMyGoods):
        shuffle(chance, DECKS, game.pile, 0, game.pile_size)
    elif isinstance(game, Mineshaft):
        imagine(game, seed)
    game.chance = seeded(mix(seed, 2))


def deal_stacks(game: CoalBaron, chance: Row) -> None:
    """Coal Baron: the cards under the tops that no seat's memory speaks of, each family among itself."""
    family: i64
    k: i64
    for family in range(FAMILY_OF[STACKS - 1] + 1):
        places, kinds = zeros(ALL_CARDS), zeros(ALL_CARDS)
        count = unspoken(game, family, places)
        for k in range(count):
            kinds[k] = kind_of(game.stacks[places[k]])
        shuffle(chance, DECKS, kinds, 0, count)
        for k in range(count):
            game.stacks[places[k]] = card(back_of(game.stacks[places[k]]), kinds[k])


def unspoken(game: CoalBaron, family: i64, places: Row) -> i64:
    """Find the places of such cards in the row of all stacks, and count them."""
    spoken: i64 = 0
    count: i64 = 0
    stack: i64
    k: i64
    for player in game.seats:
        for k in range(player.memories):
            about, kind, backs = spoken_of(player.memory[k])
            if about == family:
                spoken |= backs
    for stack in range(STACKS):
        if FAMILY_OF[stack] == family:
            for k in range(FIRST_OF[stack], FIRST_OF[stack] + game.heights[stack] - 1):
                if not spoken >> back_of(game.stacks[k]) & 1:
                    places[count] = k
                    count += 1
    return count
