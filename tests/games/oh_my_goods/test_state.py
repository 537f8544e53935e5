"""Clones and digests cover every field of the state, and the number of positions never changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import goodsyard
from goodsyard.core.conformance import check_game
from goodsyard.core.errors import BadSetup
from goodsyard.core.game import Game
from goodsyard.core.record import load
from goodsyard.core.row import COMPILED
from goodsyard.games.oh_my_goods import TITLE
from goodsyard.games.oh_my_goods.rules.game import OhMyGoods
from goodsyard.games.oh_my_goods.rules.state import Player
from tests.games.fields import check_fields
from tests.games.play import random_table

RECORDS = Path(__file__).parent / "records"
FIXED = frozenset({"edition", "hiring"})


def begin(players: int, seed: int, edition: str = "first", hiring: str = "literal") -> OhMyGoods:
    return TITLE.begin(
        players, seed, TITLE.rules_version, {"edition": edition, "starting_player": "1", "hiring": hiring}
    )


def board(game: OhMyGoods) -> Player:
    return game.players[1]


def whole(game: OhMyGoods) -> OhMyGoods:
    return game


@pytest.mark.skipif(COMPILED, reason="compiled classes do not list their fields; the interpreted run does")
@pytest.mark.parametrize("part", [whole, board])
def test_every_field_is_cloned_and_digested(part: Callable[[OhMyGoods], object]) -> None:
    check_fields(begin(3, 1), part, FIXED)


def test_the_edition_is_digested_and_cloned() -> None:
    assert begin(2, 1).digest() != begin(2, 1, "second").digest()
    assert begin(2, 1, "second").clone().edition == 1
    assert begin(2, 1).digest() != begin(2, 1, hiring="v1.1").digest()
    assert begin(2, 1, hiring="v1.1").clone().hiring == 1


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


@pytest.mark.parametrize(("players", "seed", "depth", "count"), [(2, 1, 5, 368), (3, 2, 5, 512), (4, 3, 4, 256)])
def test_the_number_of_positions_is_fixed(players: int, seed: int, depth: int, count: int) -> None:
    assert positions(begin(players, seed), depth) == count


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_golden_games_replay_and_score_the_same(players: int, edition: str) -> None:
    record = load(RECORDS / f"{edition}-{players}-rules-3.json")
    table = goodsyard.replay(record)
    assert table.over
    assert table.record() == record
    again = random_table("oh-my-goods", players, int(record.seed), {"edition": edition})
    assert table.game.digest() == again.game.digest()


@pytest.mark.parametrize("name", ["second-{}-rules-1", "second-{}", "first-{}"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_by_earlier_versions_of_the_rules_still_replay(players: int, name: str) -> None:
    record = load(RECORDS / f"{name.format(players)}.json")
    assert record.rules_version < TITLE.rules_version
    table = goodsyard.replay(record)
    assert table.over
    assert table.record() == record


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_editions_conform(players: int, edition: str) -> None:
    for seed in range(3 if COMPILED else 1):
        check_game(TITLE, players, seed + 20, {"edition": edition, "hiring": "literal" if seed % 2 else "v1.1"})


def test_records_are_small_and_no_decision_is_long() -> None:
    table = random_table("oh-my-goods", 4, 9)
    assert len(table.record().json()) < 20_000
    assert (
        max(
            TITLE.begin(
                2, 1, TITLE.rules_version, {"edition": "first", "starting_player": "1", "hiring": "literal"}
            ).kind_sizes()
        )
        <= 200
    )


def test_a_starting_player_who_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup, match="only 2 players"):
        goodsyard.new("oh-my-goods", 2, 1, {"starting_player": "3", "hiring": "literal"})


def test_facts_and_score_lines_of_the_title() -> None:
    table = random_table("oh-my-goods", 2, 4)
    facts = TITLE.facts(begin(2, 1))
    assert facts["rounds"] == 1
    assert set(table.breakdown()[0]) == {"buildings", "assistants", "goods"}
