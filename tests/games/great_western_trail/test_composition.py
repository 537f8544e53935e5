"""The composition: panels keep their size, every panel has a cell, every seat a strip, and nothing covers the ways."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from goodsyard.drawing import TONES, contrast
from goodsyard.drawing.composition import SHAPES
from goodsyard.games.great_western_trail import TITLE
from goodsyard.games.great_western_trail.rules.game import DECISIONS
from goodsyard.games.great_western_trail.say.names import SPACE_LINES
from goodsyard.games.great_western_trail.show.ground import LAND
from goodsyard.games.great_western_trail.show.map import KNOB, PLATE, RIDER, Map
from goodsyard.games.great_western_trail.show.maps import MAPS
from goodsyard.games.great_western_trail.show.spaces import risk
from goodsyard.games.great_western_trail.show.ways import WAYS
from tests.games.great_western_trail.scenes import scene
from tests.games.great_western_trail.test_drawing import busy, drawn, game

Rect = tuple[float, float, float, float]
COMPOSED = ("board", "hand", "seat")


def around(chart: Map, space: str) -> Rect:
    (x, y), (wide, high) = chart.places[space], chart.size_of(space)
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
        named = {cell for line in layout.areas for cell in line.split()} - {"."}
        assert named in (cells, cells - {"hand"}), "spectators have no hand"
    shown = [cell for screen in composition.screens for cell in screen]
    assert sorted(shown) == sorted(cells)


def test_what_grows_exists() -> None:
    focus = TITLE.composition().focus
    example = TITLE.example()
    assert set(focus) <= {example.kind_name(decision.kind) for decision in DECISIONS}
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


def hanging(chart: Map) -> dict[str, Rect]:
    """The plates with risk actions."""
    found = {}
    for space, line in SPACE_LINES.items():
        if line["risk"]:
            left, _, _, bottom = around(chart, space)
            wide = risk(space, TITLE.words("en")).width
            found[space] = (left + 2, bottom - 1, left + 2 + wide, bottom - 1 + PLATE)
    return found


def knob(chart: Map, way: tuple[str, str], radius: float) -> Rect:
    x, y = chart.middle_of(*way)
    return x - radius, y - radius, x + radius, y + radius


def test_a_phone_shows_the_tall_map_at_a_readable_size() -> None:
    """A phone is about 382 pixels wide, and the smallest text is 12 units high."""
    shown = drawn(busy(), shape="tall")
    common = ("trail", "city", "railroad", "market", "objectives", "jobs")
    assert min(12 * 382 / shown[id].width for id in common) >= 10.5
    assert shown["city"].height <= 74


@pytest.mark.parametrize("shape", SHAPES)
def test_spaces_do_not_touch(shape: str) -> None:
    chart = MAPS[shape]
    spaces = [space for space in chart.places if space != "KC"]
    for one, other in combinations(spaces, 2):
        assert not meet(around(chart, one), around(chart, other)), (one, other)
    for space in spaces:
        left, top, right, bottom = around(chart, space)
        assert min(left, top) >= 0
        assert right <= chart.width
        assert bottom <= chart.height


@pytest.mark.parametrize("shape", SHAPES)
def test_the_middle_of_a_way_is_clear(shape: str) -> None:
    chart = MAPS[shape]
    for way in WAYS:
        spot = knob(chart, way, KNOB / 2)
        assert not [space for space in chart.places if space != "KC" and meet(spot, around(chart, space))], way
        assert not [space for space, plate in hanging(chart).items() if meet(spot, plate)], way
    for one, other in combinations(WAYS, 2):
        assert not meet(knob(chart, one, KNOB), knob(chart, other, KNOB)), (one, other)


@pytest.mark.parametrize("shape", SHAPES)
def test_plates_hang_clear_of_other_spaces(shape: str) -> None:
    chart = MAPS[shape]
    for space, plate in hanging(chart).items():
        others = [other for other in chart.places if other not in (space, "KC")]
        assert not [other for other in others if meet(plate, around(chart, other))], space


@pytest.mark.parametrize("shape", SHAPES)
def test_ways_run_only_through_their_own_spaces(shape: str) -> None:
    chart = MAPS[shape]
    for way in WAYS:
        (x, y), (u, v) = chart.way_ends(*way)
        points = [(x + (u - x) * k / 20, y + (v - y) * k / 20) for k in range(21)]
        others = [around(chart, space) for space in chart.places if space not in (*way, "KC")]
        assert not [spot for spot in points for box in others if meet((*spot, *spot), box)], way


@pytest.mark.parametrize("shape", SHAPES)
def test_cattlemen_cover_neither_ways_nor_the_middle_of_a_space(shape: str) -> None:
    chart = MAPS[shape]
    middles = [chart.middle_of(*way) for way in WAYS] + [chart.places[space] for space in chart.places]
    standing = [space for space, line in SPACE_LINES.items() if line["kind"] in ("neutral", "building", "hazard")]
    for space in standing:
        for x, y in chart.riders_at(space, 4):
            covered = [point for point in middles if x < point[0] < x + RIDER[0] and y < point[1] < y + RIDER[1]]
            assert not covered, space


@pytest.mark.parametrize("shape", SHAPES)
def test_a_cattleman_does_not_hide_a_risk_action(shape: str) -> None:
    chart = MAPS[shape]
    for space in chart.places:
        if space != "KC":
            for x, y in chart.riders_at(space, 1):
                spot = (x + 3, y + 3, x + RIDER[0] - 3, y + RIDER[1] - 3)
                assert not [other for other, plate in hanging(chart).items() if meet(spot, plate)], space


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_can_be_read_on_the_land(theme: str) -> None:
    """Fees lie on the prairie; numbers of hazards and of the trade on trodden ground."""
    for tone, ground in (
        ("ink", "prairie"),
        ("ink", "meadow"),
        ("ink", "dry"),
        ("ink", "rock"),
        ("moss", "lot"),
        ("signal", "lot"),
    ):
        ratio = contrast(getattr(TONES[tone], theme), getattr(LAND[ground], theme))
        assert ratio >= 4.5, (tone, ground, ratio)
