"""A player's yard: mining row, storage and three docks with their trains."""

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
    measure,
    moved,
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
from goodsyard.drawing.kept import kept_whole
from goodsyard.games.coal_baron.rules.cards import CARDS
from goodsyard.games.coal_baron.show.scenery import gravel, ground, pithead, rails, roof, skyline, smoke
from goodsyard.games.coal_baron.show.stock import CAR, CAR_HEIGHT, ENGINE, car, crest_badge, load, locomotive
from goodsyard.games.coal_baron.show.view_seat import Seat, Train, Wagon
from goodsyard.games.coal_baron.show.words import copies, name, say

WIDTH, HEIGHT = 940.0, 200.0
"""The own yard on a wide screen."""
GAP = 4.0
LANE = 64.0
PIT = 300.0
"""Width of the mining row and the storage beside the docks."""
ABOVE = 76.0
"""Their height above the docks."""
NARROW_HEIGHT = ABOVE + 3 * (LANE + GAP)
PLATE = 66.0
CLOSEST = 36.0
"""The least distance of wagons in a train: the middle of each one stays in sight."""
DOCK_CRESTS: list[list[str]] = [line["crests"] for line in CARDS.rows["docks"]]


def broad_yard(seat: Seat, words: Words) -> Box:
    """Mining row and storage on the left, three docks on the right."""
    high = (HEIGHT - GAP) / 2
    pit = column(
        mining_row(seat.seat, seat.mining_row, PIT, high, words),
        storage(seat.seat, seat.storage, PIT, high, words),
        gap=GAP,
    )
    return row(pit, _docks(seat, WIDTH - PIT - GAP, words), gap=GAP)


def narrow_yard(seat: Seat, width: float, words: Words) -> Box:
    """Mining row and storage above the docks."""
    left = round(width * 0.54)
    pit = row(
        mining_row(seat.seat, seat.mining_row, left, ABOVE, words),
        storage(seat.seat, seat.storage, width - left - GAP, ABOVE, words),
        gap=GAP,
    )
    return column(pit, _docks(seat, width, words), gap=GAP)


def _docks(seat: Seat, width: float, words: Words) -> Box:
    lanes = [dock(seat.seat, number, train, width, words) for number, train in enumerate(seat.docks)]
    return column(*lanes, gap=GAP)


@kept_whole
def mining_row(seat: int, lorries: list[str], width: float, height: float, words: Words) -> Box:
    """The lorries in the order they were taken, coming from the pit; the rightmost is the next to move."""
    title = say(words, "draw-mining-row")
    cars = [_lorry(lorry, name(words, f"lorry:{lorry}")) for lorry in reversed(lorries)]
    train = overlap(cars, width - 42, 2)
    tower = pithead(height - 18)
    arrow = icon("arrow-right", 22, "", "brass" if cars else "iron").at(width - 27, height - 42)
    picture = join(
        ground(width, height),
        gravel(width, height),
        tower.at(6, height - 12 - tower.height),
        _heading("pickaxe", title, width - 20).at(width - 30 - measure(title, 12, bold=True), 4),
        rails(width - 12).at(6, height - 13),
        train.at(width - 32 - train.width, height - 12 - train.height),
        arrow,
    )
    said = ", ".join(name(words, f"lorry:{lorry}") for lorry in lorries)
    return Box(width, height, picture).marked(f"row:{seat}", f"{title}: {said}" if said else title, "4.3")


def _lorry(lorry: str, title: str) -> Box:
    drawn = load(lorry)
    return Box(drawn.width, drawn.height, piece(title, drawn.picture))


def _heading(sign: str, title: str, width: float) -> Box:
    return row(icon(sign, 14, "", "enamel"), lettered(title, width - 20, 12, class_="heading", align=0), gap=5)


@kept_whole
def storage(seat: int, lorries: list[str], width: float, height: float, words: Words) -> Box:
    """The lorries taken out of the row, in a shed; equal ones lie together with their number."""
    title = say(words, "draw-storage")
    heaps = [_stored(seat, lorry, count, words) for lorry, count in Counter(lorries).items()]
    half = -(-len(heaps) // 2) if len(heaps) * 30 > width else len(heaps)
    rows = [overlap(heaps[at : at + half], width - 12, 3) for at in range(0, len(heaps), half or 1)]
    drawn = [line.at(6, height - 3 - line.height - 25 * (len(rows) - 1 - k)) for k, line in enumerate(rows)]
    picture = join(
        ground(width, height),
        gravel(width, height),
        roof(width, height),
        _heading("goods", title, width - 20).at(8, 13),
        *drawn,
    )
    return Box(width, height, picture).marked(f"storage:{seat}", title, "4.5")


def _stored(seat: int, lorry: str, count: int, words: Words) -> Box:
    drawn = load(lorry)
    parts = [drawn.at(2, 2)]
    if count > 1:
        parts.append(tag(f"×{count}").at(1, drawn.height - 15))
    heap = Box(drawn.width + 4, drawn.height + 4, join(*parts)).framed(quiet=True)
    return heap.marked(f"storage:{seat}:{lorry}", copies(words, f"lorry:{lorry}", count), "4.6")


def lorries_on(train: Train) -> int:
    """How many lorries a train carries; a double counts as two."""
    return sum(int(wagon.lorry.split("-")[1]) for wagon in train.wagons if wagon.lorry)


@kept_whole
def dock(seat: int, number: int, train: Train, width: float, words: Words) -> Box:
    """A track with its crests, wagons from left to right and the engine at the right end."""
    one, other = (words.say(Phrase(f"crest-{crest}")) for crest in DOCK_CRESTS[number])
    loaded = lorries_on(train)
    title = say(words, "draw-dock", number=number + 1, one=one, other=other, lorries=loaded)
    track = width - PLATE - 8
    picture = join(
        ground(width, LANE),
        gravel(width, LANE),
        moved(skyline(track - ENGINE, 2 * number), PLATE + 6, LANE - 9),
        _sign(number, loaded, words).at(4, 4),
        rails(track).at(PLATE + 6, LANE - 9),
        _train(seat, number, train, track - ENGINE - 8, words).at(PLATE + 10, LANE - 8 - CAR_HEIGHT),
        _engine(number, train, words).at(width - ENGINE - 5, LANE - 8 - CAR_HEIGHT),
    )
    return Box(width, LANE, picture).marked(f"dock:{seat}:{number + 1}", title, "3.3")


def _train(seat: int, number: int, train: Train, room: float, words: Words) -> Box:
    """The wagons in their order; equal ones stand together if the train is too long for its track."""
    cars = [_car(seat, number, wagon, words) for wagon in train.wagons]
    if CAR + (len(cars) - 1) * CLOSEST > room:
        equal = Counter((wagon.kind, wagon.lorry) for wagon in train.wagons)
        cars = [_cars(seat, number, Wagon(*which), count, words) for which, count in equal.items()]
    return overlap(cars, room, 3)


def _cars(seat: int, number: int, wagon: Wagon, count: int, words: Words) -> Box:
    one = _car(seat, number, wagon, words)
    if count == 1:
        return one
    return Box(one.width, one.height, join(one.picture, group(tag(f"×{count}").at(2, 24), pointer_events="none")))


def _sign(number: int, loaded: int, words: Words) -> Box:
    """The plate at the head of a track: number, crests, lorries loaded."""
    high = LANE - 8
    heading = lettered(say(words, "draw-dock-short", number=number + 1), PLATE - 6, 12, class_="heading")
    crests = row(*(crest_badge(crest, 20) for crest in DOCK_CRESTS[number]), gap=3)
    total = row(icon("lorry", 16, title=""), figures(str(loaded), 14), gap=3)
    plate = rect(0, 0, PLATE, high, 6, class_="card rim")
    inside = column(heading, crests, total, gap=1, align=0.5)
    return Box(PLATE, high, join(plate, inside.around(PLATE / 2, high / 2)))


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
        engine = locomotive(train.engine, name(words, f"engine:{train.engine}"))
        return Box(ENGINE, CAR_HEIGHT, join(smoke(30).at(-18, 3), engine.picture))
    missing = placeholder(ENGINE, CAR_HEIGHT - 8, "", "engine")
    title = say(words, "draw-no-engine", number=number + 1)
    return Box(ENGINE, CAR_HEIGHT, piece(title, group(missing.at(0, 4), opacity=0.6)))
