"""Chapter 3: the market display."""

from goodsyard.games.oh_my_goods.rules.cards import HALF_SUNS
from goodsyard.games.oh_my_goods.say.names import CARD_IDS
from goodsyard.games.oh_my_goods.show.view import view_of
from tests.clauses import clause
from tests.games.oh_my_goods.scenes import scene


@clause("3.1")
def test_sunrise_ends_with_the_second_half_sun() -> None:
    game = scene().top("mill_1", "sawmill_1", "sawmill_2", "sawmill_4", "sawmill_3", "mill_2").sunrise()
    view = view_of(game.game, 0)
    assert [HALF_SUNS[CARD_IDS.index(card)] for card in view.sunrise] == [0, 0, 1, 0, 1]
    assert view.sunrise == ["mill_1", "sawmill_1", "sawmill_2", "sawmill_4", "sawmill_3"]
    assert view.sunset == []


@clause("3.2")
def test_sunset_lays_a_second_row_with_two_more_half_suns() -> None:
    game = scene().market("sawmill_2", "sawmill_3").hand(0, "mill_1", "mill_2").worker(0, 1, "orderly")
    game.top("sawmill_4", "iron_smelter_2", "sawmill_5", "iron_smelter_3", "mill_3").sunset()
    view = view_of(game.game, None)
    assert view.sunrise == ["sawmill_2", "sawmill_3"]
    assert view.sunset == ["sawmill_4", "iron_smelter_2", "sawmill_5", "iron_smelter_3"]


@clause("3.3")
def test_only_the_resources_of_the_market_display_matter() -> None:
    game = scene().market("food_factory_1", "market_office_wood_1", "market_office_card_1")
    view = view_of(game.game, 0)
    assert view.resources == {"wood": 0, "clay": 0, "grain": 1, "wool": 0, "stone": 2}
    assert [seat.offices for seat in view.seats] == [{}, {}]


@clause("3.4")
def test_the_market_display_serves_every_player_and_every_building() -> None:
    game = scene().market("grain", "grain", "wood", "clay", "clay", "stone", "stone").build(0, "iron_smelter_4")
    game.assistant(0, 2, "1a").worker(0, 1, "orderly").worker(1, 1, "orderly").working()
    game.act("produce 1", "produce 2", "produce 1")
    assert game.stock(0) == {"coal": 2, "iron": 1}
    assert game.stock(1) == {"coal": 2 + 2}
