"""Chapter 7, first part: hiring workers, placing buildings."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.great_western_trail.scenes import scene


@clause("7.1")
def test_nobody_is_hired_from_the_row_of_the_token() -> None:
    game = scene().money(20).jobs(1, "cowboy", "engineer").token(2, 1).use("A").act("hire")
    assert game.options() == ["1 cowboy", "1 engineer"]
    game = scene().money(20).jobs(1, "cowboy", "cowboy").jobs(2, "craftsman", "engineer").token(3).use("A").act("hire")
    assert game.options() == ["1 cowboy", "2 craftsman", "2 engineer"]


@clause("7.2")
@pytest.mark.parametrize(("row", "cost"), list(enumerate([6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4], 1)))
def test_the_cost_of_each_row(row: int, cost: int) -> None:
    game = scene().money(cost).jobs(row, "cowboy").token(13 if row == 12 else row + 1).use("A").act("hire")
    assert (game.me().money, game.me().workers[0]) == (0, 2)
    assert "hire" not in scene().money(cost - 1).jobs(row, "cowboy").token(row + 1).use("A").options()


@clause("7.2", "15.12")
def test_the_icon_changes_the_cost() -> None:
    assert scene().money(8).jobs(1, "cowboy").use("A").act("hire +2").me().money == 0
    assert scene().money(6).build(0, "A1", "5a").jobs(1, "cowboy").use("A1").act("hire -1").me().money == 1


@clause("7.3", "7.4")
def test_a_worker_goes_to_the_next_space_of_the_row() -> None:
    game = scene().money(6).hand(0, "jersey").workers(0, engineer=2).jobs(1, "engineer").use("A").act("hire", "perform")
    assert (game.me().workers[2], game.me().money) == (3, 2), "the third space pays 2 dollars for a Jersey"


@clause("7.4")
@pytest.mark.parametrize(("engineers", "money", "certificates"), [(1, 0, 1), (2, 2, 0), (4, 0, 2), (5, 4, 0)], ids=str)
def test_jerseys_of_the_engineer_row(engineers: int, money: int, certificates: int) -> None:
    game = scene().money(6).hand(0, "jersey").workers(0, engineer=engineers).jobs(1, "engineer").use("A")
    game.act("hire", "perform")
    assert (game.me().money, game.me().marker, game.discarded()) == (money, certificates, ["jersey"])


@clause("7.4")
def test_the_fourth_engineer_hires_another_worker() -> None:
    game = scene().money(10).workers(0, engineer=3).jobs(1, "engineer", "craftsman").use("A").act("hire", "1 engineer")
    assert (game.kind, game.options()) == ("hire", ["1 craftsman", "nobody"])
    game.act("1 craftsman")
    assert game.me().money == 0, "6 dollars, then 6 - 2"


@clause("7.4")
def test_the_fourth_cowboy_removes_a_hazard_and_the_sixth_trades() -> None:
    game = scene().money(6).workers(0, cowboy=3).tile("FLOOD1", "flood_green_4").jobs(1, "cowboy").use("A").act("hire")
    assert game.options() == ["FLOOD1", "no tile"]
    assert game.act("FLOOD1").view().seats[0].hazards == ["flood_green_4"]
    game = scene().money(6).workers(0, cowboy=5).tile("TEEPEE_P4", "teepee_blue").jobs(1, "cowboy").use("A")
    game.act("hire", "TEEPEE_P4")
    assert (game.me().money, game.view().seats[0].teepees) == (4, {"green": 0, "blue": 1})


@clause("7.4", "7.8")
@pytest.mark.parametrize("before", [3, 5])
def test_craftsmen_build_for_a_dollar_each(before: int) -> None:
    game = scene().money(8).workers(0, craftsman=before).jobs(1, "craftsman").use("A").act("hire", "4a", "B2")
    assert (game.me().money, game.standing("B2")) == (0, "4a")


@clause("7.5")
def test_a_row_has_six_spaces() -> None:
    game = scene().money(20).workers(0, cowboy=6).jobs(1, "cowboy").use("A")
    assert not [name for name in game.options() if name.startswith("hire")]
    game = scene().money(20).workers(0, cowboy=6).jobs(1, "cowboy", "engineer").use("A").act("hire")
    assert game.me().workers[2] == 2


@clause("7.6")
def test_all_rows_once_the_token_has_left() -> None:
    game = scene().money(20).jobs(12, "cowboy", "engineer").token(13)
    game.game.token_seat, game.game.last_turns = 1, 0
    assert game.use("A").act("hire").options() == ["12 cowboy", "12 engineer"]


@clause("7.7")
def test_a_building_goes_onto_any_empty_building_space() -> None:
    game = scene().money(2).build(1, "A1", "1a").use("B").act("build", "1a")
    assert len(game.options()) == 21
    assert not {"A1", "A", "FLOOD1", "TEEPEE_P1"} & {*game.options()}
    game.act("ROCKFALL_RISK2")
    assert game.standing("ROCKFALL_RISK2") == "1a"
    assert "1a" not in game.view().seats[0].buildings


@clause("7.8")
def test_craftsmen_and_dollars_are_needed() -> None:
    def buildable(craftsmen: int, money: int) -> list[str]:
        game = scene().workers(0, craftsman=craftsmen).money(money).use("B")
        return game.act("build").options() if "build" in game.options() else []

    assert buildable(1, 1) == []
    assert buildable(1, 99) == ["1a", "2a", "3a"]
    assert buildable(2, 4) == ["1a", "2a", "3a", "4a"]
    assert buildable(6, 10) == ["1a", "2a", "3a", "4a", "5a", "6a", "7a", "8a"]
    game = scene().workers(0, craftsman=5).money(12).use("B").act("build", "7a", "A1")
    assert game.me().money == 2


@clause("7.9", "7.11")
def test_replacing_costs_the_difference() -> None:
    game = scene().workers(0, craftsman=3).money(6).build(0, "A1", "4a").use("B").act("build")
    assert "8a" in game.options(), "5 craftsmen instead of 2"
    game.act("8a")
    assert (game.me().money, game.standing("A1")) == (0, "8a"), "nowhere else"
    assert "4a" not in game.view().seats[0].buildings, "gone for good"
    assert "4a" not in {space.tile for space in game.view().spaces}


@clause("7.9", "7.10")
def test_only_own_buildings_of_lower_value_are_replaced() -> None:
    game = scene().workers(0, craftsman=2).money(4).build(0, "A1", "1a").build(0, "A2", "5a").build(1, "A3", "1a")
    game.use("B").act("build", "4a")
    assert "A1" in game.options()
    assert not {"A2", "A3"} & {*game.options()}
    even = scene().money(9).build(0, "A1", "1a").use("B").act("build", "2a")
    assert "A1" not in even.options()
