"""Chapter 5: delivery."""

import pytest

from tests.clauses import clause
from tests.games.coal_baron.scenes import scene


@clause("5.1")
def test_without_a_train_that_can_leave_the_zone_may_not_be_chosen() -> None:
    game = scene().give(0, orders=["barracks 2"]).dock(0, 1, ["wheel with wheel 1"], engine="saddle")
    assert "delivery" not in game.options()
    game.dock(0, 1, ["clover with clover 1"])
    assert "delivery" in game.options()


@clause("5.1")
def test_at_least_one_train_must_leave() -> None:
    game = scene().give(0, orders=["barracks 1", "furnaces 1"]).dock(0, 1, ["wheel with wheel 1"], engine="saddle")
    assert game.act("delivery").options() == ["dock 1 with barracks 1", "dock 1 with furnaces 1"]


@clause("5.2")
def test_a_train_needs_an_engine() -> None:
    game = scene().give(0, orders=["barracks 1"]).dock(0, 1, ["wheel with wheel 2"])
    assert "delivery" not in game.options()
    assert "delivery" in game.dock(0, 1, engine="shunter").options()


@clause("5.2")
def test_a_train_needs_an_order_from_the_hand() -> None:
    game = scene().dock(0, 1, ["wheel with wheel 2"], engine="saddle").give(1, orders=["barracks 1"])
    assert "delivery" not in game.options()
    game.give(0, orders=["barracks 1"]).act("delivery")
    assert (game.hand(0), game.hand(1)) == ([], ["barracks 1"])
    assert "barracks 1" in game.delivered_stack()


@clause("5.3")
@pytest.mark.parametrize("lorries", [["fox 2"], ["fox 1", "fox 1*"], ["fox 2", "fox 1"], ["fox 2", "fox 2"]])
def test_the_train_must_carry_at_least_what_the_order_requires(lorries: list[str]) -> None:
    carried = sum(int(name[4]) for name in lorries)
    game = scene().dock(0, 3, [f"wild with {name}" for name in lorries], engine="tender")
    game.give(0, orders=[f"furnaces {number}" for number in (1, 2, 3, 4)]).act("delivery")
    assert game.options() == [f"dock 3 with furnaces {number}" for number in range(1, carried + 1)]


@clause("5.3")
def test_empty_wagons_carry_nothing() -> None:
    game = scene().dock(0, 3, ["fox", "wild"], engine="tender").give(0, orders=["furnaces 1"])
    assert "delivery" not in game.options()


@clause("5.4")
def test_further_trains_leave_only_with_the_same_type_of_engine() -> None:
    game = scene().give(0, orders=["barracks 1", "furnaces 1", "factories 1"])
    game.dock(0, 1, ["wheel with wheel 1"], "saddle").dock(0, 2, ["tower with tower 1"], "tender")
    game.dock(0, 3, ["fox with fox 1"], "saddle").act("delivery", "dock 1 with furnaces 1")
    assert game.options() == ["enough", "dock 3 with barracks 1", "dock 3 with factories 1"]
    game.act("dock 3 with factories 1")
    assert game.trains() == [[], ["tower with tower 1", "tender"], []]
    assert (game.hand(), game.game.current) == (["barracks 1"], 1)


@clause("5.4")
def test_each_train_needs_an_order_of_its_own() -> None:
    game = scene().give(0, orders=["barracks 1"]).dock(0, 1, ["wheel with wheel 1"], "saddle")
    game.dock(0, 3, ["fox with fox 1"], "saddle").act("delivery", "dock 3 with barracks 1")
    assert game.game.current == 1
    assert game.trains() == [["wheel with wheel 1", "saddle"], [], []]


@clause("5.4")
def test_three_trains_may_leave_or_the_player_may_keep_the_rest() -> None:
    game = scene().give(0, orders=["barracks 1", "barracks 1", "furnaces 1"])
    for number, wagon in enumerate(["wheel with wheel 1", "tower with tower 1", "fox with fox 1"], start=1):
        game.dock(0, number, [wagon], engine="express")
    game.act("delivery", "dock 2 with barracks 1", "dock 1 with furnaces 1")
    keep = game.game.clone()
    game.act("dock 3 with barracks 1")
    assert game.trains() == [[], [], []]
    game.game = keep
    assert game.act("enough").trains() == [[], [], ["fox with fox 1", "express"]]


@clause("5.5")
def test_the_whole_train_goes_to_the_delivered_stack_with_its_order() -> None:
    game = scene().dock(0, 1, ["wheel with wheel 1*", "clover", "wild with clover 2"], "saddle")
    game.give(0, orders=["barracks 1"]).act("delivery")
    assert game.delivered_stack() == ["wheel 1*", "clover 2", "wheel", "clover", "wild", "saddle", "barracks 1"]
    assert (game.trains(), game.hand()) == ([[], [], []], [])


@clause("5.5")
def test_the_emptied_dock_is_ready_for_a_new_train() -> None:
    game = scene().give(0, orders=["barracks 1"]).dock(0, 2, ["tower with tower 1", "tower"], "saddle").act("delivery")
    game.stack("engine", ["tender"]).stack("wagon_1", ["tower"]).act("pass", "pass", "wagon_1", "engine", "dock 2")
    assert game.train(2) == ["tower", "tender"]
