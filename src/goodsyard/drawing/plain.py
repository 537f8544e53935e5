"""A generic drawing of any view, for games without pictures of their own: values as labelled frames."""

from __future__ import annotations

from typing import Any

import msgspec

from .layout import Box, column, row, words, wrap
from .lettering import measure
from .panel import Drawing, panel

SIZE = 14
CARD_SIZE = 22
WIDTH = 560
"""Values wrap at this width."""


def draw(view: Any) -> Drawing:
    """One panel with every field of a view but the viewer's own seat, `you`.

    The values of a field `card` or `cards` carry marks like `card:3`, so that choices with these refs can be clicked.
    """
    content = {name: value for name, value in msgspec.to_builtins(view).items() if name != "you"}
    return Drawing((panel("board", spoken(type(view).__name__), fields(content)),))


def fields(content: dict[str, Any]) -> Box:
    """A line for each field: its name and its values."""
    names = {name: words(spoken(name), 150, SIZE, class_="label iron", align=0) for name in content}
    shown = {name: values(name, value) for name, value in content.items()}
    return column(*(row(_wide(names[name], 150), shown[name], align=0) for name in content), gap=6)


def values(name: str, value: Any) -> Box:
    if isinstance(value, dict):
        return fields(value).padded(6).framed()
    if isinstance(value, list):
        single = name.removesuffix("s")
        return wrap([values(single, item) for item in value], WIDTH) if value else plain("–")
    picture = large(_said(value)) if name == "card" else plain(_said(value)).framed(quiet=True)
    return picture.marked(f"{name}:{value}", f"{spoken(name)} {_said(value)}")


def large(text: str) -> Box:
    """The face of a card."""
    width = max(34, min(WIDTH, measure(text, CARD_SIZE)))
    return words(text, width, CARD_SIZE, class_="number", lines=3).padded(14).framed()


def plain(text: str) -> Box:
    width = min(WIDTH, measure(text, SIZE) + 12)
    return words(text, width, SIZE, lines=3).padded(4)


def spoken(name: str) -> str:
    """A field's name as a label."""
    return name.replace("_", " ").capitalize()


def _said(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "✗"
    return str(value)


def _wide(box: Box, width: float) -> Box:
    return Box(max(width, box.width), box.height, box.picture)
