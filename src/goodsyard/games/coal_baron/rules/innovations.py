"""Action innovations: an action without workers, before or after the worker action (RULES 8.5-8.18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import Row, row
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import (
    DELIVER,
    ENGINES,
    INNOVATION_KINDS,
    INNOVATION_MAX,
    LORRY_1,
    LORRY_2,
    MINE,
    ORDERS,
    SHARES,
    STACKS,
    TAKE_ENGINE,
    TAKE_LORRY,
    TAKE_ORDER,
    TAKE_SHARE,
    TAKE_WAGON,
    WAGON_1,
    WAGON_2,
    WORKER_INNOVATIONS,
)
from goodsyard.games.coal_baron.rules.delivery import ANY_ENGINE, can_deliver, seems_able_to_deliver
from goodsyard.games.coal_baron.rules.events import PLAYED
from goodsyard.games.coal_baron.rules.hand import lay_open
from goodsyard.games.coal_baron.rules.state import BETWEEN, INNOVATION_IN_HAND, Player, State
from goodsyard.games.coal_baron.rules.taking import can_take, take_top

# A play is an innovation with the stack that it takes from; the last two take from none.
PLAYS: Final = 9
PLAY_MINE: Final = 7
PLAY_DELIVER: Final = 8
INNOVATION_PLAYED: Final[Row] = row(
    [TAKE_LORRY, TAKE_LORRY, TAKE_WAGON, TAKE_WAGON, TAKE_ENGINE, TAKE_ORDER, TAKE_SHARE, MINE, DELIVER]
)
TAKEN_FROM: Final[Row] = row([LORRY_1, LORRY_2, WAGON_1, WAGON_2, ENGINES, ORDERS, SHARES, STACKS, STACKS])


def can_play(game: State, me: Player, play: i64) -> bool:
    """The innovation is in hand and can be carried out (RULES 8.8)."""
    if me.hand[INNOVATION_IN_HAND + INNOVATION_PLAYED[play]] == 0:
        return False
    if play == PLAY_DELIVER:
        return can_deliver(me, ANY_ENGINE)
    return play == PLAY_MINE or can_take(game, TAKEN_FROM[play])


def holds_action_innovation(player: Player) -> bool:
    card: i64
    for card in range(INNOVATION_IN_HAND + WORKER_INNOVATIONS, INNOVATION_IN_HAND + INNOVATION_KINDS):
        if player.hand[card] > 0:
            return True
    return False


def can_play_any(game: State) -> bool:
    me = game.me
    if not holds_action_innovation(me):
        return False
    play: i64
    for play in range(PLAYS):
        if can_play(game, me, play):
            return True
    return False


def is_asked_afterwards(game: State) -> bool:
    """After the worker action: is there an innovation to play, for all the others know? (RULES 8.5, 12.10)"""
    if game.rules_version < 2:
        return can_play_any(game)
    me = game.me
    if me.secret_innovations != 0 or can_play_any(game):
        return True
    return me.hand[INNOVATION_IN_HAND + DELIVER] > 0 and seems_able_to_deliver(me, ANY_ENGINE)


def play_innovation(game: State, play: i64) -> None:
    """Carry the innovation out at once; it leaves the game."""
    innovation = INNOVATION_PLAYED[play]
    lay_open(game, INNOVATION_IN_HAND + innovation)
    game.box[innovation] += 1
    game.tell(PLAYED, game.seat, innovation)
    if play == PLAY_DELIVER:
        game.ask(kinds.DELIVERY, ANY_ENGINE)
    elif play == PLAY_MINE:
        game.ask(kinds.MINING, kinds.MINING_MAX.at(INNOVATION_MAX[MINE]))
    else:
        take_top(game, TAKEN_FROM[play])


class Afterwards(Decision[State]):
    """After the worker action: play another innovation or end the turn (RULES 8.5)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        me = game.me
        play: i64
        for play in range(PLAYS):
            if can_play(game, me, play):
                found.add(play)
        found.add(END_TURN)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == END_TURN:
            game.stage = BETWEEN
        else:
            play_innovation(game, action)


END_TURN: Final = PLAYS
AFTERWARDS: Final = Afterwards(kinds.AFTERWARDS, "afterwards", PLAYS + 1)
