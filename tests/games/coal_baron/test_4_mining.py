"""Chapter 4: mining."""

import pytest

from tests.clauses import clause
from tests.games.coal_baron.scenes import scene


@clause("4.1")
@pytest.mark.parametrize(("zone", "least", "most"), [("mining_0_1", 0, 1), ("mining_1_2", 1, 2), ("mining_2_3", 2, 3)])
def test_the_player_may_stop_at_the_smaller_number_and_must_at_the_larger(zone: str, least: int, most: int) -> None:
    game = scene().row(0, ["wheel 1"] * 3 + ["wheel 1*"] * 3).dock(0, 1, ["wild"]).act(zone)
    for steps in range(most):
        assert ("stop" in game.options()) == (steps >= least)
        game.act("row to storage")
    assert len(game.stored()) == most
    assert game.game.current == 1


@clause("4.1")
def test_mining_ends_when_no_further_move_can_be_paid_for() -> None:
    game = scene().row(0, ["wheel 2", "wheel 1", "wheel 1"]).act("mining_2_3")
    assert game.mining_row() == ["wheel 2"]
    assert game.game.current == 1


@clause("4.2")
@pytest.mark.parametrize(("lorry", "cost"), [("fox 1", 1), ("fox 1*", 1), ("fox 2", 2)])
def test_a_move_costs_as_many_steps_as_the_card_shows_lorries(lorry: str, cost: int) -> None:
    game = scene().row(0, ["wheel 1"] * 3 + [lorry]).dock(0, 3, ["fox"]).give(0, innovations=["mining"])
    game.act("play mining", *["row to storage"] * (1 + 4 - cost))
    assert len(game.stored()) == 1 + 4 - cost
    assert "share" in game.options(), "all four steps are spent"


@clause("4.2")
def test_a_move_that_costs_more_than_the_steps_left_is_not_possible() -> None:
    game = scene().row(0, ["wheel 2"]).storage(0, ["clover 2"]).dock(0, 1, ["wheel", "clover"]).act("mining_0_1")
    assert game.game.current == 1
    assert (game.mining_row(), game.stored()) == (["wheel 2"], ["clover 2"])


@clause("4.3")
def test_only_the_rightmost_card_of_the_row_may_be_moved() -> None:
    game = scene().row(0, ["wheel 1", "fox 1"]).dock(0, 1, ["wheel"]).dock(0, 3, ["fox"]).act("mining_1_2")
    assert game.options() == ["row to storage", "row to dock 3"]
    game.act("row to dock 3")
    assert game.mining_row() == ["wheel 1"]
    assert game.options() == ["stop", "row to storage", "row to dock 1"]


@clause("4.3")
def test_the_card_taken_earliest_is_the_rightmost() -> None:
    game = scene().stack("lorry_1", ["tower 1", "fox 1*"]).act("lorry_1", "pass", "pass", "lorry_1", "2")
    game.act("mining_1_2", "stop")
    assert (game.stored(), game.mining_row()) == (["tower 1"], ["fox 1*"])


@clause("4.4")
@pytest.mark.parametrize(
    ("lorry", "docks"), [("wheel 1", {1, 2}), ("clover 1", {1, 3}), ("tower 2", {2}), ("fox 2", {3})]
)
def test_a_wild_wagon_does_not_widen_the_crests_of_its_dock(lorry: str, docks: set[int]) -> None:
    game = scene().row(0, [lorry]).dock(0, 1, ["wild"]).dock(0, 2, ["wild"]).dock(0, 3, ["wild"]).act("mining_1_2")
    assert set(game.options()) == {"row to storage"} | {f"row to dock {dock} wild" for dock in docks}


@clause("4.4")
def test_the_wagon_must_show_the_crest_and_be_empty() -> None:
    game = scene().row(0, ["wheel 1"]).dock(0, 1, ["clover", "wheel with wheel 2"]).dock(0, 2, ["tower", "wheel"])
    assert game.act("mining_1_2").options() == ["row to storage", "row to dock 2"]
    assert game.act("row to dock 2").train(2) == ["tower", "wheel with wheel 1"]


@clause("4.4")
def test_a_wagon_carries_one_card_whether_it_shows_one_lorry_or_two() -> None:
    game = scene().row(0, ["fox 1", "fox 2"]).dock(0, 3, ["fox"]).act("mining_2_3", "row to dock 3")
    assert game.train(3) == ["fox with fox 2"]
    assert game.options() == ["stop", "row to storage"]


@clause("4.4")
def test_a_loaded_card_is_never_moved_again() -> None:
    game = scene().row(0, ["wheel 1"]).dock(0, 1, ["wheel with wheel 1*"]).dock(0, 2, ["wheel"]).act("mining_0_1")
    assert game.options() == ["stop", "row to storage", "row to dock 2"]


@clause("4.5")
def test_the_rightmost_card_may_go_to_the_storage_although_a_wagon_fits() -> None:
    game = scene().row(0, ["tower 1", "fox 2"]).dock(0, 3, ["fox"]).act("mining_2_3")
    assert game.options() == ["row to storage", "row to dock 3"]
    game.act("row to storage")
    assert game.stored() == ["fox 2"]
    assert game.options() == ["stop", "row to storage"], "two of the three steps are spent, one is left"


@clause("4.6")
def test_any_card_of_the_storage_may_be_loaded_but_go_nowhere_else() -> None:
    game = scene().storage(0, ["wheel 1", "clover 2", "fox 1"]).dock(0, 1, ["wheel", "clover"]).act("mining_1_2")
    assert game.options() == ["wheel 1 to dock 1", "clover 2 to dock 1"]
    game.act("clover 2 to dock 1")
    assert game.train(1) == ["wheel", "clover with clover 2"]
    assert game.stored() == ["wheel 1", "fox 1"]
    assert game.game.current == 1, "both steps are spent"


@clause("4.7")
def test_a_card_may_pass_through_the_storage_and_both_moves_are_paid() -> None:
    game = scene().row(0, ["fox 1"]).dock(0, 3, ["fox"]).act("mining_2_3")
    assert (game.mining_row(), game.stored(), game.train(3)) == ([], [], ["fox with fox 1"])
    assert game.game.current == 1, "two steps are spent, so the smaller number is met"
    double = scene().row(0, ["fox 2"]).dock(0, 3, ["fox"]).act("mining_2_3", "row to storage")
    assert double.game.current == 1, "one step is left where two would be needed"
    assert double.stored() == ["fox 2"]


@clause("4.7")
def test_row_storage_wagon_spends_two_steps() -> None:
    game = scene().row(0, ["fox 1"]).dock(0, 3, ["fox"]).act("mining_1_2", "row to storage")
    assert game.options() == ["stop", "fox 1 to dock 3"]
    assert game.act("fox 1 to dock 3").train(3) == ["fox with fox 1"]
    assert game.game.current == 1


@clause("4.8")
def test_a_mining_zone_whose_smaller_number_is_out_of_reach_may_not_be_chosen() -> None:
    nothing = scene()
    assert [zone for zone in nothing.options() if zone.startswith("mining")] == ["mining_0_1"]
    single = scene().row(0, ["fox 1"])
    assert [zone for zone in single.options() if zone.startswith("mining")] == ["mining_0_1", "mining_1_2"]
    with_wagon = scene().row(0, ["fox 1"]).dock(0, 3, ["fox"])
    assert "mining_2_3" in with_wagon.options(), "by way of the storage"
    double = scene().row(0, ["fox 2"])
    assert "mining_2_3" in double.options()


@clause("4.8")
def test_a_storage_without_a_fitting_wagon_opens_no_mining_zone() -> None:
    game = scene().storage(0, ["tower 1", "tower 1"]).dock(0, 1, ["wild"])
    assert [zone for zone in game.options() if zone.startswith("mining")] == ["mining_0_1"]
    game.dock(0, 2, ["wild"])
    assert [zone for zone in game.options() if zone.startswith("mining")] == ["mining_0_1", "mining_1_2"]
    game.dock(0, 2, ["tower"])
    assert "mining_2_3" in game.options()


@clause("4.9")
def test_a_move_after_which_the_smaller_number_is_out_of_reach_may_not_be_made() -> None:
    game = scene().row(0, ["fox 1"]).dock(0, 3, ["fox", "wild"]).storage(0, ["wheel 2"]).act("mining_2_3")
    assert game.stored() == ["wheel 2", "fox 1"], "loading at once would spend 1 step only"
    assert game.options() == ["fox 1 to dock 3", "fox 1 to dock 3 wild"]


@clause("4.9")
def test_the_only_wagon_may_not_be_taken_from_the_card_that_needs_it() -> None:
    game = scene().storage(0, ["fox 1", "fox 2"]).dock(0, 3, ["fox"])
    assert "mining_2_3" in game.options()
    assert game.act("mining_2_3").train(3) == ["fox with fox 2"], "the 1-lorry card would spend only 1 of 2 steps"


@clause("4.10")
def test_a_2_lorry_card_meets_the_minimum_of_1_2() -> None:
    game = scene().row(0, ["fox 1", "fox 2"])
    assert "mining_1_2" in game.options()
    game.act("mining_1_2")
    assert (game.stored(), game.mining_row(), game.game.current) == (["fox 2"], ["fox 1"], 1)


@clause("4.11")
def test_mining_0_1_may_be_chosen_without_any_lorry() -> None:
    game = scene()
    assert "mining_0_1" in game.options()
    assert game.act("mining_0_1").required("mining_0_1") == 2
    assert game.game.current == 1
    game.act("pass", "pass", "pass")
    assert game.me().tokens == 1 << 1


@clause("4.11")
def test_on_0_1_a_player_may_spend_no_step_although_one_is_possible() -> None:
    game = scene().row(0, ["fox 1"]).act("mining_0_1", "stop")
    assert (game.mining_row(), game.game.current) == (["fox 1"], 1)
