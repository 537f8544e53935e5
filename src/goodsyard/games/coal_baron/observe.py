"""Coal Baron as numbers: everything in the view except the points of shares and objectives, which follow from the rest.

Delivered stacks are included, because everybody saw the trains leave (RULES 12.9). Remembered cards that lie deeper
than directly under a top card are only counted by kind.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i16, i64

from goodsyard.core.game import Game
from goodsyard.core.observation import Encoder
from goodsyard.core.row import Row, count_bits, row
from goodsyard.core.sheet import Sheet
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import (
    DOCKS,
    ENGINE_TYPES,
    FAMILY_OF,
    FIRST_OF,
    INNOVATION_KINDS,
    LORRY_KINDS,
    OBJECTIVE_KINDS,
    ORDER_KINDS,
    PRINTED_WORKERS,
    STACKS,
    WAGON_KINDS,
    WORKER_VALUES,
    ZONES,
)
from goodsyard.games.coal_baron.rules.docks import EMPTY, WAGON_KIND, WAGON_LORRY, engine_in, wagon_at, wagons_in
from goodsyard.games.coal_baron.rules.memory import (
    CARD_BACK,
    CARD_KIND,
    KNOWN_BACKS,
    KNOWN_FAMILY,
    KNOWN_KIND,
    is_certain,
)
from goodsyard.games.coal_baron.rules.scoring import lorry_points, order_points, token_points
from goodsyard.games.coal_baron.rules.stacks import top
from goodsyard.games.coal_baron.rules.state import (
    DELIVERED_ENGINE,
    FULFILLED,
    INNOVATION_IN_HAND,
    MAX_PLACEMENTS,
    ORDER_IN_HAND,
    PLACED_BY,
    WORKER_IN_HAND,
    Player,
    State,
)

# Where each family begins in a plane that has a number for every kind of card.
FIRST_KIND: Final[Row] = row([0, 12, 17, 21, 37, 41, 51])
ALL_KINDS: Final = 69
# Where each stack begins in a plane that has a number for every kind of card in every stack; the last is its length.
FIRST_TOP: Final[Row] = row([0, 12, 24, 29, 34, 38, 54, 58, 68, 86])
NO_BACK: Final = 62
MAX_IN_STACK: Final = 28
STAGES: Final = 3
TOKENS: Final = 7
ROW_PLACES: Final = 3  # of the mining row that are told apart


class CoalBaronEncoder(Encoder):
    def table(self, game: Game, viewer: i64, sheet: Sheet) -> None:
        state = cast(State, game)
        sheet.plane("shift", 7, "the number of the shift")
        sheet.count(state.shift)
        sheet.plane("starter", 1, "who begins the shift, counted from the viewer")
        self.relative(state.starter, viewer, sheet)
        sheet.plane("turn", 1, "whose turn it is, counted from the viewer")
        self.relative(state.active, viewer, sheet)
        sheet.plane("stage", 1, "of the turn: between turns, placing workers, their action is done")
        sheet.one_of(state.stage, STAGES)
        sheet.plane("committed", 1, "1 if an innovation was played this turn, so that workers must be placed")
        sheet.flag(state.committed)
        self.zones(state, viewer, sheet)
        self.stacks(state, sheet)
        self.lifted(state, viewer, sheet)
        self.memory(state, viewer, sheet)
        sheet.plane("box", 2, "innovations that have left the game, by kind")
        sheet.row(state.box)

    def zones(self, state: State, viewer: i64, sheet: Sheet) -> None:
        sheet.plane("workers required", 10, "by worker zone, how many the next placement has to have")
        workers, placements, out, at = state.workers, state.placements, sheet.numbers, sheet.at
        zone: i64
        for zone in range(ZONES):
            out[at + zone] = i16(workers[zone] + 1)
        at += ZONES
        sheet.at = at
        sheet.plane("placements", 3, "by worker zone and seat, the viewer's first: placements in this shift")
        players = self.players
        k: i64
        for zone in range(ZONES):
            for k in range(workers[zone] - PRINTED_WORKERS[zone]):
                seat = PLACED_BY.of(placements[zone * MAX_PLACEMENTS + k])
                out[at + self.after(viewer, seat)] += 1
            at += players
        sheet.at = at

    def stacks(self, state: State, sheet: Sheet) -> None:
        sheet.plane("heights", MAX_IN_STACK, "by stack, how many cards it has")
        heights, out = state.heights, sheet.numbers
        sheet.row(heights)
        at = sheet.at
        sheet.plane("tops", 1, "by stack, the kind of the open card, one of its family")
        stack: i64
        for stack in range(STACKS):
            if heights[stack] > 0:
                out[at + FIRST_TOP[stack] + CARD_KIND.of(top(state, stack))] = 1
        sheet.skip(FIRST_TOP[STACKS])

    def lifted(self, state: State, viewer: i64, sheet: Sheet) -> None:
        """What is between a stack and its place."""
        sheet.plane("lifted from", 1, "the stack that the wild action has lifted cards off, one of all, or none")
        sheet.one_of(state.looked_from if state.looking > 0 else i64(-1), STACKS)
        sheet.plane("lifted", 4, "how many of these cards there are")
        sheet.count(state.looking)
        sheet.plane("lifted kinds", 2, "their kinds, if it is the viewer who looks at them")
        k: i64
        if state.active == viewer:
            for k in range(state.looking):
                sheet.add(CARD_KIND.of(state.looked[k]), 1)
        sheet.skip(OBJECTIVE_KINDS)
        kind, about = i64(-1), i64(0)
        if not state.over:
            kind, about = state.decision()
        sheet.plane(
            "wagon on its way", 1, "a wagon that was taken and is still to be put into a dock, one of its kinds"
        )
        sheet.one_of(about if kind == kinds.WAGON_TO else i64(-1), WAGON_KINDS)
        sheet.plane("engine on its way", 1, "an engine in the same way")
        sheet.one_of(about if kind == kinds.ENGINE_TO else i64(-1), ENGINE_TYPES)

    def memory(self, state: State, viewer: i64, sheet: Sheet) -> None:
        me = state.players[viewer]
        first = sheet.at
        sheet.plane("remembered", 4, "hidden cards that the viewer knows something about, by kind, family after family")
        sheet.skip(ALL_KINDS)
        sheet.plane(
            "next", 1, "by stack, the card under the top, one of its family, if the viewer knows it for certain"
        )
        sheet.skip(FIRST_TOP[STACKS])
        memory, out = me.memory, sheet.numbers
        k: i64
        stack: i64
        for k in range(me.memories):
            family, kind = KNOWN_FAMILY.of(memory[k]), KNOWN_KIND.of(memory[k])
            backs = KNOWN_BACKS.of(memory[k])
            out[first + FIRST_KIND[family] + kind] += 1
            if is_certain(backs):
                for stack in range(STACKS):
                    if FAMILY_OF[stack] == family and backs >> back_under_top(state, stack) & 1:
                        out[first + ALL_KINDS + FIRST_TOP[stack] + kind] += 1

    def seat(self, game: Game, seat: i64, viewer: i64, sheet: Sheet) -> None:
        state = cast(State, game)
        player = state.players[seat]
        mine = seat == viewer or state.over
        sheet.plane("out", 1, "1 if the player has passed in this shift")
        sheet.flag(player.out)
        sheet.plane("workers", 5, "worker cards in hand by value, 1 to 5")
        sheet.counts(player.hand, WORKER_IN_HAND + 1, WORKER_VALUES)
        cards = player.hand if mine else player.shown
        sheet.plane("orders", 2, "orders in hand that the viewer knows, by kind")
        sheet.counts(cards, ORDER_IN_HAND, ORDER_KINDS)
        sheet.plane("innovations", 2, "innovations in hand that the viewer knows, by kind")
        sheet.counts(cards, INNOVATION_IN_HAND, INNOVATION_KINDS)
        sheet.plane("hidden", 4, "how many orders and how many innovations in hand not everybody has seen")
        sheet.count(count_bits(player.secret_orders))
        sheet.count(count_bits(player.secret_innovations))
        lorries_of(player, sheet)
        docks_of(player, sheet)
        sheet.plane("delivered", 4, "the delivered stack: lorry cards, wagons, engines by kind")
        sheet.counts(player.delivered, 0, DELIVERED_ENGINE + ENGINE_TYPES)
        sheet.plane("fulfilled", 2, "fulfilled orders by kind")
        sheet.counts(player.delivered, FULFILLED, ORDER_KINDS)
        sheet.plane("shares", 6, "by destination")
        sheet.row(player.shares)
        sheet.plane("objectives", 1, "1 for each objective card")
        sheet.bits(player.objectives, OBJECTIVE_KINDS)
        sheet.plane("tokens", 1, "1 for each shift token")
        sheet.bits(player.tokens >> 1, TOKENS)
        sheet.plane("points", 50, "three lines of the score pad: lorries, orders, shift tokens")
        sheet.count(lorry_points(player))
        sheet.count(order_points(player))
        sheet.count(token_points(player))


def back_under_top(state: State, stack: i64) -> i64:
    """The back of the card right under the open one; a number that is no back if there is none."""
    height = state.heights[stack]
    if height > 1:
        return CARD_BACK.of(state.stacks[FIRST_OF[stack] + height - 2])
    return NO_BACK


def lorries_of(player: Player, sheet: Sheet) -> None:
    sheet.plane("mining row", 4, "lorry cards in the mining row by kind")
    mining_row, lorries, out, at = player.mining_row, player.lorries, sheet.numbers, sheet.at
    k: i64
    for k in range(lorries):
        out[at + mining_row[k]] += 1
    sheet.skip(LORRY_KINDS)
    sheet.plane("front", 1, "the three rightmost cards of the mining row, each one of its kinds")
    for k in range(ROW_PLACES):
        sheet.one_of(mining_row[k] if k < lorries else i64(-1), LORRY_KINDS)
    sheet.plane("storage", 4, "lorry cards in the storage by kind")
    sheet.row(player.storage)


def docks_of(player: Player, sheet: Sheet) -> None:
    sheet.plane(
        "docks", 4, "by loading dock: the engine, one of its types; empty wagons by kind; loaded lorry cards by kind"
    )
    out, at = sheet.numbers, sheet.at
    dock: i64
    place: i64
    for dock in range(DOCKS):
        engine = engine_in(player, dock)
        if engine > 0:
            out[at + engine - 1] = 1
        at += ENGINE_TYPES
        for place in range(wagons_in(player, dock)):
            wagon = wagon_at(player, dock, place)
            lorry = WAGON_LORRY.of(wagon)
            if lorry == EMPTY:
                out[at + WAGON_KIND.of(wagon)] += 1
            else:
                out[at + WAGON_KINDS + lorry] += 1
        at += WAGON_KINDS + LORRY_KINDS
    sheet.at = at
