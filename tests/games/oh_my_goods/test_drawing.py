"""Drawing: everything that may be chosen is there to be clicked, and nothing hidden shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

import goodsyard
from goodsyard import Table
from goodsyard.core.chance import DICE, below, seeded
from goodsyard.drawing import ICONS, SMALLEST, Drawing
from goodsyard.drawing.composition import SHAPES
from goodsyard.games.oh_my_goods import TITLE
from goodsyard.games.oh_my_goods.rules.cards import MAX_BUILDINGS
from goodsyard.games.oh_my_goods.show.hand import SIZES, places
from goodsyard.games.oh_my_goods.show.words import GOOD_ICON, RESOURCE_ICON


def game(players: int, seed: int, edition: str = "first") -> Iterator[Table]:
    """A random game; yields before every decision and at the end."""
    table, chance = goodsyard.new("oh-my-goods", players, seed, {"edition": edition}), seeded(seed)
    while not table.over:
        yield table
        seat = table.acting()[-1]
        legal = table.game.legal(seat)
        table.play(legal[below(chance, DICE, len(legal))], seat)
    yield table


def refs_of(drawing: Drawing) -> set[str]:
    return {ref for panel in drawing.panels for ref in re.findall(r'data-ref="([^"]+)"', panel.body)}


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("players", "edition"), [(2, "first"), (4, "second")])
def test_whatever_a_choice_speaks_of_is_in_the_picture(players: int, edition: str, shape: str) -> None:
    for number, table in enumerate(game(players, 21, edition)):
        if number % 5 == 0:
            for seat in table.acting():
                wanted = {ref for choice in table.choices(seat) for ref in choice.refs}
                assert wanted <= refs_of(table.draw(seat, "en", shape))


@pytest.mark.parametrize("shape", SHAPES)
def test_panels_keep_their_size_for_a_whole_game(shape: str) -> None:
    sizes: dict[str, set[tuple[float, float]]] = {}
    for number, table in enumerate(game(4, 2, "second")):
        if number % 20 == 0 or table.over:
            for panel in table.draw(0, "en", shape).panels:
                if panel.place not in ("score", "strip"):
                    sizes.setdefault(panel.id, set()).add((panel.width, panel.height))
    assert {id: len(found) for id, found in sizes.items()} == dict.fromkeys(sizes, 1)
    assert {"market", "assistants", "hand", "seat-0", "seat-3"} <= set(sizes)


def test_a_phone_shows_resources_and_buildings_at_once() -> None:
    for number, table in enumerate(game(3, 6)):
        if number % 40 == 0 and not table.over:
            mine = table.draw(0, "en", "tall")["seat-0"]
            assert mine.height <= 470
            said = set(re.findall(r"<title>([^<]+)</title>", mine.body))
            view = TITLE.view(table.game, 0)  # type: ignore[arg-type]
            for resource, count in view.resources.items():
                assert [title for title in said if re.match(rf"{resource}: {count}\b", title, re.IGNORECASE)]


@pytest.mark.parametrize("language", ["en", "de"])
def test_places_where_nothing_is_built_are_empty_lots(language: str) -> None:
    table = goodsyard.new("oh-my-goods", 2, 1)
    lots = re.findall("<title>([^<]*)</title>", table.draw(0, language)["seat-0"].body)
    assert lots.count({"en": "Empty lot", "de": "Freies Grundstück"}[language]) == MAX_BUILDINGS - 1


def test_boards_of_others_can_unfold_over_the_table() -> None:
    for panel in goodsyard.new("oh-my-goods", 4, 1).draw(0).panels:
        assert panel.place != "seat" or (panel.width <= 640 and panel.height <= 420)


@pytest.mark.parametrize("shape", SHAPES)
def test_every_seat_has_a_strip(shape: str) -> None:
    for number, table in enumerate(game(4, 3)):
        if number % 60 == 0 or table.over:
            strips = [panel for panel in table.draw(0, "en", shape).panels if panel.place == "strip"]
            assert [strip.seat for strip in strips] == [0, 1, 2, 3]
            assert all(strip.height == 40 and strip.width <= 250 for strip in strips)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_text_is_too_small_and_nothing_is_reduced(language: str, shape: str) -> None:
    for number, table in enumerate(game(2, 4)):
        if number % 30 == 0 or table.over:
            for panel in table.draw(0, language, shape).panels:
                assert min(map(float, re.findall(r'font-size="([\d.]+)"', panel.body)), default=SMALLEST) >= SMALLEST
                root = ElementTree.fromstring(panel.inner())
                reduced = [node for node in root.iter() if "scale(" in (node.get("transform") or "")]
                assert not [node for node in reduced for below in node.iter() if below.tag.endswith("text")]


def test_every_panel_has_a_cell_in_every_layout() -> None:
    composition = TITLE.composition()
    panels = goodsyard.new("oh-my-goods", 2, 1).draw(0).panels
    cells = {panel.where() for panel in panels if panel.place in ("board", "seat", "hand")}
    for layout in composition.layouts:
        assert {cell for line in layout.areas for cell in line.split()} - {"."} == cells
    assert {cell for screen in composition.screens for cell in screen} == cells


@pytest.mark.parametrize("shape", SHAPES)
def test_the_middle_of_a_card_is_never_covered_however_many_there_are(shape: str) -> None:
    for count in range(1, 27):
        cards = places(count, shape)
        for k, card in enumerate(cards):
            x, y = card.x + card.wide / 2, card.y + card.high / 2
            assert card.x + card.wide <= SIZES[shape][0]
            assert card.y + card.high <= SIZES[shape][1]
            for above in cards[k + 1 :]:
                assert not (above.x <= x <= above.x + above.wide and above.y <= y <= above.y + above.high)


@pytest.mark.parametrize("shape", SHAPES)
def test_as_many_cards_as_people_usually_hold_do_not_overlap(shape: str) -> None:
    for count in range(1, 10):
        cards = places(count, shape)
        assert cards[0].wide >= 85
        for k, card in enumerate(cards):
            for other in cards[k + 1 :]:
                assert card.x + card.wide <= other.x or card.y + card.high <= other.y or other.x + other.wide <= card.x


@pytest.mark.parametrize("language", ["en", "de"])
def test_panels_are_well_formed(language: str) -> None:
    for number, table in enumerate(game(3, 5)):
        if number % 60 == 0 or table.over:
            svg = "".join(panel.inner() for panel in table.draw(0, language).panels)
            root = ElementTree.fromstring(f"<page>{svg}</page>")
            ids = [node.get("id") for node in root.iter() if node.get("id")]
            assert len(ids) == len(set(ids))


def test_a_picture_shows_only_what_its_viewer_may_see() -> None:
    for number, table in enumerate(game(2, 8)):
        if number % 40 == 0 and not table.over:
            twin = table.game.clone()
            twin.determinize(0, number)
            words = TITLE.words("en")
            drawn = [TITLE.draw(TITLE.view(position, 0), words, "wide").svg() for position in (table.game, twin)]  # type: ignore[arg-type]
            assert drawn[0] == drawn[1]
            assert "hand" not in {panel.id for panel in table.draw(None).panels}


def test_every_icon_exists() -> None:
    assert {*GOOD_ICON.values(), *RESOURCE_ICON.values()} <= set(ICONS)
