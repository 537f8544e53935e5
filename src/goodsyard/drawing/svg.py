"""A small SVG builder: elements are nested calls, text is escaped, and numbers are short and machine-independent."""

from __future__ import annotations

import math
import re
from functools import lru_cache
from html import escape

Value = str | float | None

_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Markup(str):
    """SVG text that is safe to embed; all other strings are escaped when used."""

    __slots__ = ()


NOTHING = Markup("")


def number(value: float) -> str:
    """The shortest text of a number with at most two decimals; never `-0`, never `nan`."""
    if not math.isfinite(value):
        raise ValueError(f"cannot draw a coordinate of {value}")
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def escaped(text: str) -> Markup:
    """Text made safe for content and attributes; characters that XML forbids are dropped."""
    return text if isinstance(text, Markup) else Markup(escape(_FORBIDDEN.sub("", text), quote=True))


def join(*parts: str) -> Markup:
    """Several parts concatenated."""
    return Markup("".join([part if type(part) is Markup else escaped(part) for part in parts]))


def element(tag: str, *children: str, **attributes: Value) -> Markup:
    """One element; `class_` becomes `class`, `data_ref` becomes `data-ref`, and None omits an attribute."""
    written = "".join([_attribute(name, value) for name, value in attributes.items() if value is not None])
    content = join(*children)
    return Markup(f"<{tag}{written}>{content}</{tag}>" if content else f"<{tag}{written}/>")


def group(*children: str, **attributes: Value) -> Markup:
    """A `<g>` element, or nothing if it has neither content nor attributes."""
    content = join(*children)
    return element("g", content, **attributes) if content or attributes else NOTHING


def moved(content: str, x: float = 0, y: float = 0, turn: float = 0) -> Markup:
    """Content shifted by (x, y) and rotated by `turn` degrees around its own origin."""
    if not (x or y or turn):
        return escaped(content)
    steps = [f"translate({number(x)} {number(y)})"] if x or y else []
    steps += [f"rotate({number(turn)})"] if turn else []
    return group(content, transform=" ".join(steps))


def piece(title: str, *children: str, paint: str | None = None) -> Markup:
    """A thing on the table; `title` is shown on hover and read by screen readers.

    One child has the class `edge`: the outline that turns brass when the thing can be chosen.
    """
    return _named(title, join(*children), class_=f"piece paint-{paint}" if paint else "piece")


def marked(ref: str, title: str, content: str, clause: str = "") -> Markup:
    """A thing that the page can highlight and click, with the clause of the rules that explains it.

    It has no transform of its own, so that the page can animate it.
    """
    return _named(title, content, data_ref=ref, data_clause=clause or None)


def rect(x: float, y: float, width: float, height: float, radius: float = 0, **attributes: Value) -> Markup:
    """A rectangle with corners rounded by `radius`."""
    return element("rect", x=x, y=y, width=width, height=height, rx=radius or None, **attributes)


def circle(x: float, y: float, radius: float, **attributes: Value) -> Markup:
    """A circle around (x, y)."""
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def path(d: str, **attributes: Value) -> Markup:
    """A path in SVG's own notation."""
    return element("path", d=d, **attributes)


def polyline(points: list[tuple[float, float]], **attributes: Value) -> Markup:
    """Straight lines through the points."""
    return element("polyline", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **attributes)


def text(content: str, x: float, y: float, size: float = 13, text_anchor: str = "start", **attributes: Value) -> Markup:
    """One line of text with its baseline at y; `middle` is the default anchor in a document."""
    anchor = None if text_anchor == "middle" else text_anchor
    return element("text", content, x=x or None, y=y, font_size=size, text_anchor=anchor, **attributes)


def _named(title: str, content: str, **attributes: Value) -> Markup:
    if not title:
        return group(content, **attributes)
    return group(element("title", title), content, **attributes, role="group")


@lru_cache(maxsize=8192, typed=True)
def _attribute(name: str, value: str | float) -> str:
    """An attribute as markup; cached, because most attributes recur."""
    plain = escaped(value) if isinstance(value, str) else number(value)
    return f' {name.rstrip("_").replace("_", "-")}="{plain}"'
