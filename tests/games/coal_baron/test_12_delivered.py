"""Chapter 12, continued: who may look at a delivered stack."""

from __future__ import annotations

import pytest

import goodsyard
from goodsyard.core.record import load
from goodsyard.games.coal_baron import TITLE
from goodsyard.games.coal_baron.show.drawing import draw
from goodsyard.games.coal_baron.show.view import view_of
from goodsyard.games.coal_baron.show.view_seat import Seat
from tests.clauses import clause
from tests.games.coal_baron.scenes import Scene, scene
from tests.games.coal_baron.test_state import RECORDS
from tests.games.play import random_table

HIDDEN = ("lorries", "wagons", "engines", "fulfilled", "lines", "score")


def after_a_delivery(delivered: str) -> Scene:
    game = scene().delivered(1, lorries=["fox 1*"], wagons=["fox"], engines=["saddle"], orders=["barracks 1"])
    game.game.delivered_open = delivered == "open"
    return game


def hidden_in(seat: Seat) -> list[str]:
    return [name for name in HIDDEN if getattr(seat, name) is None]


@clause("12.9")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_the_others_see_how_many_cards_lie_there_but_neither_cards_nor_points(viewer: int | None) -> None:
    theirs = view_of(after_a_delivery("own").game, viewer).seats[1]
    assert hidden_in(theirs) == list(HIDDEN)
    assert theirs.delivered == 4


@clause("12.9")
def test_players_may_look_at_their_own_stack() -> None:
    mine = view_of(after_a_delivery("own").game, 1).seats[1]
    assert hidden_in(mine) == []
    assert (mine.fulfilled, mine.engines, mine.score) == (["barracks-1"], ["saddle"], 5)


@clause("12.9")
def test_a_table_may_leave_all_stacks_open() -> None:
    game = after_a_delivery("open").game
    assert view_of(game, 0).seats == view_of(game, None).seats
    assert view_of(game, 0).seats[1] == view_of(game, 1).seats[1]


@clause("12.9")
def test_two_different_stacks_of_the_same_size_look_the_same() -> None:
    views = []
    for order, lorry in [("barracks 1", "fox 1"), ("steamboats 4", "tower 2")]:
        game = scene().delivered(1, orders=[order], lorries=[lorry])
        game.game.delivered_open = False
        views.append(draw(view_of(game.game, 0), TITLE.words("en"), "wide")["seat-1"].body)
    assert views[0] == views[1]


@clause("12.9")
def test_the_option_is_by_the_book_unless_a_table_says_otherwise() -> None:
    assert goodsyard.new("coal-baron", 2, 1).options["delivered"] == "own"
    for value, shown in [("own", None), ("open", 0)]:
        table = goodsyard.new("coal-baron", 2, 1, {"delivered": value})
        assert table.view(0).seats[1].score == shown
        assert table.game.clone().delivered_open == (value == "open")  # type: ignore[attr-defined]


@clause("12.8", "12.9")
def test_after_the_end_all_stacks_are_open() -> None:
    table = random_table("coal-baron", 3, 4)
    assert all(hidden_in(seat) == [] for seat in table.view(None).seats)


@clause("12.9")
def test_games_of_earlier_rules_were_played_with_open_stacks() -> None:
    table = goodsyard.replay(load(RECORDS / "random-3.json"), 100)
    assert all(hidden_in(seat) == [] for seat in table.view(None).seats)
