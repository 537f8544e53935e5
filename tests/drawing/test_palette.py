"""Colours: enough contrast in light and dark, and never colour alone."""

import re

import pytest

from goodsyard.drawing import PAINTS, PATTERNS, SEATS, TONES, contrast, page_css, paint_class, standalone_css

THEMES = ("light", "dark")
TEXTS = ("ink", "iron", "brass-deep", "enamel", "signal", "moss")


def tone(name: str, theme: str) -> str:
    colour: str = getattr(TONES[name], theme)
    return colour


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", ["paper", "card"])
def test_text_and_marks_stand_out(theme: str, ground: str) -> None:
    for name in TEXTS:
        assert contrast(tone(name, theme), tone(ground, theme)) >= 4.5, name
    assert contrast(tone("brass", theme), tone(ground, theme)) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_buttons_can_be_read(theme: str) -> None:
    assert contrast(tone("on-brass", theme), tone("brass-deep", theme)) >= 4.5


@pytest.mark.parametrize("name", PAINTS)
def test_paints_can_be_written_on_and_outlined(name: str) -> None:
    paint = PAINTS[name]
    assert contrast(paint.on, paint.fill) >= 4.5
    for theme in THEMES:
        for ground in ("paper", "card"):
            assert contrast(getattr(paint.line, theme), tone(ground, theme)) >= 4.5


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_seats_differ_in_everything() -> None:
    for what in ("paint", "shape", "letter", "outline"):
        assert len({getattr(seat, what) for seat in SEATS}) == len(SEATS) == 4
    assert len({PAINTS[seat.paint].pattern for seat in SEATS}) == 4


def test_paints_of_pieces_differ_in_pattern() -> None:
    patterns = [paint.pattern for name, paint in PAINTS.items() if not name.startswith("seat")]
    assert len(set(patterns)) == len(patterns)
    assert set(patterns) - {"plain"} == set(PATTERNS)


@pytest.mark.parametrize("css", [page_css(), standalone_css()])
def test_every_colour_in_use_is_defined(css: str) -> None:
    assert set(re.findall(r"var\((--[\w-]+)", css)) <= set(re.findall(r"(--[\w-]+):", css))
    assert css.count("{") == css.count("}")
    assert "prefers-color-scheme:dark" in css
    assert "[data-theme=light]" in css


def test_a_style_that_travels_stays_within_its_drawing() -> None:
    rules = re.sub(r"@media [^{]*\{", "", standalone_css())
    for selectors in re.findall(r"^([^{}]+)\{", rules, re.MULTILINE):
        assert all(".drawing" in selector for selector in re.split(r",(?![^(]*\))", selectors)), selectors


def test_an_unknown_paint_is_an_error() -> None:
    with pytest.raises(KeyError, match="unknown paint"):
        paint_class("octarine")
