"""Shortens markup: the same picture with fewer characters, for pictures that are cached and sent often."""

from __future__ import annotations

import re
from typing import TypeVar

from .layout import Box
from .svg import Markup, number

T = TypeVar("T", Box, Markup)

_TONES = "(?:ink|iron|brass|enamel|signal|moss|on-paint|on-ink)"
_ICON = re.compile(r'<g class="(icon[^"]*)"(?: transform="(scale\([\d.]+\))")?>(<use [^<>]*)/></g>')
_TONED = re.compile(f'<g class="({_TONES})">(<[a-z]+ [^<>]*(?:/>|>[^<>]*</text>))</g>')
_COLOURED = re.compile(rf'class="[^"]*\b{_TONES}\b')
_TAG = re.compile(r"<(/?)([a-z]+)([^>]*)>")
_STEP = re.compile(r' transform="translate\((-?[\d.]+) (-?[\d.]+)\)"')
_PIECE = ' class="piece"'
_PLACES = {"rect": ("x", "y"), "text": ("x", "y"), "circle": ("cx", "cy")}


def shortened(picture: T) -> T:
    """The same picture or box without groups that only move or colour their contents."""
    if isinstance(picture, Box):
        return Box(picture.width, picture.height, short(picture.picture))
    return short(picture)


def short(picture: Markup) -> Markup:
    """The same picture without groups that only move or colour their contents."""
    return Markup(_TONED.sub(_toned, _unmoved(_ICON.sub(_icon, picture))))


def _icon(found: re.Match[str]) -> str:
    scale = f' transform="{found[2]}"' if found[2] else ""
    return f'{found[3]} class="{found[1]}"{scale}/>'


def _toned(found: re.Match[str]) -> str:
    leaf = found[2]
    if _COLOURED.search(leaf):
        return found[0]
    if ' class="' in leaf:
        return leaf.replace(' class="', f' class="{found[1]} ', 1)
    return leaf.replace(" ", f' class="{found[1]}" ', 1)


def _unmoved(text: str) -> str:
    """Remove groups that only move their contents or do nothing; the contents are moved instead."""
    written: list[str] = []
    groups: list[tuple[bool, float, float]] = []
    x = y = 0.0
    end = 0
    for tag in _TAG.finditer(text):
        written.append(text[end : tag.start()])
        end = tag.end()
        closing, kind, facts = tag.groups()
        if kind == "g" and facts.endswith("/"):
            continue
        if closing:
            shown, x, y = groups.pop()
            if shown:
                written.append(tag[0])
            continue
        step = _STEP.fullmatch(facts) if kind == "g" else None
        plain = kind == "g" and facts in ("", _PIECE)
        if not facts.endswith("/"):
            groups.append((not (step or plain), x, y))
        if step:
            x, y = x + float(step[1]), y + float(step[2])
        if step or plain:
            continue
        if kind not in ("g", "title") or " transform=" in facts:
            written.append(f"<{kind}{_moved(kind, facts, x, y)}>")
            x, y = (0.0, 0.0) if kind == "g" else (x, y)
        else:
            written.append(tag[0])
    return "".join(written) + text[end:]


def _moved(kind: str, facts: str, x: float, y: float) -> str:
    """The attributes of a moved element."""
    if not (x or y):
        return facts
    if kind in _PLACES and " transform=" not in facts:
        across, down = _PLACES[kind]
        return _raised(_raised(facts, down, y), across, x)
    again = re.search(r' transform="translate\((-?[\d.]+) (-?[\d.]+)\)', facts)
    if again:
        facts = facts.replace(again[0], ' transform="', 1)
        x, y = x + float(again[1]), y + float(again[2])
    step = f"translate({number(round(x, 1))} {number(round(y, 1))})"
    if " transform=" in facts:
        return facts.replace(' transform="', f' transform="{step}', 1)
    return f' transform="{step}"{facts}'


def _raised(facts: str, name: str, by: float) -> str:
    """The attributes with one increased by a number; a missing one counts as 0."""
    found = re.search(rf' {name}="(-?[\d.]+)"', facts)
    if found is None:
        return f' {name}="{number(round(by, 1))}"{facts}'
    return f'{facts[: found.start()]} {name}="{number(round(float(found[1]) + by, 1))}"{facts[found.end() :]}'
