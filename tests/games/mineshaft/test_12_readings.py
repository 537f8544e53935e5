"""Chapter 12: the other readings that a table can choose."""

from goodsyard.games.mineshaft import TITLE
from goodsyard.games.mineshaft.rules import state
from goodsyard.games.mineshaft.show.view import view_of
from tests.clauses import clause
from tests.games.mineshaft.scenes import scene
from tests.games.mineshaft.test_5_dice import coloured
from tests.games.mineshaft.test_6_movement import mining
from tests.games.mineshaft.test_9_special_tiles import cross, tunnel, ways
from tests.games.mineshaft.test_10_end import closed, finish, reopened


def begun(**options: str) -> int:
    return TITLE.begin(2, 1, TITLE.rules_version, TITLE.checked_options(2, options)).readings


def test_every_option_sets_its_reading() -> None:
    assert begun() == state.WHOLE_ROUNDS
    assert begun(finish="at_once") == 0
    chosen = {
        "refill": ("must", state.MUST_REFILL),
        "quake": ("adjacent", state.QUAKE_ADJACENT),
        "mining": ("exact", state.EXACT_MINING),
        "counters": ("covered", state.COVERED_COUNTERS),
        "swap": ("free", state.FREE_SWAP),
        "fire": ("around", state.FIRE_AROUND),
        "fuse": ("elsewhere", state.FUSE_ELSEWHERE),
        "tunnel": ("free", state.FREE_TUNNEL),
        "help": ("caller", state.CALLER_CHOOSES),
        "stopped": ("turn_end", state.STOPPED_AT_TURN_END),
        "final_tiles": ("laid", state.FINAL_TILES),
        "final_clearing": ("roll", state.FINAL_ROLL),
    }
    for option, (value, reading) in chosen.items():
        assert begun(finish="at_once", **{option: value}) == reading
    assert {option.id for option in TITLE.options} == {"tiles", "design", "starting_player", "finish", *chosen}
    assert len({reading for _, reading in chosen.values()}) == len(chosen)


@clause("12.1")
def test_a_tile_must_be_filled() -> None:
    game = scene(2, state.MUST_REFILL).lay("yellow_1", "1,0", "ew").lay("yellow_2", "0,1", "ns")
    assert game.dice("yellow", 1).turn().act("roll").options() == ["1,0", "0,1"]
    assert "nothing" in coloured().dice("yellow", 1).turn().act("roll").options()
    none = scene(2, state.MUST_REFILL).lay("yellow_1", "1,0", "ew").dice("blue", 1).turn().act("roll")
    assert none.kind() == "move"


@clause("12.2")
def test_a_quake_reaches_behind_walls() -> None:
    game = scene(2, state.QUAKE_ADJACENT).lay("yellow_1", "1,0", "ns").lay("blue_1", "0,1", "ns")
    assert game.dice("quake", 1).turn().act("roll").options() == ["1,0", "0,1"]


@clause("12.3")
def test_silver_only_in_twos_and_coal_only_in_threes() -> None:
    assert mining("gsc", state.EXACT_MINING).options() == ["gold", "nothing"]
    assert mining("ssc", state.EXACT_MINING).act("silver").hand() == "ss"
    assert mining("ccc", state.EXACT_MINING).act("coal").hand() == "ccc"


@clause("7.4", "12.4")
def test_counters_are_open_or_covered() -> None:
    shown = view_of(scene().give(1, "gsc").turn().game, 0).seats[1]
    assert (shown.counters, shown.count) == ({"gold": 1, "silver": 1, "coal": 1}, 3)
    game = scene(2, state.COVERED_COUNTERS).give(0, "s").give(1, "gsc").turn()
    view = view_of(game.game, 0)
    assert (view.seats[1].counters, view.seats[1].count) == (None, 3)
    assert view.seats[0].counters == {"gold": 0, "silver": 1, "coal": 0}, "the own ones"
    assert not hasattr(view.seats[0], "score")
    assert view_of(game.game, None).seats[0].counters is None
    game.final(1)
    finish(game)
    assert game.game.over
    assert view_of(game.game, 0).seats[1].counters is not None


@clause("12.6")
def test_pieces_on_the_burning_tile_stay() -> None:
    game = cross(3, state.FIRE_AROUND).stand(0, "2,0").stand(1, "1,0").stand(2, "1,0").top("fire_1").turn()
    game.act("draw", "1,0")
    assert [game.at(seat) for seat in range(3)] == ["0,0", "1,0", "1,0"]


@clause("12.7")
def test_a_fuse_only_elsewhere() -> None:
    game = cross(2, state.FUSE_ELSEWHERE).stand(0, "2,0").top("timed_fuse_1").turn().act("draw")
    assert game.options() == ["0,-1", "1,0", "0,1", "-1,0"]


@clause("12.8")
def test_a_free_tunnel() -> None:
    game = tunnel(state.FREE_TUNNEL).stand(0, "2,0").dice("red", 1).turn().act("roll")
    assert "5,5" in game.options(), "one step to the tunnel, the rest is free"
    assert "5,6" in game.options()
    on = tunnel(state.FREE_TUNNEL).stand(1, "5,5").stand(0, "2,-1").dice("red", 1).turn().act("roll")
    assert "0,-1" in on.options()


@clause("12.9")
def test_the_caller_chooses() -> None:
    game = ways(2, state.CALLER_CHOOSES).turn().act("draw", "e:nesw")
    assert (game.kind(), game.game.current) == ("follow", 0)
    assert game.act("1,1").at(1) == "2,1"


@clause("12.10")
def test_only_the_end_of_the_turn_counts() -> None:
    assert finish(reopened(state.STOPPED_AT_TURN_END)) == 0
    assert closed().end_turn().game.reasons == state.STOPPED


@clause("12.11")
def test_tiles_in_final_turns() -> None:
    game = scene(2, state.FINAL_TILES).final(2).top("green_1").turn()
    assert game.options() == ["roll", "draw"]
    assert game.act("draw", "n:ns").tile("0,-1") == "green_1"


@clause("12.12")
def test_rolling_on_a_collapsed_tile_in_the_final_turn() -> None:
    game = scene(2, state.FINAL_ROLL).lay("yellow_1", "1,0", "ew").collapse("1,0").stand(0, "1,0")
    assert game.turn().options() == ["clear"], "before the end it has to be cleared"
    game.game.depth = 0
    game.final(2).dice("red", 1).turn()
    assert game.options() == ["roll"]
    assert game.act("roll", "0,0").is_collapsed("1,0")


@clause("12.13")
def test_the_final_turns_begin_at_once() -> None:
    game = scene(3).keep(0).end_turn()
    assert (game.game.reasons, game.game.finals, game.game.turns_over) == (state.NO_TILES, 3, 1)
    assert game.game.current == 0, "the first player begins, although the others had no turn"


@clause("12.13")
def test_games_under_the_first_version_of_the_rules_end_at_once() -> None:
    options = TITLE.checked_options(3, {}, 1)
    assert (options["finish"], options["design"]) == ("at_once", "classic")
    assert not TITLE.begin(3, 1, 1, options).reads(state.WHOLE_ROUNDS)
    assert view_of(scene(2).turn().game, 0).readings == {"finish": "at_once"}
    assert view_of(scene(2, state.WHOLE_ROUNDS).turn().game, 0).readings == {}
