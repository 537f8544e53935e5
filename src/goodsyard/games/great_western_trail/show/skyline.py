"""The roofs of Kansas City, behind its tiles."""

from __future__ import annotations

from goodsyard.drawing import Markup, group, number, path

ROOFS = "v-14h9v-9h3v9h6v-20l8-7l8 7v20h5v-12h12v-8h4v8h6v26z"


def skyline(wide: float, high: float) -> Markup:
    """A row of roofs along the lower edge."""
    shapes = "".join(f"M{number(x)} {number(high - 6)}{ROOFS}" for x in range(8, int(wide) - 60, 64))
    return group(path(shapes, class_="solid", opacity=0.07), class_="enamel", pointer_events="none")
