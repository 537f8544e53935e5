"""Chapter 11: objectives."""

import pytest

from goodsyard.games.coal_baron.rules.scoring import lines
from tests.clauses import clause
from tests.games.coal_baron.names import DESTINATIONS, ENGINES, OBJECTIVES
from tests.games.coal_baron.scenes import Scene, scene


def points(game: Scene, seat: int = 0) -> int:
    return lines(game.me(seat))[4]


@clause("11.1")
def test_all_objectives_are_different() -> None:
    assert sorted(scene().cards("objective")) == sorted(OBJECTIVES)
    assert len(set(OBJECTIVES)) == 18
    targets = {"engine": ENGINES, "share": DESTINATIONS, "order": DESTINATIONS, "lorries": DESTINATIONS}
    expected = [f"{kind}_{target}" for kind, names in targets.items() for target in names]
    assert ["shift_tokens", "objective_cards", *expected] == OBJECTIVES


@clause("11.1")
def test_a_player_scores_every_objective_in_front_of_them_and_no_other() -> None:
    game = scene().delivered(0, engines=["saddle"], orders=["barracks 1"]).give(1, objectives=["engine_saddle"])
    assert (points(game, 0), points(game, 1)) == (0, 0)
    assert points(game.give(0, objectives=["order_barracks"])) == 2
    assert points(game.give(0, objectives=["objective_cards"])) == 2 + 2


@clause("11.2")
@pytest.mark.parametrize(("tokens", "expected"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6), (6, 9)])
def test_shift_tokens_score_3_for_every_full_pair(tokens: int, expected: int) -> None:
    game = scene(2).tokens(*[0] * tokens).give(0, objectives=["shift_tokens"])
    assert points(game) == expected


@clause("11.3")
@pytest.mark.parametrize("others", [0, 1, 5])
def test_objective_cards_score_1_each_this_one_included(others: int) -> None:
    game = scene().give(0, objectives=["objective_cards", *OBJECTIVES[6 : 6 + others]])
    assert points(game) == 1 + others, "although the others score nothing themselves"


@clause("11.4")
@pytest.mark.parametrize("engine", ENGINES)
def test_engine_scores_2_for_each_delivered_engine_of_its_type(engine: str) -> None:
    others = [name for name in ENGINES if name != engine]
    game = scene().give(0, objectives=[f"engine_{engine}"]).delivered(0, engines=others)
    assert points(game) == 0
    assert points(game.delivered(0, engines=[engine] * 3)) == 6


@clause("11.4")
def test_engines_in_docks_do_not_count() -> None:
    game = scene().give(0, objectives=["engine_tender"]).dock(0, 1, ["wheel with wheel 1"], engine="tender")
    assert points(game) == 0
    assert points(game.give(0, orders=["barracks 1"]).act("delivery")) == 2


@clause("11.5")
@pytest.mark.parametrize("destination", DESTINATIONS)
def test_share_scores_2_for_each_assigned_share_of_its_destination(destination: str) -> None:
    other = DESTINATIONS[(DESTINATIONS.index(destination) + 1) % 4]
    game = scene().give(0, objectives=[f"share_{destination}"], shares=[destination] * 3 + [other])
    game.delivered(0, orders=[f"{other} 1"])
    assert points(game) == 0
    assert points(game.delivered(0, orders=[f"{destination} 1", f"{destination} 4"])) == 4


@clause("11.6")
@pytest.mark.parametrize("destination", DESTINATIONS)
def test_order_scores_2_for_each_fulfilled_order_of_its_destination(destination: str) -> None:
    other = DESTINATIONS[(DESTINATIONS.index(destination) + 1) % 4]
    game = scene().give(0, objectives=[f"order_{destination}"], orders=[f"{destination} 3"])
    assert points(game.delivered(0, orders=[f"{other} 1"])) == 0
    assert points(game.delivered(0, orders=[f"{destination} 1", f"{destination} 4"])) == 4


@clause("11.7")
@pytest.mark.parametrize(
    ("orders", "expected"),
    [([4], 0), ([2, 2], 0), ([1, 4], 4), ([2, 3], 4), ([3, 3], 4), ([1, 1, 2, 2, 3, 3, 4], 4), ([], 0)],
)
def test_lorries_scores_4_once_for_5_or_more_lorries(orders: list[int], expected: int) -> None:
    game = scene().give(0, objectives=["lorries_factories"])
    assert points(game.delivered(0, orders=[f"factories {number}" for number in orders])) == expected


@clause("11.7")
def test_the_printed_numbers_count_however_many_lorries_were_loaded() -> None:
    train = ["wheel with wheel 2", "wheel with wheel 2", "wild with clover 2"]
    game = scene().give(0, orders=["barracks 1"], objectives=["lorries_barracks"]).dock(0, 1, train, engine="saddle")
    assert points(game.act("delivery")) == 0


@clause("11.7")
def test_orders_of_other_destinations_do_not_count() -> None:
    game = scene().give(0, objectives=["lorries_barracks"]).delivered(0, orders=["furnaces 4", "barracks 4"])
    assert points(game) == 0
