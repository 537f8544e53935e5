"""Imagining what a seat cannot see: the game's `determinize` (RULES 12).

Hidden from a seat is only how the unknown cards of another deck are divided between hand and draw stack. Everything
else, such as which tile or card comes next, is decided by chance when it comes up.
"""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.core.chance import DECKS, below, mix, seeded
from goodsyard.core.row import Row
from goodsyard.games.great_western_trail.rules.bag import total
from goodsyard.games.great_western_trail.rules.cards import HERD
from goodsyard.games.great_western_trail.rules.state import Player, State


def imagine(game: State, seat: i64, seed: i64) -> None:
    """Shuffle what the seat cannot know (the game's `determinize`)."""
    if game.over:
        return  # everything is open (RULES 12.7)
    game.chance = seeded(mix(seed, 2))
    chance = seeded(mix(seed, 1))
    other: i64
    for other in range(game.player_count):
        if other != seat:
            deal_again(game.players[other], chance)


def deal_again(player: Player, chance: Row) -> None:
    """Any of the unknown cards can be in hand (RULES 12.3, 12.4)."""
    card: i64
    for card in range(HERD):
        player.stack[card] += player.hand[card] - player.known[card]
    hidden = total(player.hand, 0, HERD) - total(player.known, 0, HERD)
    size = total(player.stack, 0, HERD)
    for card in range(HERD):
        player.hand[card] = player.known[card]
    k: i64
    for k in range(hidden):
        left = below(chance, DECKS, size - k)
        card = 0
        while left >= player.stack[card]:
            left -= player.stack[card]
            card += 1
        player.stack[card] -= 1
        player.hand[card] += 1
