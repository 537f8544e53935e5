"""The market square around the cards: awnings, cobbles, the sun that rises and sets. Nothing here can be pressed."""

from __future__ import annotations

from functools import lru_cache

from goodsyard.drawing import Markup, circle, group, join, moved, number, paint_class, painted, path, rect

SCALLOP = 14.0
"""About the width of one stripe of an awning."""


@lru_cache(maxsize=64)
def awning(width: float, depth: float, paint: str) -> Markup:
    """An awning with a scalloped hem, in a paint and its pattern, every other stripe lighter."""
    count = max(3, round(width / SCALLOP) | 1)
    step, top, straight = width / count, (width - 8) / count, depth * 0.62
    swing = f"{number(-step / 2)} {number(depth * 0.72)}{number(-step)} 0"
    hem = f"M4 0H{number(width - 4)}l4 {number(straight)}q{' '.join([swing] * count)}z"
    stripes = "".join(
        f"M{number(k * step)} {number(straight)}L{number(4 + k * top)} 0h{number(top)}"
        f"L{number((k + 1) * step)} {number(straight)}q{swing}z"
        for k in range(1, count, 2)
    )
    cloth = group(painted(hem, paint, width, depth), class_=paint_class(paint), stroke="var(--iron)", stroke_width=0.7)
    return group(cloth, path(stripes, fill="#fff", fill_opacity=0.28), pointer_events="none")


@lru_cache(maxsize=16)
def cobbles(width: float, height: float) -> Markup:
    """A paved square: a few stones here and there, as if the rest were worn smooth."""
    stones = []
    for k in range(round(width * height / 4200)):
        x, y = (k * 61.8 + k // 7 * 23) % (width - 24), (k * 38.2 + k // 5 * 41) % (height - 14)
        half = number((13 + k * 7 % 9) / 2)
        stones.append(f"M{number(x)} {number(y + 10)}q0-8 {half}-8t{half} 8q0 4-{half} 4t-{half}-4z")
    ground = rect(0, 0, width, height, 10, fill="currentColor", fill_opacity=0.045)
    paving = path("".join(stones), fill="currentColor", fill_opacity=0.07)
    return group(ground, paving, pointer_events="none")


@lru_cache(maxsize=8)
def sky(width: float, height: float, rising: bool) -> Markup:
    """The sky of the morning or the evening: a half sun on the horizon and its light."""
    tone = "brass" if rising else "signal"
    x, y, radius = 42.0, height - 16, 19.0
    air = rect(0, 0, width, height, 8, fill="currentColor", fill_opacity=0.09 if rising else 0.08)
    glow = "".join(
        f"M{number(x - r)} {number(y)}a{number(r)} {number(r)} 0 0 1 {number(2 * r)} 0z" for r in (radius, radius + 8)
    )
    disc = path(glow, fill="currentColor", fill_opacity=0.3, stroke="none")
    way = f"M{number(x)} {number(y - 25)}v-11" + ("l-4 5m4-5l4 5" if rising else "m-4 6l4 5 4-5")
    horizon = path(f"M10 {number(y)}H74", class_="line", stroke_width=1.6, stroke_linecap="round", opacity=0.7)
    arrow = path(way, class_="line", stroke_width=1.8, stroke_linecap="round", stroke_linejoin="round")
    return group(air, _roofs(width, height), disc, horizon, arrow, class_=tone, pointer_events="none")


def _roofs(width: float, height: float) -> Markup:
    """The houses around the square, far behind the cards."""
    shapes = ("v-18l11-9 11 9v18", "v-26l7-12 7 12v26", "v-14l16-8 16 8v14", "v-20h6l9-9 9 9v20", "v-30l5-9 5 9v30")
    town, x = "", 92.0
    for k in range(60):
        if x > width - 40:
            break
        town += f"M{number(x)} {number(height)}{shapes[k * 3 % 5]}"
        x += (22, 14, 32, 24, 10)[k * 3 % 5] + (2, 9, 0, 16)[k % 4]
    return path(town, fill="currentColor", fill_opacity=0.1)


@lru_cache(maxsize=8)
def bench(width: float, height: float) -> Markup:
    """The workbench where the card to be built waits."""
    top = rect(0, 0, width, height, 7, fill="currentColor", fill_opacity=0.1)
    nails = join(*(circle(x, y, 1.6, class_="solid") for x in (6, width - 6) for y in (6, height - 6)))
    return group(top, nails, class_="brass", pointer_events="none")


@lru_cache(maxsize=8)
def counter(width: float, height: float) -> Markup:
    """The wooden counter on which the hand lies: planks with a little grain."""
    wood = rect(0, 0, width, height, 10, fill="currentColor", fill_opacity=0.07)
    seams = "".join(f"M6 {number(y)}H{number(width - 6)}" for y in range(44, round(height) - 10, 44))
    grain = "".join(
        f"M{number(k * 89 % (width - 90) + 8)} {number(k * 44 + 16 + k % 3 * 6)}q22-5 44 0t36 1"
        for k in range(round(height / 44))
    )
    lines = path(seams + grain, class_="line", stroke_width=1, opacity=0.22)
    return group(wood, lines, class_="brass", pointer_events="none")


@lru_cache(maxsize=4)
def lot(width: float, height: float) -> Markup:
    """An empty lot: bare earth between four stakes and a string, with a little grass."""
    x, y, right, below = 9.0, 14.0, width - 9, height - 12
    wide, high = right - x, below - y
    earth = rect(x - 4, y - 4, wide + 8, high + 8, 12, fill="currentColor", fill_opacity=0.07)
    there = f"q{number(wide / 2)} 6 {number(wide)} 0q-4 {number(high / 2)} 0 {number(high)}"
    back = f"q{number(-wide / 2)} 6 {number(-wide)} 0q4 {number(-high / 2)} 0 {number(-high)}"
    string = path(f"M{number(x)} {number(y)}{there}{back}", class_="line", stroke_width=1)
    stakes = "".join(f"M{number(a)} {number(b - 8)}v14" for a in (x, right) for b in (y, below))
    tufts = "".join(
        f"M{number(width * a)} {number(height * b)}l-3-7m3 7v-9m0 9l4-7"
        for a, b in ((0.27, 0.42), (0.68, 0.34), (0.44, 0.66), (0.76, 0.74), (0.24, 0.82))
    )
    grass = group(path(tufts, class_="line", stroke_width=1.4, stroke_linecap="round"), class_="moss", opacity=0.4)
    posts = path(stakes, class_="line", stroke_width=3, stroke_linecap="round")
    return group(earth, group(string, posts, opacity=0.32), grass, class_="brass", pointer_events="none")


_WARES = (
    (64.0, "M0 0v-34h46v34zM0-11h46M0-23h46M6 0v-34M40 0v-34"),
    (52.0, "M4 0q-7-20 0-40h30q7 20 0 40zM1-8h36M-1-20h40M1-32h36"),
    (74.0, "M30 0h22M41 0v-46M16-40q25-8 50 0M16-40l-12 20h24zM66-40l-12 20h24zM4-20q12 9 24 0M54-20q12 9 24 0"),
    (60.0, "M4-16q-6 16 6 16h28q12 0 6-16zM2-16h44M10-16q14-30 28 0M12 0v-16M24 0v-16M36 0v-16"),
)
"""What stands on the counter, with its width: crate, barrel, scales, basket; the ground is y = 0."""


@lru_cache(maxsize=64)
def still_life(width: float, height: float, above: float) -> Markup:
    """Wares on the part of the counter where no cards lie, if that is large enough."""
    room = height - above
    if room < 84:
        return join()
    scale = min(1.6, (room - 30) / 50)
    count = max(k for k in range(len(_WARES) + 1) if sum(wide for wide, _ in _WARES[:k]) * scale <= width - 20)
    x = (width / scale - sum(wide for wide, _ in _WARES[:count])) / 2
    drawn = []
    for wide, shape in _WARES[:count]:
        drawn.append(moved(path(shape, fill_opacity=0.12), x + 8))
        x += wide
    shelf = rect(10, height - 14, width - 20, 4, 2, fill="currentColor")
    wares = group(
        *drawn,
        fill="currentColor",
        stroke="currentColor",
        stroke_width=1.6,
        stroke_linejoin="round",
        transform=f"translate(0 {number(height - 14)}) scale({number(scale)})",
    )
    return group(shelf, wares, class_="brass", opacity=0.3, pointer_events="none")
