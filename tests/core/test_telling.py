"""The log in lines: what a seat does with one action is one line, and nothing gets lost on the way."""

from __future__ import annotations

from random import Random

import pytest

import goodsyard
from goodsyard.core.registry import titles
from goodsyard.core.table import Event
from goodsyard.core.telling import told
from goodsyard.core.words import LANGUAGES, SeatedWords, words_of

WORDS = SeatedWords(words_of("en"), ("Ada", "Bea"), reader=0)
GERMAN = SeatedWords(words_of("de"), ("Ada", "Bea"), reader=0)


def events(*said: tuple[int, int, str]) -> list[Event]:
    return [Event(number, after, "did", seat, text, {}, (), "1.1") for number, (after, seat, text) in enumerate(said)]


def test_sentences_about_one_seat_share_its_name() -> None:
    lines = told(events((1, 1, "Bea moves to the mill."), (1, 1, "Bea pays $1."), (1, 1, "Bea draws 2 cards.")), WORDS)
    assert [line.text for line in lines] == ["Bea moves to the mill, pays $1 and draws 2 cards."]
    assert [event.number for event in lines[0].events] == [0, 1, 2]


def test_what_happens_several_times_is_counted() -> None:
    lines = told(events((1, 1, "Bea moves."), (1, 1, "Bea pays $1."), (1, 1, "Bea pays $1.")), WORDS)
    assert [line.text for line in lines] == ["Bea moves and pays $1 (2×)."]


def test_the_reader_is_you_in_each_language() -> None:
    assert (
        told(events((1, 0, "You pay $1."), (1, 0, "You draw a card.")), WORDS)[0].text == "You pay $1 and draw a card."
    )
    assert told(events((1, 0, "Du passt."), (1, 0, "Du ziehst.")), GERMAN)[0].text == "Du passt und ziehst."


@pytest.mark.parametrize(
    "text",
    ["Bea reveals: a cow.", "Bea stops; the rest is lost.", "It rains.", "Bea stops. It rains.", "Beatrice goes."],
)
def test_other_sentences_stand_alone(text: str) -> None:
    lines = told(events((1, 1, "Bea moves."), (1, 1, text), (1, 1, "Bea draws.")), WORDS)
    assert [line.text for line in lines] == [f"Bea moves. {text} Bea draws."]


def test_actions_and_seats_have_their_own_lines() -> None:
    lines = told(
        events((1, 1, "Bea moves."), (2, 1, "Bea draws."), (2, 0, "You draw."), (2, -1, "The round ends.")), WORDS
    )
    assert [line.text for line in lines] == ["Bea moves.", "Bea draws.", "You draw.", "The round ends."]


@pytest.mark.parametrize("game", sorted(titles()))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lines_of_a_game_contain_all_of_its_events(game: str, lang: str) -> None:
    table, chance = goodsyard.new(game, 3, seed=1), Random(1)
    while not table.over and len(table.played) < 400:
        seat = table.acting()[0]
        table.take(chance.choice(table.game.legal(seat)), seat)
    for reader in (0, None):
        lines = table.told(reader, lang=lang)
        assert [event for line in lines for event in line.events] == table.events(reader, lang=lang)
        assert len(lines) < len(table.events(reader, lang=lang))
        for line in lines:
            assert all(event.text.split(" ")[-1].rstrip(".") in line.text for event in line.events)
