"""Cards, tokens, panels: well-formed, the same every time, with the anatomy and the marks that the page relies on."""

import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest

from goodsyard.drawing import (
    PAINTS,
    SHAPES,
    SMALLEST,
    Box,
    Drawing,
    Face,
    Mark,
    area,
    card,
    card_back,
    column,
    counter,
    die,
    fan,
    laurel,
    panel,
    placeholder,
    row,
    seat_badge,
    stack,
    tag,
    token,
    trail,
    worker_card,
)

HOSTILE = "<b>&\"'</b>"
MARKS = (Mark("crest-fox", paint="straw"), Mark("lorry", "2"), Mark("engine-tender", title="Schlepptender"))


def pieces(paint: str) -> dict[str, Box]:
    """One of everything."""
    face = Face("Factories", value="5", points=7, picture="factories", conditions=MARKS, paint=paint)
    return {
        "card": card(face),
        "bare card": card(Face("")),
        "full card": card(Face(HOSTILE * 9, "123", 99, token("cow"), MARKS * 3, paint, HOSTILE)),
        "small card": card(face, 63),
        "back": card_back("order", paint, title=HOSTILE),
        "worker": worker_card(3, 1, title=HOSTILE),
        "stack": stack(card(face), 12),
        "empty stack": stack(None, 0, HOSTILE),
        "token": row(*(token("cow", 36, paint, shape) for shape in SHAPES)),
        "counter": counter("coal", 12).padded(4).framed().marked("coal", HOSTILE),
        "dice": row(*(die(eyes, 34, paint) for eyes in range(1, 7))),
        "badges": row(*(seat_badge(seat) for seat in range(4))),
        "laurels": row(laurel(7), laurel(12), laurel(104), tag(HOSTILE)),
        "place": placeholder(63, 88, HOSTILE, "wagon"),
        "area": area(HOSTILE, card(face), paint),
        "hand": fan([worker_card(value, 0) for value in range(1, 6)]),
    }


def drawing(paint: str = "straw") -> Drawing:
    """A drawing with everything on it."""
    board = panel("board", f"Board {HOSTILE}", column(*pieces(paint).values()))
    mine = panel("mine", "Mine", Box(40, 20, trail([(1, 2), (30.005, 15)], seat=2)))
    return Drawing((board, mine))


@pytest.mark.parametrize("paint", PAINTS)
def test_everything_is_well_formed_and_readable(paint: str) -> None:
    for name, box in pieces(paint).items():
        ElementTree.fromstring(f"<g>{box.picture}</g>")
        for found in re.findall(r'font-size="([^"]+)"', box.picture):
            assert float(found) >= SMALLEST, name


def test_panels_and_drawings_stand_alone() -> None:
    for svg in (drawing().svg(), drawing()["board"].svg("dark"), drawing()["mine"]._repr_svg_(), Drawing(()).svg()):
        root = ElementTree.fromstring(svg)
        assert root.get("role") == "img"
        assert root.get("aria-label") is not None
        assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
        assert root.find("{*}style") is not None


def test_a_panel_for_the_page_leaves_the_style_to_the_page() -> None:
    root = ElementTree.fromstring(drawing()["board"].inner())
    assert root.find(".//{*}style") is None
    assert root.get("role") == "group"
    assert root.find(".//*[@data-ref='coal']") is not None


def test_a_panel_knows_the_originals_that_it_uses() -> None:
    panel = drawing("plum")["board"]
    for svg in (drawing().svg(), f"<page>{''.join(panel.originals().values())}{panel.inner()}</page>"):
        root = ElementTree.fromstring(svg)
        wanted = set(re.findall(r'(?:href="|url\()#([^")]+)', svg))
        ids = [node.get("id") for node in root.iter() if node.get("id")]
        assert wanted
        assert wanted <= set(ids)
        assert len(ids) == len(set(ids))


def test_a_drawing_is_the_same_every_time() -> None:
    assert drawing().svg() == drawing().svg()
    program = "from goodsyard.drawing import *; print(page_css() + card(Face('A', points=3, paint='sky')).picture)"
    runs = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            check=True,
            capture_output=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(runs) == 1


def test_numbers_have_at_most_two_decimals() -> None:
    assert not re.search(
        r"(?<!scale\()(?<![\d.])\d+\.\d{3,}", re.sub(r"<style>.*</style>|scale\([^)]*\)", "", drawing().svg())
    )


def test_cards_keep_the_proportions() -> None:
    for width in (63, 94.5, 126):
        for box in (card(Face("A"), width), card_back("order", width=width), worker_card(1, 0, width)):
            assert box.height / box.width == pytest.approx(88 / 63)


@pytest.mark.parametrize("name", ["card", "back", "worker", "stack", "empty stack", "place", "area"])
def test_every_piece_has_one_edge_that_lights_up(name: str) -> None:
    thing = ElementTree.fromstring(pieces("straw")[name].marked("it").picture)
    assert len(edges(thing)) == 1


def test_tokens_badges_and_framed_boxes_have_one_edge_too() -> None:
    for box in (token("cow"), die(3), seat_badge(2), row(laurel(3), tag(4)).framed(quiet=True)):
        assert len(edges(ElementTree.fromstring(box.marked("it").picture))) == 1


def edges(thing: ElementTree.Element) -> list[ElementTree.Element]:
    """What the style sheet lights up: an edge of the thing itself, or of a piece that is the thing."""
    inside = [*thing, *(part for piece in thing if "piece" in piece.get("class", "").split() for part in piece)]
    return [part for part in inside if "edge" in part.get("class", "").split()]


def test_a_panel_is_found_by_its_id() -> None:
    assert drawing()["mine"].title == "Mine"
    with pytest.raises(KeyError):
        drawing()["yours"]
