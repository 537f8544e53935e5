"""The rated ladder: duels between the levels in every game, each with the same seeds from both seats.

`make ladder` plays what is missing of the results in build/ladder and writes docs/ladder.md, with a report a game.
Thinking times can be divided (`--faster 80`): the whole at full times takes days on one machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from goodsyard.cli.output import progress
from goodsyard.lab.pools import pool
from goodsyard.lab.report import percent, tournament_report, write_report
from goodsyard.lab.standings import Standing, duels, interval, standings
from goodsyard.lab.tournament import Result, Tournament, run

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
"""Who meets, and in how many of the games: where both think long, in fewer."""


def spec(level: str, faster: float) -> str:
    """The bot behind a level when all think so many times faster."""
    if level not in KINDS:
        return level
    return f"{KINDS[level]}:{1000 * SECONDS[level] / faster:g}ms"


def play(
    game: str, games: int, faster: float, jobs: int, folder: Path
) -> Iterator[tuple[tuple[str, str], list[Result]]]:
    """All duels of a game, with their results."""
    for pair, share in DUELS.items():
        bots = (spec(pair[0], faster), spec(pair[1], faster))
        count = max(2, round(share * games))
        wanted, played = Tournament(game, bots, 2, count), list[Result]()
        file = folder / f"{game}-{bots[0]}-{bots[1]}.jsonl".replace(":", "-")
        with pool(jobs) as executor, progress(f"{game}: {' - '.join(pair)}", count) as advance:
            for batch in run(wanted, executor, jobs, file):
                played += batch
                advance(len(batch))
        yield pair, [named(result, dict(zip(bots, pair, strict=True))) for result in played]


def named(result: Result, levels: dict[str, str]) -> Result:
    """The result with the levels instead of the bots behind them."""
    seats = tuple(levels[bot] for bot in result.seats)
    return Result(result.seed, seats, result.scores, result.ranking, result.lines, result.decisions, result.seconds)


def row(game: str, pair: tuple[str, str], results: list[Result]) -> str:
    """One duel as a line of the table."""
    wins, met = duels(results)[pair]
    low, high = interval(wins, met)
    scores = {bot.bot: bot.score.mean for bot in standings(results)}
    points = f"{scores[pair[0]]:.1f} : {scores[pair[1]]:.1f}"
    won = f"{percent(wins / met)} | {percent(low)} - {percent(high)}"
    return f"| {game} | {pair[0]} - {pair[1]} | {met} | {won} | {points} |"


def rating_rows(game: str, table: list[Standing]) -> list[str]:
    return [f"| {game} | {bot.bot} | {bot.mu:.1f} ± {bot.sigma:.1f} | {bot.games} |" for bot in table]


def page(rows: list[str], ratings: list[str], faster: float) -> str:
    """The whole page."""
    times = ", ".join(f"{level} {1000 * seconds / faster:g} ms" for level, seconds in SECONDS.items())
    if faster == 1:
        said = f"Thinking times a decision: {times}."
    else:
        said = (
            f"Thinking times a decision were divided by {faster:g} to play so many games: {times}; at the table"
            " hard thinks for 1 s and expert for 4 s. `make ladder` plays it again, `bench/ladder.py --faster 1` at"
            " full times."
        )
    pictures = [
        f"### {game}\n\n![Wins](ladder/{game}-wins.svg)\n\n[The whole report](ladder/{game}.html)\n" for game in GAMES
    ]
    return "\n".join(
        [
            "# The ladder\n",
            "Two players; every seed is played from both seats; intervals are Wilson's for 95 %, ratings openskill's.",
            "`greedy` looks one decision ahead, `careful` (the level medium) to the end of its turn; `plain` is the",
            "same search without an evaluation: games are played out at random.\n",
            said + "\n",
            "| game | duel | games | won by the first | 95 % interval | mean scores |",
            "| --- | --- | --- | --- | --- | --- |",
            *rows,
            "\n| game | bot | rating | games |",
            "| --- | --- | --- | --- |",
            *ratings,
            "",
            *pictures,
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games a duel, fewer where both think long")
    parser.add_argument("--faster", type=float, default=80, help="divide all thinking times by this")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=ROOT / "build/ladder", help="where results are kept")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    reports = ROOT / "docs/ladder"
    reports.mkdir(exist_ok=True)
    rows, ratings = list[str](), list[str]()
    for game in GAMES:
        played: list[Result] = []
        for pair, results in play(game, wanted.games, wanted.faster, wanted.jobs, wanted.folder):
            rows.append(row(game, pair, results))
            print(rows[-1], flush=True)
            played += results
        ratings += rating_rows(game, standings(played))
        levels = ("expert", "hard", "plain", "careful", "greedy", "random")
        write_report(reports / f"{game}.html", *tournament_report(Tournament(game, levels, 2, len(played)), played))
    (ROOT / "docs/ladder.md").write_text(page(rows, ratings, wanted.faster), encoding="utf-8")


if __name__ == "__main__":
    main()
