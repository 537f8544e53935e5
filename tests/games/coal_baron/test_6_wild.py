"""Chapter 6: the wild action."""

import pytest

from tests.clauses import clause
from tests.games.coal_baron.names import ZONES
from tests.games.coal_baron.scenes import scene

FOUR_ORDERS = ["barracks 4", "furnaces 1", "factories 2", "steamboats 3"]
FOUR_WAGONS = ["wheel", "clover", "fox", "wild"]


@clause("6.1")
def test_the_first_placement_takes_two_workers_and_the_next_three() -> None:
    game = scene().act("wild")
    assert sorted(game.options()) == ["1+1", "2"]
    game.stack("objective", ["shift_tokens", "objective_cards", "share_barracks", "share_furnaces"])
    game.act("2", "objective", "shift_tokens", "objective_cards", "share_barracks").act("wild")
    assert sorted(game.options()) == ["1+1+1", "1+2", "3"]


@clause("6.1")
def test_a_player_with_a_single_worker_may_not_choose_it() -> None:
    assert scene().only("share").options() == ["share", "pass"]


@clause("6.2")
def test_the_player_sees_the_top_four_cards_of_any_stack() -> None:
    game = scene().stack("order", [*FOUR_ORDERS, "barracks 1"]).placed("order", 1).placed("order", 2, "2")
    assert game.act("wild", "2").options() == ZONES[:9], "whatever workers lie in their zones"
    assert game.act("order").options() == FOUR_ORDERS
    assert game.required("order") == 3


@clause("6.2")
def test_the_player_sees_all_cards_if_there_are_fewer() -> None:
    game = scene().stack("order", FOUR_ORDERS).leave("order", 3)
    assert game.act("wild", "2", "order").options() == FOUR_ORDERS[:3]


@clause("6.3")
def test_an_empty_stack_may_not_be_chosen() -> None:
    game = scene().leave("share", 0).leave("objective", 0).act("wild", "2")
    assert game.options() == [zone for zone in ZONES[:9] if zone not in ("share", "objective")]


@clause("6.3")
def test_the_engine_stack_needs_a_dock_without_an_engine() -> None:
    game = scene().dock(0, 1, engine="saddle").dock(0, 2, engine="saddle")
    assert "engine" in game.act("wild", "2").options()
    full = scene().dock(0, 1, engine="saddle").dock(0, 2, engine="saddle").dock(0, 3, engine="tender")
    assert "engine" not in full.act("wild", "2").options()


@clause("6.3")
def test_without_any_such_stack_the_zone_may_not_be_chosen() -> None:
    game = scene()
    for zone in ZONES[:9]:
        if zone != "engine":
            game.leave(zone, 0)
    assert "wild" in game.options()
    game.dock(0, 1, engine="saddle").dock(0, 2, engine="saddle").dock(0, 3, engine="tender")
    assert "wild" not in game.options()


@clause("6.4")
@pytest.mark.parametrize("pick", FOUR_ORDERS)
def test_exactly_one_order_is_taken_into_the_hand(pick: str) -> None:
    game = scene().stack("order", FOUR_ORDERS).act("wild", "2", "order", pick)
    assert game.hand() == [pick]
    assert game.options() == [name for name in FOUR_ORDERS if name != pick], "the others are to be returned"


@clause("6.4")
def test_a_card_goes_where_its_kind_goes() -> None:
    lorry = scene().row(0, ["fox 2"]).stack("lorry_2", ["fox 1", "wheel 1", "wheel 2", "tower 2"])
    assert lorry.act("wild", "2", "lorry_2", "wheel 2").mining_row() == ["wheel 2", "fox 2"]
    wagon = scene().stack("wagon_1", FOUR_WAGONS).act("wild", "2", "wagon_1", "clover")
    assert wagon.options() == ["dock 1", "dock 3"]
    engine = scene().dock(0, 2, engine="tender").stack("engine", ["saddle", "tender", "express", "shunter"])
    assert engine.act("wild", "2", "engine", "shunter").options() == ["dock 1", "dock 3"]
    share = scene().stack("share", ["barracks", "furnaces", "factories", "steamboats"])
    assert list(share.act("wild", "2", "share", "factories").me().shares) == [0, 0, 1, 0]
    objective = scene().stack("objective", ["shift_tokens", "objective_cards", "order_barracks", "order_furnaces"])
    assert objective.act("wild", "2", "objective", "objective_cards").me().objectives == 1 << 1


@clause("6.4")
@pytest.mark.parametrize(
    ("zone", "cards"), [("order", FOUR_ORDERS), ("innovation", ["worker_1_3", "mining", "take_share", "delivery"])]
)
def test_an_order_or_innovation_stays_secret(zone: str, cards: list[str]) -> None:
    hands = set()
    for seed in range(20):
        game = scene().stack(zone, cards).act("wild", "2", zone, cards[2])
        game.game.determinize(1, seed)
        hands.add(tuple(game.hand(0)))
    assert len(hands) > 3


@clause("6.4")
def test_a_card_of_an_open_kind_is_shown() -> None:
    for seed in range(20):
        game = scene().stack("lorry_1", ["fox 1", "wheel 1", "wheel 2", "tower 2"])
        game.act("wild", "2", "lorry_1", "wheel 2").game.determinize(1, seed)
        assert game.mining_row() == ["wheel 2"]


@clause("6.5")
def test_the_taken_card_is_placed_before_the_others_are_returned() -> None:
    game = scene().stack("wagon_1", FOUR_WAGONS).act("wild", "2", "wagon_1", "wild")
    assert game.options() == ["dock 1", "dock 2", "dock 3"]
    assert game.act("dock 2").train(2) == ["wild"]
    assert game.options() == ["wheel", "clover", "fox"]


@clause("6.5")
@pytest.mark.parametrize(
    "returned", [["barracks 4", "factories 2", "steamboats 3"], ["steamboats 3", "factories 2", "barracks 4"]]
)
def test_the_others_go_under_the_same_stack_in_an_order_the_player_chooses(returned: list[str]) -> None:
    game = scene().stack("order", FOUR_ORDERS)
    rest = game.cards("order")[4:]
    game.act("wild", "2", "order", "furnaces 1", *returned[:2])
    assert game.cards("order") == rest + returned
    assert game.game.current == 1


@clause("6.5")
def test_when_all_cards_were_looked_at_the_first_one_returned_lies_on_top() -> None:
    game = scene().stack("order", FOUR_ORDERS).leave("order", 4)
    game.act("wild", "2", "order", "furnaces 1", "steamboats 3", "barracks 4")
    assert game.cards("order") == ["steamboats 3", "barracks 4", "factories 2"]
