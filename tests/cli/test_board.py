"""Boards in the terminal."""

import io

import msgspec
import pytest
from rich.console import Console

import goodsyard
from goodsyard.terminal.board import PlainBoard, board_of
from goodsyard.terminal.speech import Speech


class Card(msgspec.Struct):
    name: str
    points: list[int]


class View(msgspec.Struct):
    round: int
    cards: list[Card]
    notes: dict[str, int]


def printed(renderable: object, width: int) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(renderable)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def test_a_game_without_a_board_is_shown_as_its_view() -> None:
    board = board_of(goodsyard.find("odd-lots"), Speech(goodsyard.find("odd-lots"), "en"))
    assert isinstance(board, PlainBoard)
    shown = printed(board.whole(View(2, [Card("fox", [1, 2])], {"left": 3}), 80), 80)
    for text in ("round: 2", "name: fox", "points: 1, 2", "left: 3"):
        assert text in shown
    assert printed(board.mine(None), 80).strip() == ""
    assert str(board.paint("text")) == "text"


@pytest.mark.parametrize("width", [80, 100, 160])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_coal_baron_fits_every_width(width: int, lang: str) -> None:
    """A game played to the end, shown along the way to each seat and to a spectator."""
    table = goodsyard.new("coal-baron", 4, seed=3)
    board = board_of(table.title, Speech(table.title, lang, ("me", "random", "random", "random")))
    while not table.over:
        seat = table.acting()[0]
        choices = table.choices(seat)
        table.play(choices[len(table.played) * 7 % len(choices)].action, seat)
        if len(table.played) % 40 == 0 or table.over:
            for viewer in (0, 1, None):
                shown = printed(board.whole(table.view(viewer), width), width)
                assert max(map(len, shown.splitlines())) <= width
                assert ("Delivery" if lang == "en" else "Ausliefern") in shown


def test_a_seat_is_shown_with_its_player() -> None:
    speech = Speech(goodsyard.find("coal-baron"), "de", ("me", "random"))
    assert speech.player(0, you=0) == "Platz 1 (du)"
    assert speech.player(0) == "Platz 1"
    assert speech.player(1) == "Platz 2 (random)"
