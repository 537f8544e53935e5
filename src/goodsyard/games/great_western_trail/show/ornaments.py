"""Small shapes of the land, as SVG paths that stand on a point."""

from __future__ import annotations

from collections.abc import Iterable

from goodsyard.drawing import number

Point = tuple[float, float]
Hill = tuple[float, float, float, float]
"""The middle of the base, half the width, and the height."""

TUFT = "l-2-5m2 5v-7m0 7l2.5-5"
RIPPLE = "q4-4 8 0t8 0"
FIR = "l4 6h-2l3 5h-10l3-5h-2z"
CACTUS = "v-15m0 10h-4v-5m4 3h4v-5"
SKULL = "q1 4 4 3l-1 3l2 6h2l2-6l-1-3q3 1 4-3q2 5-2 6q-1 5-4 4q-3 1-4-4q-4-1-2-6z"
BISON = "v-5q0-4 4-5q3-3 7-1l4 1q3 0 4 3l1 3l-1 2l-2-1l-1 3h-2v-3h-7v3z"
SHIP = "h18l-3 5h-12zm8-2v-16l8 16zm-1 0v-13l-6 13z"


def many(shape: str, points: Iterable[Point]) -> str:
    """The same shape on several points."""
    return "".join(f"M{number(x)} {number(y)}{shape}" for x, y in points)


def pools(rounds: Iterable[Hill]) -> str:
    """Flat round patches: the middle, half the width and half the height."""
    return "".join(
        f"M{number(x - a)} {number(y)}a{number(a)} {number(b)} 0 0 1 {number(2 * a)} 0"
        f"a{number(a)} {number(b)} 0 0 1 {number(-2 * a)} 0z"
        for x, y, a, b in rounds
    )


def folds(hills: Iterable[Hill]) -> str:
    """The outlines of soft hills."""
    return "".join(
        f"M{number(x - a)} {number(y)}q{number(a)} {number(-2 * h)} {number(2 * a)} 0" for x, y, a, h in hills
    )


def mesa(hill: Hill) -> str:
    """A hill with a flat top."""
    x, y, a, h = hill
    foot, wall = f"{number(0.3 * h + 2)} {number(0.7 * h)}", number(0.3 * h)
    up = f"{number(0.3 * h + 2)} {number(-0.7 * h)}"
    return f"M{number(x - a)} {number(y)}l{up}h3v-{wall}h{number(2 * a - 0.6 * h - 10)}v{wall}h3l{foot}z"


def peak(hill: Hill) -> tuple[str, str, str]:
    """A mountain: its sunny side, its other side, its snow."""
    x, y, a, h = hill

    def spot(across: float, up: float) -> str:
        return f"{number(round(x + a * across, 1))} {number(round(y - h * up, 1))}"

    ridge = [spot(0, 1), spot(0.14, 0.68), spot(-0.02, 0.44), spot(0.16, 0.2), spot(0.08, 0)]
    sunny = f"M{spot(-1, 0)}L{spot(-0.48, 0.46)}L{spot(-0.36, 0.5)}L{'L'.join(ridge)}z"
    other = f"M{spot(1, 0)}L{spot(0.52, 0.5)}L{spot(0.42, 0.52)}L{'L'.join(ridge)}z"
    cap = (
        spot(-0.28, 0.68),
        spot(0, 1),
        spot(0.3, 0.7),
        spot(0.2, 0.74),
        spot(0.12, 0.64),
        spot(0, 0.74),
        spot(-0.12, 0.62),
    )
    return sunny, other, f"M{'L'.join(cap)}z"
