"""Chapter 6: production chains."""

from goodsyard.games.oh_my_goods.show.view import view_of
from tests.clauses import clause
from tests.games.oh_my_goods.scenes import Scene, scene


def mill(*hand: str) -> Scene:
    """A mill is about to produce."""
    game = (
        scene().build(0, "mill_1").market(*["wool"] * 4, *["clay"] * 4, *["stone"] * 4, *["wood"] * 4, *["grain"] * 3)
    )
    return game.hand(0, *hand).worker(0, 2, "orderly").worker(1, 1, "sloppily").working()


@clause("6.1")
def test_a_chain_only_after_a_production_and_any_number_of_times() -> None:
    game = mill("bakery_1", "bakery_2", "bakery_3")
    assert game.options() == ["produce 2", "enough"]
    game.act("produce 2", "bakery_3")
    assert game.options() == ["stop", "bakery_1", "bakery_2"]
    game.act("bakery_1", "bakery_2")
    assert game.stock() == {"flour": 5}


@clause("6.1")
def test_an_assistant_can_start_a_chain_and_stopping_ends_it() -> None:
    game = scene().build(0, "mill_1").assistant(0, 2, "1a").market("wool", *["grain"] * 3, "wood")
    game.hand(0, "bakery_1", "bakery_2").worker(0, 1, "orderly").working()
    game.act("produce 2", "bakery_1", "stop")
    assert game.stock() == {"flour": 2}
    assert game.options() == ["produce 1", "enough"], "the chain is over"


@clause("6.2")
def test_a_hand_card_is_shown_and_becomes_a_good() -> None:
    game = mill("bakery_1", "sawmill_1").act("produce 2")
    assert game.options() == ["stop", "bakery_1"], "only grain"
    game.act("bakery_1")
    for viewer in (0, 1, None):
        assert view_of(game.game, viewer).seats[0].buildings[1].goods == ["bakery_1", None, None]


@clause("6.3")
def test_a_good_comes_from_any_own_building_that_makes_it() -> None:
    game = (
        scene().build(0, "tannery_1", "tannery_2", "shoemaker_1").goods(0, 2, 1).goods(0, 3, 1).worker(0, 4, "sloppily")
    )
    game.market(*["wood"] * 5, *["wool"] * 5, *["clay"] * 5, *["stone"] * 5, *["grain"] * 5).working().act("produce 4")
    assert game.options() == ["stop", "from 2", "from 3"]
    game.act("from 3")
    assert game.options() == ["stop", "from 2"]
    assert game.act("stop").stock() == {"leather": 1, "shoes": 2}


@clause("6.4")
def test_two_inputs_go_together_and_both_become_goods() -> None:
    game = scene().build(0, "window_manufacture_1", "sawmill_1", "sawmill_2", "glassmaker_1").worker(0, 2, "sloppily")
    game.goods(0, 3, 1).goods(0, 4, 1).goods(0, 5, 1).market(*["stone"] * 2, *["grain"] * 4).working().act("produce 2")
    assert game.options() == ["stop", "from 3", "from 4"]
    game.act("from 4")
    assert game.stock() == {"windows": 3, "planks": 1}, (
        "the only glass follows by itself, and without glass the chain ends"
    )


@clause("6.4")
def test_the_second_input_may_be_a_choice() -> None:
    game = (
        scene().build(0, "window_manufacture_1", "sawmill_1", "glassmaker_2", "glassmaker_1").worker(0, 2, "sloppily")
    )
    game.goods(0, 3, 1).goods(0, 4, 1).goods(0, 5, 1).market(*["stone"] * 2, *["grain"] * 4).working().act("produce 2")
    assert game.act("from 3").options() == ["from 4", "from 5"]
    assert game.act("from 5").stock() == {"windows": 3, "glass": 1}


@clause("6.5")
def test_market_and_offices_do_not_supply_chains() -> None:
    game = scene().build(0, "mill_1", "market_office_grain_1").worker(0, 2, "orderly").worker(1, 1, "orderly")
    game.market(*["stone"] * 2, *["clay"] * 4, *["wool"] * 4, "grain", "grain").working().act("produce 2")
    assert game.stock() == {"flour": 2}
    assert game.game.current == 1, "there is no grain in hand, so nothing is asked"


@clause("6.6")
def test_goods_of_the_same_phase_may_be_used() -> None:
    game = scene().build(0, "bakery_1", "mill_1").assistant(0, 2, "1a").worker(0, 3, "orderly").goods(0, 1, 2)
    game.market(*["grain"] * 3, *["wool"] * 3).working().act("produce 3", "produce 2", "from 3")
    assert game.act("from 3").stock() == {"bread": 5}
