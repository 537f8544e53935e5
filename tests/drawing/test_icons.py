"""Icons: each has a meaning and stays on its grid."""

import re
from collections.abc import Iterator
from math import cos, hypot, pi, radians, sin
from xml.etree import ElementTree

import pytest

from goodsyard.drawing import ICONS, icon

Point = tuple[float, float]
NEEDED = {
    *("worker", "lorry", "lorries", "wagon", "engine", "coal", "order", "share", "shift", "pickaxe", "delivery"),
    *(
        "crest-wheel",
        "crest-clover",
        "crest-tower",
        "crest-fox",
        "crest-wild",
        "innovation",
        "objective",
        "wild-action",
    ),
    *("engine-saddle", "engine-tender", "engine-express", "engine-shunter"),
    *("barracks", "furnaces", "factories", "steamboats", "half-sun", "gold", "silver", "coal-lumps", "dice"),
    *("cow", "hat", "hammer", "spanner", "teepee", "flood", "drought", "rockfall"),
    *("certificate", "dollar", "disc", "station", "undo", "redo", "bot", "eye", "clock", "chat"),
}
STEPS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}


def commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """A path's commands with their numbers, repeated ones written out."""
    for letter, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        numbers = [float(found) for found in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", rest)]
        step = STEPS[letter.upper()]
        if not step:
            yield letter, []
        for start in range(0, len(numbers), step or 1):
            yield letter, numbers[start : start + step]


def outline(d: str) -> Iterator[Point]:
    """Points that enclose a path: its corners, the handles of its curves, samples of its arcs."""
    x = y = left = top = 0.0
    for letter, n in commands(d):
        dx, dy = (x, y) if letter.islower() else (0.0, 0.0)
        match letter.upper():
            case "Z":
                x, y = left, top
            case "H":
                x = n[0] + dx
            case "V":
                y = n[0] + dy
            case "A":
                end = (n[5] + dx, n[6] + dy)
                yield from arc((x, y), end, n[0], large=bool(n[3]), clockwise=bool(n[4]))
                x, y = end
            case _:
                points = [(a + dx, b + dy) for a, b in zip(n[::2], n[1::2], strict=True)]
                yield from points
                x, y = points[-1]
        if letter in "Mm":
            left, top = x, y
        yield x, y


def arc(start: Point, end: Point, radius: float, large: bool, clockwise: bool) -> Iterator[Point]:
    """Points on a circular arc."""
    (x, y), (u, v) = start, end
    chord = hypot(u - x, v - y)
    radius = max(radius, chord / 2)
    away = (radius**2 - chord**2 / 4) ** 0.5 * (-1 if large == clockwise else 1) / chord
    centre = ((x + u) / 2 - away * (v - y), (y + v) / 2 + away * (u - x))
    for step in range(64):
        angle = step * pi / 32
        point = (centre[0] + radius * cos(angle), centre[1] + radius * sin(angle))
        side = (u - x) * (point[1] - y) - (v - y) * (point[0] - x)
        if (side < 0) == clockwise:
            yield point


def points(node: ElementTree.Element) -> Iterator[Point]:
    """Points that enclose an element and all within it."""
    number = {key: float(node.get(key, 0)) for key in ("x", "y", "width", "height", "cx", "cy", "r")}
    found: list[Point] = [point for child in node for point in points(child)]
    if node.tag == "path":
        found += outline(node.get("d", ""))
    elif node.tag == "rect":
        found += [(number["x"], number["y"]), (number["x"] + number["width"], number["y"] + number["height"])]
    elif node.tag == "circle":
        found += [
            (number["cx"] + sx * number["r"], number["cy"] + sy * number["r"]) for sx in (-1, 1) for sy in (-1, 1)
        ]
    if turn := re.fullmatch(r"rotate\((\S+) (\S+) (\S+)\)", node.get("transform", "")):
        degrees, x, y = map(float, turn.groups())
        c, s = cos(radians(degrees)), sin(radians(degrees))
        found = [(x + (a - x) * c - (b - y) * s, y + (a - x) * s + (b - y) * c) for a, b in found]
    yield from found


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_stays_on_its_grid(name: str) -> None:
    room = 0.8 + 0.3  # half a line on either side, and the handles of curves reach a little further than the curve
    for x, y in points(ElementTree.fromstring(f"<g>{ICONS[name].picture}</g>")):
        assert room - 0.8 <= x <= 24.8 - room, (x, y)
        assert room - 0.8 <= y <= 24.8 - room, (x, y)


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_drawn_in_the_colour_of_its_text(name: str) -> None:
    drawn = icon(name, 48).picture
    ElementTree.fromstring(drawn)
    assert set(re.findall(r'(?:fill|stroke)="([^"]*)"', drawn)) <= {"none", "currentColor"}


def test_every_icon_has_a_meaning_in_one_line() -> None:
    for name, drawn in ICONS.items():
        assert re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", name)
        assert 0 < len(drawn.meaning) <= 60, name
        assert drawn.meaning[0].isupper(), name
        assert "\n" not in drawn.meaning


def test_no_two_icons_look_the_same() -> None:
    assert len({drawn.picture for drawn in ICONS.values()}) == len(ICONS)


def test_all_that_the_games_need_is_there() -> None:
    assert set(ICONS) >= NEEDED


def test_an_icon_says_what_it_is_told_or_nothing() -> None:
    assert ElementTree.fromstring(icon("cow", title="Rind").picture).findtext("title") == "Rind"
    silent = ElementTree.fromstring(icon("cow").picture)
    assert silent.find("title") is None
    assert silent.get("role") is None
