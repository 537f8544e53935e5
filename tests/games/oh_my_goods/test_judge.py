"""The evaluation of Oh My Goods!: what it counts, and that counting changes nothing."""

from __future__ import annotations

import pytest

from goodsyard.bots.weights import evaluation_for
from goodsyard.core.decision import Options
from goodsyard.core.row import zeros
from goodsyard.games.oh_my_goods.judge import FEATURES
from goodsyard.games.oh_my_goods.judge.expectation import chance, lack_usually
from goodsyard.games.oh_my_goods.say.names import CARD_IDS
from tests.games.oh_my_goods.scenes import Scene, scene
from tests.games.play import random_table

MILL_MARKET = ("grain", "grain", "grain", "wool")


def count(position: Scene, name: str, seat: int = 0) -> int:
    counts = zeros(len(FEATURES))
    evaluation_for("oh-my-goods").features(position.game, seat, counts)
    found: int = counts[FEATURES.index(name)]
    return found


def mill() -> Scene:
    """A mill that requires three grain and a wool, all in the market display."""
    return scene().build(0, "mill_1").market(*MILL_MARKET)


def test_a_worker_makes_what_the_market_allows() -> None:
    assert count(mill().worker(0, 2, "orderly").working(), "made") == 2 * 2
    assert count(mill().worker(0, 2, "sloppily").working(), "made") == 2


def test_hand_cards_replace_missing_resources() -> None:
    short = scene().build(0, "mill_1").market("grain", "grain", "wool").worker(0, 2, "orderly")
    assert count(short.hand(0, "mill_3").working(), "made") == 2 * 2


def test_before_sunset_a_production_is_only_likely() -> None:
    sunrise = scene().build(0, "mill_1").market("grain", "grain").worker(0, 2, "orderly").planning()
    assert 0 < count(sunrise, "made") < 2 * 2


def test_an_unplaced_worker_is_assumed_to_go_to_the_best_building() -> None:
    position = scene().build(0, "mill_1", "bakery_1").market(*MILL_MARKET, "grain", "wool", "wool").planning()
    assert count(position, "made") == 2 * 4, "the bakery makes bread for four coins"


def test_a_chain_adds_what_the_hand_can_feed() -> None:
    position = mill().hand(0, "mill_2", "mill_3", "sawmill_1").worker(0, 2, "orderly").working()
    assert count(position, "refined") == 2 * 2


def test_a_chain_with_two_inputs_takes_both_and_loses_their_value() -> None:
    position = scene().build(0, "mill_1", "bakery_1").goods(0, 1, 5).goods(0, 2, 2)
    position.market(*MILL_MARKET, "wool", "wool").worker(0, 3, "orderly").working()
    assert count(position, "refined") == 2 * (4 + 4 - 2 - 1), "two flour and two coal become four bread"


def test_a_chain_without_a_person_waits() -> None:
    position = mill().build(0, "sawmill_1").hand(0, "sawmill_2").worker(0, 2, "orderly").working()
    assert count(position, "refined") == 0
    assert count(position, "refined_later") == 2


def test_a_plan_counts_if_it_can_be_paid_for() -> None:
    poor, rich = (scene().goods(0, 1, coal).plan(0, "mill_1") for coal in (0, 9))
    assert (count(poor, "plan"), count(poor, "plan_open")) == (0, 2)
    assert (count(rich, "plan"), count(rich, "plan_open"), count(rich, "plan_cost")) == (2, 0, 2)


def test_cards_that_could_never_be_paid_for_are_not_considered() -> None:
    position = scene().goods(0, 1, 3).hand(0, "mill_2", "iron_smelter_1", "food_factory_1").planning()
    position.act("1 orderly", seat=0)
    found = Options()
    position.game.find(found, 0)
    assert found.count == 4
    evaluation_for("oh-my-goods").consider(position.game, 0, found)
    assert found.listed() == [0, 1 + CARD_IDS.index("iron_smelter_1"), 1 + CARD_IDS.index("mill_2")]


def test_offices_make_production_likelier() -> None:
    position = scene().build(0, "mill_1")
    card = position.me(0).buildings[1]
    without = chance(lack_usually(position.me(0), card))
    assert 0 < without < chance(lack_usually(position.build(0, "market_office_grain_1").me(0), card)) < 100


@pytest.mark.parametrize("players", [2, 4])
def test_judging_changes_nothing(players: int) -> None:
    table = random_table("oh-my-goods", players, 3)
    game = table.title.begin(players, 3, table.title.rules_version, table.options)
    utilities = zeros(4)
    for played in table.played:
        before = game.digest()
        evaluation_for("oh-my-goods").utilities(game, utilities)
        assert game.digest() == before
        game.apply(played.action, played.seat)
