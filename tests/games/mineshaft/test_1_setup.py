"""Chapter 1: components and setup."""

from collections import Counter

import pytest

from goodsyard.core.chance import seeded
from goodsyard.core.errors import BadSetup
from goodsyard.games.mineshaft import TITLE
from goodsyard.games.mineshaft.rules.cards import CARDS, COPIES, DIE_A, DIE_B, MARK, RICH_TILES, STARTING_TILE
from goodsyard.games.mineshaft.rules.game import Mineshaft
from goodsyard.games.mineshaft.rules.setup import CLASSIC, new
from tests.clauses import clause
from tests.games.mineshaft.scenes import SETS, TILE_IDS, Scene


def begin(players: int, **options: str) -> Mineshaft:
    return TITLE.begin(players, 3, TITLE.rules_version, TITLE.checked_options(players, options))


def marks(game: Mineshaft) -> dict[int, int]:
    return dict(Counter(MARK[game.stack[k]] for k in range(game.stack_size)))


@clause("1.1")
def test_tiles_counters_and_pieces() -> None:
    game = begin(4)
    assert game.stack_size == 80
    assert (list(game.bag), list(COPIES)) == ([20, 30, 50], [20, 30, 50])
    assert len(game.pieces) == 4


@clause("1.2")
def test_the_dice() -> None:
    assert sorted(DIE_A) == [0, 1, 2, 3, 4, 4]
    assert sorted(DIE_B) == [1, 1, 2, 2, 3, 3]


@clause("1.2")
def test_every_face_comes_up_as_often_as_it_is_printed() -> None:
    from goodsyard.games.mineshaft.rules.dice import roll

    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(3000):
        game = new(2, seeded(seed), 2)
        game.depth = 0
        roll(game)
        seen[game.die_a, game.die_b] += 1
    quakes = sum(count for (a, _), count in seen.items() if a == 4)
    threes = sum(count for (_, b), count in seen.items() if b == 3)
    assert 850 < quakes < 1150
    assert 850 < threes < 1150
    assert len(seen) == 15


@clause("1.3")
def test_more_players_use_more_tiles() -> None:
    assert marks(begin(2)) == {2: 28}
    assert marks(begin(3)) == {2: 28, 3: 24}
    assert marks(begin(4)) == {2: 28, 3: 24, 4: 28}
    assert marks(begin(2, design="classic")) == {2: 40}
    assert marks(begin(4, design="classic")) == {2: 40, 3: 20, 4: 20}


@clause("1.4")
def test_a_table_may_choose_another_set() -> None:
    assert marks(begin(4, tiles="short")) == {2: 28}
    assert marks(begin(4, tiles="medium")) == {2: 28, 3: 24}
    assert marks(begin(3, tiles="long")) == {2: 28, 3: 24, 4: 28}
    assert marks(begin(2, tiles="short")) == {2: 28}
    assert marks(begin(3, tiles="long", design="classic")) == {2: 40, 3: 20, 4: 20}
    assert list(TITLE.options[0].values) == SETS


@clause("1.9")
def test_a_table_may_choose_the_design() -> None:
    rich, classic = begin(4), begin(4, design="classic")
    assert all(rich.stack[k] >= RICH_TILES for k in range(80))
    assert all(classic.stack[k] < STARTING_TILE for k in range(80))
    first = TITLE.begin(4, 3, 1, TITLE.checked_options(4, {}, 1))
    assert list(first.stack) == list(classic.stack), "games by the first rules are played with the classic design"


@clause("1.4")
@pytest.mark.parametrize("tiles", ["medium", "long"])
def test_two_players_use_no_marked_tiles(tiles: str) -> None:
    with pytest.raises(BadSetup, match="more than 2 players"):
        begin(2, tiles=tiles)


@clause("1.5")
def test_the_stack_is_shuffled_and_every_tile_is_there_once() -> None:
    stacks = [Scene(new(4, seeded(seed), 2, design=CLASSIC)).in_stack() for seed in range(4)]
    assert all(sorted(stack) == sorted(TILE_IDS) for stack in stacks)
    assert len({tuple(stack) for stack in stacks}) == 4


@clause("1.6")
def test_all_pieces_begin_on_the_starting_tile() -> None:
    game = Scene(begin(3))
    assert [game.at(seat) for seat in range(3)] == ["0,0"] * 3
    assert game.in_bag() == 100
    assert game.game.spots == 1


@clause("1.7")
def test_the_first_player_is_random_or_named() -> None:
    assert {new(4, seeded(seed), 2).current for seed in range(40)} == {0, 1, 2, 3}
    assert begin(3, starting_player="2").current == 1
    with pytest.raises(BadSetup, match="only 2 players"):
        begin(2, starting_player="3")


@clause("1.7")
def test_turns_go_round_in_seat_order() -> None:
    game = begin(3, starting_player="3")
    seats: list[int] = []
    while len(seats) < 7:
        seat, turn = game.current, game.turns_over
        seats.append(seat)
        while game.turns_over == turn:
            game.apply(game.legal()[0])
    assert seats == [2, 0, 1, 2, 0, 1, 2]


@clause("1.8")
def test_colours_and_slots_of_tiles() -> None:
    for line in CARDS.rows["tiles"]:
        ordinary = line["kind"] in ("shaft", "end_of_shaft")
        assert bool(line["colour"]) == ordinary
        assert (1 <= line["slots"] <= 3) if ordinary else line["slots"] == 0
    assert {line["shape"] for line in CARDS.rows["tiles"]} == {"end", "straight", "curve", "tee", "cross", ""}
