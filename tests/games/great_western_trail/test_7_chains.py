"""Chapter 7, last part: moving on, extraordinary delivery, copying, stations behind the engine."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.great_western_trail.scenes import scene


@clause("7.27")
def test_moving_on_costs_fees_and_begins_phase_b_again() -> None:
    game = scene().money(5, 0).build(0, "A1", "4a").build(1, "A2", "1a").use("A1").act("move")
    assert game.options() == ["A2", "B"], "one or two steps"
    game.act("B")
    assert [game.me(seat).money for seat in (0, 1)] == [3, 2]
    assert (game.kind, "build" in game.options(), "single dollar" in game.options()) == ("location", True, True)


@clause("7.27")
def test_moving_on_to_kansas_city() -> None:
    game = scene().foresight("flood_green_2", "teepee_blue", "cowboy", "cowboy", "cowboy", "cowboy")
    game.build(0, "G1", "3a").use("G1").act("move")
    assert (game.kind, game.view().phase) == ("foresight", "kansas_city")


@clause("7.28")
def test_what_was_not_used_is_lost() -> None:
    game = scene().hand(0, "jersey", "jersey").build(0, "A1", "3a").use("A1").act("move")
    assert (game.me().money, game.kind) == (0, "location")
    assert not [name for name in game.options() if name.startswith("discard")]
    game.act("single dollar")
    assert game.game.current == 1


@clause("7.29")
def test_the_hand_is_not_refilled_on_the_way() -> None:
    game = scene().hand(0, "jersey", "jersey").build(0, "A1", "3a").use("A1").act("discard jersey jersey", "move")
    assert (game.held(), game.kind) == ([], "location")


@clause("7.30")
def test_a_building_can_be_used_twice_in_a_turn() -> None:
    """10b moves on to 8b, which copies 10b."""
    game = scene(sides="8b 10b").build(0, "A1", "10b").build(0, "A2", "8b").use("A1").act("gain", "move", "A2")
    game.act("copy", "gain")
    assert game.me().money == 8
    assert "move" in game.options()


@clause("7.33", "15.16")
def test_an_extraordinary_delivery() -> None:
    game = scene().money(0).engine(0, "8").build(0, "A1", "9a").use("A1").act("delivery")
    assert {"turnout_2", "7", "turnout_1", "0"} <= {*game.options()}
    assert "8" not in game.options()
    game.act("2")
    assert game.options() == ["kansas_city", "topeka", "wichita", "colorado_springs"], "6 spaces"
    game.act("colorado_springs", "aux_dollar")
    seat = game.view().seats[0]
    assert (seat.engine, seat.money) == ("2", 0), "no transport costs, no income"
    assert game.view().cities[3].discs == [0]


@clause("7.33")
def test_occupied_spaces_and_turnouts_do_not_count() -> None:
    game = scene(3).engine(0, "6").engine(1, "5").engine(2, "3").build(0, "A1", "9a").use("A1").act("delivery", "2")
    assert game.options() == ["kansas_city", "topeka"], "4 and 2, not 5 and 3"
    game = scene().engine(0, "5").build(0, "A1", "9a").use("A1").act("delivery", "turnout_1")
    assert game.kind == "disc", "only Kansas City is left"
    assert game.me().money == 6


@clause("7.33")
def test_then_the_station_may_be_upgraded() -> None:
    game = scene().engine(0, "8").city(0, "topeka", "aux_dollar").display("D2_1", "D2_2", "D2_3", "D2_4").money(2)
    game.build(0, "A1", "9a").use("A1").act("delivery", "turnout_1", "aux_draw")
    assert game.kind == "station"
    game.act("upgrade", "aux_engine")
    assert game.me().money == 6
    arrow = scene().engine(0, "10").money(9).city(0, "topeka", "aux_dollar").display("D2_1", "D2_2")
    arrow.build(0, "A1", "9a").use("A1").act("delivery", "turnout_1", "wichita", "aux_draw")
    assert arrow.kind == "objective", "delivery actions come before the station"
    arrow.act("D2_1")
    assert arrow.kind == "station"


@clause("7.33")
def test_no_extraordinary_delivery_from_the_start() -> None:
    assert "delivery" not in scene().build(0, "A1", "9a").use("A1").options()


@clause("7.34", "15.25")
def test_copying_a_neighbour() -> None:
    game = scene(sides="8b").money(4, 0).hand(0, "guernsey", "jersey").build(0, "TRADE_RISK2", "8b")
    game.build(1, "TRADE_RISK1", "2a").use("TRADE_RISK2").act("copy")
    assert game.options() == ["TRADE_RISK1", "E"], "behind and in front, foreign and neutral"
    game.act("TRADE_RISK1")
    assert {"discard guernsey", "cattle", "risk discard jersey"} <= {*game.options()}
    game.act("discard guernsey")
    assert [game.me(seat).money for seat in (0, 1)] == [8, 0], "no fee"
    game.act("risk discard jersey")
    assert game.me().marker == 1
    game.act("done")
    assert (game.kind, game.game.current) == ("travel", 1), "an empty hand is no use for the own risk action"


@clause("7.34")
def test_empty_spaces_hazards_and_teepees_break_it() -> None:
    game = scene(sides="8b").money(9).jobs(1, "cowboy").build(0, "A1", "8b").build(1, "A3", "2a").use("A1").act("copy")
    assert game.kind == "location", "only A is adjacent"
    game = scene(sides="8b").tile("FLOOD4", "flood_green_2").build(0, "FLOOD_RISK1", "8b").build(1, "B1", "2a")
    assert "copy" not in game.use("FLOOD_RISK1").options()


@clause("7.34")
def test_a_copy_of_a_copy_does_not_come_back() -> None:
    game = scene(3, sides="8b").build(0, "A1", "8b").build(1, "A2", "8b").build(2, "A3", "2a").market("holstein")
    game.money(9).jobs(1, "cowboy").hand(0, "guernsey").use("A1").act("copy")
    assert game.options() == ["A", "A2"]
    game.act("A2")
    pending = game.view().pending
    assert pending is not None
    assert pending.location == "A3", "not back to A1, so this was the only way"


@clause("5.8", "7.34")
def test_copying_is_no_way_to_pass() -> None:
    """Next to A without money, workers and a Guernsey nothing can be done, so nothing can be copied."""
    assert "copy" not in scene(sides="8b").hand(0, "jersey").build(0, "A1", "8b").use("A1").options()
    game = scene(sides="8b").money(9).jobs(1, "cowboy").hand(0, "guernsey").build(0, "A1", "8b").use("A1").act("copy")
    assert game.options() == ["discard guernsey", "hire", "hire +2"], "one of them must be performed"
    assert game.act("hire").options() == ["discard guernsey", "done"]


@clause("5.8", "7.34")
def test_a_neighbour_with_nothing_to_do_is_not_copied() -> None:
    game = scene(sides="8b").money(9).jobs(1, "cowboy").hand(0, "dutch_belt").build(0, "A1", "8b")
    game.build(1, "A2", "10a").at(1, "START").certificates(0, 3).use("A1").act("copy")
    assert game.options() == ["A", "A2"], "10a moves on"
    nothing = scene(sides="8b").money(9).jobs(1, "cowboy").build(0, "A1", "8b").build(1, "A2", "7a").use("A1")
    nothing.act("copy", "hire")
    assert nothing.game.current == 1, "7a gains nothing without teepees, so A was the only way"


@clause("5.8", "12.6")
def test_which_neighbours_can_be_copied_does_not_show_the_hand() -> None:
    """For all the others know, the Jersey or the Dutch Belt for 2b could be in hand."""
    for card in ("guernsey", "jersey"):
        game = scene(sides="2b 8b").money(9).jobs(1, "cowboy").hand(0, card).build(0, "A1", "8b").build(1, "A2", "2b")
        game.use("A1").act("copy")
        assert game.kind == "copy", "asked in both cases"
        assert ("A2" in game.options()) == (card == "jersey")


def test_games_of_rules_1_copy_for_nothing() -> None:
    game = scene(sides="8b", rules=1).hand(0, "jersey").build(0, "A1", "8b").use("A1").act("copy")
    assert game.options() == ["done"]


@clause("7.34", "11.3")
def test_no_objective_cards_while_copying() -> None:
    game = scene(sides="8b").money(6).jobs(1, "cowboy").hand(0, "D2_1", "guernsey").build(0, "A1", "8b")
    game.use("A1").act("copy")
    assert game.options() == ["discard guernsey", "hire"]
    game.act("discard guernsey", "done")
    assert "play D2_1" in game.options()


@clause("7.35", "15.26")
def test_a_station_behind_the_engine() -> None:
    game = scene(sides="9b").money(8).engine(0, "turnout_3").station(0, 1, "aux_draw").build(0, "A1", "9b").use("A1")
    game.act("behind")
    assert (game.kind, game.me().money) == ("disc", 6), "station 2 alone: 1 is upgraded, 3 is not behind"
    game.act("aux_dollar")
    assert game.view().stations[1].discs == [0]
    assert "behind" not in scene(sides="9b").money(9).engine(0, "4").build(0, "A1", "9b").use("A1").options()
    both = scene(sides="9b").money(9).engine(0, "9").build(0, "A1", "9b").use("A1").act("behind")
    assert both.options() == ["station 1", "station 2"]
