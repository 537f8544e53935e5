"""Chapter 9: Swap."""

from goodsyard.games.mineshaft.rules.state import FREE_SWAP
from tests.clauses import clause
from tests.games.mineshaft.scenes import Scene, scene


def swapping(readings: int = 0, swap: str = "swap_1") -> Scene:
    """Seat 0 stands at 1,0 and has just laid Swap to the east; 0,1 and 0,2 hold counters."""
    game = scene(2, readings).lay("yellow_1", "1,0", "ew", "g").lay("blue_3", "0,1", "ne", "gs")
    game.lay("red_5", "1,1", "nsw", "c").lay("green_1", "1,2", "ns", "ccc").lay("green_3", "0,-1", "es")
    return game.stand(0, "1,0").top(swap).dice("yellow", 1).turn().act("draw")


@clause("9.2")
def test_what_can_be_swapped() -> None:
    game = swapping()
    assert game.tile("2,0") == "swap_1"
    assert game.options() == ["nothing", "0,1", "1,1", "1,2"], "not the occupied one, not the empty one"
    assert game.act("nothing").tile("2,0") == "swap_1"


@clause("9.2")
def test_a_tile_with_a_piece_cannot_be_swapped() -> None:
    game = scene(2).lay("yellow_1", "1,0", "ew", "g").lay("blue_3", "0,1", "ne", "gs").stand(1, "0,1")
    game.stand(0, "1,0").top("swap_1").dice("red", 1).turn().act("draw")
    assert game.kind() == "move", "nothing can be swapped"


@clause("9.3")
def test_counters_go_with_their_tile() -> None:
    game = swapping().act("1,2")
    assert (game.tile("2,0"), game.on("2,0")) == ("green_1", "ccc")
    assert (game.tile("1,2"), game.on("1,2")) == ("swap_1", "")
    game.game.audit()


@clause("9.4")
def test_the_arriving_tile_must_be_connected_to_the_players_tile() -> None:
    game = swapping().act("1,1")
    assert game.kind() == "turn"
    assert game.options() == ["new", "nsw", "esw"], "a tee with an opening to the west"
    game.act("esw")
    assert game.openings("2,0") == "esw"


@clause("9.4")
def test_swap_keeps_a_joint_of_the_old_place() -> None:
    game = swapping().act("1,1", "new")
    assert game.kind() == "turn"
    assert game.options() == ["ns", "ew"], "the old tile was connected to the south and the west"
    one = swapping().act("1,2")
    assert one.openings("1,2") == "ns", "only one direction keeps the joint to the north"
    curve = swapping(swap="swap_2").act("e:nw", "1,2")
    assert curve.options() == ["ne", "nw"]


@clause("9.4")
def test_a_tile_without_joints_sets_no_condition() -> None:
    game = scene(2).lay("yellow_1", "1,0", "ew", "g").lay("blue_1", "5,5", "ew", "gs").stand(0, "1,0").top("swap_2")
    game.turn().act("draw", "e:nw", "5,5")
    assert game.options() == ["ne", "es", "nw", "sw"]


@clause("9.4")
def test_the_joint_with_swap_itself_does_not_count() -> None:
    game = scene(2).lay("yellow_1", "1,0", "ew").lay("blue_3", "2,1", "ne", "gs").stand(0, "1,0").top("swap_2")
    game.turn().act("draw", "e:sw", "2,1")
    assert game.options() == ["nw", "sw"], "the curve that arrives"
    assert game.act("nw").options() == ["ne", "es", "nw", "sw"]


@clause("12.5")
def test_a_free_swap_may_be_rotated_any_way() -> None:
    assert swapping(FREE_SWAP).act("1,2").options() == ["ns", "ew"]
    assert swapping(FREE_SWAP).act("1,1").options() == ["new", "nsw", "esw"], "the arriving tile still has to fit"


@clause("9.2", "9.1")
def test_swap_works_only_when_it_is_laid() -> None:
    game = scene(2).lay("swap_1", "1,0", "ew").lay("blue_1", "0,1", "ns", "g").stand(0, "1,0").dice("red", 1).turn()
    assert game.options() == ["roll", "draw"]
    assert game.act("roll").kind() == "move"
