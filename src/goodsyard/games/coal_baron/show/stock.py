"""Rolling stock: lorries with their coal, wagons with their crests and engines, as they stand on the rails."""

from __future__ import annotations

from functools import lru_cache

from goodsyard.drawing import (
    Box,
    Markup,
    circle,
    group,
    icon,
    join,
    moved,
    number,
    numeral,
    paint_class,
    painted,
    path,
    piece,
    rect,
    row,
)
from goodsyard.games.coal_baron.say.names import CRESTS
from goodsyard.games.coal_baron.show.words import PAINT

CAR = 66.0
"""Length of a wagon."""
CAR_HEIGHT = 57.0
ENGINE = 66.0
SUNK = 6.0
"""How deep a lorry stands in its wagon."""
_HEAP = "M6 17c-1-5 2-8 6-7 1-5 6-7 10-4 5-4 12-2 13 3 4-1 7 3 6 8z"
_LUMPS = (
    "M7 15.5l2-4.5 4 .5 1.5 4zM34 15.5l1.5-4.5 3.5.5 1.2 4zM13 9.5l3-3 3.5.5-2.5 3.5z"
    "M29 8l2.5-3 3 2.5-2 3zM15.5 15.5l2-3.5 3.5 3.5zM27 15.5l2.5-3.5 2.5 3.5z"
)
"""Lumps of coal that catch the light, so that a heap is one in the dark too."""
_TUB = "M3 17h42l-6.5 19h-29z"
_BODY = "M1.5 0h63l-2.5 19h-58z"


def crest_badge(crest: str, size: float) -> Box:
    """A crest in a painted disc."""
    disc = circle(size / 2, size / 2, size / 2 - 0.5, class_="painted paint-edge")
    sign = group(icon(f"crest-{crest}", size * 0.72, title="").around(size / 2, size / 2), class_="on-paint")
    return Box(size, size, group(disc, sign, class_=paint_class(PAINT[crest])))


def tub(crest: str, points: int = 0, wheels: bool = True) -> Box:
    """One lorry full of coal, 48 x 42, its crest on its side; the points stand on the coal."""
    paint = PAINT[crest]
    under = [circle(x, 37.5, 4, class_="card rim") for x in (16, 32)] if wheels else []
    worth = [numeral(str(points), 23.5, 10.8, 12, "number on-paint")] if points else []
    body = group(
        painted(_TUB, paint, 48, 42),
        path(_TUB, class_="paint-edge", fill="none"),
        crest_badge(crest, 17.5).around(24, 26.2 if wheels else 24),
        class_=paint_class(paint),
    )
    lumps = path(_LUMPS, class_="solid on-paint", opacity=0.38)
    coal = group(path(_HEAP, class_="painted paint-edge", stroke_width=0.75), lumps, *worth, class_=paint_class("soot"))
    return Box(48, 42 if wheels else 36, join(*under, coal, body))


@lru_cache(maxsize=256)
def load(lorry: str, wheels: bool = True) -> Box:
    """A lorry card as a piece of rolling stock: one lorry with its points, or two lorries."""
    crest, lorries, points = lorry.split("-")
    if lorries == "1":
        return tub(crest, int(points), wheels)
    narrow = [Box(44, one.height, one.picture) for one in [tub(crest, 0, wheels)] * 2]
    pair = row(*narrow, gap=-2)
    sunk = f"translate(0 {number(pair.height * 0.18)}) scale(.82)"
    return Box(pair.width * 0.82, pair.height, group(pair.picture, transform=sunk))


@lru_cache(maxsize=16)
def wagon_body(crest: str) -> Markup:
    """An open wagon, 66 x 28; a wild one shows all four crests."""
    wheels = [circle(x, 22.5, 4.5, class_="card rim") for x in (15, 51)]
    if crest == "wild":
        sides = join(*(_quarter(one, 3.5 + 14.8 * k) for k, one in enumerate(CRESTS)))
        edge = path(_BODY, class_="paint-edge", fill="none")
        body = group(path(_BODY, class_="painted"), sides, edge, class_=paint_class("chalk"))
    else:
        paint = PAINT[crest]
        edge = path(_BODY, class_="paint-edge", fill="none")
        sign = crest_badge(crest, 18).around(33, 9.5)
        body = group(painted(_BODY, paint, 66, 19), edge, sign, class_=paint_class(paint))
    beam = rect(-1, 18, 68, 2.5, 1, class_="solid")
    return join(*wheels, body, beam)


def _quarter(crest: str, x: float) -> Markup:
    """One of the four crests on a wild wagon."""
    plate = rect(0, 1.6, 14, 15.5, 2, class_="painted")
    sign = group(icon(f"crest-{crest}", 12, title="").around(7, 9.3), class_="on-paint")
    return moved(group(plate, sign, class_=paint_class(PAINT[crest])), x)


@lru_cache(maxsize=256)
def car(crest: str, lorry: str | None, title: str) -> Box:
    """A wagon on the rails, with what it carries; the frame lights up when it may be loaded."""
    frame = rect(-1, 0, CAR + 2, CAR_HEIGHT, 6, class_="edge quiet", fill="none", pointer_events="all")
    parts = [frame, moved(wagon_body(crest), 0, CAR_HEIGHT - 28)]
    if lorry:
        goods = load(lorry, wheels=False)
        parts.insert(1, goods.at((CAR - goods.width) / 2, CAR_HEIGHT - 27 + SUNK - goods.height))
    return Box(CAR, CAR_HEIGHT, piece(title, *parts))


@lru_cache(maxsize=16)
def locomotive(engine: str, title: str) -> Box:
    """An engine on the rails."""
    return Box(ENGINE, CAR_HEIGHT, piece(title, icon(f"engine-{engine}", 64, title="").at(1, CAR_HEIGHT - 58.6)))
