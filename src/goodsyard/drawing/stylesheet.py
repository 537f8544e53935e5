"""The style sheet shared by all drawings; a page embeds it once, and a standalone drawing includes it."""

from __future__ import annotations

from .palette import PAINTS, TONES

_DRAWING = """\
.drawing{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;\
font-variant-numeric:tabular-nums;color:var(--ink)}
.drawing text{fill:currentColor;stroke:none}
.drawing .paper{fill:var(--paper)}
.drawing .card{fill:var(--card)}
.drawing .solid{fill:currentColor}
.drawing .line{fill:none;stroke:currentColor}
.drawing .icon{fill:none;stroke-width:1.6;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}
.drawing .painted{fill:var(--fill)}
.drawing .on-paint{color:var(--on)}
.drawing .on-ink{color:var(--card)}
.drawing .paint-line{color:var(--line)}
.drawing .edge{stroke:var(--iron);stroke-width:1}
.drawing .rim{stroke:var(--iron);stroke-width:1}
.drawing .paint-edge{stroke:var(--line);stroke-width:1}
.drawing .quiet{stroke:none}
.drawing .heading{color:var(--enamel);font-weight:600;letter-spacing:.02em}
.drawing .number{font-weight:700}
.drawing .empty{fill:none;stroke:var(--iron);stroke-width:1.25;stroke-dasharray:5 4}
.drawing .shade{fill:#000;fill-opacity:.18}
.drawing .trail{fill:none;stroke:var(--line);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.drawing [data-ref]{transition:translate .12s ease-out}
.drawing .choosable{cursor:pointer;outline:none}
.drawing .choosable>.edge,.drawing .choosable>.piece>.edge{stroke:var(--brass);stroke-width:2.5;stroke-dasharray:none;\
filter:drop-shadow(0 0 3px var(--brass))}
.drawing .choosable:is(:hover,:focus-visible){translate:0 -2px}
.drawing .choosable:focus-visible>.edge,.drawing .choosable:focus-visible>.piece>.edge{stroke-width:4}
.drawing .chosen>.edge,.drawing .chosen>.piece>.edge{stroke:var(--brass);stroke-width:4;stroke-dasharray:none}
@media (prefers-reduced-motion:reduce){.drawing [data-ref]{transition:none}}
"""

_TONE_CLASSES = ("ink", "iron", "brass", "brass-deep", "on-brass", "enamel", "signal", "moss")


def page_css() -> str:
    """The style sheet for a page with panels; a `data-theme` attribute on any element forces a theme."""
    return _themed(":root", "[data-theme={}]") + drawing_rules()


def standalone_css() -> str:
    """The style sheet for a standalone drawing; it does not affect anything around the drawing."""
    return _themed(".drawing", "[data-theme={}] .drawing", ".drawing[data-theme={}]") + drawing_rules()


def drawing_rules() -> str:
    """The rules for everything inside an element of class `drawing`."""
    tones = "".join(f".drawing .{name}{{color:var(--{name})}}\n" for name in _TONE_CLASSES)
    paints = "".join(
        f".drawing .paint-{name}{{--fill:{paint.fill};--on:{paint.on};--line:var(--{name}-line)}}\n"
        for name, paint in PAINTS.items()
    )
    return _DRAWING + tones + paints


def _themed(selector: str, *forced: str) -> str:
    """The colours as custom properties: light, dark by the reader's preference, or either one forced."""
    light, dark = _colours("light"), _colours("dark")
    rules = f"{selector}{{{light}}}\n@media (prefers-color-scheme:dark){{{selector}{{{dark}}}}}\n"
    for choice in forced:
        rules += f"{choice.format('dark')}{{{dark}}}\n{choice.format('light')}{{{light}}}\n"
    return rules


def _colours(theme: str) -> str:
    tones = {**TONES, **{f"{name}-line": paint.line for name, paint in PAINTS.items()}}
    return f"color-scheme:{theme};" + ";".join(f"--{name}:{getattr(tone, theme)}" for name, tone in tones.items())
