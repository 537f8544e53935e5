"""Sentences of this game: tiles with their articles, amounts, and the reader who is "you"."""

from __future__ import annotations

from typing import get_args

import pytest

from goodsyard.core.log import Log
from goodsyard.core.words import Phrase, SeatedWords
from goodsyard.games.mineshaft import TITLE
from goodsyard.games.mineshaft.say import SPEECH
from goodsyard.games.mineshaft.say.names import TILE_IDS, Case, tile_name
from tests.games.mineshaft.scenes import Scene, scene
from tests.games.mineshaft.test_9_swap import swapping


def words(lang: str, reader: int | None = None) -> SeatedWords:
    return SeatedWords(TITLE.words(lang), ("Ada", "Bea", "Cid"), reader)


def told(game: Scene, lang: str, reader: int | None, *names: str) -> list[str]:
    """The lines of the log about these actions."""
    game.game.log = Log(True)
    game.act(*names)
    lines = [SPEECH.event(game.game, kind, seat, (a, b, c), None) for kind, seat, a, b, c in game.game.log.entries]
    return [words(lang, reader).say(line.phrase) for line in lines]


def prompt(game: Scene, lang: str) -> str:
    seat = game.game.acting()[0]
    return words(lang, seat).say(SPEECH.prompt(game.game, seat, *game.game.decision(seat)))


def choices(game: Scene, lang: str) -> list[str]:
    seat = game.game.acting()[0]
    kind, about = game.game.decision(seat)
    return [
        words(lang, seat).say(SPEECH.choice(game.game, seat, kind, about, action).phrase)
        for action in game.game.legal(seat)
    ]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_tile_has_a_name_in_every_case(lang: str) -> None:
    for tile in range(len(TILE_IDS)):
        names = {case: words(lang).say(tile_name(tile, case)) for case in get_args(Case)}
        assert names["first"][0].isupper(), names
        assert all(name == name.strip() and "  " not in name for name in names.values())


DECLINED = [
    ("tee", "Der rote Abzweig", "den roten Abzweig", "dem roten Abzweig", "vom roten Abzweig", "einen roten Abzweig"),
    ("end", "Das rote Stollenende", "das rote Stollenende", "dem roten Stollenende", "vom roten Stollenende", ""),
    ("straight", "Die rote Gerade", "die rote Gerade", "der roten Geraden", "von der roten Geraden", ""),
    ("porous-rock", "Das Mürbe Gestein", "das Mürbe Gestein", "dem Mürben Gestein", "vom Mürben Gestein", ""),
]


@pytest.mark.parametrize(("tile", "first", "fourth", "third", "after", "one"), DECLINED)
def test_german_names_are_declined(tile: str, first: str, fourth: str, third: str, after: str, one: str) -> None:
    for case, name in (("first", first), ("object", fourth), ("dative", third), ("from", after), ("a", one)):
        phrase = Phrase(f"tile-{tile}", {"case": case, "colour": Phrase("colour-red")})
        assert not name or words("de").say(phrase) == name


def test_swap_names_the_other_tile() -> None:
    number = swapping().spot("1,2")
    assert f"Exchange Swap with the green straight no. {number}" in choices(swapping(), "en")
    assert f"Vertausche den Tausch mit der grünen Geraden Nr. {number}" in choices(swapping(), "de")
    lines = [told(swapping(), lang, reader, "1,2")[0] for lang, reader in (("en", 1), ("en", 0), ("de", 1), ("de", 0))]
    assert lines == [
        f"Ada exchanges Swap with the green straight no. {number}.",
        f"You exchange Swap with the green straight no. {number}.",
        f"Ada vertauscht den Tausch mit der grünen Geraden Nr. {number}.",
        f"Du vertauschst den Tausch mit der grünen Geraden Nr. {number}.",
    ]


def test_a_question_about_a_drawn_tile() -> None:
    def drawing() -> Scene:
        return scene().lay("blue_1", "1,0", "ew").top("red_5").turn().act("draw")

    assert prompt(drawing(), "en") == "Where do you lay the red tee, and which way round?"
    assert prompt(drawing(), "de") == "Wohin legst du den roten Abzweig, und wie herum?"


def test_a_tile_without_counters_buries_nothing() -> None:
    def quaking(counters: str) -> Scene:
        game = scene().lay("blue_1", "1,0", "ew", "g").lay("red_5", "2,0", "ew", counters)
        return game.stand(0, "1,0").dice("quake", 1).turn()

    assert told(quaking(""), "en", 0, "roll")[:2] == [
        "You roll a quake and 1 step.",
        "The red tee no. 2 collapses.",
    ]
    assert told(quaking("sc"), "en", 1, "roll")[1] == "The red tee no. 2 collapses and buries 1 silver and 1 coal."
    assert told(quaking("sc"), "de", None, "roll")[:2] == [
        "Ada würfelt ein Beben und 1 Schritt.",
        "Der rote Abzweig Nr. 2 stürzt ein und verschüttet 1 Silber und 1 Kohle.",
    ]


def test_what_a_fuse_buries_goes_back_into_the_bag() -> None:
    def lit(counters: str) -> Scene:
        game = scene().lay("blue_1", "1,0", "ew", "g").lay("red_5", "2,0", "ew", counters)
        return game.stand(0, "1,0").lay("yellow_2", "0,1", "ns").stand(0, "0,1").top("timed_fuse_1").turn().act("draw")

    assert told(lit(""), "en", 0, "2,0")[0] == "You blow up the red tee no. 2."
    assert told(lit("c"), "en", 1, "2,0")[0] == "Ada blows up the red tee no. 2, and 1 coal goes back into the bag."
    german = "Du sprengst den roten Abzweig Nr. 2, und 1 Silber und 1 Kohle kommen zurück in den Beutel."
    assert told(lit("sc"), "de", 0, "2,0")[0] == german
