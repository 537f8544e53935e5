"""Deals the future again: shuffles what no seat knows and keeps every hand and everything that some seat knows."""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.core.chance import DECKS, mix, seeded, shuffle
from goodsyard.core.row import Row, zeros
from goodsyard.games.coal_baron.rules.cards import ALL_CARDS, FAMILY_OF, FIRST_OF, STACKS
from goodsyard.games.coal_baron.rules.memory import CARD_BACK, CARD_KIND, KNOWN_BACKS, KNOWN_FAMILY
from goodsyard.games.coal_baron.rules.state import State


def redeal(game: State, seed: i64) -> None:
    """Shuffle the face-down cards whose order nobody knows."""
    deal_stacks(game, seeded(mix(seed, 1)))


def deal_stacks(game: State, chance: Row) -> None:
    """Shuffle the cards under the tops that no seat's memory speaks of, each family among itself."""
    family: i64
    k: i64
    for family in range(FAMILY_OF[STACKS - 1] + 1):
        places, kinds = zeros(ALL_CARDS), zeros(ALL_CARDS)
        count = unspoken(game, family, places)
        for k in range(count):
            kinds[k] = CARD_KIND.of(game.stacks[places[k]])
        shuffle(chance, DECKS, kinds, 0, count)
        for k in range(count):
            back = CARD_BACK.of(game.stacks[places[k]])
            game.stacks[places[k]] = CARD_BACK.at(back) + CARD_KIND.at(kinds[k])


def unspoken(game: State, family: i64, places: Row) -> i64:
    """Find the places of these cards in the row of all stacks, and count them."""
    spoken: i64 = 0
    count: i64 = 0
    stack: i64
    k: i64
    for player in game.players:
        for k in range(player.memories):
            if KNOWN_FAMILY.of(player.memory[k]) == family:
                spoken |= KNOWN_BACKS.of(player.memory[k])
    for stack in range(STACKS):
        if FAMILY_OF[stack] == family:
            for k in range(FIRST_OF[stack], FIRST_OF[stack] + game.heights[stack] - 1):
                if not spoken >> CARD_BACK.of(game.stacks[k]) & 1:
                    places[count] = k
                    count += 1
    return count
