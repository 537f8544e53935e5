"""Chapter 9: Kansas City."""

from __future__ import annotations

import pytest

from goodsyard.core.log import Log
from goodsyard.games.great_western_trail import TITLE
from goodsyard.games.great_western_trail.rules.cards import TILES
from goodsyard.games.great_western_trail.rules.events import REVEALED
from tests.clauses import clause
from tests.games.great_western_trail.scenes import Scene, scene

COLUMNS = ("flood_green_2", "teepee_blue", "cowboy", "engineer", "craftsman", "teepee_green")


def in_city(players: int = 2) -> Scene:
    return scene(players).foresight(*COLUMNS)


def delivering(value: int, players: int = 2) -> Scene:
    """In front of the choice of a city, with this breeding value at least."""
    herds = {2: ["guernsey"], 4: ["guernsey", "dutch_belt"], 6: ["guernsey", "dutch_belt", "black_angus"]}
    herds |= {8: [*herds[2], "holstein", "ayrshire"], 10: [*herds[4], "holstein", "ayrshire"]}
    herds |= {12: [*herds[6], "holstein", "ayrshire"], 14: [*herds[8], "west_highland_3", *["dutch_belt"]]}
    herds |= {20: [*herds[8], "brown_swiss", "west_highland_3", "texas_longhorn_5"]}
    return scene(players).hand(0, *herds[value])


@clause("9.2")
def test_one_of_two_tiles_in_each_column() -> None:
    game = in_city().use("KC")
    assert game.options() == ["flood_green_2", "teepee_blue"]
    game.act("teepee_blue")
    assert game.options() == ["cowboy", "engineer"]
    game.act("engineer")
    assert game.options() == ["craftsman", "teepee_green"]
    game.act("teepee_green", "aux_dollar")
    left = [tile for column in game.view().foresight for tile in column]
    assert {"flood_green_2", "cowboy", "craftsman"} <= {*left}


@clause("9.10")
@pytest.mark.parametrize("certificates", [0, 2])
def test_the_hand_is_revealed_to_all_until_the_next_turn(certificates: int) -> None:
    hand = ["jersey", "jersey", "guernsey", "D2_1"]
    game = in_city().hand(0, *hand).certificates(0, certificates).at(1, "B")
    game.game.log = Log(True)
    game.use("KC").act("flood_green_2", "cowboy")
    assert not any(game.view(seat).seats[0].revealed for seat in (0, 1, None)), "not before the income"
    game.act("teepee_green")
    assert (game.kind == "certificates") == (certificates > 0)
    assert all(game.view(seat).seats[0].revealed == hand for seat in (0, 1, None))
    while game.game.active == 0:
        game.game.apply(game.game.legal()[-1])
    assert game.view(1).seats[0].revealed == hand, "during the other's turn"
    assert game.view(1).seats[0].hand == [None] * 4, "the new hand is secret"
    while game.game.active == 1:
        game.game.apply(game.game.legal()[0])
    assert not game.view(1).seats[0].revealed


@clause("9.10")
def test_the_log_names_the_revealed_cards() -> None:
    game = in_city().hand(0, "jersey", "jersey", "guernsey", "D2_1")
    game.game.log = Log(True)
    game.use("KC").act("flood_green_2", "cowboy", "teepee_green")
    told = [entry for entry in game.game.log.entries if entry[0] == REVEALED]
    assert len(told) == 1
    for viewer in (0, 1, None):
        said = TITLE.speech.event(game.game, *told[0][:2], told[0][2:], viewer)
        text = TITLE.words("en").say(said.phrase)
        assert text.startswith("Seat 1 reveals 2 × Jersey, a Guernsey and the objective “"), text
        assert said.clause == "9.10"
    nothing = TITLE.words("en").say(TITLE.speech.event(game.game, REVEALED, 0, (0, 0, 0), None).phrase)
    assert nothing == "Seat 1 has no cards to reveal."


@clause("9.10", "12.4")
def test_what_was_revealed_is_remembered_in_imagination() -> None:
    game = in_city().hand(0, "jersey", "guernsey").certificates(0, 2).use("KC")
    game.act("flood_green_2", "cowboy", "teepee_green")
    for stage in ("certificates", "city"):
        assert game.kind == stage
        for seed in range(4):
            twin = game.game.clone()
            twin.determinize(1, seed)
            assert Scene(twin).view(1) == game.view(1)
            assert Scene(twin).view(0).seats[0].hand == game.view(0).seats[0].hand
        game.act("0" if stage == "certificates" else "kansas_city")


def test_games_of_rules_1_keep_nothing_revealed() -> None:
    game = scene(rules=1).foresight(*COLUMNS).hand(0, "jersey").use("KC").act("flood_green_2", "cowboy", "teepee_green")
    assert (game.me().revealed, game.view(1).seats[0].revealed) == (0, [])


@clause("9.2")
def test_two_equal_tiles_leave_no_choice() -> None:
    game = scene().foresight("teepee_blue", "teepee_blue", "cowboy", "cowboy", "cowboy", "cowboy").use("KC")
    assert game.kind == "disc", "three only ways, then income 0 and Kansas City"


@clause("9.3", "9.4")
def test_tiles_go_to_their_sections_immediately() -> None:
    game = in_city().use("KC").act("teepee_blue")
    assert (game.kind, game.standing("TEEPEE_M3")) == ("foresight", "teepee_blue")
    game.act("cowboy", "teepee_green")
    assert game.standing("TEEPEE_M2") == "teepee_green"


@clause("9.4")
def test_teepees_fill_the_lowest_value_first() -> None:
    game = in_city().tile("TEEPEE_M3", "teepee_blue").tile("TEEPEE_M1", "teepee_blue").use("KC").act("teepee_blue")
    assert game.standing("TEEPEE_M2") == "teepee_blue"
    full = in_city()
    for place in ("M3", "M2", "M1", "P1", "P2", "P4", "P6", "P8", "P10"):
        full.tile(f"TEEPEE_{place}", "teepee_green")
    full.use("KC").act("teepee_blue")
    assert sum(full.game.box) == 1, "no room: it leaves the game"


@clause("9.5")
def test_hazards_fill_the_lowest_number_first() -> None:
    game = in_city().tile("FLOOD1", "flood_green_3").tile("FLOOD3", "flood_green_4").use("KC").act("flood_green_2")
    assert game.standing("FLOOD2") == "flood_green_2"
    full = in_city()
    for number, name in enumerate(["flood_green_3", "flood_green_4", "flood_black_2", "flood_black_3"], 1):
        full.tile(f"FLOOD{number}", name)
    assert sum(full.use("KC").act("flood_green_2").game.box) == 1


@clause("9.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_workers_fill_the_row_of_the_token(players: int) -> None:
    game = in_city(players).token(3).use("KC").act("teepee_blue", "engineer")
    assert game.view().job_market[2].workers == ["engineer", *[None] * (players - 1)]
    game.act("craftsman")
    assert game.view().job_market[2].workers[1] == "craftsman"


@clause("9.7")
def test_the_token_goes_on_when_its_row_is_full() -> None:
    game = in_city(3).token(3, 2).use("KC").act("teepee_blue", "engineer")
    assert [row.token for row in game.view().job_market].index(True) == 3
    game.act("craftsman")
    assert game.view().job_market[3].workers == ["craftsman", None, None]


@clause("9.8")
@pytest.mark.parametrize(("players", "cards"), [(2, 7), (3, 10), (4, 13)])
@pytest.mark.parametrize("row", [6, 9])
def test_the_yellow_arrow_fills_the_market(players: int, cards: int, row: int) -> None:
    game = in_city(players).market("holstein", "ayrshire").token(row, players - 1).use("KC")
    game.act("teepee_blue", "engineer")
    assert len(game.view().cattle_market) == cards
    assert {"holstein", "ayrshire"} <= {*game.view().cattle_market}


@clause("9.8")
def test_a_full_market_and_other_rows_change_nothing() -> None:
    full = in_city().market(*["holstein"] * 7, "ayrshire").token(6, 1).use("KC").act("teepee_blue", "engineer")
    assert len(full.view().cattle_market) == 8
    plain = in_city().token(7, 1).use("KC").act("teepee_blue", "engineer")
    assert plain.view().cattle_market == []
    short = in_city().token(6, 1)
    for card in range(len(short.game.cattle)):
        short.game.box[TILES + card] += short.game.cattle[card]
        short.game.cattle[card] = 0
    assert short.use("KC").act("teepee_blue", "engineer").view().cattle_market == []


@clause("9.9", "13.1")
def test_the_red_arrow_triggers_the_end() -> None:
    game = in_city().token(12, 1).use("KC").act("teepee_blue", "engineer")
    assert (game.view().ending, game.view().seats[0].token) == (True, True)


@clause("9.10")
def test_each_type_counts_once() -> None:
    game = scene().hand(0, "jersey", "jersey", "guernsey", "west_highland_3", "west_highland_5", "D2_1").use("KC")
    assert game.me().money == 1 + 2 + 4


@clause("9.10", "12.4")
def test_the_hand_is_shown() -> None:
    game = scene().certificates(0, 1).hand(0, "jersey", "guernsey", "D2_1").use("KC")
    assert game.kind == "certificates"
    assert game.view(1).seats[0].hand == ["jersey", "guernsey", "D2_1"]


@clause("9.11")
def test_as_many_temporary_certificates_as_wanted() -> None:
    game = scene().certificates(0, 3).hand(0, "guernsey").use("KC")
    assert game.options() == ["3", "2", "1", "0"]
    game.act("1")
    assert (game.me().money, game.view().seats[0].certificates) == (4, 1)
    six = scene().cleared_disc(0, "certificate_limit_4", "certificate_limit_6").certificates(0, 6).use("KC")
    assert six.options() == ["6", "4", "3", "2", "1", "0"]
    assert six.act("4").me().money == 2


@clause("9.12")
def test_income_then_the_hand_is_discarded() -> None:
    game = scene().money(1).hand(0, "jersey", "guernsey", "D2_1").use("KC")
    assert (game.me().money, game.held()) == (4, [])
    assert game.discarded() == ["jersey", "guernsey", "D2_1"]


@clause("9.13")
def test_cities_up_to_the_breeding_value() -> None:
    game = delivering(8).use("KC")
    assert game.options() == ["kansas_city", "topeka", "wichita", "colorado_springs", "santa_fe"]
    assert delivering(20).use("KC").options()[-1] == "san_francisco"


@clause("9.14")
def test_no_city_twice_except_the_first_and_the_last() -> None:
    game = delivering(20)
    game.city(0, "kansas_city", "aux_dollar").city(0, "topeka", "aux_draw").city(0, "sacramento", "aux_engine")
    game.city(0, "san_francisco", "aux_engine").city(1, "wichita", "aux_draw").use("KC")
    assert {"kansas_city", "san_francisco", "wichita"} <= {*game.options()}
    assert not {"topeka", "sacramento"} & {*game.options()}


@clause("9.15")
def test_a_disc_and_six_dollars_in_kansas_city() -> None:
    game = delivering(2).use("KC").act("kansas_city", "aux_dollar")
    assert (game.me().money, game.view().cities[0].discs) == (8, [0])
    assert game.view().seats[0].discs["aux_dollar"] == 0


@clause("9.16")
def test_an_arrow_needs_both_cities() -> None:
    game = delivering(4).display("D2_1", "D2_2", "D2_3", "D2_4").use("KC").act("topeka", "aux_dollar")
    assert game.kind == "travel"
    for old, new in (("topeka", "wichita"), ("wichita", "topeka")):
        game = delivering(4).city(0, old, "aux_draw").display("D2_1", "D2_2", "D2_3", "D2_4").use("KC")
        assert game.act(new, "aux_dollar").kind == "objective"
    points = (
        delivering(6).city(0, "wichita", "aux_draw").display("D2_1").use("KC").act("colorado_springs", "aux_dollar")
    )
    assert points.kind == "travel", "that arrow has only points"


@clause("9.17")
def test_the_card_must_be_taken_and_twice_with_two_arrows() -> None:
    game = delivering(8).city(0, "colorado_springs", "aux_draw").city(0, "albuquerque", "step_a")
    game.display("D2_1", "D2_2", "D2_3", "D2_4").use("KC").act("santa_fe", "aux_dollar")
    assert game.options() == ["D2_1", "D2_2", "D2_3", "D2_4", "stack"]
    game.act("D2_2")
    assert None not in game.view().objective_display, "refilled before the second choice"
    assert "none" not in game.options()
    game.act("stack")
    assert len([card for card in game.view(0).seats[0].deck if card[0].isupper()]) == 2


@clause("9.17", "11.2")
def test_one_card_for_two_arrows() -> None:
    game = delivering(8).city(0, "colorado_springs", "aux_draw").city(0, "albuquerque", "step_a")
    game.display("D2_1").no_objectives().use("KC").act("santa_fe", "aux_dollar")
    assert (game.kind, "D2_1" in game.view().seats[0].deck) == ("travel", True), "nobody gets stuck"
    empty = delivering(4).city(0, "topeka", "aux_draw").no_objectives().use("KC").act("wichita", "aux_dollar")
    assert empty.kind == "travel"


@clause("9.18")
@pytest.mark.parametrize(
    ("engine", "city", "cost"),
    [
        ("0", "topeka", 0),
        ("0", "wichita", 1),
        ("0", "santa_fe", 4),
        ("0", "albuquerque", 5),
        ("5", "albuquerque", 3),
        ("turnout_1", "albuquerque", 3),
        ("4", "albuquerque", 4),
        ("10", "albuquerque", 0),
        ("30", "albuquerque", 0),
    ],
)
def test_transport_costs(engine: str, city: str, cost: int) -> None:
    game = delivering(10).engine(0, engine).use("KC").act(city, "aux_dollar")
    assert game.me().money == 10 - cost


@clause("9.19")
def test_a_disc_that_costs_too_much_for_the_transport_is_not_offered() -> None:
    """All white discs are gone; Wichita costs 1 dollar from the start of the track."""
    game = delivering(4).money(1)
    for disc in ["aux_dollar", "aux_draw", *["aux_certificate", "aux_engine", "aux_remove_card"] * 2]:
        game.cleared_disc(0, disc)
    game.cleared_disc(0, "certificate_limit_4").use("KC").act("wichita")
    assert game.options() == ["certificate_limit_6", "step_a", "step_b"], "5 dollars: the hand limit leaves nothing"
    assert game.act("step_a").me().money == 5 + 3 - 1


@clause("9.20")
def test_the_cattleman_goes_to_the_start() -> None:
    game = delivering(2).use("KC").act("topeka", "aux_dollar")
    assert next(space.id for space in game.view().spaces if 0 in space.cattlemen) == "START"
    assert len(game.held()) == 4, "phase C follows"


@clause("9.21")
def test_the_foresight_spaces_are_filled() -> None:
    game = in_city().use("KC").act("teepee_blue", "engineer", "craftsman", "aux_dollar")
    columns = game.view().foresight
    assert all(None not in column for column in columns)
    assert "flood_green_2" in columns[0]
    assert {*columns[1]} <= {"cowboy", "craftsman", "engineer"}


@clause("9.21")
def test_an_empty_pile_leaves_its_spaces_empty() -> None:
    game = in_city()
    for tile in range(TILES):
        game.game.box[tile] += game.game.supply[tile]
        game.game.supply[tile] = 0
    game.use("KC").act("teepee_blue", "engineer", "craftsman", "aux_dollar")
    assert game.view().foresight[0] == ["flood_green_2", None]
