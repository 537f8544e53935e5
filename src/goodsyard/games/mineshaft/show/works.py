"""Beside the mine: dice, the drawn tile, stack, bag and box."""

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
from goodsyard.games.mineshaft.show.view import Tile, View
from goodsyard.games.mineshaft.show.words import COLOUR_ICON, KIND_ICON, PAINT, QUAKE_PAINT, say, seat_title, tile_title

PANEL = "works"
WIDTH = 1056.0
HEIGHT = 124.0
DIE = 76.0
FACE = {"end": "n", "straight": "ns", "curve": "ne", "tee": "nes", "cross": "nesw"}
"""How a tile lies that is not in the mine."""
EYES = {1: ((0.5, 0.5),), 2: ((0.3, 0.3), (0.7, 0.7)), 3: ((0.26, 0.26), (0.5, 0.5), (0.74, 0.74))}


def works(view: View, words: Words) -> Box:
    """Everything in one strip, each thing in its place."""
    parts = [
        _under(say(words, "draw-dice"), dice(view, words), 190),
        _under(say(words, "draw-drawn"), drawn(view, words), 400),
        _under(say(words, "draw-stack"), stack(view, words), 130),
        column(*(_amounts(name, amounts, words) for name, amounts in (("bag", view.bag), ("box", view.box))), gap=12),
    ]
    strip = row(*parts, gap=24, align=0)
    return Box(WIDTH, HEIGHT, join(definitions(PANEL, *_used(view)), strip.picture))


def _used(view: View) -> tuple[set[str], set[str]]:
    if view.drawn is None:
        return set(), set()
    return {FACE[view.drawn.shape]} if view.drawn.shape else set(), {look_of(view.drawn)}


def _under(title: str, body: Box, width: float) -> Box:
    heading = lettered(title, width, 14, class_="heading", align=0)
    return Box(width, HEIGHT, column(heading, Box(width, body.height, body.picture), gap=6).picture)


def dice(view: View, words: Words) -> Box:
    """Both dice as they fell last; `data-roll` changes with every roll."""
    a = die_a(view.die_a, words)
    b = die_b(view.die_b)
    faces = [group(face.picture, class_="die", data_roll=view.turn if view.die_b else None) for face in (a, b)]
    both = row(Box(DIE, DIE, faces[0]), Box(DIE, DIE, faces[1]), gap=14)
    title = say(words, "draw-rolled", a=_said_a(view, words), b=view.die_b) if view.die_b else say(words, "draw-dice")
    return both.padded(4).framed(quiet=True, radius=12).marked("dice", title, "5.1")


def _said_a(view: View, words: Words) -> str:
    return say(words, f"colour-{view.die_a}" if view.die_a in COLOUR_ICON else "draw-quake")


def _cube(paint: str, *face: Markup) -> Box:
    plate = group(painted("", paint, DIE, DIE, radius=14), class_=paint_class(paint))
    rim = rect(0.75, 0.75, DIE - 1.5, DIE - 1.5, 14, class_="rim", fill="none")
    return Box(DIE, DIE, join(plate, rim, *face))


def die_a(face: str | None, words: Words) -> Box:
    """Die A: a colour with its pattern and pictogram, or the quake."""
    paint = PAINT[face] if face in COLOUR_ICON else QUAKE_PAINT if face else "chalk"
    name = COLOUR_ICON.get(face or "", "pickaxe" if face else "dice")
    plate = circle(DIE / 2, DIE / 2, 27, class_="card rim")
    sign = group(icon(name, 38, title="").around(DIE / 2, DIE / 2), class_=f"{paint_class(paint)}")
    return _cube(paint, plate, group(sign, class_="paint-line") if face else sign)


def die_b(number: int | None) -> Box:
    """Die B: its eyes."""
    eyes = [circle(DIE * x, DIE * y, 8, class_="solid") for x, y in EYES.get(number or 0, ())]
    unrolled = [icon("dice", 38, title="").around(DIE / 2, DIE / 2)] if number is None else []
    return _cube("chalk", group(*eyes, *unrolled, class_="paint-chalk on-paint"))


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
    """The tile that has to be used, with what it does; in final turns there is room to say why they have come."""
    if view.drawn is None:
        reasons = [say(words, f"reason-{name.replace('_', '-')}") for name in view.reasons]
        why = [lettered(reason, 280, 16, class_="signal", align=0) for reason in reasons]
        return row(placeholder(TILE, TILE, "", "tile"), column(*why, gap=6), gap=12, align=0)
    title = tile_title(words, view.drawn.id)
    name = lettered(title, 280, 16, class_="heading", align=0)
    effect = "coloured" if view.drawn.colour else view.drawn.kind.replace("_", "-")
    text = lettered(say(words, f"draw-effect-{effect}"), 280, 14, lines=3, align=0)
    tile = face_up(view.drawn)
    return row(Box(TILE, TILE, piece(title, tile.picture)), column(name, text, gap=4), gap=12, align=0)


def stack(view: View, words: Words) -> Box:
    """The face-down tiles."""
    count = len(view.stack)
    below = [rect(2 + 4 * k, 2 + 4 * k, 78, 78, 7, class_="card rim") for k in range(min(max(count - 1, 0), 3), 0, -1)]
    back = group(painted("", "soot", 78, 78, radius=7), class_=paint_class("soot"), transform="translate(2 2)")
    sign = group(icon("rubble", 46, title="").around(41, 41), class_="paint-soot on-paint")
    top = join(back, sign) if count else rect(2, 2, 78, 78, 7, class_="empty")
    drawn = Box(98, 98, join(*below, top, tag(count).around(41, 80)))
    return drawn.framed(quiet=True).marked("stack", say(words, "draw-stack-count", count=count), "4.2")


def _amounts(name: str, amounts: dict[str, int], words: Words) -> Box:
    """Counters of each kind with their number, in the bag or in the box."""
    title = say(words, f"draw-{name}")
    lines = [row(counter_token(name, 28), figures(str(count), 18), gap=8) for name, count in amounts.items()]
    kinds = row(*(Box(62, 28, line.picture) for line in lines), gap=6)
    return column(lettered(title, 200, 14, class_="heading", align=0), Box(200, 28, piece(title, kinds.picture)), gap=6)


def status(view: View, words: Words) -> str:
    """What the game is about to do, for the title of the map."""
    if view.over:
        return say(words, "draw-over")
    if view.final_turns:
        return say(words, "draw-final-turns", count=view.final_turns)
    return say(words, "draw-turn", number=view.turn + 1, seat=seat_title(words, view.active))
