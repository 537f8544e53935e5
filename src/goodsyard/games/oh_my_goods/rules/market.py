"""New hand cards, sunrise and sunset (RULES 2, 3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.oh_my_goods.rules import kinds
from goodsyard.games.oh_my_goods.rules.cards import (
    COLOUR_OF,
    EXTRA_CARD,
    HALF_SUNS,
    NEW_CARDS,
    NONE,
    OFFICE_LIMIT,
    RESOURCES,
    SUNS,
)
from goodsyard.games.oh_my_goods.rules.events import DEALT, EXCHANGED, SUNRISE, SUNSET
from goodsyard.games.oh_my_goods.rules.kinds import EXCHANGE
from goodsyard.games.oh_my_goods.rules.packing import one_packed
from goodsyard.games.oh_my_goods.rules.piles import call_for_discards, discard, draw, take
from goodsyard.games.oh_my_goods.rules.state import DEALING, PLANNING, RISING, WORKING, State

KEEP: Final = 0
SWAP: Final = 1


class Exchange(Decision[State]):
    """Keep the hand, or discard all of it and draw as many cards (RULES 10.2)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        found.add(KEEP)
        found.add(SWAP)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == KEEP:
            return
        me = game.me
        count = me.held
        k: i64
        for k in range(count):
            discard(game, me.hand[k])
            me.hand[k] = 0
        for k in range(RESOURCES):
            me.supply[k] = 0
        me.held = 0
        game.tell(EXCHANGED, game.seat, count)
        for k in range(count):
            take(me, draw(game))  # the cards just discarded are there at least


def offer_exchange(game: State) -> None:
    """Ask the next player, beginning with the active one (RULES 10.2)."""
    if game.turn == game.player_count:
        begin_deal(game)
        return
    seat = (game.active + game.turn) % game.player_count
    game.turn += 1
    if game.players[seat].held > 0:
        game.push(seat, EXCHANGE, 0)


def begin_deal(game: State) -> None:
    game.phase = DEALING
    game.turn = 0
    game.due = new_cards(game)


def new_cards(game: State) -> i64:
    """Two cards, and one more for each office that gives one (RULES 2.2, 2.3, 10.6)."""
    player = game.players[(game.active + game.turn) % game.player_count]
    if player.held > OFFICE_LIMIT[game.edition]:
        return NEW_CARDS
    return NEW_CARDS + player.offices[EXTRA_CARD]


def deal(game: State) -> None:
    """Deal to each player in turn; stops where cards must be discarded first (RULES 2.2, 2.8)."""
    while game.turn < game.player_count:
        seat = (game.active + game.turn) % game.player_count
        while game.due > 0:
            card = draw(game)
            if card == NONE:
                if call_for_discards(game):
                    return
                game.due = 0
            else:
                take(game.players[seat], card)
                game.due -= 1
                game.dealt += 1
        game.tell(DEALT, seat, game.dealt)
        game.dealt = 0
        game.turn += 1
        if game.turn < game.player_count:
            game.due = new_cards(game)
    game.turn = 0
    game.phase = RISING


def turn_over(game: State) -> None:
    """Turn over cards until the row shows two half suns; stops where cards must be discarded first (RULES 3)."""
    first = 0 if game.phase == RISING else game.sunrise_size
    suns: i64 = 0
    k: i64
    for k in range(first, game.market_size):
        suns += HALF_SUNS[game.market[k]]
    while suns < SUNS:
        card = draw(game)
        if card == NONE:
            if call_for_discards(game):
                return
            break
        game.market[game.market_size] = card
        game.market_size += 1
        game.resources[COLOUR_OF[card]] += 1
        suns += HALF_SUNS[card]
    if game.phase == RISING:
        game.sunrise_size = game.market_size
        game.tell(SUNRISE, game.active, game.market_size, row_of_market(game, 0))
        game.phase = PLANNING
    else:
        count = game.market_size - game.sunrise_size
        game.tell(SUNSET, game.active, count, row_of_market(game, game.sunrise_size))
        game.phase = WORKING


def row_of_market(game: State, first: i64) -> i64:
    """The resources of the market display from a card on, packed for the log."""
    resources: i64 = 0
    k: i64
    for k in range(first, game.market_size):
        resources += one_packed(COLOUR_OF[game.market[k]])
    return resources


def clear_market(game: State) -> None:
    """All cards of the market display are discarded (RULES 8.1)."""
    k: i64
    for k in range(game.market_size):
        discard(game, game.market[k])
        game.market[k] = 0
    for k in range(RESOURCES):
        game.resources[k] = 0
    game.market_size = 0
    game.sunrise_size = 0


EXCHANGES: Final = Exchange(kinds.EXCHANGE, "exchange", 2)
