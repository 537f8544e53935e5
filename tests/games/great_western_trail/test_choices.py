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
    assert texts["8a"] == "Place building 8a in place of your 5a for $4 (6 VP)"
    assert texts["1a"] == "Place building 1a on an empty space for $2 (1 VP)"
    assert said(game, "de")["8a"] == "Baue Gebäude 8a anstelle deines Gebäudes 5a für 4 Dollar (6 SP)"


@clause("7.9")
def test_all_ways_to_place_a_building_are_named() -> None:
    game = scene().money(40).workers(0, craftsman=5).build(0, "A1", "5a").build(0, "A2", "3a").use("B").act("build")
    assert said(game)["8a"] == (
        "Place building 8a in place of your 5a for $4 or in place of your 3a for $8 or on an empty space for $10 (6 VP)"
    )
    sites = said(game.act("8a"))
    assert sites["A1"] == "Place building 8a for $4 in place of your 5a"
    assert sites["A3"] == "Place building 8a for $10 on the 3rd space after neutral building A"


@clause("7.36")
def test_a_replacement_says_that_actions_are_lost() -> None:
    game = scene().money(40).workers(0, craftsman=3).jobs(1, "craftsman").build(0, "A1", "5a").use("A1").act("hire -1")
    assert said(game)["8a"] == ("Place building 8a in place of your 5a for $2, losing its remaining actions (6 VP)")
    assert said(game.act("6a"))["A1"] == ("Place building 6a for $1 in place of your 5a, losing its remaining actions")


@clause("9.13", "9.15", "9.16", "14.3")
def test_a_city_says_what_it_brings() -> None:
    herd = ["guernsey", "holstein", "ayrshire", "brown_swiss", "west_highland_3", "texas_longhorn_5"]
    game = scene().hand(0, *herd).display("D2_1").city(0, "topeka", "aux_draw").city(0, "santa_fe", "aux_dollar")
    texts = said(game.city(0, "sacramento", "step_a").use("KC"))
    assert texts["kansas_city"] == "Deliver to Kansas City: +$6, −6 VP"
    assert (
        texts["wichita"]
        == "Deliver to Wichita: −3 VP and an objective card by the arrow from Topeka, $1 in transport costs"
    )
    assert texts["colorado_springs"] == (
        "Deliver to Colorado Springs: an objective card by the arrow from Santa Fe, $3 in transport costs"
    )
    assert texts["san_diego"] == "Deliver to San Diego: +4 VP by the arrow from Sacramento, $8 in transport costs"
    assert texts["san_francisco"] == "Deliver to San Francisco: +9 VP, $11 in transport costs"
    assert texts["el_paso"] == "Deliver to El Paso: $7 in transport costs"


@clause("9.16")
def test_an_arrow_without_cards_left_brings_none() -> None:
    game = scene().hand(0, "guernsey", "holstein").city(0, "topeka", "aux_draw").no_objectives().use("KC")
    assert said(game)["wichita"] == "Deliver to Wichita: −3 VP by the arrow from Topeka, $1 in transport costs"


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
        "Local action: copy the actions of neutral building A or of Seat 2’s building 2a"
    )
