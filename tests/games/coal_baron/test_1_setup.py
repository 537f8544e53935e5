"""Chapter 1: components and setup."""

import pytest

from goodsyard.core.chance import seeded
from goodsyard.core.errors import BadSetup
from goodsyard.games.coal_baron import TITLE
from goodsyard.games.coal_baron.rules.setup import new
from tests.clauses import clause
from tests.games.coal_baron.names import ZONES
from tests.games.coal_baron.scenes import Scene, scene

STACKS = ZONES[:9]


@clause("1.3")
@pytest.mark.parametrize(("players", "without", "workers"), [(2, {4, 5}, 12), (3, {5}, 16), (4, set(), 21)])
def test_few_players_put_their_highest_worker_cards_away(players: int, without: set[int], workers: int) -> None:
    game = scene(players)
    for seat in range(players):
        assert set(game.workers(seat)) == {1, 2, 3, 4, 5} - without
        assert sum(game.workers(seat)) == workers


@clause("1.4")
@pytest.mark.parametrize(("players", "tokens"), [(2, 7), (3, 6), (4, 5)])
def test_shift_tokens_lie_in_rising_order(players: int, tokens: int) -> None:
    game = scene(players)
    for number in range(1, tokens + 1):
        assert not game.game.over
        before = game.me().tokens
        game.act(*["pass"] * players)
        assert game.me().tokens - before == 1 << number
    assert game.game.over


@clause("1.5")
@pytest.mark.parametrize("zone", STACKS)
def test_every_stack_is_shuffled_and_only_its_top_card_can_be_seen(zone: str) -> None:
    assert len({tuple(scene(seed=seed).cards(zone)) for seed in range(5)}) == 5
    imagined = []
    for seed in range(10):
        game = scene()
        game.game.determinize(0, seed)
        imagined.append(tuple(game.cards(zone)))
    assert {cards[0] for cards in imagined} == {scene().cards(zone)[0]}
    assert len({cards[1] for cards in imagined}) > 1


@clause("1.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_lorries_and_wagons_form_two_equal_stacks_and_the_others_one(players: int) -> None:
    heights = [len(scene(players).cards(zone)) for zone in STACKS]
    assert heights == [20, 20, 20, 20, 28, 28, 24, 16, 18]


def ready_for_anything(players: int) -> Scene:
    """Seat 0 can mine and deliver."""
    game = scene(players).row(0, ["wheel 1", "wheel 1"]).give(0, orders=["barracks 1"])
    return game.dock(0, 1, ["wheel with wheel 1"], engine="saddle")


@clause("1.7")
@pytest.mark.parametrize("players", [3, 4])
def test_the_display_has_fourteen_worker_zones(players: int) -> None:
    assert ready_for_anything(players).options() == [*ZONES, "pass"]
    assert len(ZONES) == 14


@clause("1.7")
def test_two_players_leave_mining_1_2_out() -> None:
    game = ready_for_anything(2)
    assert game.options() == [*(zone for zone in ZONES if zone != "mining_1_2"), "pass"]


@clause("1.8")
def test_players_start_with_their_worker_cards_and_an_empty_board() -> None:
    game = scene(4)
    for seat in range(4):
        assert game.hand(seat) == game.mining_row(seat) == game.stored(seat) == game.delivered_stack(seat) == []
        assert game.trains(seat) == [[], [], []]
        assert list(game.me(seat).shares) == [0, 0, 0, 0]
        assert game.me(seat).objectives == game.me(seat).tokens == 0
        assert len(game.workers(seat)) == 10


@clause("1.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_starting_player_is_drawn_at_random(players: int) -> None:
    starters = [new(players, seeded(seed), 0).current for seed in range(60)]
    assert set(starters) == set(range(players))
    assert [new(players, seeded(seed), 0).current for seed in range(60)] == starters


@clause("1.9")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_table_may_name_the_starting_player(seat: int) -> None:
    assert {new(3, seeded(seed), 0, seat).current for seed in range(10)} == {seat}


@clause("1.9")
def test_the_option_names_a_seat_at_the_table() -> None:
    assert [
        TITLE.begin(3, 1, 2, {"starting_player": name, "delivered": "own"}).current for name in ("1", "2", "3")
    ] == [0, 1, 2]
    assert {
        TITLE.begin(3, seed, 2, {"starting_player": "random", "delivered": "own"}).current for seed in range(20)
    } == {0, 1, 2}
    with pytest.raises(BadSetup, match="only 3 players"):
        TITLE.begin(3, 1, 2, {"starting_player": "4", "delivered": "own"})


@clause("1.9")
def test_naming_the_starting_player_changes_no_card() -> None:
    drawn, named = Scene(new(3, seeded(5), 0)), Scene(new(3, seeded(5), 0, 2))
    assert [drawn.cards(zone) for zone in STACKS] == [named.cards(zone) for zone in STACKS]
