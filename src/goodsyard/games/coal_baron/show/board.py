"""A player board: mining row, storage and three docks with their trains."""

from __future__ import annotations

from collections import Counter

from goodsyard.core.words import Phrase, Words
from goodsyard.drawing import (
    Box,
    column,
    figures,
    group,
    icon,
    join,
    overlap,
    piece,
    placeholder,
    rect,
    row,
    tag,
)
from goodsyard.drawing import (
    words as lettered,
)
from goodsyard.games.coal_baron.rules.cards import CARDS
from goodsyard.games.coal_baron.show.kept import kept
from goodsyard.games.coal_baron.show.stock import CAR_HEIGHT, ENGINE, car, crest_badge, ground, load, locomotive, rails
from goodsyard.games.coal_baron.show.view_seat import Seat, Train, Wagon
from goodsyard.games.coal_baron.show.words import copies, name, say

WIDTH = 548.0
YARD = 84.0
"""Height of the mining row and the storage."""
ROW = 306.0
STORE = WIDTH - ROW - 8
LANE = 82.0
PLATE = 78.0
DOCK_CRESTS: list[list[str]] = [line["crests"] for line in CARDS.rows["docks"]]


def board(seat: Seat, words: Words) -> Box:
    """All places of one player where cards move."""
    pit = row(mining_row(seat.seat, seat.mining_row, words), storage(seat.seat, seat.storage, words), gap=8)
    return column(pit, *(dock(seat.seat, k, seat.docks[k], words) for k in range(len(seat.docks))), gap=6)


@kept(256)
def mining_row(seat: int, lorries: list[str], words: Words) -> Box:
    """The lorries in the order they were taken; the rightmost is the next to move."""
    title = say(words, "draw-mining-row")
    cars = [_lorry(lorry, name(words, f"lorry:{lorry}")) for lorry in reversed(lorries)]
    train = overlap(cars, ROW - 46, 4)
    way = rails(ROW - 16).at(8, YARD - 14)
    arrow = icon("arrow-right", 24, "", "brass" if cars else "iron").at(ROW - 33, YARD - 48)
    heading = _heading("pickaxe", title, ROW - 20)
    stand = train.at(ROW - 40 - train.width, YARD - 13 - train.height)
    picture = join(ground(ROW, YARD), heading.at(8, 6), way, stand, arrow)
    said = ", ".join(name(words, f"lorry:{lorry}") for lorry in lorries)
    return Box(ROW, YARD, picture).marked(f"row:{seat}", f"{title}: {said}" if said else title, "4.3")


def _lorry(lorry: str, title: str) -> Box:
    drawn = load(lorry)
    return Box(drawn.width, drawn.height, piece(title, drawn.picture))


def _heading(sign: str, title: str, width: float) -> Box:
    return row(icon(sign, 14, "", "enamel"), lettered(title, width - 20, 12, class_="heading", align=0), gap=5)


@kept(256)
def storage(seat: int, lorries: list[str], words: Words) -> Box:
    """The lorries taken out of the row; equal ones lie together with their number."""
    title = say(words, "draw-storage")
    heaps = [_stored(seat, lorry, count, words) for lorry, count in Counter(lorries).items()]
    piles = overlap(heaps, STORE - 14, 4)
    picture = join(
        ground(STORE, YARD),
        _heading("goods", title, STORE - 20).at(8, 6),
        piles.at(7, YARD - 8 - piles.height),
    )
    return Box(STORE, YARD, picture).marked(f"storage:{seat}", title, "4.5")


def _stored(seat: int, lorry: str, count: int, words: Words) -> Box:
    drawn = load(lorry)
    parts = [drawn.at(2, 5)]
    if count > 1:
        parts.append(tag(f"×{count}").at(drawn.width - 18, drawn.height - 11))
    heap = Box(drawn.width + 4, drawn.height + 7, join(*parts)).framed(quiet=True)
    return heap.marked(f"storage:{seat}:{lorry}", copies(words, f"lorry:{lorry}", count), "4.6")


def lorries_on(train: Train) -> int:
    """How many lorries a train carries; a double counts as two."""
    return sum(int(wagon.lorry.split("-")[1]) for wagon in train.wagons if wagon.lorry)


@kept(512)
def dock(seat: int, number: int, train: Train, words: Words) -> Box:
    """A track with its crests, wagons from left to right and the engine at the right end."""
    one, other = (words.say(Phrase(f"crest-{crest}")) for crest in DOCK_CRESTS[number])
    loaded = lorries_on(train)
    title = say(words, "draw-dock", number=number + 1, one=one, other=other, lorries=loaded)
    room = WIDTH - PLATE - ENGINE - 26
    cars = [_car(seat, number, wagon, words) for wagon in train.wagons]
    picture = join(
        ground(WIDTH, LANE),
        _sign(number, loaded, words).at(8, 8),
        rails(WIDTH - PLATE - 20).at(PLATE + 12, LANE - 12),
        overlap(cars, room, 4).at(PLATE + 16, LANE - 11 - CAR_HEIGHT),
        _engine(number, train, words).at(WIDTH - ENGINE - 8, LANE - 11 - CAR_HEIGHT),
    )
    return Box(WIDTH, LANE, picture).marked(f"dock:{seat}:{number + 1}", title, "3.3")


def _sign(number: int, loaded: int, words: Words) -> Box:
    """The plate at the head of a track: number, crests, lorries loaded."""
    crests = row(*(crest_badge(crest, 24) for crest in DOCK_CRESTS[number]), gap=4)
    heading = lettered(say(words, "draw-dock-short", number=number + 1), PLATE - 8, 12, class_="heading")
    total = row(icon("lorry", 17, title=""), figures(str(loaded), 15), gap=4)
    inside = column(heading, crests, total, gap=2, align=0.5)
    plate = rect(0, 0, PLATE, LANE - 16, 6, class_="card rim")
    return Box(PLATE, LANE - 16, join(plate, inside.around(PLATE / 2, (LANE - 16) / 2)))


def _car(seat: int, number: int, wagon: Wagon, words: Words) -> Box:
    """A wagon; an empty one is a place for a lorry."""
    plain = name(words, f"wagon:{wagon.kind}")
    if wagon.lorry:
        card = name(words, f"lorry:{wagon.lorry}")
        return car(wagon.kind, wagon.lorry, say(words, "draw-wagon-loaded", wagon=plain, card=card))
    empty = say(words, "draw-wagon-empty", wagon=plain)
    return car(wagon.kind, None, "").marked(f"wagon:{seat}:{number + 1}:{wagon.kind}", empty, "4.4")


def _engine(number: int, train: Train, words: Words) -> Box:
    if train.engine:
        return locomotive(train.engine, name(words, f"engine:{train.engine}"))
    missing = placeholder(ENGINE, CAR_HEIGHT - 8, "", "engine")
    title = say(words, "draw-no-engine", number=number + 1)
    return Box(ENGINE, CAR_HEIGHT, piece(title, group(missing.at(0, 4), opacity=0.6)))
