"""The map: the trail from its start to the edge of Kansas City."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, Markup, column, figures, group, join, piece, row
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.show.ground import colour
from goodsyard.games.great_western_trail.show.landscape import landscape
from goodsyard.games.great_western_trail.show.lots import pegs
from goodsyard.games.great_western_trail.show.map import Map
from goodsyard.games.great_western_trail.show.maps import MAPS
from goodsyard.games.great_western_trail.show.pieces import cattleman
from goodsyard.games.great_western_trail.show.spaces import space_on
from goodsyard.games.great_western_trail.show.tiles import palm
from goodsyard.games.great_western_trail.show.view import Space, View
from goodsyard.games.great_western_trail.show.ways import road, ways
from goodsyard.games.great_western_trail.show.words import say


def trail(view: View, words: Words, shape: str) -> Box:
    """The whole map; Kansas City is a picture of its own, on the left."""
    chart = MAPS[shape]
    places = [space for space in view.spaces if space.id != "KC"]
    spaces = [space_on(space.id, space.tile, space.owner, _used(view, space), shape, words) for space in places]
    riders = [rider for space in places for rider in _riders(chart, space, words)]
    fees = legend(view.fees["green"], view.fees["black"], words).at(*chart.legend)
    under = (landscape(shape), road(shape), pegs(shape), ways(shape))
    spaced = group(*spaces, fill=colour("lot"))
    return Box(chart.width, chart.height, join(*under, spaced, fees, *riders))


def _used(view: View, space: Space) -> tuple[int, ...]:
    """The local actions of the location in use that were used up."""
    here = view.pending is not None and view.pending.location == space.id
    return tuple(view.pending.used) if view.pending and here else ()


@kept
def legend(green: int, black: int, words: Words) -> Box:
    """What the hands cost with this number of players."""
    signs = []
    for hand, cost in (("green", green), ("black", black)):
        sign = row(palm(hand, 18), figures(f"${cost}", 13), gap=3)
        signs.append(Box(40, 18, piece(say(words, f"draw-fee-{hand}", dollars=cost), sign.picture)))
    return column(*signs, gap=3)


def _riders(chart: Map, space: Space, words: Words) -> list[Markup]:
    """The cattlemen who stand on a space."""
    spots = chart.riders_at(space.id, len(space.cattlemen))
    return [cattleman(seat, words).at(x, y) for seat, (x, y) in zip(space.cattlemen, spots, strict=True)]
