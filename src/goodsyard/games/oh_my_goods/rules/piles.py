"""The draw pile, the discard pile and the hands that cards come from and go to (RULES 2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.chance import DECKS, shuffle
from goodsyard.core.decision import Decision, Options
from goodsyard.games.oh_my_goods.rules import kinds
from goodsyard.games.oh_my_goods.rules.cards import COLOUR_OF, DECK, NONE, PRINT_OF
from goodsyard.games.oh_my_goods.rules.events import SHED as SHED_EVENT
from goodsyard.games.oh_my_goods.rules.events import SHORT, SHUFFLED
from goodsyard.games.oh_my_goods.rules.kinds import SHED
from goodsyard.games.oh_my_goods.rules.state import Player, State


def take(player: Player, card: i64) -> None:
    """Into the hand, which is kept in rising order."""
    place = player.held
    while place > 0 and player.hand[place - 1] > card:
        player.hand[place] = player.hand[place - 1]
        place -= 1
    player.hand[place] = card
    player.held += 1
    player.supply[COLOUR_OF[card]] += 1


def take_out(player: Player, printed: i64) -> i64:
    """Out of the hand: the first card with this print."""
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
    """The top card of the draw pile; if that is empty, the discard pile is shuffled first (RULES 2.5, 2.6).

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
    """Onto the discard pile, seen by all (RULES 2.7)."""
    game.discarded[card] = 1


def reshuffle(game: State) -> None:
    """The discard pile becomes the draw pile."""
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
    game.tell(SHUFFLED, 0, count)


def call_for_discards(game: State) -> bool:
    """Both piles are empty: everyone discards half the hand, the active player first (RULES 2.8).

    False if nobody has two cards: then there is nothing to draw (RULES 2.9).
    """
    called = False
    k: i64
    for k in range(game.player_count - 1, -1, -1):
        seat = (game.active + k) % game.player_count
        if game.players[seat].held >= 2:
            game.push(seat, SHED, game.players[seat].held // 2)
            called = True
    if called:
        game.tell(SHORT, 0)
    return called


def list_prints(player: Player, offset: i64, found: Options) -> None:
    """Each card of the hand, those with the same print once."""
    k: i64
    for k in range(player.held):
        printed = PRINT_OF[player.hand[k]]
        if k == 0 or PRINT_OF[player.hand[k - 1]] != printed:
            found.add(offset + printed)


class Shed(Decision[State]):
    """Discard a card of the hand, as often as `about` says (RULES 2.8)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        list_prints(game.me, 0, found)

    def choose(self, game: State, about: i64, action: i64) -> None:
        card = take_out(game.me, action)
        discard(game, card)
        game.tell(SHED_EVENT, game.seat, card)
        if about > 1:
            game.push(game.seat, SHED, about - 1)


SHEDDING: Final = Shed(kinds.SHED, "shed", DECK)
