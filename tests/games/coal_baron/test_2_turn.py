"""Chapter 2: shift and turn."""

import pytest

from tests.clauses import clause
from tests.games.coal_baron.names import ZONES
from tests.games.coal_baron.scenes import scene


@clause("2.1")
@pytest.mark.parametrize(("players", "shifts"), [(2, 7), (3, 6), (4, 5)])
def test_the_game_lasts_as_many_shifts_as_there_are_tokens(players: int, shifts: int) -> None:
    game, played = scene(players), 0
    while not game.game.over:
        game.act(*["pass"] * players)
        played += 1
    assert played == shifts


@clause("2.2")
def test_turns_go_round_clockwise_from_the_starting_player() -> None:
    game, order = scene(4), []
    for zone in ["share", "order", "objective", "lorry_1", "lorry_2"]:
        order.append(game.game.current)
        game.act(zone)
    assert order == [0, 1, 2, 3, 0]


@clause("2.2")
def test_players_who_have_passed_are_left_out() -> None:
    game, order = scene(4), []
    for action in ["share", "pass", "order", "pass", "objective", "lorry_1", "pass", "lorry_2"]:
        order.append(game.game.current)
        game.act(action)
    assert order == [0, 1, 2, 3, 0, 2, 0, 2]


@clause("2.3")
def test_a_turn_is_one_placement_with_its_action_and_no_more() -> None:
    game = scene().stack("share", ["barracks"]).act("share")
    assert game.game.current == 1
    assert list(game.me().shares) == [1, 0, 0, 0]
    assert [zone for zone in ZONES if game.required(zone) > 1] == ["share", "wild"]


@clause("2.3")
def test_a_turn_of_passing_places_nothing() -> None:
    game = scene().act("pass")
    assert game.game.current == 1
    assert [zone for zone in ZONES if game.required(zone) > 1] == ["wild"]


@clause("2.4")
def test_each_placement_in_a_zone_takes_one_worker_more_whoever_came_before() -> None:
    game = scene(2)
    assert game.required("share") == 1
    game.act("share", "share", "2", "share", "3")
    assert game.required("share") == 4
    assert sum(game.workers(0)) == 12 - 1 - 3
    assert sum(game.workers(1)) == 12 - 2


@clause("2.4")
def test_the_players_own_placement_counts_too() -> None:
    game = scene().act("share", "pass", "pass", "share", "1+1")
    assert game.required("share") == 3
    assert sum(game.workers(0)) == 16 - 1 - 2


@clause("2.5")
def test_several_worker_cards_add_up_to_exactly_the_total() -> None:
    game = scene().placed("share", 1).placed("share", 2, "2").act("share")
    assert sorted(game.options()) == ["1+1+1", "1+2", "3"]


@clause("2.5")
def test_the_total_may_not_be_exceeded() -> None:
    game, used = scene(2), ["lorry_1", "lorry_2", "wagon_1", "engine", "order"]
    for zone in used:
        game.placed(zone, 0)
    assert game.workers() == [2, 2, 3]
    assert game.options() == [*used, "wild", "pass"], "the others ask for 1"


@clause("2.5")
def test_a_total_that_no_cards_make_up_closes_the_zone() -> None:
    game = scene(2).placed("share", 1).placed("share", 1, "2").placed("share", 1, "3").placed("share", 0, "1+1+2")
    game.placed("share", 1, "1+1+1+2")
    assert game.required("share") == 6
    assert "share" in game.options()
    game.placed("order", 0).placed("objective", 0).placed("engine", 0)
    assert game.workers() == [2, 3]
    assert "share" not in game.options()


@clause("2.6")
def test_placed_worker_cards_stay_in_their_zone_until_the_shift_ends() -> None:
    game = scene(2).act("share", "pass", "share", "2", "order")
    assert game.workers() == [1, 1, 1, 2, 3]
    assert game.required("share") == 3
    game.act("pass")
    assert game.workers() == [1, 1, 1, 1, 1, 2, 2, 3]


@clause("2.7")
def test_a_zone_whose_action_cannot_be_carried_out_may_not_be_chosen() -> None:
    game = scene().leave("objective", 0)
    game.dock(0, 1, engine="saddle").dock(0, 2, engine="saddle").dock(0, 3, engine="tender")
    for zone in ["objective", "engine", "mining_1_2", "mining_2_3", "delivery"]:
        assert zone not in game.options()
    for zone in ["share", "mining_0_1", "wild"]:
        assert zone in game.options()


@clause("2.7")
def test_whoever_places_must_carry_the_action_out() -> None:
    mining = scene().row(0, ["clover 1", "clover 1"]).dock(0, 1, ["clover"]).act("mining_2_3")
    assert mining.options() == ["row to storage", "row to dock 1"]
    engine = scene().act("engine")
    assert engine.options() == ["dock 1", "dock 2", "dock 3"]
    delivery = scene().give(0, orders=["barracks 1", "barracks 2"]).dock(0, 2, ["wild with tower 2"], engine="express")
    assert delivery.act("delivery").options() == ["dock 2 with barracks 1", "dock 2 with barracks 2"]


@clause("2.8")
def test_passing_is_allowed_when_a_placement_is_possible() -> None:
    game = scene()
    assert "share" in game.options()
    assert game.act("pass").me().out


@clause("2.8")
def test_a_player_without_a_possible_placement_must_pass() -> None:
    game = scene().only("share").placed("share", 0)
    assert game.workers() == []
    assert game.options() == ["pass"]


@clause("2.8")
def test_whoever_passes_is_out_and_one_player_may_play_on_alone() -> None:
    game = scene().act("pass", "pass")
    for zone in ["share", "order", "objective"]:
        assert game.game.current == 2
        game.act(zone)
    assert game.act("pass").game.shift == 2
