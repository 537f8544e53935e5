"""The display: nine stacks and five action cards, each with its worker zone, and the sign with shift and turns."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import (
    CARD_WIDTH,
    Box,
    column,
    group,
    icon,
    join,
    numeral,
    overlap,
    piece,
    placeholder,
    rect,
    row,
    seat_badge,
    stack,
)
from goodsyard.drawing import (
    words as lettered,
)
from goodsyard.games.coal_baron.rules.cards import CARDS
from goodsyard.games.coal_baron.show.cards import action_card, face, shift_token, worker_chip
from goodsyard.games.coal_baron.show.kept import kept
from goodsyard.games.coal_baron.show.stock import ground
from goodsyard.games.coal_baron.show.view import Placement, Remembered, View, Zone
from goodsyard.games.coal_baron.show.words import (
    KIND_OF_ZONE,
    name,
    say,
    seat_title,
    zone_clause,
    zone_title,
)

TOP, BOTTOM = (line["zones"] for line in CARDS.rows["display"])
PLACE, GAP = 116.0, 7.0
"""Width of a stack with its zone, and the distance to the next."""
STRIP = PLACE - 12
STACK_HEIGHT = CARD_WIDTH * 88 / 63 + 12
PLACE_HEIGHT = STACK_HEIGHT + 88
SIGN = 2 * PLACE + GAP
"""Width of the sign with shift and turns."""


def display(view: View, words: Words) -> Box:
    """The whole display, as wide for two players as for four."""
    zones = {zone.id: zone for zone in view.zones}
    known = {id: [card for card in view.remembered if card.zone == id] for id in zones}
    shift = 0 if view.over else view.shift
    above = [place(zones[id], known[id], (0, 0), True, words) for id in TOP]
    below = [
        place(zones[id], known[id], (shift, view.shifts) if id == "mining_0_1" else (0, 0), False, words)
        if id in zones
        else unused(words)
        for id in BOTTOM
    ]
    sign = station_sign(view, words)
    return column(row(*above, sign, gap=GAP), row(*below, gap=GAP), gap=12)


@kept(512)
def place(zone: Zone, known: list[Remembered], tokens: tuple[int, int], upwards: bool, words: Words) -> Box:
    """A stack or an action card with its worker zone, one thing to choose."""
    kind = KIND_OF_ZONE[zone.id]
    cards = Box(STRIP, STACK_HEIGHT, _cards(zone, tokens, words).around(STRIP / 2, STACK_HEIGHT / 2))
    if known:
        cards = Box(STRIP, STACK_HEIGHT, join(cards.picture, _seen(known, words).at(STRIP - 22, STACK_HEIGHT - 25)))
    key = f"draw-family-{kind}" if zone.height is not None else f"draw-action-{kind}"
    heading = lettered(say(words, key), STRIP, 13, class_="heading")
    parts = [strip(zone, words), heading, cards]
    inside = column(*(parts if upwards else parts[::-1]), gap=4, align=0.5)
    whole = Box(PLACE, PLACE_HEIGHT, join(ground(PLACE, PLACE_HEIGHT, 10), inside.around(PLACE / 2, PLACE_HEIGHT / 2)))
    return whole.marked(f"zone:{zone.id}", _title(zone, words), zone_clause(zone.id))


def _title(zone: Zone, words: Words) -> str:
    said = zone_title(words, zone.id)
    if zone.height is None:
        return say(words, "draw-zone-next", zone=said, workers=zone.required)
    card = name(words, zone.top) if zone.top else say(words, "draw-empty-stack")
    return say(words, "draw-zone-stack", zone=said, card=card, height=zone.height, workers=zone.required)


def _cards(zone: Zone, tokens: tuple[int, int], words: Words) -> Box:
    if zone.height is not None:
        return stack(face(words, zone.top) if zone.top else None, zone.height, say(words, "draw-empty-stack"))
    card = action_card(words, zone.id)
    lowest, highest = tokens
    if not lowest:
        return card
    title = say(words, "draw-shift-tokens-left", count=highest - lowest + 1, number=lowest)
    pile = [shift_token(number, 34, title) for number in range(highest, lowest - 1, -1)]
    heap = [token.at(card.width - 31 - 2.5 * k, -2 + 2.5 * k) for k, token in enumerate(pile[-4:])]
    return Box(card.width, card.height, join(card.picture, *heap))


def _seen(known: list[Remembered], words: Words) -> Box:
    """The sign that the viewer knows cards below the top."""
    cards = ", ".join(f"{card.position}: {name(words, card.card)}" for card in known)
    return icon("eye", 22, say(words, "draw-remembered", cards=cards), "enamel")


def strip(zone: Zone, words: Words) -> Box:
    """The worker zone: how many workers are required next, and the placements so far, the latest on the right; an
    incomplete one is pale."""
    title = say(words, "draw-required", workers=zone.required)
    frame = rect(0.75, 0.75, 36.5, 46.5, 7, class_="card rim", stroke_dasharray="5 3")
    figure = numeral(str(zone.required), 19, 30, 27)
    next_ = Box(38, 48, piece(title, frame, icon("worker", 15, title="").around(19, 10.5), figure))
    width = 26 if len(zone.placements) < 4 else 20
    placed = [_placed("draw-placed", placement, width, words) for placement in zone.placements]
    if zone.placing:
        half = _placed("draw-placing", zone.placing, width, words)
        placed.append(Box(half.width, half.height, group(half.picture, opacity=0.6)))
    chips = overlap(placed, STRIP - 42, 2)
    return Box(STRIP, 48, join(next_.picture, chips.at(42, 24 - chips.height / 2)))


def _placed(message: str, placement: Placement, width: float, words: Words) -> Box:
    cards = " + ".join(_stands_for(card, words) for card in placement.cards)
    seat = seat_title(words, placement.seat)
    title = say(words, message, seat=seat, workers=placement.workers, cards=cards)
    return worker_chip(placement.seat, str(placement.workers), title, width)


def _stands_for(card: str, words: Words) -> str:
    innovation, _, workers = card.partition("=")
    return f"{name(words, f'innovation:{innovation}')} = {workers}" if workers else card


def unused(words: Words) -> Box:
    """The place of the mining card that two players do without."""
    card = placeholder(CARD_WIDTH, CARD_WIDTH * 88 / 63, say(words, "draw-not-used"), "pickaxe")
    return Box(PLACE, PLACE_HEIGHT, card.around(PLACE / 2, 10 + card.height / 2))


def station_sign(view: View, words: Words) -> Box:
    """Shift, shift tokens with their holders, and whose turn it is."""
    over = say(words, "draw-over") if view.over else say(words, "draw-shift", number=view.shift, shifts=view.shifts)
    heading = lettered(over, SIGN - 28, 20, class_="heading")
    holders = [seat.tokens for seat in view.seats]
    parts = [heading, _timetable(view.shifts, 0 if view.over else view.shift, holders, words), _turns(view, words)]
    if view.box:
        parts.append(_box(view.box, words))
    inside = column(*parts, gap=15, align=0.5)
    plate = rect(1.5, 1.5, SIGN - 3, PLACE_HEIGHT - 3, 10, class_="card rim")
    lining = group(rect(6, 6, SIGN - 12, PLACE_HEIGHT - 12, 7, class_="line", stroke_width=1.5), class_="enamel")
    return Box(SIGN, PLACE_HEIGHT, join(plate, lining, inside.around(SIGN / 2, PLACE_HEIGHT / 2)))


@kept(64)
def _timetable(shifts: int, current: int, holders: list[list[int]], words: Words) -> Box:
    """One token a shift: whose it became, the one at stake, the ones to come."""
    holder = {number: seat for seat, numbers in enumerate(holders) for number in numbers}
    stops = []
    for number in range(1, shifts + 1):
        if number in holder:
            seat = seat_title(words, holder[number])
            title = say(words, "draw-shift-token-held", number=number, seat=seat)
            under = seat_badge(holder[number], 22, title)
        else:
            title = say(words, "draw-shift-token", number=number)
            under = icon("arrow-up", 18, "", "brass") if number == current else Box(22, 22)
        disc = shift_token(number, 30, title, "chalk" if number in holder else "straw")
        stops.append(column(disc, under, gap=4, align=0.5))
    return overlap([Box(30, 58, stop.at((30 - stop.width) / 2, 0)) for stop in stops], SIGN - 28, 6)


def _turns(view: View, words: Words) -> Box:
    """The seats in turn order; whoever acts stands in a brass ring, whoever has passed is crossed out."""
    count = len(view.seats)
    stands = []
    for seat in ((view.starter + k) % count for k in range(count)):
        passed, starts = view.seats[seat].out and not view.over, seat == view.starter and not view.over
        stands.append(_stand(seat, seat in view.acting, passed, starts, words))
    return row(*stands, gap=10)


@kept(64)
def _stand(seat: int, acts: bool, passed: bool, starts: bool, words: Words) -> Box:
    title = seat_title(words, seat)
    parts = []
    if acts:
        title += f": {say(words, 'draw-acting')}"
        ring = rect(1, 1, 42, 42, 10, class_="line", stroke_width=3)
        parts.append(group(ring, class_="brass"))
    parts.append(seat_badge(seat, 30).around(22, 22))
    if passed:
        title += f": {say(words, 'draw-passed')}"
        parts.append(icon("cross", 38, "", "signal").around(22, 22))
    if starts:
        title += f", {say(words, 'draw-starter')}"
        parts.append(icon("flag", 17, "", "enamel").at(30, -5))
    return Box(44, 44, piece(title, *parts))


def _box(box: list[str], words: Words) -> Box:
    gone = ", ".join(sorted(name(words, f"innovation:{card}") for card in box))
    line = lettered(say(words, "draw-box", count=len(box)), SIGN - 24, 12, class_="iron")
    return Box(line.width, line.height, piece(gone, line.picture))
