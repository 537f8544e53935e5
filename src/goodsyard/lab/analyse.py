"""The analysis of a record: evaluates its decisions on any executor and writes a report."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from html import escape
from typing import TYPE_CHECKING

from goodsyard.analysis import Analysis, Teller, Verdict, adviser, is_mistake, judged, result_of, tell, turning_points
from goodsyard.core.record import Record
from goodsyard.core.table import replay
from goodsyard.core.words import Phrase
from goodsyard.lab.pools import uninterrupted
from goodsyard.lab.report import BARS, as_svg, figure, page, percent, table_html

if TYPE_CHECKING:
    from matplotlib.figure import Figure

CHUNK = 8
"""Number of decisions per job."""

COSTLY = 0.05


def analyse(record: Record, bot: str, executor: Executor, jobs: int = 1) -> Iterator[list[Verdict]]:
    """Evaluate all decisions in batches, in the order of the game."""
    adviser(bot, record.game)
    replay(record)
    waiting: deque[Future[list[Verdict]]] = deque()
    numbers = range(len(record.actions))
    try:
        for start in numbers[::CHUNK]:
            with uninterrupted():
                waiting.append(executor.submit(judged, record, bot, numbers[start : start + CHUNK]))
            if len(waiting) > jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def analysis_of(record: Record, bot: str, verdicts: list[Verdict]) -> Analysis:
    """The verdicts combined with the result of the game."""
    table = replay(record)
    return Analysis(bot, verdicts, len(record.actions), result_of(table.game) if table.over else [])


def chart(record: Record, analysis: Analysis, say: Teller) -> Figure:
    """The chances of all seats over the game, with its turning points."""
    plot = figure(10, 4)
    axes = plot.subplots()
    points = analysis.points()
    places = [number for number, _ in points]
    for seat in range(record.players):
        chances = [shares[seat] for _, shares in points]
        axes.plot(places, chances, color=BARS[seat], label=say.seat(seat), linewidth=2)
    for turn in turning_points(record, analysis):
        axes.axvline(turn.verdict.number, color="#8888", linestyle=":")
    axes.set_ylim(0, 1)
    axes.set_yticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
    axes.set_xlabel(say("analysis-actions"))
    axes.legend(loc="upper left", frameon=False)
    return plot


def analysis_report(record: Record, analysis: Analysis, lang: str) -> tuple[str, dict[str, Figure]]:
    """The report and its plot."""
    say = Teller(record, lang)
    game = say.words.say(Phrase("title"))
    described, turns = tell(record, analysis, lang)
    plots = {"chances": chart(record, analysis, say)}
    heads = [say(f"analysis-{name}") for name in ("move", "seat", "chosen", "chance", "best", "cost")]
    rows = [
        [
            verdict.number + 1,
            say.seat(verdict.seat),
            words.chosen,
            percent(max(0.0, verdict.chances[verdict.seat] - verdict.cost)),
            words.best if verdict.cost else "",
            cost_text(verdict),
        ]
        for verdict, words in zip(analysis.verdicts, described, strict=True)
    ]
    listed = "".join(f"<li>{escape(turn)}</li>" for turn in turns.values())
    return page(
        say("analysis-title", game=game),
        f"<p>{escape(say('analysis-how', bot=analysis.bot, count=len(analysis.verdicts)))}</p>",
        f"<h2>{escape(say('analysis-chances'))}</h2>",
        as_svg(plots["chances"]),
        f"<h2>{escape(say('analysis-turns'))}</h2>",
        f"<ol>{listed}</ol>" if turns else f"<p>{escape(say('analysis-no-turns'))}</p>",
        table_html(["", say("analysis-given-away"), say("analysis-costly")], summary(record, analysis, say)),
        f"<h2>{escape(say('analysis-decisions'))}</h2>",
        table_html(heads, rows),
        lang=lang,
    ), plots


def cost_text(verdict: Verdict) -> str:
    """The cost with its standard error."""
    return f"{100 * verdict.cost:.1f} ± {100 * verdict.error:.1f} %" if verdict.cost else ""


def summary(record: Record, analysis: Analysis, say: Teller) -> list[list[str]]:
    """How well each seat played."""
    rows = []
    for seat in range(record.players):
        own = [verdict for verdict in analysis.verdicts if verdict.seat == seat]
        mean = sum(verdict.cost for verdict in own) / len(own) if own else 0.0
        costly = sum(is_mistake(verdict) and verdict.cost >= COSTLY for verdict in own)
        rows.append([say.seat(seat), percent(mean), f"{costly} / {len(own)}"])
    return rows
