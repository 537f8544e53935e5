"""Every clause of every RULES.md is proved by a test, and every clause that a test names exists."""

import ast
import re
from pathlib import Path

import pytest

import goodsyard.games
from goodsyard.core.registry import titles
from goodsyard.core.words import LANGUAGES, Phrase

RULES = sorted(Path(goodsyard.games.__path__[0]).glob("*/RULES.md"))
TRANSLATIONS = sorted(Path(goodsyard.games.__path__[0]).glob("*/RULES.*.md"))
TESTS = Path(__file__).parent


def clauses_in(rules: Path) -> list[str]:
    """The numbers of the clauses, in the order of the book."""
    return re.findall(r"^\*\*(\d+\.\d+)\*\* ", rules.read_text(encoding="utf-8"), re.MULTILINE)


def clauses_of(test: ast.FunctionDef) -> list[str]:
    """What the decorators `@clause(...)` of a test name."""
    return [
        str(ast.literal_eval(number))
        for mark in test.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "clause"
        for number in mark.args
    ]


def marked_tests(folder: Path) -> dict[str, list[str]]:
    """Each test that names clauses, with their numbers."""
    return {
        f"{file.relative_to(folder)}::{test.name}": clauses_of(test)
        for file in sorted(folder.rglob("test_*.py"))
        for test in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_") and clauses_of(test)
    }


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.parent.name)
def test_every_clause_has_a_test_and_every_named_clause_exists(rules: Path) -> None:
    game = rules.parent.name
    clauses = clauses_in(rules)
    tests = marked_tests(TESTS / game)
    named = {number for numbers in tests.values() for number in numbers}
    print(f"{game}: {len(clauses)} clauses, {len(tests)} tests")
    assert clauses, "a rule book without clauses"
    assert len(clauses) == len(set(clauses)), "a clause number is used twice"
    assert [number for number in clauses if number not in named] == [], "clauses without a test"
    assert {test: set(numbers) - set(clauses) for test, numbers in tests.items() if set(numbers) - set(clauses)} == {}


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.parent.name)
def test_the_code_names_only_clauses_that_exist(rules: Path) -> None:
    known = {*clauses_in(rules), *(number.partition(".")[0] for number in clauses_in(rules))}
    for file in sorted(rules.parent.rglob("*.py")):
        for cited in re.findall(r"RULES ([0-9., -]+)", file.read_text(encoding="utf-8")):
            for number in re.findall(r"\d+(?:\.\d+)?", cited):
                assert number in known, f"{file.relative_to(rules.parent)} names clause {number}"


def test_every_game_has_its_rules_in_all_languages() -> None:
    found = {(rules.parent.name, rules.suffixes[0].removeprefix(".")) for rules in TRANSLATIONS}
    assert found == {(rules.parent.name, lang) for rules in RULES for lang in LANGUAGES if lang != "en"}


@pytest.mark.parametrize("rules", TRANSLATIONS, ids=lambda rules: f"{rules.parent.name}-{rules.name}")
def test_translated_rules_have_the_same_clauses(rules: Path) -> None:
    assert clauses_in(rules) == clauses_in(rules.parent / "RULES.md")
    chapters = [
        re.findall(r"^## (\d+)\.", text.read_text("utf-8"), re.MULTILINE) for text in (rules, rules.parent / "RULES.md")
    ]
    assert chapters[0] == chapters[1]
    title = rules.read_text("utf-8").partition("\n")[0]
    game = next(title for title in titles().values() if title.folder == rules.parent)
    lang = rules.suffixes[0].removeprefix(".")
    assert title == f"# {game.words(lang).say(Phrase('title'))}"
    clause = clauses_in(rules)[0]
    assert game.clause_text(clause, lang) != game.clause_text(clause)
