"""Mineshaft as numbers: everything in the view; tiles in the stack are counted by kind, shape and colour."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i16, i64

from goodsyard.core.game import Game
from goodsyard.core.observation import Encoder
from goodsyard.core.sheet import Sheet
from goodsyard.games.mineshaft.rules.cards import (
    CALL_FOR_HELP,
    CELL_X,
    CELL_Y,
    COLOUR_OF,
    COLOURS,
    COUNTERS,
    FACES,
    KIND_OF,
    MAX_SPOTS,
    NONE,
    QUAKE_ICON,
    SHAPE_OF,
    SIDES,
    SLOTS,
    TUNNEL,
)
from goodsyard.games.mineshaft.rules.scoring import score
from goodsyard.games.mineshaft.rules.state import COVERED_COUNTERS, ENDING, State

KINDS: Final[i64] = CALL_FOR_HELP + 1
SHAPES: Final = 5
STAGES: Final[i64] = ENDING + 1
READINGS: Final = 13
REASONS: Final = 3
MAX_IN_BAG: Final = 60
# Where the numbers for a spot begin.
EAST: Final = 1
SOUTH: Final = 2
TRACKS: Final = 3
MINERALS: Final[i64] = TRACKS + SIDES
COLLAPSED: Final[i64] = MINERALS + COUNTERS
IN_TUNNEL: Final[i64] = COLLAPSED + 1
COLOURED: Final[i64] = IN_TUNNEL + 1
PIECES: Final[i64] = COLOURED + COLOURS
MAX_IN_STACK: Final = 50


class MineshaftEncoder(Encoder):
    def table(self, game: Game, viewer: i64, sheet: Sheet) -> None:
        state = cast(State, game)
        sheet.plane(
            "readings",
            1,
            "1 for each other reading of the rules that the table has chosen; the last: rounds are completed",
        )
        sheet.bits(state.readings, READINGS)
        sheet.plane("turn", 300, "how many turns are over")
        sheet.count(state.turns_over)
        sheet.plane("active", 1, "whose turn it is, counted from the viewer")
        self.relative(state.active, viewer, sheet)
        sheet.plane("stage", 1, "what comes next in the turn: beginning, help, dice, movement, mining, end")
        sheet.one_of(state.stage, STAGES)
        sheet.plane("die A", 1, "one of the colours or the quake; none before it is rolled")
        sheet.one_of(state.die_a, QUAKE_ICON + 1)
        sheet.plane("die B", FACES, "its number; 0 before it is rolled")
        sheet.count(state.die_b if state.die_b != NONE else i64(0))
        sheet.plane("drawn", 1, "the tile that has to be used: one of the kinds, of the shapes, of the colours")
        write_tile(state.drawn, sheet)
        sheet.plane("put back", 10, "how many tiles were drawn before it and put back")
        sheet.count(state.put_back)
        self.stack(state, sheet)
        sheet.plane("bag", MAX_IN_BAG, "counters in the bag: gold, silver, coal")
        sheet.row(state.bag)
        sheet.plane("box", MAX_IN_BAG, "counters that have left the game")
        sheet.row(state.box)
        sheet.plane("boxed", MAX_IN_STACK, "tiles that have left the game")
        sheet.count(state.boxed)
        sheet.plane("end", 1, "why the final turns have come: all tracks stopped, no tiles, no counters")
        sheet.bits(state.reasons, REASONS)
        sheet.plane("final turns", 4, "how many of them are still to come")
        sheet.count(state.finals)
        sheet.plane("help", 6, "steps that the called piece still goes, how many pieces were called before it")
        sheet.count(state.steps)
        sheet.count(state.called)
        self.mine(state, viewer, sheet)

    def stack(self, state: State, sheet: Sheet) -> None:
        sheet.plane("stack", MAX_IN_STACK, "tiles in the stack: how many of each kind, shape and colour")
        stack, out, first = state.stack, sheet.numbers, sheet.at
        k: i64
        for k in range(state.stack_size):
            tile = stack[k]
            shape, colour = SHAPE_OF[tile], COLOUR_OF[tile]
            out[first + KIND_OF[tile]] += 1
            if shape != NONE:
                out[first + KINDS + shape] += 1
            if colour != NONE:
                out[first + KINDS + SHAPES + colour] += 1
        sheet.skip(KINDS + SHAPES + COLOURS)

    def mine(self, state: State, viewer: i64, sheet: Sheet) -> None:
        sheet.plane(
            "spots",
            3,
            "by spot of the mine in the order of laying: 1 if there is one; how far east and south of the start;"
            " 1 for each side with a track: north, east, south, west; gold, silver and coal counters; 1 if collapsed;"
            " 1 for a tunnel; its slots in the place of its colour; 1 for each piece there, the viewer's first",
        )
        cells, openings, counters, collapsed, tiles = (
            state.cells,
            state.openings,
            state.counters,
            state.collapsed,
            state.tiles,
        )
        out, at, size = sheet.numbers, sheet.at, PIECES + self.players
        spot: i64
        k: i64
        for k in range(self.players):
            out[at + state.pieces[(viewer + k) % self.players] * size + PIECES + k] = 1
        sheet.skip(MAX_SPOTS * size)
        for spot in range(state.spots):
            out[at] = 1
            out[at + EAST] = i16(CELL_X.of(cells[spot]))
            out[at + SOUTH] = i16(CELL_Y.of(cells[spot]))
            for k in range(SIDES):
                out[at + TRACKS + k] = i16(openings[spot] >> k & 1)
            for k in range(COUNTERS):
                out[at + MINERALS + k] = i16(counters[spot * COUNTERS + k])
            out[at + COLLAPSED] = i16(collapsed[spot])
            tile = tiles[spot]
            if KIND_OF[tile] == TUNNEL:
                out[at + IN_TUNNEL] = 1
            if COLOUR_OF[tile] != NONE:
                out[at + COLOURED + COLOUR_OF[tile]] = i16(SLOTS[tile])
            at += size

    def seat(self, game: Game, seat: i64, viewer: i64, sheet: Sheet) -> None:
        state = cast(State, game)
        covered = state.reads(COVERED_COUNTERS) and seat != viewer and not state.over
        sheet.plane("counters", 20, "gold, silver and coal; zeros if they are covered")
        if covered:
            sheet.skip(COUNTERS)
        else:
            sheet.counts(state.hands, seat * COUNTERS, COUNTERS)
        held: i64 = 0
        k: i64
        for k in range(COUNTERS):
            held += state.hands[seat * COUNTERS + k]
        sheet.plane("held", 30, "how many counters the player has")
        sheet.count(held)
        sheet.plane("points", 60, "what they are worth; 0 if they are covered")
        sheet.count(i64(0) if covered else score(state, seat))
        sheet.plane("begun", 1, "1 after the player's first turn")
        sheet.count(state.begun[seat])


def write_tile(tile: i64, sheet: Sheet) -> None:
    """A tile that lies nowhere yet; NONE gives zeros."""
    if tile == NONE:
        sheet.skip(KINDS + SHAPES + COLOURS)
        return
    sheet.one_of(KIND_OF[tile], KINDS)
    sheet.one_of(SHAPE_OF[tile], SHAPES)
    sheet.one_of(COLOUR_OF[tile], COLOURS)
