"""Chapter 9: the special tiles, except Swap."""

import pytest

from tests.clauses import clause
from tests.games.mineshaft.scenes import Scene, scene


def cross(players: int = 2, readings: int = 0) -> Scene:
    """Tiles on all sides of the starting tile and one more in the east."""
    game = scene(players, readings).lay("yellow_1", "0,-1", "ns", "g").lay("blue_1", "1,0", "ew", "ss")
    return game.lay("red_1", "0,1", "ns", "ccc").lay("green_1", "-1,0", "ew").lay("green_7", "2,0", "nesw", "g")


@clause("9.1")
@pytest.mark.parametrize("tile", ["porous_rock_1", "mine_kart_1", "call_for_help_1", "swap_1", "tunnel_1"])
def test_effects_come_before_the_dice_and_the_turn_goes_on(tile: str) -> None:
    game = cross().stand(0, "2,0").top(tile, "red_2").turn().act("draw")
    while game.kind() not in ("move", "refill", "quake", "mine"):
        assert game.game.die_b == -1, "the dice have to wait"
        game.game.apply(game.game.legal()[0])
    assert game.game.current == 0
    assert game.game.die_b > 0


# Fire!


@clause("9.5")
def test_fire_drives_everybody_on_and_next_to_the_tile_away() -> None:
    game = cross(4).stand(0, "2,0").stand(1, "1,0").stand(2, "-1,0").stand(3, "1,0").top("fire_1").turn().act("draw")
    assert game.options() == ["0,0", "0,-1", "1,0", "0,1", "-1,0", "2,0"], "any tile, the starting tile too"
    game.act("1,0")
    assert [game.at(seat) for seat in range(4)] == ["0,0", "0,0", "-1,0", "0,0"], "the own piece too"


@clause("9.5")
def test_walls_do_not_protect() -> None:
    game = scene().lay("yellow_1", "1,0", "ns").lay("blue_1", "1,1", "ew").stand(1, "1,1").top("fire_1").turn()
    assert game.act("draw", "1,0").at(1) == "0,0"
    corner = scene().lay("yellow_1", "1,0", "ns").lay("blue_1", "2,1", "ew").stand(1, "2,1").top("fire_1").turn()
    assert corner.act("draw", "1,0").at(1) == "2,1", "a corner is not next to it"


@clause("9.6")
def test_fire_leaves_tiles_and_counters_and_goes_into_the_box() -> None:
    game = cross().collapse("-1,0").stand(0, "2,0").top("fire_1").dice("blue", 1).turn().act("draw", "0,0")
    assert [game.on(place) for place in ("0,-1", "1,0", "0,1")] == ["g", "ss", "ccc"]
    assert game.is_collapsed("-1,0")
    assert game.game.boxed == 1
    assert "fire_1" not in game.in_stack()
    game.game.audit()


# Timed Fuse


@clause("9.7")
def test_a_fuse_collapses_any_tile_and_its_counters_go_into_the_bag() -> None:
    game = (
        cross().stand(0, "2,0").stand(1, "0,1").collapse("-1,0").top("timed_fuse_1").dice("green", 1).turn().act("draw")
    )
    assert game.options() == ["0,-1", "1,0", "0,1", "2,0"]
    before = game.in_bag()
    game.act("0,1")
    assert game.is_collapsed("0,1")
    assert (game.in_bag(), game.in_box(), game.on("0,1")) == (before + 3, "", "")
    assert game.game.boxed == 1
    assert game.turn(1).options() == ["clear"]


@clause("9.7")
def test_a_fuse_without_a_tile_to_collapse_is_lost() -> None:
    game = scene().lay("blue_1", "1,0", "ew").collapse("1,0").top("timed_fuse_1").dice("red", 1).turn().act("draw")
    assert game.kind() == "move"
    assert game.game.boxed == 1


@clause("9.8")
def test_players_may_blow_up_their_own_tile_and_leave_it() -> None:
    game = cross().stand(0, "2,0").top("timed_fuse_1").dice("red", 1).turn().act("draw", "2,0")
    assert game.is_collapsed("2,0")
    assert game.options() == ["2,0", "1,0"], "the turn goes on"
    assert game.act("1,0").at() == "1,0"


@clause("9.8")
def test_a_player_who_stays_on_it_clears_it_in_the_next_turn() -> None:
    game = cross().stand(0, "2,0").top("timed_fuse_1").dice("red", 1).turn().act("draw", "2,0", "2,0")
    assert game.game.current == 1, "and mines nothing"
    assert game.turn(0).options() == ["clear"]


# Porous Rock


@clause("9.9")
def test_porous_rock_gives_two_counters() -> None:
    game = cross().stand(0, "2,0").bag("gg").top("porous_rock_1", "red_2").turn().act("draw", "e:ew")
    assert game.hand() == "gg"
    short = cross().stand(0, "2,0").bag("g").top("porous_rock_1", "red_2").turn().act("draw", "e:ew")
    assert short.hand() == "g"


@clause("9.10")
def test_the_extra_tile_lies_behind_it_and_the_piece_moves_there() -> None:
    game = cross().stand(0, "2,0").top("porous_rock_1", "red_3").turn().act("draw", "n:ns")
    assert game.kind() == "lay"
    assert game.options() == ["n:es", "n:sw"]
    game.act("n:es")
    assert (game.tile("2,-1"), game.tile("2,-2"), game.at()) == ("porous_rock_1", "red_3", "2,-2")
    assert len(game.on("2,-2")) == 2


@clause("9.10")
def test_porous_rocks_go_on_and_on() -> None:
    game = cross().stand(0, "2,0").bag("ggggg").top("porous_rock_1", "porous_rock_2", "red_2").turn()
    game.act("draw", "s:ns")
    assert game.hand() == "gggg"
    assert (game.tile("2,3"), game.at()) == ("red_2", "2,3")


@clause("9.10")
def test_an_extra_mine_kart_takes_the_piece_along() -> None:
    game = cross().stand(0, "2,0").top("porous_rock_1", "mine_kart_1").turn().act("draw", "e:ew", "0,1")
    assert game.at() == "0,1"
    assert game.hand().count("c") >= 3


@clause("9.10")
def test_an_extra_call_for_help_takes_effect() -> None:
    game = cross().stand(0, "2,0").stand(1, "1,0").top("porous_rock_1", "call_for_help_1").turn().act("draw", "e:ew")
    assert (game.at(0), game.at(1)) == ("4,0", "3,0")


@clause("9.10")
def test_an_extra_swap_takes_effect_and_the_piece_moves_to_its_place() -> None:
    game = cross().stand(0, "2,0").top("porous_rock_1", "swap_1").turn().act("draw", "e:ew", "0,1")
    assert (game.tile("4,0"), game.on("4,0"), game.tile("0,1")) == ("red_1", "ccc", "swap_1")
    assert game.at() == "4,0"


@clause("9.11")
def test_without_an_extra_tile_the_piece_moves_onto_porous_rock() -> None:
    blocked = cross().lay("red_2", "2,2", "ew").stand(0, "2,0").top("porous_rock_1", "red_3").turn().act("draw", "s:ns")
    assert (blocked.at(), blocked.tile("2,1")) == ("2,1", "porous_rock_1")
    assert blocked.in_stack()[-1] == "red_3"
    empty = cross().stand(0, "2,0").stack("porous_rock_1").turn().act("draw", "s:ns")
    assert empty.at() == "2,1"


@clause("9.12")
def test_fire_or_fuse_as_the_extra_tile() -> None:
    fire = cross().stand(0, "2,0").stand(1, "1,0").top("porous_rock_1", "fire_1").turn().act("draw", "e:ew", "2,0")
    assert (fire.at(0), fire.at(1)) == ("3,0", "0,0"), "carried out, then onto Porous Rock"
    fuse = cross().stand(0, "2,0").top("porous_rock_1", "timed_fuse_1").turn().act("draw", "e:ew", "3,0")
    assert fuse.is_collapsed("3,0")
    assert fuse.at() == "3,0"


# Mine Kart


@clause("9.13")
def test_a_kart_reaches_everything_that_is_connected() -> None:
    game = cross().lay("red_2", "3,1", "ns").collapse("1,0").stand(0, "2,0").top("mine_kart_1").turn()
    game.act("draw", "n:ns")
    assert game.options() == ["2,0", "2,-1"], "not through or onto the collapsed tile, not over the wall"
    open_mine = cross().stand(0, "2,0").top("mine_kart_1").turn().act("draw", "n:ns")
    assert open_mine.options() == ["0,0", "0,-1", "1,0", "0,1", "-1,0", "2,0", "2,-1"]


@clause("9.13")
def test_a_kart_takes_everything_there() -> None:
    game = cross().stand(0, "2,0").top("mine_kart_1").turn().act("draw", "n:ns", "0,1")
    assert (game.hand(), game.on("0,1"), game.at()) == ("ccc", "", "0,1")
    nothing = cross().stand(0, "2,0").top("mine_kart_1").turn().act("draw", "n:ns", "2,-1")
    assert (nothing.hand(), nothing.at()) == ("", "2,-1")


@clause("9.14")
def test_after_the_ride_the_player_may_move_and_mine() -> None:
    game = cross().stand(0, "2,0").top("mine_kart_1").dice("yellow", 2).turn()
    game.act("draw", "n:ns", "0,1", "nothing", "1,0", "silver")
    assert game.hand() == "ssccc"


@clause("9.14")
def test_a_kart_rides_only_once() -> None:
    game = cross().lay("mine_kart_1", "2,-1", "ns").stand(0, "2,-1").dice("red", 1).turn()
    assert game.options() == ["roll", "draw"]
    assert game.act("roll").options() == ["2,-1", "2,0"]
    filled = cross().lay("mine_kart_1", "2,-1", "ns")
    assert filled.on("2,-1") == ""


# Tunnel


def tunnel(readings: int = 0) -> Scene:
    game = (
        cross(3, readings).lay("tunnel_1", "2,-1", "nes").lay("red_2", "5,5", "ns", "g").lay("red_3", "5,6", "ne", "gs")
    )
    return game.stand(1, "0,1").stand(2, "0,0")


@clause("9.15")
def test_a_step_through_the_tunnel_leads_to_any_free_tile() -> None:
    game = tunnel().collapse("-1,0").stand(0, "2,-1").dice("blue", 1).turn().act("roll", "nothing")
    assert game.options() == ["2,-1", "0,-1", "1,0", "-1,0", "2,0", "5,5", "5,6"], "not where pieces stand"


@clause("9.15")
def test_the_tunnel_costs_a_step() -> None:
    near = tunnel().stand(0, "2,0").dice("yellow", 1).turn().act("roll", "nothing")
    assert near.options() == ["2,0", "1,0", "2,-1"]
    far = tunnel().stand(0, "2,0").dice("red", 2).turn().act("roll")
    assert "5,5" in far.options()
    assert "0,1" not in far.options(), "somebody stands there"


@clause("9.15")
def test_the_way_goes_on_behind_the_tunnel_but_not_through_collapsed_tiles() -> None:
    go = tunnel().stand(1, "5,6").stand(0, "2,-1").dice("red", 2).turn().act("roll")
    assert "5,6" in go.options(), "one step through the tunnel and one on foot"
    stop = tunnel().stand(1, "5,6").empty("5,5").collapse("5,5").stand(0, "2,-1").dice("red", 2).turn().act("roll")
    assert "5,5" in stop.options()
    assert "5,6" not in stop.options()


@clause("9.16")
def test_the_tunnel_works_in_the_turn_it_is_laid_and_for_everybody() -> None:
    game = cross().lay("red_2", "5,5", "ns").stand(0, "2,0").top("tunnel_1").dice("red", 2).turn()
    game.act("draw", "n:nes")
    assert "5,5" in game.options()
    other = tunnel().stand(1, "2,-1").dice("red", 1).turn(1).act("roll")
    assert "5,5" in other.options()


@clause("9.16")
def test_several_tunnels_in_one_move() -> None:
    game = scene(3).lay("tunnel_1", "1,0", "new").lay("tunnel_2", "5,5", "nes").lay("red_2", "9,9", "ns")
    game.lay("red_3", "9,10", "ne").stand(1, "9,9").stand(2, "1,0").stand(0, "1,0").dice("blue", 3).turn().act("roll")
    assert "9,10" in game.options()
    assert game.act("9,10").at() == "9,10"


# Call for Help


def line(players: int = 3, readings: int = 0) -> Scene:
    """A straight shaft of six tiles to the east; the caller stands at its end."""
    game = scene(players, readings)
    for x, tile in enumerate(["yellow_1", "yellow_2", "blue_1", "blue_2", "red_1", "red_2"], 1):
        game.lay(tile, f"{x},0", "ew")
    return game.stand(0, "6,0")


@clause("9.17")
def test_the_caller_moves_onto_the_tile_and_the_others_two_steps_nearer() -> None:
    game = line().stand(1, "2,0").stand(2, "6,0").top("call_for_help_1").turn().act("draw")
    assert [game.at(seat) for seat in range(3)] == ["7,0", "4,0", "7,0"], "who arrives stops"


@clause("9.17")
def test_pieces_move_in_turn_order_from_the_caller() -> None:
    game = ways(3).stand(0, "1,0").stand(1, "3,0").turn(1).act("draw", "e:nesw")
    assert (game.kind(), game.game.current) == ("follow", 2)
    assert (game.act("1,-1").kind(), game.game.current) == ("follow", 0)


@clause("9.18")
def test_collapsed_tiles_stop_a_piece_but_are_part_of_the_way() -> None:
    game = line().stand(1, "2,0").stand(2, "1,0").collapse("3,0").top("call_for_help_1").turn().act("draw")
    assert (game.at(1), game.at(2)) == ("3,0", "3,0")
    leave = line().stand(1, "2,0").stand(2, "5,0").collapse("2,0").top("call_for_help_1").turn().act("draw")
    assert leave.at(1) == "4,0"


@clause("9.18")
def test_a_piece_stops_on_the_first_collapsed_tile() -> None:
    game = line(2).stand(1, "1,0").collapse("2,0", "3,0").top("call_for_help_1").turn().act("draw")
    assert game.at(1) == "2,0"


def ways(players: int = 2, readings: int = 0) -> Scene:
    """A square with two ways of the same length from 1,0 to 3,0; the caller is at 3,0."""
    game = scene(players, readings).lay("yellow_7", "1,0", "nesw").lay("blue_3", "1,-1", "es")
    game.lay("red_3", "1,1", "ne").lay("blue_1", "2,-1", "ew").lay("red_1", "2,1", "ew")
    game.lay("green_3", "3,-1", "sw").lay("green_4", "3,1", "nw").lay("green_7", "3,0", "nesw")
    for seat in range(1, players):
        game.stand(seat, "1,0")
    return game.stand(0, "3,0").top("call_for_help_1")


@clause("9.19")
def test_the_moved_player_chooses_among_shortest_ways() -> None:
    game = ways().turn().act("draw", "e:nesw")
    assert (game.kind(), game.game.current) == ("follow", 1)
    assert game.options() == ["1,-1", "1,1"]
    assert game.act("1,1").at(1) == "2,1", "the second step is the only way"


@clause("9.19")
def test_a_piece_that_finds_no_way_stays() -> None:
    game = line(2).lay("green_1", "0,1", "ew").stand(1, "0,1").top("call_for_help_1").turn().act("draw")
    assert game.at(1) == "0,1"


@clause("9.20")
def test_a_collapsed_tunnel_carries_nobody() -> None:
    def blown_up(rules: int) -> list[str]:
        game = scene(2, rules=rules).lay("tunnel_1", "1,0", "new").lay("red_2", "5,5", "ns").stand(0, "1,0")
        return game.top("timed_fuse_1").dice("blue", 1).turn().act("draw", "1,0").options()

    assert blown_up(2) == ["1,0", "0,0"], "only on foot"
    assert "5,5" in blown_up(1), "by the first version of the rules it did"


@clause("9.21")
def test_a_fuse_on_the_porous_rock_that_a_piece_enters_ends_the_move() -> None:
    def entered(rules: int) -> Scene:
        game = scene(2, rules=rules).lay("red_2", "1,0", "ew").stand(0, "1,0").top("porous_rock_1", "timed_fuse_1")
        return game.dice("blue", 2).turn().act("draw", "2,0")

    game = entered(2)
    assert (game.at(), game.is_collapsed("2,0")) == ("2,0", True)
    assert (game.game.die_b, game.game.turns_over, game.game.current) == (2, 1, 1), (
        "rolled, but neither moved nor mined"
    )
    assert game.turn(0).options() == ["clear"]
    assert entered(1).options() == ["2,0", "0,0", "1,0"], "by the first version of the rules it did not"


@clause("9.21")
def test_a_fuse_elsewhere_does_not_end_the_move() -> None:
    game = scene().lay("red_2", "1,0", "ew").stand(0, "1,0").top("porous_rock_1", "timed_fuse_1")
    game.dice("blue", 1).turn().act("draw", "1,0")
    assert game.at() == "2,0"
    assert game.options() == ["2,0", "1,0"]
