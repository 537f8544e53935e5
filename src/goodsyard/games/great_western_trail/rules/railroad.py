"""The railroad track: moving the engine forward and backwards (RULES 8.1-8.10).

A position is twice the number of a space; the turnout between a space and the next one has the odd number in between.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import Row, row
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.cards import CARDS, LAST_STOP_DOLLARS, NONE
from goodsyard.games.great_western_trail.rules.deck import ask_for_removal
from goodsyard.games.great_western_trail.rules.events import ENGINE_MOVED
from goodsyard.games.great_western_trail.rules.kinds import BACK, CITY, STATION
from goodsyard.games.great_western_trail.rules.rewards import REWARDS, gain, grant
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.stations import can_upgrade

LAST_SPACE: Final = 39
LAST: Final = 2 * LAST_SPACE
POSITIONS: Final = LAST + 1
STAY: Final = POSITIONS  # a movement that is declined

AFTER: Final = CARDS.column("stations", "after")
TRAIN_STOPS: Final = [LAST if space == LAST_SPACE else 2 * space + 1 for space in AFTER]
# By position, its train station; NONE where there is none.
STATION_AT: Final[Row] = row([TRAIN_STOPS.index(k) if k in TRAIN_STOPS else NONE for k in range(POSITIONS)])
STATION_POSITION: Final[Row] = row(TRAIN_STOPS)
CROSSES: Final = CARDS.column("crosses", "after")
# By position, how many crosses lie behind the engine: on a turnout also the one beside it.
CROSSES_PASSED: Final[Row] = row([sum(2 * space < k for space in CROSSES) for k in range(POSITIONS)])

OPTIONAL_ENGINE: Final = 16
ANY_BACK: Final = 0  # any number of spaces, at least one
# What follows a movement backwards, besides a packed reward (rewards.py).
REMOVALS: Final[i64] = REWARDS  # times the number of cards
FREIGHT: Final[i64] = REWARDS * 4
LAST_STOP: Final[i64] = REWARDS * 8


def engine_about(most: i64, optional: bool) -> i64:
    return most + (OPTIONAL_ENGINE if optional else 0)


def back_about(spaces: i64, follows: i64) -> i64:
    return spaces + 4 * follows


def is_free(game: State, position: i64) -> bool:
    """No other engine is there; the start of the track has room for all (RULES 8.2)."""
    if position == 0:
        return True
    for player in game.players:
        if player.engine == position:
            return False
    return True


def list_forward(game: State, most: i64, found: Options) -> None:
    """The positions within so many spaces: occupied ones are not there, turnouts can be left out (RULES 8.2-8.4)."""
    spaces: i64 = 0
    position: i64
    for position in range(game.me.engine + 1, POSITIONS):
        if position & 1:
            if STATION_AT[position] != NONE and spaces < most and is_free(game, position):
                found.add(position)
        elif is_free(game, position):
            spaces += 1
            if spaces > most:
                return
            found.add(position)


def list_back(game: State, exact: i64, found: Options) -> None:
    """The positions that lie exactly so many spaces behind, some of them with turnouts on the way (RULES 8.8)."""
    spaces: i64 = 0
    turnouts: i64 = 0
    position: i64
    for position in range(game.me.engine - 1, -1, -1):
        if position & 1:
            if STATION_AT[position] != NONE and is_free(game, position):
                if exact == ANY_BACK or spaces < exact <= spaces + turnouts + 1:
                    found.add(position)
                turnouts += 1
        elif is_free(game, position):
            spaces += 1
            if exact == ANY_BACK or spaces <= exact <= spaces + turnouts:
                found.add(position)
            elif spaces > exact:
                return


def can_go_back(game: State, exact: i64) -> bool:
    """Is there so much track behind the engine? (RULES 8.9)"""
    spaces: i64 = 0
    position: i64
    for position in range(game.me.engine - 1, -1, -1):
        if (position & 1 == 0 or STATION_AT[position] != NONE) and is_free(game, position):
            spaces += 1
            if spaces == exact:
                return True
    return False


def spaces_between(game: State, low: i64, high: i64) -> i64:
    """Free numbered spaces from `low` on, below `high`: what an extraordinary delivery counts (RULES 7.33)."""
    spaces: i64 = 0
    position: i64
    for position in range(low, high):
        if position & 1 == 0 and (position == low or is_free(game, position)):
            spaces += 1
    return spaces


class Engine(Decision[State]):
    """Move the engine forward, fewer spaces than allowed if wanted (RULES 8.1, 8.5)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        list_forward(game, about % OPTIONAL_ENGINE, found)
        if about >= OPTIONAL_ENGINE:
            found.add(STAY)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action != STAY:
            stop_at(game, action, 0)


class Back(Decision[State]):
    """Move the engine backwards, exactly as far as required (RULES 7.33, 8.7, 8.8, 8.19)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        list_back(game, about % 4, found)

    def choose(self, game: State, about: i64, action: i64) -> None:
        follows = about // 4
        if follows == FREIGHT:
            spaces = spaces_between(game, action, game.me.engine)
            roll(game, action)
            game.ask(CITY, 2 * spaces + 1)  # the train station comes after the delivery
        elif follows == LAST_STOP:
            roll(game, action)
            gain(game, LAST_STOP_DOLLARS, 0)
            stop_at(game, action, 0)
        else:
            stop_at(game, action, follows)


def roll(game: State, position: i64) -> None:
    """Put the engine on its new position."""
    game.tell(ENGINE_MOVED, game.seat, game.me.engine, position)
    game.me.engine = position


def stop_at(game: State, position: i64, follows: i64) -> None:
    """The movement ends: first the train station, if there is one, then what follows (RULES 8.6, 8.10, 8.11)."""
    if position != game.me.engine:
        roll(game, position)
    if follows >= REMOVALS:
        ask_for_removal(game, follows // REMOVALS)
    if position == LAST:
        game.push(game.seat, BACK, back_about(ANY_BACK, LAST_STOP))
    offer_upgrade(game, follows % REMOVALS)


def offer_upgrade(game: State, due: i64) -> None:
    """Decide at once about the train station where the engine stands; a reward that is due comes after that."""
    station = STATION_AT[game.me.engine]
    if station != NONE and can_upgrade(game, station):
        game.push(game.seat, STATION, due)
    else:
        grant(game, due)


ENGINES: Final = Engine(kinds.ENGINE, "engine", POSITIONS + 1)
BACKS: Final = Back(kinds.BACK, "back", POSITIONS)
