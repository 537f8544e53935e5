"""What the log says: "you" to its reader, and things as they were then."""

from __future__ import annotations

from itertools import groupby

import pytest

from goodsyard.core.log import Log
from goodsyard.core.words import SeatedWords
from goodsyard.games.great_western_trail import TITLE
from goodsyard.games.great_western_trail.say.names import SPACE_LINES, site_name
from tests.games.great_western_trail.scenes import Scene, scene

NAMES = ("Ada", "Boris", "Clara")


def told(game: Scene, lang: str, reader: int) -> list[str]:
    words = SeatedWords(TITLE.words(lang), NAMES, reader)
    return [
        words.say(TITLE.speech.event(game.game, kind, seat, (a, b, c), reader).phrase)
        for kind, seat, a, b, c in game.game.log.entries
    ]


def visit() -> Scene:
    """Boris pays Ada for her building and uses one of his."""
    game = scene(3).money(0, 9).at(1, "A").build(0, "A1", "1a").build(1, "A2", "2a").hand(1, "guernsey").turn(1)
    game.game.log = Log(True)
    return game.act("A2", "discard guernsey")


@pytest.mark.parametrize(
    ("lang", "reader", "lines"),
    [
        ("en", 0, ["Boris pays you a fee of $2.", "Boris moves to building 2a."]),
        ("en", 1, ["You pay Ada a fee of $2.", "You move to your building 2a."]),
        ("en", 2, ["Boris pays Ada a fee of $2.", "Boris moves to building 2a."]),
        ("de", 0, ["Boris zahlt dir eine Gebühr von 2 Dollar.", "Boris geht zum eigenen Gebäude 2a."]),
        ("de", 1, ["Du zahlst eine Gebühr von 2 Dollar an Ada.", "Du gehst zu deinem Gebäude 2a."]),
        ("de", 2, ["Boris zahlt eine Gebühr von 2 Dollar an Ada.", "Boris geht zum eigenen Gebäude 2a."]),
    ],
)
def test_fees_and_buildings_are_told_to_everybody_in_their_own_words(lang: str, reader: int, lines: list[str]) -> None:
    assert told(visit(), lang, reader)[:2] == lines


def test_a_building_that_was_replaced_later_is_told_by_its_name_then() -> None:
    game = visit()
    game.build(1, "A2", "3a")
    assert told(game, "en", 1)[1] == "You move to your building 2a."


@pytest.mark.parametrize(
    ("lang", "reader", "line"),
    [
        ("en", 1, "You use your building 2a."),
        ("en", 0, "Boris uses building 2a."),
        ("de", 1, "Du nutzt dein Gebäude 2a."),
        ("de", 0, "Boris nutzt das eigene Gebäude 2a."),
    ],
)
def test_a_building_is_used_by_its_owner(lang: str, reader: int, line: str) -> None:
    assert line in told(visit(), lang, reader)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "You place building 1a for $2 on the 1st space behind the floods."),
        ("de", "Du baust für 2 Dollar Gebäude 1a auf dem 1. Feld hinter den Überschwemmungen."),
    ],
)
def test_a_building_is_placed_where_nothing_ever_changes(lang: str, line: str) -> None:
    game = scene().money(9).use("B")
    game.game.log = Log(True)
    assert line in told(game.act("build", "1a", "FLOOD_RISK1"), lang, 0)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_building_space_has_words_of_its_own(lang: str) -> None:
    game, words = scene().game, TITLE.words(lang)
    spaces = [space for space, line in SPACE_LINES.items() if line["kind"] == "building"]
    said = sorted(words.say(site_name(game, space)) for space in spaces)
    assert [len(list(same)) for _, same in groupby(said)] == [1] * 22
