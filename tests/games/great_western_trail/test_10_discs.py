"""Chapter 10: discs."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.great_western_trail.scenes import Scene, scene

WHITE = [
    "aux_dollar",
    "aux_draw",
    *["aux_certificate", "aux_engine", "aux_remove_card"] * 2,
    "certificate_limit_4",
]
DARK = ["certificate_limit_6", "step_a", "step_b", "hand_limit"]


def without_white(game: Scene) -> Scene:
    return game.cleared_disc(0, *WHITE)


def bare(game: Scene) -> Scene:
    """Only the two hand limit discs are left."""
    return without_white(game).cleared_disc(0, "certificate_limit_6", "step_a", "step_b")


@clause("10.1", "10.2")
def test_white_cities_take_white_discs_dark_ones_take_all() -> None:
    white = scene().hand(0, "jersey").money(9).use("KC").act("topeka")
    assert white.options() == list(dict.fromkeys(WHITE))
    dark = scene().hand(0, "guernsey", "dutch_belt", "holstein", "ayrshire").use("KC").act("albuquerque")
    assert dark.options() == [*dict.fromkeys(WHITE), *DARK]


@clause("10.2", "8.13")
def test_white_and_dark_stations() -> None:
    white = scene().money(30).engine(0, "4").use("G").act("engine", "turnout_1", "upgrade")
    assert white.options() == list(dict.fromkeys(WHITE))
    dark = scene().money(30).engine(0, "16").use("G").act("engine", "turnout_5", "upgrade")
    assert dark.options() == [*dict.fromkeys(WHITE), *DARK]


@clause("10.3")
def test_the_first_step_space_gives_three_dollars() -> None:
    game = scene().money(6).engine(0, "16").use("G").act("engine", "turnout_5", "upgrade", "step_a")
    assert game.me().money == 3
    other = scene().money(6).engine(0, "16").use("G").act("engine", "turnout_5", "upgrade", "step_b")
    assert other.me().money == 0


@clause("10.4")
def test_the_hand_limit_costs_five_dollars() -> None:
    game = scene().money(11).engine(0, "16").use("G").act("engine", "turnout_5", "upgrade", "hand_limit")
    assert (game.me().money, game.view().seats[0].hand_limit) == (0, 5)
    poor = scene().money(10).engine(0, "16").use("G").act("engine", "turnout_5", "upgrade")
    assert "hand_limit" not in poor.options()


@clause("10.5")
def test_a_dark_disc_on_white_corners_if_no_other_is_left() -> None:
    game = without_white(scene().hand(0, "jersey").money(9)).use("KC").act("topeka")
    assert game.options() == DARK
    last = scene().hand(0, "jersey").money(9).cleared_disc(0, *WHITE[1:]).use("KC").act("topeka")
    assert last.view().cities[1].discs == [0], "the last white disc was the only way"


@clause("10.6")
def test_a_disc_from_a_station_if_none_can_be_placed() -> None:
    """The hand limit discs are too expensive, so a disc moves from a station to the city."""
    game = scene().hand(0, "jersey").money(3).station(0, 2, "aux_dollar").station(0, 6, "aux_draw")
    game.cleared_disc(0, *WHITE[2:], "certificate_limit_6", "step_a", "step_b").use("KC").act("topeka")
    assert game.options() == ["from station 2", "from station 6"]
    game.act("from station 6")
    assert (game.view().cities[1].discs, game.view().stations[5].discs) == ([0], [])
    again = game.money(8).engine(0, "21").use("G").act("engine", "turnout_6")
    assert again.kind == "station", "it can be upgraded again"


@clause("10.6")
def test_an_upgrade_can_move_a_disc_from_another_station() -> None:
    game = scene().money(2).station(0, 2, "aux_dollar").cleared_disc(0, *WHITE[1:], "certificate_limit_6", "step_a")
    game.cleared_disc(0, "step_b").engine(0, "4").use("G").act("engine", "turnout_1", "upgrade")
    assert [station.discs for station in game.view().stations[:2]] == [[0], []]


@clause("10.7")
def test_cleared_spaces_give_their_ability() -> None:
    game = scene().money(9).engine(0, "4").use("G").act("engine", "turnout_1", "upgrade", "aux_remove_card")
    assert "remove_card" in game.act("auxiliary").options(), "at once"
    steps = scene().money(9).engine(0, "16").use("G").act("engine", "turnout_5", "upgrade", "step_b")
    assert steps.view().seats[0].step_limit == 4


@clause("10.8")
def test_kansas_city_pays_for_its_own_disc() -> None:
    game = bare(scene()).use("KC")
    assert (game.view().seats[0].discs["hand_limit"], game.me().money) == (1, 1), "6 dollars, 5 of them for the disc"


@clause("10.9")
def test_without_any_disc_nothing_is_placed() -> None:
    game = bare(scene().hand(0, "jersey")).use("KC").act("topeka")
    assert game.view().cities[1].discs == []
    assert (game.me().money, game.kind) == (1, "travel")
