"""Records: compact, readable again, and every kind of damage is reported."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import goodsyard
from goodsyard import BrokenRecord, Record
from goodsyard.core.record import load, read, save
from tests.games.play import random_table

RECORD = random_table("coal-baron", 3, 4).record()


def changed(**fields: object) -> Record:
    return msgspec.structs.replace(RECORD, **fields)


def test_a_record_is_small() -> None:
    for players in (2, 3, 4):
        assert max(len(random_table("coal-baron", players, seed).record().json()) for seed in range(20)) < 4000


def test_save_and_load(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save(RECORD, path)
    assert load(path) == RECORD
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (RECORD.json()[:200], "not a readable record"),
        ("", "not a readable record"),
        (b"\xff\xfe", "not a readable record"),
        ("[]", "not a readable record"),
        (RECORD.json().replace('"seed"', '"sead"'), "not a readable record"),
        (RECORD.json().replace('{"goodsyard":1', '{"goodsyard":2'), "format 2"),
    ],
)
def test_unreadable_records_are_named(text: str | bytes, reason: str) -> None:
    with pytest.raises(BrokenRecord, match=reason):
        read(text)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BrokenRecord, match=r"none\.json"):
        load(tmp_path / "none.json")
    (tmp_path / "half.json").write_text('{"goodsyard":')
    with pytest.raises(BrokenRecord, match=r"half\.json"):
        load(tmp_path / "half.json")


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (changed(actions=[(2, 0, 999), *RECORD.actions[1:]]), "action 1 is not legal"),
        (changed(actions=[RECORD.actions[0], (9, 0, 0)]), "action 2 is not legal"),
        (changed(actions=[(seat, 5, action) for seat, _, action in RECORD.actions]), "another kind of decision"),
        (changed(actions=[*RECORD.actions, (0, 0, 0)]), "The game is over"),
        (changed(digests=[(64, "0" * 16)]), "differs at action 64"),
        (changed(rules_version=99), "version 99 of the rules"),
        (changed(players=7), "2 to 4 players"),
        (changed(seed=-3), "not -3"),
        (changed(options={"a": "b"}), "no option 'a'"),
    ],
)
def test_records_that_do_not_replay_are_named(record: Record, reason: str) -> None:
    with pytest.raises(BrokenRecord, match=reason):
        goodsyard.replay(record)


def test_a_record_of_an_unknown_game() -> None:
    with pytest.raises(goodsyard.UnknownGame, match="no game 'chess'"):
        goodsyard.replay(changed(game="chess"))
