"""Drawing: everything that may be chosen is there to be clicked, and nothing hidden shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

import goodsyard
from goodsyard import Table
from goodsyard.core.chance import DICE, below, seeded
from goodsyard.core.words import Phrase
from goodsyard.drawing import ICONS, SMALLEST, Drawing, measure
from goodsyard.drawing.composition import SHAPES
from goodsyard.games.mineshaft import TITLE
from goodsyard.games.mineshaft.rules.cards import CARDS
from goodsyard.games.mineshaft.rules.state import COVERED_COUNTERS
from goodsyard.games.mineshaft.show import works
from goodsyard.games.mineshaft.show.mine import Frame
from goodsyard.games.mineshaft.show.tiles import TILE, slot_places
from goodsyard.games.mineshaft.show.view import view_of
from goodsyard.games.mineshaft.show.words import COLOUR_ICON, COUNTER_LOOKS, KIND_ICON
from tests.games.mineshaft.scenes import SETS, Scene, letters, scene


def game(players: int, seed: int, **options: str) -> Iterator[Table]:
    """A random game; yields before every decision and at the end."""
    table, chance = goodsyard.new("mineshaft", players, seed, options), seeded(seed)
    while not table.over:
        yield table
        legal = table.game.legal()
        table.play(legal[below(chance, DICE, len(legal))])
    yield table


def refs_of(drawing: Drawing) -> set[str]:
    return {ref for panel in drawing.panels for ref in re.findall(r'data-ref="([^"]+)"', panel.body)}


@pytest.mark.parametrize(("seed", "shape"), [(20, "wide"), (3, "tall")])
def test_whatever_a_choice_or_an_event_mentions_is_in_the_picture(seed: int, shape: str) -> None:
    kinds = set()
    for number, table in enumerate(game(4, seed)):
        if not table.over:
            kind = table.game.kind_name(table.game.decision()[0])
            if number % 5 == 0 or kind not in kinds:
                kinds.add(kind)
                seat = table.acting()[0]
                wanted = {ref for choice in table.choices(seat) for ref in choice.refs}
                assert wanted <= refs_of(table.draw(seat, "en", shape))
    assert {ref for event in table.events() for ref in event.refs} <= refs_of(table.draw(None, "en", shape))
    assert len(kinds) > 6


@pytest.mark.parametrize("shape", SHAPES)
def test_panels_keep_their_size_for_a_whole_game_except_the_mine(shape: str) -> None:
    sizes: dict[str, set[tuple[float, float]]] = {}
    for number, table in enumerate(game(4, 2)):
        if number % 20 == 0 or table.over:
            for panel in table.draw(0, "en", shape).panels:
                if panel.place != "score":
                    sizes.setdefault(panel.id, set()).add((panel.width, panel.height))
    assert {id for id, found in sizes.items() if len(found) > 1} <= {"mine"}
    assert {"works", "stock", "seat-0", "strip-3"} <= set(sizes)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_map_says_that_it_grows(shape: str) -> None:
    panels = goodsyard.new("mineshaft", 2, 1).draw(0, "en", shape).panels
    assert [panel.id for panel in panels if "data-origin=" in panel.body] == ["mine"]


def test_every_seat_has_a_strip() -> None:
    strips = [panel for panel in goodsyard.new("mineshaft", 4, 1).draw(0).panels if panel.place == "strip"]
    assert [strip.seat for strip in strips] == [0, 1, 2, 3]
    assert all(strip.height == 40 and strip.width <= 250 for strip in strips)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_text_is_too_small_and_none_is_reduced(language: str, shape: str) -> None:
    for number, table in enumerate(game(4, 4)):
        if number % 40 == 0 or table.over:
            for panel in table.draw(0, language, shape).panels:
                assert min(map(float, re.findall(r'font-size="([\d.]+)"', panel.body)), default=SMALLEST) >= SMALLEST
                root = ElementTree.fromstring(panel.inner())
                reduced = [node for node in root.iter() if "scale(" in (node.get("transform") or "")]
                assert not [node for node in reduced for below in node.iter() if below.tag.endswith("text")]


@pytest.mark.parametrize("language", ["en", "de"])
def test_labels_of_bag_and_box_have_room_even_in_wide_fonts(language: str) -> None:
    for name in ("bag", "box"):
        label = measure(TITLE.words(language).say(Phrase(f"draw-{name}")), works.LETTERING, bold=True)
        assert all(1.15 * label <= room for room in works.LABEL.values())


def test_the_rock_fills_the_room_around_the_picture_and_stays_where_it_is() -> None:
    beginning, later = scene().turn(), scene().lay("yellow_1", "-4,0", "ew").lay("yellow_2", "0,3", "ns").turn()
    for each in (beginning, later):
        panel = TITLE.draw(view_of(each.game, 0), TITLE.words("en"), "wide")["mine"]
        root = ElementTree.fromstring(panel.inner())
        rock = next(node for node in root.iter() if node.get("fill") == "url(#mine-boulders)")
        frame = Frame(view_of(each.game, 0), "wide")
        assert (float(rock.get("x", 0)), float(rock.get("width", 0))) == (-frame.width, 3 * frame.width)
        assert (float(rock.get("y", 0)), float(rock.get("height", 0))) == (-frame.height, 3 * frame.height)
        pattern = next(node for node in root.iter() if node.get("id") == "mine-boulders")
        x, y = frame.at(0, 0)
        assert pattern.get("patternTransform") == f"translate({x:.0f} {y:.0f})"


def test_open_ends_of_shafts_are_timbered() -> None:
    start = TITLE.draw(view_of(scene().turn().game, 0), TITLE.words("en"), "wide")["mine"].body
    joined = scene().lay("yellow_1", "0,-1", "ns").turn()
    laid = TITLE.draw(view_of(joined.game, 0), TITLE.words("en"), "wide")["mine"].body
    assert len(re.findall(r'href="#mine-mouth(?:-lit)?" transform', start)) == 4
    assert len(re.findall(r'href="#mine-mouth(?:-lit)?" transform', laid)) == 4


def test_every_panel_has_a_cell_in_every_layout() -> None:
    composition = TITLE.composition()
    panels = goodsyard.new("mineshaft", 2, 1).draw(0).panels
    cells = {panel.where() for panel in panels if panel.place in ("board", "seat", "hand")}
    for layout in composition.layouts:
        assert {cell for line in layout.areas for cell in line.split()} - {"."} == cells
    assert {cell for screen in composition.screens for cell in screen} == cells


def test_pieces_never_cover_what_can_be_pressed() -> None:
    for number, table in enumerate(game(4, 6)):
        if number % 40 == 0 or table.over:
            root = ElementTree.fromstring(table.draw(0)["mine"].inner())
            passive = {piece for node in root.iter() if node.get("pointer-events") == "none" for piece in node.iter()}
            pieces = [node for node in root.iter() if (node.get("data-ref") or "").startswith("piece:")]
            assert len(pieces) == 4
            assert passive.issuperset(pieces)


@pytest.mark.parametrize("language", ["en", "de"])
def test_panels_are_well_formed(language: str) -> None:
    for number, table in enumerate(game(3, 5)):
        if number % 60 == 0 or table.over:
            svg = "".join(panel.inner() for panel in table.draw(0, language).panels)
            root = ElementTree.fromstring(f"<page>{svg}</page>")
            ids = [node.get("id") for node in root.iter() if node.get("id")]
            assert len(ids) == len(set(ids))
            known = {*ids, *(name for panel in table.draw(0, language).panels for name in panel.originals())}
            used = re.findall(r'(?:href="|url\()#([\w-]+)', svg)
            assert set(used) <= known


def test_a_picture_shows_only_what_its_viewer_may_see() -> None:
    for number, table in enumerate(game(2, 8)):
        if number % 80 == 0 and not table.over:
            twin = table.game.clone()
            twin.determinize(0, number)
            words = TITLE.words("en")
            drawn = [TITLE.draw(TITLE.view(position, 0), words, "wide").svg() for position in (table.game, twin)]  # type: ignore[arg-type]
            assert drawn[0] == drawn[1]


def test_covered_counters_are_not_drawn() -> None:
    covered = scene(2, COVERED_COUNTERS).give(1, "ggg").turn()
    drawing = TITLE.draw(view_of(covered.game, 0), TITLE.words("en"), "wide")
    assert "covered" in drawing["seat-1"].body
    assert "Gold: 3" not in drawing["seat-1"].body
    assert "Gold: 0" in drawing["seat-0"].body
    assert "covered" in drawing["score"].body


def crowded() -> Scene:
    """All tiles that can be laid, in rows of fifteen, with as many counters as there are."""
    game = scene(4)
    places = [(x, y) for y in range(-2, 3) for x in range(-7, 8) if (x, y) != (0, 0)]
    lines = [line for line in CARDS.rows["classic"] if line["shape"]]
    for line, (x, y) in zip(lines, places, strict=True):
        shape = CARDS.place("shapes", line["shape"])
        game.lay(line["id"], f"{x},{y}", letters(CARDS.rotated(shape, 0)))
        spot = game.game.spots - 1
        for _ in range(line["slots"]):
            kind = max(range(3), key=lambda k: game.game.bag[k])
            if game.game.bag[kind]:
                game.game.bag[kind] -= 1
                game.game.counters[spot * 3 + kind] += 1
    return game.turn()


def test_the_largest_mine_is_small_enough_to_send() -> None:
    drawing = TITLE.draw(view_of(crowded().game, 0), TITLE.words("de"), "wide")
    assert sum(len(panel.inner().encode()) for panel in drawing.panels) < 150_000


def test_the_map_grows_with_the_mine_and_seldom_moves() -> None:
    small = Frame(view_of(scene().turn().game, 0), "wide")
    assert (small.width, small.height) == (9 * TILE, 7 * TILE)
    same = Frame(view_of(scene().lay("yellow_1", "2,0", "ew").lay("yellow_2", "0,-2", "ns").turn().game, 0), "wide")
    assert (same.width, same.at(0, 0)) == (small.width, small.at(0, 0))
    large = view_of(scene().lay("yellow_1", "-4,0", "ew").lay("yellow_2", "0,3", "ns").turn().game, 0)
    wide = Frame(large, "wide")
    assert (wide.left, wide.right, wide.top, wide.bottom) == (-6, 4, -3, 5)
    assert wide.at(-4, 3) == (2 * TILE, 6 * TILE)
    tall = Frame(large, "tall")
    assert (tall.left, tall.right, tall.top, tall.bottom) == (-5, 2, -2, 4)


def test_slots_never_lie_on_a_track() -> None:
    for line in CARDS.rows["tiles"] + CARDS.rows["classic"]:
        for quarters in range(4 if line["slots"] else 0):
            openings = letters(CARDS.rotated(CARDS.place("shapes", line["shape"]), quarters))
            places = slot_places(line["slots"], openings)
            assert len(set(places)) == line["slots"]
            for x, y in places:
                side = {(0, -1): "n", (1, 0): "e", (0, 1): "s", (-1, 0): "w"}.get((sign(x), sign(y)))
                assert side is None or side not in openings


def sign(length: float) -> int:
    """On which side of the middle a length lies."""
    return (length > TILE / 2) - (length < TILE / 2)


def test_every_icon_exists() -> None:
    assert {*COLOUR_ICON.values(), *KIND_ICON.values(), *(name for name, *_ in COUNTER_LOOKS.values())} <= set(ICONS)
    assert SETS[0] == "standard"
