"""Reports: a self-contained HTML page, with plots that are also saved as separate files."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from goodsyard.core.errors import BadSetup
from goodsyard.lab.standings import Standing, duels, interval, standings
from goodsyard.lab.tournament import Result, Tournament

if TYPE_CHECKING:
    from matplotlib.figure import Figure

BARS = ["#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#F0E442", "#5a6068"]
STYLE = """\
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:62rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;margin:1rem 0}th,td{padding:.3rem .8rem;text-align:right;border-bottom:1px solid #8886}
th:first-child,td:first-child{text-align:left}svg{max-width:100%;height:auto;background:#fffaf0;border-radius:8px}
"""


def figure(width: float = 8, height: float = 4) -> Figure:
    """An empty plot that looks the same on every machine."""
    try:
        import matplotlib
    except ImportError:
        raise BadSetup("plots need extra packages: pip install 'goodsyard[lab]'") from None
    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "goodsyard"
    matplotlib.rcParams["axes.spines.top"] = matplotlib.rcParams["axes.spines.right"] = False
    from matplotlib.figure import Figure

    return Figure(figsize=(width, height), layout="constrained")


def win_rates(table: Sequence[Standing]) -> Figure:
    """Win rates with 95 % intervals."""
    plot = figure(8, 0.55 * len(table) + 1.4)
    axes = plot.subplots()
    places = range(len(table))
    for place, standing in zip(places, table, strict=True):
        reach = [[max(0.0, standing.rate - standing.low)], [max(0.0, standing.high - standing.rate)]]
        axes.barh(place, standing.rate, xerr=reach, color=BARS[place % len(BARS)], capsize=4)
    axes.set_yticks(list(places), [standing.bot for standing in table])
    axes.invert_yaxis()
    axes.set_xlim(0, 1)
    axes.set_xlabel("share of games won, with 95 % interval")
    return plot


def score_lines(table: Sequence[Standing]) -> Figure:
    """Where the points come from."""
    plot = figure(8, 0.55 * len(table) + 1.8)
    axes = plot.subplots()
    places = list(range(len(table)))
    left, lost = [0.0] * len(table), [0.0] * len(table)
    for number, line in enumerate(table[0].lines):
        means = [standing.lines[line].mean for standing in table]
        starts = [a if mean >= 0 else b for a, b, mean in zip(left, lost, means, strict=True)]
        axes.barh(places, means, left=starts, color=BARS[number % len(BARS)], label=line.replace("_", " "))
        left = [a + max(0.0, mean) for a, mean in zip(left, means, strict=True)]
        lost = [b + min(0.0, mean) for b, mean in zip(lost, means, strict=True)]
    axes.set_yticks(places, [standing.bot for standing in table])
    axes.invert_yaxis()
    axes.set_xlabel("mean points by category")
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.25), ncols=4, frameon=False)
    return plot


def as_svg(plot: Figure) -> str:
    stream = io.StringIO()
    plot.savefig(stream, format="svg", metadata={"Date": None, "Creator": None})
    return stream.getvalue()[stream.getvalue().index("<svg") :]


def save(plot: Figure, path: Path) -> None:
    """Save the plot as SVG and PNG."""
    path.with_suffix(".svg").write_text(as_svg(plot), encoding="utf-8")
    plot.savefig(path.with_suffix(".png"), dpi=120, metadata={"Software": None})


def write_report(path: Path, text: str, plots: dict[str, Figure]) -> None:
    """Write the page, and its plots next to it."""
    path.write_text(text, encoding="utf-8")
    for name, plot in plots.items():
        save(plot, path.with_name(f"{path.stem}-{name}"))


def table_html(heads: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """An HTML table; all texts are escaped."""
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(str(cell))}</td>' for cell in cells)}</tr>" for cells in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def page(title: str, *parts: str, lang: str = "en") -> str:
    """A complete HTML page."""
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    body = f"<h1>{escape(title)}</h1>{''.join(parts)}"
    return f"<!doctype html><html lang={lang}><head>{head}</head><body>{body}</body></html>\n"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def standing_rows(table: Sequence[Standing]) -> list[list[str]]:
    """The standings as text cells."""
    return [
        [
            standing.bot,
            str(standing.games),
            percent(standing.rate),
            f"{percent(standing.low)} - {percent(standing.high)}",
            f"{standing.mu:.1f} ± {standing.sigma:.1f}",
            f"{standing.score.mean:.1f} ± {standing.score.deviation:.1f}",
        ]
        for standing in table
    ]


HEADS = ["bot", "games", "won", "95 % interval", "rating", "score"]


def tournament_report(tournament: Tournament, results: Sequence[Result]) -> tuple[str, dict[str, Figure]]:
    """The report, and its plots by name."""
    table = standings(results)
    plots = {"wins": win_rates(table), "lines": score_lines(table)}
    met = duels(results)
    names = [standing.bot for standing in table]
    rows = [[one, *(duel_cell(met.get((one, other))) for other in names)] for one in names]
    lines = [[bot.bot, *(f"{spread.mean:.1f}" for spread in bot.lines.values())] for bot in table]
    title = f"Tournament: {tournament.game}, {tournament.players} players"
    said = f"{len(results):,} games; every line-up played the same seeds from {tournament.seed} up in every seat order."
    return page(
        title,
        f"<p>{said}</p>",
        table_html(HEADS, standing_rows(table)),
        as_svg(plots["wins"]),
        "<h2>Head to head</h2>",
        table_html(["", *names], rows),
        "<h2>Points by category</h2>",
        table_html(["", *(line.replace("_", " ") for line in table[0].lines)], lines),
        as_svg(plots["lines"]),
    ), plots


def duel_cell(met: tuple[float, int] | None) -> str:
    if met is None:
        return ""
    low, high = interval(*met)
    return f"{percent(met[0] / met[1])} ({percent(low)} - {percent(high)})"
