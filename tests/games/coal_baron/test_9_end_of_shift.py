"""Chapter 9: the end of a shift."""

import pytest

from tests.clauses import clause
from tests.games.coal_baron.names import ZONES
from tests.games.coal_baron.scenes import scene


@clause("9.1")
def test_the_shift_ends_when_every_player_has_passed() -> None:
    game = scene().act("pass", "share", "pass", "pass")
    assert game.game.shift == 2
    one_still_in = scene().act("pass", "pass", "share")
    assert (one_still_in.game.shift, one_still_in.game.current) == (1, 2)


@clause("9.1")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_the_token_goes_to_the_last_to_place_in_mining_0_1(last: int) -> None:
    game = scene()
    for required, seat in enumerate([(last + 1) % 3, (last + 2) % 3, last], start=1):
        game.placed("mining_0_1", seat, str(required))
    game.act("pass", "pass", "pass")
    assert [game.me(seat).tokens for seat in range(3)] == [2 * (seat == last) for seat in range(3)]


@clause("9.1")
def test_each_shift_awards_the_top_token() -> None:
    game = scene().act("mining_0_1", "pass", "pass", "pass", "pass", "mining_0_1", "pass", "pass")
    assert [game.me(seat).tokens for seat in range(3)] == [1 << 1, 1 << 2, 0]


@clause("9.2")
def test_if_nobody_placed_there_the_holder_of_the_previous_token_receives_it() -> None:
    game = scene().act("pass", "mining_0_1", "pass", "pass")
    game.act("share", "order", "pass", "pass", "pass")
    assert [game.me(seat).tokens for seat in range(3)] == [0, (1 << 1) + (1 << 2), 0]


@clause("9.3")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_if_nobody_placed_there_in_the_first_shift_its_starting_player_receives_it(starter: int) -> None:
    game = scene(starter=starter).act("share", "order", "pass", "pass", "pass")
    assert [game.me(seat).tokens for seat in range(3)] == [2 * (seat == starter) for seat in range(3)]


@clause("9.4")
def test_all_worker_cards_return_and_every_zone_is_empty() -> None:
    game = scene().stack("objective", ["shift_tokens", "objective_cards", "share_barracks", "order_barracks"])
    game.act("share", "share", "2", "wild", "1+1", "objective", "shift_tokens", "objective_cards", "share_barracks")
    assert [len(game.workers(seat)) for seat in range(3)] == [8, 8, 7]
    game.act("pass", "pass", "pass")
    assert [game.workers(seat) for seat in range(3)] == [[1, 1, 1, 1, 1, 2, 2, 3, 4]] * 3
    assert [game.required(zone) for zone in ZONES] == [1] * 13 + [2], "one worker is printed on the wild card"
    assert sum(game.game.placements) == 0


@clause("9.4")
def test_everyone_takes_part_again() -> None:
    game = scene().act("pass", "pass", "pass")
    assert [game.me(seat).out for seat in range(3)] == [False, False, False]
    assert [game.act("pass").game.current for _ in range(2)] == [1, 2]


@clause("9.4")
def test_boards_hands_and_stacks_stay_as_they_are() -> None:
    game = scene().row(0, ["fox 1"]).dock(0, 3, ["fox"], "saddle")
    game.give(0, orders=["barracks 1"], innovations=["mining"])
    stacks = [game.cards(zone) for zone in ZONES[:9]]
    game.act("pass", "pass", "pass")
    assert (game.mining_row(), game.train(3), game.hand()) == (["fox 1"], ["fox", "saddle"], ["barracks 1", "mining"])
    assert [game.cards(zone) for zone in ZONES[:9]] == stacks


@clause("9.5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_player_who_received_the_token_starts_the_next_shift(seat: int) -> None:
    game = scene().placed("mining_0_1", seat).act("pass", "pass", "pass")
    assert game.game.current == seat
    assert game.act("share").game.current == (seat + 1) % 3
