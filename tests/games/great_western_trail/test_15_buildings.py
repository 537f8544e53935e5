"""Chapter 15: every building tile, one after the other."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.great_western_trail.scenes import Scene, scene


def rich(sides: str = "") -> Scene:
    """A player who can do everything once."""
    game = scene(sides=sides).money(20, 0).workers(0, cowboy=2, craftsman=2, engineer=2).engine(0, "6")
    game.hand(0, "jersey", "jersey", "dutch_belt", "black_angus", "guernsey", "holstein", "D2_1")
    game.jobs(1, "cowboy", "craftsman").market("ayrshire").display("D2_2").tile("FLOOD1", "flood_green_2")
    return game.tile("TEEPEE_P2", "teepee_green").collected(0, "teepee_green", "teepee_blue")


def local(game: Scene, tile: str, space: str = "A1") -> list[str]:
    """The local actions of a tile, used by its owner."""
    if tile not in "ABCDEFG":
        game.build(0, space, tile)
    options = game.use(tile if tile in "ABCDEFG" else space).options()
    return [name for name in options if not name.startswith(("single", "play"))]


TILES = {
    "15.1": ("A", ["discard guernsey", "hire", "hire +2"]),
    "15.2": ("B", ["discard dutch_belt", "build"]),
    "15.3": ("C", ["gain", "objective", "engine"]),
    "15.4": ("D", ["trade", "engine", "auxiliary"]),
    "15.5": ("E", ["discard black_angus", "cattle"]),
    "15.6": ("F", ["discard jersey jersey", "hazard"]),
    "15.7": ("G", ["engine", "auxiliary"]),
    "15.9": ("2a", ["discard guernsey", "cattle"]),
    "15.10": ("3a", ["discard jersey jersey", "move"]),
    "15.11": ("4a", ["hazard", "move"]),
    "15.12": ("5a", ["hire -1", "engine"]),
    "15.13": ("6a", ["discard holstein", "auxiliary"]),
    "15.14": ("7a", ["gain"]),
    "15.15": ("8a", ["trade", "auxiliary", "engine"]),
    "15.16": ("9a", ["engine", "delivery"]),
    "15.17": ("10a", ["gain", "move"]),
    "15.18": ("1b", ["discard D2_1", "engine_back"]),
    "15.19": ("2b", ["discard jersey", "discard dutch_belt"]),
    "15.20": ("3b", ["auxiliary", "move"]),
    "15.21": ("4b", ["draw", "move"]),
    "15.22": ("5b", ["discard black_angus", "gain"]),
    "15.25": ("8b", ["copy"]),
    "15.26": ("9b", ["behind"]),
    "15.27": ("10b", ["gain", "engine", "move"]),
}


@clause("15.1", "15.2", "15.3", "15.4", "15.5", "15.6", "15.7", "15.9", "15.10", "15.11", "15.12", "15.13", "15.14")
@clause("15.15", "15.16", "15.17", "15.18", "15.19", "15.20", "15.21", "15.22", "15.25", "15.26", "15.27")
@pytest.mark.parametrize("number", TILES)
def test_the_local_actions_of_every_tile(number: str) -> None:
    tile, actions = TILES[number]
    assert local(rich(tile if tile[-1] == "b" else ""), tile) == actions


@clause("15.1")
def test_tile_a() -> None:
    game = rich().use("A").act("discard guernsey")
    assert game.me().money == 22
    assert game.act("hire +2", "1 cowboy").me().money == 14
    assert game.act("hire").me().money == 8


@clause("15.2", "15.5", "15.9")
def test_cards_for_dollars() -> None:
    assert rich().use("B").act("discard dutch_belt").me().money == 22
    assert rich().use("E").act("discard black_angus").me().money == 22
    assert rich().build(0, "A1", "2a").use("A1").act("discard guernsey").me().money == 24


@clause("15.3")
def test_tile_c() -> None:
    assert rich().use("C").act("gain").me().marker == 1
    assert rich().use("C").act("engine").options() == ["7", "turnout_2", "8"]


@clause("15.4", "15.15")
def test_tiles_d_and_8a() -> None:
    game = rich().use("D").act("engine")
    assert (game.me().money, game.options()) == (18, ["7", "turnout_2", "8"])
    free = rich().build(0, "A1", "8a").use("A1").act("engine")
    assert (free.me().money, free.options()) == (20, ["7", "turnout_2", "8"])
    trade = rich().build(0, "A1", "8a").use("A1").act("trade")
    assert trade.me().money == 22
    assert "auxiliary" not in trade.options(), "either trade or an auxiliary action"


@clause("15.6", "15.10", "15.11")
def test_pairs_and_hazards() -> None:
    assert rich().use("F").act("discard jersey jersey", "hazard").me().money == 20 + 4 - 7
    assert rich().build(0, "A1", "3a").use("A1").act("discard jersey jersey").me().money == 23
    assert rich().build(0, "A1", "4a").use("A1").act("hazard").me().money == 15


@clause("15.7", "15.13")
def test_gears() -> None:
    assert rich().use("G").act("auxiliary").options() == ["dollar", "draw"]
    game = rich().build(0, "A1", "6a").use("A1").act("discard holstein")
    assert (game.me().money, game.act("auxiliary", "dollar").me().money) == (30, 31)


@clause("15.8")
def test_tile_1a() -> None:
    game = scene().build(0, "E1", "1a").build(0, "F2", "2a").build(0, "A1", "3a").use("E1")
    assert game.act("gain").me().money == 4


@clause("15.12")
def test_tile_5a() -> None:
    game = rich().build(0, "A1", "5a").use("A1").act("hire -1", "1 cowboy")
    assert game.me().money == 15
    assert game.act("engine").options() == ["7", "turnout_2", "8"]


@clause("15.14")
def test_tile_7a() -> None:
    game = rich().build(0, "A1", "7a").use("A1").act("gain")
    assert (game.me().money, game.me().marker) == (22, 2)


@clause("15.16")
def test_tile_9a() -> None:
    assert rich().build(0, "A1", "9a").use("A1").act("engine").options() == ["7", "turnout_2", "8", "9"]


@clause("15.17", "15.27")
def test_far_movements() -> None:
    ten_a = rich().build(0, "A1", "10a").use("A1").act("move")
    assert {"B", "G"} <= {*ten_a.options()}
    assert "KC" not in ten_a.options()
    ten_b = rich("10b").build(0, "A1", "10b").use("A1").act("gain")
    assert ten_b.me().money == 24
    assert {"7", "10"} <= {*ten_b.act("engine").options()}


@clause("15.18")
def test_tile_1b() -> None:
    game = rich("1b").build(0, "A1", "1b").use("A1").act("discard D2_1")
    assert (game.me().marker, game.discarded()) == (2, ["D2_1"])
    game.act("engine_back")
    assert (game.view().seats[0].engine, game.me().money) == ("5", 23)


@clause("15.19")
def test_tile_2b() -> None:
    game = rich("2b").build(0, "A1", "2b").use("A1").act("discard dutch_belt", "discard jersey")
    assert (game.me().money, game.options()) == (23, ["7", "stay"])


@clause("15.20", "15.10")
def test_one_step() -> None:
    for sides, tile in (("", "3a"), ("3b", "3b")):
        game = rich(sides).build(0, "A1", tile).build(0, "A2", "1a").use("A1").act("move")
        assert game.kind == "location"
        assert next(space.id for space in game.view().spaces if 0 in space.cattlemen) == "A2"


@clause("15.21", "15.11")
def test_two_and_three_steps() -> None:
    assert rich().build(0, "A1", "4a").use("A1").act("move").options() == ["B", "C"]
    assert rich("4b").build(0, "A1", "4b").use("A1").act("move").options() == ["B", "C", "D", "TEEPEE_P2", "E"]


@clause("15.22")
def test_tile_5b() -> None:
    game = rich("5b").build(0, "A1", "5b").use("A1").act("discard black_angus", "gain")
    assert (game.me().marker, game.me().money) == (2, 22)


@clause("15.23")
def test_tile_6b() -> None:
    game = rich("6b").build(0, "A1", "6b").use("A1").act("discard guernsey")
    assert (game.me().money, game.options()) == (23, ["D2_2", "stack", "none"])
    game.act("D2_2")
    assert "D2_2" in game.held()
    assert "play D2_2" in game.options()


@clause("15.23", "12.4")
def test_tile_6b_offers_the_top_of_the_stack_like_tile_c() -> None:
    before = rich("6b").build(0, "A1", "6b").use("A1").act("discard guernsey")
    game = Scene(before.game.clone()).act("stack")
    drawn = [card for card in game.held() if card not in before.held()]
    assert len(drawn) == 1
    assert drawn[0] in game.view(1).seats[0].hand, "everybody sees what enters a deck"
    assert "none" in before.options(), "it may be left"
    assert "stack" in rich("").use("C").act("objective").options()


def test_games_of_rules_1_take_only_from_the_display() -> None:
    game = scene(sides="6b", rules=1).hand(0, "guernsey").display("D2_2").build(0, "A1", "6b").use("A1")
    assert game.act("discard guernsey").options() == ["D2_2", "none"]


@clause("15.24")
def test_tile_7b() -> None:
    game = scene(sides="7b").build(0, "A1", "7b").build(0, "E1", "1a").build(0, "E2", "2a").use("A1").act("engine")
    assert game.options() == ["1", "2"]
    assert "engine" not in scene(sides="7b").build(0, "A1", "7b").use("A1").options()


@clause("15.28")
@pytest.mark.parametrize(
    "space",
    ["FLOOD_RISK1", "FLOOD_RISK2", "DROUGHT_RISK", "TRADE_RISK1", "TRADE_RISK2", "ROCKFALL_RISK1", "ROCKFALL_RISK2"],
)
def test_every_risk_action(space: str) -> None:
    game = scene().hand(0, "jersey", "guernsey").build(0, space, "7a").use(space)
    any_card = "risk discard guernsey" in game.options()
    assert any_card == (space in ("DROUGHT_RISK", "TRADE_RISK1", "ROCKFALL_RISK1"))
    game.act("risk discard jersey")
    assert (game.me().marker, game.me().money) == (1, 0 if any_card else 2)
