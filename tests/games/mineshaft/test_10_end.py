"""Chapter 10: end of the game, and chapter 11: scoring."""

import pytest

from goodsyard.games.mineshaft.rules.state import NO_TILES, RAN_OUT, STOPPED, WHOLE_ROUNDS
from tests.clauses import clause
from tests.games.mineshaft.scenes import Scene, scene


def closed(last: bool = True) -> Scene:
    """Dead ends on all sides; without the last one the east is still open."""
    game = scene(3).lay("yellow_8", "0,-1", "s").lay("blue_8", "0,1", "n").lay("red_8", "-1,0", "e")
    return game.lay("green_8", "1,0", "w") if last else game


@clause("10.1")
def test_the_end_is_checked_when_all_have_had_equally_many_turns() -> None:
    game = scene(3, WHOLE_ROUNDS).keep(0).end_turn()
    seats = []
    while not game.game.over:
        seats.append(game.game.current)
        finish(game)
    assert seats == [1, 2, 0, 1, 2], "seats 1 and 2 complete the round, then everybody has a final turn"


@clause("10.1")
def test_what_happened_earlier_in_the_round_still_counts() -> None:
    game = scene(2, WHOLE_ROUNDS)
    game.game.ran_out = True
    game.end_turn()
    assert (game.game.reasons, game.game.current) == (0, 1)
    assert finish(game) == RAN_OUT


@clause("12.13")
def test_the_end_is_checked_at_the_end_of_a_turn() -> None:
    game = closed(last=False).top("green_8").dice("quake", 1).turn().act("draw")
    assert game.game.finals == 0, "the turn goes on"
    while game.game.finals == 0:
        game.game.apply(game.game.legal()[0])
    assert game.game.reasons == STOPPED
    assert game.game.turns_over == 1


@clause("10.1")
def test_an_empty_stack_brings_the_end() -> None:
    game = scene(2).keep(0).end_turn()
    assert game.game.reasons == NO_TILES
    assert scene(2).keep(1).end_turn().game.reasons == 0


@clause("10.2")
def test_all_tracks_are_stopped() -> None:
    assert closed().end_turn().game.reasons == STOPPED
    assert closed(last=False).end_turn().game.reasons == 0


@clause("10.2")
def test_an_opening_of_a_collapsed_tile_is_not_stopped() -> None:
    game = closed(last=False).lay("green_1", "1,0", "ew").collapse("1,0").end_turn()
    assert game.game.reasons == 0


@clause("10.2")
def test_an_opening_that_meets_a_wall_is_stopped() -> None:
    game = closed(last=False).lay("green_1", "1,0", "ns").lay("green_8", "1,-1", "s").lay("green_12", "1,1", "n")
    assert game.end_turn().game.reasons == STOPPED


def reopened(readings: int = 0) -> Scene:
    """Swap closes the last track; then a tee that is exchanged with it opens one again."""
    game = scene(2, readings).lay("yellow_8", "0,-1", "s").lay("blue_8", "0,1", "n").lay("red_8", "-1,0", "e")
    game.lay("green_1", "1,0", "ew").lay("blue_16", "3,0", "w").stand(0, "1,0")
    game.lay("red_5", "7,7", "nes", "g").lay("yellow_12", "7,6", "s").lay("yellow_16", "7,8", "n")
    game.lay("blue_12", "8,7", "w").top("swap_1").dice("quake", 1).turn().act("draw")
    assert game.kind() == "swap"
    return game.act("7,7", "new")


@clause("10.2")
def test_a_track_that_was_stopped_for_a_moment_stays_stopped() -> None:
    game = reopened()
    assert game.openings("2,0") == "new"
    assert finish(game) == STOPPED


def finish(game: Scene) -> int:
    """Play the turn to its end and tell the reasons."""
    turn = game.game.turns_over
    while game.game.turns_over == turn:
        game.game.apply(game.game.legal()[0])
    return game.game.reasons


@clause("10.3")
def test_a_bag_that_was_empty_stays_empty() -> None:
    game = scene(2).lay("yellow_1", "1,0", "ew", "gg").lay("blue_1", "0,1", "ns").stand(0, "0,0").bag("c")
    game.dice("yellow", 1).turn().act("roll", "1,0")
    assert game.game.ran_out
    game.game.bag[2] += 1  # a Timed Fuse gives one back
    game.game.counters[3 + 2] -= 1
    assert finish(game) == RAN_OUT


@clause("10.3")
@pytest.mark.parametrize("tile", ["green_1", "porous_rock_1"])
def test_the_bag_runs_out_while_a_tile_is_laid(tile: str) -> None:
    game = scene(2).lay("yellow_1", "1,0", "ew").stand(0, "1,0").bag("cc").top(tile, "red_8").turn().act("draw")
    assert game.game.ran_out
    assert finish(game) & RAN_OUT


@clause("10.4")
def test_everybody_has_one_final_turn_beginning_with_the_first_player() -> None:
    game = scene(3).keep(0)
    game.game.active = 1
    game.end_turn()
    seats = []
    while not game.game.over:
        seats.append(game.game.current)
        finish(game)
    assert seats == [0, 1, 2], "also the one who brought the end"


@clause("10.5")
def test_no_tile_is_drawn_in_a_final_turn() -> None:
    assert scene(2).final(2).turn().options() == ["roll"]


@clause("10.5")
def test_a_final_turn_is_a_normal_turn_otherwise() -> None:
    game = scene(2).lay("yellow_1", "1,0", "ew", "g").final(2).dice("yellow", 1).turn()
    game.act("roll", "1,0", "1,0", "gold")
    assert game.hand() == "g"


@clause("10.6")
def test_clearing_is_the_final_turn() -> None:
    game = scene(2).lay("yellow_1", "1,0", "ew").collapse("1,0").stand(0, "1,0").final(2).turn()
    assert game.options() == ["clear"]
    assert game.act("clear").game.current == 1
    assert len(game.on("1,0")) == 3


@clause("10.7")
def test_counters_that_came_back_fill_tiles_in_final_turns() -> None:
    game = scene(2).lay("yellow_1", "1,0", "ew").bag("").final(2).dice("yellow", 1).turn().act("roll")
    assert game.kind() == "move", "an empty bag gives nothing"
    back = scene(2).lay("yellow_1", "1,0", "ew").bag("g").final(2).dice("yellow", 1)
    back.game.ran_out = True
    assert back.turn().act("roll", "1,0").on("1,0") == "g"


@clause("11.1")
def test_gold_silver_and_coal_are_worth_5_3_and_1() -> None:
    game = scene(2).give(0, "ggsc").give(1, "sscccc").lay("yellow_1", "1,0", "ew", "ggg").stand(0, "1,0")
    assert game.game.scores() == [14, 10]
    assert game.game.ranking() == [1, 2]


@clause("11.2")
def test_gold_then_silver_break_ties() -> None:
    gold = scene(3).give(0, "gc").give(1, "ss").give(2, "cccccc")
    assert gold.game.scores() == [6, 6, 6]
    assert gold.game.ranking() == [1, 2, 3]
    shared = scene(3).give(0, "ss").give(1, "ss").give(2, "sccc")
    assert shared.game.ranking() == [1, 1, 3]
    assert scene(2).give(0, "g").give(1, "ssss").game.ranking() == [2, 1], "points come first"


def cut_off(rules: int = 2) -> Scene:
    """Nobody can come to the open ends in the south-east."""
    game = scene(3, rules=rules).lay("yellow_8", "0,-1", "s").lay("blue_8", "0,1", "n").lay("red_8", "-1,0", "e")
    return game.lay("green_8", "1,0", "w").lay("green_1", "5,5", "ns")


@clause("10.8")
def test_an_open_end_that_nobody_can_reach_does_not_keep_the_game_going() -> None:
    assert cut_off().end_turn().game.reasons == STOPPED
    assert cut_off().stand(2, "5,5").end_turn().game.reasons == 0, "somebody is there"
    assert cut_off(rules=1).end_turn().game.reasons == 0, "by the first version of the rules it did"


@clause("10.8")
def test_collapsed_tiles_and_tunnels_lead_to_open_ends() -> None:
    collapsed = closed(last=False).lay("green_1", "1,0", "ew").lay("green_2", "2,0", "ew").collapse("1,0", "2,0")
    assert collapsed.end_turn().game.reasons == 0, "a collapsed tile can be cleared"
    tunnel = closed(last=False).lay("tunnel_1", "1,0", "nsw").lay("green_8", "1,-1", "s").lay("blue_12", "1,1", "n")
    assert tunnel.end_turn().game.reasons == STOPPED
    led = closed(last=False).lay("tunnel_1", "1,0", "nsw").lay("green_8", "1,-1", "s").lay("blue_12", "1,1", "n")
    assert led.lay("green_1", "5,5", "ns").collapse("1,0").end_turn().game.reasons == 0, "a Tunnel leads everywhere"
