"""Chapter 8: the engine, train stations and station masters."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.great_western_trail.scenes import Scene, scene


def rolling(engineers: int, at: str, *others: str) -> Scene:
    """The first engine may move; other engines stand at these places."""
    game = scene(1 + max(1, len(others))).workers(0, engineer=engineers).engine(0, at)
    for seat, place in enumerate(others, 1):
        game.engine(seat, place)
    return game.money(30).use("G").act("engine")


@clause("8.1")
def test_forward_along_the_track() -> None:
    assert rolling(2, "0").options() == ["1", "2"]
    assert rolling(6, "37").options() == ["38", "39"]


@clause("8.2")
def test_occupied_spaces_are_skipped() -> None:
    assert rolling(2, "0", "1", "2").options() == ["3", "4"]
    game = scene(3).engine(0, "1").engine(1, "0").build(0, "A1", "9a").use("A1").act("delivery")
    assert game.view().seats[0].engine == "0", "the start has room for all"


@clause("8.3")
def test_a_turnout_is_one_more_space() -> None:
    assert rolling(1, "4").options() == ["turnout_1", "5"]
    assert rolling(2, "4").options() == ["turnout_1", "5", "6"]
    assert rolling(1, "turnout_1").view().seats[0].engine == "5", "the only way"


@clause("8.2", "8.3")
def test_a_turnout_behind_an_occupied_space_can_be_reached() -> None:
    assert rolling(1, "3", "4").options() == ["turnout_1", "5"]


@clause("8.4")
def test_an_occupied_turnout_is_closed() -> None:
    assert rolling(2, "4", "turnout_1").options() == ["5", "6"]


@clause("8.5")
def test_stopping_ends_the_movement() -> None:
    game = rolling(5, "1").act("2")
    assert game.kind == "location"
    assert "stay" not in rolling(5, "1").options()


@clause("8.6", "8.11")
def test_the_station_is_decided_immediately() -> None:
    game = rolling(1, "4").act("turnout_1")
    assert (game.kind, game.options()) == ("station", ["leave", "upgrade"])
    game.act("leave")
    assert (game.kind, game.me().money, game.view().stations[0].discs) == ("location", 30, [])


@clause("8.7", "8.8")
def test_backwards_exactly_as_far_as_required() -> None:
    def back(times: int, at: str, *others: str) -> list[str]:
        game = scene(1 + max(1, len(others))).money(9).engine(0, at)
        for seat, place in enumerate(others, 1):
            game.engine(seat, place)
        game.cleared_disc(0, "aux_certificate", "aux_certificate").use("G").act("auxiliary")
        game.act("certificate" if times == 1 else "double certificate")
        return game.options() if game.kind == "back" else [game.view().seats[0].engine]

    assert back(1, "3") == ["2"]
    assert back(2, "3") == ["1"]
    assert back(1, "5") == ["turnout_1", "4"]
    assert back(2, "5") == ["4", "3"], "over the turnout or past it"
    assert back(2, "6") == ["turnout_1", "4"]
    assert back(1, "3", "2") == ["1"], "an occupied space is skipped"
    assert back(1, "5", "turnout_1") == ["4"]
    assert back(1, "turnout_1") == ["4"]


@clause("8.9")
def test_not_without_track_behind() -> None:
    def offered(at: str, other: str = "0") -> list[str]:
        game = scene().money(9).engine(0, at).engine(1, other)
        game.cleared_disc(0, "aux_certificate", "aux_certificate").use("G").act("auxiliary")
        return [name for name in game.options() if "certificate" in name]

    assert offered("0") == []
    assert offered("1") == ["certificate"]
    assert offered("2") == ["certificate", "double certificate"]
    assert offered("2", "1") == ["certificate"], "the occupied space does not count"


@clause("8.10")
def test_the_upgrade_comes_before_the_reward() -> None:
    game = scene().money(3).certificates(0, 3).engine(0, "5").cleared_disc(0, "aux_certificate").use("B")
    game.act("single certificate", "turnout_1", "upgrade", "certificate_limit_4")
    assert game.view().seats[0].certificates == 4, "the new limit counts already"
    poor = scene(sides="1b").money(1).engine(0, "5").build(0, "A1", "1b").use("A1").act("engine_back", "turnout_1")
    assert (poor.kind, poor.me().money) == ("travel", 4), "the 3 dollars come too late for the station"


def at_1b(rules: int = 2) -> Scene:
    """With $2 the station is upgraded; the 3 dollars of 1b are due."""
    game = scene(sides="1b", rules=rules).money(2).engine(0, "5").workers(0, cowboy=2).master(1, "objectives")
    game.tile("TEEPEE_M1", "teepee_blue").tile("TEEPEE_P2", "teepee_green").build(0, "A1", "1b").use("A1")
    return game.act("engine_back", "turnout_1", "upgrade", "aux_draw")


@clause("8.10", "8.14")
def test_the_station_master_comes_before_the_reward() -> None:
    game = at_1b()
    assert (game.kind, game.me().money) == ("master", 0), "nothing of the 3 dollars yet"
    game.act("cowboy")
    assert (game.kind, game.options()) == ("take", ["TEEPEE_P2", "no tile"]), "the other teepee costs a dollar"
    game.act("TEEPEE_P2")
    assert game.me().money == 5
    assert at_1b().act("cowboy", "no tile").me().money == 3
    assert at_1b().act("nobody").me().money == 3


@clause("8.10")
def test_every_station_master_leaves_the_reward_due() -> None:
    for name, rest, dollars in (("workers", ["perform"], 5), ("workers", ["forfeit"], 3), ("hazards", [], 3)):
        game = scene(sides="1b").money(2).engine(0, "5").workers(0, cowboy=2).master(1, name).build(0, "A1", "1b")
        game.use("A1").act("engine_back", "turnout_1", "upgrade", "aux_draw", "cowboy", *rest)
        assert (game.me().money, game.view().seats[0].station_masters) == (dollars, [name])


def test_games_of_rules_1_get_the_reward_before_the_station_master() -> None:
    game = at_1b(rules=1)
    assert (game.kind, game.me().money) == ("master", 3)
    assert game.act("cowboy").options() == ["TEEPEE_M1", "TEEPEE_P2", "no tile"]


@clause("8.12")
def test_a_station_is_upgraded_once() -> None:
    game = scene().money(9).workers(0, engineer=1).engine(0, "4").station(0, 1, "aux_dollar").use("G")
    game.act("engine", "turnout_1")
    assert game.kind == "location"
    other = scene().money(9).engine(0, "4").station(1, 1, "aux_dollar").use("G").act("engine", "turnout_1", "upgrade")
    other.act("aux_draw")
    assert other.view().stations[0].discs == [0, 1]


@clause("8.13")
@pytest.mark.parametrize(
    ("station", "cost"), [(1, 2), (2, 2), (3, 4), (4, 4), (5, 6), (6, 8), (7, 7), (8, 6), (9, 5)], ids=str
)
def test_the_cost_of_each_station(station: int, cost: int) -> None:
    before = [4, 7, 10, 13, 16, 21, 25, 29, 33][station - 1]
    game = (
        scene().money(cost).engine(0, str(before)).use("G").act("engine", f"turnout_{station}", "upgrade", "aux_draw")
    )
    assert (game.me().money, game.view().stations[station - 1].discs) == (0, [0])
    poor = scene().money(cost - 1).engine(0, str(before)).use("G").act("engine", f"turnout_{station}")
    assert poor.kind == "location"


@clause("8.14", "8.15")
def test_a_station_master_costs_a_hired_worker() -> None:
    game = scene().money(9).workers(0, cowboy=3).engine(0, "4").master(1, "hazards").use("G")
    game.act("engine", "turnout_1", "upgrade", "aux_draw")
    assert (game.kind, game.options()) == ("master", ["cowboy", "nobody"]), "no printed worker"
    game.act("cowboy")
    station = game.view().stations[0]
    assert (station.master, station.worker) == (None, "cowboy")
    assert (game.me().workers[0], game.view().seats[0].station_masters) == (2, ["hazards"])


@clause("8.14")
def test_no_station_master_without_a_tile_or_a_worker() -> None:
    game = scene().money(9).engine(0, "4").use("G").act("engine", "turnout_1", "upgrade", "aux_draw")
    assert game.kind == "location", "only printed workers"
    far = scene().money(9).workers(0, cowboy=2).engine(0, "21").use("G").act("engine", "turnout_6", "upgrade")
    assert far.act("aux_draw").kind == "location", "no tile there"
    taken = scene().money(9).workers(0, cowboy=2).engine(0, "4").master(1, "hazards").has_master(1, "hazards").use("G")
    assert taken.act("engine", "turnout_1", "upgrade", "aux_draw").kind == "location"


@clause("8.16")
def test_only_at_the_moment_of_the_upgrade() -> None:
    game = scene().money(9).workers(0, cowboy=2).engine(0, "4").use("G")
    game.act("engine", "turnout_1", "upgrade", "aux_draw", "nobody", "auxiliary", "dollar")
    back = game.engine(0, "4").use("G").act("engine", "turnout_1")
    assert back.kind == "location"


@clause("8.17")
def test_a_freed_space_triggers_again() -> None:
    game = scene().money(20).workers(0, engineer=2).hand(0, "jersey").engine(0, "4").master(1, "hazards")
    game.jobs(1, "engineer").use("G").act("engine", "turnout_1", "upgrade", "aux_draw", "engineer")
    assert game.view().stations[0].worker == "engineer"
    assert game.use("A").act("hire").kind == "immediate", "the second engineer space again"
    assert game.view().stations[0].worker == "engineer", "the station master stays"


@clause("8.18")
def test_the_upper_halves_of_the_tiles() -> None:
    def appointed(tile: str) -> Scene:
        game = scene().money(2).workers(0, cowboy=2).engine(0, "4").master(1, tile).tile("FLOOD1", "flood_black_2")
        game.tile("TEEPEE_P1", "teepee_blue").use("G")
        return game.act("engine", "turnout_1", "upgrade", "aux_draw", "cowboy")

    dollars = appointed("workers")
    assert dollars.options() == ["forfeit", "perform"]
    assert dollars.act("perform").me().money == 2
    tiles = appointed("objectives")
    assert tiles.options() == ["FLOOD1", "TEEPEE_P1", "no tile"]
    assert tiles.act("FLOOD1").me().money == 0, "free of charge"
    for tile in ("hazards", "teepees", "certificates"):
        game = appointed(tile)
        assert (game.kind, game.view().seats[0].permanent_certificates) == ("location", 1)


@clause("8.19")
def test_the_last_space() -> None:
    game = scene().money(3).workers(0, engineer=3).engine(0, "38").engine(1, "37").use("G").act("engine")
    assert game.kind == "station", "39 was the only space"
    game.act("upgrade", "step_b")
    assert (game.kind, game.me().money) == ("back", 0)
    options = game.options()
    assert {"38", "36", "turnout_9", "turnout_1", "0"} <= {*options}
    assert not {"39", "37"} & {*options}
    game.act("turnout_2")
    assert game.me().money == 3
    game.act("upgrade", "aux_draw")
    assert (game.me().money, game.view().stations[9].discs, game.view().stations[1].discs) == (1, [0], [0])


@clause("8.19")
def test_the_last_station_need_not_be_upgraded() -> None:
    game = scene().engine(0, "38").use("G").act("engine")
    assert game.kind == "back", "without money there is nothing to decide"
    assert game.act("0").me().money == 3


@clause("8.20")
def test_permanent_certificates_add_to_every_income() -> None:
    game = scene().hand(0, "guernsey").has_master(0, "hazards").has_master(0, "teepees").use("KC")
    assert game.me().money == 4
