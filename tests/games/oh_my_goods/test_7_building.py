"""Chapter 7: building and hiring."""

from goodsyard.games.oh_my_goods import TITLE
from goodsyard.games.oh_my_goods.rules.goods import lay_good
from tests.clauses import clause
from tests.games.oh_my_goods.scenes import Scene, scene


def rich(planned: str = "", coal: int = 9, hiring: str = "literal") -> Scene:
    game = scene(hiring=hiring).goods(0, 1, coal)
    if planned:
        game.plan(0, planned)
    return game.worker(1, 1, "orderly").hand(1, "wood", "clay", "clay")


@clause("7.1")
def test_the_planned_card_is_built_for_its_cost() -> None:
    game = rich("sawmill_5").working()
    assert game.options() == ["leave", "build"]
    game.act("build")
    assert game.built() == ["charburner_grain", "sawmill_5"]
    assert game.stock() == {"coal": 5}, "there was only one way to pay"


@clause("7.2")
def test_a_card_that_is_not_built_is_discarded() -> None:
    assert rich("sawmill_5").working().act("leave").discarded() == ["sawmill_5"]
    poor = rich("food_factory_3").working()
    assert poor.options() == ["leave"]
    assert poor.act("leave").discarded() == ["food_factory_3"]
    assert poor.game.current == 1


@clause("7.3")
def test_a_new_building_counts_immediately_but_does_not_produce() -> None:
    game = (
        rich("brick_manufacture_2").build(0, "brick_manufacture_1").offer("1a").market("stone", "stone", "clay", "clay")
    )
    game.working().act("build")
    assert game.options() == ["nobody", "hire 1a"]
    game.act("hire 1a")
    assert game.options() == ["at 1", "at 2", "at 3"]
    game.act("at 3")
    assert game.game.current == 1
    assert game.assistants() == [None, None, "1a"]


@clause("7.4", "7.5")
def test_any_goods_pay_without_change() -> None:
    game = scene().build(0, "iron_smelter_1", "shoemaker_1").goods(0, 1, 2).goods(0, 2, 2).goods(0, 3, 1)
    game.plan(0, "iron_smelter_2").worker(1, 1, "orderly").hand(1, "wood", "clay", "clay").working().act("build")
    assert game.options() == ["from 1", "from 2", "from 3"]
    game.act("from 2", "from 1")
    assert game.options() == ["from 1", "from 2", "from 3"]
    game.act("from 3")
    assert game.stock() == {"coal": 1, "iron": 1}, "3 + 1 + 8 coins for 6"


@clause("7.4")
def test_goods_of_the_same_phase_pay() -> None:
    game = scene().market("grain", "grain", "wood").worker(0, 1, "orderly").plan(0, "glassmaker_1").working()
    assert game.act("produce 1").options() == ["leave", "build"]


@clause("7.6")
def test_spent_goods_are_turned_over() -> None:
    game = scene()
    lay_good(game.game, game.me(), 0, game.fetch("mill_6"))
    lay_good(game.game, game.me(), 0, game.fetch("mill_5"))
    luck = game.game.luck
    game.plan(0, "glassmaker_1").worker(1, 1, "orderly").hand(1, "wood").working().act("build")
    assert game.discarded() == ["mill_5", "mill_6"]
    assert game.game.luck >= luck + 2


@clause("7.7")
def test_one_assistant_per_round_after_or_instead_of_building() -> None:
    game = rich().build(0, "tannery_1", "tannery_2").offer("1a", "3a").working()
    assert game.options() == ["nobody", "hire 1a"]
    game.act("hire 1a", "at 2")
    assert game.game.current == 1
    assert game.stock() == {"coal": 9 - 6}
    assert not game.game.offered & 1


@clause("7.8")
def test_colours_are_needed_and_kept() -> None:
    game = rich().build(0, "tannery_1").offer("1a").working()
    assert game.game.current == 1, "one red building is not enough"
    game = rich(coal=20).build(0, "tannery_1", "cattle_ranch_1", "mill_1", "sawmill_1").offer("1a", "6a").working()
    assert game.options() == ["nobody", "hire 1a", "hire 6a"]
    game.act("hire 6a", "at 1")
    assert len(game.built()) == 5
    second = (
        rich(coal=20).build(0, "tannery_1", "cattle_ranch_1", "mill_1", "sawmill_1").assistant(0, 1, "6a").offer("1a")
    )
    assert "hire 1a" in second.working().options(), "the same red building may serve again"


@clause("7.9")
def test_the_worker_counts_as_the_one_person_at_a_building() -> None:
    offices = "market_office_card_1", "market_office_card_2"
    alone = rich().build(0, *offices).offer("4a").worker(0, 1, "orderly").working()
    assert alone.game.current == 1, "the worker is at the only production building"
    room = rich().build(0, *offices, "mill_1").offer("4a").worker(0, 1, "orderly").working().act("hire 4a")
    assert room.assistants() == [None, None, None, "4a"]
    away = rich().build(0, *offices, "mill_1").offer("4a").worker(0, 4, "orderly").working().act("hire 4a")
    assert away.assistants() == ["4a", None, None, None]


@clause("7.11")
def test_under_the_later_rules_the_worker_has_left() -> None:
    game = (
        rich(hiring="v1.1").build(0, "market_office_card_1", "market_office_card_2").offer("4a").worker(0, 1, "orderly")
    )
    game.working().act("hire 4a")
    assert game.assistants() == ["4a", None, None], "and the offices take nobody"
    options = TITLE.checked_options(2, {}, 2)
    assert options["hiring"] == "v1.1", "earlier games were played in this way"
    assert TITLE.checked_options(2, {})["hiring"] == "literal"


@clause("7.9")
def test_an_assistant_needs_a_free_production_building() -> None:
    full = rich().build(0, "market_office_card_1", "market_office_card_2").offer("4a").assistant(0, 1, "1a").working()
    assert full.game.current == 1


@clause("7.10")
def test_nobody_has_more_than_two_assistants() -> None:
    game = rich().build(0, "tannery_1", "tannery_2", "mill_1").assistant(0, 1, "2a").assistant(0, 2, "3a").offer("1a")
    assert game.working().game.current == 1
