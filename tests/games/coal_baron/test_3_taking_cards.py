"""Chapter 3: taking cards."""

import pytest

from tests.clauses import clause
from tests.games.coal_baron.scenes import scene


@clause("3.1")
@pytest.mark.parametrize("zone", ["lorry_1", "lorry_2"])
def test_a_lorry_joins_the_left_end_of_the_mining_row(zone: str) -> None:
    game = scene().row(0, ["fox 2", "clover 1"]).stack(zone, ["wheel 1*", "tower 2"]).act(zone)
    assert game.mining_row() == ["wheel 1*", "fox 2", "clover 1"]
    assert game.cards(zone)[0] == "tower 2"


@clause("3.2")
@pytest.mark.parametrize("zone", ["wagon_1", "wagon_2"])
def test_a_wagon_goes_to_a_dock_of_the_players_choice(zone: str) -> None:
    game = scene().stack(zone, ["wheel", "fox"]).act(zone)
    assert game.options() == ["dock 1", "dock 2"]
    assert game.act("dock 2").trains() == [[], ["wheel"], []]
    assert game.cards(zone)[0] == "fox"


@clause("3.2")
def test_a_wagon_that_fits_one_dock_goes_there_without_a_question() -> None:
    game = scene().stack("wagon_1", ["tower"]).act("wagon_1")
    assert game.trains() == [[], ["tower"], []]
    assert game.game.current == 1


@clause("3.3")
@pytest.mark.parametrize(
    ("wagon", "docks"), [("wheel", {1, 2}), ("clover", {1, 3}), ("tower", {2}), ("fox", {3}), ("wild", {1, 2, 3})]
)
def test_docks_take_the_wagons_whose_crest_they_show(wagon: str, docks: set[int]) -> None:
    taken = set()
    for number in docks:
        game = scene().stack("wagon_1", [wagon]).act("wagon_1")
        if len(docks) > 1:
            assert set(game.options()) == {f"dock {dock}" for dock in docks}
            game.act(f"dock {number}")
        taken |= {dock for dock in (1, 2, 3) if game.train(dock) == [wagon]}
    assert taken == docks


@clause("3.4")
def test_a_new_wagon_stands_between_the_wagons_and_the_engine() -> None:
    game = scene().dock(0, 1, ["clover with clover 2", "wheel"], engine="saddle").dock(0, 2, ["tower"])
    game.stack("wagon_1", ["wild"]).act("wagon_1", "dock 1")
    assert game.trains() == [["clover with clover 2", "wheel", "wild", "saddle"], ["tower"], []]


@clause("3.4")
def test_a_wagon_never_changes_docks() -> None:
    game = scene().dock(0, 1, ["wheel", "wild"]).row(0, ["tower 1"]).act("mining_0_1")
    assert game.options() == ["stop", "row to storage"]
    game.act("row to storage").stack("engine", ["tender"])
    assert game.act("pass", "pass", "engine", "dock 2").trains() == [["wheel", "wild"], ["tender"], []]


@clause("3.5")
def test_an_engine_goes_to_any_dock_without_one_with_or_without_wagons() -> None:
    game = scene().dock(0, 1, ["wheel"]).dock(0, 2, engine="saddle").stack("engine", ["express", "shunter"])
    assert game.act("engine").options() == ["dock 1", "dock 3"]
    assert game.act("dock 1").trains() == [["wheel", "express"], ["saddle"], []]
    assert game.cards("engine")[0] == "shunter"


@clause("3.6")
def test_with_an_engine_in_every_dock_the_zone_may_not_be_chosen() -> None:
    game = scene().dock(0, 1, engine="saddle").dock(0, 2, engine="tender")
    assert "engine" in game.options()
    assert "engine" not in game.dock(0, 3, engine="saddle").options()


@clause("3.6")
def test_an_engine_is_never_moved_or_swapped() -> None:
    game = scene().dock(0, 1, engine="saddle").dock(0, 2, ["tower"], engine="tender").stack("engine", ["express"])
    game.act("engine")
    assert game.trains() == [["saddle"], ["tower", "tender"], ["express"]]


@clause("3.7")
def test_orders_and_innovations_go_into_the_hand() -> None:
    game = scene().stack("order", ["furnaces 3", "barracks 1"]).stack("innovation", ["worker_1_4", "mining"])
    game.act("order", "innovation")
    assert (game.hand(0), game.hand(1)) == (["furnaces 3"], ["worker_1_4"])
    assert (game.cards("order")[0], game.cards("innovation")[0]) == ("barracks 1", "mining")


@clause("3.8")
def test_shares_and_objectives_lie_open_before_the_player() -> None:
    game = scene().stack("share", ["factories", "barracks"]).stack("objective", ["share_barracks", "shift_tokens"])
    game.act("share", "objective")
    assert list(game.me(0).shares) == [0, 0, 1, 0]
    assert game.me(1).objectives == 1 << 6
    assert (game.cards("share")[0], game.cards("objective")[0]) == ("barracks", "shift_tokens")


@clause("3.9")
def test_the_mining_row_and_the_storage_have_no_limit() -> None:
    game = scene()
    lorries = game.cards("lorry_1")[1:] + game.cards("lorry_2")
    game.row(0, lorries)
    last = next(zone for zone in ["lorry_1", "lorry_2"] if game.cards(zone))
    assert len(game.act(last).mining_row()) == 40
    stored = scene().row(0, ["fox 1"])
    stored.storage(0, stored.cards("lorry_1") + stored.cards("lorry_2"))
    assert len(stored.act("mining_0_1", "row to storage").stored()) == 40


@clause("3.9")
def test_a_dock_takes_every_wagon_that_fits() -> None:
    game = scene().dock(0, 1, ["wheel"] * 6 + ["clover"] * 6 + ["wild"] * 15).stack("wagon_2", ["wild"])
    game.act("wagon_2", "dock 1")
    assert len(game.train(1)) == 28


@clause("3.9")
def test_orders_innovations_shares_and_objectives_have_no_limit() -> None:
    game = scene()
    game.give(0, orders=game.cards("order")[1:], innovations=game.cards("innovation")[1:])
    game.give(0, shares=game.cards("share")[1:], objectives=game.cards("objective")[1:])
    game.act("order", "1", "end turn", "pass", "pass")
    for zone in ["share", "objective", "innovation"]:
        game.act(zone, "1", "end turn")
    assert len(game.hand()) == 28 + 16
    assert sum(game.me().shares) == 24
    assert game.me().objectives == (1 << 18) - 1


@clause("3.10")
def test_a_choice_between_two_like_cards_is_one_choice() -> None:
    mining = scene().storage(0, ["fox 1", "fox 1"]).dock(0, 3, ["fox", "fox", "wild", "wild"]).act("mining_0_1")
    assert mining.options() == ["stop", "fox 1 to dock 3", "fox 1 to dock 3 wild"]
    delivery = scene().give(0, orders=["barracks 1", "barracks 1"]).dock(0, 3, ["fox with fox 2"], engine="tender")
    assert delivery.act("delivery").hand() == ["barracks 1"]
    wild = scene().stack("share", ["barracks", "barracks", "furnaces", "barracks"]).act("wild", "2", "share")
    assert wild.options() == ["barracks", "furnaces"]
    innovations = scene().give(0, innovations=["take_lorry", "take_lorry"])
    assert innovations.options()[-3:] == ["play take_lorry 1", "play take_lorry 2", "pass"]
