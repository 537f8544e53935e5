"""Chapter 14: the final scoring."""

from __future__ import annotations

import pytest

from goodsyard.games.great_western_trail.rules.scoring import LINES, lines
from tests.clauses import clause
from tests.games.great_western_trail.scenes import Scene, scene


def line(game: Scene, name: str, seat: int = 0) -> int:
    return lines(game.game, seat)[LINES.index(name)]


def test_eleven_lines() -> None:
    assert len(LINES) == 11
    assert lines(scene().game, 0) == [0] * 11


@clause("14.1")
@pytest.mark.parametrize(("dollars", "points"), [(4, 0), (5, 1), (24, 4), (25, 5)])
def test_money(dollars: int, points: int) -> None:
    assert line(scene().money(dollars), "money") == points


@clause("14.2")
def test_buildings_on_the_board() -> None:
    game = scene().build(0, "A1", "10a").build(0, "A2", "3a").build(1, "A3", "9a")
    assert (line(game, "buildings"), line(game, "buildings", 1)) == (14, 9)
    assert line(scene(sides="10b").build(0, "A1", "10b"), "buildings") == 11


@clause("14.3")
def test_cities_and_arrows() -> None:
    game = scene().city(0, "kansas_city", "aux_dollar").city(0, "kansas_city", "aux_draw")
    assert line(game, "cities") == -12
    game.city(0, "san_francisco", "step_a").city(0, "san_francisco", "step_b")
    assert line(game, "cities") == 6
    row = ["topeka", "wichita", "colorado_springs", "santa_fe", "albuquerque", "el_paso", "san_diego", "sacramento"]
    discs = ["aux_dollar", "aux_draw", *["aux_certificate", "aux_engine", "aux_remove_card"] * 2]
    all_cities, points = scene(), []
    for city, disc in zip(row, discs, strict=True):
        points.append(line(all_cities.city(0, city, disc), "cities"))
    assert points == [0, -3, -4, -4, -4, 2, 10, 20], "-3, -1, 0, 0, 6, 8, then 4 and 6"


@clause("14.4")
@pytest.mark.parametrize(("station", "points"), list(enumerate([1, 1, 2, 2, 3, 5, 6, 7, 8, 9], 1)))
def test_stations(station: int, points: int) -> None:
    assert line(scene().station(0, station, "aux_dollar"), "stations") == points


@clause("14.5")
def test_hazards() -> None:
    assert line(scene().collected(0, "flood_green_4", "drought_black_2", "rockfall_green_3"), "hazards") == 9


@clause("14.6")
def test_cattle_anywhere_in_the_deck() -> None:
    game = scene().hand(0, "holstein", "texas_longhorn_7").discards(0, "west_highland_5", "ayrshire", "brown_swiss")
    assert line(game, "cattle") == 1 + 7 + 5 + 3 + 2
    assert line(game.stack(0, "west_highland_3"), "cattle") == 21


@clause("14.8")
def test_station_masters() -> None:
    workers = scene().workers(0, cowboy=3, engineer=2).has_master(0, "workers")
    assert line(workers, "station_masters") == 6, "the printed ones count"
    hazards = scene().collected(0, "flood_green_4", "drought_black_2", "rockfall_green_3").has_master(0, "hazards")
    assert line(hazards, "station_masters") == 3
    teepees = scene().collected(0, *["teepee_green"] * 2, *["teepee_blue"] * 3).has_master(0, "teepees")
    assert line(teepees, "station_masters") == 6
    certificates = scene().certificates(0, 3).has_master(0, "certificates")
    assert line(certificates, "station_masters") == 6, "3 temporary and 1 permanent"
    objectives = scene().area(0, "START_1", "D2_1", "D2_2").has_master(0, "objectives")
    assert line(objectives, "station_masters") == 3, "three cards, fulfilled or not"


@clause("14.8")
def test_station_masters_use_nothing_up() -> None:
    game = scene().area(0, "START_3").collected(0, "teepee_blue", "flood_black_2", "flood_black_3")
    game.has_master(0, "hazards")
    assert (line(game, "objectives"), line(game, "station_masters")) == (3, 3)


@clause("14.9")
@pytest.mark.parametrize(("cowboys", "points"), [(4, 0), (5, 4), (6, 8)])
def test_workers(cowboys: int, points: int) -> None:
    assert line(scene().workers(0, cowboy=cowboys), "workers") == points
    assert line(scene().workers(0, cowboy=cowboys, engineer=5), "workers") == points + 4


@clause("14.10")
def test_the_second_step_space() -> None:
    assert line(scene().cleared_disc(0, "step_b"), "steps") == 3
    assert line(scene().cleared_disc(0, "step_a"), "steps") == 0


@clause("14.11")
def test_the_token() -> None:
    game = scene().token(13)
    game.game.token_seat = 1
    assert (line(game, "token"), line(game, "token", 1)) == (0, 2)


@clause("14.12")
def test_a_tie_is_a_shared_victory() -> None:
    game = scene(3).money(10, 14, 5)
    assert (game.game.scores(), game.game.ranking()) == ([2, 2, 1], [1, 1, 3])
