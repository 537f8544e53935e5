"""The log tells the story of a round, and no secret."""

from __future__ import annotations

import goodsyard
from goodsyard.core.log import Log
from goodsyard.games.oh_my_goods import TITLE
from goodsyard.games.oh_my_goods.rules import events as log
from tests.clauses import clause
from tests.games.oh_my_goods.scenes import Scene, scene


def followed(game: Scene) -> Scene:
    game.game.log = Log(True)
    return game


def told(game: Scene, kind: int, viewer: int | None = None, language: str = "en") -> list[str]:
    """What the log says about events of a kind."""
    return [
        TITLE.words(language).say(TITLE.speech.event(game.game, each, seat, (a, b, c), viewer).phrase)
        for each, seat, a, b, c in game.game.log.entries
        if each == kind
    ]


@clause("2.1", "2.2", "3.1")
def test_the_first_round_is_logged_from_its_beginning() -> None:
    table = goodsyard.new("oh-my-goods", 3, 5, {"starting_player": "2"})
    kinds = [event.kind for event in table.events(None)]
    assert kinds == ["round_began", "dealt", "dealt", "dealt", "sunrise"]
    assert table.events(None)[0].text == "Round 1 begins; Seat 2 is the active player."
    assert [event.seat for event in table.events(None)[1:4]] == [1, 2, 0]
    table.play(table.game.legal(0)[0], 0)
    table.undo(0)
    assert [event.kind for event in table.events(None)] == kinds, "also after an undo"


@clause("2.1")
def test_with_an_exchange_the_first_round_is_logged_too() -> None:
    table = goodsyard.new("oh-my-goods", 2, 5, {"edition": "second"})
    assert [event.kind for event in table.events(None)] == ["round_began"]


@clause("2.2", "2.8")
def test_all_dealt_cards_are_logged_together_even_if_the_piles_run_out_in_between() -> None:
    game = followed(scene().fill(0, 4).fill(1, 5))
    game.goods(1, 1, game.game.pile_size - 1).new_round()
    assert (game.kind(), game.game.dealt) == ("shed", 1)
    while game.kind() == "shed":
        game.act(game.options()[0])
    assert told(game, log.DEALT) == ["Seat 1 draws 2 cards.", "Seat 2 draws 2 cards."]


@clause("3.1", "3.2")
def test_sunrise_and_sunset_tell_their_resources() -> None:
    table = goodsyard.new("oh-my-goods", 2, 5)
    view = table.view(None)
    assert view.resources == {"wood": 0, "clay": 2, "grain": 2, "wool": 0, "stone": 0}
    while table.view(None).phase == "planning":
        table.play(table.game.legal()[0])
    lines = {event.kind: event.text for event in table.events(None)}
    assert lines["sunrise"] == "Sunrise: the market display opens with 2 clay and 2 grain."
    assert lines["sunset"] == "Sunset: the market display gains 2 wood and 1 wool."


@clause("5.2", "5.3")
def test_a_failed_production_is_logged_with_what_the_market_lacks() -> None:
    game = followed(scene().market("grain").worker(0, 1, "orderly").worker(1, 1, "sloppily"))
    game.working()
    assert told(game, log.NOT_PRODUCED) == [
        "Seat 1’s Charburner produces nothing: the market display lacks 1 wood and 1 grain.",
        "Seat 2’s Charburner produces nothing: the market display lacks 1 wood and 2 clay, "
        "and sloppy work saves only 1 resource.",
    ]
    assert len(told(game, log.NOT_PRODUCED, language="de")) == 2


@clause("5.1", "12.2", "12.7")
def test_the_log_does_not_tell_whether_the_hand_could_have_helped() -> None:
    able = followed(scene().market("grain", "grain").hand(0, "wood").worker(0, 1, "orderly"))
    unable = followed(scene().market("grain", "grain").hand(0, "clay").worker(0, 1, "orderly"))
    for game in (able, unable):
        assert game.working().kind() == "produce", "nobody sees who can"
        game.act("enough")
    assert told(able, log.NOT_PRODUCED)[0] == told(unable, log.NOT_PRODUCED)[0]


@clause("5.1")
def test_a_building_that_is_left_out_is_logged() -> None:
    game = followed(scene().market("grain", "wood").worker(0, 1, "sloppily")).working().act("enough")
    assert told(game, log.NOT_PRODUCED)[0] == "Seat 1 leaves out the Charburner, although it could produce."


@clause("7.2")
def test_the_log_says_why_a_planned_card_is_discarded() -> None:
    poor = followed(scene().goods(0, 1, 2).plan(0, "food_factory_3")).working().act("leave")
    assert "cannot pay" in told(poor, log.NOT_BUILT)[0]
    assert "worth only 2 coins" in told(poor, log.NOT_BUILT)[0]
    unwilling = followed(scene().goods(0, 1, 9).plan(0, "sawmill_5")).working().act("leave")
    assert "decides against building" in told(unwilling, log.NOT_BUILT)[0]


@clause("10.3")
def test_the_log_hides_why_a_card_goes_back_to_the_hand() -> None:
    poor = followed(scene(edition="second").goods(0, 1, 2).plan(0, "food_factory_3")).working().act("leave")
    unwilling = followed(scene(edition="second").goods(0, 1, 9).plan(0, "sawmill_5")).working().act("leave")
    assert told(poor, log.NOT_BUILT, 1) == told(unwilling, log.NOT_BUILT, 1)


@clause("12.7")
def test_a_player_who_might_use_a_chain_is_asked_whatever_the_hand_is() -> None:
    for hand in ("wood", "clay"):
        game = scene().market("grain", "grain", "wood").hand(0, hand).worker(0, 1, "orderly").working()
        assert game.act("produce 1").kind() == "chain"
        assert "stop" in game.options()
    empty = scene().market("grain", "grain", "wood").worker(0, 1, "orderly").working().act("produce 1")
    assert empty.game.current == 1, "everybody sees that there is no card"


@clause("12.7")
def test_a_player_with_a_planned_card_is_asked_whatever_the_card_is() -> None:
    for edition in ("first", "second"):
        for card in ("food_factory_3", "sawmill_5"):
            game = scene(edition=edition).goods(0, 1, 9).plan(0, card).working()
            assert (game.game.current, game.kind()) == (0, "build")
            assert TITLE.view(game.game, 1).stage == "building"
