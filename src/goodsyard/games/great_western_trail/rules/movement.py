"""Phase A: moving the cattleman along the trail, steps and fees (RULES 3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.packed import Field, Packed
from goodsyard.core.row import Row, zeros
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.cards import (
    BLACK_FEE,
    FACE_BLACK,
    FACE_GREEN,
    GREEN_FEE,
    MAX_PLAYERS,
    NONE,
    OBJECTIVES,
    SPACES,
    STEP_A,
    STEP_B,
    STEPS,
    STEPS_A,
    STEPS_B,
    TILE_BLACK,
    TILE_GREEN,
)
from goodsyard.games.great_western_trail.rules.deck import list_objectives
from goodsyard.games.great_western_trail.rules.events import MOVED, PAID_FEE, STARTED
from goodsyard.games.great_western_trail.rules.objectives import play
from goodsyard.games.great_western_trail.rules.state import ARRIVING, TRAVELLING, Player, State
from goodsyard.games.great_western_trail.rules.trail import (
    ALL_WAYS,
    EMPTY,
    FIRST_WAY,
    FORK_BIT,
    KC,
    NEUTRAL,
    NEUTRAL_SPACES,
    PRIVATE,
    REACH,
    SECOND_WAY,
    face_of,
    owner_of,
)

FAR: Final = 99
STAY: Final[i64] = SPACES  # a movement that is declined
PLAY: Final[i64] = SPACES  # + objective, in phase A

# What is paid on a way, first to the bank (as if it were seat NONE), then to each seat.
FEES: Final = Packed("fees of a way")
FEES_TO: Final[list[Field]] = [FEES.field(f"to seat {seat}", 256) for seat in range(NONE, MAX_PLAYERS)]


def step_limit(game: State, player: Player) -> i64:
    """How many steps the player board allows (RULES 3.4)."""
    limit = STEPS[game.player_count]
    if player.discs[STEP_A] == 0:
        limit += STEPS_A[game.player_count]
    if player.discs[STEP_B] == 0:
        limit += STEPS_B[game.player_count]
    return limit


def fee_at(game: State, seat: i64, space: i64) -> i64:
    """What a seat pays for the hands of a location; its own buildings are free (RULES 3.8-3.10)."""
    standing = game.trail[space]
    if standing < NEUTRAL:
        return TILE_GREEN[standing] * GREEN_FEE[game.player_count] + TILE_BLACK[standing] * BLACK_FEE[game.player_count]
    if standing < PRIVATE or owner_of(standing) == seat:
        return 0
    face = face_of(standing, game.sides)
    return FACE_GREEN[face] * GREEN_FEE[game.player_count] + FACE_BLACK[face] * BLACK_FEE[game.player_count]


class Ways:
    """A buffer for the ways to a destination that differ in what is paid to whom."""

    def __init__(self) -> None:
        self.min_steps: Row = zeros(SPACES)  # steps to each space
        self.paid: Row = zeros(ALL_WAYS)
        self.ways: Row = zeros(ALL_WAYS)
        self.count: i64 = 0

    def note(self, paid: i64, way: i64) -> None:
        """Of several ways that pay the same, the first is kept."""
        k: i64
        for k in range(self.count):
            if self.paid[k] == paid:
                return
        self.paid[self.count] = paid
        self.ways[self.count] = way
        self.count += 1


BUFFER: Final = Ways()


def count_steps(game: State, source: i64) -> None:
    """The smallest number of steps to every space ahead; spaces without a tile take none (RULES 3.2)."""
    min_steps, trail = BUFFER.min_steps, game.trail
    space: i64
    for space in range(source, KC + 1):
        min_steps[space] = FAR
    min_steps[source] = 0
    for space in range(source, KC):
        steps = min_steps[space]
        if steps < FAR:
            other = FIRST_WAY[space]
            min_steps[other] = min(min_steps[other], steps + (0 if trail[other] == EMPTY else 1))
            other = SECOND_WAY[space]
            if other != NONE:
                min_steps[other] = min(min_steps[other], steps + (0 if trail[other] == EMPTY else 1))


def list_destinations(game: State, max_steps: i64, free: bool, found: Options) -> None:
    """The locations within the step limit (RULES 3.3-3.6)."""
    source = game.me.space
    count_steps(game, source)
    space: i64
    for space in range(source + 1, KC if free else KC + 1):
        if game.trail[space] != EMPTY and BUFFER.min_steps[space] <= max_steps:
            found.add(space)


def explore(game: State, space: i64, target: i64, left: i64, money: i64, paid: i64, way: i64) -> None:
    """Note every way from a space to the target with what it costs (RULES 3.7, 3.11)."""
    branch: i64
    for branch in range(2):
        other = FIRST_WAY[space] if branch == 0 else SECOND_WAY[space]
        if other == NONE or not REACH[other] >> target & 1:
            continue
        way_on = way if branch == 0 else way | FORK_BIT[space]
        left_on, money_on, paid_on = left, money, paid
        if game.trail[other] != EMPTY:
            if left == 0:
                continue
            left_on -= 1
            fee = min(fee_at(game, game.seat, other), money)
            if fee > 0:
                money_on -= fee
                paid_on += FEES_TO[owner_of(game.trail[other]) + 1].at(fee)
        if other == target:
            BUFFER.note(paid_on, way_on)
        else:
            explore(game, other, target, left_on, money_on, paid_on, way_on)


def ask_for_way(game: State, destination: i64, steps: i64) -> None:
    game.ask(kinds.WAY, kinds.WAY_DESTINATION.at(destination) + kinds.WAY_STEPS.at(steps))


class Way(Decision[State]):
    """Choose between ways to the destination that differ in what is paid to whom (RULES 3.7, 3.11)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        BUFFER.count = 0
        target, steps = kinds.WAY_DESTINATION.of(about), kinds.WAY_STEPS.of(about)
        explore(game, game.me.space, target, steps, game.me.money, 0, 0)
        k: i64
        for k in range(BUFFER.count):
            found.add(BUFFER.ways[k])

    def choose(self, game: State, about: i64, action: i64) -> None:
        walk(game, kinds.WAY_DESTINATION.of(about), action)


def walk(game: State, destination: i64, way: i64) -> None:
    """Move along a way and pay at every location while the money lasts (RULES 3.8-3.11)."""
    me = game.me
    source = me.space
    space = source
    while space != destination:
        space = SECOND_WAY[space] if way & FORK_BIT[space] else FIRST_WAY[space]
        if game.trail[space] != EMPTY:
            pay_fee(game, me, space)
    me.space = destination
    game.stage = ARRIVING
    game.tell(MOVED, game.seat, source, destination, game.trail[destination])


def pay_fee(game: State, me: Player, space: i64) -> None:
    """To the bank, or to the owner of a private building (RULES 3.9)."""
    fee = min(fee_at(game, game.seat, space), me.money)
    if fee > 0:
        owner = owner_of(game.trail[space])
        me.money -= fee
        if owner != NONE:
            game.players[owner].money += fee
        game.tell(PAID_FEE, game.seat, fee, owner, space)


class Travel(Decision[State]):
    """Move to a location, on the first turn to any neutral building; objective cards may be played first
    (RULES 3.1, 3.3, 11.3)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        me = game.me
        k: i64
        if me.space == NONE:
            for k in range(len(NEUTRAL_SPACES)):
                found.add(NEUTRAL_SPACES[k])
            return
        list_destinations(game, step_limit(game, me), False, found)
        list_objectives(me, PLAY, found)

    def choose(self, game: State, about: i64, action: i64) -> None:
        me = game.me
        if action >= PLAY:
            game.push(game.seat, kinds.TRAVEL, 0)
            play(game, action - PLAY)
        elif me.space == NONE:
            me.space = action
            game.stage = ARRIVING
            game.tell(STARTED, game.seat, action)
        else:
            ask_for_way(game, action, step_limit(game, me))


class Move(Decision[State]):
    """An extra movement: with fees and a new phase B (RULES 7.27), or free of both (RULES 11.6-11.8)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        list_destinations(game, kinds.MOVE_STEPS.of(about), kinds.MOVE_FREE.has(about), found)
        if kinds.MOVE_OPTIONAL.has(about):
            found.add(STAY)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == STAY:
            return
        if not kinds.MOVE_FREE.has(about):
            ask_for_way(game, action, kinds.MOVE_STEPS.of(about))
            return
        game.tell(MOVED, game.seat, game.me.space, action, game.trail[action])
        game.me.space = action
        if game.stage != TRAVELLING:
            game.depth = 0  # phase C follows


TRAVEL: Final = Travel(kinds.TRAVEL, "travel", SPACES + OBJECTIVES)
MOVE: Final = Move(kinds.MOVE, "move", SPACES + 1)
WAY: Final = Way(kinds.WAY, "way", ALL_WAYS)
