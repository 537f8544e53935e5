"""Colours: the theme in light and dark, the paints of pieces, and the seats; each paint has a pattern."""

from __future__ import annotations

from typing import NamedTuple


class Tone(NamedTuple):
    """A theme colour, in light and dark."""

    light: str
    dark: str
    use: str


TONES = {
    "paper": Tone("#f6f1e7", "#16181b", "the page"),
    "card": Tone("#fffaf0", "#23272c", "cards and panels"),
    "ink": Tone("#2a2622", "#e9e4da", "text and lines"),
    "iron": Tone("#5a6068", "#9aa3ac", "secondary text and borders"),
    "brass": Tone("#9a7326", "#d2a957", "rings around what can be chosen; for marks, not text"),
    "brass-deep": Tone("#7d5c1b", "#d2a957", "brass as text, and under the text of a button"),
    "on-brass": Tone("#fffaf0", "#16181b", "text on deep brass"),
    "enamel": Tone("#1f4e79", "#6fa8dc", "links and headers"),
    "signal": Tone("#b3372f", "#e0766e", "refusals, time running out"),
    "moss": Tone("#4c7040", "#8fbf7f", "done, gains"),
}

LIGHT_ON, DARK_ON = "#ffffff", "#16130f"


class Paint(NamedTuple):
    """The paint of a piece, the same in light and dark: fill, text colour, line colour and pattern."""

    fill: str
    on: str
    line: Tone
    pattern: str


PAINTS = {
    "straw": Paint("#e6c34a", DARK_ON, Tone("#75590a", "#e6c34a", "yellow"), "dots"),
    "umber": Paint("#8a5a33", LIGHT_ON, Tone("#7a4c28", "#c99468", "brown"), "bricks"),
    "slate": Paint("#9aa1a8", DARK_ON, Tone("#596068", "#aab1b8", "grey"), "stripes"),
    "soot": Paint("#2f2d2b", LIGHT_ON, Tone("#2f2d2b", "#b5afa6", "black"), "crosshatch"),
    "brick": Paint("#b8493a", LIGHT_ON, Tone("#a53d2d", "#e58a7b", "red"), "zigzag"),
    "sky": Paint("#6fb1d8", DARK_ON, Tone("#23648c", "#7dbde2", "blue"), "waves"),
    "fern": Paint("#6f9e57", DARK_ON, Tone("#3f6b2a", "#8fc075", "green"), "scales"),
    "plum": Paint("#7d5a94", LIGHT_ON, Tone("#6c4884", "#bb96d3", "purple"), "rings"),
    "clay": Paint("#d98a4e", DARK_ON, Tone("#8f4f16", "#e3995f", "orange"), "bars"),
    "chalk": Paint("#f4efe4", DARK_ON, Tone("#5f5a50", "#d9d3c6", "white"), "plain"),
    "seat-1": Paint("#0072B2", LIGHT_ON, Tone("#00619a", "#4aa8e0", "blue"), "plain"),
    "seat-2": Paint("#E69F00", DARK_ON, Tone("#875d00", "#E69F00", "orange"), "stripes"),
    "seat-3": Paint("#009E73", DARK_ON, Tone("#00694d", "#2fbf95", "green"), "dots"),
    "seat-4": Paint("#CC79A7", DARK_ON, Tone("#97406f", "#d98fb8", "purple"), "crosshatch"),
}


class Seat(NamedTuple):
    """How a seat is recognised: by paint, shape and letter. The shape fills a 24 x 24 square."""

    paint: str
    shape: str
    letter: str
    outline: str
    middle: float


SEATS = (
    Seat("seat-1", "circle", "A", "M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21z", 12),
    Seat("seat-2", "triangle", "B", "M12 1.5L23 21.5H1z", 14.8),
    Seat("seat-3", "square", "C", "M2.5 2.5h19v19h-19z", 12),
    Seat("seat-4", "diamond", "D", "M12 .5L23.5 12L12 23.5L.5 12z", 12),
)


def seat_of(number: int) -> Seat:
    """The appearance of a seat, counted from 0."""
    return SEATS[number]


def paint_class(paint: str) -> str:
    """The CSS class of a painted group; raises KeyError for an unknown paint."""
    if paint not in PAINTS:
        raise KeyError(f"unknown paint {paint!r}; available are {', '.join(PAINTS)}")
    return f"paint-{paint}"


def contrast(one: str, other: str) -> float:
    """The WCAG contrast ratio of two colours, from 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
