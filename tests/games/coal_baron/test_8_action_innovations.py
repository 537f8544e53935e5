"""Chapter 8, continued: each action innovation."""

import pytest

from tests.clauses import clause
from tests.games.coal_baron.scenes import scene


@clause("8.11")
@pytest.mark.parametrize("number", [1, 2])
def test_take_lorry_takes_from_the_lorry_stack_of_the_players_choice(number: int) -> None:
    game = scene().give(0, innovations=["take_lorry"]).row(0, ["fox 1"])
    game.stack("lorry_1", ["wheel 1"]).stack("lorry_2", ["tower 2"]).act(f"play take_lorry {number}")
    assert game.mining_row() == [["wheel 1", "tower 2"][number - 1], "fox 1"]


@clause("8.11")
def test_take_lorry_cannot_take_from_an_empty_stack() -> None:
    game = scene().give(0, innovations=["take_lorry"]).leave("lorry_1", 0)
    assert [name for name in game.options() if name.startswith("play")] == ["play take_lorry 2"]


@clause("8.12")
@pytest.mark.parametrize("number", [1, 2])
def test_take_wagon_takes_from_the_wagon_stack_of_the_players_choice(number: int) -> None:
    game = scene().give(0, innovations=["take_wagon"]).stack("wagon_1", ["wheel"]).stack("wagon_2", ["clover"])
    game.act(f"play take_wagon {number}")
    assert game.options() == [["dock 1", "dock 2"], ["dock 1", "dock 3"]][number - 1]
    assert game.act("dock 1").train(1) == [["wheel", "clover"][number - 1]]


@clause("8.13")
def test_take_engine_needs_fewer_than_three_engines_in_the_docks() -> None:
    game = scene().give(0, innovations=["take_engine"]).stack("engine", ["shunter"])
    game.dock(0, 1, engine="saddle").dock(0, 2, engine="tender")
    assert "play take_engine" not in scene().dock(0, 1, engine="saddle").options(), "it must be in hand"
    assert game.act("play take_engine").train(3) == ["shunter"]
    full = scene().give(0, innovations=["take_engine"]).dock(0, 1, engine="saddle").dock(0, 2, engine="tender")
    assert "play take_engine" not in full.dock(0, 3, engine="tender").options()


@clause("8.13")
def test_delivered_engines_do_not_count() -> None:
    game = scene().give(0, innovations=["take_engine"]).delivered(0, engines=["saddle", "saddle", "tender", "express"])
    assert game.act("play take_engine").options() == ["dock 1", "dock 2", "dock 3"]


@clause("8.14")
def test_take_order_takes_the_top_order_into_the_hand() -> None:
    game = scene().give(0, innovations=["take_order"]).stack("order", ["steamboats 4"]).act("play take_order")
    assert game.hand() == ["steamboats 4"]
    assert "play take_order" not in scene().give(0, innovations=["take_order"]).leave("order", 0).options()


@clause("8.15")
def test_take_share_takes_the_top_share_and_lays_it_open() -> None:
    game = scene().give(0, innovations=["take_share"]).stack("share", ["steamboats"]).act("play take_share")
    assert list(game.me().shares) == [0, 0, 0, 1]
    assert "play take_share" not in scene().give(0, innovations=["take_share"]).leave("share", 0).options()


@clause("8.16")
@pytest.mark.parametrize("steps", [0, 1, 2, 3])
def test_mining_spends_any_number_of_steps_up_to_four(steps: int) -> None:
    game = scene().give(0, innovations=["mining"]).row(0, ["fox 1"] * 3 + ["wheel 1"] * 3)
    game.act("play mining", *["row to storage"] * steps, "stop")
    assert (len(game.stored()), len(game.mining_row())) == (steps, 6 - steps)


@clause("8.16")
def test_mining_ends_with_the_fourth_step() -> None:
    game = scene().give(0, innovations=["mining"]).row(0, ["fox 1"] * 3 + ["wheel 1"] * 3)
    game.act("play mining", *["row to storage"] * 4)
    assert "share" in game.options()
    doubles = scene().give(0, innovations=["mining"]).row(0, ["fox 1", "fox 2", "fox 2"])
    doubles.act("play mining", "row to storage", "row to storage")
    assert doubles.mining_row() == ["fox 1"]


@clause("8.16")
def test_mining_can_be_played_with_nothing_to_move() -> None:
    game = scene().give(0, innovations=["mining"])
    assert "play mining" in game.options()
    assert game.act("play mining").hand() == []


@clause("8.16")
def test_mining_is_no_placement_in_a_mining_zone() -> None:
    game = scene().give(1, innovations=["mining"]).act("mining_0_1", "play mining", "share", "pass", "pass", "pass")
    assert (game.me(0).tokens, game.me(1).tokens) == (1 << 1, 0)


@clause("8.17")
def test_delivery_carries_out_one_delivery_action() -> None:
    game = scene().give(0, innovations=["delivery"], orders=["barracks 1", "barracks 2", "furnaces 1"])
    assert "play delivery" not in game.options()
    game.dock(0, 1, ["wheel with wheel 1"], "saddle").dock(0, 2, ["tower with tower 2"], "saddle")
    game.dock(0, 3, ["fox with fox 1"], "tender").act("play delivery", "dock 2 with barracks 2")
    assert game.options() == ["enough", "dock 1 with barracks 1", "dock 1 with furnaces 1"]
    game.act("dock 1 with barracks 1")
    assert game.trains() == [[], [], ["fox with fox 1", "tender"]]
    assert "share" in game.options(), "the placement is still to come"


@clause("8.18")
def test_the_second_delivery_of_a_turn_may_use_another_type_of_engine() -> None:
    game = scene().give(0, innovations=["delivery"], orders=["barracks 1", "barracks 2", "furnaces 1"])
    game.dock(0, 1, ["wheel with wheel 1"], "saddle").dock(0, 3, ["fox with fox 2"], "tender")
    game.act("delivery", "dock 1 with barracks 1", "play delivery")
    assert game.options() == ["dock 3 with barracks 2", "dock 3 with furnaces 1"]
    assert game.act("dock 3 with barracks 2").trains() == [[], [], []]
