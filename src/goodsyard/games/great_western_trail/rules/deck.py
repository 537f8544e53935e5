"""The herd deck: hand, personal draw stack and discard pile (RULES 4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.bag import draw_one, holds_any, total
from goodsyard.games.great_western_trail.rules.cards import (
    CATTLE,
    DISCS,
    HAND,
    HAND_LIMIT,
    HERD,
    NONE,
    OBJECTIVES,
    TILES,
)
from goodsyard.games.great_western_trail.rules.events import DISCARDED, DREW, REMOVED_CARD, SHUFFLED
from goodsyard.games.great_western_trail.rules.state import Player, State

KEEP: Final[i64] = HERD  # instead of removing a card


def hand_limit(player: Player) -> i64:
    """Four, plus one for each cleared disc space (RULES 4.7)."""
    return HAND + DISCS[HAND_LIMIT] - player.discs[HAND_LIMIT]


def drawable(player: Player) -> i64:
    """How many cards could be drawn before both piles are empty."""
    return total(player.stack, 0, HERD) + total(player.discards, 0, HERD)


def can_draw(player: Player) -> bool:
    """Is there a card to draw?"""
    return holds_any(player.stack, 0, HERD) or holds_any(player.discards, 0, HERD)


def has_objective(player: Player) -> bool:
    """Is there an objective card anywhere in the deck? Everybody knows this (RULES 12.4)."""
    if holds_any(player.hand, CATTLE, OBJECTIVES) or holds_any(player.stack, CATTLE, OBJECTIVES):
        return True
    return holds_any(player.discards, CATTLE, OBJECTIVES)


def draw_cards(game: State, player: Player, count: i64) -> i64:
    """Draw from the personal draw stack; it is reshuffled only when a card has to be drawn (RULES 4.3, 4.4)."""
    drawn: i64 = 0
    while drawn < count:
        card = draw_one(game, player.stack, 0, HERD)
        if card == NONE:
            if not shuffle_discards(game, player):
                break
        else:
            player.hand[card] += 1
            drawn += 1
    if drawn > 0:
        game.tell(DREW, game.seat, drawn)
    return drawn


def shuffle_discards(game: State, player: Player) -> bool:
    """The discard pile becomes the draw stack; False if there is none.

    Nothing of the deck is hidden elsewhere now, so everybody knows the cards that are in hand (RULES 12.4).
    """
    count: i64 = 0
    card: i64
    for card in range(HERD):
        count += player.discards[card]
        player.stack[card] = player.discards[card]
        player.discards[card] = 0
        player.known[card] = player.hand[card]
    if count == 0:
        return False
    player.top = NONE
    game.luck += 1
    game.tell(SHUFFLED, game.seat, count)
    return True


def leave_hand(player: Player, card: i64) -> None:
    """Of equal cards, one that everybody knows of leaves first; it makes no difference which one goes."""
    player.hand[card] -= 1
    if player.known[card] > 0:
        player.known[card] -= 1


def put_on_discards(player: Player, card: i64) -> None:
    player.discards[card] += 1
    player.top = card


def discard(game: State, player: Player, card: i64) -> None:
    """Put a card from the hand onto the personal discard pile (RULES 4.5)."""
    leave_hand(player, card)
    put_on_discards(player, card)
    game.tell(DISCARDED, game.seat, card)


def discard_hand(player: Player) -> None:
    """All cards at once (RULES 9.12)."""
    card: i64
    for card in range(HERD):
        if player.hand[card] > 0:
            player.discards[card] += player.hand[card]
            player.hand[card] = 0
            player.known[card] = 0
            player.top = card


def list_hand(player: Player, found: Options) -> None:
    card: i64
    for card in range(HERD):
        if player.hand[card] > 0:
            found.add(card)


def list_objectives(player: Player, first: i64, found: Options) -> None:
    """Add an option for each objective card in hand, counted from `first`."""
    card: i64
    for card in range(CATTLE, HERD):
        if player.hand[card] > 0:
            found.add(first + card - CATTLE)


class Discard(Decision[State]):
    """Discard a card; `about` cards are left to discard, in all as many as were drawn (RULES 4.8)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        list_hand(game.me, found)

    def choose(self, game: State, about: i64, action: i64) -> None:
        discard(game, game.me, action)
        if about > 1:
            game.push(game.seat, kinds.DISCARD, about - 1)


class Draw(Decision[State]):
    """Draw up to the limit, then discard as many cards (RULES 4.8)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        count: i64
        if kinds.DRAW_OPTIONAL.has(about):
            found.add(0)
        for count in range(1, min(kinds.DRAW_LIMIT.of(about), drawable(game.me)) + 1):
            found.add(count)

    def choose(self, game: State, about: i64, action: i64) -> None:
        draw_and_discard(game, action)


def draw_and_discard(game: State, count: i64) -> None:
    """Draw all cards first, then discard (RULES 4.8)."""
    drawn = draw_cards(game, game.me, count)
    if drawn > 0:
        game.push(game.seat, kinds.DISCARD, drawn)


class Remove(Decision[State]):
    """Remove a hand card from the game, or keep the rest; up to `about` cards (RULES 6.15)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        list_hand(game.me, found)
        found.add(KEEP)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == KEEP:
            return
        leave_hand(game.me, action)
        game.box[TILES + action] += 1
        game.tell(REMOVED_CARD, game.seat, action)
        if about > 1:
            ask_for_removal(game, about - 1)


def ask_for_removal(game: State, max_cards: i64) -> None:
    """Nothing is asked if there is no card in hand."""
    if holds_any(game.me.hand, 0, HERD):
        game.push(game.seat, kinds.REMOVE, max_cards)


DISCARD: Final = Discard(kinds.DISCARD, "discard", HERD)
DRAW: Final = Draw(kinds.DRAW, "draw", kinds.DRAW_ACTION.size)
REMOVE: Final = Remove(kinds.REMOVE, "remove", HERD + 1)
