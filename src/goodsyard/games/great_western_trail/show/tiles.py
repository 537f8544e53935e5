"""Tiles: buildings with their local actions, hazards, teepees, workers."""

from __future__ import annotations

from goodsyard.drawing import (
    Box,
    Markup,
    circle,
    group,
    icon,
    join,
    laurel,
    measure,
    numeral,
    paint_class,
    painted,
    path,
    piece,
    rect,
    row,
    seat_badge,
    seat_of,
)
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.rules.cards import CARDS
from goodsyard.games.great_western_trail.say.names import BUILDINGS, Line, local_actions
from goodsyard.games.great_western_trail.show.actions import TIGHT, choice_picture
from goodsyard.games.great_western_trail.show.map import HAZARD, HIGH, TEEPEE
from goodsyard.games.great_western_trail.show.words import (
    HAND_PAINT,
    TEEPEE_HAND,
    TEEPEE_PAINT,
    WORKER_ICON,
    WORKER_PAINT,
)

HEAD = 17.0
"""Height of the bar with a building's sign."""
PLAN = (72.0, 54.0)
"""A building that is still to be placed."""


def facts_of(tile: str) -> Line:
    """What is printed on a building."""
    line: Line = CARDS.rows["buildings"][BUILDINGS.index(tile)]
    return line


def hands_of(line: Line) -> list[str]:
    return [hand for hand in ("green", "black") for _ in range(line[hand])]


@kept
def palm(colour: str, size: float = 16) -> Box:
    """A hand, which stands for a fee."""
    disc = circle(size / 2, size / 2, size / 2 - 0.5, class_="painted paint-edge")
    sign = group(icon("palm", size * 0.78, "").around(size / 2, size / 2), class_="on-paint")
    return Box(size, size, group(disc, sign, class_=paint_class(HAND_PAINT[colour])))


@kept
def building(tile: str, owner: int | None, used: tuple[int, ...], wide: float) -> Box:
    """A building on the trail: its sign, its fees and its owner above, its local actions below, pale if used."""
    marks = [palm(hand) for hand in hands_of(facts_of(tile))]
    if owner is not None:
        plate = circle(8.5, 8.5, 8.5, class_="card")
        marks.append(Box(17, 17, join(plate, seat_badge(owner, 15).at(1, 1))))
    return _face(tile, owner, row(*marks, gap=1), actions_on(tile, used, wide))


@kept
def plan(tile: str, owner: int) -> Box:
    """A private building that is still to be placed: with the craftsmen it needs and its points."""
    line = facts_of(tile)
    cost, worth = numbered("hammer", line["craftsmen"], 11), _wreath(line["points"])
    wide = cost.width + worth.width + 4
    plate = Box(wide, 16, join(rect(0, 0, wide, 16, 5, class_="card"), cost.at(1, 2.5), worth.at(cost.width + 3, -1)))
    hands = [palm(hand, 14) for hand in hands_of(line)]
    room = 13.0 if hands else 0.0
    actions = actions_on(tile, (), PLAN[0] - room, 18)
    beside = join(*(hand.at(1, 2 + 15 * k) for k, hand in enumerate(hands)), actions.at(room, 0))
    return _face(tile, owner, plate, Box(PLAN[0], actions.height, beside))


def numbered(sign: str, count: int, size: float = 10) -> Box:
    """A small icon with a number behind it."""
    width = measure(str(count), 12, bold=True)
    drawn = join(icon(sign, size, "").picture, numeral(str(count), size + width / 2, size / 2, 12))
    return Box(size + width, size, drawn)


def _wreath(points: int) -> Box:
    """Points in a laurel that fits into the bar of a building."""
    wide = 19.0 if points < 10 else 23.0
    laurels = group(icon("laurel", wide, "").at(0, (19 - wide) / 2), class_="brass")
    return Box(wide, 19, join(laurels, numeral(str(points), wide / 2, 8.5, 12)))


def _face(tile: str, owner: int | None, marks: Box, actions: Box) -> Box:
    """The bar with the sign and some marks above the actions."""
    wide, high = actions.width, HEAD + actions.height
    ground = rect(0, 0, wide, high, 6, class_="card edge")
    tone = "number on-ink" if owner is None else "number on-paint"
    name = numeral(tile, 3 + measure(tile, 12, bold=True) / 2, HEAD / 2 + 0.5, 12, tone)
    bar = group(_bar(owner, wide), name, class_="enamel" if owner is None else paint_class(seat_of(owner).paint))
    above = marks.at(wide - marks.width - 1, HEAD / 2 - marks.height / 2)
    return Box(wide, high, piece("", ground, bar, above, actions.at(0, HEAD)))


def _bar(owner: int | None, wide: float) -> Markup:
    shape = f"M0 {HEAD:g}V6A6 6 0 0 1 6 0H{wide - 6:g}A6 6 0 0 1 {wide:g} 6V{HEAD:g}z"
    return path(shape, class_="solid") if owner is None else painted(shape, seat_of(owner).paint, wide, HEAD)


@kept
def actions_on(tile: str, used: tuple[int, ...], wide: float, size: float = 20) -> Box:
    """The local actions side by side with lines between them."""
    high = HIGH - HEAD
    slots = local_actions(tile)
    boxes = [choice_picture(slot, size if sum(map(len, slots)) < 3 and wide > 80 else 18) for slot in slots]
    if sum(box.width for box in boxes) > wide - 2 - 3 * len(boxes):
        boxes = [choice_picture(slot, TIGHT) for slot in slots]
    spare = (wide - 4 - sum(box.width for box in boxes)) / len(boxes)
    parts, x = [], 2.0
    for slot, box in enumerate(boxes):
        cell = box.width + spare
        if slot:
            parts.append(group(rect(x, 4, 0.8, high - 8, class_="solid"), class_="iron"))
        drawn = box.around(x + cell / 2, high / 2)
        parts.append(group(drawn, opacity=0.25) if slot in used else drawn)
        x += cell
    return Box(wide, high, join(*parts))


@kept
def hazard(tile: str) -> Box:
    """A hazard tile: its kind, the hand and the points."""
    kind, hand, points = tile.split("_")
    wide, high = HAZARD
    ground = rect(0, 0, wide, high, 6, class_="card edge")
    parts = [icon(kind, 24, "").at(1, 7), palm(hand, 15).at(wide - 17, 2), laurel(points, 20).at(wide - 21, high - 22)]
    return Box(wide, high, piece("", ground, *parts))


@kept
def teepee(colour: str) -> Box:
    """A teepee tile with its hand: green ones show the green hand, blue ones the black."""
    wide, high = TEEPEE
    ground = rect(0, 0, wide, high, 6, class_="painted edge")
    face = group(icon("teepee", 22, "").around(wide / 2 - 4, high - 12), class_="on-paint")
    hand = palm(TEEPEE_HAND[colour], 15)
    return Box(wide, high, piece("", ground, face, hand.at(wide - 16, high - 17), paint=TEEPEE_PAINT[colour]))


@kept
def worker(kind: str, size: float = 32) -> Box:
    """A worker tile."""
    ground = rect(0.5, 0.5, size - 1, size - 1, 5, class_="painted paint-edge edge")
    face = group(icon(WORKER_ICON[kind], round(size * 0.72), "").around(size / 2, size / 2), class_="on-paint")
    return Box(size, size, piece("", ground, face, paint=WORKER_PAINT[kind]))


def supply_tile(tile: str) -> Box:
    """A tile of the Kansas City supply, face up."""
    if tile.startswith("teepee"):
        return teepee(tile.removeprefix("teepee_"))
    return worker(tile, 36) if tile in WORKER_ICON else hazard(tile)
