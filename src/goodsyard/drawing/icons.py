"""Icons: pictograms on one grid of 24 x 24, in one line weight and in the colour of the text around them."""

from __future__ import annotations

import re
from functools import lru_cache

from .icons_goods import GOODS
from .icons_house import HOUSE
from .icons_wares import WARES
from .icons_west import WEST
from .icons_yard import YARD
from .layout import Box
from .strokes import Icon, weight
from .svg import NOTHING, Markup, element, group, number

ICONS: dict[str, Icon] = {name: icon for table in (YARD, GOODS, WARES, WEST, HOUSE) for name, icon in table.items()}
"""Every icon by its name, each with a one-line meaning."""


_USED = re.compile(r'"#icon-([\w-]+)"')


@lru_cache(maxsize=2048)
def icon(name: str, size: float = 24, title: str | None = None, class_: str | None = None) -> Box:
    """An icon as a box; `title` replaces its English meaning for tooltip and screen reader, "" keeps it silent.

    Its lines are drawn once for a whole document; see `icons_in`.
    """
    drawn = ICONS[name]
    said = drawn.meaning if title is None else title
    picture = group(
        element("title", said) if said else NOTHING,
        element("use", href=f"#icon-{name}", stroke_width=weight(size) if size > 24 else None),
        class_=f"icon {class_}" if class_ else "icon",
        role="img" if said else None,
        transform=f"scale({number(size / 24)})" if size != 24 else None,
    )
    return Box(size, size, picture)


def icons_in(picture: str) -> dict[str, Markup]:
    """The originals of the icons that a picture uses, by id; a document needs each once."""
    return {f"icon-{name}": _original(name) for name in sorted(set(_USED.findall(picture)))}


@lru_cache(maxsize=512)
def _original(name: str) -> Markup:
    return group(ICONS[name].picture, id=f"icon-{name}")
