"""Is a game balanced? Plays many games between equal bots, with the printed cards or with a designer's changes."""

from __future__ import annotations

import sys
from collections import Counter, deque
from collections.abc import Iterator, Mapping
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from pathlib import Path

from goodsyard.bots import find as find_bot
from goodsyard.core.cards import CHANGED
from goodsyard.core.errors import BadSetup
from goodsyard.core.registry import find
from goodsyard.core.seeds import MOST_SEED
from goodsyard.core.table import Table, new
from goodsyard.lab.census import Census, Key
from goodsyard.lab.pace import Watch
from goodsyard.lab.playing import EndlessGame, chosen
from goodsyard.lab.pools import uninterrupted

NAME = "Somebody"
CHUNK = 4
TRIALS = 4


@dataclass(frozen=True)
class Balance:
    """What to play; the same bot takes every seat."""

    game: str
    bot: str
    players: int
    games: int
    seed: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    longest: int = 5000
    """Games with more decisions are stopped."""

    def check(self) -> None:
        """Raise a GoodsyardError if this cannot be played."""
        if self.games < 1 or self.longest < 1:
            raise BadSetup("at least one game with at least one decision must be played")
        find_bot(self.bot, self.game)
        new(self.game, self.players, self.seed, self.options)
        if self.seed + self.games - 1 > MOST_SEED:
            raise BadSetup(f"the seed {self.seed} is too large for {self.games} games")


def environment_for(game: str, file: Path) -> dict[str, str]:
    """The environment that makes new processes use another file of cards."""
    folder = find(game).folder
    if not (folder / "cards.toml").exists():
        raise BadSetup(f"{game} has no cards.toml, so there is nothing to change")
    if not file.is_file():
        raise BadSetup(f"file not found: {file}")
    return {CHANGED: f"{folder.name}={file.resolve()}"}


def try_cards(balance: Balance, file: str) -> None:
    """Try the changed cards in a few games, in a process that has not loaded the printed ones."""
    if any(name.startswith("goodsyard.games.") for name in sys.modules):
        raise BadSetup("this process has already loaded the printed cards")
    try:
        find(balance.game)
        for seed in range(TRIALS):
            play("random", balance, seed, Census(balance.players), audit=True)
    except Exception as problem:
        raise BadSetup(f"games with {file} fail: {problem or type(problem).__name__}") from None


def run(balance: Balance, executor: Executor, jobs: int) -> Iterator[Census]:
    """Play all games in batches, in the order of the seeds."""
    waiting: deque[Future[Census]] = deque()
    try:
        for start in range(balance.seed, balance.seed + balance.games, CHUNK):
            count = min(CHUNK, balance.seed + balance.games - start)
            with uninterrupted():
                waiting.append(executor.submit(play_some, balance, start, count))
            if len(waiting) > jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def play_some(balance: Balance, start: int, count: int) -> Census:
    """Play `count` games, starting with seed `start`."""
    census = Census(balance.players)
    for seed in range(start, start + count):
        play(balance.bot, balance, seed, census)
    return census


def play(name: str, balance: Balance, seed: int, census: Census, audit: bool = False) -> None:
    """Play one game and count it."""
    table = new(balance.game, balance.players, seed, balance.options)
    table.names = {"en": (NAME,) * balance.players}
    bots = [find_bot(name, balance.game) for _ in range(balance.players)]
    offered: Counter[Key] = Counter()
    taken: Counter[Key] = Counter()
    watch = Watch(table.title, table.game)
    try:
        for seat, action in chosen(table.game, bots, seed, balance.longest):
            watch.see(seat, count_choices(table, seat, action, offered, taken))
            table.take(action, seat)
            if audit:
                table.game.audit()
    except EndlessGame:
        census.endless += 1
        return
    census.offered.update(offered)
    census.taken.update(taken)
    census.pace.merge(watch.end())
    census.add(list(table.scores()), list(table.ranking()), len(table.played), deeds_in(table))


def count_choices(table: Table, seat: int, action: int, offered: Counter[Key], taken: Counter[Key]) -> int:
    """Count the options offered and the one taken, ignoring forced choices; returns the number of options."""
    choices = table.choices(seat)
    for choice in choices if len(choices) > 1 else ():
        key = (choice.kind, choice.text)
        offered[key] += 1
        if choice.action == action:
            taken[key] += 1
    return len(choices)


def deeds_in(table: Table) -> list[set[Key]]:
    """For every seat, its deeds in a finished game according to the log: what it did to which thing."""
    deeds: list[set[Key]] = [set() for _ in range(table.players)]
    for event in table.events(None):
        names_a_thing = any(isinstance(fact, str) for name, fact in event.facts.items() if name != "seat")
        if event.text.startswith(NAME) and names_a_thing:
            deeds[event.seat].add((event.kind, event.text.removeprefix(NAME).strip(" .")))
    return deeds
