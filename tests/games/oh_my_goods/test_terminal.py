"""Oh My Goods! in the terminal."""

import io
import re
from functools import cache

import pytest
from rich.cells import cell_len
from rich.console import Console

import goodsyard
from goodsyard.core.table import Table
from goodsyard.games.oh_my_goods.say.names import name_of
from goodsyard.games.oh_my_goods.show.cards import line_of
from goodsyard.games.oh_my_goods.show.view import View
from goodsyard.terminal.board import Board, board_of
from goodsyard.terminal.speech import Speech

WIDTHS = [80, 110, 160]
LANGUAGES = ["en", "de"]
GAME = "oh-my-goods"


def seen(table: Table, viewer: int | None) -> View:
    view = table.view(viewer)
    assert isinstance(view, View)
    return view


def varied(table: Table) -> None:
    """Play one action from varying places in the list."""
    seat = table.acting()[0]
    actions = table.game.legal(seat)
    table.play(actions[(len(table.played) * 7 + 3) % len(actions)], seat)


@cache
def positions(players: int, edition: str, every: int) -> list[View]:
    """A whole game, seen along the way by two seats and a spectator in turn."""
    table = goodsyard.new(GAME, players, seed=3, options={"edition": edition})
    viewers = (0, 1, None)
    views = [seen(table, 0)]
    while not table.over:
        varied(table)
        if len(table.played) % every == 0 or table.over:
            views.append(seen(table, viewers[len(views) % 3]))
    return views


def some_positions() -> list[View]:
    return positions(2, "first", 50) + positions(4, "second", 150)


def board(lang: str = "en") -> Board:
    return board_of(goodsyard.find(GAME), Speech(goodsyard.find(GAME), lang, ("me", "greedy", "greedy", "greedy")))


def printed(renderable: object, width: int = 110) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(renderable)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@cache
def texts(lang: str = "en", width: int = 110) -> list[str]:
    """The boards of some positions."""
    shown = board(lang)
    return [printed(shown.whole(view, width), width) for view in some_positions()]


def until(table: Table, phase: str, seat: int) -> View:
    """Play on until a seat has to act in the given phase."""
    while seen(table, seat).phase != phase or table.acting()[0] != seat:
        varied(table)
    return seen(table, seat)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_fits_and_is_said_in_words(width: int, lang: str) -> None:
    own = [printed(board(lang).mine(view), width) for view in some_positions()]
    for text in (*texts(lang, width), *own):
        assert max(map(cell_len, text.splitlines())) <= width
        assert "…" not in text
        assert not re.search(r"[a-z]_[a-z0-9]|None|oh-my-goods", text)


def test_the_samples_show_every_kind_of_position() -> None:
    views = some_positions()
    assert {view.phase for view in views} >= {"new_hand_cards", "planning", "produce_and_build"}
    assert any(view.last_round for view in views)
    assert any(view.over for view in views)
    assert any(seat.offices for view in views for seat in view.seats)
    assert any(building.assistant for view in views for seat in view.seats for building in seat.buildings)


def test_scores_goods_and_hands_are_those_of_the_view() -> None:
    for view, text in zip(some_positions(), texts(), strict=True):
        for seat in view.seats:
            final = "" if view.over else " so far"
            paying = sum(building.paying for building in seat.buildings)
            coins = f"{seat.coins} coin{'' if seat.coins == 1 else 's'} ─"
            assert f"{seat.score} VP{final} · goods worth {'' if paying else coins}" in text
            if not view.over:
                held = len(seat.hand)
                assert f"· {held} card{'' if held == 1 else 's'} in hand" in text


def test_what_is_missing_is_what_the_view_says() -> None:
    """Missing colours for assistants are not shown to a spectator, so every minus is a missing resource."""
    for view, text in zip(some_positions(), texts(), strict=True):
        if view.you is None and not view.over:
            missing = [str(n) for seat in view.seats for building in seat.buildings for n in building.missing.values()]
            assert sorted(re.findall(r"−(\d+)", text)) == sorted(missing)


def test_the_hand_is_shown_to_its_owner_only() -> None:
    for view, text in zip(some_positions(), texts(), strict=True):
        own = view.seats[view.you].hand if view.you is not None and not view.over else []
        assert text.count("Your hand") == (1 if own else 0)
        for line in (line_of(card) for card in own if card):
            cost, points = line["cost"], line["points"]
            assert re.search(rf"\w +{cost} +{points}  ", text[text.index("Your hand") :])


def test_buildings_have_the_same_names_as_in_the_choices() -> None:
    table = goodsyard.new(GAME, 2, seed=9)
    numbered = 0
    while not table.over:
        seat = table.acting()[0]
        choices = [choice.text for choice in table.choices(seat) if choice.text.startswith("Work orderly")]
        names = [choice.removeprefix("Work orderly at the ").split(":")[0] for choice in choices]
        if any(" no. " in name for name in names):
            text = printed(board().whole(table.view(seat), 110))
            assert all(f"│ {name} " in text for name in names)
            numbered += 1
        varied(table)
    assert numbered


def test_sunset_is_to_come_until_it_is_laid_out() -> None:
    table = goodsyard.new(GAME, 2, seed=3)
    planning = until(table, "planning", 0)
    text = printed(board().whole(planning, 110))
    assert re.search(r"Sunset +\? +\? +\? +\? +\? +to come", text)
    assert "Total" not in text
    produced = until(table, "produce_and_build", 0)
    text = printed(board().whole(produced, 110))
    assert "to come" not in text
    totals = " +".join(str(count) for count in produced.resources.values())
    assert re.search(rf"Total +{totals}\b", text)
    assert re.search(rf"Draw pile .* {produced.draw_pile} of \d+", text)
    assert re.search(rf"Discard pile .* {len(produced.discard_pile)} +\d+", text)


def test_assistants_are_offered_with_what_is_lacking() -> None:
    table = goodsyard.new(GAME, 2, seed=3)
    view = seen(table, 0)
    text = printed(board().whole(view, 110))
    assert view.assistants
    for side in view.assistants:
        facts = name_of(f"assistant:{side}").facts
        assert re.search(rf"^{facts['coins']} coins +{facts['points']} +\d −\d", text, re.MULTILINE)


def test_the_own_seat_is_shown_with_the_market_display() -> None:
    table = goodsyard.new(GAME, 2, seed=3)
    view = until(table, "produce_and_build", 1)
    text = printed(board().mine(view), 80)
    assert text.startswith(f"Market display: {view.resources['wood']} wood · {view.resources['clay']} clay")
    assert "Seat 2 (you)" in text
    assert "Seat 1" not in text
    assert len(text.splitlines()) <= 14


def test_a_card_set_aside_is_named_to_its_owner_only() -> None:
    table = goodsyard.new(GAME, 2, seed=3)
    while not (seen(table, 0).phase == "produce_and_build" and seen(table, 0).seats[0].planned):
        varied(table)
    planned = seen(table, 0).seats[0].planned
    line = f"Set aside to be built: {Speech(table.title, 'en').phrase(name_of(f'card:{planned}'))}"
    assert line in printed(board().whole(table.view(0), 110))
    for viewer in (1, None):
        text = printed(board().whole(table.view(viewer), 110))
        assert "Set aside to be built" not in text
        assert "1 card set aside" in text


def test_words_are_painted() -> None:
    painted = board().paint("Weaving Mill, Mill and 3 grain −2")
    spans = {painted.plain[span.start : span.end]: span.style for span in painted.spans}
    assert set(spans) == {"Weaving Mill", "Mill", "grain", "−2"}
    assert spans["Mill"] == spans["grain"] != spans["Weaving Mill"]
