"""Bots by name, with budgets, and bots of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

import goodsyard
from goodsyard import bots
from goodsyard.bots.budget import Budget, read_budget
from goodsyard.core.errors import BadSetup

OWN = """
class Last:
    def decide(self, view, choices, budget):
        assert view.you is not None
        assert budget.iterations == 7
        return choices[-1].action


class Wild:
    def decide(self, view, choices, budget):
        return -5


class Silent:
    pass
"""


def test_budgets() -> None:
    assert read_budget("") == Budget(seconds=1)
    assert read_budget("1.5s") == Budget(seconds=1.5)
    assert read_budget("250ms") == Budget(seconds=0.25)
    assert read_budget("400") == Budget(iterations=400)
    for wrong in ("s", "1h", "0", "0s", "-3", "1.5", "99999s", "99999999"):
        with pytest.raises(BadSetup):
            read_budget(wrong)


def test_levels_are_bots() -> None:
    assert list(bots.LEVELS) == ["easy", "medium", "hard", "expert"]
    game = goodsyard.new("coal-baron", 2, 1).game
    for level in ("easy", "medium"):
        assert bots.find(level, "coal-baron").choose(game, game.current, 1) in game.legal()


def test_a_bot_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN, encoding="utf-8")
    game = goodsyard.new("coal-baron", 2, 1).game
    own = bots.find(f"{file}:Last:7", "coal-baron")
    assert own.choose(game, game.current, 1) == game.legal()[-1]
    with pytest.raises(BadSetup, match="none of its choices"):
        bots.find(f"{file}:Wild", "coal-baron").choose(game, game.current, 1)
    with pytest.raises(BadSetup, match="no method decide"):
        bots.find(f"{file}:Silent", "coal-baron")
    with pytest.raises(BadSetup, match="has no class"):
        bots.find(f"{file}:Missing", "coal-baron")
    with pytest.raises(BadSetup, match="no file"):
        bots.find(f"{tmp_path / 'none.py'}:Last", "coal-baron")
