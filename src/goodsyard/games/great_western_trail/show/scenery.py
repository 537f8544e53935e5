"""The land along the railroad: the coast at San Francisco and a goods train on its way."""

from __future__ import annotations

from goodsyard.drawing import Box, Markup, group, join, path
from goodsyard.games.great_western_trail.show.kept import kept
from goodsyard.games.great_western_trail.show.line import LINES

SEA = "M796 58q-18 18-12 40t-4 44t8 42h14v-126z"
SURF = "M786 80q4-3 8 0t8 0M780 104q4-3 8 0t8 0M782 128q4-3 8 0t8 0M786 152q4-3 8 0t8 0"
TRAIN = (
    "M0 14h20v-9h-20zM23 14h20v-9h-20zM46 14h9v-13h-2v-2h11v2h-2v5h12v-5h4v5h4v8z"
    "M3 17a2 2 0 1 0 .1 0zM16 17a2 2 0 1 0 .1 0z"
    "M26 17a2 2 0 1 0 .1 0zM39 17a2 2 0 1 0 .1 0zM51 17a2 2 0 1 0 .1 0zM62 17a2 2 0 1 0 .1 0zM76 17a2 2 0 1 0 .1 0z"
)
SMOKE = "M76-4q-4-5-9-2q-3-5-9-2q-4-4-8 0"


@kept(4)
def scenery(shape: str) -> Markup:
    """Only the wide railroad has room for it."""
    if shape != "wide":
        return Markup("")
    high = LINES[shape].height
    sea = join(path(SEA, class_="solid", opacity=0.16), path(SURF, class_="line", stroke_width=1.2, opacity=0.6))
    train = join(path(TRAIN, class_="solid"), path(SMOKE, class_="line", stroke_width=1.5, stroke_linecap="round"))
    return group(
        group(group(sea, class_="paint-line"), class_="paint-sky"),
        Box(0, 0, group(train, class_="iron", opacity=0.3)).at(122, high - 22),
        pointer_events="none",
    )
