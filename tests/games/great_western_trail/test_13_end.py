"""Chapter 13: the end of the game."""

from __future__ import annotations

import pytest

from goodsyard.core.chance import seeded
from goodsyard.core.playout import play_out
from goodsyard.games.great_western_trail.rules.setup import RANDOM_SIDES, new
from tests.clauses import clause
from tests.games.great_western_trail.scenes import Scene, scene

COLUMNS = ("flood_green_2", "teepee_blue", "cowboy", "engineer", "craftsman", "cowboy")


def last_row(players: int, *tiles: str) -> Scene:
    """One space of the job market is left."""
    game = scene(players).foresight(*(tiles or COLUMNS)).token(12, players - 1)
    for seat in range(players):
        game.at(seat, "START")
    return game


@clause("13.1")
def test_the_last_worker_triggers_the_end() -> None:
    game = last_row(2).use("KC").act("teepee_blue", "engineer")
    view = game.view()
    assert (view.ending, view.seats[0].token) == (True, True)
    assert not any(row.token for row in view.job_market)


@clause("13.2")
def test_then_no_worker_may_be_chosen() -> None:
    game = last_row(2).use("KC").act("teepee_blue", "engineer")
    assert game.kind == "disc", "column 3 has only workers and is skipped"
    mixed = last_row(2, *COLUMNS[:4], "craftsman", "teepee_green").use("KC").act("teepee_blue", "engineer")
    assert mixed.standing("TEEPEE_M2") == "teepee_green", "the only tile that is left to choose"


@clause("13.2")
def test_the_trigger_may_come_in_subphase_3() -> None:
    game = scene().foresight(*COLUMNS).token(12).use("KC").act("teepee_blue", "engineer")
    assert not game.view().ending
    assert game.act("craftsman").view().ending


@clause("13.3")
def test_the_active_player_finishes_the_turn() -> None:
    game = last_row(2).hand(0, "jersey", "guernsey").use("KC").act("teepee_blue", "engineer", "topeka", "aux_dollar")
    assert (game.me().money, game.view().cities[1].discs) == (3, [0])
    assert (game.game.current, len(game.held()), game.game.over) == (1, 4, False)


@clause("13.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_else_takes_one_more_turn(players: int) -> None:
    game = last_row(players).use("KC").act("teepee_blue", "engineer", "aux_dollar")
    for seat in range(1, players):
        assert (game.game.current, game.game.over) == (seat, False)
        game.act("B", "single dollar")
    assert game.game.over
    assert game.view().ranking is not None


@clause("13.4", "13.5")
def test_a_last_visit_to_kansas_city() -> None:
    game = last_row(3).use("KC").act("teepee_blue", "engineer", "aux_dollar")
    game.at(1, "G").act("KC")
    assert [column.count(None) for column in game.view().foresight] == [0, 0, 0], "refilled as ever"
    assert game.kind == "foresight"
    workers = {"cowboy", "craftsman", "engineer"}
    while game.kind == "foresight":
        assert not workers & {*game.options()}
        game.act(game.options()[0])
    game.act("aux_dollar")
    assert game.game.current == 2
    assert None not in game.view().foresight[0]


@clause("13.6")
@pytest.mark.parametrize(("players", "min_steps", "most"), [(2, 11, 13), (3, 16, 18), (4, 21, 23)])
def test_visits_up_to_the_trigger(players: int, min_steps: int, most: int) -> None:
    seen = set()
    for seed in range(20):
        game = new(players, seeded(seed), 1, sides=RANDOM_SIDES)
        play_out(game, seed)
        assert min_steps <= game.visits <= most
        assert game.visits <= sum(player.visits for player in game.players) <= game.visits + players - 1
        seen.add(game.visits)
    assert len(seen) > 1
