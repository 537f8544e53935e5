"""The display: nine stacks and five action cards, each with its worker zone, on the board in the yard office."""

from __future__ import annotations

from dataclasses import dataclass

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
    numeral,
    piece,
    placeholder,
    rect,
    row,
    tag,
    wrap,
)
from goodsyard.drawing import (
    words as lettered,
)
from goodsyard.drawing.kept import kept_whole
from goodsyard.games.coal_baron.rules.cards import CARDS
from goodsyard.games.coal_baron.show.cards import ICON_OF, action_card, face
from goodsyard.games.coal_baron.show.chips import (
    CHIP_HEIGHT,
    SMALL,
    SMALL_HEIGHT,
    shift_token,
    small,
    small_sign,
    workers_chip,
)
from goodsyard.games.coal_baron.show.office import station_sign
from goodsyard.games.coal_baron.show.scenery import bay, office_board
from goodsyard.games.coal_baron.show.view import Placement, Remembered, View, Zone
from goodsyard.games.coal_baron.show.words import KIND_OF_ZONE, name, say, seat_title, zone_clause, zone_title

TOP, BOTTOM = (line["zones"] for line in CARDS.rows["display"])
CARD, CARD_HEIGHT = 86.0, 86 * 88 / 63


@dataclass(frozen=True)
class Form:
    """The sizes of the display in one shape."""

    width: float
    height: float
    columns: int
    place: tuple[float, float]
    """A stack with its zone."""
    gap: float
    signs: int
    """How many places the sign takes."""


WIDE = Form(1171, 384, 8, (140, 182), 5, 2)
TALL = Form(382, 360, 5, (73, 115), 3, 1)


def display(view: View, words: Words, tall: bool) -> Box:
    """The whole display, as large for two players as for four; the sign takes the place of one or two stacks."""
    form = TALL if tall else WIDE
    zones = {zone.id: zone for zone in view.zones}
    places = [*TOP, *[None] * form.signs, *BOTTOM]
    wide, high = form.place[0] + form.gap, form.place[1] + form.gap
    left = (form.width - wide * form.columns + form.gap) / 2
    top = (form.height - high * len(places) / form.columns + form.gap) / 2
    at = [(left + k % form.columns * wide, top + k // form.columns * high) for k in range(len(places))]
    drawn = [
        _drawn(view, zones.get(id), id, tall, words).at(*where) for id, where in zip(places, at, strict=True) if id
    ]
    board, sign = office_board(form.width, form.height), station_sign(view, words, tall)
    return Box(form.width, form.height, join(board, *drawn, sign.at(*at[len(TOP)])))


def _drawn(view: View, zone: Zone | None, id: str, tall: bool, words: Words) -> Box:
    if zone is None:
        return unused(tall, words)
    known = [card for card in view.remembered if card.zone == id]
    left = (view.shift, view.shifts) if id == "mining_0_1" and not view.over else (0, 0)
    return place(zone, known, left, tall, words)


@kept_whole
def place(zone: Zone, known: list[Remembered], tokens: tuple[int, int], tall: bool, words: Words) -> Box:
    """A stack or an action card with its worker zone, one thing to choose."""
    width, height = (TALL if tall else WIDE).place
    parts = _narrow(zone, words) if tall else _broad(zone, words)
    if known:
        parts.append(_seen(known, words).at(29 if tall else 106, 37 if tall else 90))
    if tokens[0]:
        parts.append(_tokens(*tokens, 20 if tall else 32, words).at(47 if tall else 100, 36 if tall else 78))
    picture = join(bay(width, height), *parts)
    return Box(width, height, picture).marked(f"zone:{zone.id}", _title(zone, words), zone_clause(zone.id))


def _broad(zone: Zone, words: Words) -> list[Markup]:
    """Heading, card with the price beside it, and the workers below."""
    heading = lettered(_heading(zone, words), 126, 14, class_="heading", align=0)
    parts = [heading.at(7, 3), _pile(zone, words).at(7, 21), _price(zone.required, 36, 46, words).at(99, 21)]
    if zone.height is not None:
        parts.append(_height(zone.height).at(100, 122))
    return [*parts, _workers(zone, 132, 31, words).at(5, 146)]


def _narrow(zone: Zone, words: Words) -> list[Markup]:
    """Card and price side by side; a third line of workers takes the place of the heading."""
    parts = [_small(zone, words).at(3, 3), _price(zone.required, 22, 31, words).at(49, 3)]
    if zone.height is not None:
        parts.append(tag(zone.height).around(60, 47))
    crew = _workers(zone, 71, 22, words)
    if crew.height <= 2 * CHIP_HEIGHT + 1:
        parts.append(group(lettered(_heading(zone, words), 71, 12).at(1, 59), data_again="1"))
        return [*parts, crew.at(2, 76)]
    return [*parts, crew.at(2, 113 - crew.height)]


def _heading(zone: Zone, words: Words) -> str:
    kind = KIND_OF_ZONE[zone.id]
    return say(words, f"draw-family-{kind}" if zone.height is not None else f"draw-action-{kind}")


def _title(zone: Zone, words: Words) -> str:
    said = zone_title(words, zone.id)
    if zone.height is None:
        return say(words, "draw-zone-next", zone=said, workers=zone.required)
    card = name(words, zone.top) if zone.top else say(words, "draw-empty-stack")
    return say(words, "draw-zone-stack", zone=said, card=card, height=zone.height, workers=zone.required)


def _pile(zone: Zone, words: Words) -> Box:
    """The top card on the edges of those below it."""
    if zone.height is None:
        return action_card(words, zone.id, CARD)
    if not zone.top:
        return placeholder(CARD, CARD_HEIGHT, say(words, "draw-empty-stack"))
    below = [rect(2 * k, 2 * k, CARD, CARD_HEIGHT, 6, class_="card rim") for k in range(min(zone.height - 1, 2), 0, -1)]
    top = face(words, zone.top, CARD).moving(f"card:{zone.top}:{zone.height}")
    return Box(CARD, CARD_HEIGHT, join(*below, top.picture))


def _small(zone: Zone, words: Words) -> Box:
    if zone.height is not None:
        if not zone.top:
            return placeholder(SMALL, SMALL_HEIGHT, "", ICON_OF[KIND_OF_ZONE[zone.id]])
        return small(words, zone.top).moving(f"card:{zone.top}:{zone.height}")
    kind, *steps = zone.id.split("_")
    sign = icon(ICON_OF[kind], 22 if steps else 34, title="")
    if steps:
        sign = column(sign, figures("/".join(steps), 17), gap=1, align=0.5)
    return small_sign(zone_title(words, zone.id), sign)


def _price(workers: int, width: float, height: float, words: Words) -> Box:
    """The enamel sign: how many workers must be placed next."""
    plate = group(rect(0, 0, width, height, 6, class_="solid"), class_="enamel")
    lining = rect(2, 2, width - 4, height - 4, 4.5, class_="line", stroke_width=0.75, opacity=0.6)
    head = icon("worker", height * 0.34, title="").around(width / 2, height * 0.25)
    figure = numeral(str(workers), width / 2, height * 0.66, height * 0.58, "number")
    over = group(lining, head, figure, class_="on-ink")
    return Box(width, height, piece(say(words, "draw-required", workers=workers), plate, over))


def _height(cards: int) -> Box:
    """How many cards a stack has, as a sheet with its number."""
    sheet = group(rect(0, 0.5, 9, 12.5, 1.5, class_="card rim"), rect(2.5, 3, 9, 12.5, 1.5, class_="card rim"))
    return row(Box(12, 16, sheet), figures(str(cards), 14), gap=4)


def _tokens(lowest: int, highest: int, size: float, words: Words) -> Box:
    """The shift tokens that are left, the next one on top."""
    title = say(words, "draw-shift-tokens-left", count=highest - lowest + 1, number=lowest)
    return shift_token(lowest, size, title, "straw", highest - lowest)


def _seen(known: list[Remembered], words: Words) -> Box:
    """The sign that the viewer knows cards below the top."""
    cards = ", ".join(f"{card.position}: {name(words, card.card)}" for card in known)
    disc = circle(10, 10, 10, class_="card rim")
    sign = icon("eye", 16, "", "enamel").around(10, 10)
    return Box(20, 20, piece(say(words, "draw-remembered", cards=cards), disc, sign))


def _workers(zone: Zone, width: float, chip: float, words: Words) -> Box:
    """The placements so far in their order, each a chip of its own; an incomplete one is pale."""
    crowd = len(zone.placements) + (zone.placing is not None)
    if chip > 30 and crowd > 8:
        chip = 24.0 if crowd < 11 else 18.0
    placed = [_placed("draw-placed", placement, chip, words) for placement in zone.placements]
    if zone.placing:
        half = _placed("draw-placing", zone.placing, chip, words)
        placed.append(Box(half.width, half.height, group(half.picture, opacity=0.6)))
    return wrap(placed, width, gap=1)


def _placed(message: str, placement: Placement, width: float, words: Words) -> Box:
    cards = " + ".join(_stands_for(card, words) for card in placement.cards)
    seat = seat_title(words, placement.seat)
    title = say(words, message, seat=seat, workers=placement.workers, cards=cards)
    return workers_chip(placement.seat, placement.workers, title, width).moving(
        f"workers:{placement.seat}:{placement.workers}", placement.seat
    )


def _stands_for(card: str, words: Words) -> str:
    innovation, _, workers = card.partition("=")
    return f"{name(words, f'innovation:{innovation}')} = {workers}" if workers else card


def unused(tall: bool, words: Words) -> Box:
    """The place of the mining card that two players do without."""
    size = (SMALL, SMALL_HEIGHT) if tall else (CARD, CARD_HEIGHT)
    said = "" if tall else say(words, "draw-not-used")
    card = placeholder(*size, said, "pickaxe")
    return Box(*(TALL if tall else WIDE).place, card.at(3 if tall else 7, 3 if tall else 21))
