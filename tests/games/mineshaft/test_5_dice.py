"""Chapter 5: the dice."""

from tests.clauses import clause
from tests.games.mineshaft.scenes import Scene, scene


def coloured() -> Scene:
    game = scene(2).lay("yellow_1", "1,0", "ew", "g").lay("yellow_7", "2,0", "nesw", "c").lay("yellow_3", "0,1", "ne")
    return game.lay("blue_1", "0,-1", "ns").lay("yellow_2", "-1,0", "ew").collapse("-1,0").stand(1, "0,1")


@clause("5.1")
def test_die_a_comes_before_the_move() -> None:
    game = coloured().dice("yellow", 3).turn().act("roll")
    assert game.kind() == "refill"
    assert game.act("nothing").kind() == "move"


@clause("5.2")
def test_one_tile_of_the_colour_with_an_empty_slot_anywhere() -> None:
    game = coloured().dice("yellow", 1).turn().act("roll")
    assert game.options() == ["1,0", "0,1", "nothing"], "not the full one, the blue one, the collapsed one"
    game.act("0,1")
    assert len(game.on("0,1")) == 2, "with a piece on it"
    assert game.on("1,0") == "g", "only one tile"


@clause("5.2")
def test_nobody_has_to_fill() -> None:
    game = coloured().dice("yellow", 1).turn().act("roll")
    before = game.in_bag()
    assert game.act("nothing").in_bag() == before


@clause("5.3")
def test_nothing_to_fill_or_nothing_to_fill_with() -> None:
    assert coloured().dice("red", 1).turn().act("roll").kind() == "move"
    assert coloured().bag("").dice("yellow", 1).turn().act("roll").kind() == "move"


@clause("5.4")
def test_a_quake_collapses_a_connected_tile_of_choice() -> None:
    game = coloured().dice("quake", 2).turn().act("roll")
    assert game.options() == ["0,-1", "1,0", "0,1"], "not the collapsed one"
    game.act("0,-1")
    assert game.is_collapsed("0,-1")
    assert not game.is_collapsed("1,0")


@clause("5.4")
def test_a_neighbour_behind_a_wall_does_not_collapse() -> None:
    game = scene().lay("yellow_1", "1,0", "ns").lay("yellow_2", "0,1", "ew").lay("blue_1", "0,-1", "ew")
    assert game.dice("quake", 1).turn().act("roll").kind() != "quake"
    assert not any(game.game.collapsed[k] for k in range(game.game.spots))


@clause("5.4")
def test_a_quake_is_compulsory() -> None:
    game = scene().lay("yellow_1", "1,0", "ew").dice("quake", 1).turn().act("roll")
    assert game.is_collapsed("1,0")


@clause("5.5")
def test_without_a_tile_that_can_collapse_nothing_happens() -> None:
    game = scene().lay("yellow_1", "1,0", "ew", "g").stand(0, "1,0").dice("quake", 1).turn().act("roll")
    assert not game.is_collapsed("1,0"), "never the own tile"
    assert game.kind() == "move"


@clause("5.6")
def test_counters_of_a_collapsed_tile_leave_the_game() -> None:
    game = scene().lay("yellow_1", "1,0", "ew", "gsc").dice("quake", 1).turn().act("roll")
    assert game.in_box() == "gsc"
    assert game.in_bag() == 97
    assert game.on("1,0") == ""
    game.game.audit()


@clause("5.7")
def test_a_tile_with_another_piece_collapses_and_has_to_be_cleared() -> None:
    game = scene().lay("yellow_1", "1,0", "ew").stand(1, "1,0").dice("quake", 1).turn().act("roll", "0,0")
    assert game.game.current == 1
    assert game.options() == ["clear"]
