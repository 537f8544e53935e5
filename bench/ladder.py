"""The rated ladder: duels between the levels in every game, playing each seed from both seats.

`make ladder` plays the games that are missing from build/ladder and writes docs/ladder.md from all results, with one
report per game. With full thinking times this would take days on one machine, so they are divided (`--faster 80`).
Single duels can be played with more time: `bench/ladder.py --faster 1 --game oh-my-goods --duel hard-greedy`.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

from goodsyard.cli.output import progress
from goodsyard.lab.pools import pool
from goodsyard.lab.report import percent, tournament_report, write_report
from goodsyard.lab.standings import Standing, duels, interval, standings
from goodsyard.lab.tournament import Result, Tournament, read, run

ROOT = Path(__file__).parents[1]
GAMES = ("coal-baron", "great-western-trail", "mineshaft", "oh-my-goods")
SECONDS = {"hard": 1.0, "expert": 4.0, "plain": 1.0}
KINDS = {"hard": "ismcts", "expert": "ismcts", "plain": "plain"}
DUELS = {
    ("greedy", "random"): 1.0,
    ("careful", "greedy"): 1.0,
    ("hard", "greedy"): 1.0,
    ("hard", "careful"): 1.0,
    ("hard", "plain"): 0.5,
    ("expert", "hard"): 0.3,
}
"""Pairs that meet, and the fraction of the games they play: fewer where both think long."""

LEVELS = ("expert", "hard", "plain", "careful", "greedy", "random")
MOST = 1_000_000
"""An upper bound on the games of a duel, so that stored results count whatever their seed."""

USUAL = 80
FASTER = (1, 4, 10, USUAL)
"""Permitted divisors of thinking times."""


def spec(level: str, faster: int) -> str:
    """The bot behind a level when thinking times are divided by `faster`."""
    return f"{KINDS[level]}:{thinking(level, faster)}" if level in KINDS else level


def thinking(level: str, faster: int) -> str:
    """How long a level thinks when thinking times are divided by `faster`."""
    return f"{1000 * SECONDS[level] / faster:g}ms"


class Duel(NamedTuple):
    """Two levels that play each other at a game."""

    game: str
    pair: tuple[str, str]
    faster: int
    folder: Path

    @property
    def bots(self) -> tuple[str, str]:
        return (spec(self.pair[0], self.faster), spec(self.pair[1], self.faster))

    @property
    def file(self) -> Path:
        return self.folder / f"{self.game}-{'-'.join(self.bots)}.jsonl".replace(":", "-")

    def play(self, games: int, jobs: int) -> None:
        """Play the games still missing up to this number."""
        with pool(jobs) as executor, progress(f"{self.game}: {' - '.join(self.bots)}", games) as advance:
            for batch in run(Tournament(self.game, self.bots, 2, games), executor, jobs, self.file):
                advance(len(batch))

    def results(self) -> list[Result]:
        """The results so far, under the levels' names."""
        found = read(Tournament(self.game, self.bots, 2, MOST), self.file)
        levels = dict(zip(self.bots, self.pair, strict=True))
        return [named(result, levels) for results in found.values() for result in results]

    def row(self) -> str:
        """The duel as a table row."""
        results = self.results()
        wins, met = duels(results)[self.pair]
        low, high = interval(wins, met)
        scores = {bot.bot: bot.score.mean for bot in standings(results)}
        times = ", ".join(f"{level} {thinking(level, self.faster)}" for level in self.pair if level in KINDS)
        cells = [self.game, " - ".join(self.pair), times, str(met), percent(wins / met)]
        cells += [f"{percent(low)} - {percent(high)}", " : ".join(f"{scores[level]:.1f}" for level in self.pair)]
        return f"| {' | '.join(cells)} |"


def named(result: Result, levels: dict[str, str]) -> Result:
    """The result with each bot replaced by its level."""
    seats = tuple(levels[bot] for bot in result.seats)
    return Result(result.seed, seats, result.scores, result.ranking, result.lines, result.decisions, result.seconds)


def rating_rows(game: str, table: list[Standing]) -> list[str]:
    return [f"| {game} | {bot.bot} | {bot.mu:.1f} ± {bot.sigma:.1f} | {bot.games} |" for bot in table]


def page(rows: list[str], ratings: list[str]) -> str:
    """The whole page."""
    pictures = [
        f"### {game}\n\n![Wins](ladder/{game}-wins.svg)\n\n[Full report](ladder/{game}.html)\n" for game in GAMES
    ]
    return "\n".join(
        [
            "# The ladder\n",
            "All games have two players, and every seed is played from both seats. Intervals are 95 % Wilson",
            "intervals; ratings are computed with openskill. `greedy` looks one decision ahead, `careful` (the level",
            "medium) to the end of its turn. `hard` and `expert` search; `plain` is the same search without an",
            "evaluation: it plays games out at random. In normal play hard thinks for up to 1 s and expert for up to",
            "4 s per decision. To make this many games feasible, these times are divided by 80 for most duels and for",
            "the ratings. `make ladder` repeats the duels; `bench/ladder.py --help` explains how to play others.\n",
            "| game | duel | time limit per decision | games | won by the first | 95 % interval | mean scores |",
            "| --- | --- | --- | --- | --- | --- | --- |",
            *rows,
            "\n| game | bot | rating | games |",
            "| --- | --- | --- | --- |",
            *ratings,
            "",
            *pictures,
        ]
    )


def publish(folder: Path) -> None:
    """Write the page and the reports from all stored results."""
    reports = ROOT / "docs/ladder"
    reports.mkdir(exist_ok=True)
    rows, ratings = list[str](), list[str]()
    for game in GAMES:
        met = [Duel(game, pair, faster, folder) for pair in DUELS for faster in FASTER]
        met = [duel for duel in met if duel.file.exists()]
        rows += dict.fromkeys(duel.row() for duel in met)
        played = [result for duel in met if duel.faster == USUAL for result in duel.results()]
        ratings += rating_rows(game, standings(played))
        write_report(reports / f"{game}.html", *tournament_report(Tournament(game, LEVELS, 2, len(played)), played))
    (ROOT / "docs/ladder.md").write_text(page(rows, ratings), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games per duel; fewer where both think long")
    parser.add_argument("--faster", type=int, choices=FASTER, default=USUAL, help="divide all thinking times by this")
    parser.add_argument("--game", choices=GAMES, nargs="*", default=GAMES, help="only these games")
    parser.add_argument("--duel", choices=["-".join(pair) for pair in DUELS], nargs="*", help="only these duels")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=ROOT / "build/ladder", help="where results are kept")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    for game in wanted.game:
        for pair, share in DUELS.items():
            if wanted.duel is None or "-".join(pair) in wanted.duel:
                duel = Duel(game, pair, wanted.faster, wanted.folder)
                duel.play(max(2, round(share * wanted.games)), wanted.jobs)
                print(duel.row(), flush=True)
    publish(wanted.folder)


if __name__ == "__main__":
    main()
