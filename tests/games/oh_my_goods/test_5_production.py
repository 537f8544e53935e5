"""Chapter 5: production."""

from goodsyard.games.oh_my_goods.show.view import view_of
from tests.clauses import clause
from tests.games.oh_my_goods.scenes import scene


@clause("5.1")
def test_production_is_in_turn_order_from_the_active_player() -> None:
    game = scene(3).market(*["grain"] * 2, *["clay"] * 2, *["wool"] * 2, "wood")
    for seat in range(3):
        game.worker(seat, 1, "orderly")
    game.game.active = 2
    order = []
    game.working(wait=False)
    for _ in range(3):
        order.append(game.game.current)
        game.act("produce 1")
    assert order == [2, 0, 1]


@clause("5.1")
def test_the_player_orders_the_buildings_and_may_leave_some_out() -> None:
    game = (
        scene().market("grain", "grain", "wood", "clay", "clay", "wool", "wool").build(0, "sawmill_4", "cattle_ranch_2")
    )
    game.worker(0, 1, "orderly").assistant(0, 2, "1a").assistant(0, 3, "2a").working()
    assert game.options() == ["produce 1", "produce 2", "produce 3", "enough"]
    game.act("produce 3")
    assert game.options() == ["produce 1", "produce 2", "enough"]
    assert game.act("enough").stock() == {"cattle": 1}


@clause("5.2")
def test_missing_resources_come_from_the_hand() -> None:
    game = (
        scene().market("grain").hand(0, "mill_1", "mill_2", "sawmill_1", "tannery_1").worker(0, 1, "orderly").working()
    )
    game.act("produce 1")
    assert game.options() == ["sawmill_1", "mill_1", "mill_2"], "no clay is missing"
    game.act("mill_2")
    assert game.stock() == {"coal": 2}, "the wood follows by itself"
    assert game.discarded() == ["sawmill_1", "mill_2"]
    assert game.held() == ["mill_1", "tannery_1"]


@clause("5.3")
def test_an_orderly_worker_needs_all_resources_and_makes_two_goods() -> None:
    game = scene().market("grain", "grain", "wood").worker(0, 1, "orderly").working().act("produce 1")
    assert game.stock() == {"coal": 2}
    lacking = (
        scene().market("grain", "grain", "clay", "clay").worker(0, 1, "orderly").worker(1, 1, "sloppily").working()
    )
    assert (lacking.game.current, lacking.stock()) == (1, {}), "not even one good"


@clause("5.4")
def test_a_sloppy_worker_may_miss_one_resource_and_makes_one_good() -> None:
    for market in (["grain", "wood"], ["grain", "grain"], ["grain", "grain", "wood"]):
        game = scene().market(*market).worker(0, 1, "sloppily").working().act("produce 1")
        assert game.stock() == {"coal": 1}
    game = scene().market("wood").worker(0, 1, "sloppily").hand(0, "tannery_1").working()
    assert game.stock() == {}, "two grain are missing"


@clause("5.5")
def test_the_glassmaker_takes_any_resources() -> None:
    market = ["grain"] * 3 + ["clay"] * 3 + ["wool"] * 3 + ["wood"]
    game = scene().market(*market).build(0, "glassmaker_3").worker(0, 2, "sloppily").working().act("produce 2")
    assert game.stock() == {"glass": 1}
    orderly = scene().market(*market).build(0, "glassmaker_3").worker(0, 2, "orderly").hand(0, "mill_1", "tannery_1")
    orderly.working().act("produce 2")
    assert orderly.options() == ["mill_1", "tannery_1"]
    assert orderly.act("mill_1").stock() == {"glass": 2}
    twelve = (
        scene()
        .market(*market, "wood")
        .build(0, "glassmaker_1")
        .worker(0, 2, "orderly")
        .worker(1, 1, "orderly")
        .working()
    )
    assert (twelve.game.current, twelve.stock()) == (1, {})


@clause("5.6")
def test_goods_come_unseen_from_the_draw_pile() -> None:
    game = scene().market("grain", "grain", "wood").worker(0, 1, "orderly").top("mill_1", "mill_2", "mill_3").working()
    game.act("produce 1")
    assert game.game.pile[game.game.pile_size - 1] == scene().fetch("mill_3")
    for viewer in (0, 1, None):
        assert view_of(game.game, viewer).seats[0].buildings[0].goods == [None, None]


@clause("5.7")
def test_the_good_laid_last_leaves_first() -> None:
    game = (
        scene().market("grain", "grain", "wood").worker(0, 1, "orderly").top("mill_1", "mill_2").plan(0, "glassmaker_2")
    )
    game.goods(0, 1, 1).worker(1, 1, "orderly").working().act("produce 1", "build")
    assert game.discarded() == ["mill_1", "mill_2"], "two coal of three, with one way to pay"


@clause("5.8")
def test_an_assistant_needs_all_resources_and_makes_one_good() -> None:
    game = scene().market("grain", "grain").assistant(0, 1, "1a").worker(1, 1, "orderly").hand(0, "sawmill_1").working()
    assert game.act("produce 1").stock() == {"coal": 1}
    assert game.held() == []
    lacking = (
        scene().market("grain", "grain").assistant(0, 1, "1a").hand(1, "wood", "clay", "clay").worker(1, 1, "orderly")
    )
    assert lacking.working().stock() == {}


@clause("5.9")
def test_a_hand_card_serves_one_building() -> None:
    """Both buildings need 2 wool and 2 clay; 1 wool lies in the market display and 1 is in hand."""
    game = scene().market("clay", "clay", "wool").build(0, "sawmill_4", "cattle_ranch_2").hand(0, "weaving_mill_2")
    game.assistant(0, 2, "1a").assistant(0, 3, "2a").working()
    assert game.options() == ["produce 2", "produce 3", "enough"]
    game.act("produce 2")
    assert (game.stock(), game.discarded()) == ({"planks": 1}, ["weaving_mill_2"])
    assert game.game.current == 1, "the ranch cannot produce any more"


@clause("5.10")
def test_discarding_is_voluntary_and_never_in_vain() -> None:
    game = scene().market("grain").hand(0, "mill_1", "mill_2", "sawmill_1").worker(0, 1, "sloppily").working()
    assert game.options() == ["produce 1", "enough"]
    assert len(game.act("enough").held()) == 3
    game = scene().market("grain").hand(0, "mill_1", "mill_2", "sawmill_1").worker(0, 1, "sloppily").working()
    game.act("produce 1", "mill_1")
    assert len(game.held()) == 2, "one card was needed, not two"


@clause("5.11")
def test_each_person_produces_once_a_round() -> None:
    game = scene().market("grain", "grain", "wood", "wool", "wool", "clay", "clay").build(0, "sawmill_4")
    game.worker(0, 1, "orderly").assistant(0, 2, "1a").working().act("produce 1")
    assert game.options() == ["produce 2", "enough"]
