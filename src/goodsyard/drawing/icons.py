"""Icons: pictograms on one grid of 24 x 24, in one line weight and in the colour of the text around them."""

from __future__ import annotations

import re
from functools import lru_cache

from .icons_goods import GOODS
from .icons_house import HOUSE
from .icons_west import WEST
from .icons_yard import YARD
from .layout import Box
from .strokes import Icon, weight
from .svg import NOTHING, Markup, element, escaped, group, join, number

ICONS: dict[str, Icon] = {name: icon for table in (YARD, GOODS, WEST, HOUSE) for name, icon in table.items()}
"""Every icon by its name, each with a one-line meaning."""


_USED = re.compile(r'"#icon-([\w-]+)"')


@lru_cache(maxsize=2048)
def icon(name: str, size: float = 24, title: str | None = None, class_: str | None = None) -> Box:
    """An icon as a box; `title` replaces its English meaning for tooltip and screen reader, "" keeps it silent.

    Its lines are drawn once for a whole panel, which adds them; see `with_icons`.
    """
    drawn = ICONS[name]
    said = drawn.meaning if title is None else title
    picture = group(
        element("title", said) if said else NOTHING,
        element("use", href=f"#icon-{name}"),
        class_=f"icon {class_}" if class_ else "icon",
        role="img" if said else None,
        aria_label=said or None,
        aria_hidden=None if said else "true",
        stroke_width=weight(size),
        transform=f"scale({number(size / 24)})" if size != 24 else None,
    )
    return Box(size, size, picture)


def with_icons(picture: str, owner: str) -> Markup:
    """The picture with the icons it uses, each drawn once under an id that belongs to `owner` alone."""
    used = sorted(set(_USED.findall(picture)))
    if not used:
        return escaped(picture)
    owned = Markup(picture.replace('"#icon-', f'"#{escaped(owner)}-icon-'))
    return join(element("defs", *(_original(name, owner) for name in used)), owned)


@lru_cache(maxsize=2048)
def _original(name: str, owner: str) -> Markup:
    return group(ICONS[name].picture, id=f"{owner}-icon-{name}")
