"""Chapter 4: the turn and laying a tile."""

from tests.clauses import clause
from tests.games.mineshaft.scenes import scene


@clause("4.1", "5.1")
def test_the_parts_of_a_turn_come_in_order() -> None:
    game = scene().lay("yellow_1", "1,0", "ew", "s").lay("blue_1", "2,0", "ew", "g").stand(0, "1,0").stand(1, "0,0")
    game.lay("yellow_7", "3,0", "nesw").lay("red_7", "0,1", "nesw").stand(0, "3,0").top("green_1").dice("yellow", 1)
    seen: list[str] = []
    for action in ("draw", "e:ew", "1,0", "2,0", "gold"):
        seen.append(game.turn().kind() if not seen else game.kind())
        game.act(action)
    assert seen == ["start", "lay", "refill", "move", "mine"]
    assert game.game.current == 1


@clause("4.2")
def test_drawing_is_a_choice() -> None:
    game = scene().lay("yellow_1", "1,0", "ew").stand(0, "1,0").turn()
    assert game.options() == ["roll", "draw"]
    size = game.game.stack_size
    game.act("roll")
    assert game.game.stack_size == size
    assert game.game.die_b in (1, 2, 3)


@clause("4.2")
def test_only_at_an_open_end_and_only_one_tile() -> None:
    closed = scene().lay("yellow_1", "1,0", "ew").lay("yellow_8", "2,0", "w").stand(0, "1,0").turn()
    assert closed.options() == ["roll"]
    game = scene().top("green_7").turn().act("draw", "n:nesw")
    assert game.kind() != "start"
    assert scene().keep(0).turn().options() == ["roll"], "an empty stack"


@clause("4.3")
def test_a_drawn_tile_must_be_laid() -> None:
    game = scene().lay("yellow_1", "1,0", "ew").stand(0, "1,0").top("red_8").dice("blue", 1).turn().act("draw")
    assert game.tile("2,0") == "red_8", "there is only one way to lay it"
    assert "nothing" not in scene().top("red_8").turn().act("draw").options()


@clause("4.4")
def test_side_and_direction_are_free_as_long_as_the_joint_fits() -> None:
    game = scene().lay("yellow_7", "1,0", "nesw").lay("blue_1", "1,-1", "ew").stand(0, "1,0").top("green_5").turn()
    game.act("draw")
    assert game.options() == ["e:new", "e:nsw", "e:esw", "s:nes", "s:new", "s:nsw"]
    walls = scene().lay("blue_1", "1,-1", "ns").top("green_3").turn().act("draw")
    assert "n:es" in walls.options(), "pointing at a wall is allowed"


@clause("4.5")
def test_a_laid_tile_is_filled() -> None:
    game = scene().bag("gsc" * 5).top("green_1").dice("red", 1).turn().act("draw", "n:ns")
    assert len(game.on("0,-1")) == 3
    special = scene().top("tunnel_1").turn().act("draw", "n:nes")
    assert special.on("0,-1") == "", "a special tile has no slots"


@clause("4.5")
def test_the_piece_stays_until_the_move() -> None:
    assert scene().top("green_1").turn().act("draw", "n:ns").at() == "0,0"


@clause("4.6")
def test_fire_and_fuse_take_the_place_of_a_tile() -> None:
    for tile in ("fire_1", "timed_fuse_1"):
        game = scene().lay("yellow_1", "1,0", "ew").lay("yellow_2", "0,1", "ns").top(tile, "green_1").turn()
        spots, size = game.game.spots, game.game.stack_size
        game.act("draw", "0,1")
        assert (game.game.spots, game.game.stack_size) == (spots, size - 1)
        assert (game.game.drawn, game.game.boxed) == (-1, 1)
        assert game.game.die_b > 0, "on to the dice"
