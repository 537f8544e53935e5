"""Clones and digests know every field of the state, the counts of positions never change, golden games replay."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import goodsyard
from goodsyard.core.chance import DICE, below, seeded
from goodsyard.core.conformance import check_game
from goodsyard.core.errors import BadSetup
from goodsyard.core.game import Game
from goodsyard.core.playout import play_out
from goodsyard.core.record import load
from goodsyard.core.row import COMPILED
from goodsyard.games.great_western_trail import TITLE
from goodsyard.games.great_western_trail.rules.game import GreatWesternTrail
from goodsyard.games.great_western_trail.rules.setup import new
from goodsyard.games.great_western_trail.rules.state import Player
from tests.games.fields import check_fields
from tests.games.great_western_trail.scenes import Scene, scene
from tests.games.play import random_table

RECORDS = Path(__file__).parent / "records"
FIXED = frozenset({"sides", "starter"})


def board(game: GreatWesternTrail) -> Player:
    return game.players[1]


def whole(game: GreatWesternTrail) -> GreatWesternTrail:
    return game


@pytest.mark.skipif(COMPILED, reason="compiled classes do not list their fields; the interpreted run does")
@pytest.mark.parametrize("part", [whole, board])
def test_every_field_is_cloned_and_digested(part: Callable[[GreatWesternTrail], object]) -> None:
    check_fields(new(3, seeded(1), TITLE.rules_version), part, FIXED)


def test_sides_and_starter_are_digested_and_cloned() -> None:
    one, two, three = (
        new(2, seeded(1), 1, sides=0, starter=0),
        new(2, seeded(1), 1, sides=5, starter=0),
        new(2, seeded(1), 1, starter=1),
    )
    assert len({one.digest(), two.digest(), three.digest()}) == 3
    assert (two.clone().sides, three.clone().starter) == (5, 1)


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


@pytest.mark.parametrize(
    ("players", "seed", "depth", "old", "count"),
    [(2, 1, 4, 523, 523), (3, 2, 4, 542, 542), (4, 3, 4, 584, 584), (2, 7, 5, 1820, 1857)],
)
def test_the_number_of_positions_is_fixed(players: int, seed: int, depth: int, old: int, count: int) -> None:
    assert positions(new(players, seeded(seed), 1), depth) == old
    assert positions(new(players, seeded(seed), 2), depth) == count


@pytest.mark.parametrize("sides", ["a", "random"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", [1, 2])
def test_golden_games_replay_and_score_the_same(players: int, sides: str, rules: int) -> None:
    record = load(RECORDS / f"{sides}-{players}{'' if rules == 1 else '-rules-2'}.json")
    assert record.rules_version == rules
    table = goodsyard.replay(record)
    assert table.over
    assert table.record() == record
    if rules == TITLE.rules_version:
        again = random_table("great-western-trail", players, int(record.seed), {"sides": sides})
        assert table.game.digest() == again.game.digest()


@pytest.mark.parametrize("sides", ["a", "random"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_ways_to_choose_sides_conform(players: int, sides: str) -> None:
    for seed in range(3 if COMPILED else int(players == 2)):
        check_game(TITLE, players, seed + 20, {"sides": sides, "layout": "first-game"})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rich_players_find_no_way_to_get_stuck(players: int) -> None:
    """With money, workers and cleared discs random players come to the corners of the rules. The workers come from the
    supply, so such a game need not end."""
    for seed in range(30 if COMPILED else 2):
        game = scene(players, sides="1b 2b 5b 6b 8b 9b" if seed % 2 else "", seed=seed)
        for seat in range(players):
            enrich(game, seat)
        game.jobs(1, "cowboy", "engineer").display("D2_1", "MOVE_1", "AUX_SF", "DRAW_1")
        game.foresight("flood_green_2", "teepee_blue", "cowboy", "engineer", "craftsman", "cowboy").turn()
        most = 0
        chance = seeded(seed)
        for _ in range(800):
            if game.game.over:
                break
            legal = game.game.legal()
            assert legal, f"stuck at {game.game.decision()}"
            most = max(most, len(legal))
            game.game.apply(legal[below(chance, DICE, len(legal))])
            game.game.audit()
        assert most <= 200


def enrich(game: Scene, seat: int) -> None:
    game.me(seat).money = 200
    game.workers(seat, cowboy=4, craftsman=4, engineer=4).engine(seat, str(10 + seat))
    game.cleared_disc(seat, "aux_certificate", "aux_certificate", "aux_engine", "aux_remove_card", "step_b")


def test_no_decision_is_long_and_records_are_small() -> None:
    table = random_table("great-western-trail", 4, 9)
    assert len(table.record().json()) < 20_000
    assert max(new(2, seeded(1), 1).kind_sizes()) <= 200


def test_a_starting_player_who_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup, match="only 2 players"):
        goodsyard.new("great-western-trail", 2, 1, {"starting_player": "3"})


def test_the_title_tells_facts_and_lines() -> None:
    table = random_table("great-western-trail", 2, 4)
    assert TITLE.facts(new(2, seeded(1), 1))["visits"] == 0
    game = new(2, seeded(4), 1)
    play_out(game, 4)
    assert 11 <= int(TITLE.facts(game)["visits"]) <= 13
    assert len(table.breakdown()[0]) == 11
