"""Text that fits its box: widths are estimated for system fonts; text is wrapped, then shrunk, then shortened."""

from __future__ import annotations

from typing import NamedTuple

SMALLEST = 12.0
"""The smallest text size; wide screens show panels at 0.92 of their size or more, so at least 11 pixels."""

LINE = 1.2
"""Line height, relative to the text size."""

_WIDTHS = {
    0.28: "iIjl.,:;'|!`",
    0.36: "ftr()[]{}/\\ -",
    0.50: 'szcJ"*^',
    0.56: "kvxya?_",
    0.60: "bdeghnopquLFET0123456789$+=<>~#",
    0.68: "ABCKPRSVXYZ&",
    0.76: "DGHNOQUw",
    0.90: "mMW%@",
}
_WIDTH = {letter: width for width, letters in _WIDTHS.items() for letter in letters}


class Lettering(NamedTuple):
    """Text broken into lines of one size."""

    lines: tuple[str, ...]
    size: float

    @property
    def height(self) -> float:
        """The total height of the lines."""
        return len(self.lines) * self.size * LINE


def measure(text: str, size: float, bold: bool = False) -> float:
    """The approximate width of the text; errs on the wide side."""
    ems = sum(_WIDTH.get(letter, 0.62 if ord(letter) < 0x2E80 else 1.05) for letter in text)
    return ems * size * (1.07 if bold else 1.0)


def fit(text: str, width: float, size: float = 13, lines: int = 1, bold: bool = False) -> Lettering:
    """The largest lettering up to `size` that fits the width and lines; shortened with an ellipsis if necessary."""
    while True:
        broken = _wrapped(text, width, size, bold)
        if len(broken) <= lines and all(measure(line, size, bold) <= width for line in broken):
            return Lettering(tuple(broken), size)
        if size <= SMALLEST:
            return Lettering(_shortened(broken, width, lines, bold), SMALLEST)
        size = max(SMALLEST, size - 0.5)


def _wrapped(text: str, width: float, size: float, bold: bool) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if not lines[-1] or measure(longer, size, bold) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _shortened(lines: list[str], width: float, allowed: int, bold: bool) -> tuple[str, ...]:
    kept = lines[:allowed]
    if len(lines) > allowed:
        kept[-1] += "…"
    return tuple(_cut(line, width, bold) for line in kept)


def _cut(line: str, width: float, bold: bool) -> str:
    if measure(line, SMALLEST, bold) <= width:
        return line
    line = line.rstrip("…")
    while line and measure(line + "…", SMALLEST, bold) > width:
        line = line[:-1]
    return line.rstrip() + "…"
