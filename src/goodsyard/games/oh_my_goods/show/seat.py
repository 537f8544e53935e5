"""A seat's buildings on the market square, and the strip that shows the others what a player has."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, Mark, column, figures, group, icon, join, numeral, piece, row
from goodsyard.drawing import words as lettered
from goodsyard.drawing.kept import kept
from goodsyard.games.oh_my_goods.rules.cards import CARDS, MAX_BUILDINGS
from goodsyard.games.oh_my_goods.show.cards import line_of
from goodsyard.games.oh_my_goods.show.market import offices_of, totals
from goodsyard.games.oh_my_goods.show.plot import SIZES as PLOTS
from goodsyard.games.oh_my_goods.show.plot import plot
from goodsyard.games.oh_my_goods.show.view import Building, Seat, View
from goodsyard.games.oh_my_goods.show.words import GOOD_ICON, PAINT, name, say, stock
from goodsyard.games.oh_my_goods.show.world import cobbles, lot

SIZES = {"wide": (620.0, 391.0), "tall": (382.0, 466.0)}
COLUMNS = {"wide": 5, "tall": 3}
GAP = 5.0
HEAD = {"wide": 0.0, "tall": 42.0}
"""Room above the buildings; on a phone the resources are repeated there."""
STRIPS = {5: (168.0, 40.0), MAX_BUILDINGS: (248.0, 40.0)}
"""Sizes of a strip by the number of buildings that fit."""
HOUSE = 19.0


def seat_area(view: View, seat: Seat, words: Words, shape: str) -> Box:
    """All buildings of one player in fixed places, and the purse in the last one."""
    width, height = SIZES[shape]
    parts = [cobbles(width, height)]
    for k in range(MAX_BUILDINGS):
        built = k < len(seat.buildings)
        stall = plot(seat.seat, seat.buildings[k], shape, words) if built else site(shape, words)
        parts.append(stall.at(*_place(k, shape)))
    money = purse(view, seat, words)
    if shape == "wide":
        parts.append(Box(0, 0, money.picture).at(*_place(MAX_BUILDINGS, shape)))
    else:
        parts.append(totals(view.resources, offices_of(view), width, words).at(0, 2))
    return Box(width, height, join(*parts))


def _place(number: int, shape: str) -> tuple[float, float]:
    wide, high = PLOTS[shape]
    left = (SIZES[shape][0] - COLUMNS[shape] * (wide + GAP) + GAP) / 2
    down, across = divmod(number, COLUMNS[shape])
    return left + across * (wide + GAP), HEAD[shape] + GAP + down * (high + GAP)


@kept
def site(shape: str, words: Words) -> Box:
    """A place where nothing is built yet: an empty lot."""
    return Box(*PLOTS[shape], piece(say(words, "draw-empty-lot"), lot(*PLOTS[shape])))


def purse(view: View, seat: Seat, words: Words) -> Box:
    """What the player could pay, the cards in hand, a card set aside, the mark of the active player."""
    said = [_count("gold", seat.coins, say(words, "draw-coins", coins=seat.coins), 30, 26)]
    said.append(_count("hand", len(seat.hand), _held(seat, words), 24, 18))
    if seat.has_planned:
        aside = row(icon("hammer", 22, ""), lettered(say(words, "draw-planned"), 78, 12, 2, align=0), gap=5)
        said.append(Box(aside.width, aside.height, piece(_planned(seat, words), aside.picture)))
    if seat.seat == view.active and not view.over:
        flag = row(icon("flag", 22, "", "enamel"), lettered(say(words, "draw-active"), 78, 12, 2, align=0), gap=5)
        said.append(flag)
    return column(*said, gap=10).padded(10)


def _held(seat: Seat, words: Words) -> str:
    known = ", ".join(name(words, f"card:{card}") for card in seat.hand if card)
    held = say(words, "draw-hand-count", count=len(seat.hand))
    return f"{held}: {known}" if known else held


def _planned(seat: Seat, words: Words) -> str:
    label = say(words, "draw-planned")
    return f"{label}: {name(words, f'card:{seat.planned}')}" if seat.planned else label


def _count(sign: str, count: int, title: str, size: float, figure: float) -> Box:
    drawn = row(icon(sign, size, title=""), figures(str(count), figure), gap=5)
    return Box(drawn.width, drawn.height, piece(title, drawn.picture))


def strip(view: View, seat: Seat, words: Words) -> Box:
    """Coins, cards, whether a card is set aside, and every building with its goods."""
    left = column(
        _count("gold", seat.coins, say(words, "draw-coins", coins=seat.coins), 17, 14),
        _count("hand", len(seat.hand), _held(seat, words), 17, 14),
        gap=3,
    )
    marks = []
    if seat.has_planned:
        marks.append(icon("hammer", 17, _planned(seat, words)))
    if seat.seat == view.active and not view.over:
        marks.append(icon("flag", 17, say(words, "draw-active"), "enamel"))
    houses = [house(building, words) for building in seat.buildings]
    parts = [left.at(2, 2), column(*marks, gap=3).at(45, 2), row(*houses, gap=1, align=0).at(66, 1)]
    return Box(*strip_size(seat), join(*parts))


def strip_size(seat: Seat) -> tuple[float, float]:
    return next(size for most, size in STRIPS.items() if len(seat.buildings) <= most)


@kept
def house(building: Building, words: Words) -> Box:
    """A building in a strip: its colour, its good and how many of them."""
    printed = CARDS.building(line_of(building.card))
    sign = GOOD_ICON[building.good] if building.good else "market"
    drawn = [Mark(sign, paint=PAINT[printed["colour"]], title="").drawn(HOUSE).picture]
    title = say(words, f"building-{building.building.replace('_', '-')}")
    count = len(building.goods) - building.paying
    if building.good:
        title = f"{title}: {stock(words, building.good, count)}"
        drawn.append(group(numeral(str(count), HOUSE / 2, 29, 14), class_=None if count else "iron"))
    return Box(HOUSE, 38, piece(title, *drawn))
