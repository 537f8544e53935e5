"""What choices say: the real price and the building that goes, what a city brings, what a delivery is worth."""

from __future__ import annotations

import pytest

from goodsyard.games.great_western_trail import TITLE
from tests.clauses import clause
from tests.games.great_western_trail.scenes import Scene, scene


def said(game: Scene, lang: str = "en") -> dict[str, str]:
    """The texts of all choices by their short names."""
    kind, about = game.game.decision()
    seat = game.game.current
    words = TITLE.words(lang)
    actions = dict(zip(game.options(), game.game.legal(), strict=True))
    return {
        name: words.say(TITLE.speech.choice(game.game, seat, kind, about, action).phrase)
        for name, action in actions.items()
    }


@clause("7.9")
def test_a_replacement_names_the_building_that_goes_and_the_real_price() -> None:
    """8a takes 5 craftsmen and 5a three: with two craftsmen only the replacement is possible."""
    game = scene().money(20).workers(0, craftsman=2).build(0, "A1", "5a").use("B").act("build")
    texts = said(game)
    assert texts["8a"] == "Building 8a in place of your 5a for 4 dollars (6 VP)"
    assert texts["1a"] == "Building 1a on an empty space for 2 dollars (1 VP)"
    assert said(game, "de")["8a"] == "Gebäude 8a anstelle deines Gebäudes 5a für 4 Dollar (6 SP)"


@clause("7.9")
def test_all_ways_to_place_a_building_are_named() -> None:
    game = scene().money(40).workers(0, craftsman=5).build(0, "A1", "5a").build(0, "A2", "3a").use("B").act("build")
    assert said(game)["8a"] == (
        "Building 8a (6 VP): in place of your 5a for 4 dollars or in place of your 3a for 8 dollars"
        " or on an empty space for 10 dollars"
    )
    sites = said(game.act("8a"))
    assert sites["A1"] == "Building 8a in place of your 5a on space A1 for 4 dollars"
    assert sites["A3"] == "On space A3 for 10 dollars"


@clause("7.36")
def test_a_replacement_says_that_actions_are_lost() -> None:
    game = scene().money(40).workers(0, craftsman=3).jobs(1, "craftsman").build(0, "A1", "5a").use("A1").act("hire -1")
    assert said(game)["8a"] == ("Building 8a in place of your 5a for 2 dollars, losing its remaining actions (6 VP)")
    assert said(game.act("6a"))["A1"] == (
        "Building 6a in place of your 5a on space A1 for 1 dollar, losing its remaining actions"
    )


@clause("9.13", "9.15", "9.16", "14.3")
def test_a_city_says_what_it_brings() -> None:
    herd = ["guernsey", "holstein", "ayrshire", "brown_swiss", "west_highland_3", "texas_longhorn_5"]
    game = scene().hand(0, *herd).display("D2_1").city(0, "topeka", "aux_draw").city(0, "santa_fe", "aux_dollar")
    texts = said(game.city(0, "sacramento", "step_a").use("KC"))
    assert texts["kansas_city"] == "Kansas City: +6 dollars, −6 VP"
    assert (
        texts["wichita"] == "Wichita: −3 VP and an objective card by the arrow from Topeka, 1 dollar of transport costs"
    )
    assert texts["colorado_springs"] == (
        "Colorado Springs: an objective card by the arrow from Santa Fe, 3 dollars of transport costs"
    )
    assert texts["san_diego"] == "San Diego: +4 VP by the arrow from Sacramento, 8 dollars of transport costs"
    assert texts["san_francisco"] == "San Francisco: +9 VP, 11 dollars of transport costs"
    assert texts["el_paso"] == "El Paso: 7 dollars of transport costs"


@clause("9.16")
def test_an_arrow_without_cards_left_brings_none() -> None:
    game = scene().hand(0, "guernsey", "holstein").city(0, "topeka", "aux_draw").no_objectives().use("KC")
    assert said(game)["wichita"] == "Wichita: −3 VP by the arrow from Topeka, 1 dollar of transport costs"


@clause("7.33")
@pytest.mark.parametrize(("lang", "text"), [("en", "a delivery of value 4"), ("de", "Lieferung im Wert von 4")])
def test_the_engine_of_9a_says_what_the_delivery_is_worth(lang: str, text: str) -> None:
    game = scene(3).engine(0, "6").engine(1, "5").engine(2, "3").build(0, "A1", "9a").use("A1").act("delivery")
    texts = said(game, lang)
    assert text in texts["0"], "5 and 3 are occupied"
    game.act("0")
    pending = game.view().pending
    assert pending is not None
    assert pending.breeding == 4


@clause("7.34")
def test_copying_names_the_buildings() -> None:
    game = scene(sides="8b").money(9).jobs(1, "cowboy").hand(0, "guernsey").build(0, "A1", "8b").build(1, "A2", "2a")
    assert said(game.use("A1"))["copy"] == (
        "Local action: use the actions of neutral building A or building 2a of Seat 2"
    )
