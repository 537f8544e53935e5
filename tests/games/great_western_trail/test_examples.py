"""Every worked example printed in the rule book, with the same numbers. Mary is seat 0."""

from __future__ import annotations

from goodsyard.games.great_western_trail.rules.scoring import LINES, lines
from tests.clauses import clause
from tests.games.great_western_trail.scenes import Scene, scene


def points(game: Scene, line: str) -> int:
    return lines(game.game, 0)[LINES.index(line)]


@clause("3.2", "3.3")
def test_two_steps_past_a_building_or_three_past_two_floods() -> None:
    game = scene().money(9, 0).at(0, "A").build(1, "A2", "1a").tile("FLOOD1", "flood_green_2")
    game.tile("FLOOD2", "flood_black_2").turn()
    assert "B" in game.options()
    assert game.act("B").options() == ["by the first branches", "by FLOOD1"], "2 or 3 steps, both within the limit"
    assert scene().view().seats[0].step_limit == 3
    assert scene().cleared_disc(1, "step_a", "step_b").view().seats[1].step_limit == 5


@clause("3.8", "3.9", "3.11")
def test_mary_has_two_dollars_left() -> None:
    """Four players: Mike's black hand and Peter's green hand above, a green and a black flood below."""

    def position() -> Scene:
        game = scene(4).money(2, 0, 0).at(0, "A").build(1, "A1", "4a").build(2, "A2", "1a")
        return game.tile("FLOOD1", "flood_green_2").tile("FLOOD2", "flood_black_2").turn().act("B")

    above = position().act("by the first branches")
    assert [above.me(seat).money for seat in range(3)] == [0, 2, 0], "all to Mike, nothing is left for Peter"
    below = position().act("by FLOOD1")
    assert [below.me(seat).money for seat in range(3)] == [0, 0, 0], "1 dollar, then the last one"


@clause("5.2", "5.6", "5.7")
def test_a_building_with_three_local_actions() -> None:
    game = scene().money(6).hand(0, "guernsey", "jersey").market("holstein").build(0, "DROUGHT_RISK", "2a")
    game.use("DROUGHT_RISK")
    assert {"discard guernsey", "cattle", "risk discard jersey", "single dollar"} <= {*game.options()}
    game.act("discard guernsey", "cattle", "holstein for 6", "risk discard jersey")
    assert (game.me().money, game.me().marker) == (4, 1)


@clause("5.9")
def test_only_an_auxiliary_action_on_foreign_tiles() -> None:
    for space in ("A1", "TEEPEE_P1", "DROUGHT1"):
        game = scene().build(1, "A1", "1a").tile("TEEPEE_P1", "teepee_blue").tile("DROUGHT1", "drought_green_2")
        assert game.use(space).options() == ["single dollar", "single draw"]


@clause("9.6", "9.7")
def test_the_job_market_with_three_players() -> None:
    """The row has three spaces, its last one holds the token; the next worker begins the row below."""
    game = scene(3).foresight("teepee_blue", "teepee_blue", "cowboy", "engineer", "craftsman", "craftsman").token(2, 2)
    game.use("KC").act("engineer")
    rows = game.view().job_market
    assert rows[1].workers == ["cowboy", "cowboy", "engineer"]
    assert rows[2].workers == ["craftsman", None, None]
    assert [row.token for row in rows].index(True) == 2


@clause("9.10", "9.11", "9.12")
def test_income_of_eight_raised_to_ten() -> None:
    herd = ["dutch_belt", "dutch_belt", "brown_swiss", "holstein"]
    assert scene().hand(0, *herd).use("KC").me().money == 8
    game = scene().certificates(0, 3).hand(0, *herd).use("KC").act("1")
    assert (game.me().money, game.view().seats[0].certificates) == (10, 1)
    assert len(game.discarded()) == 4
    master = scene().has_master(0, "hazards").hand(0, *herd).use("KC")
    assert master.me().money == 9


def mary_delivers() -> Scene:
    """Breeding value 10; Colorado Springs and Topeka are done; three crosses lie before Albuquerque."""
    game = scene().certificates(0, 2).hand(0, "dutch_belt", "dutch_belt", "brown_swiss", "holstein").engine(0, "5")
    return game.city(0, "colorado_springs", "aux_dollar").city(0, "topeka", "aux_draw").use("KC").act("0")


@clause("9.13", "9.14", "9.16", "9.18", "10.2")
def test_delivery_with_a_value_of_ten() -> None:
    game = mary_delivers()
    assert game.options() == ["kansas_city", "wichita", "santa_fe", "albuquerque"]
    game.act("albuquerque", "step_b")
    assert (game.me().money, game.kind) == (7, "travel"), "3 dollars, no action"
    for city, money in (("santa_fe", 8), ("wichita", 10), ("kansas_city", 16)):
        other = mary_delivers().display("D2_1").act(city)
        assert not {"step_a", "step_b", "hand_limit"} & {*other.options()}, "only discs from white corners"
        other.act("aux_engine")
        assert other.me().money == money


@clause("4.7", "4.4")
def test_two_cards_are_drawn_and_the_stack_stays_empty() -> None:
    game = scene().cleared_disc(0, "hand_limit").hand(0, *["jersey"] * 3, "dutch_belt", "dutch_belt")
    game.stack(0, "guernsey", "black_angus").use("F").act("discard dutch_belt dutch_belt")
    assert game.held() == ["jersey", "jersey", "jersey", "black_angus", "guernsey"]
    assert (game.count(game.me().stack), game.discarded()) == (0, ["dutch_belt", "dutch_belt"])


@clause("7.1", "7.2", "7.3", "7.4")
def test_mary_hires_an_engineer_and_a_cowboy() -> None:
    game = scene().money(13).workers(0, engineer=2).hand(0, "jersey").jobs(2, "cowboy").jobs(3, "engineer")
    game.token(4, 1).use("A").act("hire")
    assert game.options() == ["2 cowboy", "3 engineer"]
    game.act("3 engineer", "perform")
    assert game.me().money == 13 - 7 + 2
    game.act("hire +2")
    assert (game.me().money, game.me().workers[0]) == (0, 2)
    assert game.kind == "travel", "no Guernsey in hand"


@clause("7.8", "7.9")
def test_building_costs() -> None:
    placed = scene().workers(0, craftsman=2).money(4).use("B").act("build", "4a", "A1")
    assert placed.me().money == 0
    assert "4a" not in scene().workers(0, craftsman=1).money(9).use("B").act("build").options()
    replaced = scene().workers(0, craftsman=3).money(6).build(0, "A1", "4a").use("B").act("build", "7a")
    assert (replaced.standing("A1"), replaced.me().money) == ("7a", 0)


@clause("8.1", "8.2", "8.3")
def test_mary_moves_her_engine_from_1_to_5() -> None:
    game = scene().workers(0, engineer=3).engine(0, "1").engine(1, "3").use("C").act("engine")
    assert game.options() == ["2", "4", "turnout_1", "5"]
    assert game.act("5").view().seats[0].engine == "5"


@clause("7.20")
def test_teepees_for_minus_two_and_plus_six() -> None:
    tiles = scene().money(2).tile("TEEPEE_M2", "teepee_blue").tile("TEEPEE_P6", "teepee_green").use("D").act("trade")
    assert Scene(tiles.game.clone()).act("TEEPEE_M2").me().money == 0
    assert tiles.act("TEEPEE_P6").me().money == 8


@clause("7.15", "7.16")
def test_what_one_and_two_cowboys_can_buy() -> None:
    cards = ["holstein", "ayrshire", "west_highland_3", "texas_longhorn_5"]
    one = scene().money(12).market(*cards).use("E").act("cattle")
    assert [name for name in one.options() if " for " in name] == [
        "holstein for 6",
        "ayrshire for 6",
        "west_highland_3 for 12",
    ]
    two = scene().money(12).workers(0, cowboy=2).market(*cards).use("E").act("cattle")
    assert {"holstein for 3", "texas_longhorn_5 for 12"} <= {*two.options()}
    two.act("holstein for 6", "ayrshire for 6")
    assert (two.me().money, two.discarded()) == (0, ["holstein", "ayrshire"])


@clause("7.24")
def test_three_buildings_are_in_the_woods_and_one_is_not() -> None:
    game = scene().build(0, "C11", "1a").build(0, "C12", "2a").build(0, "E1", "3a").build(0, "C2", "4a").use("C11")
    assert game.act("gain").me().money == 6


@clause("11.10", "11.11")
def test_objectives_for_18_or_10_points() -> None:
    game = scene().area(0, "START_2", "ENGINE_4", "AUX_SF", "AUX_SF")
    game.build(0, "A1", "1a").build(0, "A2", "2a").build(0, "A3", "3a")
    game.collected(0, "flood_green_2", "flood_green_3", "drought_black_2", "teepee_blue")
    game.city(0, "san_francisco", "step_a")
    assert points(game, "objectives") == 10, "one disc short"
    assert points(game.city(0, "san_francisco", "step_b"), "objectives") == 18


@clause("14.3")
def test_sacramento() -> None:
    game = scene().city(0, "sacramento", "step_a").city(0, "san_diego", "aux_dollar")
    assert points(game, "cities") == 10, "6 and 4"
    assert points(game.city(0, "el_paso", "step_b"), "cities") == 18, "and 8 with El Paso"
