"""A shelf: a part of a player board on a quiet ground."""

from __future__ import annotations

from goodsyard.drawing import Box, join, rect


def shelf(inside: Box, width: float, height: float, x: float = 6) -> Box:
    """The inside in the middle of a quiet ground."""
    ground = rect(0, 0, width, height, 8, fill="currentColor", fill_opacity=0.055)
    return Box(width, height, join(ground, inside.at(x, (height - inside.height) / 2)))
