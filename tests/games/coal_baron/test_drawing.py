"""Drawing of Coal Baron: everything that may be chosen is there to be clicked, and nothing hidden shows."""

import os
import re
import runpy
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

import goodsyard
from goodsyard import Table
from goodsyard.drawing import ICONS, SMALLEST, Box, Drawing, page_css
from goodsyard.drawing.composition import SHAPES
from goodsyard.games.coal_baron import TITLE
from goodsyard.games.coal_baron.say.names import INNOVATIONS, ORDERS
from goodsyard.games.coal_baron.show import hand
from goodsyard.games.coal_baron.show.chips import CHIP_HEIGHT
from goodsyard.games.coal_baron.show.display import TALL, WIDE, place
from goodsyard.games.coal_baron.show.view import Placement, Zone

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


def lettering(node: ElementTree.Element, scale: float = 1) -> Iterator[float]:
    """The sizes of all text as it is drawn, with the scales around it."""
    found = re.search(r"scale\(([\d.]+)\)", node.get("transform", ""))
    scale *= float(found[1]) if found else 1
    if size := node.get("font-size"):
        yield float(size) * scale
    for child in node:
        yield from lettering(child, scale)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("players", "seed"), SEEDS)
def test_whatever_a_choice_mentions_is_in_the_picture(players: int, seed: int, shape: str) -> None:
    for table in game(players, seed):
        for seat in table.acting():
            wanted = {ref for choice in table.choices(seat) for ref in choice.refs}
            assert wanted <= set(refs_of(table.draw(seat, shape=shape)))


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("players", "seed"), SEEDS)
def test_whatever_the_log_mentions_is_in_the_picture(players: int, seed: int, shape: str) -> None:
    for table in positions(players, seed, every=1000):
        for viewer in (None, *range(players)):
            wanted = {ref for event in table.events(viewer) for ref in event.refs}
            assert wanted <= set(refs_of(table.draw(viewer, shape=shape)))


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("players", "seed"), SEEDS)
def test_panels_are_well_formed_and_readable(players: int, seed: int, language: str, shape: str) -> None:
    for table in positions(players, seed, every=60):
        drawing = table.draw(table.acting()[0] if table.acting() else 0, language, shape)
        originals = {id: text for panel in drawing.panels for id, text in panel.originals().items()}
        svg = "".join(originals.values()) + text_of(drawing)
        root = ElementTree.fromstring(f"<page>{svg}</page>")
        ids = [node.get("id") for node in root.iter() if node.get("id")]
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'(?:href="|url\()#([^")]+)', svg)) <= set(ids)
        assert min(lettering(root)) >= SMALLEST
        assert set(re.findall(r"\bpaint-[\w-]+", svg)) <= set(re.findall(r"\bpaint-[\w-]+", page_css()))


@pytest.mark.parametrize("shape", SHAPES)
def test_every_mark_lights_up_and_says_its_name_and_its_clause(shape: str) -> None:
    for table in positions(3, 22):
        for node in ElementTree.fromstring(f"<page>{text_of(table.draw(0, shape=shape))}</page>").iter():
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


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("players", "seed"), SEEDS)
def test_panels_keep_their_size(players: int, seed: int, shape: str) -> None:
    """Of the other seats' boards all are alike; the score pad alone is larger at the end."""
    sizes: dict[str, set[tuple[float, float]]] = {}
    for table in positions(players, seed, every=10):
        for panel in table.draw(0, shape=shape).panels:
            if panel.place != "score":
                sizes.setdefault(panel.id, set()).add((panel.width, panel.height))
    assert {id: len(found) for id, found in sizes.items() if len(found) > 1} == {}
    most = (
        {"seat-1": (640, 420), "strip-0": (250, 40), "looked": (700, 260)}
        if shape == "wide"
        else {"strip-0": (250, 40)}
    )
    for id, (width, height) in most.items():
        assert all(wide <= width and high <= height for wide, high in sizes[id]), id


def test_every_seat_has_a_strip() -> None:
    for table in positions(4, 23, every=60):
        for viewer in (None, 0, 3):
            strips = [panel for panel in table.draw(viewer).panels if panel.place == "strip"]
            assert [panel.seat for panel in strips] == [0, 1, 2, 3]


@pytest.mark.parametrize("shape", SHAPES)
def test_every_panel_has_a_cell_in_every_layout(shape: str) -> None:
    table = table_in_the_middle()
    panels = [panel for panel in table.draw(0, shape=shape).panels if panel.place not in ("strip", "score")]
    cells = {panel.where() for panel in panels}
    composition = table.title.composition()
    for layout in composition.layouts:
        assert {cell for line in layout.areas for cell in line.split()} == cells
    assert sorted(cell for screen in composition.screens for cell in screen) == sorted(cells)


def test_every_stack_of_workers_is_a_chip_of_its_own() -> None:
    """No two chips of a zone overlap, however many there are."""
    for crowd in (1, 4, 8, 10, 11):
        placements = [Placement(k % 4, k + 1, ["1"]) for k in range(crowd)]
        zone = Zone("lorry_1", crowd + 1, placements, None, 9, "lorry:fox-1-2")
        for tall in (False, True):
            width, height = (TALL if tall else WIDE).place
            drawn = ElementTree.fromstring(place(zone, [], (0, 0), tall, TITLE.words("en")).picture)
            chips = list(chips_in(drawn))
            assert len(chips) == crowd
            assert len({(x, y) for x, y, _ in chips}) == crowd
            for x, y, wide in chips:
                assert 0 <= x <= width - wide
                assert 0 <= y <= height - CHIP_HEIGHT
                assert not [1 for left, top, _ in chips if top == y and x < left < x + wide]


def chips_in(node: ElementTree.Element, x: float = 0, y: float = 0) -> Iterator[tuple[float, float, float]]:
    """Place and width of every stack of workers."""
    if found := re.search(r"translate\((\S+) (\S+)\)", node.get("transform", "")):
        x, y = x + float(found[1]), y + float(found[2])
    if "paint-seat" in node.get("class", ""):
        yield x, y, float(node.findall("rect")[0].get("width", 0)) + 1
    for child in node:
        yield from chips_in(child, x, y)


@pytest.mark.parametrize("cards", [1, 5, 6, 8, 11])
@pytest.mark.parametrize("make", [hand._broad, hand._narrow])
def test_no_card_in_hand_covers_another(make: Callable[..., Box], cards: int) -> None:
    """Eleven different cards is the most that bots hold in fifty games."""
    orders, ideas = Counter(ORDERS[: cards - cards // 3]), Counter(INNOVATIONS[: cards // 3])
    drawn = make(0, [5, 2, 1, 1], orders, ideas, TITLE.words("de"))
    places = list(held_in(ElementTree.fromstring(f"<g>{drawn.picture}</g>")))
    assert len(places) == cards
    for x, y, wide, high in places:
        assert wide >= 40
        assert high >= 40
        assert x + wide <= drawn.width
        assert y + high <= drawn.height - 2
        assert not [1 for left, top, *_ in places if top == y and x < left < x + wide]


def held_in(node: ElementTree.Element, x: float = 0, y: float = 0) -> Iterator[tuple[float, float, float, float]]:
    """Place and size of every card in hand."""
    if found := re.search(r"translate\((\S+) (\S+)\)", node.get("transform", "")):
        x, y = x + float(found[1]), y + float(found[2])
    if node.get("data-ref", "").startswith("hand:"):
        edge = edges(node)[0]
        yield x, y, float(edge.get("width", 0)), float(edge.get("height", 0))
    for child in node:
        yield from held_in(child, x, y)


def test_both_languages_show_the_same_things_in_their_own_words() -> None:
    english, german = (table_in_the_middle().draw(0, language) for language in ("en", "de"))
    assert refs_of(english) == refs_of(german)
    assert [english[id].title for id in ("display", "hand", "ledger")] == ["Display", "Your hand", "Your ledger"]
    assert [german[id].title for id in ("display", "hand", "ledger")] == [
        "Kartenauslage",
        "Deine Hand",
        "Dein Kontobuch",
    ]
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
