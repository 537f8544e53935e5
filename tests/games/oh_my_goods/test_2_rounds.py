"""Chapter 2: rounds, hand cards and piles."""

from goodsyard.core.log import Log
from goodsyard.games.oh_my_goods.rules import events as log
from goodsyard.games.oh_my_goods.show.view import view_of
from tests.clauses import clause
from tests.games.oh_my_goods.scenes import scene


@clause("2.1")
def test_the_phases_follow_each_other() -> None:
    game = scene()
    game.game.log = Log(True)
    game.new_round()
    assert (game.game.round, game.game.phase, game.kind(0)) == (2, 4, "work")
    assert game.game.market_size == game.game.sunrise_size > 0
    for seat in (0, 1):
        game.act("1 orderly", "no plan", seat=seat)
    phases = [log.ROUND_BEGAN, log.DEALT, log.SUNRISE, log.WORKS, log.SUNSET]
    told = [kind for kind, *_ in game.game.log.entries if kind in phases]
    assert list(dict.fromkeys(told)) == phases


@clause("2.2")
def test_everyone_gets_two_cards_the_active_player_first() -> None:
    game = scene(3)
    game.game.active = 1
    game.top("mill_1", "mill_2", "mill_3", "mill_4", "mill_5", "mill_6").new_round()
    assert [game.held(seat) for seat in (1, 2, 0)] == [["mill_1", "mill_2"], ["mill_3", "mill_4"], ["mill_5", "mill_6"]]


@clause("2.3")
def test_an_office_adds_a_card() -> None:
    game = scene().build(0, "market_office_card_1").hand(0, *["wood"] * 5).new_round()
    assert (len(game.held(0)), len(game.held(1))) == (5 + 3, 2)


@clause("2.4")
def test_there_is_no_hand_limit() -> None:
    game = scene().hand(0, *["wood"] * 13, *["clay"] * 7).new_round()
    assert len(game.held(0)) == 22


@clause("2.5", "2.6")
def test_the_discard_pile_becomes_the_draw_pile_when_a_card_is_needed() -> None:
    game = scene().goods(1, 1, 64).discard(28)
    assert game.game.pile_size == 2
    game.new_round()
    assert game.game.shuffles == 1
    assert (len(game.held(0)), len(game.held(1))) == (2, 2)
    assert game.game.pile_size == 26 - game.game.market_size
    assert game.discarded() == []


@clause("2.6")
def test_the_same_while_goods_are_produced_and_not_before() -> None:
    game = scene().market("grain", "grain", "wood").worker(0, 1, "orderly")
    game.working().discard(game.game.pile_size - 1)
    assert (game.game.pile_size, game.game.shuffles) == (1, 0)
    game.act("produce 1")
    assert game.game.shuffles == 1
    assert game.stock() == {"coal": 2}


@clause("2.7")
def test_everyone_sees_the_discard_pile() -> None:
    game = scene().market("grain", "grain").hand(0, "sawmill_1").worker(0, 1, "orderly").working().act("produce 1")
    assert game.discarded() == ["sawmill_1"]
    for viewer in (0, 1, None):
        assert view_of(game.game, viewer).discard_pile == ["sawmill_1"]


@clause("2.8")
def test_both_piles_empty_everyone_discards_half_of_the_hand() -> None:
    game = scene().fill(0, 4).fill(1, 5)
    game.goods(1, 1, game.game.pile_size).new_round()
    assert (game.game.current, game.kind(), game.game.decision()[1]) == (0, "shed", 2)
    first, last = game.options()[0], game.options()[-1]
    assert game.act(first, last).discarded() == [first, last]
    assert (game.game.current, game.kind(), game.game.decision()[1]) == (1, "shed", 2)
    game.act(game.options()[0]).act(game.options()[0])
    assert game.game.shuffles == 1
    assert [len(game.held(seat)) for seat in (0, 1)] == [4 - 2 + 2, 5 - 2 + 2], "the dealing goes on"


@clause("2.9")
def test_nothing_left_to_draw() -> None:
    game = scene().fill(0, 1)
    game.goods(1, 1, game.game.pile_size).new_round()
    assert [len(game.held(seat)) for seat in (0, 1)] == [1, 0]
    assert game.game.market_size == 0
    assert game.kind(1) == "work", "planning goes on as usual"
    game.act("1 sloppily", seat=1).act("1 sloppily", "no plan", seat=0)
    assert game.game.round == 3, "nothing can be produced"


@clause("2.9")
def test_a_production_without_cards_lays_no_goods_and_starts_no_chain() -> None:
    game = scene().market("grain", "grain").hand(0, "wood").worker(0, 1, "sloppily")
    game.working().goods(1, 1, game.game.pile_size).act("produce 1")
    assert game.stock() == {}
    assert game.held() == ["window_manufacture_3"], "the wood stays in hand"
