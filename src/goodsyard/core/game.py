"""The state that all games share: the stack of pending decisions, chance, luck and the log."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from goodsyard.core.chance import STREAMS, mix, mix_row
from goodsyard.core.decision import Options
from goodsyard.core.log import SILENT, Log
from goodsyard.core.row import Row

DEEPEST: Final = 32
ANYONE: Final = -1

# A pending decision is one number: what it is about, its kind, the seat that decides.
SEAT_BITS: Final = 3
KIND_BITS: Final = 6
SEAT_MASK: Final = 7
KIND_MASK: Final = 63


def pending(seat: i64, kind: i64, about: i64) -> i64:
    """Pack a pending decision."""
    return (((about << KIND_BITS) | kind) << SEAT_BITS) | seat


ONLY_WAY: Final = Options()
NO_BUFFER: Final = Options()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Rules in motion. An action goes in through `apply`; `legal` says which ones may.

    `apply` trusts its caller; people and programs from outside come through `Table.play`, which checks.
    """

    def __init__(self, players: i64, rules: i64, todo: Row, chance: Row) -> None:
        self.players: Final = players
        self.rules: Final = rules
        self.todo: Row = todo
        self.depth: i64 = 0
        self.together: bool = False
        self.seat: i64 = 0
        self.over: bool = False
        self.luck: i64 = 0
        self.chance: Row = chance
        self.log: Log = SILENT
        self.buffer: Options = NO_BUFFER  # of `legal`, which makes one when it is first asked

    # What a game's own class adds.

    def kind_name(self, kind: i64) -> str:
        """The name of a kind of decision."""
        raise NotImplementedError

    def kind_sizes(self) -> list[int]:
        """How many actions each kind of decision knows: together the game's space of actions."""
        raise NotImplementedError

    def options_of(self, kind: i64, about: i64, found: Options) -> None:
        """Add the options of a decision of `self.seat`."""
        raise NotImplementedError

    def choose(self, kind: i64, about: i64, action: i64) -> None:
        """Carry out what `self.seat` has decided."""
        raise NotImplementedError

    def proceed(self) -> None:
        """Nothing is pending: go on to the next decision or the end."""
        raise NotImplementedError

    def clone(self) -> Game:
        """An independent copy, without the log."""
        raise NotImplementedError

    def determinize(self, seat: i64, seed: i64) -> None:
        """Shuffle everything that the seat cannot know and keep everything that it does know."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points per seat: the final ones at the end, those that are sure so far before."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Ranks per seat from 1, with the book's tie-breaks."""
        raise NotImplementedError

    def audit(self) -> None:
        """Raise an AssertionError if a piece was lost or made."""
        raise NotImplementedError

    def digest_of_state(self, state: i64) -> i64:
        """Stir everything that this game adds to the state into a digest."""
        raise NotImplementedError

    # What all games have.

    def push(self, seat: i64, kind: i64, about: i64) -> None:
        """Put a decision on top of the pending ones."""
        place = self.depth
        while self.together and place > 0 and (self.todo[place - 1] & SEAT_MASK) > seat:
            self.todo[place] = self.todo[place - 1]  # in seat order, whoever decides first
            place -= 1
        self.todo[place] = pending(seat, kind, about)
        self.depth += 1

    def remove(self, place: i64) -> None:
        """Take a decision from among the pending ones."""
        self.depth -= 1
        k: i64
        for k in range(place, self.depth):
            self.todo[k] = self.todo[k + 1]

    def ask(self, kind: i64, about: i64) -> None:
        """Put a decision to the seat that is acting; if there is only one way, go it at once."""
        self.push(self.seat, kind, about)
        ONLY_WAY.count = 0
        self.options_of(kind, about, ONLY_WAY)
        if ONLY_WAY.count == 1:
            self.remove(self.place_of(self.seat))
            self.choose(kind, about, ONLY_WAY.actions[0])

    def place_of(self, seat: i64) -> i64:
        """Where the seat's next decision lies among the pending ones; -1 if it may not act."""
        if self.over:
            return -1
        if not self.together:
            top = self.depth - 1
            if seat == ANYONE or (self.todo[top] & SEAT_MASK) == seat:
                return top
            return -1
        place: i64 = -1
        k: i64
        for k in range(self.depth):
            owner = self.todo[k] & SEAT_MASK
            if owner == seat or (seat == ANYONE and (place < 0 or owner <= (self.todo[place] & SEAT_MASK))):
                place = k
        return place

    def find(self, found: Options, seat: i64 = ANYONE) -> None:
        """Fill the buffer with the seat's legal actions."""
        found.count = 0
        place = self.place_of(seat)
        if place >= 0:
            entry = self.todo[place]
            self.seat = entry & SEAT_MASK
            self.options_of((entry >> SEAT_BITS) & KIND_MASK, entry >> (SEAT_BITS + KIND_BITS), found)

    def legal(self, seat: i64 = ANYONE) -> list[int]:
        """The seat's legal actions; by default those of the current seat."""
        if self.buffer is NO_BUFFER:
            self.buffer = Options()
        self.find(self.buffer, seat)
        return self.buffer.listed()

    def apply(self, action: i64, seat: i64 = ANYONE) -> None:
        """Carry out a legal action and everything that follows from it without a decision."""
        place = self.place_of(seat)
        entry = self.todo[place]
        self.remove(place)
        self.seat = entry & SEAT_MASK
        self.choose((entry >> SEAT_BITS) & KIND_MASK, entry >> (SEAT_BITS + KIND_BITS), action)
        self.settle()

    def settle(self) -> None:
        """Go on until somebody has to decide or the game is over."""
        while self.depth == 0 and not self.over:
            self.together = False
            self.proceed()

    @property
    def current(self) -> int:
        """The first seat that may act now; -1 when the game is over."""
        place = self.place_of(ANYONE)
        if place < 0:
            return -1
        return self.todo[place] & SEAT_MASK

    def acting(self) -> list[int]:
        """The seats that may act now: one, or several when decisions are taken at the same time."""
        seats: list[int] = []
        seat: i64
        for seat in range(self.players):
            if self.place_of(seat) >= 0:
                seats.append(seat)
        return seats

    def decision(self, seat: i64 = ANYONE) -> tuple[int, int]:
        """The seat's pending decision: its kind and what it is about."""
        entry = self.todo[self.place_of(seat)]
        return (entry >> SEAT_BITS) & KIND_MASK, entry >> (SEAT_BITS + KIND_BITS)

    def tell(self, kind: i64, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """Write an event into the log of a game that somebody follows."""
        if self.log.on:
            self.log.add(kind, seat, first, second, third)

    def resume(self, other: Game) -> None:
        """Take over the other game's progress (for `clone`)."""
        self.depth = other.depth
        self.together = other.together
        self.seat = other.seat
        self.over = other.over
        self.luck = other.luck

    def digest(self) -> int:
        """A hash of the whole state, the same on every machine, interpreted and compiled. Of a keyed chance only how
        much of it was used goes in: a digest must not tell anything about the key."""
        state = mix(mix(mix(1, self.players), self.rules), self.luck)
        k: i64
        for k in range(self.depth):
            state = mix(state, self.todo[k])
        state = mix(mix(state, self.depth), 2 if self.over else (1 if self.together else 0))
        return mix(self.digest_of_state(mix_row(state, self.chance[:STREAMS])), 0)
