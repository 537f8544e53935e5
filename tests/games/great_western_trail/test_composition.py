"""The composition: panels keep their size, every panel has a cell, every seat a strip, and nothing covers the ways."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from goodsyard.drawing.composition import SHAPES
from goodsyard.games.great_western_trail import TITLE
from goodsyard.games.great_western_trail.rules.game import DECISIONS
from goodsyard.games.great_western_trail.say.names import SPACE_LINES
from goodsyard.games.great_western_trail.show.map import HEIGHT, KNOB, PLACES, WIDTH, middle_of, riders_at, size_of
from goodsyard.games.great_western_trail.show.ways import WAYS
from tests.games.great_western_trail.scenes import scene
from tests.games.great_western_trail.test_drawing import busy, drawn, game

Rect = tuple[float, float, float, float]
COMPOSED = ("board", "hand", "seat")


def around(space: str) -> Rect:
    (x, y), (wide, high) = PLACES[space], size_of(space)
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def meet(one: Rect, other: Rect) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("shape", SHAPES)
def test_panels_keep_their_size(shape: str) -> None:
    sizes: dict[str, set[tuple[float, float]]] = {}
    for number, table in enumerate(game(4, 3)):
        if number % 25 == 0 or table.over:
            for panel in table.draw(0, "en", shape).panels:
                if panel.place != "score":
                    sizes.setdefault(panel.id, set()).add((panel.width, panel.height))
    assert {"city", "jobs", "trail", "railroad", "market", "objectives", "hand", "seat-0"} <= set(sizes)
    assert {id: found for id, found in sizes.items() if len(found) > 1} == {}


@pytest.mark.parametrize("shape", SHAPES)
def test_nothing_is_scaled_down_to_fit(shape: str) -> None:
    """A scale would make its text too small; icons have scales of their own."""
    for panel in drawn(busy(), shape=shape).panels:
        if panel.place != "score":
            scaled = re.findall(r'<g transform="[^"]*scale\(', panel.body)
            assert not scaled, panel.id


def test_every_seat_has_a_strip() -> None:
    for viewer in (0, 3, None):
        strips = [panel for panel in drawn(busy(), viewer).panels if panel.place == "strip"]
        assert [strip.seat for strip in strips] == [0, 1, 2, 3]
        assert all(strip.height == 40 and strip.width <= 250 for strip in strips)


@pytest.mark.parametrize("shape", SHAPES)
def test_every_panel_has_a_cell_everywhere(shape: str) -> None:
    composition = TITLE.composition()
    cells = {panel.where() for panel in drawn(busy(), shape=shape).panels if panel.place in COMPOSED}
    for layout in composition.layouts:
        assert {cell for line in layout.areas for cell in line.split()} - {"."} == cells
    shown = [cell for screen in composition.screens for cell in screen]
    assert sorted(shown) == sorted(cells)


def test_what_grows_exists() -> None:
    focus = TITLE.composition().focus
    assert set(focus) <= {decision.kind for decision in DECISIONS} | set(TITLE.speech.decisions)
    assert set(focus.values()) <= {panel.id for panel in drawn(busy()).panels}


def test_boards_of_others_unfold_at_a_handy_size() -> None:
    boards = [panel for panel in drawn(busy(), 1).panels if panel.place == "seat"]
    assert all(board.width <= 640 and board.height <= 420 for board in boards)


def test_kansas_city_holds_its_tiles() -> None:
    """All of it can be pressed when it is lit."""
    for shape in SHAPES:
        shown = scene(4).at(0, "KC").at(1, "KC").foresight("teepee_blue", "flood_black_2", "cowboy", "engineer", "", "")
        body = drawn(shown, shape=shape)["city"].body
        assert body.startswith('<g data-ref="space:KC"')
        assert body.endswith("</g>")
        assert body.count("foresight:") == 4
        assert "cattleman:0" in body


def test_spaces_do_not_touch() -> None:
    spaces = [space for space in PLACES if space != "KC"]
    for one, other in combinations(spaces, 2):
        assert not meet(around(one), around(other)), (one, other)
    for space in spaces:
        left, top, right, bottom = around(space)
        assert min(left, top) >= 0
        assert right <= WIDTH
        assert bottom <= HEIGHT


def test_the_middle_of_a_way_is_clear() -> None:
    for way in WAYS:
        x, y = middle_of(*way)
        spot = (x - KNOB / 2, y - KNOB / 2, x + KNOB / 2, y + KNOB / 2)
        assert not [space for space in PLACES if space != "KC" and meet(spot, around(space))], way


def test_cattlemen_cover_neither_ways_nor_the_middle_of_a_space() -> None:
    middles = [middle_of(*way) for way in WAYS] + [PLACES[space] for space in PLACES]
    standing = [space for space, line in SPACE_LINES.items() if line["kind"] in ("neutral", "building", "hazard")]
    for space in standing:
        for x, y in riders_at(space, 4):
            covered = [point for point in middles if x < point[0] < x + 22 and y < point[1] < y + 24]
            assert not covered, space
