"""The land around the trail: ornaments that never change."""

from __future__ import annotations

from goodsyard.drawing import Markup, group, path
from goodsyard.games.great_western_trail.say.names import SPACE_LINES
from goodsyard.games.great_western_trail.show.kept import kept
from goodsyard.games.great_western_trail.show.map import PLACES


@kept(1)
def landscape() -> Markup:
    """Everything under the ways."""
    spots = [PLACES[id] for id, space in SPACE_LINES.items() if space["woods"]]
    groves = "".join(f"M{x - 54:g} {y:g}a54 38 0 0 1 108 0a54 38 0 0 1-108 0z" for x, y in spots)
    return group(path(groves, class_="solid", opacity=0.2), class_="moss", pointer_events="none")
