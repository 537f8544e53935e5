"""Everything that can change: the mine, the stack, the bag, the pieces and the turn.

A spot is a place of the mine with a tile on it. Spot 0 has the starting tile; the others are numbered in the order in
which tiles are laid. Swap exchanges the tiles of two spots; spots stay where they are.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.chance import mix, mix_row
from goodsyard.core.game import Game
from goodsyard.core.row import Row
from goodsyard.games.mineshaft.rules.cards import NONE

STARTING_SPOT: Final = 0

CAREFUL_RULES: Final = 2
"""The rules version that introduced 9.20, 9.21 and 10.8."""

# Stages of a turn: what comes when nothing is pending.
BEGINNING: Final = 0
CALLING: Final = 1
ROLLING: Final = 2
MOVING: Final = 3
MINING: Final = 4
ENDING: Final = 5

# Why the end comes, one bit each.
STOPPED: Final = 1
NO_TILES: Final = 2
RAN_OUT: Final = 4

# Other readings of the rules, one bit each (RULES 12).
MUST_REFILL: Final = 1
QUAKE_ADJACENT: Final = 2
EXACT_MINING: Final = 4
COVERED_COUNTERS: Final = 8
FREE_SWAP: Final = 16
FIRE_AROUND: Final = 32
FUSE_ELSEWHERE: Final = 64
FREE_TUNNEL: Final = 128
CALLER_CHOOSES: Final = 256
STOPPED_AT_TURN_END: Final = 512
FINAL_TILES: Final = 1024
FINAL_ROLL: Final = 2048
# The end is checked only when all have had equally many turns (RULES 10.1, 12.13); not so under the first rules.
WHOLE_ROUNDS: Final = 4096


class State(Game):
    """The mine and everybody in it."""

    def __init__(
        self,
        player_count: i64,
        rules_version: i64,
        todo: Row,
        chance: Row,
        readings: i64,
        starter: i64,
        tiles: Row,
        cells: Row,
        beside: Row,
        openings: Row,
        collapsed: Row,
        counters: Row,
        stack: Row,
        bag: Row,
        box: Row,
        hands: Row,
        pieces: Row,
        begun: Row,
    ) -> None:
        super().__init__(player_count, rules_version, todo, chance)
        self.readings: Final = readings
        self.starter: Final = starter
        self.tiles: Row = tiles  # by spot
        self.cells: Row = cells  # by spot, its place in the grid
        self.beside: Row = beside  # by spot and side, the neighbouring spot or NONE
        self.openings: Row = openings  # by spot, one bit a side
        self.collapsed: Row = collapsed  # by spot
        self.counters: Row = counters  # by spot and kind of counter
        self.stack: Row = stack  # tiles, the top at the end
        self.bag: Row = bag  # by kind of counter
        self.box: Row = box  # counters that have left the game
        self.hands: Row = hands  # by seat and kind of counter
        self.pieces: Row = pieces  # by seat, the spot
        self.begun: Row = begun  # by seat, 1 after the first turn
        self.spots: i64 = 0
        self.stack_size: i64 = 0
        self.boxed: i64 = 0  # tiles that have left the game
        self.turns_over: i64 = 0
        self.active: i64 = starter  # the seat whose turn it is
        self.stage: i64 = BEGINNING
        self.drawn: i64 = NONE  # the tile that has to be used
        self.put_back: i64 = 0  # how many tiles were drawn before it and put back
        self.bound: i64 = NONE  # the spot onto which the piece moves when all effects are over
        self.die_a: i64 = NONE
        self.die_b: i64 = NONE
        self.call: i64 = NONE  # the spot of Call for Help while pieces move towards it
        self.called: i64 = 0  # which of the others is on the way, counted from the caller
        self.steps: i64 = 0  # how far that one still goes
        self.stuck: bool = False  # the piece has entered a collapsed tile, so its move is over
        self.was_stopped: bool = False
        self.ran_out: bool = False
        self.reasons: i64 = 0  # why the final turns have begun
        self.finals: i64 = 0  # how many final turns are still to come

    def reads(self, reading: i64) -> bool:
        """Has the table chosen this other reading of the rules?"""
        return (self.readings & reading) != 0

    def is_occupied(self, spot: i64) -> bool:
        seat: i64
        for seat in range(self.player_count):
            if self.pieces[seat] == spot:
                return True
        return False

    def resume_turn(self, other: State) -> None:
        """Copy the other game's progress (for `clone`)."""
        self.resume(other)
        self.spots = other.spots
        self.stack_size = other.stack_size
        self.boxed = other.boxed
        self.turns_over = other.turns_over
        self.active = other.active
        self.stage = other.stage
        self.drawn = other.drawn
        self.put_back = other.put_back
        self.bound = other.bound
        self.die_a = other.die_a
        self.die_b = other.die_b
        self.call = other.call
        self.called = other.called
        self.steps = other.steps
        self.stuck = other.stuck
        self.was_stopped = other.was_stopped
        self.ran_out = other.ran_out
        self.reasons = other.reasons
        self.finals = other.finals

    def digest_of_state(self, state: i64) -> i64:
        state = mix_row(mix_row(mix_row(state, self.tiles), self.cells), self.beside)
        state = mix_row(mix_row(mix_row(state, self.openings), self.collapsed), self.counters)
        state = mix_row(mix_row(mix_row(state, self.stack), self.bag), self.box)
        state = mix_row(mix_row(mix_row(state, self.hands), self.pieces), self.begun)
        state = mix(mix(mix(state, self.spots), self.stack_size), self.boxed)
        state = mix(mix(mix(state, self.turns_over), self.active), self.stage)
        state = mix(mix(mix(state, self.drawn + 1), self.put_back), self.bound + 1)
        state = mix(mix(mix(state, self.die_a + 1), self.die_b + 1), self.call + 1)
        state = mix(mix(mix(state, self.called), self.steps), self.reasons)
        state = mix(mix(mix(state, self.finals), self.readings), self.starter)
        if self.rules_version >= CAREFUL_RULES:
            state = mix(state, 1 if self.stuck else 0)
        return mix(mix(state, 1 if self.was_stopped else 0), 1 if self.ran_out else 0)
