"""The printed tiles: `cards.toml`, read and checked once, as rows that the rules look things up in (RULES 1, 13)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from goodsyard.core.cards import Cards
from goodsyard.core.packed import Packed
from goodsyard.core.row import Row, row
from goodsyard.games.mineshaft.rules.events import COUNTED_BY_KIND

NONE: Final = -1

# Tiles are numbered: those of the classic design, the starting tile, those of the rich design.
TILES: Final = 80  # of a design
STARTING_TILE: Final = TILES
RICH_TILES: Final = STARTING_TILE + 1  # where they begin
TILE_NUMBERS: Final = RICH_TILES + TILES

GOLD: Final = 0
SILVER: Final = 1
COAL: Final = 2
COUNTERS: Final = 3  # kinds of counters
MAX_SLOTS: Final = 3
MAX_SPOTS: Final = 75  # how many tiles can lie in the mine, the starting tile included

COLOURS: Final = 4
QUAKE_ICON: Final = COLOURS  # on die A
FACES: Final = 6

# Sides, and as bits the openings of a tile.
SIDES: Final = 4
OPENINGS: Final = 16

SHAFT: Final = 0
END_OF_SHAFT: Final = 1
SWAP_TILE: Final = 2
FIRE_TILE: Final = 3
FUSE_TILE: Final = 4
POROUS_ROCK: Final = 5
MINE_KART: Final = 6
TUNNEL: Final = 7
CALL_FOR_HELP: Final = 8

POROUS_COUNTERS: Final = 2  # from the bag
CALLED_STEPS: Final = 2

SIDE_NAMES: Final = "north east south west"
COLOUR_NAMES: Final = "yellow blue red green"
KIND_NAMES: Final = "shaft end_of_shaft swap fire timed_fuse porous_rock mine_kart tunnel call_for_help"
GROUPS: Final = {
    "counters": "id copies points mined",
    "dice": "a b",
    "shapes": "id exits",
    "kinds": "id laid=true first_turn=false",
    "numbers": "collected called_steps",
    "setup": "players mark",
    "sets": "id mark",
    "tiles": "id kind shape='' colour='' slots=0 mark",
    "classic": "id kind shape='' colour='' slots=0 mark",
}
DESIGNS: Final = ["classic", "tiles"]  # in the order of their numbers


class MineTiles(Cards):
    """The tiles, dice and counters of Mineshaft."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, GROUPS)
        self.expect_order("counters", "gold silver coal")
        self.expect_order("shapes", "end straight curve tee cross")
        self.expect_order("kinds", KIND_NAMES)
        self.expect_order("sets", "standard short medium long")
        self.expect_sizes({"tiles": TILES, "classic": TILES, "dice": FACES})
        numbers = [POROUS_COUNTERS, CALLED_STEPS]
        self.expect(list(self.rows["numbers"][0].values()) == numbers, "the numbers are not those of the rules")
        for counted in COUNTED_BY_KIND:
            self.expect_fits("counters", "copies", counted)
        self.die_a()
        for design in DESIGNS:
            self.check_tiles(design)

    def check_tiles(self, design: str) -> None:
        """Is each tile of a design one that the rules know?"""
        kinds = self.places(design, "kind", "kinds")
        for line, kind in zip(self.rows[design], kinds, strict=True):
            self.expect(bool(line["shape"]) == self.rows["kinds"][kind]["laid"], f"{line['id']}: no shape fits")
            self.expect(bool(line["colour"]) == (line["slots"] > 0), f"{line['id']}: colour and slots go together")
            self.expect(line["slots"] <= MAX_SLOTS, f"{line['id']}: too many slots")
        laid = sum(self.rows["kinds"][kind]["laid"] for kind in kinds)
        self.expect(laid + 1 == MAX_SPOTS, f"{design}: {laid} tiles are laid instead of {MAX_SPOTS - 1}")
        self.colours(design)

    def die_a(self) -> list[int]:
        """The faces of die A as colours, or the quake."""
        known = [*COLOUR_NAMES.split(), "quake"]
        self.expect(set(self.names("dice", "a")) == set(known), f"die A: expected {', '.join(known)}")
        return [known.index(face) for face in self.names("dice", "a")]

    def colours(self, design: str) -> list[int]:
        """For every tile of a design its colour or NONE."""
        known = COLOUR_NAMES.split()
        names = self.names(design, "colour")
        self.expect(set(names) == {*known, ""}, f"tiles: expected the colours {', '.join(known)}")
        return [known.index(name) if name else NONE for name in names]

    def rotated(self, shape: int, quarters: int) -> int:
        """The openings of a shape after this number of quarter rotations to the right."""
        sides = [SIDE_NAMES.split().index(side) for side in self.rows["shapes"][shape]["exits"]]
        return sum(1 << (side + quarters) % SIDES for side in sides)

    def shapes_of_openings(self) -> list[int]:
        """For every set of openings the shape that has them; a closed tile has none."""
        shapes = [NONE] * OPENINGS
        for shape in range(len(self.rows["shapes"])):
            for quarters in range(SIDES):
                shapes[self.rotated(shape, quarters)] = shape
        return shapes


def with_start(designs: list[list[int]], start: int) -> list[int]:
    """One number for every tile: the starting tile lies between the two designs."""
    return [*designs[0], start, *designs[1]]


CARDS: Final = MineTiles(Path(__file__).parents[1] / "cards.toml")

# By tile; the starting tile is a cross without colour and slots.
KIND_OF: Final[Row] = row(with_start([CARDS.places(design, "kind", "kinds") for design in DESIGNS], SHAFT))
SHAPE_OF: Final[Row] = row(
    with_start([CARDS.places(design, "shape", "shapes") for design in DESIGNS], CARDS.place("shapes", "cross"))
)
COLOUR_OF: Final[Row] = row(with_start([CARDS.colours(design) for design in DESIGNS], NONE))
SLOTS: Final[Row] = row(with_start([CARDS.column(design, "slots") for design in DESIGNS], 0))
MARK: Final[Row] = row(with_start([CARDS.column(design, "mark") for design in DESIGNS], 0))

# By kind of tile.
IS_LAID: Final[Row] = row([int(line["laid"]) for line in CARDS.rows["kinds"]])
FITS_FIRST_TURN: Final[Row] = row([int(line["first_turn"]) for line in CARDS.rows["kinds"]])

# By openings: north is 1, east 2, south 4, west 8.
SHAPE_WITH: Final[Row] = row(CARDS.shapes_of_openings())
ALL_OPENINGS: Final = OPENINGS - 1

# By face of a die.
DIE_A: Final[Row] = row(CARDS.die_a())
DIE_B: Final[Row] = row(CARDS.column("dice", "b"))

# By kind of counter.
COPIES: Final[Row] = row(CARDS.column("counters", "copies"))
POINTS: Final[Row] = row(CARDS.column("counters", "points"))
MINED: Final[Row] = row(CARDS.column("counters", "mined"))

# Every tile is laid next to another one, so none is farther from the starting tile than there are tiles; the grid also
# has room for every place next to a tile.
REACH: Final = MAX_SPOTS
WIDTH: Final = 2 * REACH + 1
CELL: Final = Packed("place in the grid")
CELL_X: Final = CELL.field("steps to the east of the starting tile", WIDTH, lowest=-REACH)
CELL_Y: Final = CELL.field("steps to the south of the starting tile", WIDTH, lowest=-REACH)
CENTRE: Final[i64] = CELL_X.at(0) + CELL_Y.at(0)
# By side, how far away in the grid its neighbour is.
AWAY: Final[Row] = row([-CELL_Y.scale, CELL_X.scale, CELL_Y.scale, -CELL_X.scale])
