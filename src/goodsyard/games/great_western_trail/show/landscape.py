"""The land around the trail: river, dry ground, mountains, woods and prairie. Ornaments that never change."""

from __future__ import annotations

from goodsyard.drawing import Box, Markup, group, join
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.say.names import SPACE_LINES
from goodsyard.games.great_western_trail.show.ground import drawn, edge, filled, ground, mountains
from goodsyard.games.great_western_trail.show.lands import LANDS, Land
from goodsyard.games.great_western_trail.show.maps import MAPS
from goodsyard.games.great_western_trail.show.ornaments import (
    BISON,
    CACTUS,
    FIR,
    RIPPLE,
    SKULL,
    TUFT,
    Point,
    folds,
    many,
    mesa,
    pools,
)

GROVE = ((-57, 4), (-52, -17), (-33, -34), (-6, -39), (22, -37), (46, -25), (57, 0), (52, 24))
"""Where the trees of a grove stand, seen from the space in it."""


@kept
def landscape(shape: str) -> Markup:
    """Everything under the ways."""
    chart, land = MAPS[shape], LANDS[shape]
    return group(
        ground(chart.width, chart.height),
        filled(pools(land.meadows), "meadow"),
        filled(pools(land.sands), "sand"),
        drawn(folds(land.hills) + many(TUFT, land.tufts), "fold", 1.2),
        water(land.river, land.ripples),
        desert(land),
        mountains(land.peaks),
        woods(shape),
        filled(many(BISON, land.herd), "hide"),
        town(land),
        pointer_events="none",
        stroke_linecap="round",
        stroke_linejoin="round",
        clip_path=edge(chart.width, chart.height),
    )


def water(river: str, ripples: tuple[tuple[float, float], ...]) -> Markup:
    """The river between its banks."""
    return join(drawn(river, "bank", 50), drawn(river, "water", 42), drawn(many(RIPPLE, ripples), "ripple", 1.4))


def desert(land: Land) -> Markup:
    """Cracked ground with what stands and lies there."""
    return join(
        filled("".join(map(mesa, land.mesas)), "crack"),
        filled(land.dry, "dry"),
        drawn(land.cracks, "crack", 1.2),
        drawn(many(CACTUS, land.cacti), "cactus", 3),
        filled(many(SKULL, land.skulls), "bone"),
    )


def woods(shape: str) -> Markup:
    """A grove around each space that touches the woods, and some trees between."""
    chart = MAPS[shape]
    half = chart.tile / 2
    spots = [chart.places[id] for id, space in SPACE_LINES.items() if space["woods"]]
    trees: list[Point] = [(round(x + a * half / 44), y + b - 9) for x, y in spots for a, b in GROVE if y + b > 14]
    trees += [(x, y - 9) for x, y in LANDS[shape].trees]
    trees.sort(key=lambda tree: tree[1])
    return join(
        filled(pools([(x, y, half + 13, 38) for x, y in spots]), "wood"),
        filled(many(FIR, trees[::2]), "fir"),
        filled(many(FIR, trees[1::2]), "pine"),
    )


def town(land: Land) -> Markup:
    """The roofs of Kansas City, between the two ways that lead there."""
    behind, front, windows = land.houses.split("|")
    houses = join(filled(behind, "town"), filled(front, "roof"), filled(windows, "lamp"))
    return Box(0, 0, houses).at(*land.town)
