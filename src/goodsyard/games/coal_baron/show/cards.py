"""The cards face up, face down and small; each is drawn once in a language and then kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from goodsyard.core.words import Phrase, Words
from goodsyard.drawing import (
    CARD_WIDTH,
    Box,
    Face,
    Mark,
    card,
    card_back,
    circle,
    column,
    figures,
    group,
    icon,
    join,
    laurel,
    moved,
    numeral,
    paint_class,
    painted,
    piece,
    rect,
    row,
    seat_badge,
    seat_of,
    token,
)
from goodsyard.games.coal_baron.rules.cards import CARDS
from goodsyard.games.coal_baron.say.names import INNOVATIONS, OBJECTIVES, ORDERS
from goodsyard.games.coal_baron.show.stock import load, wagon_body
from goodsyard.games.coal_baron.show.words import PAINT, capital, name, say

ICON_OF = {
    "lorry": "lorry",
    "wagon": "wagon",
    "engine": "engine",
    "order": "order",
    "share": "share",
    "innovation": "innovation",
    "objective": "objective",
    "mining": "pickaxe",
    "delivery": "delivery",
    "wild": "wild-action",
    "shift_tokens": "shift",
    "objective_cards": "objective",
    "lorries": "lorry",
    "worker": "worker",
}
MINI = 40.0
"""Width of a small card in somebody's hand."""
SHARE_POINTS = CARDS.rows["shares"][0]["points"]


def order_points(order: str) -> int:
    return int(CARDS.rows["orders"][ORDERS.index(order)]["points"])


@lru_cache(maxsize=512)
def face(words: Words, id: str, width: float = CARD_WIDTH) -> Box:
    """A card of a stack face up, e.g. `lorry:wheel-1-2`."""
    family, _, kind = id.partition(":")
    printed = _FACES[family](words, kind)
    return card(printed, width)


@lru_cache(maxsize=64)
def back(words: Words, family: str, width: float = CARD_WIDTH) -> Box:
    """A card that the viewer does not know."""
    return card_back(ICON_OF[family], "soot", width, say(words, "draw-hidden-card"))


def enlarged(box: Box, scale: float) -> Box:
    """The same box, larger."""
    return Box(box.width * scale, box.height * scale, group(box.picture, transform=f"scale({scale})"))


def _short(words: Words, id: str) -> str:
    return capital(words.say(Phrase(id)))


def _lorry(words: Words, kind: str) -> Face:
    crest, lorries, points = kind.split("-")
    goods = enlarged(load(f"{crest}-{lorries}-0"), 1.35 if lorries == "1" else 1.1)
    title = _short(words, f"crest-{crest}")
    won = int(points) or None
    return Face(title, lorries, won, goods, paint=PAINT[crest], says=name(words, f"lorry:{kind}"))


def _wagon(words: Words, kind: str) -> Face:
    body = enlarged(Box(66, 28, wagon_body(kind)), 1.26)
    title = name(words, "wagon:wild") if kind == "wild" else _short(words, f"crest-{kind}")
    return Face(title, picture=body, paint=PAINT[kind], says=name(words, f"wagon:{kind}"))


def _engine(words: Words, kind: str) -> Face:
    title = say(words, f"draw-engine-{kind}")
    return Face(title, picture=icon(f"engine-{kind}", 72, title=""), paint="soot", says=name(words, f"engine:{kind}"))


def _order(words: Words, kind: str) -> Face:
    destination, lorries = kind.split("-")
    return Face(
        _short(words, f"destination-{destination}"),
        lorries,
        order_points(kind),
        token(destination, 40, PAINT[destination], "square", title=""),
        [Mark("lorry", title="")] * int(lorries),
        PAINT[destination],
        name(words, f"order:{kind}"),
    )


def _share(words: Words, kind: str) -> Face:
    sign = token(kind, 42, PAINT[kind], "round", title="")
    title = _short(words, f"destination-{kind}")
    return Face(title, "", SHARE_POINTS, sign, [Mark("share", title="")], PAINT[kind], name(words, f"share:{kind}"))


def target_sign(objective: str, size: float) -> Box:
    """What an objective counts, as one painted sign."""
    line = CARDS.rows["objectives"][OBJECTIVES.index(objective)]
    if line["kind"] == "engine":
        return icon(f"engine-{line['target']}", size, title="")
    if line["target"]:
        return token(line["target"], size, PAINT[line["target"]], "square", title="")
    return icon(ICON_OF[line["kind"]], size, title="")


def _objective(words: Words, kind: str) -> Face:
    line = CARDS.rows["objectives"][OBJECTIVES.index(kind)]
    sign = target_sign(kind, 44 if line["kind"] == "engine" else 36)
    if line["kind"] in ("share", "order", "lorries"):
        sign = row(sign, icon(ICON_OF[line["kind"]], 34, title=""), gap=4)
    title = say(words, f"draw-objective-{line['kind'].replace('_', '-')}")
    target = [Mark("objective", title="")]
    return Face(title, "", line["points"], sign, target, says=name(words, f"objective:{kind}"))


def _innovation(words: Words, kind: str) -> Face:
    title = _short(words, f"innovation-{kind.replace('_', '-')}")
    bulb = [Mark("innovation", title="")]
    return Face(title, picture=innovation_sign(kind, 38), conditions=bulb, says=name(words, f"innovation:{kind}"))


def innovation_sign(kind: str, size: float) -> Box:
    """What an innovation does, as signs."""
    line = CARDS.rows["innovations"][INNOVATIONS.index(kind)]
    if line["kind"] == "worker":
        return row(icon("worker", size, title=""), figures(f"{line['least']}–{line['most']}", size * 0.5), gap=2)
    if kind == "mining":
        return row(icon("pickaxe", size, title=""), figures(f"{line['least']}–{line['most']}", size * 0.5), gap=2)
    if kind == "delivery":
        return icon("delivery", size, title="")
    taken = icon(kind.removeprefix("take_"), size, title="")
    return row(icon("plus", size * 0.45, title=""), taken, gap=2)


_FACES: dict[str, Callable[[Words, str], Face]] = {
    "lorry": _lorry,
    "wagon": _wagon,
    "engine": _engine,
    "order": _order,
    "share": _share,
    "objective": _objective,
    "innovation": _innovation,
}


@lru_cache(maxsize=32)
def action_card(words: Words, zone: str, width: float = CARD_WIDTH) -> Box:
    """One of the five action cards."""
    kind, *steps = zone.split("_")
    if kind == "mining":
        title = say(words, "draw-does-mining", least=int(steps[0]), most=int(steps[1]))
        sign = column(icon("pickaxe", 33, title=""), figures(" / ".join(steps), 24), gap=2, align=0.5)
        return card(Face(title, picture=sign, paint="soot"), width)
    look_at = CARDS.rows["wild"][0]["look_at"]
    title = say(words, "draw-does-wild", count=look_at) if kind == "wild" else say(words, "draw-does-delivery")
    return card(Face(title, picture=icon(ICON_OF[kind], 52, title=""), paint="soot"), width)


@lru_cache(maxsize=256)
def worker_chip(seat: int, number: str, title: str = "", width: float = 26) -> Box:
    """A small worker card: the number above, the seat's shape and letter below."""
    high = 39.0
    paint = seat_of(seat).paint
    field = group(painted("", paint, width, high, radius=4), class_=paint_class(paint))
    plate = rect(2.5, 2.5, width - 5, 16, 3, class_="card")
    ring = circle(width / 2, high - 11, 9.5, class_="card")
    edge = rect(0, 0, width, high, 4, class_="edge", fill="none")
    badge = seat_badge(seat, 15).around(width / 2, high - 11)
    return Box(width, high, piece(title, field, plate, numeral(number, width / 2, 10.5, 13), ring, badge, edge))


@lru_cache(maxsize=256)
def mini(words: Words, family: str, kind: str | None) -> Box:
    """An order or innovation in somebody's hand, small; None is a card that the viewer does not know."""
    ground = rect(0, 0, MINI, 44, 4, class_="card edge")
    if kind is None:
        field = group(painted("", "soot", MINI - 6, 38, radius=3), class_=paint_class("soot"))
        disc = circle(MINI / 2, 22, 12, class_="card")
        sign = icon(ICON_OF[family], 16, title="").around(MINI / 2, 22)
        return Box(MINI, 44, piece(say(words, "draw-hidden-card"), ground, moved(field, 3, 3), disc, sign))
    title = name(words, f"{family}:{kind}")
    if family == "innovation":
        return Box(MINI, 44, piece(title, ground, innovation_sign(kind, 16).around(MINI / 2, 22)))
    destination, lorries = kind.split("-")
    goal = token(destination, 22, PAINT[destination], "square", title="")
    need = row(figures(lorries, 13), icon("lorry", 16, title=""), gap=2)
    return Box(MINI, 44, piece(title, ground, goal.at(5, 3), need.at(5, 26)))


@lru_cache(maxsize=32)
def objective_chip(words: Words, kind: str) -> Box:
    """An objective in front of a player, small."""
    line = CARDS.rows["objectives"][OBJECTIVES.index(kind)]
    signs = [target_sign(kind, 22)]
    if line["kind"] in ("share", "order", "lorries"):
        signs.append(icon(ICON_OF[line["kind"]], 18, title=""))
    inside = row(laurel(line["points"], 27), *signs, gap=3)
    edge = rect(0, 0, inside.width + 8, 34, 4, class_="card edge")
    picture = piece(name(words, f"objective:{kind}"), edge, inside.at(4, 17 - inside.height / 2))
    return Box(inside.width + 8, 34, picture)


@lru_cache(maxsize=64)
def shift_token(number: int, size: float, title: str, paint: str = "straw") -> Box:
    """A numbered shift token."""
    disc = circle(size / 2, size / 2, size / 2 - 0.75, class_="painted paint-edge edge")
    inner = circle(size / 2, size / 2, size / 2 - 3.5, class_="paint-edge", fill="none", opacity=0.6)
    figure = numeral(str(number), size / 2, size / 2, size * 0.5, "number on-paint")
    return Box(size, size, join(piece(title, disc, inner, figure, paint=paint)))
