"""Clones and digests know every field of the state, and the counts of positions never change."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import goodsyard
from goodsyard.core.game import Game
from goodsyard.core.record import load
from goodsyard.core.row import COMPILED
from goodsyard.games.coal_baron import TITLE
from goodsyard.games.coal_baron.rules.game import CoalBaron
from goodsyard.games.coal_baron.rules.state import Player
from tests.games.fields import check_fields
from tests.games.play import random_table

RECORDS = Path(__file__).parent / "records"


def begin(players: int, seed: int) -> CoalBaron:
    return TITLE.begin(players, seed, TITLE.rules_version, {"starting_player": "1", "delivered": "own"})


def board(game: CoalBaron) -> Player:
    return game.players[1]


def whole(game: CoalBaron) -> CoalBaron:
    return game


@pytest.mark.skipif(COMPILED, reason="compiled classes do not list their fields; the interpreted run does")
@pytest.mark.parametrize("part", [whole, board])
def test_every_field_is_cloned_and_digested(part: Callable[[CoalBaron], object]) -> None:
    check_fields(begin(3, 1), part)


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


@pytest.mark.parametrize(("players", "seed", "depth", "count"), [(2, 1, 4, 7283), (3, 2, 4, 6989), (4, 3, 3, 769)])
def test_the_number_of_positions_is_fixed(players: int, seed: int, depth: int, count: int) -> None:
    assert positions(begin(players, seed), depth) == count


@pytest.mark.parametrize("players", [2, 3, 4])
def test_golden_games_replay_and_score_the_same(players: int) -> None:
    record = load(RECORDS / f"rules-2-random-{players}.json")
    table = goodsyard.replay(record)
    assert table.over
    assert table.record() == record
    assert table.game.digest() == random_table("coal-baron", players, int(record.seed)).game.digest()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_golden_games_of_earlier_rules_replay_as_they_were_played(players: int) -> None:
    record = load(RECORDS / f"random-{players}.json")
    table = goodsyard.replay(record)
    assert (table.rules_version, table.over, table.options["delivered"]) == (1, True, "open")
    assert table.record() == record
