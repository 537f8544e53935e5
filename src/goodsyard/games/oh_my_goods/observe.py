"""Oh My Goods! as numbers: everything in the view except which draw pile each unseen card comes from.

During planning, the other players' plans stay hidden: their workers, moves, payments and cards set aside.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i16, i64

from goodsyard.core.game import Game
from goodsyard.core.observation import Encoder
from goodsyard.core.row import Row
from goodsyard.core.sheet import Sheet
from goodsyard.games.oh_my_goods.rules.cards import (
    BUILDING_OF,
    CARDS,
    COINS,
    DECK,
    MAX_BUILDINGS,
    NONE,
    ORDERLY,
    POINTS,
    PRINT_OF,
    REQUIRED,
    REQUIRED_ANY,
    RESOURCES,
    SIDES,
)
from goodsyard.games.oh_my_goods.rules.kinds import SUPPLY
from goodsyard.games.oh_my_goods.rules.scoring import assistant_points, building_points, public_coins
from goodsyard.games.oh_my_goods.rules.state import LEAVING, PLANNING, WORKING, Player, State

BUILDING_KINDS: Final = 18
CARDS.expect(len(CARDS.rows["buildings"]) == BUILDING_KINDS, "observations know another number of buildings")
OTHERS: Final = 8  # numbers for a building after its kind and the resources
SLOT: Final[i64] = BUILDING_KINDS + RESOURCES + OTHERS
PHASES: Final[i64] = WORKING + 1
STAGES: Final[i64] = LEAVING + 1


class OhMyGoodsEncoder(Encoder):
    def table(self, game: Game, viewer: i64, sheet: Sheet) -> None:
        state = cast(State, game)
        sheet.plane("edition", 1, "0 for the first, 1 for the second")
        sheet.count(state.edition)
        sheet.plane("hiring", 1, "1 if a hired assistant finds the worker's building free")
        sheet.count(state.hiring)
        sheet.plane("round", 30, "the number of the round, and of the last one once that is known")
        sheet.count(state.round)
        sheet.count(state.last_round)
        sheet.plane("phase", 1, "one of: new round, exchange, new cards, sunrise, planning, sunset, produce and build")
        sheet.one_of(state.phase, PHASES)
        sheet.plane("active", 1, "who is first in this round, counted from the viewer")
        self.relative(state.active, viewer, sheet)
        sheet.plane("turn", 4, "how many players have had theirs in this phase")
        sheet.count(state.turns_over)
        sheet.plane("stage", 1, "of a turn: producing, building, hiring, leaving")
        sheet.one_of(state.stage, STAGES)
        self.cards(state, viewer, sheet)
        sheet.plane("resources", 6, "of the market display: wood, clay, grain, wool, stone")
        sheet.row(state.resources)
        sheet.plane("offered", 1, "1 for each side of an assistant that can be hired")
        sheet.bits(state.offered, SIDES)
        sheet.plane("hired", 1, "the assistant that is paid for and still to be placed, one of the sides, or none")
        sheet.one_of(state.hired - 1, SIDES)
        self.production(state, sheet)

    def cards(self, state: State, viewer: i64, sheet: Sheet) -> None:
        """Cards are counted by print, at the place of the first card with that print."""
        me = state.players[viewer]
        sheet.plane("hand", 3, "the viewer's hand: how many cards of each print")
        self.prints(sheet, me.hand, me.held)
        sheet.plane("planned", 1, "the card that the viewer has set aside to be built, one of the prints, or none")
        sheet.one_of(PRINT_OF[me.planned] if me.planned != NONE else i64(-1), DECK)
        sheet.plane("sunrise", 2, "the market display's first row, by print")
        first_row: i64 = state.sunrise_size if state.sunrise_size > 0 else state.market_size
        self.prints(sheet, state.market, first_row)
        sheet.plane("market", 2, "the whole market display, by print")
        self.prints(sheet, state.market, state.market_size)
        sheet.plane("discards", 3, "the discard pile, by print")
        out, at, card = sheet.numbers, sheet.at, i64(0)
        for is_discarded in state.discarded:
            if is_discarded:
                out[at + PRINT_OF[card]] += 1
            card += 1
        sheet.skip(DECK)
        sheet.plane("draw pile", DECK, "how many cards it has")
        sheet.count(state.pile_size)

    def prints(self, sheet: Sheet, cards: Row, count: i64) -> None:
        """Count the first `count` cards of a row by print."""
        out, first = sheet.numbers, sheet.at
        k: i64
        for k in range(count):
            out[first + PRINT_OF[cards[k]]] += 1
        sheet.skip(DECK)

    def production(self, state: State, sheet: Sheet) -> None:
        kind, about = i64(NONE), i64(0)
        if not state.over and not state.together:
            kind, about = state.decision()
        sheet.plane(
            "producing", 1, "the acting player's building for which cards are being discarded, one of nine, or none"
        )
        sheet.one_of(state.target if kind == SUPPLY else i64(-1), MAX_BUILDINGS)
        sheet.plane("cards due", 6, "how many more cards that takes")
        sheet.count(about if kind == SUPPLY else i64(0))
        sheet.plane("handled", 1, "1 for each of the acting player's buildings that has produced in this turn")
        sheet.bits(state.produced, MAX_BUILDINGS)

    def seat(self, game: Game, seat: i64, viewer: i64, sheet: Sheet) -> None:
        state = cast(State, game)
        player = state.players[seat]
        secret = state.phase == PLANNING and seat != viewer
        sheet.plane("cards", 20, "how many cards are in hand, as far as the viewer knows")
        sheet.count(player.held + (1 if secret and player.planned != NONE else 0))
        sheet.plane("has planned", 1, "1 if a card is set aside")
        sheet.flag(player.planned != NONE and not secret)
        sheet.plane("offices", 2, "what market offices add: the five resources, extra cards")
        sheet.row(player.offices)
        sheet.plane("points", 30, "of buildings, of assistants")
        sheet.count(building_points(player))
        sheet.count(assistant_points(player))
        sheet.plane("coins", 65, "what the goods are worth")
        sheet.count(public_coins(player))
        sheet.plane("assistants", 1, "1 for each side of an assistant that the player has")
        assistants = player.assistants
        building: i64
        for building in range(player.built):
            if assistants[building] > 0:
                sheet.add(assistants[building] - 1, 1)
        sheet.skip(SIDES)
        sheet.plane(
            "buildings",
            12,
            "by building in the order of building: one of the kinds; the five resources that it requires, or how many"
            " of any; its points; coins of its good; goods on it; goods that are just paid with; 1 for an assistant; 1"
            " for the worker; 1 if he works orderly",
        )
        for building in range(player.built):
            self.building(player, building, secret, state.phase == PLANNING, sheet)
        sheet.skip((MAX_BUILDINGS - player.built) * SLOT)

    def building(self, player: Player, building: i64, secret: bool, planning: bool, sheet: Sheet) -> None:
        card, out = player.buildings[building], sheet.numbers
        sheet.one_of(BUILDING_OF[card], BUILDING_KINDS)
        sheet.counts(REQUIRED, card * RESOURCES, RESOURCES)
        at = sheet.at
        out[at] = i16(REQUIRED_ANY[card])
        out[at + 1] = i16(POINTS[card])
        out[at + 2] = i16(COINS[card])
        out[at + 3] = i16(player.goods[building])
        if not secret:
            out[at + 4] = i16(player.spent[building])
        stations = player.stations if planning and not secret else player.assistants
        if stations[building] > 0:
            out[at + 5] = 1
        if player.worker == building and not secret:
            out[at + 6] = 1
            if player.mode == ORDERLY:
                out[at + 7] = 1
        sheet.skip(OTHERS)
