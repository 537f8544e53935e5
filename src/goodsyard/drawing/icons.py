"""Icons: pictograms on one grid of 24 x 24, in one line weight and in the colour of the text around them."""

from __future__ import annotations

from .icons_goods import GOODS
from .icons_house import HOUSE
from .icons_west import WEST
from .icons_yard import YARD
from .layout import Box
from .strokes import Icon, weight
from .svg import NOTHING, element, group, number

ICONS: dict[str, Icon] = {name: icon for table in (YARD, GOODS, WEST, HOUSE) for name, icon in table.items()}
"""Every icon by its name, each with a one-line meaning."""


def icon(name: str, size: float = 24, title: str | None = None, class_: str | None = None) -> Box:
    """An icon as a box; `title` replaces its English meaning for tooltip and screen reader, "" keeps it silent."""
    drawn = ICONS[name]
    said = drawn.meaning if title is None else title
    picture = group(
        element("title", said) if said else NOTHING,
        drawn.picture,
        class_=f"icon {class_}" if class_ else "icon",
        role="img" if said else None,
        aria_label=said or None,
        aria_hidden=None if said else "true",
        fill="none",
        stroke="currentColor",
        stroke_width=weight(size),
        stroke_linecap="round",
        stroke_linejoin="round",
        transform=f"scale({number(size / 24)})" if size != 24 else None,
    )
    return Box(size, size, picture)
