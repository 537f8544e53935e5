"""Chapter 7: replacing the building whose actions are in use (RULES 7.36)."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.great_western_trail.scenes import Scene, scene

RICH = 40


def hiring(space: str, sides: str = "", rules: int = 2) -> Scene:
    """The next craftsman is the fourth: a building may be placed for a dollar a craftsman."""
    game = scene(sides=sides, rules=rules).money(RICH).workers(0, craftsman=3, engineer=2).jobs(1, "craftsman")
    return game.at(0, space).at(1, "START")


@clause("7.36")
def test_the_tile_under_the_cattleman_is_replaced() -> None:
    """5a still has its engine, 6a an auxiliary action, 8a an engine too; 8a cannot be placed elsewhere."""
    for ways in (["6a", "A1"], ["8a"]):
        game = hiring("A1").build(0, "A1", "5a").use("A1").act("hire -1", *ways)
        assert game.standing("A1") == ways[0]
        assert (game.kind, game.game.current) == ("travel", 1), "nothing of either tile is left"


@clause("7.36")
def test_objective_cards_may_still_be_played() -> None:
    game = hiring("A1").hand(0, "D2_1").build(0, "A1", "5a").use("A1").act("hire -1", "6a", "A1")
    assert game.options() == ["done", "play D2_1"]
    pending = game.view().pending
    assert pending is not None
    assert pending.used == [0, 1], "both actions of the new tile are gone"
    game.act("play D2_1", "perform")
    assert (game.kind, game.game.current) == ("travel", 1)


@clause("7.36")
def test_a_building_elsewhere_changes_nothing() -> None:
    game = hiring("A1").build(0, "A1", "5a").build(0, "B1", "1a").use("A1").act("hire -1", "6a", "B1")
    assert game.options() == ["engine", "done"]
    game = hiring("A1").build(0, "A1", "5a").use("A1").act("hire -1", "2a", "B1")
    assert game.options() == ["engine", "done"]


@clause("7.36", "7.34")
def test_the_copying_tile_is_replaced() -> None:
    """On 8b, which copies neutral building A: its second hiring and the Guernsey are over."""
    game = hiring("A1", "8b").hand(0, "guernsey").build(0, "A1", "8b").use("A1").act("copy", "hire", "9a")
    assert game.standing("A1") == "9a"
    assert (game.kind, game.game.current) == ("travel", 1)


@clause("7.36", "7.34")
def test_the_copied_tile_is_replaced() -> None:
    """The engine of 5a is over; the risk action of 8b is left."""
    game = hiring("TRADE_RISK2", "8b").hand(0, "jersey").build(0, "TRADE_RISK2", "8b").build(0, "TRADE_RISK1", "5a")
    game.use("TRADE_RISK2").act("copy", "TRADE_RISK1", "hire -1", "6a", "TRADE_RISK1")
    assert game.options() == ["risk discard jersey", "done"]


@clause("7.36")
def test_building_b_through_8b() -> None:
    """Copying neutral building B places a building without hiring."""
    game = scene(sides="8b").money(RICH).workers(0, craftsman=6).hand(0, "dutch_belt").build(0, "B1", "8b").use("B1")
    game.act("copy", "build", "10a", "B1")
    assert (game.standing("B1"), game.game.current) == ("10a", 1)


def test_games_of_rules_1_map_the_used_actions_onto_the_new_tile() -> None:
    game = hiring("A1", rules=1).build(0, "A1", "5a").use("A1").act("hire -1", "6a", "A1")
    assert game.options() == ["auxiliary", "done"]
