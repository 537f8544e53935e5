"""The results as tables, for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.peers.measures import GROUPS, OURS, SHOWN, Group
from bench.peers.summary import Aim, Results, aims
from rich.console import Console
from rich.table import Table

BEGIN, END = "<!-- peers: begin -->\n", "<!-- peers: end -->\n"


class Circumstances(NamedTuple):
    """What a reader must know to interpret the numbers."""

    processor: str
    load: float
    python: str
    date: str
    rounds: int
    seconds: float


def heads(results: Results, group: Group) -> list[str]:
    first, *others = results.columns(group.id)
    return ["", "game (players)", first, "noise", *others]


def rows(results: Results, group: Group) -> Iterator[list[str]]:
    """A group's rows, fastest first."""
    first, *others = results.columns(group.id)
    for measure in results.of(group.id):
        numbers = [f"{results.middle(measure, column):,.0f}" for column in others]
        noise = f"±{100 * results.noise(measure):.0f} %"
        yield [SHOWN[measure.peer], measure.label, f"{results.rate(measure):,.0f}", noise, *numbers]


def verdict(aim: Aim) -> str:
    """An aim in one line."""
    if aim.found is None:
        return f"not measured: {aim.text}"
    return f"{'met' if aim.met else 'NOT met'}: {aim.text}; the worst case is {aim.found:.2f} times ({aim.which})"


def around(results: Results, told: Circumstances) -> list[str]:
    """Sentences about the machine, versions and noise."""
    versions = ", ".join(f"{SHOWN.get(name, name)} {version}" for name, version in results.versions.items())
    noise = median(results.noise(measure) for measure in results.rounds) if results.rounds else 0.0
    return [
        f"{told.processor}, one core, {told.python}, {told.date}; load average at the start: {told.load:.1f}.",
        f"{versions}.",
        f"{told.rounds} rounds of {told.seconds:g} s of processor time per measure, alternating between libraries; the "
        "numbers are medians, the noise is half the distance from the slowest round to the fastest "
        f"(median {100 * noise:.0f} %).",
    ]


def problems(results: Results) -> list[str]:
    """What could not be measured, and why."""
    missing = [f"{name} is missing: {problem}" for name, problem in results.missing.items()]
    failed = [f"{SHOWN[each.peer]}, {each.group}, {each.label}: {why}" for each, why in results.failed.items()]
    return missing + failed


def show(results: Results, told: Circumstances) -> None:
    """Print everything to the terminal."""
    console = Console(highlight=False, width=None if Console().is_terminal else 120)
    for group in measured(results):
        table = Table(*heads(results, group), box=None, pad_edge=False, header_style="bold")
        for column in table.columns[2:]:
            column.justify = "right"
        for row in rows(results, group):
            table.add_row(*row, style="bold" if row[0] == SHOWN[OURS] else "")
        console.print(f"\n{group.title}\n", style="underline")
        console.print(table)
    console.print()
    for line in [*map(verdict, aims(results)), "", *problems(results), *around(results, told)]:
        console.print(line, soft_wrap=True, markup=False)


def measured(results: Results) -> list[Group]:
    return [group for group in GROUPS if results.of(group.id)]


def page_part(results: Results, told: Circumstances, picture: str) -> str:
    """The text between the marks on the page."""
    parts = [" ".join(around(results, told)), f"![Rates of all games]({picture})", bullets(map(verdict, aims(results)))]
    for group in measured(results):
        lines = [heads(results, group), ["---", "---", *["---:"] * (len(heads(results, group)) - 2)]]
        lines += [[f"**{cell}**" if cell == SHOWN[OURS] else cell for cell in row] for row in rows(results, group)]
        table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
        parts.append(f"### {group.title}\n\n{group.about}\n\n{table}")
    if problems(results):
        parts.append(f"### Not measured\n\n{bullets(problems(results))}")
    return "\n\n".join(parts) + "\n"


def bullets(lines: Iterator[str] | list[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def write_page(page: Path, part: str) -> None:
    """Put the text between the marks; leave everything else unchanged."""
    text = page.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{page} needs the lines {BEGIN.strip()} and {END.strip()}")
    page.write_text(f"{before}{begin}\n{part}\n{end}{after}", encoding="utf-8")
