"""Chapter 2: the mine."""

from goodsyard.games.mineshaft.rules.cards import CARDS, CELL_X, CELL_Y, MAX_SPOTS, NONE, REACH
from goodsyard.games.mineshaft.rules.mine import add_spot, is_open_end, spot_at
from tests.clauses import clause
from tests.games.mineshaft.scenes import bits, cell, scene


@clause("2.1")
def test_the_grid_holds_the_longest_chain_in_every_direction() -> None:
    """Every tile that can be laid lies in one line, and there is still a place behind it."""
    for x, y, openings in ((0, -1, "ns"), (1, 0, "ew"), (0, 1, "ns"), (-1, 0, "ew")):
        game = scene().game
        for k in range(1, MAX_SPOTS):
            add_spot(game, k, CELL_X.at(k * x) + CELL_Y.at(k * y), bits(openings))
        end = game.cells[game.spots - 1]
        assert game.spots == MAX_SPOTS
        assert (CELL_X.of(end), CELL_Y.of(end)) == ((MAX_SPOTS - 1) * x, (MAX_SPOTS - 1) * y)
        assert -REACH < CELL_X.of(end) < REACH
        assert -REACH < CELL_Y.of(end) < REACH
        assert is_open_end(game, game.spots - 1)
        assert len({game.cells[k] for k in range(game.spots)}) == MAX_SPOTS


@clause("2.1")
def test_no_more_tiles_than_spots_can_be_laid() -> None:
    laid = [line for line in CARDS.rows["tiles"] if line["kind"] not in ("fire", "timed_fuse")]
    assert len(laid) + 1 == MAX_SPOTS


@clause("2.1")
def test_corners_are_not_next_to_each_other() -> None:
    game = scene().lay("yellow_7", "1,0", "nesw").lay("blue_7", "1,1", "nesw").game
    assert list(game.beside[0:4]) == [NONE, 1, NONE, NONE]
    assert game.beside[1 * 4 + 2] == 2
    assert spot_at(game, cell("1,1")) == 2


@clause("2.2")
def test_a_way_needs_an_opening_on_both_sides() -> None:
    walls = scene().lay("yellow_1", "1,0", "ns").lay("yellow_2", "0,1", "ns").dice("quake", 3).turn().act("roll")
    assert walls.is_collapsed("0,1"), "the only connected tile"
    assert walls.options() == ["0,0", "0,1"]


@clause("2.3")
def test_only_the_joint_with_ones_own_tile_has_to_fit() -> None:
    game = scene().lay("yellow_1", "1,0", "ew").lay("yellow_2", "1,1", "ew").lay("blue_1", "0,1", "ns")
    game.stand(0, "0,1").lay("red_1", "0,2", "ns").stand(0, "0,2").top("green_3").turn().act("draw")
    assert game.options() == ["s:ne", "s:nw"]
    other = scene().lay("yellow_2", "1,1", "ns").lay("blue_1", "0,1", "ew").stand(0, "0,1")
    assert other.top("green_1").turn().act("draw").at() == "0,1", "a forced choice is made automatically"
    assert other.tile("-1,1") == "green_1"
    clash = scene().lay("blue_7", "1,0", "nesw").lay("yellow_1", "2,1", "ns").stand(0, "1,0").top("green_1").turn()
    clash.act("draw", "s:ns").game.audit()
    assert clash.tile("1,1") == "green_1", "next to the wall of another tile"


@clause("2.4")
def test_open_ends() -> None:
    game = scene().lay("yellow_1", "1,0", "ew").lay("yellow_2", "0,1", "ns").lay("blue_1", "0,2", "ew")
    assert is_open_end(game.game, game.spot("1,0"))
    assert not is_open_end(game.game, game.spot("0,1")), "its openings meet tiles"
    assert is_open_end(game.game, game.spot("0,2"))
    game.collapse("1,0").stand(0, "0,1")
    assert not is_open_end(game.game, game.spot("1,0"))
    assert game.turn().options() == ["roll"]
    assert scene().turn().options() == ["roll", "draw"], "the starting tile is an open end too"


@clause("2.4")
def test_a_junction_is_an_open_end_at_each_free_side() -> None:
    game = scene().lay("yellow_7", "1,0", "nesw").stand(0, "1,0").top("green_1").turn().act("draw")
    assert game.options() == ["n:ns", "e:ew", "s:ns"]


@clause("2.5")
def test_the_starting_tile_cannot_be_collapsed_or_swapped() -> None:
    quake = scene().lay("yellow_1", "1,0", "ew").stand(0, "1,0").dice("quake", 1).turn().act("roll")
    assert quake.kind() == "move"
    assert not quake.is_collapsed("0,0")
    fuse = scene().lay("yellow_1", "1,0", "ew").lay("yellow_2", "0,1", "ns").top("timed_fuse_1").turn().act("draw")
    assert fuse.options() == ["1,0", "0,1"]
    swap = scene().lay("yellow_1", "1,0", "ew", "ggg").stand(0, "1,0").top("swap_1").turn().act("draw")
    assert swap.kind() != "swap", "nothing but the own tile has counters"
    assert scene().openings("0,0") == "nesw"


@clause("2.6")
def test_pieces_share_tiles_and_pass_each_other() -> None:
    game = scene(3).lay("yellow_1", "1,0", "ew").lay("yellow_2", "2,0", "ew").stand(1, "1,0").stand(2, "1,0")
    game.dice("blue", 2).turn().act("roll")
    assert game.options() == ["0,0", "1,0", "2,0"]
    assert game.act("1,0").at(0) == game.at(1) == game.at(2) == "1,0"


@clause("2.7")
def test_a_collapsed_tile_cannot_be_filled_swapped_or_laid_from() -> None:
    game = scene().lay("yellow_1", "1,0", "ew").collapse("1,0").dice("yellow", 1).turn().act("roll")
    assert game.kind() == "move"
    swap = scene().lay("yellow_1", "1,0", "ew", "g").lay("yellow_2", "0,1", "ns").collapse("0,1").top("swap_1").turn()
    assert swap.act("draw", "n:ns").options() == ["nothing", "1,0"]
    assert scene().lay("yellow_1", "1,0", "ew").collapse("1,0").stand(0, "1,0").turn().options() == ["clear"]


@clause("2.7")
def test_a_collapsed_tile_keeps_place_colour_and_openings() -> None:
    game = scene().lay("yellow_3", "1,0", "sw", "gc").dice("quake", 1).turn().act("roll")
    assert (game.tile("1,0"), game.openings("1,0"), game.on("1,0")) == ("yellow_3", "sw", "")


@clause("2.8")
def test_filling_draws_until_every_slot_has_a_counter() -> None:
    game = scene().lay("yellow_1", "1,0", "ew", "s").bag("ggggg").dice("yellow", 1).turn().act("roll", "1,0")
    assert game.on("1,0") == "ggs"
    assert game.in_bag() == 3


@clause("2.8")
def test_filling_stops_when_the_bag_is_empty() -> None:
    game = scene().lay("yellow_1", "1,0", "ew").bag("cg").dice("yellow", 1).turn().act("roll", "1,0")
    assert game.on("1,0") == "gc"
    assert game.in_bag() == 0


@clause("2.8")
def test_every_counter_in_the_bag_is_equally_likely() -> None:
    seen = [scene(seed=seed).top("green_2").dice("red", 1).turn().act("draw", "n:ns").on("0,-1") for seed in range(600)]
    assert 90 < seen.count("g") < 150
    assert 140 < seen.count("s") < 220
    assert 250 < seen.count("c") < 350
