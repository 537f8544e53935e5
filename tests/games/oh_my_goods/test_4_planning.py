"""Chapter 4: planning, at the same time and in secret."""

from itertools import permutations

import msgspec

import goodsyard
from goodsyard.games.oh_my_goods import TITLE
from goodsyard.games.oh_my_goods.show.view import view_of
from tests.clauses import clause
from tests.games.oh_my_goods.scenes import Scene, scene


def three_plan() -> Scene:
    game = scene(3).build(0, "mill_1").goods(0, 1, 4).goods(0, 2, 1).assistant(0, 2, "1a").build(0, "mill_2")
    game.hand(0, "mill_3", "bakery_1").hand(1, "sawmill_1", "sawmill_2").hand(2, "tannery_1")
    return game.market("sawmill_3", "grain", "grain", "grain", "wool").planning()


PLANS = {
    0: ["2 to 3", "from 1", "from 2", "2 orderly", "plan bakery_1"],
    1: ["1 sloppily", "no plan"],
    2: ["1 orderly", "plan tannery_1"],
}


@clause("4.1")
def test_the_order_of_decisions_makes_no_difference() -> None:
    ends = set()
    for seats in permutations(PLANS):
        game = three_plan()
        assert game.game.acting() == [0, 1, 2]
        for seat in seats:
            game.act(*PLANS[seat], seat=seat)
        ends.add(game.game.digest())
    step_by_step = three_plan()
    for step in range(5):
        for seat in (2, 0, 1):
            if step < len(PLANS[seat]):
                step_by_step.act(PLANS[seat][step], seat=seat)
    assert ends == {step_by_step.game.digest()}


@clause("4.1")
def test_nobody_sees_a_plan_before_all_are_ready() -> None:
    game = three_plan()
    before = {viewer: seen(game, viewer) for viewer in (1, 2, None)}
    for action in PLANS[0]:
        game.act(action, seat=0)
        for viewer, view in before.items():
            now = seen(game, viewer)
            assert now["seats"] == view["seats"], f"viewer {viewer} sees {action}"
            assert {**now, "acting": []} == {**view, "acting": []}
    assert game.game.acting() == [1, 2]
    game.act(*PLANS[1], seat=1).act(*PLANS[2], seat=2)
    revealed = view_of(game.game, 1).seats[0].buildings
    assert (revealed[1].worker, revealed[2].assistant) == ("orderly", "1a")


def seen(game: Scene, viewer: int | None) -> dict[str, list[dict[str, object]]]:
    """A view without the information who is ready."""
    view: dict[str, list[dict[str, object]]] = msgspec.to_builtins(view_of(game.game, viewer))
    for seat in view["seats"]:
        seat.pop("ready")
    return view


@clause("4.1")
def test_the_log_tells_plans_only_when_all_are_ready() -> None:
    table = goodsyard.new("oh-my-goods", 3, 4, {"starting_player": "1"})
    count = len(table.events(None))
    for seat in (0, 1, 2):
        assert len(table.events(None)) == count
        while seat in table.acting() and not table.events(None)[count:]:
            table.play(table.game.legal(seat)[0], seat)
    assert {event.kind for event in table.events(None)} >= {"works", "planned"}


@clause("4.2", "4.3")
def test_the_worker_works_at_any_own_building_orderly_or_sloppily() -> None:
    game = scene().build(0, "mill_1", "market_office_card_1").planning()
    assert game.options(0) == ["1 sloppily", "1 orderly", "2 sloppily", "2 orderly"]


@clause("4.4")
def test_one_person_per_building_and_nobody_in_an_office() -> None:
    game = scene().build(0, "mill_1", "market_office_card_1").assistant(0, 1, "1a").planning()
    assert game.options(0) == ["2 sloppily", "2 orderly"]


@clause("4.5")
def test_a_worker_without_a_free_building_stays_idle() -> None:
    game = scene().assistant(0, 1, "1a").hand(0, "mill_1").planning()
    assert game.kind(0) == "plan"
    assert game.me().worker == -1


@clause("4.6")
def test_any_card_of_the_hand_may_be_set_aside_or_none() -> None:
    game = scene().hand(0, "food_factory_3", "mill_1").planning().act("1 orderly", seat=0)
    assert game.options(0) == ["no plan", "plan mill_1", "plan food_factory_3"]
    assert game.act("plan food_factory_3", seat=0).held() == ["mill_1"]


@clause("4.6")
def test_cards_that_look_the_same_are_one_option() -> None:
    game = scene().hand(0, "market_office_wood_1", "market_office_wood_2").planning().act("1 orderly", seat=0)
    assert game.options(0) == ["no plan", "plan market_office_wood_1"]


@clause("4.7")
def test_an_assistant_moves_for_two_coins() -> None:
    game = scene().build(0, "mill_1", "market_office_card_1", "tannery_1").assistant(0, 2, "1a").goods(0, 1, 1)
    assert "2 to 1" not in game.planning().options(0), "one coal is not enough"
    game = scene().build(0, "mill_1", "market_office_card_1", "tannery_1").assistant(0, 2, "1a").goods(0, 1, 3)
    assert game.planning().options(0) == ["stay", "2 to 1", "2 to 4"]
    game.act("2 to 4", "2 orderly", seat=0).act("1 orderly", seat=1)
    assert game.assistants() == [None, None, None, "1a"]
    assert game.stock()["coal"] == 1


@clause("4.8", "4.9")
def test_each_assistant_moves_once_and_may_take_a_place_just_left() -> None:
    game = scene().build(0, "mill_1", "mill_2").assistant(0, 2, "1a").assistant(0, 3, "2a").goods(0, 1, 9)
    game.planning().act("2 to 1", seat=0)
    assert game.options(0) == ["stay", "3 to 2"]
    game.act("3 to 2", seat=0)
    assert game.options(0) == ["3 sloppily", "3 orderly"], "nobody is left who may move"


@clause("4.10")
def test_when_everyone_is_ready_everything_but_the_cards_is_revealed() -> None:
    game = three_plan()
    for seat, plan in PLANS.items():
        game.act(*plan, seat=seat)
    assert game.assistants() == [None, None, "1a"]
    assert len(game.discarded()) == 2, "the goods paid for the move"
    for viewer in (1, None):
        seats = view_of(game.game, viewer).seats
        assert [seat.planned for seat in seats] == [None] * 3
        assert [seat.has_planned for seat in seats] == [True, False, True]
    assert view_of(game.game, 0).seats[0].planned == "bakery_1"
    assert TITLE.view(game.game, 0) == view_of(game.game, 0)
