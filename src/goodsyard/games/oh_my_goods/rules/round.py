"""The round: its phases one after the other, the turns of phase IV, the end of the game (RULES 2.1, 5.1, 8)."""

from __future__ import annotations

from goodsyard.games.oh_my_goods.rules.cards import EXCHANGE_HANDS, NONE
from goodsyard.games.oh_my_goods.rules.events import GAME_OVER, ROUND_BEGAN
from goodsyard.games.oh_my_goods.rules.kinds import BUILD, HIRE, STATION
from goodsyard.games.oh_my_goods.rules.market import begin_deal, clear_market, deal, offer_exchange, turn_over
from goodsyard.games.oh_my_goods.rules.planning import begin_planning, lay_open_plans
from goodsyard.games.oh_my_goods.rules.production import ask_for_production, lay_goods
from goodsyard.games.oh_my_goods.rules.state import (
    BUILDING,
    DEALING,
    EXCHANGING,
    HIRING,
    LEAVING,
    NEW_ROUND,
    PLANNING,
    PRODUCING,
    RISING,
    SETTING,
    State,
)


def proceed(game: State) -> None:
    """Nothing is pending: go on with the phase, or to the next one (RULES 2.1)."""
    phase = game.phase
    if phase == NEW_ROUND:
        begin_round(game)
    elif phase == EXCHANGING:
        offer_exchange(game)
    elif phase == DEALING:
        deal(game)
    elif phase == RISING:
        turn_over(game)
        if game.phase == PLANNING:
            begin_planning(game)
    elif phase == PLANNING:
        lay_open_plans(game)
    elif phase == SETTING:
        turn_over(game)
    else:
        work(game)


def begin_round(game: State) -> None:
    game.round += 1
    game.tell(ROUND_BEGAN, game.active, game.round)
    if EXCHANGE_HANDS[game.edition]:
        game.phase = EXCHANGING
    else:
        begin_deal(game)


def work(game: State) -> None:
    """Phase IV in turn order: produce, then build, then hire (RULES 5.1, 7.1, 7.7)."""
    if game.turn == game.player_count:
        end_round(game)
        return
    game.seat = (game.active + game.turn) % game.player_count
    if game.due > 0:
        lay_goods(game)
    elif game.hired > 0:
        game.ask(STATION, 0)
    elif game.stage == PRODUCING:
        ask_for_production(game)
    elif game.stage == BUILDING:
        game.stage = HIRING
        if game.me.planned != NONE:
            game.put(BUILD, 0)
    elif game.stage == HIRING:
        game.stage = LEAVING
        game.ask(HIRE, 0)
    else:
        end_turn(game)


def end_turn(game: State) -> None:
    """The worker goes home; the next player's turn (RULES 7.9)."""
    game.me.worker = NONE
    game.me.mode = 0
    game.stage = PRODUCING
    game.handled = 0
    game.target = 0
    game.has_built = False
    game.turn += 1


def end_round(game: State) -> None:
    """Clear the market; the next player becomes active, or the game ends (RULES 8.1, 8.3)."""
    clear_market(game)
    game.turn = 0
    if game.round == game.last:
        game.over = True
        game.tell(GAME_OVER, 0)
        return
    game.active = (game.active + 1) % game.player_count
    game.phase = NEW_ROUND
