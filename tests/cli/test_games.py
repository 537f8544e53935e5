"""`goodsyard games`."""

import json

import pytest

import goodsyard
from tests.cli.conftest import Run


def test_the_games_for_a_program(run: Run) -> None:
    listed = json.loads(run("games", "--json").stdout)
    assert listed["compiled"] is goodsyard.COMPILED
    coal_baron = {game["id"]: game for game in listed["games"]}["coal-baron"]
    assert coal_baron["players"] == [2, 3, 4]
    assert coal_baron["rules"] == goodsyard.find("coal-baron").rules_version
    assert coal_baron["title"] == "Coal Baron: The Great Card Game"
    assert coal_baron["options"][0]["id"] == "starting_player"
    assert coal_baron["options"][0]["values"]["random"] == "drawn at random"


def test_the_games_in_german(run: Run) -> None:
    listed = json.loads(run("games", "--json", "--lang", "de").stdout)
    assert listed["games"][0]["title"] == "Glück Auf: Das große Kartenspiel"


def test_the_games_for_a_person(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(goodsyard, "COMPILED", True)
    shown = run("games").stdout
    assert "coal-baron" in shown
    assert "2-4" in shown
    assert "starting_player=random|1|2|3|4" in shown
    assert "The engine is compiled." in shown


def test_how_to_get_the_compiled_engine(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(goodsyard, "COMPILED", False)
    assert "install a C compiler" in run("games").stdout
