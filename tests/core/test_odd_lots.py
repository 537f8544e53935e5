"""The example game: simultaneous decisions, checked by the conformance kit."""

from __future__ import annotations

import msgspec
import pytest

from goodsyard.core.conformance import check_game
from goodsyard.core.errors import IllegalAction
from goodsyard.core.table import Table
from tests.odd_lots import TITLE


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_conforms(players: int, seed: int) -> None:
    check_game(TITLE, players, seed)


def table() -> Table:
    return Table(TITLE, 3, 5, {}, 1)


def test_all_seats_act_at_once_and_in_any_order() -> None:
    one, two = table(), table()
    assert one.acting() == [0, 1, 2]
    for seat in (2, 0, 1):
        one.play(seat + 1, seat)
        one.play(1, seat)
    for seat in (0, 1, 2):
        two.play(seat + 1, seat)
    for seat in (1, 0, 2):
        two.play(1, seat)
    assert one.game.digest() == two.game.digest()
    assert one.acting() == [0, 1, 2]


def test_a_plan_stays_secret_until_all_have_chosen() -> None:
    one, two = table(), table()
    one.play(4, 0)
    two.play(1, 0)
    for seat in (1, 2, None):
        assert msgspec.json.encode(one.view(seat)) == msgspec.json.encode(two.view(seat))
        assert one.events(seat) == two.events(seat)
    assert one.view(0) != two.view(0)


def test_who_is_ready_may_not_act_again() -> None:
    playing = table()
    playing.play(4, 1)
    playing.play(0, 1)
    assert playing.acting() == [0, 2]
    with pytest.raises(IllegalAction, match="Seat 1"):
        playing.play(3, 1)


def test_a_plan_can_be_taken_back_until_another_seat_decides() -> None:
    playing = table()
    playing.play(4, 1)
    playing.undo(1)
    assert playing.acting() == [0, 1, 2]
    playing.play(4, 1)
    playing.play(2, 0)
    with pytest.raises(IllegalAction, match="another player"):
        playing.undo(1)
