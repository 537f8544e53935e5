"""Drawing: SVG pieces, cards, layout and colours; independent of any game and built on the standard library only."""

from .cards import CARD_WIDTH, Face, Mark, card, card_back, stack, worker_card
from .composition import DEFAULT, BadLayout, Composition, Layout, read_composition
from .icons import ICONS, icon
from .layout import GAP, Box, column, fan, grid, overlap, row, words, wrap
from .lettering import SMALLEST, Lettering, fit, measure
from .palette import PAINTS, SEATS, TONES, Paint, Seat, Tone, contrast, paint_class, seat_of
from .panel import Drawing, Panel, panel
from .patterns import PATTERNS, painted
from .short import shortened
from .strokes import Icon
from .stylesheet import drawing_rules, page_css, standalone_css
from .svg import Markup, circle, element, escaped, group, join, marked, moved, number, path, piece, polyline, rect, text
from .tokens import SHAPES, area, counter, die, figures, laurel, numeral, placeholder, seat_badge, tag, token, trail

__all__ = [
    "CARD_WIDTH",
    "DEFAULT",
    "GAP",
    "ICONS",
    "PAINTS",
    "PATTERNS",
    "SEATS",
    "SHAPES",
    "SMALLEST",
    "TONES",
    "BadLayout",
    "Box",
    "Composition",
    "Drawing",
    "Face",
    "Icon",
    "Layout",
    "Lettering",
    "Mark",
    "Markup",
    "Paint",
    "Panel",
    "Seat",
    "Tone",
    "area",
    "card",
    "card_back",
    "circle",
    "column",
    "contrast",
    "counter",
    "die",
    "drawing_rules",
    "element",
    "escaped",
    "fan",
    "figures",
    "fit",
    "grid",
    "group",
    "icon",
    "join",
    "laurel",
    "marked",
    "measure",
    "moved",
    "number",
    "numeral",
    "overlap",
    "page_css",
    "paint_class",
    "painted",
    "panel",
    "path",
    "piece",
    "placeholder",
    "polyline",
    "read_composition",
    "rect",
    "row",
    "seat_badge",
    "seat_of",
    "shortened",
    "stack",
    "standalone_css",
    "tag",
    "text",
    "token",
    "trail",
    "words",
    "worker_card",
    "wrap",
]
