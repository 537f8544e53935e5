"""Verdicts on records."""

import json
from pathlib import Path
from typing import Any

import pytest

import goodsyard
from goodsyard.lab.verify import Verdict, verdict_on, verdicts


@pytest.fixture
def record() -> dict[str, Any]:
    """A game of 70 actions, with a digest after action 64."""
    table = goodsyard.new("coal-baron", 2, seed=6)
    while len(table.played) < 70:
        seat = table.acting()[0]
        choices = table.choices(seat)
        table.play(choices[len(table.played) % len(choices)].action, seat)
    changeable: dict[str, Any] = json.loads(table.record().json())
    return changeable


def verdict(record: dict[str, Any]) -> Verdict:
    return verdict_on(json.dumps(record).encode())


def test_unchanged(record: dict[str, Any]) -> None:
    assert str(verdict(record)) == "unchanged"


def test_a_changed_seed_is_detected(record: dict[str, Any]) -> None:
    assert verdict(record | {"seed": 7}).status in ("illegal", "differs")


def test_another_kind_of_decision(record: dict[str, Any]) -> None:
    record["actions"][9][1] += 1
    assert str(verdict(record)) == "illegal at action 10: it belongs to another kind of decision"


def test_missing_actions_are_detected_by_a_digest(record: dict[str, Any]) -> None:
    del record["actions"][60:]
    assert str(verdict(record)) == "broken: there are 60 actions, but a digest after 64"


@pytest.mark.parametrize(
    "change",
    [{"rules": 99}, {"rules": 0}, {"players": 9}, {"game": "nothing"}, {"goodsyard": 2}, {"seed": -1}, {"more": 1}],
)
def test_an_unreadable_file_is_broken(record: dict[str, Any], change: dict[str, Any]) -> None:
    assert verdict(record | change).status == "broken"


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"\xff\xfe", b"null"])
def test_a_file_without_a_record_is_broken(text: bytes) -> None:
    assert verdict_on(text).status == "broken"


def test_files_with_one_record_or_one_per_line(record: dict[str, Any], tmp_path: Path) -> None:
    pretty, lines, named = tmp_path / "pretty.json", tmp_path / "lines.txt", tmp_path / "one.jsonl"
    pretty.write_text(json.dumps(record, indent=1))
    lines.write_text(json.dumps(record) + "\n\n" + json.dumps(record) + "\n{")
    named.write_text(json.dumps(record))
    assert [(name, str(found)) for name, found in verdicts(pretty)] == [(str(pretty), "unchanged")]
    assert [(name, found.status) for name, found in verdicts(lines)] == [
        (f"{lines}:1", "unchanged"),
        (f"{lines}:3", "unchanged"),
        (f"{lines}:4", "broken"),
    ]
    assert [name for name, _ in verdicts(named)] == [f"{named}:1"]
    assert [found.status for _, found in verdicts(tmp_path / "missing.json")] == ["broken"]
