"""A table in a user's hands: printed, drawn in a notebook, copied, pickled, and checked by mypy."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import goodsyard


def played(actions: int) -> goodsyard.Table:
    table = goodsyard.new("coal-baron", players=3, seed=7)
    for _ in range(actions):
        seat = table.acting()[0]
        table.play(table.game.legal(seat)[0], seat)
    return table


def test_its_repr_says_where_it_stands() -> None:
    table = played(9)
    assert repr(table) == f"<Table coal-baron: 3 players, seed 7, 9 actions, seat {table.acting()[0]} to act>"
    while not table.over:
        table.play(table.game.legal()[-1])
    assert repr(table).endswith(" actions, over>")


def test_a_notebook_draws_it_as_a_spectator_sees_it() -> None:
    table = played(9)
    assert ElementTree.fromstring(table._repr_svg_()).tag.endswith("svg")
    assert table._repr_svg_() == table.draw(None).svg()


@pytest.mark.parametrize("twin_of", [copy.deepcopy, copy.copy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_is_equal_and_independent(twin_of: object) -> None:
    table = played(22)
    table.undo(table.played[-1].seat)
    assert table.undone, "what was taken back is part of the copy"
    twin = twin_of(table)  # type: ignore[operator]
    assert twin.record() == table.record()
    assert twin.game.digest() == table.game.digest()
    assert twin.undone == table.undone
    assert twin.undone is not table.undone
    digest = table.game.digest()
    twin.play(twin.game.legal()[0])
    assert table.game.digest() == digest


USER = """
import goodsyard
from goodsyard.games.great_western_trail import TITLE

table = goodsyard.new(TITLE, players=2, seed=1)
dollars: int = table.view(0).seats[0].money
{line}
"""


def check(folder: Path, line: str) -> str:
    """What `mypy --strict` says about a user's program."""
    (folder / "program.py").write_text(USER.format(line=line), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", "program.py"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_views_are_typed(tmp_path: Path) -> None:
    assert "Success" in check(tmp_path, "print(dollars)")
    assert 'has no attribute "monney"' in check(tmp_path, "print(table.view(0).seats[0].monney)")


@pytest.mark.parametrize("game", ["coal-baron", "great-western-trail", "mineshaft", "oh-my-goods"])
def test_a_fork_continues_with_its_log_and_leaves_the_table_alone(game: str) -> None:
    table = goodsyard.new(game, seed=7)
    while len(table.played) < 60:
        table.play(table.game.legal(table.acting()[0])[0], table.acting()[0])
    digest, events, played = table.game.digest(), table.events(0), table.record()
    fork = table.fork()
    assert (fork.game.digest(), fork.events(0), fork.record()) == (digest, events, played)
    while not fork.over and len(fork.played) < 100:
        fork.play(fork.game.legal(fork.acting()[0])[-1], fork.acting()[0])
    assert fork.events(0)[: len(events)] == events != fork.events(0)
    assert (table.game.digest(), table.events(0), table.record()) == (digest, events, played)
    fork.rewind(60)
    assert (fork.game.digest(), fork.events(0)) == (digest, events)
