"""Everything that can change in a game of Coal Baron."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.chance import mix, mix_row
from goodsyard.core.game import Game
from goodsyard.core.packed import Packed
from goodsyard.core.row import Row, zeros
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import (
    DESTINATIONS,
    DOCKS,
    ENGINE_TYPES,
    INNOVATION_KINDS,
    LORRY_KINDS,
    ORDER_KINDS,
    WAGON_KINDS,
    WORKER_VALUES,
)

# A hand is one row: worker cards by value, orders, innovations.
WORKER_IN_HAND: Final = 0  # a worker card of value v stands at WORKER_IN_HAND + v
ORDER_IN_HAND: Final[i64] = WORKER_VALUES + 1
INNOVATION_IN_HAND: Final[i64] = ORDER_IN_HAND + ORDER_KINDS
HAND: Final[i64] = INNOVATION_IN_HAND + INNOVATION_KINDS

# The docks are one row too: for each dock the engine (0 = none), the number of wagons, and the wagons.
MAX_WAGONS: Final = 28
DOCK: Final = 2 + MAX_WAGONS

# The delivered stack: lorries, wagons, engines and the fulfilled orders.
DELIVERED_WAGON: Final[i64] = LORRY_KINDS
DELIVERED_ENGINE: Final[i64] = DELIVERED_WAGON + WAGON_KINDS
FULFILLED: Final[i64] = DELIVERED_ENGINE + ENGINE_TYPES
DELIVERED: Final[i64] = FULFILLED + ORDER_KINDS

# Stages of a turn: none is under way, workers are still to be placed, their action is done.
BETWEEN: Final = 0
PLACING: Final = 1
WORKED: Final = 2

MAX_LORRIES: Final = 40
MAX_PLACEMENTS: Final = 14  # in one zone

# A placement in a zone.
NOBODY: Final = -1
PLACEMENT: Final = Packed("placement")
PLACED_BY: Final = PLACEMENT.field("seat", 8, lowest=NOBODY)
PLACED_SET: Final = PLACEMENT.field("set of worker cards", 256)
PLACED_INNOVATIONS: Final = PLACEMENT.field("worker innovations", 16**6)

# The worker innovations of a placement, each with the number it stands for: an index of workers.py. 0 is none.
INNOVATION_LIST: Final = Packed("worker innovations")
LAST_INNOVATION: Final = INNOVATION_LIST.field("the last one", 16, lowest=-1)
EARLIER_INNOVATIONS: Final = INNOVATION_LIST.field("those before it", 16**5)

SOME_MEMORIES: Final = 16  # memory.py makes room for more


class Player:
    """One player's board, hand and memory."""

    def __init__(
        self,
        hand: Row,
        shown: Row,
        mining_row: Row,
        storage: Row,
        docks: Row,
        delivered: Row,
        shares: Row,
        memory: Row,
    ) -> None:
        self.hand: Row = hand
        self.shown: Row = shown  # the cards of the hand that everybody saw when they were taken
        self.mining_row: Row = mining_row  # lorry cards, the earliest first
        self.storage: Row = storage  # lorry cards by kind
        self.docks: Row = docks
        self.delivered: Row = delivered
        self.shares: Row = shares  # by destination
        self.memory: Row = memory  # hidden cards that this player knows something about: memory.py
        self.lorries: i64 = 0  # in the mining row
        self.memories: i64 = 0
        self.secret_orders: i64 = 0  # backs of the orders in hand that nobody else saw
        self.secret_innovations: i64 = 0
        self.objectives: i64 = 0  # one bit a card
        self.tokens: i64 = 0  # one bit a shift
        self.out: bool = False  # has passed in this shift

    def clone(self) -> Player:
        twin = Player(
            self.hand[:],
            self.shown[:],
            self.mining_row[:],
            self.storage[:],
            self.docks[:],
            self.delivered[:],
            self.shares[:],
            self.memory[:],
        )
        twin.lorries = self.lorries
        twin.memories = self.memories
        twin.secret_orders = self.secret_orders
        twin.secret_innovations = self.secret_innovations
        twin.objectives = self.objectives
        twin.tokens = self.tokens
        twin.out = self.out
        return twin

    def rehearsal(self) -> Player:
        """A copy to try out moves of lorry cards with; it shares everything else with the player."""
        twin = Player(
            self.hand,
            self.shown,
            self.mining_row[:],
            self.storage[:],
            self.docks[:],
            self.delivered,
            self.shares,
            self.memory,
        )
        twin.lorries = self.lorries
        return twin

    def digest(self, state: i64) -> i64:
        state = mix_row(mix_row(state, self.hand), self.shown)
        state = mix_row(mix_row(state, self.storage), self.docks)
        state = mix_row(mix_row(state, self.delivered), self.shares)
        state = mix_row(mix(state, self.lorries), self.mining_row)
        state = mix_row(mix(state, self.memories), self.memory)
        state = mix(mix(state, self.secret_orders), self.secret_innovations)
        return mix(mix(mix(state, self.objectives), self.tokens), 1 if self.out else 0)


def new_player() -> Player:
    """A player with an empty board and no cards."""
    return Player(
        zeros(HAND),
        zeros(HAND),
        zeros(MAX_LORRIES),
        zeros(LORRY_KINDS),
        zeros(DOCKS * DOCK),
        zeros(DELIVERED),
        zeros(DESTINATIONS),
        zeros(SOME_MEMORIES),
    )


class State(Game):
    """The display, the players and the shift."""

    def __init__(
        self,
        player_count: i64,
        rules_version: i64,
        todo: Row,
        chance: Row,
        players: list[Player],
        stacks: Row,
        heights: Row,
        workers: Row,
        placements: Row,
        looked: Row,
        box: Row,
    ) -> None:
        super().__init__(player_count, rules_version, todo, chance)
        self.players: Final = players
        self.stacks: Row = stacks  # the cards of all stacks, each from bottom to top: stacks.py
        self.heights: Row = heights  # of the stacks
        self.workers: Row = workers  # by zone, how many the last placement had
        self.placements: Row = placements  # by zone, who placed with which cards: workers.py
        self.looked: Row = looked  # cards that the wild action has lifted off: wild.py
        self.box: Row = box  # innovations that have left the game, by kind
        self.looking: i64 = 0  # how many cards of `looked` are not yet taken or returned
        self.looked_from: i64 = 0  # their stack
        self.shift: i64 = 1
        self.shifts: i64 = 0
        self.starter: i64 = 0
        self.active: i64 = 0  # the seat whose turn it is or was last
        self.stage: i64 = BETWEEN  # of the turn
        self.committed: bool = False  # an innovation was played this turn, so workers must be placed (RULES 8.6)
        self.careful: bool = False  # not every way to carry out that innovation leaves a placement (RULES 8.7)
        self.delivered_open: bool = True  # may everybody look at every delivered stack? (RULES 12.9)

    @property
    def me(self) -> Player:
        """The player whose decision it is."""
        return self.players[self.seat]

    def resume_shift(self, other: State) -> None:
        """Copy the other game's progress (for `clone`)."""
        self.resume(other)
        self.looking = other.looking
        self.looked_from = other.looked_from
        self.shift = other.shift
        self.shifts = other.shifts
        self.starter = other.starter
        self.active = other.active
        self.stage = other.stage
        self.committed = other.committed
        self.careful = other.careful
        self.delivered_open = other.delivered_open

    def ask(self, kind: i64, about: i64) -> None:
        """Ask the acting seat to decide; a choice that everybody can see is forced is made automatically.

        Any other decision is asked even if it is forced: skipping it would reveal something of the hand (RULES 12.10).
        """
        if self.rules_version < 2:
            super().ask(kind, about)
        elif self.depends_on_secrets(kind):
            self.push(self.seat, kind, about)
        else:
            careful = self.careful
            self.careful = False  # only the player may know which options leave a placement
            super().ask(kind, about)
            self.careful = careful

    def depends_on_secrets(self, kind: i64) -> bool:
        """Does the number of options depend on cards that only the player has seen?"""
        if kind == kinds.WORKERS:
            return self.me.secret_innovations != 0
        if kind == kinds.DELIVERY:
            return self.me.secret_orders != 0
        return (kind == kinds.WILD_PICK or kind == kinds.WILD_RETURN) and self.looking > 1

    def twin(self) -> State:
        """A clone that the rules can look ahead with."""
        raise NotImplementedError

    def digest_of_state(self, state: i64) -> i64:
        for player in self.players:
            state = player.digest(state)
        state = mix_row(mix_row(state, self.stacks), self.heights)
        state = mix_row(mix_row(state, self.workers), self.placements)
        state = mix_row(mix_row(state, self.looked), self.box)
        state = mix(mix(state, self.looking), self.looked_from)
        state = mix(mix(mix(state, self.shift), self.shifts), self.starter)
        state = mix(mix(state, self.active), self.stage)
        state = mix(mix(state, 1 if self.committed else 0), 1 if self.careful else 0)
        return mix(state, 1 if self.delivered_open else 0) if self.rules_version >= 2 else state
