"""Clones and digests know every field of the state, and the counts of positions never change."""

from __future__ import annotations

from pathlib import Path

import pytest

import goodsyard
from goodsyard.core.conformance import check_game
from goodsyard.core.game import Game
from goodsyard.core.record import load
from goodsyard.core.row import COMPILED
from goodsyard.games.mineshaft import TITLE
from goodsyard.games.mineshaft.rules.game import Mineshaft
from goodsyard.games.mineshaft.rules.state import FIRE_AROUND, WHOLE_ROUNDS
from goodsyard.games.mineshaft.say.names import READINGS
from tests.games.fields import check_fields
from tests.games.play import random_table

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))
FIXED = frozenset({"readings", "starter"})


def begin(players: int, seed: int, **options: str) -> Mineshaft:
    return TITLE.begin(
        players, seed, TITLE.rules_version, TITLE.checked_options(players, {"starting_player": "1", **options})
    )


def whole(game: Mineshaft) -> Mineshaft:
    return game


@pytest.mark.skipif(COMPILED, reason="compiled classes do not list their fields; the interpreted run does")
def test_every_field_is_cloned_and_digested() -> None:
    check_fields(begin(3, 1), whole, FIXED)


def test_what_the_table_has_chosen_is_digested_and_cloned() -> None:
    assert begin(2, 1).digest() != begin(2, 1, quake="adjacent").digest()
    assert begin(2, 1).digest() != begin(2, 1, starting_player="2").digest()
    twin = begin(2, 1, fire="around", starting_player="2").clone()
    assert (twin.readings, twin.starter) == (FIRE_AROUND | WHOLE_ROUNDS, 1)


def positions(game: Game, depth: int) -> int:
    """How many ways there are to take `depth` actions."""
    if depth == 0 or game.over:
        return 1
    total = 0
    for action in game.legal():
        twin = game.clone()
        twin.apply(action)
        total += positions(twin, depth - 1)
    return total


@pytest.mark.parametrize(("players", "seed", "depth", "count"), [(2, 1, 9, 13284), (3, 2, 10, 1728), (4, 3, 11, 17496)])
def test_the_number_of_positions_is_fixed(players: int, seed: int, depth: int, count: int) -> None:
    assert positions(begin(players, seed), depth) == count


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_games_replay_and_score_the_same(path: Path) -> None:
    record = load(path)
    table = goodsyard.replay(record)
    assert table.over
    assert table.record() == record
    if record.rules_version < TITLE.rules_version:
        return
    again = random_table("mineshaft", record.players, int(record.seed), record.options)
    assert table.game.digest() == again.game.digest()


def test_all_versions_of_the_rules_have_golden_games() -> None:
    assert {load(path).rules_version for path in RECORDS} == set(range(1, TITLE.rules_version + 1))


def test_every_end_has_a_golden_game() -> None:
    ends = {TITLE.facts(goodsyard.replay(load(path)).game)["end"] for path in RECORDS}  # type: ignore[arg-type]
    assert ends >= {"ran out", "stopped", "no tiles"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_conform(players: int) -> None:
    for seed in range(4 if COMPILED else 1):
        check_game(TITLE, players, seed + 30)


@pytest.mark.parametrize(("name", "value"), [(name, values[1]) for name, values in READINGS.items()])
def test_every_reading_conforms(name: str, value: str) -> None:
    for players in range(2, 5 if COMPILED else 3):
        check_game(TITLE, players, 40 + players, {name: value})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_classic_design_conforms(players: int) -> None:
    check_game(TITLE, players, 60 + players, {"design": "classic", "finish": "at_once"})


@pytest.mark.parametrize("tiles", ["short", "medium", "long"])
def test_all_other_readings_together_conform(tiles: str) -> None:
    others = {name: values[1] for name, values in READINGS.items()}
    check_game(TITLE, 3, 50, {"tiles": tiles, "starting_player": "2", **others})


def test_records_are_small_and_no_decision_is_long() -> None:
    assert len(random_table("mineshaft", 4, 9).record().json()) < 20_000
    assert max(begin(2, 1).kind_sizes()) <= 200
