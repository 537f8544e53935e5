"""The cards face up and face down; each is drawn once in a language and then kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from goodsyard.core.words import Phrase, Words
from goodsyard.drawing import (
    CARD_WIDTH,
    Box,
    Face,
    Mark,
    card,
    card_back,
    column,
    figures,
    icon,
    row,
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
SHARE_POINTS = CARDS.rows["shares"][0]["points"]


def order_points(order: str) -> int:
    return int(CARDS.rows["orders"][ORDERS.index(order)]["points"])


@lru_cache(maxsize=512)
def face(words: Words, id: str, width: float = CARD_WIDTH) -> Box:
    """A card of a stack face up, e.g. `lorry:wheel-1-2`."""
    family, _, kind = id.partition(":")
    return card(_narrowed(_FACES[family](words, kind), width), width)


def _narrowed(printed: Face, width: float) -> Face:
    """The same face, its picture no wider than the card allows."""
    picture = printed.picture
    if not isinstance(picture, Box) or picture.width <= width - 12:
        return printed
    return replace(printed, picture=picture.scaled((width - 12) / picture.width))


@lru_cache(maxsize=64)
def back(words: Words, family: str, width: float = CARD_WIDTH) -> Box:
    """A card that the viewer does not know."""
    return card_back(ICON_OF[family], "soot", width, say(words, "draw-hidden-card"))


def _short(words: Words, id: str) -> str:
    return capital(words.say(Phrase(id)))


def _lorry(words: Words, kind: str) -> Face:
    crest, lorries, points = kind.split("-")
    goods = load(f"{crest}-{lorries}-0").scaled(1.35 if lorries == "1" else 1.1)
    title = _short(words, f"crest-{crest}")
    won = int(points) or None
    return Face(title, lorries, won, goods, paint=PAINT[crest], says=name(words, f"lorry:{kind}"))


def _wagon(words: Words, kind: str) -> Face:
    body = Box(66, 28, wagon_body(kind)).scaled(1.26)
    title = say(words, "draw-wild-wagon") if kind == "wild" else _short(words, f"crest-{kind}")
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
