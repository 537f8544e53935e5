"""Drawing: everything that may be chosen is there to be clicked, and nothing hidden shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

import goodsyard
from goodsyard import Table
from goodsyard.core.chance import DICE, below, seeded
from goodsyard.drawing import ICONS, Drawing
from goodsyard.games.oh_my_goods import TITLE
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


@pytest.mark.parametrize(("players", "edition"), [(2, "first"), (4, "second")])
def test_whatever_a_choice_speaks_of_is_in_the_picture(players: int, edition: str) -> None:
    for number, table in enumerate(game(players, 21, edition)):
        if number % 5 == 0:
            for seat in table.acting():
                wanted = {ref for choice in table.choices(seat) for ref in choice.refs}
                assert wanted <= refs_of(table.draw(seat))


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
