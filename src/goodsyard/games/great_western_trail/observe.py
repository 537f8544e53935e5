"""Great Western Trail as numbers: the view except the points so far, and the contents of the stacks.

The printed contents of the stacks are known and everybody sees what leaves them, so everybody can work out how many of
each kind are left; their order is not encoded.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i16, i64

from goodsyard.core.game import Game
from goodsyard.core.observation import Encoder
from goodsyard.core.row import Row
from goodsyard.core.sheet import Sheet
from goodsyard.games.great_western_trail.rules.cards import (
    BLUE_TEEPEE,
    BUILDINGS,
    GREEN_TEEPEE,
    HAZARD,
    HERD,
    JOB_ROWS,
    MASTERS,
    MAX_PLAYERS,
    NEUTRALS,
    NONE,
    OBJECTIVES,
    SPACES,
    STATIONS,
    TILE_BLACK,
    TILE_GREEN,
    TILE_POINTS,
    TILES,
    WORKERS,
)
from goodsyard.games.great_western_trail.rules.deck import hand_limit
from goodsyard.games.great_western_trail.rules.movement import step_limit
from goodsyard.games.great_western_trail.rules.rewards import TRACK, certificate_limit
from goodsyard.games.great_western_trail.rules.state import DRAWING, Player, State
from goodsyard.games.great_western_trail.rules.trail import (
    BUILDING_SPACES,
    HAZARD_SPACES,
    NEUTRAL,
    NEUTRAL_SPACES,
    PRIVATE,
    TEEPEE_SPACES,
    building_of,
    owner_of,
)

STAGES: Final[i64] = DRAWING + 1
LAST_POSITION: Final = 79
PLACES: Final = 3  # where herd cards can be: hand, draw stack, discard pile
DECK: Final[i64] = HERD + PLACES  # from the plane of the hand to that of the deck
DISCARDS: Final[i64] = DECK + HERD


class GreatWesternTrailEncoder(Encoder):
    def table(self, game: Game, viewer: i64, sheet: Sheet) -> None:
        state = cast(State, game)
        sheet.plane("turn", 1, "whose turn it is, counted from the viewer")
        self.relative(state.active, viewer, sheet)
        sheet.plane("starter", 1, "who began, counted from the viewer")
        self.relative(state.starter, viewer, sheet)
        sheet.plane("stage", 1, "of the turn: travelling, arriving, three of foresight, earning, leaving, drawing")
        sheet.one_of(state.stage, STAGES)
        sheet.plane("ending", 3, "1 once the end is triggered; then how many turns follow the current one")
        is_ending = state.last_turns != NONE
        sheet.flag(is_ending)
        sheet.count(state.last_turns if is_ending else i64(0))
        self.buildings(state, viewer, sheet)
        self.obstacles(state, sheet)
        sheet.plane("supply", 10, "by pile of the Kansas City supply and kind of tile, how many are left")
        sheet.row(state.supply)
        sheet.plane("foresight", 1, "by foresight space, the tile, one of its kinds")
        sheet.each_one_of(state.foresight, TILES)
        self.jobs(state, sheet)
        sheet.plane("cattle market", 3, "cattle cards on offer, by print")
        sheet.row(state.market)
        sheet.plane("cattle stack", 5, "cattle cards in the stack, by print")
        sheet.row(state.cattle)
        sheet.plane("display", 1, "by space of the objective display, the card, one of its kinds")
        sheet.each_one_of(state.display, OBJECTIVES)
        sheet.plane("objective stack", 4, "objective cards in the stack, by kind")
        sheet.row(state.objectives)
        sheet.plane(
            "station masters", 1, "by station: the tile, one of its kinds, or the appointed worker, one of the types"
        )
        sheet.each_one_of(state.posts, MASTERS + WORKERS)

    def buildings(self, state: State, viewer: i64, sheet: Sheet) -> None:
        sheet.plane("sides", 1, "1 for each private building that lies with its b-side up")
        sheet.bits(state.sides, BUILDINGS)
        sheet.plane("neutral buildings", 1, "by space for them, the building, one of all")
        trail, out, at = state.trail, sheet.numbers, sheet.at
        for space in NEUTRAL_SPACES:
            standing = trail[space]
            if standing >= NEUTRAL:
                out[at + standing - NEUTRAL] = 1
            at += NEUTRALS
        sheet.at = at
        sheet.plane(
            "private buildings", 1, "by space for them, the building, one of ten, and its owner, the viewer first"
        )
        for space in BUILDING_SPACES:
            standing = trail[space]
            if standing >= PRIVATE:
                out[at + building_of(standing)] = 1
                out[at + BUILDINGS + self.after(viewer, owner_of(standing))] = 1
            at += BUILDINGS + self.players
        sheet.at = at

    def obstacles(self, state: State, sheet: Sheet) -> None:
        trail, out = state.trail, sheet.numbers
        sheet.plane(
            "hazards", 4, "by space for them: 1 if there is a tile; 1 for a green hand, 1 for a black; its points"
        )
        at = sheet.at
        for space in HAZARD_SPACES:
            tile = trail[space]
            if tile >= HAZARD:
                out[at] = 1
                out[at + 1] = i16(TILE_GREEN[tile])
                out[at + 2] = i16(TILE_BLACK[tile])
                out[at + 3] = i16(TILE_POINTS[tile])
            at += 4
        sheet.at = at
        sheet.plane("teepees", 1, "by space for them: 1 for a green one, 1 for a blue one")
        for space in TEEPEE_SPACES:
            tile = trail[space]
            if tile == GREEN_TEEPEE:
                out[at] = 1
            elif tile == BLUE_TEEPEE:
                out[at + 1] = 1
            at += 2
        sheet.at = at

    def jobs(self, state: State, sheet: Sheet) -> None:
        sheet.plane("job market", 4, "by row, how many workers of each type")
        jobs, out, at, players = state.jobs, sheet.numbers, sheet.at, self.players
        line: i64
        k: i64
        for line in range(JOB_ROWS):
            for k in range(line * MAX_PLAYERS, line * MAX_PLAYERS + players):
                if jobs[k] > 0:
                    out[at + jobs[k] - 1] += 1
            at += WORKERS
        sheet.at = at
        sheet.plane("job market token", JOB_ROWS, "its row, and how many spaces of that row are filled")
        sheet.count(state.token)
        sheet.count(state.filled)

    def seat(self, game: Game, seat: i64, viewer: i64, sheet: Sheet) -> None:
        state = cast(State, game)
        player = state.players[seat]
        herd_of(player, player.hand if seat == viewer or state.over else player.known, sheet)
        sheet.plane("objectives", 1, "objective cards in the personal area, by kind, the starting ones last")
        sheet.row(player.area)
        sheet.plane("discs", 2, "discs that still lie on the player board, by disc space")
        sheet.row(player.discs)
        sheet.plane("workers", 6, "cowboys, craftsmen, engineers, the printed ones included")
        sheet.row(player.workers)
        sheet.plane("cities", 4, "discs by city")
        sheet.row(player.cities)
        sheet.plane("tiles", 2, "collected tiles of the Kansas City supply, by kind")
        sheet.row(player.tiles)
        sheet.plane("money", 30, "dollars")
        sheet.count(player.money)
        sheet.plane("certificates", 6, "temporary ones, and how many there can be")
        sheet.count(TRACK[player.marker])
        sheet.count(TRACK[certificate_limit(player)])
        sheet.plane("limits", 6, "of steps and of hand cards")
        sheet.count(step_limit(state, player))
        sheet.count(hand_limit(player))
        sheet.plane(
            "engine", LAST_POSITION, "its position: twice the number of its space, plus 1 on the turnout behind it"
        )
        sheet.count(player.engine)
        sheet.plane("cattleman", 1, "the space where he is, one of all, or none")
        sheet.one_of(player.space, SPACES)
        sheet.plane("buildings", 1, "1 for each private building still to be placed")
        sheet.bits(player.buildings, BUILDINGS)
        sheet.plane("stations", 1, "1 for each upgraded train station")
        sheet.bits(player.stations, STATIONS)
        sheet.plane("masters", 1, "1 for each station master tile")
        sheet.bits(player.masters, MASTERS)
        sheet.plane("visits", 8, "to Kansas City")
        sheet.count(player.visits)
        sheet.plane("token", 1, "1 for the player who has taken the job market token")
        sheet.flag(state.token_seat == seat)


def herd_of(player: Player, shown: Row, sheet: Sheet) -> None:
    """The cards of a player in all four planes at once."""
    out, at = sheet.numbers, sheet.at
    sheet.plane("hand", 2, "herd cards that the viewer knows to be in hand, by kind")
    sheet.skip(HERD)
    cards = sheet.at
    sheet.plane("cards", 15, "how many cards are in hand, in the draw stack and on the discard pile")
    sheet.skip(PLACES)
    sheet.plane("deck", 5, "all herd cards wherever they are, by kind")
    sheet.skip(HERD)
    sheet.plane("discards", 5, "herd cards on the discard pile, by kind")
    sheet.skip(HERD)
    in_hand, in_stack, on_pile = i64(0), i64(0), i64(0)
    hand, stack, discards = player.hand, player.stack, player.discards
    for known, held, stacked, discarded in zip(shown, hand, stack, discards):  # noqa: B905  compiled, this is a loop
        out[at] = i16(known)
        out[at + DECK] = i16(held + stacked + discarded)
        out[at + DISCARDS] = i16(discarded)
        in_hand += held
        in_stack += stacked
        on_pile += discarded
        at += 1
    out[cards] = i16(in_hand)
    out[cards + 1] = i16(in_stack)
    out[cards + 2] = i16(on_pile)
