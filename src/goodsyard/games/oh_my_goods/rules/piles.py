"""The draw pile, the discard pile and the hands: moving cards between them (RULES 2.5-2.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.chance import DECKS, shuffle
from goodsyard.core.decision import Decision, Options
from goodsyard.games.oh_my_goods.rules import events, kinds
from goodsyard.games.oh_my_goods.rules.cards import COLOUR_OF, DECK, NONE, PRINT_OF
from goodsyard.games.oh_my_goods.rules.state import Player, State


def take(player: Player, card: i64) -> None:
    """Add a card to the hand, which is kept in ascending order."""
    place = player.held
    while place > 0 and player.hand[place - 1] > card:
        player.hand[place] = player.hand[place - 1]
        place -= 1
    player.hand[place] = card
    player.held += 1
    player.supply[COLOUR_OF[card]] += 1


def take_out(player: Player, printed: i64) -> i64:
    """Remove the first card with this print from the hand."""
    place: i64 = 0
    while PRINT_OF[player.hand[place]] != printed:
        place += 1
    card = player.hand[place]
    player.held -= 1
    while place < player.held:
        player.hand[place] = player.hand[place + 1]
        place += 1
    player.hand[player.held] = 0
    player.supply[COLOUR_OF[card]] -= 1
    return card


def draw(game: State) -> i64:
    """Draw the top card; if the draw pile is empty, the discard pile is shuffled first (RULES 2.5, 2.6).

    NONE if both piles are empty.
    """
    if game.pile_size == 0:
        reshuffle(game)
        if game.pile_size == 0:
            return NONE
    game.luck += 1
    game.pile_size -= 1
    card = game.pile[game.pile_size]
    game.pile[game.pile_size] = 0
    return card


def discard(game: State, card: i64) -> None:
    """Put a card face up on the discard pile (RULES 2.7)."""
    game.discarded[card] = 1


def reshuffle(game: State) -> None:
    """Shuffle the discard pile to form a new draw pile."""
    count: i64 = 0
    card: i64
    for card in range(DECK):
        if game.discarded[card]:
            game.discarded[card] = 0
            game.pile[count] = card
            count += 1
    if count == 0:
        return
    game.shuffles += 1
    game.luck += 1
    k: i64
    for k in range(count):
        game.batch[game.pile[k]] = game.shuffles
    shuffle(game.chance, DECKS, game.pile, 0, count)
    game.pile_size = count
    game.tell(events.SHUFFLED, 0, count)


def call_for_discards(game: State) -> bool:
    """Both piles are empty: everyone discards half of their hand, the active player first (RULES 2.8).

    False if nobody has two cards, so that there is nothing to draw (RULES 2.9).
    """
    called = False
    k: i64
    for k in range(game.player_count - 1, -1, -1):
        seat = (game.active + k) % game.player_count
        if game.players[seat].held >= 2:
            game.push(seat, kinds.SHED, game.players[seat].held // 2)
            called = True
    if called:
        game.tell(events.SHORT, 0)
    return called


def list_prints(player: Player, offset: i64, found: Options) -> None:
    """Add the cards of the hand, each print once, as `offset` + card."""
    k: i64
    for k in range(player.held):
        printed = PRINT_OF[player.hand[k]]
        if k == 0 or PRINT_OF[player.hand[k - 1]] != printed:
            found.add(offset + printed)


class Shed(Decision[State]):
    """Discard a hand card; `about` counts how many remain to be discarded (RULES 2.8)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        list_prints(game.me, 0, found)

    def choose(self, game: State, about: i64, action: i64) -> None:
        card = take_out(game.me, action)
        discard(game, card)
        game.tell(events.SHED, game.seat, card)
        if about > 1:
            game.push(game.seat, kinds.SHED, about - 1)


SHED: Final = Shed(kinds.SHED, "shed", DECK)
