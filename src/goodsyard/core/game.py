"""The state that all games share: the stack of pending decisions, chance, luck and the log."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from goodsyard.core.chance import STREAMS, mix, mix_row
from goodsyard.core.decision import Decision, Options
from goodsyard.core.log import SILENT, Log
from goodsyard.core.row import Row

DEEPEST: Final = 32
ANYONE: Final = -1
RANDOM_STARTER: Final = -1
MAX_STEPS: Final = 10_000
"""More phases than any game passes through without a decision."""
MAX_DECISIONS: Final = 1_000_000
"""More decisions than any game takes."""


class BrokenRules(Exception):
    """The rules of a game go round in circles, or ask for a decision without options.

    Every loop over a game is bounded by it: `apply` counts the decisions, and `find_some` refuses to find nothing.
    """


# A pending decision is one number: its argument, its kind, the seat that decides; the functions below know its layout.
SEAT_BITS: Final = 3
KIND_BITS: Final = 6
SEAT_MASK: Final = 7
KIND_MASK: Final = 63


def pending(seat: i64, kind: i64, about: i64) -> i64:
    """Pack a pending decision."""
    return (((about << KIND_BITS) | kind) << SEAT_BITS) | seat


def seat_in(entry: i64) -> i64:
    """The seat that a pending decision belongs to."""
    return entry & SEAT_MASK


def kind_in(entry: i64) -> i64:
    """The kind of a pending decision."""
    return (entry >> SEAT_BITS) & KIND_MASK


def about_in(entry: i64) -> i64:
    """The argument of a pending decision."""
    return entry >> (SEAT_BITS + KIND_BITS)


ONLY_WAY: Final = Options()
NO_BUFFER: Final = Options()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The state of a game. `legal` lists the actions; `apply` carries one out.

    `apply` trusts its caller; people and outside programs go through `Table.play`, which checks.
    """

    def __init__(self, player_count: i64, rules_version: i64, todo: Row, chance: Row) -> None:
        self.player_count: Final = player_count
        self.rules_version: Final = rules_version
        self.todo: Row = todo
        self.depth: i64 = 0
        self.together: bool = False
        self.seat: i64 = 0
        self.over: bool = False
        self.luck: i64 = 0
        self.decided: i64 = 0
        self.chance: Row = chance
        self.log: Log = SILENT
        self.by_kind: Final = self.decisions()
        self.buffer: Options = NO_BUFFER  # of `legal`, which creates it when first called

    # What a game's own class adds.

    def decisions(self) -> list[Decision[Any]]:
        """The kinds of decision by number."""
        raise NotImplementedError

    def proceed(self) -> None:
        """Nothing is pending: move on to the next decision or the end of the game."""
        raise NotImplementedError

    def clone(self) -> Game:
        """An independent copy, without the log."""
        raise NotImplementedError

    def determinize(self, seat: i64, seed: i64) -> None:
        """Reshuffle everything the seat cannot know; keep everything it does know."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points per seat: the final ones at the end, the points secured so far before that."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Rank of each seat, from 1, with the rule book's tie-breaks."""
        raise NotImplementedError

    def audit(self) -> None:
        """Raise an AssertionError if a piece was lost or created."""
        raise NotImplementedError

    def digest_of_state(self, state: i64) -> i64:
        """Mix everything that this game adds to the state into a digest."""
        raise NotImplementedError

    # What all games have. Calls from compiled code must pass every argument: an interpreted subclass would receive 0
    # instead of a default value (see docs/decisions/0002-mypyc.md).

    def kind_name(self, kind: i64) -> str:
        """The name of a kind of decision."""
        return self.by_kind[kind].name

    def kind_sizes(self) -> list[int]:
        """The number of actions of each kind of decision: together the game's action space."""
        return [decision.size for decision in self.by_kind]

    def options_of(self, kind: i64, about: i64, found: Options) -> None:
        """Add the options of a decision of `self.seat`."""
        self.by_kind[kind].options(self, about, found)

    def choose(self, kind: i64, about: i64, action: i64) -> None:
        """Carry out what `self.seat` has decided."""
        self.by_kind[kind].choose(self, about, action)

    def push(self, seat: i64, kind: i64, about: i64) -> None:
        """Add a decision on top of the pending ones."""
        place = self.depth
        while self.together and place > 0 and seat_in(self.todo[place - 1]) > seat:
            self.todo[place] = self.todo[place - 1]  # keeps simultaneous decisions in seat order
            place -= 1
        self.todo[place] = pending(seat, kind, about)
        self.depth += 1

    def remove(self, place: i64) -> None:
        """Remove one of the pending decisions."""
        remove(self, place)

    def ask(self, kind: i64, about: i64) -> None:
        """Ask the acting seat to decide; a forced choice is made automatically."""
        self.push(self.seat, kind, about)
        ONLY_WAY.count = 0
        self.options_of(kind, about, ONLY_WAY)
        if ONLY_WAY.count == 1:
            remove(self, place_of(self, self.seat))
            self.choose(kind, about, ONLY_WAY.actions[0])

    def place_of(self, seat: i64) -> i64:
        """The place of the seat's next decision among the pending ones; -1 if it may not act."""
        return place_of(self, seat)

    def find(self, found: Options, seat: i64) -> None:
        """Fill the buffer with the seat's legal actions; nothing else changes."""
        found.count = 0
        place = place_of(self, seat)
        if place >= 0:
            entry, acted = self.todo[place], self.seat
            self.seat = seat_in(entry)
            self.options_of(kind_in(entry), about_in(entry), found)
            self.seat = acted

    def legal(self, seat: i64 = ANYONE) -> list[int]:
        """The seat's legal actions; by default those of the current seat."""
        if self.buffer is NO_BUFFER:
            self.buffer = Options()
        self.find(self.buffer, seat)
        return self.buffer.listed()

    def apply(self, action: i64, seat: i64 = ANYONE) -> None:
        """Carry out a legal action and everything that follows without a decision."""
        self.decided += 1
        if self.decided > MAX_DECISIONS:
            raise BrokenRules(f"the game is not over after {MAX_DECISIONS} decisions")
        place = place_of(self, seat)
        entry = self.todo[place]
        remove(self, place)
        self.seat = seat_in(entry)
        self.choose(kind_in(entry), about_in(entry), action)
        self.settle()

    def settle(self) -> None:
        """Continue until somebody has to decide or the game is over."""
        steps: i64 = 0
        while self.depth == 0 and not self.over:
            self.together = False
            self.proceed()
            steps += 1
            if steps == MAX_STEPS:
                raise BrokenRules(f"proceed() was called {steps} times without a decision and without an end")

    @property
    def current(self) -> int:
        """The first seat that may act now; -1 when the game is over."""
        place = self.place_of(ANYONE)
        if place < 0:
            return -1
        return seat_in(self.todo[place])

    def acting(self) -> list[int]:
        """The seats that may act now: one, or several when decisions are simultaneous."""
        seats: list[int] = []
        seat: i64
        for seat in range(self.player_count):
            if self.place_of(seat) >= 0:
                seats.append(seat)
        return seats

    def decision(self, seat: i64 = ANYONE) -> tuple[int, int]:
        """The seat's pending decision: its kind and its argument."""
        entry = self.todo[self.place_of(seat)]
        return kind_in(entry), about_in(entry)

    def tell(self, kind: i64, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """Log an event, if this game keeps a log."""
        if self.log.on:
            self.log.add(kind, seat, first, second, third)

    def resume(self, other: Game) -> None:
        """Copy the other game's progress (for `clone`)."""
        self.depth = other.depth
        self.together = other.together
        self.seat = other.seat
        self.over = other.over
        self.luck = other.luck
        self.decided = other.decided

    def digest(self) -> int:
        """A hash of the whole state, the same on every machine, interpreted and compiled. With a
        keyed generator only the number of draws goes in: a digest must reveal nothing about the key."""
        state = mix(mix(mix(1, self.player_count), self.rules_version), self.luck)
        k: i64
        for k in range(self.depth):
            state = mix(state, self.todo[k])
        state = mix(mix(state, self.depth), 2 if self.over else (1 if self.together else 0))
        return mix(self.digest_of_state(mix_row(state, self.chance[:STREAMS])), 0)


def find_some(game: Game, found: Options, seat: i64) -> None:
    """Fill the buffer with the legal actions of a seat that has to decide, for loops that then take one of them."""
    game.find(found, seat)
    if found.count == 0:
        entry = game.todo[place_of(game, seat)]
        raise BrokenRules(f"seat {seat_in(entry)} has no options for its {game.kind_name(kind_in(entry))} decision")


# The rest are functions because calls of methods that a subclass might override cannot be inlined.


def place_of(game: Game, seat: i64) -> i64:
    """The place of the seat's next decision among the pending ones; -1 if it may not act."""
    if game.over:
        return -1
    if game.together:
        return place_among(game, seat)
    top = game.depth - 1
    if seat == ANYONE or seat_in(game.todo[top]) == seat:
        return top
    return -1


def place_among(game: Game, seat: i64) -> i64:
    """The same among simultaneous decisions; for ANYONE that of the first seat."""
    place: i64 = -1
    k: i64
    for k in range(game.depth):
        owner = seat_in(game.todo[k])
        if owner == seat or (seat == ANYONE and (place < 0 or owner <= seat_in(game.todo[place]))):
            place = k
    return place


def remove(game: Game, place: i64) -> None:
    """Remove one of the pending decisions."""
    game.depth -= 1
    k: i64
    for k in range(place, game.depth):
        game.todo[k] = game.todo[k + 1]
