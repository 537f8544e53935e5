"""Beside the mine: dice, stack, the drawn tile, bag and box; a column on wide screens, a low strip on phones."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import (
    Box,
    Markup,
    circle,
    column,
    figures,
    group,
    icon,
    join,
    paint_class,
    painted,
    piece,
    placeholder,
    rect,
    row,
    tag,
)
from goodsyard.drawing import words as lettered
from goodsyard.games.mineshaft.show.tiles import (
    TILE,
    counter_token,
    definitions,
    empty_slot,
    ground,
    look_of,
    slot_places,
)
from goodsyard.games.mineshaft.show.timber import timbered
from goodsyard.games.mineshaft.show.view import Tile, View
from goodsyard.games.mineshaft.show.words import COLOUR_ICON, KIND_ICON, PAINT, QUAKE_PAINT, say, seat_title, tile_title

PANEL = "works"
SIZES = {"wide": (236.0, 322.0), "tall": (382.0, 100.0)}
DICE = {"wide": 66.0, "tall": 58.0}
"""Side of a die and of the stack."""
LABEL = {"wide": 72.0, "tall": 66.0}
"""Room for the words "bag" and "lost" in either language."""
LETTERING = 12.5
BESIDE, SMALL, BESIDE_SMALL = 116.0, 64.0, 98.0
"""Room for words beside the drawn tile; the side of that tile on a phone, and the room beside it."""
HELD = {"wide": (23.0, 48.0), "tall": (19.0, 39.0)}
"""Widths of a counter, and of the room for a counter with its number."""
FACE = {"end": "n", "straight": "ns", "curve": "ne", "tee": "nes", "cross": "nesw"}
"""How a tile lies that is not in the mine."""
EYES = {1: ((0.5, 0.5),), 2: ((0.3, 0.3), (0.7, 0.7)), 3: ((0.26, 0.26), (0.5, 0.5), (0.74, 0.74))}


def works(view: View, words: Words, shape: str) -> Box:
    """Everything in its place, whatever of it is there."""
    width, height = SIZES[shape]
    roll, pile = dice(view, words, DICE[shape]), stack(view, words, DICE[shape])
    bag, box = (_amounts(name, held, words, shape) for name, held in (("bag", view.bag), ("box", view.box)))
    if shape == "wide":
        both, hoards = row(roll, pile, gap=6, align=0), column(bag, box, gap=6)
        places = [both.at((width - both.width) / 2, 10), drawn(view, words).at(10, 104), hoards.at(9, 244)]
    else:
        table = row(roll, pile, drawn_small(view, words), gap=4, align=0)
        places = [table.at(5, 5), bag.at(5, 73), box.at(width / 2 + 7, 73)]
    parts = [timbered(width, height, 6 if shape == "wide" else 3), definitions(PANEL, *_used(view)), *places]
    return Box(width, height, join(*parts))


def _used(view: View) -> tuple[set[str], set[str]]:
    if view.drawn is None:
        return set(), set()
    return {FACE[view.drawn.shape]} if view.drawn.shape else set(), {look_of(view.drawn)}


def dice(view: View, words: Words, side: float) -> Box:
    """Both dice as they fell last; `data-roll` changes with every roll."""
    cubes = die_a(view.die_a, side), die_b(view.die_b, side)
    faces = [Box(side, side, group(cube, class_="die", data_roll=view.turn if view.die_b else None)) for cube in cubes]
    title = say(words, "draw-rolled", a=_said_a(view, words), b=view.die_b) if view.die_b else say(words, "draw-dice")
    return row(*faces, gap=6).padded(3).framed(quiet=True, radius=12).marked("dice", title, "5.1")


def _said_a(view: View, words: Words) -> str:
    return say(words, f"colour-{view.die_a}" if view.die_a in COLOUR_ICON else "draw-quake")


def _cube(paint: str, side: float, *face: Markup) -> Markup:
    plate = group(painted("", paint, side, side, radius=side / 5.4), class_=paint_class(paint))
    rim = rect(0.75, 0.75, side - 1.5, side - 1.5, side / 5.4, class_="rim", fill="none")
    return join(plate, rim, *face)


def die_a(face: str | None, side: float) -> Markup:
    """Die A: a colour with its pattern and pictogram, or the quake."""
    paint = PAINT[face] if face in COLOUR_ICON else QUAKE_PAINT if face else "chalk"
    name = COLOUR_ICON.get(face or "", "pickaxe" if face else "dice")
    plate = circle(side / 2, side / 2, side * 0.36, class_="card rim")
    sign = group(icon(name, side / 2, title="").around(side / 2, side / 2), class_=f"{paint_class(paint)}")
    return _cube(paint, side, plate, group(sign, class_="paint-line") if face else sign)


def die_b(number: int | None, side: float) -> Markup:
    """Die B: its eyes."""
    eyes = [circle(side * x, side * y, side / 9.5, class_="solid") for x, y in EYES.get(number or 0, ())]
    unrolled = [icon("dice", side / 2, title="").around(side / 2, side / 2)] if number is None else []
    return _cube("chalk", side, group(*eyes, *unrolled, class_="paint-chalk on-paint"))


def face_up(tile: Tile) -> Box:
    """A tile beside the mine, with its slots."""
    openings = FACE[tile.shape] if tile.shape else ""
    slots = [empty_slot().around(*place) for place in slot_places(tile.slots, openings)]
    parts = [ground(PANEL, tile, openings), *slots]
    if not tile.shape:
        parts.append(circle(TILE / 2, TILE / 2, 30, class_="card rim"))
        parts.append(icon(KIND_ICON[tile.kind], 42, title="").around(TILE / 2, TILE / 2))
    return Box(TILE, TILE, join(*parts))


def drawn(view: View, words: Words) -> Box:
    """The tile that has to be used, with what it does; without one there is room to say that the end has come."""
    if view.drawn is None:
        said = [lettered(line, BESIDE, 13, 3, class_="signal", align=0) for line in ending(view, words)]
        return row(placeholder(TILE, TILE, "", "tile"), column(*said, gap=6), gap=6, align=0)
    title = tile_title(words, view.drawn.id)
    name = lettered(title, BESIDE, 14, 2, class_="heading", align=0)
    text = lettered(_effect(view.drawn, words), BESIDE, 12.5, lines=6, align=0)
    tile = _drawn_tile(view.drawn, piece(title, face_up(view.drawn).picture), TILE)
    return row(tile, column(name, text, gap=3), gap=6, align=0)


def drawn_small(view: View, words: Words) -> Box:
    """The same on a phone: the tile with its name only, or how many turns are left."""
    if view.drawn is None:
        said = ending(view, words)[-1:]
        left = column(*(lettered(line, BESIDE_SMALL, 13, 4, class_="signal", align=0) for line in said))
        return row(placeholder(SMALL, SMALL, "", "tile"), left, gap=6)
    title = tile_title(words, view.drawn.id)
    name = lettered(title, BESIDE_SMALL, 13, 4, class_="heading", align=0)
    tile = face_up(view.drawn).scaled(SMALL / TILE)
    shown = piece(f"{title}: {_effect(view.drawn, words)}", tile.picture)
    return row(_drawn_tile(view.drawn, shown, SMALL), name, gap=6)


def _drawn_tile(tile: Tile, picture: Markup, size: float) -> Box:
    """The drawn tile: the stack reveals it, and it moves on into the mine."""
    moving = Box(size, size, picture).moving(f"tile:{tile.id}")
    return Box(size, size, group(moving.picture, data_reveals="drew"))


def _effect(tile: Tile, words: Words) -> str:
    return say(words, f"draw-effect-{'coloured' if tile.colour else tile.kind.replace('_', '-')}")


def ending(view: View, words: Words) -> list[str]:
    """How many turns are left, and why."""
    if not view.reasons:
        return []
    return [say(words, f"reason-{name.replace('_', '-')}") for name in view.reasons] + [status(view, words)]


def stack(view: View, words: Words, side: float) -> Box:
    """The face-down tiles."""
    count = len(view.stack)
    below = [rect(3 * k, 3 * k, side, side, 7, class_="card rim") for k in range(min(max(count - 1, 0), 2), 0, -1)]
    back = group(painted("", "soot", side, side, radius=7), class_=paint_class("soot"))
    sign = group(icon("rubble", side * 0.56, title="").around(side / 2, side / 2 - 4), class_="paint-soot on-paint")
    top = join(back, sign) if count else rect(0, 0, side, side, 7, class_="empty")
    pile = Box(side + 6, side + 6, join(*below, top, tag(count).around(side / 2, side - 8)))
    marked = pile.framed(quiet=True).marked("stack", say(words, "draw-stack-count", count=count), "4.2")
    return Box(marked.width, marked.height, group(marked.picture, data_stack="tile"))


def _amounts(name: str, amounts: dict[str, int], words: Words, shape: str) -> Box:
    """Counters of each kind with their number, in the bag or in the box."""
    title, (size, step) = say(words, f"draw-{name}"), HELD[shape]
    held = [row(counter_token(kind, size), figures(str(count), 14), gap=2) for kind, count in amounts.items()]
    kinds = row(*(Box(step, 24, each.at(0, 12 - each.height / 2)) for each in held), gap=0)
    label = lettered(title, LABEL[shape], LETTERING, class_="heading", align=0)
    drawn = piece(title, row(label, kinds, gap=0).picture)
    return Box(LABEL[shape] + 3 * step, 24, group(drawn, data_stack="counter") if name == "bag" else drawn)


def status(view: View, words: Words) -> str:
    """What the game is about to do, for the title of the map."""
    if view.over:
        return say(words, "draw-over")
    if view.final_turns:
        return say(words, "draw-final-turns", count=view.final_turns)
    return say(words, "draw-turn", number=view.turn + 1, seat=seat_title(words, view.active))
