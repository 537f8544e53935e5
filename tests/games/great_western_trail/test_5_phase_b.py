"""Chapter 5: using a location."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.great_western_trail.scenes import scene


@clause("5.1")
def test_local_actions_or_a_single_auxiliary_action() -> None:
    game = scene().hand(0, "guernsey").use("A")
    assert game.options() == ["discard guernsey", "single dollar", "single draw"]
    own = scene().hand(0, "guernsey").build(0, "A1", "2a").use("A1")
    assert own.options()[0] == "discard guernsey"


@clause("5.2")
def test_any_order_each_once() -> None:
    for first, second in (("discard guernsey", "hire"), ("hire", "discard guernsey")):
        game = scene().money(6).hand(0, "guernsey", "guernsey").jobs(1, "cowboy").use("A")
        game.act(first)
        assert first not in game.options()
        assert second in game.options()


@clause("5.3", "12.6")
def test_actions_may_be_left_out() -> None:
    game = scene().money(20).hand(0, "guernsey").jobs(1, "cowboy", "engineer").use("A").act("discard guernsey")
    assert game.options() == ["hire", "hire +2", "done"]
    assert game.act("done").game.current == 1


@clause("5.4")
def test_only_one_side_of_a_slash() -> None:
    game = scene().money(5).display("D2_1").use("C")
    assert {"gain", "objective", "engine"} <= {*game.options()}
    game.act("gain")
    assert game.options() == ["engine", "done"]
    other = scene().money(5).tile("TEEPEE_M1", "teepee_blue").use("D").act("engine")
    assert other.kind == "engine"
    assert other.act("1").options() == ["auxiliary", "done"], "no trade any more"


@clause("5.5")
def test_a_requirement_must_be_met_in_full() -> None:
    assert "hazard" not in scene().money(6).tile("FLOOD1", "flood_green_2").use("F").options()
    assert "hazard" in scene().money(7).tile("FLOOD1", "flood_green_2").use("F").options()
    assert "hire" not in scene().money(5).jobs(1, "cowboy").use("A").options()


@clause("5.5")
def test_what_would_do_nothing_is_not_offered() -> None:
    assert "gain" not in scene().certificates(0, 3).display("D2_1").use("C").options()
    assert "gain" not in scene().build(0, "A1", "1a").use("A1").options(), "no building in the woods"
    assert "objective" not in scene().no_objectives().use("C").options()


@clause("5.6")
def test_a_risk_action_belongs_to_the_tile() -> None:
    game = scene().hand(0, "jersey", "guernsey").build(0, "TRADE_RISK1", "2a").use("TRADE_RISK1")
    assert {"discard guernsey", "risk discard jersey", "risk discard guernsey"} <= {*game.options()}
    game.act("risk discard guernsey")
    assert (game.me().marker, game.discarded()) == (1, ["guernsey"])
    assert not [name for name in game.options() if name.startswith("risk")], "once"


@clause("5.6")
def test_a_risk_space_without_an_own_building_gives_nothing() -> None:
    game = scene().money(9, 0).hand(0, "jersey").build(1, "FLOOD_RISK1", "2a").use("FLOOD_RISK1")
    assert game.options() == ["single dollar", "single draw"]


@clause("5.7")
def test_no_auxiliary_action_after_a_local_one() -> None:
    game = scene().hand(0, "dutch_belt").use("B").act("discard dutch_belt")
    assert not [name for name in game.options() if name.startswith("single")]


@clause("5.7")
def test_no_local_action_after_an_auxiliary_one() -> None:
    game = scene().money(30).hand(0, "guernsey", "D2_1").jobs(1, "cowboy").use("A").act("single dollar")
    assert game.options() == ["done", "play D2_1"]


@clause("5.8")
def test_phase_b_cannot_be_passed() -> None:
    for space in ("A", "B", "C", "D", "E", "F", "G"):
        options = scene().use(space).options()
        assert "done" not in options
        assert "single dollar" in options


@clause("5.9")
@pytest.mark.parametrize("space", ["A1", "FLOOD1", "TEEPEE_P1"])
def test_elsewhere_only_an_auxiliary_action(space: str) -> None:
    game = scene().money(20, 0).hand(0, "guernsey").build(1, "A1", "2a").market("holstein")
    game.tile("FLOOD1", "flood_green_2").tile("TEEPEE_P1", "teepee_blue").use(space)
    assert game.options() == ["single dollar", "single draw"]


@clause("5.10", "9.1")
def test_kansas_city_has_its_own_phases() -> None:
    game = scene().foresight("flood_green_2", "teepee_blue", "cowboy", "engineer", "cowboy", "craftsman").use("KC")
    kinds = []
    while game.game.current == 0 and game.kind != "travel":
        kinds.append(game.kind)
        game.act(game.options()[-1])
    assert kinds == ["foresight", "foresight", "foresight", "disc"], "no cards: income 0, delivery to Kansas City"
