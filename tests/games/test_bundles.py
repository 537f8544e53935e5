"""What games suggest as one choice, and what can be ordered in advance: a scene for each kind of suggestion."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import goodsyard
from goodsyard.core.conformance import check_knowledge
from goodsyard.core.game import Game
from goodsyard.core.speech import Bundle, Order, Said
from goodsyard.core.suggesting import check_suggestions
from goodsyard.core.table import is_one_breath
from goodsyard.core.title import Title
from goodsyard.core.words import Phrase
from tests.games.coal_baron.scenes import scene as coal_baron
from tests.games.great_western_trail.scenes import scene as great_western_trail
from tests.games.mineshaft.scenes import Scene as Mine
from tests.games.mineshaft.scenes import scene as mineshaft
from tests.games.oh_my_goods.scenes import Scene as Goods
from tests.games.oh_my_goods.scenes import scene as oh_my_goods

COAL_BARON = goodsyard.find("coal-baron")
TRAIL = goodsyard.find("great-western-trail")
MINESHAFT = goodsyard.find("mineshaft")
OH_MY_GOODS = goodsyard.find("oh-my-goods")


def suggested(title: Title, game: Game, lang: str = "en") -> list[tuple[tuple[int, ...], str]]:
    """What is suggested to the seat that is to act: actions and words."""
    check_suggestions(title, game)
    words = title.words(lang)
    return [(each.actions, words.say(each.said.phrase)) for each in title.bundles(game, game.current)]


def obey(game: Game, order: Order[Any], seat: int) -> None:
    action = order.action(game, seat)
    assert action is not None
    game.apply(action, seat)


# Oh My Goods!


def rich() -> Goods:
    """3 coal, 2 iron and 1 pair of shoes are there for a card that costs 3 coins."""
    game = oh_my_goods().build(0, "iron_smelter_1", "shoemaker_1").goods(0, 1, 3).goods(0, 2, 2).goods(0, 3, 1)
    return game.plan(0, "sawmill_3").working()


def test_payments_lose_as_little_as_possible() -> None:
    game = rich().game
    assert suggested(OH_MY_GOODS, game) == [
        ((1, 0, 0, 0), "Build it for 3 coins, paying 3 coal"),
        ((1, 1), "Build it for 3 coins, paying 1 iron"),
    ]
    assert suggested(OH_MY_GOODS, game, "de")[0][1] == "Baue die Karte für 3 Münzen: 3 Kohle"


def test_what_is_lost_is_said() -> None:
    game = oh_my_goods().build(0, "iron_smelter_1", "shoemaker_1").goods(0, 2, 2).goods(0, 3, 1)
    game = game.plan(0, "sawmill_5").working().act("build")
    assert suggested(OH_MY_GOODS, game.game) == [((1, 1), "Pay 4 coins with 2 iron (2 coins too many)")]


def test_supplied_cards_are_those_that_cost_least() -> None:
    game = oh_my_goods().worker(0, 1, "orderly").market("wood").hand(0, "mill_1", "mill_2", "bakery_1").working()
    cheap = "the Mill (2 coins) and the Mill (3 coins)"
    assert suggested(OH_MY_GOODS, game.game) == [((0, 26, 27), f"Produce at the Charburner, discarding {cheap}")]
    game.act("produce 1")
    assert suggested(OH_MY_GOODS, game.game) == [((26, 27), f"Discard {cheap}")]


def test_the_turn_can_be_finished() -> None:
    game = oh_my_goods().worker(0, 1, "orderly").market("wood", "grain", "grain").plan(0, "sawmill_3").working()
    assert suggested(OH_MY_GOODS, game.game) == [((18, 0), "Finish the turn: produce, build and hire nothing more")]
    assert OH_MY_GOODS.bundles(game.game, 0)[0].said.declines


# Coal Baron.


def test_trains_leave_in_one_breath() -> None:
    game = coal_baron().give(0, orders=["barracks 1", "furnaces 1"])
    game.dock(0, 1, ["wheel with wheel 1"], engine="saddle").dock(0, 2, ["tower with tower 1"], engine="saddle")
    first = "send off the train in dock 1 with the order for the barracks (1 lorry, 3 VP)"
    second = "send off the train in dock 2 with the order for the furnaces (1 lorry, 3 VP)"
    told = f"Use “Delivery” for 1 worker and {first}, then {second}"
    assert suggested(COAL_BARON, game.game) == [((12, 1, 21), told)]


def test_lorries_are_loaded_in_one_breath() -> None:
    game = coal_baron().dock(0, 1, ["wheel", "clover"]).row(0, ["clover 1", "wheel 1"])
    loads = "load the wheel lorry (1 VP) onto a wheel wagon in dock 1"
    more = "load the clover lorry (1 VP) onto a clover wagon in dock 1"
    assert suggested(COAL_BARON, game.game) == [
        ((11, 2, 2), f"Use “Mining 2/3” for 1 worker and {loads}, then {more}"),
        ((10, 2, 2), f"Use “Mining 1/2” for 1 worker and {loads}, then {more}"),
        ((9, 2), f"Use “Mining 0/1” for 1 worker and {loads}"),
    ]


def test_passing_can_be_ordered_until_one_has_passed() -> None:
    game, order = coal_baron().game, COAL_BARON.orders["pass"]
    assert [order.stage(game, seat) for seat in range(3)] == [1, 1, 1]
    obey(game, order, 0)
    assert game.players[0].out
    assert [order.stage(game, seat) for seat in range(3)] == [None, 1, 1]


def test_passing_is_not_ordered_in_the_middle_of_a_turn() -> None:
    game = coal_baron().dock(0, 1, ["wheel"]).row(0, ["clover 1", "wheel 1"]).act("mining_2_3").game
    assert COAL_BARON.orders["pass"].action(game, 0) is None


# Mineshaft.


def in_the_mine() -> Mine:
    game = mineshaft().lay("yellow_1", "1,0", "ew", "gs").lay("yellow_2", "2,0", "w", "cc").stand(0, "1,0")
    return game.dice("red", 1).turn()


def test_going_and_mining_are_one_choice() -> None:
    game = in_the_mine().act("roll").game
    assert [text for _, text in suggested(MINESHAFT, game)] == [
        "Stay here and take 1 gold",
        "Go to the yellow straight no. 2 and take 2 coal",
    ]
    assert [actions for actions, _ in suggested(MINESHAFT, game)] == [(1, 1), (2, 3)]


def test_rolling_can_be_ordered_for_the_next_turn_only() -> None:
    game, order = in_the_mine().game, MINESHAFT.orders["roll"]
    mine, yours = order.stage(game, 0), order.stage(game, 1)
    assert mine != yours
    obey(game, order, 0)
    assert order.stage(game, 0) == mine
    assert order.action(game, 0) is None, "the dice have been rolled"
    while game.current == 0:
        game.apply(game.legal(0)[-1], 0)
    assert order.stage(game, 0) != mine
    assert order.stage(game, 1) == yours


# Great Western Trail.


def test_the_cheapest_way_is_taken_at_once() -> None:
    game = great_western_trail().money(9).at(0, "A").at(1, "A").tile("FLOOD1", "flood_green_2").turn()
    assert suggested(TRAIL, game.game) == [
        ((20, 0), "Move to neutral building C without paying a fee"),
        ((11, 0), "Move to neutral building B without paying a fee"),
    ]


def test_an_action_and_the_end_are_one_choice() -> None:
    game = great_western_trail().money(5).hand(0, "black_angus").use("E")
    text = "Local action: discard a Black Angus for $2, then finish here"
    assert suggested(TRAIL, game.game) == [((0, 110), text)]


def test_a_city_comes_with_the_certificates_that_it_takes() -> None:
    game = great_western_trail().hand(0, "guernsey", "dutch_belt").certificates(0, 2).use("KC")
    assert suggested(TRAIL, game.game) == [
        ((2, 1), "Earn $4 without certificates and deliver to Topeka"),
        ((2, 0), "Earn $4 without certificates and deliver to Kansas City: +$6, −6 VP"),
        ((2, 2), "Earn $4 without certificates and deliver to Wichita: $1 in transport costs"),
        ((0, 3), "Earn $6 with 2 certificates and deliver to Colorado Springs: $3 in transport costs"),
    ]


# The kit.


def with_bundle(title: Title, actions: tuple[int, ...]) -> Title:
    said = Said(Phrase("list", {"before": "", "last": ""}))
    return replace(title, bundles=lambda game, seat: [Bundle(actions, said)])


def test_the_kit_finds_what_is_illegal() -> None:
    game = rich().game
    for actions in ((1, 5), (1,), (7, 0)):
        assert not is_one_breath(game, 0, actions)
        with pytest.raises(AssertionError, match="one breath"):
            check_suggestions(with_bundle(OH_MY_GOODS, actions), game)
    wrong: Order[Any] = Order(Phrase("list"), lambda game, seat: 1, lambda game, seat: 99)
    with pytest.raises(AssertionError, match="order wrong"):
        check_suggestions(replace(OH_MY_GOODS, bundles=lambda game, seat: [], orders={"wrong": wrong}), game)


def test_the_kit_finds_what_depends_on_secrets() -> None:
    def peeking(game: Any, seat: int) -> list[Bundle]:
        return [Bundle((game.pile[game.pile_size - 1], 0), Said(Phrase("list")))]

    with pytest.raises(AssertionError, match="suggestions reveal"):
        check_knowledge(replace(OH_MY_GOODS, bundles=peeking), rich().game, 0, 1)


@pytest.mark.parametrize("title", [COAL_BARON, TRAIL, MINESHAFT, OH_MY_GOODS], ids=lambda title: title.id)
def test_suggestions_are_few_and_can_be_said_in_both_languages(title: Title) -> None:
    table, seen = goodsyard.new(title.id, 3, seed=5), 0
    while not table.over:
        seat = table.acting()[0]
        for lang in ("en", "de"):
            texts = [bundle.text for bundle in table.bundles(seat, lang)]
            assert len(set(texts)) == len(texts) <= 5, texts
            seen += len(texts)
        assert all(title.clause_text(bundle.clause) for bundle in table.bundles(seat))
        legal = table.game.legal(seat)
        table.play(legal[len(table.played) * 7 % len(legal)], seat)
    assert seen > 20
    for order in title.orders.values():
        assert title.words("de").say(order.phrase) != title.words("en").say(order.phrase)
