"""A seat's panel: who it is, buildings with goods and people, what each building lacks now, the hand."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import (
    Box,
    column,
    figures,
    group,
    icon,
    join,
    laurel,
    measure,
    paint_class,
    painted,
    piece,
    rect,
    row,
    seat_badge,
    seat_of,
    tag,
    wrap,
)
from goodsyard.drawing import words as lettered
from goodsyard.games.oh_my_goods.rules.cards import CARDS
from goodsyard.games.oh_my_goods.show.cards import amount_chip, face, good_chip
from goodsyard.games.oh_my_goods.show.view import Building, Seat, View
from goodsyard.games.oh_my_goods.show.words import name, say, seat_title

WIDTH = 548.0
PLOT = 104.0
"""Width of a building with everything below it: five fit side by side."""
INNER = PLOT - 8


def seat_area(view: View, seat: Seat, words: Words) -> Box:
    """Everything of one player that the viewer may see."""
    plots = [plot(seat.seat, building, words) for building in seat.buildings]
    return column(header(view, seat, words), wrap(plots, WIDTH, 7), gap=8)


def header(view: View, seat: Seat, words: Words) -> Box:
    """Badge, name, coins, cards in hand, a card set aside, points so far."""
    paint = seat_of(seat.seat).paint
    bar = group(painted("", paint, 10, 44, radius=5), class_=paint_class(paint))
    title = seat_title(words, seat.seat)
    parts = [
        seat_badge(seat.seat, 34),
        lettered(title, measure(title, 18, bold=True) + 10, 18, class_="heading", align=0),
    ]
    if seat.seat in view.acting:
        parts.append(tag(say(words, "draw-acting"), "brass-deep"))
    if seat.ready and view.phase == "planning":
        parts.append(tag(say(words, "draw-ready"), "enamel"))
    if seat.seat == view.active and not view.over:
        parts.append(icon("flag", 20, say(words, "draw-active"), "enamel"))
    known = ", ".join(name(words, f"card:{card}") for card in seat.hand if card)
    held = say(words, "draw-hand-count", count=len(seat.hand))
    parts.append(_count("hand", len(seat.hand), f"{held}: {known}" if known else held))
    parts.append(_count("gold", seat.coins, say(words, "draw-coins", count=seat.coins)))
    if seat.has_planned and view.you != seat.seat:
        label = say(words, "draw-planned")
        parts.append(icon("hammer", 22, f"{label}: {name(words, f'card:{seat.planned}')}" if seat.planned else label))
    left = row(*parts, gap=10)
    points = Box(44, 44, piece(say(words, "draw-points", points=seat.score), laurel(seat.score, 42).around(22, 22)))
    ground = rect(0, 0, WIDTH, 52, 8, class_="card rim")
    return Box(WIDTH, 52, join(ground, bar, left.at(18, 26 - left.height / 2), points.at(WIDTH - 52, 4)))


def _count(sign: str, count: int, title: str) -> Box:
    drawn = row(icon(sign, 20, title=""), figures(str(count), 16), gap=4)
    return Box(drawn.width, drawn.height, piece(title, drawn.picture))


def plot(seat: int, building: Building, words: Words) -> Box:
    """A building with its people, its goods and the resources that it lacks now."""
    card = face(words, building.card, INNER)
    drawn = column(card, people(building, words), goods(building, words), lacks(building, words), gap=4)
    high = card.height + 88
    ground = rect(0, 0, PLOT, high, 8, fill="currentColor", fill_opacity=0.055)
    whole = Box(PLOT, high, join(ground, drawn.at(4, 4))).framed(quiet=True)
    title = say(words, "draw-building", number=building.number, card=name(words, f"card:{building.card}"))
    return whole.marked(f"building:{seat}:{building.number}", title, "4.2")


def people(building: Building, words: Words) -> Box:
    """The worker, orderly or sloppily, or an assistant."""
    if building.worker:
        label = say(words, f"draw-{building.worker}")
        return row(icon("worker", 22, label), lettered(label, INNER - 26, 12, align=0), gap=4)
    if building.assistant:
        who = name(words, f"assistant:{building.assistant}")
        drawn = row(
            icon("person", 22, title=""), lettered(say(words, "draw-assistant"), INNER - 26, 12, align=0), gap=4
        )
        return Box(drawn.width, drawn.height, piece(who, drawn.picture))
    return Box(INNER, 22)


def goods(building: Building, words: Words) -> Box:
    """The number of goods and their value."""
    if building.good is None:
        return Box(INNER, 24)
    value = next(line["coins"] for line in CARDS.rows["goods"] if line["id"] == building.good)
    count = len(building.goods) - building.paying
    title = say(words, "draw-goods", count=count, good=say(words, f"good-{building.good}"), coins=count * value)
    drawn = row(good_chip(words, building.good, 22), figures(f"{count} × {value}", 14), gap=5)
    return Box(drawn.width, 24, piece(title, drawn.picture))


def lacks(building: Building, words: Words) -> Box:
    """The resources that are missing now; a check mark if there are none."""
    if building.good is None:
        return Box(INNER, 20)
    if not building.missing:
        return row(icon("check", 18, say(words, "draw-nothing-missing"), "enamel"), gap=3)
    chips = [
        amount_chip(key, count, say(words, "draw-missing", count=count)) for key, count in building.missing.items()
    ]
    return row(icon("minus", 14, say(words, "draw-lacks"), "signal"), *chips, gap=4)
