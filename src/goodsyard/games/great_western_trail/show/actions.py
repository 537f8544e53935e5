"""Actions as small pictures: what is given or used above, the result below."""

from __future__ import annotations

from goodsyard.drawing import Box, column, figures, group, icon, join, numeral, paint_class, rect, row
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.rules.cards import CARDS
from goodsyard.games.great_western_trail.say.names import Line
from goodsyard.games.great_western_trail.show.words import LETTER, PAINT, toned

SIGNS = {
    "hire": "hire",
    "build": "building",
    "objective": "objective",
    "engine": "engine",
    "engine_back": "engine-back",
    "auxiliary": "gear",
    "trade": "teepee",
    "hazard": "hazard",
    "cattle": "cow",
    "move": "cattleman",
    "free_move": "cattleman",
    "draw": "draw-card",
    "copy": "copy",
    "behind": "station",
    "delivery": "delivery",
}
"""The icon of each action."""
PER = {"engineers": "spanner", "cowboys": "hat", "woods": "tree", "pairs": "teepee"}
MAX_CERTIFICATES = 6
TIGHT = 16
"""The size of icons where there is hardly room."""


@kept
def breed_chip(breed: str, size: float = 18) -> Box:
    """A small cattle card: paint, pattern and letter; any cattle without them."""
    high = round(size * 1.1)
    card = rect(0.5, 0.5, size - 1, high - 1, 3, class_="painted paint-edge")
    letter = numeral(LETTER.get(breed, "?"), size / 2, high / 2, size * 0.66, "number on-paint")
    return Box(size, high, group(card, letter, class_=paint_class(PAINT.get(breed, "chalk"))))


def gains(dollars: int, certificates: int, size: float = 13) -> list[Box]:
    """Dollars and certificates, as a gain."""
    parts = []
    if certificates:
        most = certificates == MAX_CERTIFICATES
        parts.append(row(figures("≤" if most else str(certificates), 12), icon("certificate", size, ""), gap=1))
    if dollars:
        parts.append(figures(f"${dollars}", 12))
    return [toned(part, "moss") for part in parts]


def given(card: str, size: float = 18) -> Box:
    """The card that an action requires."""
    if card == "objective":
        return icon("objective", size + 3, "")
    one = breed_chip(card, size)
    if card != "pair":
        return one
    return Box(one.width * 1.5, one.height + 3, join(one.at(one.width * 0.5, 0), one.at(0, 3)))


@kept
def action_picture(number: int, size: float = 22) -> Box:
    """The action of this row of the printed facts."""
    line: Line = CARDS.rows["actions"][number]
    op = line["op"]
    if op == "discard":
        got = gains(line["dollars"], line["certificates"])
        if line["then"]:
            got.append(icon(SIGNS[line["then"]], 17, "", "moss"))
        return column(given(line["card"]), row(*got, gap=3), gap=2, align=0.5)
    if op == "gain":
        got = gains(line["dollars"], line["certificates"], 13 if line["per"] or size <= TIGHT else 18)
        if not line["per"]:
            return row(*got, gap=3)
        signs = [icon(PER[line["per"]], size, "")] * (2 if line["per"] == "pairs" else 1)
        return column(row(*signs, gap=0), row(*got, gap=3), gap=2, align=0.5)
    if op == "hazard_or_trade":
        return row(icon("hazard", size, ""), toned(figures("/", 14), "iron"), icon("teepee", size, ""), gap=0)
    below = _numbers(line)
    sign = icon(SIGNS[op], size, "")
    if size <= TIGHT and line["pay"] and len(below) > 1:
        return column(row(sign, below[0], gap=0), row(*below[1:], gap=2), gap=2, align=0.5)
    return column(sign, row(*below, gap=2), gap=2, align=0.5) if below else sign


def _numbers(line: Line) -> list[Box]:
    """What stands below the icon."""
    op, amount = line["op"], line["amount"]
    if op == "hire":
        return [figures("$" if not amount else f"$+{amount}" if amount > 0 else f"$−{-amount}", 12)]
    if op == "build":
        return [figures(f"${line['pay']}", 12), icon("hammer", 12, "")]
    parts = []
    if op == "engine_back":
        parts.append(figures(str(amount), 12))
    elif line["per"]:
        parts += [figures("≤", 12), icon(PER[line["per"]], 13, "")]
    elif amount:
        parts.append(figures(f"≤{amount}", 12))
    if op in ("delivery", "behind"):
        parts.append(icon("arrow-left", 12, ""))
    if line["pay"]:
        parts.append(toned(figures(f"−${line['pay']}", 12), "signal"))
    return parts + gains(line["dollars"], line["certificates"])


def choice_picture(numbers: list[int], size: float = 22) -> Box:
    """A local action; a slash means that only one of the two can be used."""
    one = action_picture(numbers[0], size)
    if len(numbers) == 1:
        return one
    return row(one, toned(figures("/", 15), "iron"), action_picture(numbers[1], size), gap=0)
