"""Chapter 3: the first turn."""

from goodsyard.core.chance import seeded
from goodsyard.games.mineshaft.rules.setup import new
from tests.clauses import clause
from tests.games.mineshaft.scenes import Scene, scene


def fresh(players: int = 2, seed: int = 1) -> Scene:
    """Nobody has had a turn."""
    game = scene(players, seed=seed)
    for seat in range(players):
        game.game.begun[seat] = 0
    return game


@clause("3.1")
def test_the_first_tile_goes_to_any_opening_in_any_direction() -> None:
    game = fresh().top("yellow_3").turn()
    assert game.options() == ["draw"], "it is a must"
    assert game.act("draw").options() == ["n:es", "n:sw", "e:nw", "e:sw", "s:ne", "s:nw", "w:ne", "w:es"]


@clause("3.1")
def test_a_taken_opening_is_not_offered() -> None:
    game = fresh().lay("blue_1", "1,0", "ew").top("yellow_1").turn().act("draw")
    assert game.options() == ["n:ns", "s:ns", "w:ew"]


@clause("3.2")
def test_ends_and_special_tiles_are_drawn_again_and_put_back() -> None:
    rejected = ["yellow_8", "swap_1", "fire_1", "timed_fuse_1", "porous_rock_1", "mine_kart_1", "tunnel_1"]
    game = fresh().top(*rejected, "call_for_help_1", "red_8", "green_2").turn()
    before = sorted(game.in_stack())
    game.act("draw", "n:ns")
    assert game.tile("0,-1") == "green_2"
    assert game.game.put_back == 9
    assert sorted([*game.in_stack(), "green_2"]) == before, "all are back"


@clause("3.2")
def test_the_stack_is_shuffled_only_if_something_was_put_back() -> None:
    clean = fresh().top("green_2").turn()
    rest = clean.in_stack()[:-1]
    assert clean.act("draw").in_stack() == rest
    tops = set()
    for seed in range(8):
        game = fresh(seed=seed).top("swap_1", "green_2").turn().act("draw")
        tops.add(game.in_stack()[-1])
    assert len(tops) > 4, "the rejected tile does not stay on top"


@clause("3.3")
def test_the_tile_is_filled_entered_and_mined_without_dice() -> None:
    game = fresh().bag("ggg").top("yellow_3").turn().act("draw", "n:es")
    assert game.at() == "0,-1"
    assert game.on("0,-1") == "gg"
    assert game.kind() == "mine"
    assert game.act("gold").hand() == "g"
    assert game.game.die_b == -1
    assert game.game.current == 1
    assert game.options() == ["draw"], "the other one's first turn"


@clause("3.3")
def test_the_second_turn_is_a_normal_one() -> None:
    game = fresh(2).top("yellow_1", "blue_1").turn()
    game.act("draw", "n:ns", "nothing", "draw", "s:ns", "nothing")
    assert game.game.current == 0
    assert game.options() == ["roll", "draw"]


@clause("3.1")
def test_four_players_find_four_openings() -> None:
    for seed in range(20):
        game = Scene(new(4, seeded(seed), 1, 3))
        for _ in range(4):
            seat = game.game.current
            while game.game.current == seat and not game.game.begun[seat]:
                game.game.apply(game.game.legal()[0])
            while game.game.current == seat:
                game.game.apply(game.game.legal()[0])
        assert sorted(game.at(seat) for seat in range(4)) == ["-1,0", "0,-1", "0,1", "1,0"]


@clause("3.4")
def test_without_a_free_opening_the_next_turn_is_the_first() -> None:
    game = fresh().lay("blue_1", "1,0", "ns").lay("blue_2", "-1,0", "ns").lay("red_1", "0,1", "ew")
    game.lay("red_2", "0,-1", "ew").stand(1, "0,1")
    game.game.begun[1] = 1
    game.turn(0)
    assert game.game.current == 1
    assert (game.at(0), game.game.begun[0]) == ("0,0", 0)
