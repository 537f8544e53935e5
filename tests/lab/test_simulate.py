"""Simulations: exact sums, the same games with and without records, any bots."""

from collections.abc import Iterator
from fractions import Fraction
from statistics import mean, stdev

import pytest

from goodsyard import bots
from goodsyard.core.errors import BadSetup
from goodsyard.core.game import Game
from goodsyard.core.record import read
from goodsyard.core.registry import find
from goodsyard.core.table import replay
from goodsyard.lab import simulate as lab
from goodsyard.lab.simulate import FailedGame, Simulation, simulate
from goodsyard.lab.tally import Spread, Tally


def played(simulation: Simulation) -> tuple[Tally, list[str]]:
    tally = Tally(len(simulation.seats), find(simulation.game).score_lines)
    records: list[str] = []
    for chunk in simulate(simulation):
        tally.merge(chunk.tally)
        records += chunk.records
    return tally, records


def comparable(tally: Tally) -> dict[str, object]:
    return {**tally.report("coal-baron"), "decisions_per_s": 0}


def test_records_show_the_games_of_the_compiled_loop() -> None:
    noted, records = played(Simulation("coal-baron", ("random",) * 3, 6, 40, records=True))
    fast, none = played(Simulation("coal-baron", ("random",) * 3, 6, 40, audit=False))
    assert comparable(noted) == comparable(fast)
    assert none == []
    tables = [replay(read(record)) for record in records]
    assert [table.seed for table in tables] == [40, 41, 42, 43, 44, 45]
    assert all(table.over for table in tables)
    for seat in range(3):
        assert noted.scores[seat].mean == pytest.approx(mean(table.scores()[seat] for table in tables))
        assert noted.scores[seat].deviation == pytest.approx(stdev(table.scores()[seat] for table in tables))
    assert noted.decisions.sum == sum(len(table.played) for table in tables)


class First:
    """Always takes the first legal action."""

    def choose(self, game: Game, seat: int, seed: int) -> int:
        return game.legal(seat)[0]


@pytest.fixture
def first() -> Iterator[str]:
    bots.register("first", lambda game, budget: First())
    yield "first"
    del bots._makers["first"]


def test_bots_of_different_kinds(first: str) -> None:
    simulation = Simulation("coal-baron", (first, "random"), 4, 1, records=True)
    tally, records = played(simulation)
    again, _ = played(simulation)
    assert comparable(tally) == comparable(again)
    assert sum(tally.wins) == 4
    assert all(replay(read(record)).over for record in records)


def test_shared_victories_are_counted_as_fractions() -> None:
    class Shared:
        def ranking(self) -> list[int]:
            return [1, 3, 1]

        def scores(self) -> list[int]:
            return [5, 4, 5]

    class Pad:
        score_lines = ("points",)

        def breakdown(self, game: object) -> list[list[int]]:
            return [[5], [4], [5]]

        def facts(self, game: object) -> dict[str, int | str]:
            return {"rounds": 3, "end": "bell"}

    tally = Tally(3, ("points",))
    for _ in range(3):
        tally.add(Pad(), Shared(), 10, 0.0)  # type: ignore[arg-type]
    assert tally.wins == [Fraction(3, 2), 0, Fraction(3, 2)]
    assert tally.facts() == {"rounds": 3.0, "end": {"bell": 3}}
    assert tally.decisions_per_s == 0


def test_an_empty_spread_has_no_mean() -> None:
    assert (Spread().mean, Spread().deviation) == (0.0, 0.0)


def test_a_failed_audit_names_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*_: object) -> int:
        raise AssertionError("a card was lost")

    monkeypatch.setattr(lab, "play_out", lost)
    with pytest.raises(FailedGame, match="seed 17 failed: a card was lost"):
        list(simulate(Simulation("coal-baron", ("random", "random"), 1, 17)))


def test_impossible_simulations_are_refused() -> None:
    with pytest.raises(BadSetup, match="at least one game"):
        simulate(Simulation("coal-baron", ("random", "random"), 0, 1))
    with pytest.raises(bots.UnknownBot, match="did you mean random"):
        simulate(Simulation("coal-baron", ("randon", "random"), 1, 1))
