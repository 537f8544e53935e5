"""The beginning and the end of a turn and of a round (RULES 2.1, 8.1, 8.3)."""

from __future__ import annotations

from goodsyard.games.oh_my_goods.rules import events
from goodsyard.games.oh_my_goods.rules.cards import EXCHANGE_HANDS, NONE
from goodsyard.games.oh_my_goods.rules.market import begin_deal, clear_market
from goodsyard.games.oh_my_goods.rules.state import EXCHANGING, NEW_ROUND, PRODUCING, State


def begin_round(game: State) -> None:
    game.round += 1
    game.tell(events.ROUND_BEGAN, game.active, game.round)
    if EXCHANGE_HANDS[game.edition]:
        game.phase = EXCHANGING
    else:
        begin_deal(game)


def end_turn(game: State) -> None:
    """The worker goes home, and the next player's turn begins (RULES 7.9)."""
    game.me.worker = NONE
    game.me.mode = 0
    game.stage = PRODUCING
    game.produced = 0
    game.target = 0
    game.has_built = False
    game.turns_over += 1


def end_round(game: State) -> None:
    """Clear the market display; the next player becomes active, or the game ends (RULES 8.1, 8.3)."""
    clear_market(game)
    game.turns_over = 0
    if game.round == game.last_round:
        game.over = True
        game.tell(events.GAME_OVER, 0)
        return
    game.active = (game.active + 1) % game.player_count
    game.phase = NEW_ROUND
