"""Sentences of Oh My Goods!: goods are counted, the reader is addressed, places have the right article."""

from __future__ import annotations

import re

import pytest

import goodsyard
from goodsyard.core.words import Phrase, SeatedWords
from goodsyard.games.oh_my_goods import TITLE
from goodsyard.games.oh_my_goods.rules import events
from goodsyard.games.oh_my_goods.say.names import CARD_IDS, GOODS, SIDES, amount, at_building, coloured, name_of
from tests.games.oh_my_goods.scenes import scene

LANGUAGES = ["en", "de"]


def said(phrase: Phrase, language: str = "en", reader: int | None = None) -> str:
    return SeatedWords(TITLE.words(language), ("Ada", "Boris"), reader).say(phrase)


def event(kind: int, a: int, b: int, c: int, reader: int | None, language: str) -> str:
    """What the log says to a reader about something that seat 0 did."""
    return said(TITLE.speech.event(scene().game, kind, 0, (a, b, c), reader).phrase, language, reader)


@pytest.mark.parametrize(
    ("good", "english", "german"),
    [
        ("planks", ("1 plank", "2 planks"), ("1 Brett", "2 Bretter")),
        ("barrels", ("1 barrel", "2 barrels"), ("1 Fass", "2 Fässer")),
        ("shoes", ("1 pair of shoes", "2 pairs of shoes"), ("1 Paar Schuhe", "2 Paar Schuhe")),
        ("clothes", ("1 set of clothes", "2 sets of clothes"), ("1 Kleidungsstück", "2 Kleidungsstücke")),
        ("bread", ("1 loaf of bread", "2 loaves of bread"), ("1 Brot", "2 Brote")),
        ("cattle", ("1 head of cattle", "2 head of cattle"), ("1 Rind", "2 Rinder")),
        ("food", ("1 tin of food", "2 tins of food"), ("1 Konserve", "2 Konserven")),
        ("coal", ("1 coal", "2 coal"), ("1 Kohle", "2 Kohle")),
    ],
)
def test_goods_are_counted(good: str, english: tuple[str, str], german: tuple[str, str]) -> None:
    for language, expected in (("en", english), ("de", german)):
        assert tuple(said(amount(f"good-{good}", count), language) for count in (1, 2)) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_goods_have_a_bare_name(language: str) -> None:
    names = {said(Phrase(f"good-{good}", {"count": 0}), language) for good in GOODS}
    assert len(names) == len(GOODS)
    assert all(re.fullmatch(r"\w+", name) for name in names)


def test_the_reader_is_addressed() -> None:
    sawmill = CARD_IDS.index("sawmill_3")
    assert event(events.BUILT, sawmill, 0, 0, 0, "en") == "You build the Sawmill for 3 coins."
    assert event(events.BUILT, sawmill, 0, 0, 1, "en") == "Ada builds the Sawmill for 3 coins."
    assert event(events.BUILT, sawmill, 0, 0, 0, "de") == "Du baust die Sägemühle für 3 Münzen."
    assert event(events.PRODUCED, sawmill, 2, 0, 0, "en") == "Your Sawmill produces 2 planks."
    assert event(events.PRODUCED, sawmill, 1, 0, 1, "en") == "Ada’s Sawmill produces 1 plank."
    assert event(events.PRODUCED, sawmill, 2, 0, 0, "de") == "Deine Sägemühle produziert 2 Bretter."
    assert event(events.PRODUCED, sawmill, 1, 0, 1, "de") == "Die Sägemühle von Ada produziert 1 Brett."


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_reads_about_the_own_deeds_is_not_named(language: str) -> None:
    table = goodsyard.new("oh-my-goods", 2, 3)
    table.names = {language: ("Ada", "Boris")}
    while not table.over:
        seat = table.acting()[0]
        actions = table.game.legal(seat)
        table.play(actions[(len(table.played) * 7 + 3) % len(actions)], seat)
    texts = [told.text for told in table.events(0, 0, language)]
    assert not [text for text in texts if "Ada" in text]
    assert [text for text in texts if "Boris" in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_said_in_words(language: str) -> None:
    for id in (*(f"card:{card}" for card in CARD_IDS), *(f"assistant:{side}" for side in SIDES)):
        assert re.fullmatch(r"[^()]+ \([^()]+\)", said(name_of(id), language))


def test_a_half_sun_is_not_required() -> None:
    assert said(name_of("card:cooperage_2")) == "Cooperage (11 coins; needs 3 clay, 2 grain; half sun)"
    assert said(name_of("card:glassmaker_3")) == "Glassmaker (5 coins; needs 11 resources of any kind)"


def test_buildings_of_a_colour_agree_with_their_number() -> None:
    assert said(coloured([2, 1, 0, 0, 0])) == "2 green and 1 red building"
    assert said(coloured([1, 2, 0, 0, 0]), "de") == "1 grünes und 2 rote Gebäude"


def test_places_have_the_right_article() -> None:
    me = scene().build(0, "mill_1", "market_office_card_1").game.players[0]
    assert [said(at_building(me, k), "de") for k in (1, 2)] == ["in der Mühle", "im Marktamt"]
