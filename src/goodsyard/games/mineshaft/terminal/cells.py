"""What lies and stands in the mine, as cells of the map."""

from __future__ import annotations

from rich.text import Text

from goodsyard.games.mineshaft.show.view import Place, Spot, View
from goodsyard.games.mineshaft.terminal.map import OWN_EDGE, PLACE_EDGE, TILE_EDGE, TRACKS, WIDTH, Cell, MineMap, Where
from goodsyard.games.mineshaft.terminal.names import COLOURS, COUNTERS, SPECIAL, START, Names

RUBBLE = "▒"
EMPTY_SLOT = "·"
BESIDE = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


def whole_mine(view: View, names: Names) -> MineMap:
    """All tiles, and the places where the drawn tile can go."""
    cells = {(spot.x, spot.y): tile_cell(view, spot, names) for spot in view.spots}
    cells |= {(place.x, place.y): place_cell(place, names) for place in view.places}
    return MineMap(cells, names.say)


def near_mine(view: View, names: Names) -> MineMap:
    """What the decision is about with everything next to it, or the whole mine where that could be anything."""
    mine, about = whole_mine(view, names), places_in_question(view)
    if not about:
        return mine
    left, right = min(x for x, _ in about) - 1, max(x for x, _ in about) + 1
    top, bottom = min(y for _, y in about) - 1, max(y for _, y in about) + 1
    near = {(x, y): cell for (x, y), cell in mine.cells.items() if left <= x <= right and top <= y <= bottom}
    return MineMap(near, names.say, near != mine.cells)


def places_in_question(view: View) -> list[Where]:
    """Where a tile is laid, rotated or mined; nothing if a decision is about more than that."""
    if view.places:
        return [(place.x, place.y) for place in view.places]
    spots = [view.spots[view.turning]] if view.turning is not None else []
    spots += [view.spots[view.seats[view.active].spot]] if view.takes else []
    return [(spot.x, spot.y) for spot in spots]


def tile_cell(view: View, spot: Spot, names: Names) -> Cell:
    tile = spot.tile
    style = COLOURS[tile.colour] if tile.colour else START if tile.kind == "start" else SPECIAL
    if spot.collapsed:
        inside = Text(RUBBLE * (WIDTH - 2), style="dim")
    elif tile.slots:
        inside = slots(spot, names)
    else:
        inside = Text(names.short(tile), style=style)
    return Cell(
        edge=OWN_EDGE if view.you in spot.pieces else TILE_EDGE,
        style=style,
        openings=spot.openings,
        number=str(spot.number or ""),
        code=names.code(tile),
        inside=inside,
        pieces=spot.pieces,
    )


def slots(spot: Spot, names: Names) -> Text:
    """Counters in their slots, then the empty slots."""
    text = Text()
    for counter, count in spot.counters.items():
        text.append(names.letters[counter] * count, COUNTERS[counter])
    return text.append(EMPTY_SLOT * (spot.tile.slots - len(text)))


def place_cell(place: Place, names: Names) -> Cell:
    """An empty place: its side and how the drawn tile can lie there."""
    inside = Text.assemble((f"{names.side(place.side)} ", "bold"), "".join(TRACKS[way] for way in place.ways))
    return Cell(edge=PLACE_EDGE, style="dim", inside=inside)


def open_ends(view: View) -> int:
    """How many openings face an empty place, also those of collapsed tiles (RULES 10.2)."""
    taken = {(spot.x, spot.y) for spot in view.spots}
    ways = [(spot.x + BESIDE[side][0], spot.y + BESIDE[side][1]) for spot in view.spots for side in spot.openings]
    return sum(way not in taken for way in ways)
