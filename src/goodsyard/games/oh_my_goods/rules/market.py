"""New hand cards, sunrise and sunset (RULES 2, 3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.oh_my_goods.rules import events, kinds
from goodsyard.games.oh_my_goods.rules.cards import (
    AMOUNT_OF,
    COLOUR_OF,
    EXTRA_CARD,
    HALF_SUNS,
    NEW_CARDS,
    NONE,
    OFFICE_LIMIT,
    RESOURCES,
    SUNS,
)
from goodsyard.games.oh_my_goods.rules.piles import call_for_discards, discard, draw, take
from goodsyard.games.oh_my_goods.rules.state import DEALING, PLANNING, SUNRISE, WORKING, State


class Exchange(Decision[State]):
    """Keep the hand, or discard all of it and draw the same number of cards (RULES 10.2)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        found.add(kinds.EXCHANGE_KEEP)
        found.add(kinds.EXCHANGE_SWAP)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == kinds.EXCHANGE_KEEP:
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
        game.tell(events.EXCHANGED, game.seat, count)
        for k in range(count):
            take(me, draw(game))  # never fails: the cards just discarded can be drawn again


def offer_exchange(game: State) -> None:
    """Ask the next player, starting with the active one (RULES 10.2)."""
    if game.turns_over == game.player_count:
        begin_deal(game)
        return
    seat = game.next_seat()
    game.turns_over += 1
    if game.players[seat].held > 0:
        game.push(seat, kinds.EXCHANGE, 0)


def begin_deal(game: State) -> None:
    game.phase = DEALING
    game.turns_over = 0
    game.due = new_cards(game)


def new_cards(game: State) -> i64:
    """How many cards the next player gets: two, plus one for each office that gives a card (RULES 2.2, 2.3, 10.6)."""
    player = game.players[game.next_seat()]
    if player.held > OFFICE_LIMIT[game.edition]:
        return NEW_CARDS
    return NEW_CARDS + player.offices[EXTRA_CARD]


def deal(game: State) -> None:
    """Deal to each player in turn; stop where cards must be discarded first (RULES 2.2, 2.8)."""
    while game.turns_over < game.player_count:
        seat = game.next_seat()
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
        game.tell(events.DEALT, seat, game.dealt)
        game.dealt = 0
        game.turns_over += 1
        if game.turns_over < game.player_count:
            game.due = new_cards(game)
    game.turns_over = 0
    game.phase = SUNRISE


def fill_row(game: State) -> None:
    """Turn over cards until the row shows two half suns; stop where cards must be discarded first (RULES 3)."""
    first = 0 if game.phase == SUNRISE else game.sunrise_size
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
    if game.phase == SUNRISE:
        game.sunrise_size = game.market_size
        game.tell(events.SUNRISE, game.active, game.market_size, resources_from(game, 0))
        game.phase = PLANNING
    else:
        count = game.market_size - game.sunrise_size
        game.tell(events.SUNSET, game.active, count, resources_from(game, game.sunrise_size))
        game.phase = WORKING


def resources_from(game: State, first: i64) -> i64:
    """The resources of the market display from its card `first` on, as one number for the log."""
    resources: i64 = 0
    if not game.log.on:
        return resources
    k: i64
    for k in range(first, game.market_size):
        resources += AMOUNT_OF[COLOUR_OF[game.market[k]]].at(1)
    return resources


def clear_market(game: State) -> None:
    """Discard all cards of the market display (RULES 8.1)."""
    k: i64
    for k in range(game.market_size):
        discard(game, game.market[k])
        game.market[k] = 0
    for k in range(RESOURCES):
        game.resources[k] = 0
    game.market_size = 0
    game.sunrise_size = 0


EXCHANGE: Final = Exchange(kinds.EXCHANGE, "exchange", 2)
