"""The land around the trail: river, dry ground, mountains, woods and prairie. Ornaments that never change."""

from __future__ import annotations

from goodsyard.drawing import Markup, group, join, number, path
from goodsyard.games.great_western_trail.say.names import SPACE_LINES
from goodsyard.games.great_western_trail.show.kept import kept
from goodsyard.games.great_western_trail.show.map import PLACES

RIVER = "M660 478C628 500 612 520 582 498S520 484 494 502S432 512 412 492S372 500 352 530"
RIPPLES = (
    "M618 502q5-4 10 0t10 0M548 520q5-4 10 0t10 0M492 474q5-4 10 0t10 0M432 520q5-4 10 0t10 0M376 474q5-4 10 0t10 0"
)
DRY = "M4 306q24-12 50 0q8 60 2 104q6 60-2 104q-24 10-50 0q-6-60 0-104q-4-60 0-104z"
CRACKS = (
    "M5 351l9 4l4-6l8 5l12-4l14 5M14 355l-3 5M38 350l3-6M4 405l12-4l6 6l10-5l8 4l13-5M22 407l2 5M40 406l4 4"
    "M5 458l10 4l8-6l10 6l9-4l11 3M15 462l-2 4M33 462l3 4M4 509l14-1M34 510l16-2"
)
PEAKS = "M556 128l30-62l12 20l22-48l32 66v132l-22-18l-20 16l-24-46l-12 12z"
SNOW = "M586 66l-8 17l6-3l4 5l4-6l4 3zM620 38l-10 21l7-3l4 6l4-7l6 2z"
SLOPES = "M574 104l8 12M604 92l-8 16M640 130l-10 20M612 160l8 14M640 190l-6 14"
ROOFS = "M0 100h7v-9l6-5l6 5v9h6v-14h9v-5h3v5h5v26l-6 28h-36z"
"""The outskirts of Kansas City, between the two ways that lead there."""
TUFT = "l-2-5m2 5l0-7m0 7l2.5-5"
TUFTS = (
    (128, 22), (178, 60), (316, 24), (330, 66), (466, 92), (20, 128), (190, 208), (120, 290), (262, 236), (270, 262),
    (350, 252), (384, 318), (248, 300), (330, 322), (98, 376), (250, 378), (356, 384), (460, 384), (566, 424),
    (166, 394), (300, 448), (392, 452), (440, 450), (486, 450), (646, 420), (478, 262), (560, 262), (646, 248),
)  # fmt: skip
TREES = ((-58, 4), (-52, -18), (-36, -34), (-10, -39), (16, -40), (40, -33), (53, -14), (59, 6), (50, 26))
"""Where the trees of a grove stand, seen from the space in it."""


@kept(1)
def landscape() -> Markup:
    """Everything under the ways."""
    water = join(
        path(RIVER, class_="line", stroke_width=38, opacity=0.2, stroke_linecap="round"),
        path(RIPPLES, class_="line", stroke_width=1.2, opacity=0.7),
    )
    dry = join(
        path(DRY, class_="solid", opacity=0.13),
        path(CRACKS, class_="line", stroke_width=1, opacity=0.45),
    )
    stone = join(
        path(PEAKS, class_="solid", opacity=0.15),
        path(SLOPES, class_="line", stroke_width=1.2, opacity=0.4),
        path(SNOW, class_="card", opacity=0.8),
    )
    grass = "".join(f"M{x} {y}{TUFT}" for x, y in TUFTS)
    prairie = path(grass, class_="line", stroke_width=1, opacity=0.4, stroke_linecap="round")
    town = path(ROOFS, class_="solid", opacity=0.1)
    return group(
        _tinted(water, "sky"),
        _tinted(dry, "clay"),
        _tinted(stone, "slate"),
        group(_woods(), prairie, class_="moss"),
        group(town, class_="enamel"),
        pointer_events="none",
    )


def _tinted(drawn: Markup, paint: str) -> Markup:
    return group(group(drawn, class_="paint-line"), class_=f"paint-{paint}")


def _woods() -> Markup:
    """A grove around each space that touches the woods."""
    spots = [PLACES[id] for id, space in SPACE_LINES.items() if space["woods"]]
    ground = "".join(f"M{x - 56:g} {y:g}a56 38 0 0 1 112 0a56 38 0 0 1-112 0z" for x, y in spots)
    trees = "".join(
        f"M{number(x + a)} {number(y + b - 9)}l4 6h-2l3 5h-10l3-5h-2z" for x, y in spots for a, b in TREES if y + b > 12
    )
    return join(path(ground, class_="solid", opacity=0.14), path(trees, class_="solid", opacity=0.5))
