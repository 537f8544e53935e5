"""Chapter 8: end of round and game, and chapter 9: Market Offices."""

from tests.clauses import clause
from tests.games.oh_my_goods.scenes import Scene, scene

SEVEN = ["sawmill_1", "sawmill_2", "sawmill_3", "sawmill_4", "sawmill_5", "mill_1", "mill_2"]


@clause("8.1")
def test_the_market_is_discarded_and_the_next_player_becomes_active() -> None:
    game = scene(3).market("mill_1", "sawmill_1").working(wait=False)
    assert game.discarded() == ["sawmill_1", "mill_1"]
    assert game.game.round == 2
    assert game.game.active == 1


@clause("8.2")
def test_the_eighth_building_triggers_the_end() -> None:
    game = scene().build(0, *SEVEN[:6])
    assert game.game.last_round == 0
    assert game.build(0, SEVEN[6]).game.last_round == game.game.round + 1


@clause("8.3")
def test_one_more_complete_round_is_played() -> None:
    game = scene().build(0, *SEVEN)
    game.game.active = 1
    game.working(wait=False)
    assert (game.game.round, game.game.last_round, game.game.over) == (2, 2, False)
    idle(game)
    assert game.game.over
    assert game.game.round == 2


def idle(game: Scene) -> None:
    """Both players do as little as they can."""
    round = game.game.round
    while not game.game.over and game.game.round == round:
        game.game.apply(game.game.legal()[-1 if game.kind() == "produce" else 0])


@clause("8.4")
def test_points_of_buildings_assistants_and_goods() -> None:
    game = (
        scene().build(0, "food_factory_1", "market_office_wood_1").assistant(0, 2, "1b").goods(0, 2, 2).goods(0, 1, 3)
    )
    assert game.game.scores()[0] == (0 + 5 + 3) + 3 + (2 * 8 + 3) // 5


@clause("8.5", "8.6")
def test_coins_left_break_ties() -> None:
    game = scene(3).goods(0, 1, 4).goods(1, 1, 2).goods(2, 1, 4)
    assert game.game.scores() == [0, 0, 0]
    assert game.game.ranking() == [1, 3, 1]
    assert scene().goods(0, 1, 5).goods(1, 1, 4).game.ranking() == [1, 2], "points come first"


@clause("9.1")
def test_offices_are_buildings_without_people_and_goods() -> None:
    game = scene().build(0, "market_office_wood_1", "market_office_clay_1").goods(0, 1, 5).offer("4a").working()
    assert game.act("hire 4a").assistants() == ["4a", None, None], "two grey buildings count as colours"
    assert game.game.scores()[0] == 3 + 3 + 2
    count = scene().build(0, *SEVEN[:6], "market_office_wood_1")
    assert count.game.last_round > 0, "an office counts as a building"


@clause("9.2")
def test_an_office_adds_its_resource_for_its_owner_and_each_building() -> None:
    game = scene().build(0, "market_office_wood_1", "sawmill_5").market("grain", "grain", "wood", "clay", "clay")
    game.worker(0, 1, "orderly").assistant(0, 3, "1a").worker(1, 1, "orderly").working().act("produce 1", "produce 3")
    assert game.stock() == {"coal": 2, "planks": 1}
    other = scene().build(0, "market_office_wood_1").market("clay", "clay").worker(1, 1, "orderly").working()
    assert other.kind() == "build", "not for the others"


@clause("9.3")
def test_offices_add_up() -> None:
    game = scene().build(0, "market_office_grain_1", "market_office_grain_2", "market_office_wood_1").market("clay")
    assert game.worker(0, 1, "orderly").working().act("produce 1").stock() == {"coal": 2}
    cards = scene().build(0, "market_office_card_1", "market_office_card_2").new_round()
    assert len(cards.held()) == 4
