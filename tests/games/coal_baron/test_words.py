"""Sentences of this game that are put together from parts, in both languages."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import goodsyard
from goodsyard.core.words import SeatedWords
from goodsyard.games.coal_baron import TITLE
from goodsyard.games.coal_baron.rules.cards import CARDS
from goodsyard.games.coal_baron.say.names import OBJECTIVES, SHARES, name_of, the
from goodsyard.terminal.board import board_of
from goodsyard.terminal.speech import Speech
from tests.games.coal_baron.names import ZONES
from tests.games.coal_baron.scenes import Scene, scene


def suggested(game: Scene, lang: str) -> list[str]:
    words = TITLE.words(lang)
    return [words.say(each.said.phrase) for each in TITLE.bundles(game.game, game.game.current)]


def loadable() -> Scene:
    """A lorry card fits, and somebody has placed a worker at mining 0/1 before."""
    return scene().dock(0, 1, ["wheel"]).row(0, ["wheel 1"]).placed("mining_0_1", 1)


def test_the_cards_that_are_placed_are_part_of_the_sentence() -> None:
    loads = "load the wheel lorry (1 VP) onto a wheel wagon in dock 1"
    assert f"Use “Mining 0/1” for 2 workers with worker card 2, and {loads}" in suggested(loadable(), "en")
    loads = "verlade die 1-Lorenkarte Rad (1 SP) auf einen Rad-Waggon an Gleis 1"
    told = f"Nutze „Fördern 0/1“ für 2 Arbeiter, lege dafür die Arbeiterkarte 2 und {loads}"
    assert told in suggested(loadable(), "de")


def test_cards_and_steps_without_the_zone() -> None:
    game = loadable().act("mining_0_1")
    loads = "load the wheel lorry (1 VP) onto a wheel wagon in dock 1"
    placed = ["Use worker card 2 and", "Use worker cards 1 and 1 and"]
    assert suggested(game, "en") == [f"{cards} {loads}" for cards in placed]
    assert suggested(game, "de")[0].startswith("Setze die Arbeiterkarte 2 ein und verlade die 1-Lorenkarte Rad")


def test_steps_alone_begin_with_a_capital_letter() -> None:
    game = scene().dock(0, 1, ["wheel", "clover"]).row(0, ["clover 2", "wheel 1"]).act("mining_2_3")
    first, then = "the wheel lorry (1 VP) onto a wheel wagon", "the clover double lorry onto a clover wagon"
    assert suggested(game, "en") == [f"Load {first} in dock 1, then load {then} in dock 1"]


def test_cards_that_go_under_a_stack_are_listed() -> None:
    cards = ["furnaces 4", "factories 4", "steamboats 4", "barracks 4"]
    game = scene().stack("order", cards).act("wild", "2", "order", "furnaces 4")
    listed = "order for the barracks (4 lorries, 10 VP) and order for the factories (4 lorries, 10 VP)"
    assert suggested(game, "en") == [f"Put these at the bottom of the stack first: {listed}"]


@pytest.mark.parametrize(
    ("lang", "reader", "told"),
    [
        ("en", 0, ["Shift 1 begins; you start.", "You place 1 worker at “Mining 0/1”."]),
        ("en", 1, ["Shift 1 begins; Ada starts.", "Ada places 1 worker at “Mining 0/1”."]),
        ("de", 0, ["Schicht 1 beginnt; du fängst an.", "Du setzt 1 Arbeiter bei „Fördern 0/1“ ein."]),
        ("de", None, ["Schicht 1 beginnt; Ada fängt an.", "Ada setzt 1 Arbeiter bei „Fördern 0/1“ ein."]),
    ],
)
def test_the_log_says_you_to_its_reader(lang: str, reader: int | None, told: list[str]) -> None:
    table = goodsyard.new("coal-baron", 2, 5, {"starting_player": "1"})
    table.names = dict.fromkeys(("en", "de"), ("Ada", "Bea"))
    table.play(ZONES.index("mining_0_1"))
    assert [event.text for event in table.events(reader, lang=lang)][1:3] == told


def test_german_places_stand_in_the_right_case() -> None:
    words = SeatedWords(TITLE.words("de"))
    shares = {share: words.say(the(f"share:{share}")) for share in SHARES}
    assert shares["steamboats"] == "den Anteil an den Dampfschiffen"
    assert shares["furnaces"] == "den Anteil an den Hochöfen"
    lines = dict(zip(OBJECTIVES, CARDS.rows["objectives"], strict=True))
    told = [words.say(name_of(f"objective:{id}")) for id, line in lines.items() if line["kind"] == "share"]
    assert any("Anteil an den Dampfschiffen" in text for text in told)


@pytest.mark.parametrize(("lang", "placed"), [("en", "Placed"), ("de", "Einsatz")])
def test_the_names_of_stacks_leave_room_for_the_workers(lang: str, placed: str) -> None:
    table = goodsyard.new("coal-baron", 3, 5)
    shown = StringIO()
    console = Console(file=shown, width=80)
    console.print(board_of(TITLE, Speech(TITLE, lang, ("me", "random", "random"))).whole(table.view(0), 80))
    assert placed in shown.getvalue()
