"""The market square around the cards: awnings, cobbles, the sun that rises and sets. Nothing here can be pressed."""

from __future__ import annotations

from functools import lru_cache

from goodsyard.drawing import Markup, circle, group, join, number, paint_class, painted, path, rect

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
    return group(air, disc, horizon, arrow, class_=tone, pointer_events="none")


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
