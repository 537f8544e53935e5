"""The railroad track: moving the engine forward and backwards (RULES 8.1-8.10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import Row, row
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.cards import CARDS, LAST_STOP_DOLLARS, NONE
from goodsyard.games.great_western_trail.rules.deck import ask_for_removal
from goodsyard.games.great_western_trail.rules.events import ENGINE_MOVED
from goodsyard.games.great_western_trail.rules.rewards import gain, grant
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.stations import can_upgrade

LAST_SPACE: Final = 39
LAST: Final[i64] = kinds.POSITION_SPACE.at(LAST_SPACE)
POSITIONS: Final[i64] = LAST + 1
STAY: Final[i64] = POSITIONS  # a movement that is declined

AFTER: Final = CARDS.column("stations", "after")
TRAIN_STOPS: Final = [kinds.POSITION_SPACE.at(k) + kinds.POSITION_TURNOUT.when(k < LAST_SPACE) for k in AFTER]
# By position, 1 between two numbered spaces; STATION_AT says whether there is a turnout.
IS_BETWEEN: Final[Row] = row([kinds.POSITION_TURNOUT.of(k) for k in range(POSITIONS)])
# By position, its train station; NONE where there is none.
STATION_AT: Final[Row] = row([TRAIN_STOPS.index(k) if k in TRAIN_STOPS else NONE for k in range(POSITIONS)])
STATION_POSITION: Final[Row] = row(TRAIN_STOPS)
CROSSES: Final = CARDS.column("crosses", "after")
# By position, the number of crosses behind the engine; on a turnout the cross beside it counts too.
CROSSES_PASSED: Final[Row] = row(
    [sum(kinds.POSITION_SPACE.at(space) < k for space in CROSSES) for k in range(POSITIONS)]
)

ANY_BACK: Final = 0  # any number of spaces, at least one


def is_free(game: State, position: i64) -> bool:
    """No other engine is there; the start of the track has room for all (RULES 8.2)."""
    if position == 0:
        return True
    for player in game.players:
        if player.engine == position:
            return False
    return True


def list_forward(game: State, max_spaces: i64, found: Options) -> None:
    """The positions within reach; occupied ones do not count, turnouts can be passed by (RULES 8.2-8.4)."""
    spaces: i64 = 0
    position: i64
    for position in range(game.me.engine + 1, POSITIONS):
        if IS_BETWEEN[position]:
            if STATION_AT[position] != NONE and spaces < max_spaces and is_free(game, position):
                found.add(position)
        elif is_free(game, position):
            spaces += 1
            if spaces > max_spaces:
                return
            found.add(position)


def list_back(game: State, exact: i64, found: Options) -> None:
    """The positions exactly this many spaces back, counting any number of the turnouts on the way (RULES 8.8)."""
    spaces: i64 = 0
    turnouts: i64 = 0
    position: i64
    for position in range(game.me.engine - 1, -1, -1):
        if IS_BETWEEN[position]:
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
    """Is there enough track behind the engine? (RULES 8.9)"""
    spaces: i64 = 0
    position: i64
    for position in range(game.me.engine - 1, -1, -1):
        if (IS_BETWEEN[position] == 0 or STATION_AT[position] != NONE) and is_free(game, position):
            spaces += 1
            if spaces == exact:
                return True
    return False


def spaces_between(game: State, low: i64, high: i64) -> i64:
    """Free numbered spaces from `low` to below `high`: the value of an extraordinary delivery (RULES 7.33)."""
    spaces: i64 = 0
    position: i64
    for position in range(low, high):
        if IS_BETWEEN[position] == 0 and (position == low or is_free(game, position)):
            spaces += 1
    return spaces


class Engine(Decision[State]):
    """Move the engine forward, as far as allowed or less (RULES 8.1, 8.5)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        list_forward(game, kinds.ENGINE_LIMIT.of(about), found)
        if kinds.ENGINE_OPTIONAL.has(about):
            found.add(STAY)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action != STAY:
            stop_at(game, action, 0, 0)


class Back(Decision[State]):
    """Move the engine backwards, exactly as far as required (RULES 7.33, 8.7, 8.8, 8.19)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        list_back(game, kinds.BACK_SPACES.of(about), found)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if kinds.BACK_DELIVERY.has(about):
            spaces = spaces_between(game, action, game.me.engine)
            roll(game, action)
            # the train station comes after the delivery
            game.ask(kinds.CITY, kinds.CITY_EXTRAORDINARY.when(True) + kinds.CITY_BREEDING.at(spaces))
        elif kinds.BACK_LAST_STOP.has(about):
            roll(game, action)
            gain(game, LAST_STOP_DOLLARS, 0)
            stop_at(game, action, 0, 0)
        else:
            stop_at(game, action, kinds.BACK_REMOVALS.of(about), kinds.BACK_REWARD.of(about))


def roll(game: State, position: i64) -> None:
    """Put the engine on its new position."""
    game.tell(ENGINE_MOVED, game.seat, game.me.engine, position)
    game.me.engine = position


def stop_at(game: State, position: i64, removals: i64, due: i64) -> None:
    """The movement ends: first comes the train station, if there is one, then the rest (RULES 8.6, 8.10, 8.11)."""
    if position != game.me.engine:
        roll(game, position)
    if removals > 0:
        ask_for_removal(game, removals)
    if position == LAST:
        game.push(game.seat, kinds.BACK, kinds.BACK_SPACES.at(ANY_BACK) + kinds.BACK_LAST_STOP.when(True))
    offer_upgrade(game, due)


def offer_upgrade(game: State, due: i64) -> None:
    """Ask about the train station where the engine stands; a reward that is due comes after that."""
    station = STATION_AT[game.me.engine]
    if station != NONE and can_upgrade(game, station):
        game.push(game.seat, kinds.STATION, due)
    else:
        grant(game, due)


ENGINE: Final = Engine(kinds.ENGINE, "engine", POSITIONS + 1)
BACK: Final = Back(kinds.BACK, "back", POSITIONS)
