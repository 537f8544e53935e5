"""Kansas City: foresight, income, and the return to the start of the trail (RULES 9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.bag import draw_one
from goodsyard.games.great_western_trail.rules.cards import BREEDING, CATTLE, NONE, PILES, TILES, TYPE_OF, WORKERS
from goodsyard.games.great_western_trail.rules.deck import discard_hand
from goodsyard.games.great_western_trail.rules.events import CHOSE_TILE, FORESAW, INCOME, REACHED_CITY, REVEALED
from goodsyard.games.great_western_trail.rules.job_market import JOB_PLACES, has_job, move_token, place_worker
from goodsyard.games.great_western_trail.rules.knowledge import reveal
from goodsyard.games.great_western_trail.rules.rewards import PLACES, TRACK, permanent_certificates
from goodsyard.games.great_western_trail.rules.state import (
    DRAWING,
    FORESEEING,
    FORESIGHT_SPACES,
    LEAVING,
    Player,
    State,
)
from goodsyard.games.great_western_trail.rules.tiles import space_for
from goodsyard.games.great_western_trail.rules.trail import START


def reach_city(game: State) -> None:
    """The cattleman has reached Kansas City; visits are counted until the end is triggered."""
    game.me.visits += 1
    if game.token_seat == NONE:
        game.visits += 1
    game.tell(REACHED_CITY, game.seat, game.me.visits)
    game.stage = FORESEEING


def can_choose(game: State, place: i64) -> bool:
    """A worker can be chosen only while the job market has a free space (RULES 13.2, 13.4)."""
    tile = game.foresight[place] - 1
    return tile >= WORKERS or (tile >= 0 and has_job(game))


def foresee(game: State) -> None:
    """The next of subphases 1 to 3; it is skipped if there is no tile to choose (RULES 9.2, 13.2)."""
    column = game.stage - FORESEEING
    game.stage += 1
    place = column * FORESIGHT_SPACES
    if can_choose(game, place) or can_choose(game, place + 1):
        game.ask(kinds.FORESIGHT, column)


class Foresight(Decision[State]):
    """Choose one of the two tiles of a column, which goes to its section immediately (RULES 9.2, 9.3)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        place = about * FORESIGHT_SPACES
        if can_choose(game, place):
            found.add(game.foresight[place] - 1)
        if can_choose(game, place + 1) and game.foresight[place + 1] != game.foresight[place]:
            found.add(game.foresight[place + 1] - 1)

    def choose(self, game: State, about: i64, action: i64) -> None:
        place = about * FORESIGHT_SPACES
        if game.foresight[place] != action + 1:
            place += 1
        game.foresight[place] = 0
        if action < WORKERS:
            game.tell(CHOSE_TILE, game.seat, action, about, JOB_PLACES + place_worker(game, action))
            move_token(game)
        else:
            game.tell(CHOSE_TILE, game.seat, action, about, place_tile(game, action))


def place_tile(game: State, tile: i64) -> i64:
    """A hazard or teepee tile goes to its section, or out of the game if that is full (RULES 9.4, 9.5)."""
    space = space_for(game, tile)
    if space == NONE:
        game.box[tile] += 1
    else:
        game.trail[space] = tile
    return space


def breeding_value(player: Player) -> i64:
    """The sum over the types in hand, each counted once (RULES 9.10)."""
    value: i64 = 0
    last: i64 = NONE
    card: i64
    for card in range(CATTLE):  # prints of the same type are neighbours
        if player.hand[card] > 0 and TYPE_OF[card] != last:
            last = TYPE_OF[card]
            value += BREEDING[card]
    return value


def earn(game: State) -> None:
    """Income: reveal the hand and count it with the permanent certificates (RULES 9.10, 9.11)."""
    game.stage = LEAVING
    me = game.me
    shown = reveal(me)
    if game.rules_version >= 2:
        me.revealed = shown
    game.luck += 1
    game.tell(REVEALED, game.seat, shown)
    game.ask(kinds.CERTIFICATES, breeding_value(me) + permanent_certificates(me))


class Certificates(Decision[State]):
    """How far to move the certificate marker back; each certificate adds 1 to the value (RULES 9.11, 9.12)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        place: i64
        for place in range(game.me.marker, -1, -1):
            found.add(place)

    def choose(self, game: State, about: i64, action: i64) -> None:
        me = game.me
        used = TRACK[me.marker] - TRACK[action]
        permanent = permanent_certificates(me)
        me.marker = action
        me.money += about + used
        game.tell(INCOME, game.seat, about - permanent, permanent, used)
        discard_hand(me)
        game.ask(kinds.CITY, kinds.CITY_BREEDING.at(about + used))


def leave_city(game: State) -> None:
    """The cattleman goes to the start of the trail, and the foresight spaces are filled (RULES 9.20, 9.21)."""
    game.me.space = START
    refill_foresight(game)
    game.stage = DRAWING


def refill_foresight(game: State) -> None:
    """Fill each empty space from the pile with its number while it lasts (RULES 9.21)."""
    column: i64
    place: i64
    for column in range(PILES):
        for place in range(column * FORESIGHT_SPACES, (column + 1) * FORESIGHT_SPACES):
            if game.foresight[place] == 0:
                tile = draw_one(game, game.supply, column * TILES, TILES)
                if tile != NONE:
                    game.foresight[place] = tile + 1
                    game.tell(FORESAW, game.seat, tile, column)


FORESIGHT: Final = Foresight(kinds.FORESIGHT, "foresight", TILES)
CERTIFICATES: Final = Certificates(kinds.CERTIFICATES, "certificates", PLACES)
