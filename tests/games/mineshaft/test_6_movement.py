"""Chapter 6: movement, chapter 7: mining, chapter 8: clearing."""

import pytest

from tests.clauses import clause
from tests.games.mineshaft.scenes import Scene, scene


def corridor(counters: str = "") -> Scene:
    """Four straight tiles to the east of the starting tile."""
    game = scene().lay("yellow_1", "1,0", "ew", counters).lay("yellow_2", "2,0", "ew").lay("blue_1", "3,0", "ew")
    return game.lay("blue_2", "4,0", "ew")


@clause("6.1")
@pytest.mark.parametrize(
    ("b", "places"),
    [(1, ["0,0", "1,0"]), (2, ["0,0", "1,0", "2,0"]), (3, ["0,0", "1,0", "2,0", "3,0"])],
)
def test_up_to_as_many_steps_as_die_b_shows(b: int, places: list[str]) -> None:
    assert corridor().dice("red", b).turn().act("roll").options() == places


@clause("6.1")
def test_staying_is_allowed() -> None:
    assert corridor().dice("red", 3).turn().act("roll", "0,0").at() == "0,0"


@clause("6.1")
def test_a_player_who_cannot_go_anywhere_is_not_asked() -> None:
    game = scene().lay("yellow_1", "1,0", "ns", "g").stand(0, "1,0").dice("red", 3).turn().act("roll")
    assert game.kind() == "mine"


@clause("6.2")
def test_a_collapsed_tile_can_be_entered_but_not_passed() -> None:
    game = corridor().collapse("2,0").dice("red", 3).turn().act("roll")
    assert game.options() == ["0,0", "1,0", "2,0"]
    assert game.act("2,0").at() == "2,0"


@clause("6.3")
def test_any_tile_within_the_steps_by_the_shortest_way() -> None:
    ring = scene().lay("yellow_7", "1,0", "nesw").lay("blue_7", "1,1", "nesw").lay("red_7", "0,1", "nesw")
    game = ring.collapse("1,0").dice("green", 2).turn().act("roll")
    assert game.options() == ["0,0", "1,0", "1,1", "0,1"], "the collapsed tile is gone round"


def mining(counters: str, readings: int = 0) -> Scene:
    game = scene(readings=readings).lay("yellow_1", "1,0", "ns", counters).stand(0, "1,0")
    return game.dice("red", 1).turn().act("roll")


@clause("7.1")
def test_one_gold_or_two_silver_or_three_coal() -> None:
    assert mining("gsc").options() == ["gold", "silver", "coal", "nothing"]
    assert mining("ggs").act("gold").hand() == "g"
    assert mining("sss").act("silver").hand() == "ss"
    assert mining("ccc").act("coal").hand() == "ccc"
    game = mining("gss").act("silver")
    assert (game.hand(), game.on("1,0")) == ("ss", "g"), "only one of the three"
    assert game.game.current == 1


@clause("7.1")
def test_nobody_has_to_mine() -> None:
    game = mining("gsc").act("nothing")
    assert (game.hand(), game.on("1,0")) == ("", "gsc")


@clause("7.1")
def test_the_tile_at_the_end_of_the_move_counts() -> None:
    game = scene().lay("yellow_1", "1,0", "ew", "g").lay("blue_1", "2,0", "ew", "s").dice("red", 2).turn()
    assert game.act("roll", "2,0").options() == ["silver", "nothing"]


@clause("7.2")
def test_a_player_may_take_what_is_there() -> None:
    assert mining("s").act("silver").hand() == "s"
    assert mining("cc").act("coal").hand() == "cc"


@clause("7.3")
def test_nothing_is_mined_on_a_collapsed_tile() -> None:
    game = corridor("g").collapse("2,0").dice("red", 2).turn().act("roll", "2,0")
    assert game.game.current == 1
    assert game.hand() == ""


@clause("8.1")
def test_clearing_fills_the_tile_and_ends_the_turn() -> None:
    game = corridor().collapse("1,0").stand(0, "1,0").turn()
    assert game.options() == ["clear"]
    dice = game.game.die_b
    game.act("clear")
    assert not game.is_collapsed("1,0")
    assert len(game.on("1,0")) == 3
    assert (game.hand(), game.at(), game.game.die_b) == ("", "1,0", dice)
    assert game.game.current == 1


@clause("8.1")
def test_a_normal_turn_follows() -> None:
    game = corridor().collapse("1,0").stand(0, "1,0").turn().act("clear")
    assert game.turn(0).options() == ["roll"]


@clause("8.2")
def test_ending_on_a_collapsed_tile_is_the_way_to_clear_it() -> None:
    game = corridor().collapse("1,0").dice("red", 1).turn().act("roll", "1,0")
    assert game.is_collapsed("1,0")
    assert game.turn(0).options() == ["clear"]


@clause("8.3")
def test_the_first_of_several_clears() -> None:
    game = corridor().collapse("1,0").stand(0, "1,0").stand(1, "1,0").turn().act("clear")
    assert game.game.current == 1
    assert game.options() == ["roll"]
