"""The stacks of the display: taking the top card, putting cards under, running out (RULES 1.5, 7).

All stacks share one row; each begins at `FIRST_OF` and grows from bottom to top.
"""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.games.coal_baron.rules.cards import FAMILY_OF, FIRST_OF, LORRY_1, WAGON_2
from goodsyard.games.coal_baron.rules.events import CUT, TOOK
from goodsyard.games.coal_baron.rules.memory import CARD_BACK, CARD_KIND, seen
from goodsyard.games.coal_baron.rules.state import State


def top(game: State, stack: i64) -> i64:
    """The open card on top, back and kind."""
    return game.stacks[FIRST_OF[stack] + game.heights[stack] - 1]


def lift(game: State, stack: i64) -> i64:
    """Take the top card off."""
    card = top(game, stack)
    game.heights[stack] -= 1
    return card


def take(game: State, stack: i64) -> i64:
    """Take the top card and return its kind; the next one is then open."""
    kind = CARD_KIND.of(lift(game, stack))
    game.tell(TOOK, game.seat, stack, kind)
    uncover(game, stack)
    refill(game, stack)
    return kind


def uncover(game: State, stack: i64) -> None:
    """Everybody sees the new top card."""
    if game.heights[stack] > 0:
        card = top(game, stack)
        back, kind = CARD_BACK.of(card), CARD_KIND.of(card)
        game.luck += 1
        for player in game.players:
            seen(player, FAMILY_OF[stack], back, kind)


def put_under(game: State, stack: i64, card: i64) -> None:
    """Put a card at the bottom of a stack; in an empty place it is the open one."""
    k: i64
    for k in range(FIRST_OF[stack] + game.heights[stack], FIRST_OF[stack], -1):
        game.stacks[k] = game.stacks[k - 1]
    game.stacks[FIRST_OF[stack]] = card
    game.heights[stack] += 1
    if game.heights[stack] == 1:
        uncover(game, stack)


def refill(game: State, stack: i64) -> None:
    """When one of two stacks has run out, lift the upper half of the other into its place (RULES 7.2-7.3)."""
    if game.heights[stack] > 0 or stack < LORRY_1 or stack > WAGON_2:
        return
    other = stack ^ 1
    moved = game.heights[other] // 2
    if moved == 0:
        return
    game.heights[other] -= moved
    game.heights[stack] = moved
    k: i64
    for k in range(moved):
        game.stacks[FIRST_OF[stack] + k] = game.stacks[FIRST_OF[other] + game.heights[other] + k]
    game.tell(CUT, game.seat, stack, moved)
    uncover(game, other)
