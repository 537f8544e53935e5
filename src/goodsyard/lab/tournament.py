"""Tournaments: every line-up of bots plays the same seeds in every seat order; results are streamed to a file.

A tournament is divided into jobs of one seed each, so it can be stopped and resumed, and run on any executor.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from time import perf_counter

import msgspec

from goodsyard.bots import find as find_bot
from goodsyard.core.errors import BadSetup
from goodsyard.core.registry import find
from goodsyard.core.seeds import MOST_SEED
from goodsyard.core.table import new
from goodsyard.lab.playing import chosen
from goodsyard.lab.pools import uninterrupted

WAITING = 3
"""Number of jobs queued ahead per process."""


@dataclass(frozen=True)
class Tournament:
    """What to play: at least `games` games, with all line-ups equally often."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: int = 1
    options: Mapping[str, str] = field(default_factory=dict)

    def check(self) -> None:
        """Raise a GoodsyardError if this cannot be played."""
        if self.games < 1 or not self.bots:
            raise BadSetup("a tournament needs at least one bot and one game")
        if len(set(self.bots)) != len(self.bots):
            raise BadSetup("name every bot only once; a single bot plays against itself")
        for bot in self.bots:
            find_bot(bot, self.game)
        new(self.game, self.players, self.seed, self.options)
        if self.seed + self.rounds() - 1 > MOST_SEED:
            raise BadSetup(f"the seed {self.seed} is too large for {self.games} games")

    def lineups(self) -> list[tuple[str, ...]]:
        """The seatings for each seed: every selection of bots, rotated around the table."""
        if len(self.bots) == 1:
            return [self.bots * self.players]
        size = min(len(self.bots), self.players)
        chosen = [choice + choice[-1:] * (self.players - size) for choice in combinations(self.bots, size)]
        return [choice[turn:] + choice[:turn] for choice in chosen for turn in range(self.players)]

    def rounds(self) -> int:
        """The number of seeds to play."""
        return -(-self.games // len(self.lineups()))


class Result(msgspec.Struct, frozen=True):
    """One game of a tournament."""

    seed: int
    seats: tuple[str, ...]
    scores: list[int]
    ranking: list[int]
    lines: list[dict[str, int]]
    decisions: int
    seconds: float


def play_seed(tournament: Tournament, seed: int) -> list[Result]:
    """Play all line-ups on one seed."""
    return [play(tournament, seed, seats) for seats in tournament.lineups()]


def play(tournament: Tournament, seed: int, seats: tuple[str, ...]) -> Result:
    table = new(tournament.game, tournament.players, seed, tournament.options)
    bots = [find_bot(name, tournament.game) for name in seats]
    begun = perf_counter()
    for seat, action in chosen(table.game, bots, seed):
        table.take(action, seat)
    scores, ranking = list(table.scores()), list(table.ranking())
    spent = round(perf_counter() - begun, 3)
    return Result(seed, seats, scores, ranking, table.breakdown(), len(table.played), spent)


def run(tournament: Tournament, executor: Executor, jobs: int, file: Path | None = None) -> Iterator[list[Result]]:
    """Play what is missing from the file; yields the results of all seeds, stored ones first, then as they arrive."""
    tournament.check()
    done = read(tournament, file) if file else {}
    yield from done.values()
    missing = [s for s in range(tournament.seed, tournament.seed + tournament.rounds()) if s not in done]
    waiting: set[Future[list[Result]]] = set()
    try:
        for seed in missing:
            with uninterrupted():
                waiting.add(executor.submit(play_seed, tournament, seed))
            if len(waiting) >= jobs * WAITING:
                yield from finished(waiting, file)
        while waiting:
            yield from finished(waiting, file)
    finally:
        for future in waiting:
            future.cancel()


def finished(waiting: set[Future[list[Result]]], file: Path | None) -> Iterator[list[Result]]:
    """Yield the results that have arrived, writing them to the file first."""
    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
    for future in done:
        waiting.remove(future)
        results = future.result()
        if file:
            with file.open("ab") as stream:
                stream.writelines(msgspec.json.encode(result) + b"\n" for result in results)
        yield results


def read(tournament: Tournament, file: Path) -> dict[int, list[Result]]:
    """The complete seeds in this tournament's results file; a truncated line is ignored."""
    lineups, found = tournament.lineups(), dict[int, list[Result]]()
    if not file.exists():
        return {}
    content = file.read_bytes()
    if content and not content.endswith(b"\n"):
        file.write_bytes(content + b"\n")
    for line in content.splitlines():
        try:
            result = msgspec.json.decode(line, type=Result)
        except msgspec.DecodeError:
            continue
        if result.seats not in lineups or set(result.lines[0]) != set(find(tournament.game).score_lines):
            raise BadSetup(f"{file} belongs to another tournament: {', '.join(result.seats)}")
        found.setdefault(result.seed, []).append(result)
    last = tournament.seed + tournament.rounds()
    return {
        seed: results
        for seed, results in sorted(found.items())
        if tournament.seed <= seed < last and sorted(r.seats for r in results) == sorted(lineups)
    }
