"""The land along the railroad, from the prairie over the mountains to the coast."""

from __future__ import annotations

from dataclasses import dataclass

from goodsyard.drawing import Box, Markup, group, join
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.show.ground import colour, drawn, edge, filled, ground, mountains
from goodsyard.games.great_western_trail.show.line import LINES
from goodsyard.games.great_western_trail.show.ornaments import (
    CACTUS,
    FIR,
    RIPPLE,
    SHIP,
    Hill,
    Point,
    folds,
    many,
    mesa,
    pools,
)

TRAIN = (
    "M0 14h20v-9h-20zM23 14h20v-9h-20zM46 14h9v-13h-2v-2h11v2h-2v5h12v-5h4v5h4v8z"
    "M3 17a2 2 0 1 0 .1 0zM16 17a2 2 0 1 0 .1 0zM26 17a2 2 0 1 0 .1 0zM39 17a2 2 0 1 0 .1 0z"
    "M51 17a2 2 0 1 0 .1 0zM76 17a2 2 0 1 0 .1 0z"
)
SMOKE = "M76-4q-4-5-9-2q-3-5-9-2q-4-4-8 0"


@dataclass(frozen=True)
class Strip:
    """What lies along the track in one shape."""

    meadows: tuple[Hill, ...]
    hills: tuple[Hill, ...]
    mesas: tuple[Hill, ...]
    cacti: tuple[Point, ...]
    peaks: tuple[Hill, ...]
    trees: tuple[Point, ...]
    coast: str
    """Where the sea begins, and where it ends."""
    ripples: tuple[Point, ...]
    ships: tuple[Point, ...]
    train: Point


STRIPS = {
    "wide": Strip(
        meadows=((110, 118, 104, 34),),
        hills=((60, 112, 34, 9), (104, 118, 30, 8), (190, 64, 26, 5), (470, 64, 30, 5)),
        mesas=((318, 137, 26, 17),),
        cacti=((350, 134), (284, 136)),
        peaks=((588, 138, 24, 34), (494, 137, 20, 26)),
        trees=((28, 108), (38, 112), (20, 116), (146, 112), (156, 108), (732, 124), (740, 128)),
        coast="M776 50q-10 24-4 46t-4 42t8 50|H802V50z",
        ripples=((782, 78), (781, 138), (786, 152)),
        ships=((781, 112),),
        train=(122, 161),
    ),
    "tall": Strip(
        meadows=((110, 220, 104, 60), (270, 420, 104, 60)),
        hills=((60, 214, 34, 9), (300, 312, 34, 9), (336, 318, 30, 8), (80, 414, 34, 8), (250, 488, 40, 9)),
        mesas=((330, 222, 26, 17),),
        cacti=((300, 220), (364, 224)),
        peaks=((40, 326, 30, 36), (70, 326, 24, 26)),
        trees=((110, 318), (122, 322), (340, 406), (352, 410), (20, 208), (30, 212)),
        coast="|",
        ripples=(),
        ships=(),
        train=(20, 486),
    ),
}  # fmt: skip


@kept
def scenery(shape: str) -> Markup:
    """Everything under the track."""
    line, strip = LINES[shape], STRIPS[shape]
    train = join(filled(TRAIN, "hide"), drawn(SMOKE, "hide", 1.5))
    return group(
        ground(line.width, line.height),
        filled(pools(strip.meadows), "meadow"),
        drawn(folds(strip.hills), "fold", 1.2),
        filled("".join(map(mesa, strip.mesas)), "crack"),
        drawn(many(CACTUS, strip.cacti), "cactus", 3),
        mountains(strip.peaks),
        filled(many(FIR, strip.trees), "fir"),
        sea(strip),
        Box(0, 0, train).at(*strip.train),
        pointer_events="none",
        stroke_linecap="round",
        clip_path=edge(line.width, line.height),
    )


def sea(strip: Strip) -> Markup:
    """The beach and the sea with its ships."""
    coast, rest = strip.coast.split("|")
    if not coast:
        return Markup("")
    waves = drawn(many(RIPPLE, strip.ripples), "ripple", 1.4)
    ships = group(filled(many(SHIP, strip.ships), "bone"), stroke=colour("roof"))
    return join(drawn(coast, "bank", 9), filled(coast + rest, "water"), waves, ships)
