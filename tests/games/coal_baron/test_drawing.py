"""Drawing of Coal Baron: everything that may be chosen is there to be clicked, and nothing hidden shows."""

import os
import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

import goodsyard
from goodsyard import Table
from goodsyard.drawing import ICONS, SMALLEST, Drawing, page_css

PICTURES = Path(__file__).parents[3] / "docs" / "pictures"
SEEDS = [(2, 21), (3, 22), (4, 23)]


def game(players: int, seed: int) -> Iterator[Table]:
    """A random game that passes rarely, so that the boards fill up; yields before every decision and at the end."""
    table, chance = goodsyard.new("coal-baron", players, seed), Random(seed)
    while not table.over:
        yield table
        seat = table.acting()[0]
        choices = table.choices(seat)
        busy = [choice for choice in choices if choice.refs] if chance.random() < 0.9 else []
        table.play(chance.choice(busy or choices).action, seat)
    yield table


def positions(players: int, seed: int, every: int = 25) -> Iterator[Table]:
    for number, table in enumerate(game(players, seed)):
        if number % every == 0 or table.over:
            yield table


def text_of(drawing: Drawing) -> str:
    return "".join(panel.inner() for panel in drawing.panels)


def refs_of(drawing: Drawing) -> list[str]:
    return [ref for panel in drawing.panels for ref in re.findall(r'data-ref="([^"]+)"', panel.body)]


def edges(thing: ElementTree.Element) -> list[ElementTree.Element]:
    """What the style sheet lights up: an edge of the thing itself, or of a piece that is the thing."""
    inside = [*thing, *(part for piece in thing if "piece" in piece.get("class", "").split() for part in piece)]
    return [part for part in inside if "edge" in part.get("class", "").split()]


@pytest.mark.parametrize(("players", "seed"), SEEDS)
def test_whatever_a_choice_mentions_is_in_the_picture(players: int, seed: int) -> None:
    for table in game(players, seed):
        for seat in table.acting():
            wanted = {ref for choice in table.choices(seat) for ref in choice.refs}
            assert wanted <= set(refs_of(table.draw(seat)))


@pytest.mark.parametrize(("players", "seed"), SEEDS)
def test_whatever_the_log_mentions_is_in_the_picture(players: int, seed: int) -> None:
    for table in positions(players, seed, every=1000):
        for viewer in (None, *range(players)):
            wanted = {ref for event in table.events(viewer) for ref in event.refs}
            assert wanted <= set(refs_of(table.draw(viewer)))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("players", "seed"), SEEDS)
def test_panels_are_well_formed_and_readable(players: int, seed: int, language: str) -> None:
    for table in positions(players, seed, every=60):
        drawing = table.draw(table.acting()[0] if table.acting() else 0, language)
        originals = {id: text for panel in drawing.panels for id, text in panel.originals().items()}
        svg = "".join(originals.values()) + text_of(drawing)
        root = ElementTree.fromstring(f"<page>{svg}</page>")
        ids = [node.get("id") for node in root.iter() if node.get("id")]
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'(?:href="|url\()#([^")]+)', svg)) <= set(ids)
        assert min(map(float, re.findall(r'font-size="([^"]+)"', svg))) >= SMALLEST
        assert set(re.findall(r"\bpaint-[\w-]+", svg)) <= set(re.findall(r"\bpaint-[\w-]+", page_css()))


def test_every_mark_lights_up_and_says_its_name_and_its_clause() -> None:
    for table in positions(3, 22):
        for node in ElementTree.fromstring(f"<page>{text_of(table.draw(0))}</page>").iter():
            if ref := node.get("data-ref"):
                assert len(edges(node)) == 1, ref
                assert node.findtext("{*}title"), ref
                assert table.title.clause_text(node.get("data-clause", "")), ref


def test_only_equal_empty_wagons_share_a_mark() -> None:
    for table in positions(4, 23):
        refs = [ref for ref in refs_of(table.draw(0)) if not ref.startswith("wagon:")]
        assert len(refs) == len(set(refs))


@pytest.mark.parametrize(("players", "seed"), SEEDS)
def test_what_a_seat_cannot_know_makes_no_difference(players: int, seed: int) -> None:
    for table in positions(players, seed):
        if table.over:
            continue
        for seat in range(players):
            other = table.game.clone()
            other.determinize(seat, 4711)
            words = table.title.words("en")
            assert text_of(table.title.draw(table.title.view(other, seat), words, "wide")) == text_of(table.draw(seat))


@pytest.mark.parametrize(("players", "seed"), SEEDS)
def test_hands_are_for_their_owners(players: int, seed: int) -> None:
    for table in positions(players, seed):
        assert "hand" not in [panel.id for panel in table.draw().panels]
        assert not [ref for ref in refs_of(table.draw()) if ref.startswith(("hand:", "worker:", "looked:"))]
        for seat in range(players):
            refs = refs_of(table.draw(seat))
            assert not [ref for ref in refs if ref.startswith("worker:") and not ref.startswith(f"worker:{seat}:")]
            if seat not in table.acting():
                assert not [ref for ref in refs if ref.startswith("looked:")]


def test_cards_that_were_lifted_off_have_a_panel_of_their_own() -> None:
    looking = 0
    for table in game(3, 22):
        for seat in table.acting():
            lifted = bool(getattr(table.view(seat), "looked"))  # noqa: B009
            assert ("looked" in [panel.id for panel in table.draw(seat).panels]) == lifted
            looking += lifted
    assert looking


def test_a_drawing_is_the_same_every_time() -> None:
    program = "import runpy; print(runpy.run_path('make.py')['coal_baron'](), end='')"
    drawn = {
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=PICTURES,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path), "PYTHONUTF8": "1"},
            check=True,
            capture_output=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert drawn == {runpy.run_path(str(PICTURES / "make.py"))["coal_baron"]().encode()}


def test_both_languages_show_the_same_things_in_their_own_words() -> None:
    english, german = (table_in_the_middle().draw(0, language) for language in ("en", "de"))
    assert refs_of(english) == refs_of(german)
    assert [panel.title for panel in english.panels][:2] == ["Display", "Your hand"]
    assert [panel.title for panel in german.panels][:2] == ["Kartenauslage", "Deine Hand"]
    said = set(re.findall(r"<title>([^<]*)</title>", text_of(german)))
    assert not said & {icon.meaning for icon in ICONS.values()}


def table_in_the_middle() -> Table:
    for number, table in enumerate(game(3, 24)):
        if number >= 120 and table.choices(table.acting()[0])[0].kind == "turn":
            return table
    raise AssertionError("the game was too short")


def test_the_score_pad_adds_up() -> None:
    *_, table = game(4, 23)
    pad = ElementTree.fromstring(table.draw()["score"].inner())
    shown = [node.text for node in pad.findall(".//{*}text")]
    for seat, lines in enumerate(table.breakdown()):
        assert str(table.scores()[seat]) in shown
        assert all(str(points) in shown for points in lines.values())


def test_the_pictures_in_the_docs_are_up_to_date() -> None:
    for name, picture in runpy.run_path(str(PICTURES / "make.py"))["pictures"]().items():
        assert (PICTURES / name).read_text(encoding="utf-8") == picture, f"run python docs/pictures/make.py ({name})"
