"""`goodsyard analyse`: which moves were good, what would have been better, and where did the game turn?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from goodsyard.cli.arguments import Json, Language
from goodsyard.core.words import checked_language

if TYPE_CHECKING:
    from goodsyard.analysis import Analysis, Verdict
    from goodsyard.core.record import Record

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 72


def analyse(
    record: Annotated[Path, typer.Argument(help="A record written by `play --save` or exported from the page.")],
    bot: Annotated[
        str, typer.Option(help="The analysing bot, with iterations (ismcts:1000) or time (ismcts:500ms) per decision.")
    ] = "ismcts:1000",
    lang: Language = "en",
    jobs: Annotated[
        int, typer.Option(help="Number of processes; does not affect the result if the bot has an iteration budget.")
    ] = 1,
    report: Annotated[
        Path | None, typer.Option(help="Write an HTML report to this file, and its plot next to it.")
    ] = None,
    json: Json = False,
) -> None:
    """Analyse every decision of a game: winning chances, better choices and their value, turning points."""
    from goodsyard.core.record import load
    from goodsyard.lab.analyse import analysis_of

    checked_language(lang)
    game = load(record)
    analysis = analysis_of(game, bot, all_verdicts(game, bot, jobs))
    if report:
        write(report, game, analysis, lang)
    if json:
        print_analysis(game, analysis, lang)
    else:
        show(game, analysis, lang)


def all_verdicts(record: Record, bot: str, jobs: int) -> list[Verdict]:
    from goodsyard.cli.output import progress
    from goodsyard.lab.analyse import CHUNK
    from goodsyard.lab.analyse import analyse as judge
    from goodsyard.lab.pools import pool

    verdicts: list[Verdict] = []
    with pool(jobs) as executor, progress("decisions", len(record.actions)) as advance:
        for some in judge(record, bot, executor, jobs):
            verdicts += some
            advance(CHUNK)
    return verdicts


def print_analysis(record: Record, analysis: Analysis, lang: str) -> None:
    """Print the whole analysis as JSON, including texts."""
    import msgspec

    from goodsyard.analysis import tell
    from goodsyard.cli.output import print_json

    described, turns = tell(record, analysis, lang)
    decisions = [
        {**msgspec.structs.asdict(verdict), "words": msgspec.structs.asdict(words)}
        for verdict, words in zip(analysis.verdicts, described, strict=True)
    ]
    print_json(
        {
            "game": record.game,
            "bot": analysis.bot,
            "decisions": decisions,
            "result": analysis.result,
            "turning_points": list(turns.values()),
        }
    )


def show(record: Record, analysis: Analysis, lang: str) -> None:
    """Print decisions, chances and turning points as tables."""
    from rich.markup import escape
    from rich.table import Table

    from goodsyard.analysis import Teller, tell
    from goodsyard.cli.output import output
    from goodsyard.lab.analyse import cost_text, summary
    from goodsyard.lab.report import percent
    from goodsyard.terminal.speech import mark

    console, say = output(), Teller(record, lang)
    described, turns = tell(record, analysis, lang)
    heads = [say(f"analysis-{name}") for name in ("move", "seat", "chosen", "chance", "best", "cost")]
    table = Table(*heads, box=None, pad_edge=False, header_style="bold")
    for verdict, words in zip(analysis.verdicts, described, strict=True):
        chance = percent(max(0.0, verdict.chances[verdict.seat] - verdict.cost))
        better = escape(words.best) if verdict.cost else ""
        cells = (str(verdict.number + 1), mark(verdict.seat), escape(words.chosen), chance, better)
        table.add_row(*cells, cost_text(verdict))
    console.print(table)
    console.print(f"\n[bold]{say('analysis-chances')}[/]")
    for seat in range(record.players):
        console.print(f"{mark(seat)} {say.seat(seat)} {sparks(analysis, seat)}")
    console.print(f"\n[bold]{say('analysis-turns')}[/]")
    for turn in turns.values() or [say("analysis-no-turns")]:
        console.print(f"- {escape(turn)}")
    console.print()
    for name, mean, costly in summary(record, analysis, say):
        console.print(f"{name}: {mean} {say('analysis-given-away')}, {say('analysis-costly')}: {costly}")


def sparks(analysis: Analysis, seat: int) -> str:
    """A seat's chances over the game as a sparkline."""
    chances = [shares[seat] for _, shares in analysis.points()]
    step = max(1, -(-len(chances) // WIDTH))
    means = [sum(chances[k : k + step]) / len(chances[k : k + step]) for k in range(0, len(chances), step)]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(mean * len(BLOCKS)))] for mean in means)


def write(report: Path, record: Record, analysis: Analysis, lang: str) -> None:
    """Write the report and its plot."""
    from goodsyard.lab.analyse import analysis_report
    from goodsyard.lab.report import write_report

    write_report(report, *analysis_report(record, analysis, lang))
