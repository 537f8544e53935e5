"""Every worked example that is printed in the rule book, with the same numbers."""

import pytest

from goodsyard.games.coal_baron.rules.scoring import lines
from tests.clauses import clause
from tests.games.coal_baron.scenes import scene


@clause("2.4")
def test_one_worker_then_two_then_three() -> None:
    """Taking your turn: an empty zone takes 1 worker, one that has been used once 2, one used twice 3."""
    game = scene()
    for workers in (1, 2, 3):
        assert game.required("share") == workers
        game.act("share", *[str(workers)] * (workers > 1))


@clause("2.5")
@pytest.mark.parametrize("cards", ["3", "1+2", "1+1+1"])
def test_three_workers_are_required(cards: str) -> None:
    """Taking your turn: a 3-worker card, or a 1 and a 2, or three 1-worker cards."""
    game = scene().placed("share", 1).placed("share", 2, "2").act("share")
    assert set(game.options()) == {"3", "1+2", "1+1+1"}
    assert game.act(cards).required("share") == 4


@clause("4.1", "4.2", "4.3", "4.4")
def test_mary_mines_with_2_3() -> None:
    """Use one of the mining action cards: tower to dock 2, clover to dock 1, then one step is not enough."""
    mary = scene().row(0, ["wheel 2", "clover 1", "tower 1"]).dock(0, 1, ["clover", "wild"]).dock(0, 2, ["tower"])
    assert mary.required("mining_2_3") == 1
    mary.act("mining_2_3")
    assert mary.options() == ["row to storage", "row to dock 2"], "the wild wagon in dock 1 takes no tower"
    mary.act("row to dock 2")
    assert mary.options() == ["row to storage", "row to dock 1", "row to dock 1 wild"]
    mary.act("row to dock 1")
    assert mary.game.current == 1, "she finishes her turn"
    assert mary.mining_row() == ["wheel 2"]
    assert mary.trains() == [["clover with clover 1", "wild"], ["tower with tower 1"], []]


@clause("5.4", "5.5")
def test_mary_delivers_two_trains_with_the_same_type_of_engine() -> None:
    """Use the delivery action card: one order to the train in dock 1, another to the one in dock 2."""
    mary = scene().give(0, orders=["barracks 2", "steamboats 3"])
    mary.dock(0, 1, ["wheel with wheel 1", "wild with clover 1"], engine="express")
    mary.dock(0, 2, ["tower with tower 2", "wild with wheel 1*", "wild"], engine="express").dock(0, 3, ["fox"])
    mary.act("delivery", "dock 1 with barracks 2", "dock 2 with steamboats 3")
    assert mary.trains() == [[], [], ["fox"]]
    lorries, wagons = ["wheel 1", "wheel 1*", "clover 1", "tower 2"], ["wheel", "tower", "wild", "wild", "wild"]
    assert mary.delivered_stack() == [*lorries, *wagons, "express", "express", "barracks 2", "steamboats 3"]


@clause("6.1")
def test_the_first_player_to_use_the_wild_card_places_two_workers() -> None:
    """Use the wild action card: there is 1 worker printed on the card itself."""
    assert scene().required("wild") == 2


@clause("8.3")
def test_a_worker_innovation_placed_as_3_is_followed_by_4() -> None:
    """Overview of the innovation cards: the next worker count required for that zone is 4 as usual."""
    game = scene().give(0, innovations=["worker_1_5"]).placed("engine", 1).placed("engine", 2, "2")
    assert game.act("engine", "worker_1_5 as 3", "dock 1").required("engine") == 4


@clause("9.1")
def test_red_was_last_to_place_workers_on_mining_0_1() -> None:
    """End of a shift: the top shift marker goes to the player who was last to place workers there."""
    blue, green, red = 0, 1, 2
    game = scene().act("mining_0_1", "mining_0_1", "2", "mining_0_1", "3", "pass", "share", "pass", "pass")
    assert [game.me(seat).tokens for seat in (blue, green, red)] == [0, 0, 1 << 1]
    assert game.game.current == red


@clause("10.3", "10.5", "10.6", "10.8", "10.9", "11.4", "11.5", "11.6")
def test_mary_scores_59_points() -> None:
    """End of the game: 6 + 30 + 9 + 2 + 12, the last one as 3 x 2, 2 x 2 and 1 x 2."""
    mary = scene().tokens(0, 1, 0, 1, 2).delivered(0, lorries=["wheel 1", "tower 1", "fox 1*", "clover 1*", "wheel 2"])
    mary.delivered(0, engines=["saddle", "saddle", "saddle", "tender", "express"])
    mary.delivered(0, orders=["barracks 4", "barracks 3", "furnaces 2", "furnaces 2", "steamboats 1"])
    mary.give(0, shares=["barracks", "barracks", "furnaces", "factories"])
    mary.give(0, objectives=["engine_saddle", "order_barracks", "share_furnaces"])
    assert lines(mary.me()) == [6, 30, 9, 2, 12]
    assert mary.game.scores()[0] == 59
    assert mary.game.ranking()[0] == 1
