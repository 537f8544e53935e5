"""Everything that can change in a game of Oh My Goods! (RULES 1, 2.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.chance import mix, mix_row
from goodsyard.core.game import Game
from goodsyard.core.row import Row, zeros
from goodsyard.games.oh_my_goods.rules.cards import DECK, MAX_BUILDINGS, NONE, RESOURCES

MAX_SUPPLIED: Final = 12  # no building requires more resources

DISCREET_RULES: Final = 3
"""The version of the rules that introduced 7.11 and 12.7: whether a player is asked reveals nothing about the hand."""

# Which people keep a hired assistant out of a building (RULES 7.9, 7.11).
ANY_PERSON: Final = 0
ONLY_ASSISTANTS: Final = 1

# Phases of a round.
NEW_ROUND: Final = 0
EXCHANGING: Final = 1
DEALING: Final = 2
SUNRISE: Final = 3
PLANNING: Final = 4
SUNSET: Final = 5
WORKING: Final = 6

# Stages of a player's turn in phase IV.
PRODUCING: Final = 0
BUILDING: Final = 1
HIRING: Final = 2
LEAVING: Final = 3


class Player:
    """One player's cards, on the table and in hand."""

    def __init__(
        self,
        hand: Row,
        supply: Row,
        buildings: Row,
        goods: Row,
        tops: Row,
        spent: Row,
        assistants: Row,
        stations: Row,
        offices: Row,
        colours: Row,
    ) -> None:
        self.hand: Row = hand  # cards in ascending order
        self.supply: Row = supply  # of the hand, by resource
        self.buildings: Row = buildings  # their cards, the charburner first
        self.goods: Row = goods  # by building
        self.tops: Row = tops  # by building, the top good as card + 1; `State.under` continues the stack
        self.spent: Row = spent  # by building, goods of a payment that is not yet revealed
        self.assistants: Row = assistants  # by building, side + 1
        self.stations: Row = stations  # the same as planned, while plans are secret
        self.offices: Row = offices  # market offices by what they give
        self.colours: Row = colours  # number of buildings in each colour
        self.held: i64 = 0  # cards in hand
        self.built: i64 = 0  # number of buildings, including the charburner
        self.worker: i64 = NONE  # the building where the worker is
        self.mode: i64 = 0
        self.planned: i64 = NONE  # the card set aside to be built
        self.moved: i64 = 0  # bit set of the buildings to which an assistant moves this round

    def clone(self) -> Player:
        twin = Player(
            self.hand[:],
            self.supply[:],
            self.buildings[:],
            self.goods[:],
            self.tops[:],
            self.spent[:],
            self.assistants[:],
            self.stations[:],
            self.offices[:],
            self.colours[:],
        )
        twin.held = self.held
        twin.built = self.built
        twin.worker = self.worker
        twin.mode = self.mode
        twin.planned = self.planned
        twin.moved = self.moved
        return twin

    def digest(self, state: i64) -> i64:
        state = mix_row(mix_row(mix_row(state, self.hand), self.supply), self.buildings)
        state = mix_row(mix_row(mix_row(state, self.goods), self.tops), self.spent)
        state = mix_row(mix_row(mix_row(state, self.assistants), self.stations), self.offices)
        state = mix(mix(mix(mix_row(state, self.colours), self.held), self.built), self.worker + 1)
        return mix(mix(mix(state, self.mode), self.planned + 1), self.moved)


def new_player() -> Player:
    """A player without cards or buildings."""
    return Player(
        zeros(DECK),
        zeros(RESOURCES),
        zeros(MAX_BUILDINGS),
        zeros(MAX_BUILDINGS),
        zeros(MAX_BUILDINGS),
        zeros(MAX_BUILDINGS),
        zeros(MAX_BUILDINGS),
        zeros(MAX_BUILDINGS),
        zeros(RESOURCES + 1),
        zeros(RESOURCES + 1),
    )


class State(Game):
    """The piles, the market display, the players and the round."""

    def __init__(
        self,
        player_count: i64,
        rules_version: i64,
        todo: Row,
        chance: Row,
        edition: i64,
        hiring: i64,
        players: list[Player],
        pile: Row,
        discarded: Row,
        market: Row,
        resources: Row,
        under: Row,
        shown: Row,
        batch: Row,
        needs: Row,
        supplied: Row,
    ) -> None:
        super().__init__(player_count, rules_version, todo, chance)
        self.edition: Final = edition
        self.hiring: Final = hiring
        self.players: Final = players
        self.pile: Row = pile  # the draw pile, the top card last
        self.discarded: Row = discarded  # by card, 1 if it lies on the discard pile
        self.market: Row = market  # the market display: sunrise row, then sunset row
        self.resources: Row = resources  # of the market display
        self.under: Row = under  # by card that is a good, the good below it as card + 1
        self.shown: Row = shown  # by card that is a good, 1 if everybody has seen its face
        self.batch: Row = batch  # by card, the number of the shuffle that it was last part of
        self.needs: Row = needs  # by resource, how many units may still be discarded from the hand
        self.supplied: Row = supplied  # the cards discarded for this production, in ascending order
        self.pile_size: i64 = 0
        self.market_size: i64 = 0
        self.sunrise_size: i64 = 0  # of the market's first row
        self.shuffles: i64 = 0
        self.offered: i64 = 0  # bit set of the sides of assistants on offer
        self.round: i64 = 0
        self.last_round: i64 = 0  # the number of the last round, 0 until it is known
        self.active: i64 = 0  # the active player, with whom every phase begins
        self.phase: i64 = NEW_ROUND
        self.turns_over: i64 = 0  # in this phase
        self.stage: i64 = PRODUCING
        self.supplies: i64 = 0  # number of cards in `supplied`
        self.due: i64 = 0  # number of cards still to be drawn
        self.dealt: i64 = 0  # number of cards that the player has already received in this deal
        self.laid: i64 = 0  # number of goods laid by this production
        self.target: i64 = 0  # the building that produces
        self.produced: i64 = 0  # bit set of the buildings that have produced in this turn
        self.hired: i64 = 0  # the assistant that is paid for and still to be placed, as side + 1
        self.has_built: bool = False

    def ask_even_if_forced(self, kind: i64, about: i64) -> None:
        """Ask the acting seat even about a forced choice, because others must not learn that it is (RULES 12.7)."""
        if self.rules_version >= DISCREET_RULES:
            self.push(self.seat, kind, about)
        else:
            self.ask(kind, about)

    @property
    def me(self) -> Player:
        """The player who is acting."""
        return self.players[self.seat]

    def next_seat(self) -> i64:
        """The next seat to have its turn in this phase; turns begin with the active player."""
        return (self.active + self.turns_over) % self.player_count

    def resume_round(self, other: State) -> None:
        """Copy the other game's progress (for `clone`)."""
        self.resume(other)
        self.pile_size = other.pile_size
        self.market_size = other.market_size
        self.sunrise_size = other.sunrise_size
        self.shuffles = other.shuffles
        self.offered = other.offered
        self.round = other.round
        self.last_round = other.last_round
        self.active = other.active
        self.phase = other.phase
        self.turns_over = other.turns_over
        self.stage = other.stage
        self.supplies = other.supplies
        self.due = other.due
        self.dealt = other.dealt
        self.laid = other.laid
        self.target = other.target
        self.produced = other.produced
        self.hired = other.hired
        self.has_built = other.has_built

    def digest_of_state(self, state: i64) -> i64:
        for player in self.players:
            state = player.digest(state)
        state = mix_row(mix_row(mix_row(state, self.pile), self.discarded), self.market)
        state = mix_row(mix_row(mix_row(state, self.resources), self.under), self.shown)
        state = mix_row(mix_row(mix_row(state, self.batch), self.needs), self.supplied)
        state = mix(mix(mix(state, self.pile_size), self.market_size), self.sunrise_size)
        state = mix(mix(mix(state, self.shuffles), self.offered), self.edition)
        state = mix(mix(mix(state, self.round), self.last_round), self.active)
        state = mix(mix(mix(state, self.phase), self.turns_over), self.stage)
        state = mix(mix(mix(mix(state, self.supplies), self.due), self.laid), self.target)
        if self.rules_version >= DISCREET_RULES:
            state = mix(mix(state, self.hiring), self.dealt)
        return mix(mix(mix(state, self.produced), self.hired), 1 if self.has_built else 0)
