"""The stack of tiles, and what nobody knows about it (RULES 1.5, 3.2, 14)."""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.core.chance import DECKS, mix, seeded, shuffle
from goodsyard.core.row import zeros
from goodsyard.games.mineshaft.rules.cards import FITS_FIRST_TURN, KIND_OF, TILE_NUMBERS
from goodsyard.games.mineshaft.rules.events import DREW, PUT_BACK
from goodsyard.games.mineshaft.rules.state import State


def draw(game: State) -> None:
    """Take the top tile, which has to be used (RULES 4.3)."""
    game.luck += 1
    game.stack_size -= 1
    game.drawn = game.stack[game.stack_size]
    game.stack[game.stack_size] = 0
    game.tell(DREW, game.seat, game.drawn)


def draw_first(game: State) -> None:
    """Draw until an ordinary shaft tile comes up; the tiles above it go back and the stack is shuffled (RULES 3.2)."""
    game.put_back = 0
    place = game.stack_size - 1
    while not FITS_FIRST_TURN[KIND_OF[game.stack[place]]]:
        game.put_back += 1
        place -= 1
    wanted = game.stack[place]
    game.stack[place] = game.stack[game.stack_size - 1]
    game.stack[game.stack_size - 1] = wanted
    draw(game)
    if game.put_back > 0:
        shuffle(game.chance, DECKS, game.stack, 0, game.stack_size)
        game.tell(PUT_BACK, game.seat, game.put_back)


def imagine(game: State, seed: i64) -> None:
    """Reshuffle the stack and reseed dice and bag, independently of their true state (RULES 14.1)."""
    if game.over:
        return
    inside = zeros(TILE_NUMBERS)
    k: i64
    for k in range(game.stack_size):
        inside[game.stack[k]] = 1
    count: i64 = 0
    for k in range(TILE_NUMBERS):
        if inside[k]:
            game.stack[count] = k
            count += 1
    shuffle(seeded(mix(seed, 1)), DECKS, game.stack, 0, count)
    game.chance = seeded(mix(seed, 2))
