"""A building as a stall on the market square: what it makes, what it needs and lacks, who works there, its goods."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, circle, column, figures, group, icon, join, numeral, piece, rect, row
from goodsyard.drawing import words as lettered
from goodsyard.drawing.kept import kept
from goodsyard.games.oh_my_goods.rules.cards import CARDS
from goodsyard.games.oh_my_goods.say.names import RESOURCES
from goodsyard.games.oh_my_goods.show.cards import Line, chain_input, coins_for, good_chip, line_of, resource_chip
from goodsyard.games.oh_my_goods.show.view import Building
from goodsyard.games.oh_my_goods.show.words import PAINT, RESOURCE_ICON, name, say, stock
from goodsyard.games.oh_my_goods.show.world import awning

SIZES = {"wide": (117.0, 188.0), "tall": (122.0, 136.0)}
ROOM = 6.0
"""From the edge to what is written on a stall."""
NEED = 17.0
"""Size of one required resource; six of them fit side by side."""


PERSON = 22.0


@kept
def plot(seat: int, building: Building, shape: str, words: Words) -> Box:
    """A building with everything that belongs to it, as one thing."""
    width, height = SIZES[shape]
    line = line_of(building.card)
    printed = CARDS.building(line)
    deep = 20.0 if shape == "wide" else 15.0
    ground = rect(0, 2, width, height - 2, 7, class_="card")
    edge = rect(0, 0, width, height, 7, class_="edge", fill="none", pointer_events="all")
    inside = _stall if building.good else _office
    parts = [
        ground,
        awning(width, deep, PAINT[printed["colour"]]),
        group(inside(building, line, shape, words).at(ROOM, deep), class_="inside"),
    ]
    title = say(words, "draw-building", number=building.number, card=name(words, f"card:{building.card}"))
    return Box(width, height, join(*parts, edge)).marked(f"building:{seat}:{building.number}", title, "4.2")


def _named(building: Building, shape: str, words: Words) -> Box:
    """The name on two lines, or on one where there is less room."""
    label = say(words, f"building-{building.building.replace('_', '-')}")
    lines, high = (2, 31.0) if shape == "wide" else (1, 17.0)
    said = lettered(label, SIZES[shape][0] - 2 * ROOM, 13, lines)
    return Box(said.width, high, said.at(0, (high - said.height) / 2))


def _stall(building: Building, line: Line, shape: str, words: Words) -> Box:
    """A building that produces."""
    room = SIZES[shape][0] - 2 * ROOM
    named, made, needs = _named(building, shape, words), _made(building, room, words), _needs(building, line, room)
    people, stock = _people(building, room, words), _goods(building, shape, words)
    if shape == "wide":
        lacks = _lacks(building, room, words)
        return column(named, made, needs, lacks, people, stock, gap=2)
    top = column(named, made, needs, gap=5)
    below = [people.at(0, top.height + 11), stock.at(room - stock.width, top.height + 10)]
    return Box(room, top.height + 36, join(top.picture, *below))


def _office(building: Building, line: Line, shape: str, words: Words) -> Box:
    """A market office and what it gives."""
    room = SIZES[shape][0] - 2 * ROOM
    sign = icon("draw-card", 36, "") if line["gives"] == "card" else resource_chip(line["gives"], 36)
    given = row(figures("+1", 22), sign, gap=5)
    return column(_named(building, shape, words), Box(room, 70, given.around(room / 2, 40)), gap=4)


def _made(building: Building, room: float, words: Words) -> Box:
    """The good with its value, and what the chain turns into it."""
    good = building.good or ""
    worth = join(circle(33, 28, 9, class_="card rim"), numeral(str(coins_for(good)), 33, 28, 13))
    parts = [join(good_chip(words, good, 34).picture, worth)]
    chain = CARDS.building(line_of(building.card))["chain"]
    if chain:
        taken = row(icon("chain", 16, ""), *(chain_input(words, item, 22) for item in chain), gap=2)
        parts.append(taken.at(room - taken.width, 6))
    return Box(room, 37, join(*parts))


def _needs(building: Building, line: Line, room: float) -> Box:
    """A chip for each required resource; those that are missing now are hollow."""
    if line["any"]:
        here = line["any"] - building.missing.get("any", 0)
        said = row(resource_chip("any", 18), figures(f"{here} / {line['any']}", 14), gap=6)
        return Box(room, NEED + 2, said.at((room - said.width) / 2, 0))
    chips = []
    for key in RESOURCES:
        lacking = building.missing.get(key, 0)
        chips += [resource_chip(key, NEED)] * (line[key] - lacking) + [_lacking(key)] * lacking
    drawn = row(*chips, gap=0.6)
    return Box(room, NEED + 2, drawn.at((room - drawn.width) / 2, 0))


def _lacking(resource: str) -> Box:
    """A required resource that is missing."""
    frame = rect(1, 1, NEED - 2, NEED - 2, 4, class_="line", stroke_width=1.4, stroke_dasharray="3 2")
    sign = icon(RESOURCE_ICON[resource], NEED * 0.72, "", "iron").around(NEED / 2, NEED / 2)
    return Box(NEED, NEED, join(group(frame, class_="signal"), sign))


def _lacks(building: Building, room: float, words: Words) -> Box:
    """How many resources are missing now, in words."""
    missing = sum(building.missing.values())
    tone = "signal" if missing else "moss"
    said = say(words, "draw-missing", count=missing) if missing else say(words, "draw-all-there")
    sign = icon("warning" if missing else "check", 14, "")
    return Box(room, 17, group(row(sign, lettered(said, room - 20, 12.5, align=0), gap=5).picture, class_=tone))


def _people(building: Building, room: float, words: Words) -> Box:
    """The worker, orderly or sloppily, or an assistant."""
    if building.worker:
        title = label = say(words, f"draw-{building.worker}")
    elif building.assistant:
        title, label = name(words, f"assistant:{building.assistant}"), say(words, "draw-assistant")
    else:
        return Box(room, PERSON)
    sign = icon("worker" if building.worker else "person", 21, "")
    return Box(room, PERSON, piece(title, row(sign, lettered(label, 62, 12, align=0), gap=3).picture))


def _goods(building: Building, shape: str, words: Words) -> Box:
    """The number of goods and what one is worth."""
    good = building.good or ""
    value = coins_for(good)
    count = len(building.goods) - building.paying
    title = say(words, "draw-goods", goods=stock(words, good, count), coins=count * value)
    if shape == "tall":
        drawn = figures(f"× {count}", 16)
    else:
        drawn = row(good_chip(words, good, 26), figures(str(count), 22), figures(f"× {value}", 14), gap=5)
    return Box(drawn.width, 28, piece(title, group(drawn.picture, class_=None if count else "iron")))
