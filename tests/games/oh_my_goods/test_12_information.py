"""Chapter 12: hidden and open information."""

from __future__ import annotations

import pytest

from goodsyard.core.chance import DICE, below, seeded
from goodsyard.games.oh_my_goods import TITLE
from goodsyard.games.oh_my_goods.rules.game import OhMyGoods
from goodsyard.games.oh_my_goods.say.names import CARD_IDS
from goodsyard.games.oh_my_goods.show.view import view_of
from tests.clauses import clause
from tests.games.oh_my_goods.scenes import Scene, scene


def imagined(game: Scene, seat: int, seed: int = 5) -> Scene:
    twin = game.game.clone()
    twin.determinize(seat, seed)
    return Scene(twin)


@clause("12.1")
def test_what_is_open() -> None:
    game = scene().build(1, "mill_1").goods(1, 2, 3).assistant(1, 2, "1a").hand(1, "mill_2").market("grain", "wood")
    view = view_of(
        game.worker(1, 1, "sloppily").discard(2).hand(0, "mill_3").worker(0, 1, "orderly").working().game, None
    )
    other = view.seats[1]
    assert [building.card for building in other.buildings] == ["charburner_clay", "mill_1"]
    assert (len(other.buildings[1].goods), other.buildings[1].assistant, other.buildings[0].worker) == (
        3,
        "1a",
        "sloppily",
    )
    assert (len(other.hand), len(view.discard_pile), view.resources["grain"]) == (1, 2, 1)
    assert view.draw_pile == game.game.pile_size


@clause("12.2")
def test_hands_plans_and_the_draw_pile_are_hidden() -> None:
    game = scene().hand(0, "mill_1", "mill_2").hand(1, "mill_3", "mill_4").plan(0, "bakery_1").goods(0, 1, 9).working()
    assert view_of(game.game, 0).seats[0].hand == ["mill_1", "mill_2"]
    for viewer in (1, None):
        seen = view_of(game.game, viewer).seats[0]
        assert (seen.hand, seen.planned, seen.has_planned) == ([None, None], None, True)
    hands = {tuple(imagined(game, 1, seed).held(0)) for seed in range(8)}
    assert len(hands) > 5
    assert all(imagined(game, 1, seed).held(1) == ["mill_3", "mill_4"] for seed in range(8))
    plans = {imagined(game, 1, seed).me(0).planned for seed in range(8)}
    assert len(plans) > 4


@clause("12.3")
def test_goods_are_unknown_even_to_their_owner() -> None:
    game = scene().goods(0, 1, 3).hand(0, "mill_1").working()
    assert view_of(game.game, 0).seats[0].buildings[0].goods == [None] * 3
    assert len({imagined(game, 0, seed).me(0).tops[0] for seed in range(8)}) > 4


@clause("12.4")
def test_a_card_shown_for_a_chain_stays_known_when_it_moves() -> None:
    game = scene().build(0, "mill_1", "bakery_1").goods(0, 1, 1).hand(0, "mill_2").market(*["grain"] * 3, *["wool"] * 3)
    game.worker(0, 2, "sloppily").assistant(0, 3, "1a").working().act("produce 2", "mill_2", "produce 3", "from 2")
    for viewer in (0, 1, None):
        assert view_of(game.game, viewer).seats[0].buildings[2].goods[1] == "mill_2"
    for seed in range(5):
        twin = imagined(game, 1, seed)
        assert view_of(twin.game, 1) == view_of(game.game, 1)
        assert twin.game.shown[CARD_IDS.index("mill_2")]


@clause("12.5")
def test_everyone_knows_which_cards_a_draw_pile_is_made_of() -> None:
    game = scene().fill(1, 4).goods(0, 1, 60).discard(30)
    old = game.held(1)
    game.new_round()
    assert game.game.shuffles == 1
    for seed in range(12):
        twin = imagined(game, 0, seed)
        batches = [twin.game.batch[CARD_IDS.index(card)] for card in twin.held(1)]
        assert sorted(batches) == [0] * len(old) + [1] * 2, "the new cards come from the new pile"
    unseen = view_of(game.game, 0).unseen
    assert len(unseen) == 2
    assert set(old) <= {*unseen[0]}


@clause("12.6")
def test_after_the_end_everything_is_open() -> None:
    game = TITLE.begin(
        3, 3, TITLE.rules_version, {"edition": "first", "starting_player": "random", "hiring": "literal"}
    )
    chance = seeded(3)
    while not game.over:
        legal = game.legal()
        game.apply(legal[below(chance, DICE, len(legal))])
    view = view_of(game, None)
    assert all(card for seat in view.seats for card in seat.hand)
    assert all(card for seat in view.seats for building in seat.buildings for card in building.goods)
    assert view.unseen == []
    digest = game.digest()
    game.determinize(0, 1)
    assert game.digest() == digest


def plans_of(game: OhMyGoods, seat: int) -> tuple[int, int, int, tuple[int, ...]]:
    player = game.players[seat]
    return player.worker, player.mode, player.planned, tuple(player.spent)


@clause("4.1", "12.2")
@pytest.mark.parametrize(
    "plan", [["1 orderly", "plan mill_1"], ["1 sloppily", "no plan"], ["1 sloppily", "plan mill_2"]]
)
def test_an_imagined_plan_does_not_depend_on_the_true_one(plan: list[str]) -> None:
    """Whatever seat 0 has planned in secret, seat 1 imagines the same games."""
    game = scene().hand(0, "mill_1", "mill_2").goods(0, 1, 3).hand(1, "bakery_1").planning()
    assert len({plans_of(imagined(game.act(*plan, seat=0), 1, 1).game, 0)}) == 1
    other = scene().hand(0, "mill_1", "mill_2").goods(0, 1, 3).hand(1, "bakery_1").planning()
    other.act("1 orderly", "no plan", seat=0)
    for seed in range(6):
        assert imagined(game, 1, seed).game.digest() == imagined(other, 1, seed).game.digest()
    assert len({plans_of(imagined(game, 1, seed).game, 0) for seed in range(12)}) > 4


@clause("4.1")
def test_an_unfinished_plan_reveals_nothing() -> None:
    untouched = scene().hand(0, "mill_1").hand(1, "mill_2").planning()
    begun = scene().hand(0, "mill_1").hand(1, "mill_2").planning().act("1 orderly", seat=0)
    for seed in range(4):
        assert imagined(begun, 1, seed).game.digest() == imagined(untouched, 1, seed).game.digest()


def test_a_player_who_discards_for_a_production_is_imagined_with_the_cards_for_it() -> None:
    game = (
        scene()
        .hand(0, "mill_1", "mill_2", "mill_3", "sawmill_1", "sawmill_2")
        .plan(0, "tannery_1")
        .worker(0, 1, "orderly")
    )
    game.working().act("produce 1")
    for seed in range(30):
        twin = imagined(game, 1, seed)
        assert twin.kind() == "supply"
        assert twin.options()
        while twin.kind() == "supply":
            twin.act(twin.options()[0])
        assert twin.stock() == {"coal": 2}


def test_needed_cards_are_found_in_every_draw_pile() -> None:
    """The hand comes from two draw piles and holds the only stone that is hidden."""
    game = scene().build(0, "brick_manufacture_8").hand(0, "market_office_wood_1", "sawmill_1", "sawmill_2", "mill_1")
    stones = [card for card in CARD_IDS[77:94] if card != "market_office_wood_1"]
    game.market(*stones[:1]).worker(0, 2, "orderly").discard(0)
    game.game.resources[4], game.game.market_size = 0, 0
    for name in stones[1:]:
        game.game.discarded[game.fetch(name)] = 1
    game.game.discarded[CARD_IDS.index(stones[0])] = 1
    game.hand(0, "sawmill_3").working().act("produce 2")
    for seed in range(10):
        twin = imagined(game, 1, seed)
        assert "market_office_wood_1" in twin.held(0)
