"""The map of the mine. It grows with the mine, two places at a time, so that it seldom moves."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, Markup, grid, group, join, marked, moved, number, rect, seat_badge
from goodsyard.drawing.kept import kept
from goodsyard.games.mineshaft.show.props import mouths
from goodsyard.games.mineshaft.show.rock import ROCK, lamplight, rock
from goodsyard.games.mineshaft.show.tiles import (
    CORNER,
    HALF,
    NUMBERED,
    SLOT,
    TILE,
    counter_in_slot,
    counter_token,
    definitions,
    emblem,
    empty_slot,
    ground,
    look_of,
    slot_places,
    tag_number,
)
from goodsyard.games.mineshaft.show.view import Place, Spot, Tile, View
from goodsyard.games.mineshaft.show.words import say, seat_title, spot_title

PANEL = "mine"
LEAST = {"wide": (9, 7), "tall": (5, 5)}
"""Columns and rows that are always shown."""
STEP = {"wide": 2, "tall": 1}
"""By how many places it grows; on a phone the size of tiles matters more than that they stay where they are."""
MINI = 47.0
AROUND = 4.5
"""Dark room between a tile that can be laid and its outline."""
PIECE = 42.0
"""Size of a piece; its letter can be read even when the mine is large."""
TOUCHED = 52.0
"""Size of a counter that a finger can choose."""
CORNERS = ((TILE - 16, TILE - 16), (16.0, TILE - 16), (16.0, 16.0))
"""Where counters to choose lie on a phone."""


class Frame:
    """The part of the grid that is shown: at least some places around the starting tile, always one around the mine."""

    def __init__(self, view: View, shape: str) -> None:
        xs = [spot.x for spot in view.spots]
        ys = [spot.y for spot in view.spots]
        (across, down), step = (each // 2 for each in LEAST[shape]), STEP[shape]
        self.left, self.right = -_reach(1 - min(xs), across, step), _reach(max(xs) + 1, across, step)
        self.top, self.bottom = -_reach(1 - min(ys), down, step), _reach(max(ys) + 1, down, step)
        self.columns, self.rows = self.right - self.left + 1, self.bottom - self.top + 1
        self.width, self.height = self.columns * TILE, self.rows * TILE

    def at(self, x: int, y: int) -> tuple[float, float]:
        return (x - self.left) * TILE, (y - self.top) * TILE


def _reach(wanted: int, least: int, step: int) -> int:
    """How far the frame goes to one side; it grows by steps."""
    return least if wanted <= least else least + -(-(wanted - least) // step) * step


def mine(view: View, words: Words, shape: str) -> Box:
    """All tiles in the rock, where the drawn tile can go, and the pieces with their lamps above everything."""
    frame = Frame(view, shape)
    origin, middles = frame.at(0, 0), {spot.number: _middle(frame, spot) for spot in view.spots}
    layers = [
        _definitions(view),
        rock(PANEL, (frame.width, frame.height), origin),
        lamplight(PANEL, [middles[spot.number] for spot in view.spots if spot.pieces]),
        mouths(PANEL, view.spots, middles),
        *(_spot(frame, spot, words) for spot in view.spots),
        *(_ghost(frame, place, view.drawn, words) for place in view.places if view.drawn),
        *(_pieces(frame, spot, view.you, words) for spot in view.spots),
        _takes(frame, view, shape, words),
        _rotating(frame, view, words),
    ]
    held = group(*layers, class_="map", data_origin=f"{number(origin[0])} {number(origin[1])}", data_cell=TILE)
    return Box(frame.width, frame.height, held)


def _definitions(view: View) -> Markup:
    openings = {spot.openings for spot in view.spots} | set(view.ways)
    openings |= {way for place in view.places for way in place.ways}
    looks = {look_of(spot.tile, spot.collapsed) for spot in view.spots}
    if view.drawn:
        looks.add(look_of(view.drawn))
    if view.turning is not None:
        looks.add(look_of(view.spots[view.turning].tile))
    return definitions(PANEL, openings, looks)


def _middle(frame: Frame, spot: Spot) -> tuple[float, float]:
    x, y = frame.at(spot.x, spot.y)
    return x + HALF, y + HALF


def _edge(size: float, class_: str = "edge quiet") -> Markup:
    """The outline of a place; what can be chosen stays clearly outlined however large the mine is. The rock is dark in
    both themes, so outlines on it are always those of the dark theme."""
    thin = {"fill": "none", "pointer_events": "all", "vector_effect": "non-scaling-stroke", "data_theme": "dark"}
    return rect(2, 2, size - 4, size - 4, 7, class_=class_, **thin)


def _spot(frame: Frame, spot: Spot, words: Words) -> Markup:
    return tile_in_mine(spot, words).at(*frame.at(spot.x, spot.y))


@kept
def tile_in_mine(spot: Spot, words: Words) -> Box:
    """A tile in the mine with its counters."""
    parts = [ground(PANEL, spot.tile, spot.openings, spot.collapsed)]
    parts += [emblem(look_of(spot.tile)).around(TILE - CORNER, CORNER)] if spot.collapsed else _slots(spot)
    if spot.number:
        on_track = not spot.collapsed and NUMBERED in slot_places(spot.tile.slots, spot.openings)
        parts.append(tag_number(spot.number, on_track))
    held = [] if spot.collapsed else _counters(spot)
    inside = join(group(*parts, class_="inside", data_piece=f"tile:{spot.tile.id}"), *held)
    return Box(TILE, TILE, join(inside, _edge(TILE))).marked(f"spot:{spot.number}", spot_title(words, spot), "2.2")


def _held(spot: Spot) -> list[str]:
    return [name for name, count in spot.counters.items() for _ in range(count)]


def _slots(spot: Spot) -> list[Markup]:
    """The empty slots, which come after those with counters."""
    places = slot_places(spot.tile.slots, spot.openings)
    return [empty_slot().around(*place) for place in places[len(_held(spot)) :]]


def _counters(spot: Spot) -> list[Markup]:
    """Counters in their slots."""
    places = slot_places(spot.tile.slots, spot.openings)
    pairs = zip(_held(spot), places, strict=False)
    return [counter_in_slot(name).moving(f"counter:{name}").around(*place) for name, place in pairs]


def _takes(frame: Frame, view: View, shape: str, words: Words) -> Markup:
    """Counters that may be mined now are things of their own; for fingers there is a large one of each kind."""
    spot, size = view.spots[view.seats[view.active].spot], SLOT
    pairs = list(zip(_held(spot), slot_places(spot.tile.slots, spot.openings), strict=False))
    if shape == "tall":
        pairs, size = list(zip(view.takes, CORNERS, strict=False)), TOUCHED
    drawn = []
    for name, place in pairs:
        if name in view.takes:
            token = counter_token(name, size).picture
            thing = Box(size, size, marked(f"take:{name}", say(words, f"line-{name}"), token, "7.1"))
            drawn.append(thing.around(*place))
    return moved(join(*drawn), *frame.at(spot.x, spot.y)) if drawn else join()


def _preview(tile: Tile, openings: str, size: float) -> Markup:
    """How a tile would lie: a little smaller than its place and on dark rock, so that its outline stands out from any
    colour and from the light of lamps."""
    scale = (size - 2 * AROUND) / TILE
    dark = group(rect(1, 1, size - 2, size - 2, 7, class_="painted"), class_=ROCK)
    drawn = group(ground(PANEL, tile, openings), transform=f"translate({AROUND:g} {AROUND:g}) scale({number(scale)})")
    return join(dark, drawn, _edge(size, "edge empty"))


def _ghost(frame: Frame, place: Place, tile: Tile, words: Words) -> Markup:
    """An empty place with the ways in which the drawn tile can lie there."""
    refs = [f"lay:{place.side}:{way}" for way in place.ways]
    title = say(words, "draw-place")
    return moved(_ways(tile, place.ways, refs, title, "4.4"), *frame.at(place.x, place.y))


def _rotating(frame: Frame, view: View, words: Words) -> Markup:
    """The ways in which an exchanged tile can lie, above it."""
    if view.turning is None:
        return join()
    spot = view.spots[view.turning]
    refs = [f"turn:{way}" for way in view.ways]
    veil = group(rect(2, 2, TILE - 4, TILE - 4, 7, class_="painted", opacity=0.92), class_=ROCK)
    ways = _ways(spot.tile, view.ways, refs, say(words, "draw-way"), "9.4")
    return moved(join(veil, ways), *frame.at(spot.x, spot.y))


def _ways(tile: Tile, ways: list[str], refs: list[str], title: str, clause: str) -> Markup:
    """One way in full size, several as small previews side by side."""
    if len(ways) == 1:
        return marked(refs[0], title, _preview(tile, ways[0], TILE), clause)
    pit = group(rect(1, 1, TILE - 2, TILE - 2, 8, class_="painted"), class_=ROCK, opacity=0.9)
    outline = rect(1, 1, TILE - 2, TILE - 2, 8, class_="empty", data_theme="dark")
    minis = [marked(ref, title, _preview(tile, way, MINI), clause) for way, ref in zip(ways, refs, strict=True)]
    return join(pit, outline, grid([Box(MINI, MINI, mini) for mini in minis], 2, gap=1).around(HALF, HALF))


def _pieces(frame: Frame, spot: Spot, you: int | None, words: Words) -> Markup:
    """The pieces on a spot, in its middle; the viewer's own must stay in sight."""
    apart = 0.0 if len(spot.pieces) == 1 else PIECE / 2 - 1
    drawn = []
    for k, seat in enumerate(spot.pieces):
        badge = seat_badge(seat, PIECE, seat_title(words, seat)).marked(f"piece:{seat}", seat_title(words, seat))
        x, y = HALF + (k % 2 * 2 - 1) * apart, HALF + (k // 2 * 2 - 1) * (apart if len(spot.pieces) > 2 else 0)
        drawn.append(badge.moving(f"miner:{seat}", seat).around(x, y))
    standing = group(*drawn, pointer_events="none", data_again="1", data_needed="1" if you in spot.pieces else None)
    return moved(standing, *frame.at(spot.x, spot.y)) if drawn else join()
