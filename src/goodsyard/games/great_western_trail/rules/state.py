"""Everything that can change in a game of Great Western Trail.

Nobody knows or influences the order of a face-down stack, so every stack is kept as a bag: how many cards or tiles of
each kind are in it. Which one is on top is decided when it is drawn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.chance import mix, mix_row
from goodsyard.core.game import Game
from goodsyard.core.packed import Packed
from goodsyard.core.row import Row, zeros
from goodsyard.games.great_western_trail.rules.cards import (
    AREA,
    CITIES,
    DISC_SPACES,
    HERD,
    JOB_ROWS,
    MAX_PLAYERS,
    NONE,
    PILES,
    TILES,
    WORKERS,
)

# The stages of a turn, when nothing is pending.
TRAVELLING: Final = 0  # phase A comes next
ARRIVING: Final = 1  # the cattleman has stopped; phase B comes next
FORESEEING: Final = 2  # Kansas City, subphases 1 to 3: FORESEEING + column
EARNING: Final = 5  # subphases 4 and 5
LEAVING: Final = 6  # the cattleman leaves Kansas City
DRAWING: Final = 7  # phase C

FORESIGHT_SPACES: Final = 2  # in each column
JOBS: Final[i64] = JOB_ROWS * MAX_PLAYERS
JOB_PLACE: Final = Packed("place in the job market")
JOB_COLUMN: Final = JOB_PLACE.field("column", MAX_PLAYERS)
JOB_ROW: Final = JOB_PLACE.field("row", JOB_ROWS)
BOX: Final[i64] = TILES + HERD


class Player:
    """One player's board, deck and collected tiles."""

    def __init__(
        self,
        hand: Row,
        known: Row,
        stack: Row,
        discards: Row,
        area: Row,
        discs: Row,
        workers: Row,
        cities: Row,
        tiles: Row,
    ) -> None:
        self.hand: Row = hand  # by herd card
        self.known: Row = known  # the cards in hand that everybody knows of
        self.stack: Row = stack  # the personal draw stack
        self.discards: Row = discards
        self.area: Row = area  # the personal objective area, by objective card
        self.discs: Row = discs  # by disc space, how many discs lie there
        self.workers: Row = workers  # by type, the printed one included
        self.cities: Row = cities  # discs by city
        self.tiles: Row = tiles  # collected hazard and teepee tiles
        self.top: i64 = NONE  # the card laid last on the discard pile
        self.money: i64 = 0
        self.marker: i64 = 0  # place of the certificate marker on its track
        self.engine: i64 = 0  # a POSITION
        self.space: i64 = NONE  # where the cattleman is
        self.buildings: i64 = 0  # private buildings still to be placed, one bit each
        self.stations: i64 = 0  # upgraded ones, one bit each
        self.masters: i64 = 0  # station master tiles, one bit each
        self.visits: i64 = 0  # to Kansas City
        self.revealed: i64 = 0  # the hand shown at the latest income, until the next turn, as SHOWN in knowledge.py

    def clone(self) -> Player:
        twin = Player(
            self.hand[:],
            self.known[:],
            self.stack[:],
            self.discards[:],
            self.area[:],
            self.discs[:],
            self.workers[:],
            self.cities[:],
            self.tiles[:],
        )
        twin.top = self.top
        twin.money = self.money
        twin.marker = self.marker
        twin.engine = self.engine
        twin.space = self.space
        twin.buildings = self.buildings
        twin.stations = self.stations
        twin.masters = self.masters
        twin.visits = self.visits
        twin.revealed = self.revealed
        return twin

    def digest(self, state: i64) -> i64:
        state = mix_row(mix_row(mix_row(state, self.hand), self.known), self.stack)
        state = mix_row(mix_row(mix_row(state, self.discards), self.area), self.discs)
        state = mix_row(mix_row(mix_row(state, self.workers), self.cities), self.tiles)
        state = mix(mix(mix(state, self.top + 1), self.money), self.marker)
        state = mix(mix(mix(state, self.engine), self.space + 1), self.buildings)
        return mix(mix(mix(state, self.stations), self.masters), self.visits)


def new_player() -> Player:
    """A player with nothing."""
    return Player(
        zeros(HERD),
        zeros(HERD),
        zeros(HERD),
        zeros(HERD),
        zeros(AREA),
        zeros(DISC_SPACES),
        zeros(WORKERS),
        zeros(CITIES),
        zeros(TILES),
    )


class State(Game):
    """The board, the supplies, the players and the turn."""

    def __init__(
        self,
        player_count: i64,
        rules_version: i64,
        todo: Row,
        chance: Row,
        sides: i64,
        starter: i64,
        players: list[Player],
        trail: Row,
        supply: Row,
        foresight: Row,
        jobs: Row,
        market: Row,
        cattle: Row,
        objectives: Row,
        display: Row,
        posts: Row,
        box: Row,
    ) -> None:
        super().__init__(player_count, rules_version, todo, chance)
        self.sides: Final = sides  # private buildings whose b-side is used, one bit each
        self.starter: Final = starter
        self.players: Final = players
        self.trail: Row = trail  # by space, what stands there: trail.py
        self.supply: Row = supply  # pile * TILES + tile
        self.foresight: Row = foresight  # column * FORESIGHT_SPACES + place: tile + 1, or 0
        self.jobs: Row = jobs  # by JOB_PLACE: worker type + 1, or 0
        self.market: Row = market  # the cattle market, by print
        self.cattle: Row = cattle  # the market cattle stack, by print
        self.objectives: Row = objectives  # the objective stack
        self.display: Row = display  # the general objective display: objective + 1, or 0
        self.posts: Row = posts  # by station: station master tile + 1, or MASTERS + 1 + worker type
        self.box: Row = box  # what has left the game: tiles, then TILES + herd cards
        self.stage: i64 = TRAVELLING
        self.active: i64 = starter  # the seat whose turn it is
        self.token: i64 = 1  # the row of the job market token; JOB_ROWS once it has left
        self.filled: i64 = 0  # filled spaces of that row
        self.visits: i64 = 0  # to Kansas City until the end was triggered
        self.token_seat: i64 = NONE  # who has taken the token
        self.last_turns: i64 = NONE  # turns that follow the current one, once the end is triggered

    @property
    def me(self) -> Player:
        """The player whose decision it is."""
        return self.players[self.seat]

    def offer(self, action: i64, due: i64) -> None:
        """Offer an immediate action, which may be forfeited; a reward that is due comes after it (actions.py)."""
        raise NotImplementedError

    def resume_turn(self, other: State) -> None:
        """Copy the other game's progress (for `clone`)."""
        self.resume(other)
        self.stage = other.stage
        self.active = other.active
        self.token = other.token
        self.filled = other.filled
        self.visits = other.visits
        self.token_seat = other.token_seat
        self.last_turns = other.last_turns

    def digest_of_state(self, state: i64) -> i64:
        for player in self.players:
            state = player.digest(state)
            if self.rules_version >= 2:
                state = mix(state, player.revealed)
        state = mix_row(mix_row(mix_row(state, self.trail), self.supply), self.foresight)
        state = mix_row(mix_row(mix_row(state, self.jobs), self.market), self.cattle)
        state = mix_row(mix_row(mix_row(state, self.objectives), self.display), self.posts)
        state = mix(mix(mix_row(state, self.box), self.sides), self.starter)
        state = mix(mix(mix(state, self.stage), self.active), self.token)
        state = mix(mix(state, self.filled), self.visits)
        return mix(mix(state, self.token_seat + 1), self.last_turns + 1)


FORESIGHT: Final[i64] = PILES * FORESIGHT_SPACES
