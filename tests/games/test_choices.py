"""The order of choices: what declines comes last."""

from __future__ import annotations

from random import Random

import pytest

import goodsyard
from goodsyard.core.registry import titles
from goodsyard.core.table import Table

OWN = [id for id, title in sorted(titles().items()) if title.folder.parent.name == "games"]


def declining(table: Table, seat: int) -> list[bool]:
    """For each choice, in the order shown, whether it declines."""
    kind, about = table.game.decision(seat)
    shown = [choice.action for choice in table.choices(seat)]
    return [table.title.speech.choice(table.game, seat, kind, about, action).declines for action in shown]


@pytest.mark.parametrize("game", OWN)
def test_declining_comes_last_and_everything_legal_is_shown(game: str) -> None:
    table, chance, seen = goodsyard.new(game, 2, seed=4), Random(4), 0
    while not table.over:
        seat = table.acting()[0]
        shown = declining(table, seat)
        assert shown == sorted(shown)
        assert sorted(choice.action for choice in table.choices(seat)) == sorted(table.game.legal(seat))
        seen += shown.count(True) > 0 and len(shown) > 1
        table.play(chance.choice(table.choices(seat)).action, seat)
    assert seen > 5


def test_build_it_stands_before_discard_it() -> None:
    table, chance = goodsyard.new("oh-my-goods", 2, seed=2), Random(2)
    while True:
        seat = table.acting()[0]
        texts = [choice.text for choice in table.choices(seat)]
        if "Build it" in texts:
            break
        table.play(chance.choice(table.choices(seat)).action, seat)
    assert texts[0] == "Build it"
    assert texts[-1] == "Discard it"
