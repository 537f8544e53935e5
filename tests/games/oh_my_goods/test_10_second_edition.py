"""Chapter 10: the second edition."""

from goodsyard.core.log import Log
from goodsyard.games.oh_my_goods import TITLE
from goodsyard.games.oh_my_goods.show.view import view_of
from tests.clauses import clause
from tests.games.oh_my_goods.scenes import Scene, scene


def second(players: int = 2) -> Scene:
    return scene(players, "second")


@clause("10.1")
def test_the_option() -> None:
    assert [option.values for option in TITLE.options if option.id == "edition"] == [("first", "second")]
    assert TITLE.checked_options(2, {})["edition"] == "first"
    game = TITLE.begin(2, 1, TITLE.rules_version, {"edition": "second", "starting_player": "1", "hiring": "literal"})
    assert view_of(game, 0).edition == "second"
    assert game.kind_name(game.decision()[0]) == "exchange"


@clause("10.2")
def test_the_whole_hand_can_be_exchanged_before_the_new_cards() -> None:
    game = (
        second()
        .hand(0, "mill_1", "mill_2", "mill_3")
        .hand(1, "mill_4")
        .top("bakery_1", "bakery_2", "bakery_3")
        .new_round()
    )
    assert (game.game.current, game.options()) == (0, ["keep", "swap"])
    game.act("swap")
    assert game.held(0) == ["bakery_1", "bakery_2", "bakery_3"]
    assert game.discarded() == ["mill_1", "mill_2", "mill_3"]
    assert game.game.current == 1
    game.act("keep")
    assert (len(game.held(0)), len(game.held(1))) == (5, 3)
    assert scene().hand(0, "mill_1").new_round().kind(0) == "work", "not in the first edition"


@clause("10.3")
def test_an_unbuilt_card_goes_back_to_the_hand_unseen() -> None:
    game = second().plan(0, "mill_1").goods(0, 1, 9).worker(1, 1, "orderly").hand(1, "wood", "clay", "clay").working()
    game.game.log = Log(True)
    game.act("leave")
    assert game.held() == ["mill_1"]
    assert game.discarded() == []
    kind, seat, *facts = game.game.log.entries[0]
    told = [
        TITLE.speech.event(game.game, kind, seat, (facts[0], facts[1], facts[2]), viewer).phrase.id
        for viewer in (0, 1, None)
    ]
    assert told == ["log-took-back", "log-took-back-a-card", "log-took-back-a-card"]


@clause("10.4")
def test_hiring_only_instead_of_building() -> None:
    game = second().plan(0, "mill_1").goods(0, 1, 20).build(0, "tannery_1", "tannery_2").offer("1a")
    game.worker(1, 1, "orderly").hand(1, "wood", "clay", "clay").working()
    twin = Scene(game.game.clone())
    assert game.act("build").game.current == 1
    assert twin.act("leave").options() == ["nobody", "hire 1a"]


@clause("10.5")
def test_more_than_two_assistants() -> None:
    game = second().goods(0, 1, 20).build(0, "tannery_1", "tannery_2", "mill_1").offer("1a")
    game.assistant(0, 2, "2a").assistant(0, 3, "3a").working()
    assert game.options() == ["nobody", "hire 1a"]


@clause("10.6")
def test_the_extra_card_only_with_at_most_three_cards_in_hand() -> None:
    for held, new in ((3, 3), (4, 2)):
        game = second().build(0, "market_office_card_1").fill(0, held).new_round().act("keep")
        assert len(game.held()) == held + new


@clause("10.7")
def test_open_chains_in_the_last_round() -> None:
    game = second().build(0, "mill_1", "bakery_1").hand(0, "mill_2", "mill_3").goods(0, 1, 1).last_round().working()
    assert game.options() == ["chain 2", "enough"]
    assert game.act("chain 2").options() == ["mill_2", "mill_3"], "to open a chain is to use it"
    game.act("mill_2", "stop")
    assert game.options() == ["chain 2", "chain 3", "enough"]
    game.act("chain 3", "chain 2")  # each of them has only one way to go on
    assert game.stock() == {"flour": 1, "bread": 2}
    first = scene().build(0, "mill_1").hand(0, "mill_2").last_round().working(wait=False)
    assert first.game.over, "not in the first edition"
