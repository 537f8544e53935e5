"""Bots by name, with budgets, and bots of one's own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import goodsyard
from goodsyard import bots
from goodsyard.bots.budget import Budget, read_budget
from goodsyard.bots.weights import judge_of
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
    assert read_budget("2s*3") == Budget(seconds=2, processes=3)
    for wrong in ("s", "1h", "0", "0s", "-3", "1.5", "99999s", "99999999", "1s*0", "1s*999", "*2"):
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
    with pytest.raises(BadSetup, match="not one of its choices"):
        bots.find(f"{file}:Wild", "coal-baron").choose(game, game.current, 1)
    with pytest.raises(BadSetup, match="no method decide"):
        bots.find(f"{file}:Silent", "coal-baron")
    with pytest.raises(BadSetup, match="has no class"):
        bots.find(f"{file}:Missing", "coal-baron")
    with pytest.raises(BadSetup, match="file not found"):
        bots.find(f"{tmp_path / 'none.py'}:Last", "coal-baron")


def test_a_bot_judges_by_the_weights_of_a_file(tmp_path: Path) -> None:
    told = judge_of("mineshaft").weights.read_text(encoding="utf-8")
    same, upside_down = tmp_path / "same.toml", tmp_path / "upside-down.toml"
    same.write_text(told, encoding="utf-8")
    upside_down.write_text(re.sub(r"(?m)^(\w+) = (\d+)$", r"\1 = -\2", told).replace("margin = -", "margin = "))
    game = goodsyard.new("mineshaft", 2, 1).game
    differing = 0
    for number in range(60):
        seat = game.current
        usual = bots.find("greedy", "mineshaft").choose(game, seat, number)
        assert bots.find(f"greedy@{same}", "mineshaft").choose(game, seat, number) == usual
        differing += bots.find(f"greedy@{upside_down}", "mineshaft").choose(game, seat, number) != usual
        game.apply(usual, seat)
    assert differing
    assert isinstance(bots.find(f"ismcts@{same}:50", "mineshaft"), bots.SearchBot)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("[weights", "not a valid TOML"),
        ("margin = 3", "table \\[weights\\]"),
        ("margin = 3\n[weights]\nscore = 1", "exactly the features"),
    ],
)
def test_a_broken_file_of_weights_is_refused(tmp_path: Path, content: str, said: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(BadSetup, match=said):
        bots.find(f"greedy@{file}", "mineshaft")
    with pytest.raises(BadSetup, match="no file"):
        bots.find("greedy@missing.toml", "mineshaft")
    with pytest.raises(bots.UnknownBot, match="does not use weights"):
        bots.find(f"random@{file}", "mineshaft")


def test_weights_have_to_be_whole_numbers(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    told = judge_of("mineshaft").weights.read_text(encoding="utf-8")
    for wrong in (told.replace("score = 1000", "score = 1.5"), told.replace("margin = ", "margin = -")):
        file.write_text(wrong, encoding="utf-8")
        with pytest.raises(BadSetup, match="whole numbers"):
            bots.find(f"greedy@{file}", "mineshaft")
