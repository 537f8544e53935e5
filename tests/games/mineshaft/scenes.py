"""Positions in three lines; tiles come out of the stack and counters out of the bag, so nothing is lost or made up.

A place is named "x,y" from the starting tile, east and south counted up; openings are named by the letters n e s w.
"""

from __future__ import annotations

from goodsyard.core.chance import DICE, seeded
from goodsyard.core.game import ANYONE
from goodsyard.games.mineshaft import TITLE
from goodsyard.games.mineshaft.rules import kinds
from goodsyard.games.mineshaft.rules.cards import CARDS, CELL_X, CELL_Y, COLOUR_NAMES, NONE
from goodsyard.games.mineshaft.rules.dice import roll
from goodsyard.games.mineshaft.rules.game import Mineshaft
from goodsyard.games.mineshaft.rules.mine import add_spot, spot_at
from goodsyard.games.mineshaft.rules.setup import CLASSIC, new
from goodsyard.games.mineshaft.rules.state import BEGINNING, ENDING

TILE_IDS = CARDS.names("classic")
COUNTER_IDS = CARDS.names("counters")
SETS = CARDS.names("sets")
FACES = [*COLOUR_NAMES.split(), "quake"]


def scene(
    players: int = 2, readings: int = 0, tiles: str = "long", seed: int = 1, rules: int = TITLE.rules_version
) -> Scene:
    """All pieces are on the starting tile after their first turns; nothing is laid. Seat 0 begins. The tiles are those
    of the classic design, whose slots differ; the end comes at once unless the readings say otherwise."""
    game = new(players, seeded(seed), rules, SETS.index(tiles), 0, readings, CLASSIC)
    game.depth = 0
    for seat in range(players):
        game.begun[seat] = 1
    return Scene(game)


def bits(letters: str) -> int:
    """Openings by their letters."""
    return sum(1 << "nesw".index(letter) for letter in letters)


def letters(openings: int) -> str:
    return "".join(letter for side, letter in enumerate("nesw") if openings >> side & 1)


def cell(place: str) -> int:
    x, y = map(int, place.split(","))
    return CELL_X.at(x) + CELL_Y.at(y)


class Scene:
    """A game with names for everything; whatever sets it up returns the scene."""

    def __init__(self, game: Mineshaft) -> None:
        self.game = game

    # Setting up.

    def fetch(self, tile: str) -> int:
        """Take a tile out of the stack."""
        game, wanted = self.game, TILE_IDS.index(tile)
        place = [game.stack[k] for k in range(game.stack_size)].index(wanted)
        game.stack_size -= 1
        for k in range(place, game.stack_size):
            game.stack[k] = game.stack[k + 1]
        game.stack[game.stack_size] = 0
        return wanted

    def lay(self, tile: str, place: str, openings: str, counters: str = "") -> Scene:
        """Put a tile into the mine, with counters named by their letters: g s c."""
        spot = add_spot(self.game, self.fetch(tile), cell(place), bits(openings))
        for letter in counters:
            kind = "gsc".index(letter)
            self.game.bag[kind] -= 1
            self.game.counters[spot * 3 + kind] += 1
        return self

    def give(self, seat: int, counters: str) -> Scene:
        for letter in counters:
            kind = "gsc".index(letter)
            self.game.bag[kind] -= 1
            self.game.hands[seat * 3 + kind] += 1
        return self

    def stand(self, seat: int, place: str) -> Scene:
        self.game.pieces[seat] = self.spot(place)
        return self

    def empty(self, place: str) -> Scene:
        """The counters of a tile go into the box."""
        first = self.spot(place) * 3
        for kind in range(3):
            self.game.box[kind] += self.game.counters[first + kind]
            self.game.counters[first + kind] = 0
        return self

    def collapse(self, *places: str) -> Scene:
        for place in places:
            self.game.collapsed[self.spot(place)] = 1
        return self

    def top(self, *tiles: str) -> Scene:
        """The next tiles of the stack, the first one named on top."""
        for tile in reversed(tiles):
            found = self.fetch(tile)
            self.game.stack[self.game.stack_size] = found
            self.game.stack_size += 1
        return self

    def stack(self, *tiles: str) -> Scene:
        """Only these tiles are left; the others have never been in the game."""
        return self.top(*tiles).keep(len(tiles))

    def keep(self, count: int) -> Scene:
        game = self.game
        kept = [game.stack[k] for k in range(game.stack_size - count, game.stack_size)]
        for k in range(len(game.stack)):
            game.stack[k] = kept[k] if k < count else 0
        game.stack_size = count
        return self

    def bag(self, counters: str) -> Scene:
        """Only these counters are in the bag; the others are in the box."""
        for kind, letter in enumerate("gsc"):
            self.game.box[kind] += self.game.bag[kind] - counters.count(letter)
            self.game.bag[kind] = counters.count(letter)
        return self

    def dice(self, a: str, b: int) -> Scene:
        """The next roll."""
        for seed in range(10_000):
            state = seeded(seed)[DICE]
            twin = self.game.clone()
            twin.chance[DICE] = state
            twin.finals, twin.bag[0] = 1, 0
            roll(twin)
            if (FACES[twin.die_a], twin.die_b) == (a, b):
                self.game.chance[DICE] = state
                return self
        raise AssertionError("no roll like this")

    def final(self, turns: int) -> Scene:
        """This many final turns are to come."""
        self.game.finals, self.game.reasons = turns, 2
        return self

    # Going on.

    def turn(self, seat: int = 0) -> Scene:
        """The seat's turn begins, whatever was pending before."""
        self.game.active, self.game.stage, self.game.depth = seat, BEGINNING, 0
        self.game.settle()
        return self

    def end_turn(self) -> Scene:
        """The turn of the active seat is over."""
        self.game.stage = ENDING
        self.game.settle()
        return self

    def named(self, seat: int = ANYONE) -> dict[str, int]:
        kind, _ = self.game.decision(seat)
        return {self.action_name(kind, action): action for action in self.game.legal(seat)}

    def options(self, seat: int = ANYONE) -> list[str]:
        """The names of the legal actions."""
        return list(self.named(seat))

    def kind(self) -> str:
        return self.game.kind_name(self.game.decision()[0])

    def act(self, *names: str) -> Scene:
        """Take these legal actions one after the other."""
        for name in names:
            assert name in self.options(), f"{name} is not offered: {self.kind()} {self.options()}"
            self.game.apply(self.named()[name])
        return self

    def action_name(self, kind: int, action: int) -> str:
        if kind == kinds.START:
            return ["clear", "roll", "draw"][action]
        if kind == kinds.LAY:
            return f"{'nesw'[kinds.LAY_SIDE.of(action)]}:{letters(kinds.LAY_OPENINGS.of(action))}"
        if kind == kinds.ROTATE:
            return letters(action)
        if kind == kinds.MINE:
            return ["nothing", *COUNTER_IDS][action]
        if action == 0 and kind in (kinds.REFILL, kinds.QUAKE, kinds.SWAP, kinds.FUSE):
            return "nothing"
        return self.place(action)

    # What lies on the table, in names.

    def spot(self, place: str) -> int:
        found = spot_at(self.game, cell(place))
        assert found != NONE, f"nothing lies at {place}"
        return found

    def place(self, spot: int) -> str:
        cell = self.game.cells[spot]
        return f"{CELL_X.of(cell)},{CELL_Y.of(cell)}"

    def at(self, seat: int = 0) -> str:
        return self.place(self.game.pieces[seat])

    def tile(self, place: str) -> str:
        return TILE_IDS[self.game.tiles[self.spot(place)]]

    def openings(self, place: str) -> str:
        return letters(self.game.openings[self.spot(place)])

    def on(self, place: str) -> str:
        """The counters on a tile."""
        first = self.spot(place) * 3
        return "".join(letter * self.game.counters[first + k] for k, letter in enumerate("gsc"))

    def hand(self, seat: int = 0) -> str:
        return "".join(letter * self.game.hands[seat * 3 + k] for k, letter in enumerate("gsc"))

    def is_collapsed(self, place: str) -> bool:
        return bool(self.game.collapsed[self.spot(place)])

    def in_bag(self) -> int:
        return sum(self.game.bag[k] for k in range(3))

    def in_box(self) -> str:
        return "".join(letter * self.game.box[k] for k, letter in enumerate("gsc"))

    def in_stack(self) -> list[str]:
        return [TILE_IDS[self.game.stack[k]] for k in range(self.game.stack_size)]
