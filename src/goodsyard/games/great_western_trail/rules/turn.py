"""The beginning and the end of a turn, phase B at a location, and the end of the game (RULES 3, 4.7, 5, 13)."""

from __future__ import annotations

from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.bag import total
from goodsyard.games.great_western_trail.rules.cards import HERD
from goodsyard.games.great_western_trail.rules.deck import draw_cards, hand_limit
from goodsyard.games.great_western_trail.rules.events import GAME_OVER
from goodsyard.games.great_western_trail.rules.kansas_city import reach_city
from goodsyard.games.great_western_trail.rules.state import DRAWING, TRAVELLING, State
from goodsyard.games.great_western_trail.rules.trail import KC


def begin_turn(game: State) -> None:
    """Phase A; from now on a hand that was revealed in Kansas City is hidden again (RULES 3.1)."""
    game.me.revealed = 0
    game.push(game.seat, kinds.TRAVEL, 0)


def arrive(game: State) -> None:
    """Phase B on the location where the cattleman has stopped (RULES 5.1)."""
    if game.me.space == KC:
        reach_city(game)
    else:
        game.stage = DRAWING
        game.push(game.seat, kinds.LOCATION, kinds.LOCATION_SPACE.at(game.me.space))


def end_turn(game: State) -> None:
    """Phase C, then the next player's turn, or the end of the game (RULES 4.7, 13.3, 13.4)."""
    me = game.me
    draw_cards(game, me, hand_limit(me) - total(me.hand, 0, HERD))
    game.stage = TRAVELLING
    if game.last_turns == 0:
        game.over = True
        game.tell(GAME_OVER, game.seat)
        return
    if game.last_turns > 0:
        game.last_turns -= 1
    game.active = (game.active + 1) % game.player_count
