"""Many games between bots. Game k of a simulation with seed S has seed S + k, whichever process plays it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from time import process_time

from goodsyard.bots import find as find_bot
from goodsyard.core.chance import DICE, below, seeded
from goodsyard.core.errors import BadSetup, GoodsyardError
from goodsyard.core.log import SILENT
from goodsyard.core.playout import play_out
from goodsyard.core.registry import find
from goodsyard.core.seeds import MOST_SEED
from goodsyard.core.table import Table, new
from goodsyard.lab.playing import chosen
from goodsyard.lab.pools import pool, uninterrupted
from goodsyard.lab.tally import Tally

LONGEST_CHUNK = 100
CHUNKS_AHEAD = 3


class FailedGame(GoodsyardError):
    """A game violated its own invariants: a bug, with the seed that reproduces it."""


@dataclass(frozen=True)
class Simulation:
    """What to play."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    audit: bool = True
    records: bool = False

    def check(self) -> None:
        """Raise a GoodsyardError if this cannot be played."""
        if self.games < 1:
            raise BadSetup(f"at least one game must be played, not {self.games}")
        for bot in self.seats:
            find_bot(bot, self.game)
        new(self.game, len(self.seats), self.seed, self.options)
        if self.seed + self.games - 1 > MOST_SEED:
            raise BadSetup(f"the seed {self.seed} is too large for {self.games} games")


@dataclass(frozen=True)
class Chunk:
    """The results of consecutive games: their tally and, if requested, their records."""

    tally: Tally
    records: list[str]


def simulate(simulation: Simulation, jobs: int = 1) -> Iterator[Chunk]:
    """Play all games chunk by chunk, in the order of the seeds."""
    simulation.check()
    size = max(1, min(LONGEST_CHUNK, simulation.games // (jobs * 8)))
    starts = range(0, simulation.games, size)
    spans = [(start, min(size, simulation.games - start)) for start in starts]
    if jobs == 1:
        return (play_chunk(simulation, *span) for span in spans)
    return in_processes(simulation, spans, jobs)


def in_processes(simulation: Simulation, spans: list[tuple[int, int]], jobs: int) -> Iterator[Chunk]:
    """Play in several processes."""
    waiting: deque[Future[Chunk]] = deque()
    with pool(jobs) as executor:
        for span in spans:
            with uninterrupted():
                waiting.append(executor.submit(play_chunk, simulation, *span))
            if len(waiting) >= jobs * CHUNKS_AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def play_chunk(simulation: Simulation, start: int, count: int) -> Chunk:
    """Play `count` games, starting with game `start`."""
    title = find(simulation.game)
    chunk = Chunk(Tally(len(simulation.seats), title.score_lines), [])
    for seed in range(simulation.seed + start, simulation.seed + start + count):
        table = new(simulation.game, len(simulation.seats), seed, simulation.options)
        begun = process_time()
        try:
            decisions = play_game(simulation, table, seed)
        except AssertionError as problem:
            raise FailedGame(f"the audit of the game with seed {seed} failed: {problem}") from None
        chunk.tally.add(title, table.game, decisions, process_time() - begun)
        if simulation.records:
            chunk.records.append(table.record().json())
    return chunk


def play_game(simulation: Simulation, table: Table, seed: int) -> int:
    """Play one game to the end and return the number of decisions; the compiled loop keeps no record of them."""
    if set(simulation.seats) != {"random"}:
        return play_bots(table, seed, simulation.seats, simulation.audit)
    if simulation.records:
        return play_noted(table, seed, simulation.audit)
    table.game.log = SILENT
    return play_out(table.game, seed, simulation.audit)


def play_bots(table: Table, seed: int, seats: tuple[str, ...], audit: bool) -> int:
    """Let each seat's bot choose."""
    bots = [find_bot(name, table.title.id) for name in seats]
    for seat, action in chosen(table.game, bots, seed):
        table.take(action, seat)
        if audit:
            table.game.audit()
    return len(table.played)


def play_noted(table: Table, seed: int, audit: bool) -> int:
    """Play the same game as the compiled loop `play_out`, but at a table that records it."""
    chance = seeded(seed)
    while not table.over:
        options = table.game.legal()
        table.take(options[below(chance, DICE, len(options))], table.game.current)
        if audit:
            table.game.audit()
    return len(table.played)
