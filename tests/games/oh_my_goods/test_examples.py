"""Every worked example of the rule book, with its numbers."""

from goodsyard.games.oh_my_goods.rules.scoring import public_coins
from tests.games.oh_my_goods.scenes import Scene, scene


def charburner(mode: str) -> Scene:
    """The book's charburner needs 2 grain and 1 wood; the market display has 1 grain."""
    return scene().market("grain").hand(0, "sawmill_1", "mill_1").worker(0, 1, mode).working()


def test_the_charburner_sloppily() -> None:
    game = charburner("sloppily").act("produce 1")
    assert game.options() == ["sawmill_1", "mill_1"], "either wood or grain"
    game.act("mill_1")
    assert game.stock() == {"coal": 1}
    assert game.held() == ["sawmill_1"]


def test_the_charburner_orderly() -> None:
    game = charburner("orderly").act("produce 1", "mill_1")
    assert game.stock() == {"coal": 2}
    assert game.discarded() == ["sawmill_1", "mill_1"], "both missing resources"


def test_the_mill_refines_grain_from_the_hand() -> None:
    game = scene().build(0, "mill_1").hand(0, "bakery_1", "bakery_2", "mill_2").worker(0, 2, "sloppily")
    game.market("grain", "grain", "wool").working().act("produce 2", "bakery_1", "mill_2", "bakery_2")
    assert game.stock() == {"flour": 1 + 3}


def test_the_shoemaker_refines_leather_of_earlier_rounds() -> None:
    game = scene().build(0, "tannery_1", "shoemaker_1").goods(0, 2, 2).worker(0, 3, "orderly")
    assert worth(game) == 12
    game.market(*["grain"] * 6, *["clay"] * 6, *["wool"] * 6, *["stone"] * 5, *["wood"] * 5).working()
    game.act("produce 3", "from 2", "from 2")
    assert game.stock() == {"shoes": 2 + 2}
    assert worth(game) == 4 * 8


def worth(game: Scene) -> int:
    return public_coins(game.me())


def test_two_clay_and_two_coal_make_four_bricks() -> None:
    game = scene().build(0, "brick_manufacture_1").goods(0, 1, 2).hand(0, "tannery_1", "tannery_2", "tannery_3")
    game.market(*["stone"] * 3, "clay").worker(0, 2, "sloppily").working()
    game.act("produce 2", "tannery_1", "tannery_3")
    assert game.stock() == {"bricks": 1 + 4}, "without coal the third clay stays in hand"
    assert game.held() == ["tannery_2"]


def test_paying_eight_for_seven() -> None:
    game = scene().build(0, "iron_smelter_1", "mill_1").goods(0, 1, 1).goods(0, 2, 2).goods(0, 3, 1)
    game.plan(0, "window_manufacture_1").working().act("build", "from 2", "from 2", "from 3")
    assert game.built()[-1] == "window_manufacture_1"
    assert game.stock() == {"coal": 1}, "3 + 3 + 2 = 8 coins, no change"


def test_the_glaziery_requires_any_eleven_resources_and_the_office_adds_one() -> None:
    market = ["grain"] * 4 + ["clay"] * 4 + ["stone"] * 2
    without = scene().build(0, "glassmaker_3").market(*market).worker(0, 2, "orderly").working()
    assert without.stock() == {}
    game = scene().build(0, "glassmaker_3", "market_office_wool_1").market(*market).worker(0, 2, "orderly").working()
    assert game.act("produce 2").stock() == {"glass": 2}


def test_an_office_gives_one_more_card_in_phase_1() -> None:
    assert len(scene().build(0, "market_office_card_3").new_round().held()) == 3
