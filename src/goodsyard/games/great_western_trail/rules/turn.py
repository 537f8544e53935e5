"""The turn: its phases one after the other, the next player, the end of the game (RULES 3, 4.7, 13)."""

from __future__ import annotations

from goodsyard.games.great_western_trail.rules.bag import total
from goodsyard.games.great_western_trail.rules.cards import HERD
from goodsyard.games.great_western_trail.rules.deck import draw_cards, hand_limit
from goodsyard.games.great_western_trail.rules.events import GAME_OVER
from goodsyard.games.great_western_trail.rules.kansas_city import earn, foresee, leave_city, reach_city
from goodsyard.games.great_western_trail.rules.kinds import LOCATION, TRAVEL
from goodsyard.games.great_western_trail.rules.state import ARRIVING, DRAWING, EARNING, LEAVING, TRAVELLING, State
from goodsyard.games.great_western_trail.rules.trail import KC


def proceed(game: State) -> None:
    """Nothing is pending: go on with the turn (RULES 1.17)."""
    game.seat = game.turn
    stage = game.stage
    if stage == TRAVELLING:
        game.me.revealed = 0
        game.push(game.seat, TRAVEL, 0)
    elif stage == ARRIVING:
        arrive(game)
    elif stage < EARNING:
        foresee(game)
    elif stage == EARNING:
        earn(game)
    elif stage == LEAVING:
        leave_city(game)
    else:
        end_turn(game)


def arrive(game: State) -> None:
    """Phase B on the location where the cattleman has stopped (RULES 5.1)."""
    if game.me.space == KC:
        reach_city(game)
    else:
        game.stage = DRAWING
        game.push(game.seat, LOCATION, game.me.space)


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
    game.turn = (game.turn + 1) % game.player_count
