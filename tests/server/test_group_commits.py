"""Moves that arrive while the disk is busy are committed together; what fails harms nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import event, select
from sqlalchemy.exc import IntegrityError

from goodsyard.server import store
from goodsyard.server.forfeits import Forfeits
from goodsyard.server.live import Live, Lives
from goodsyard.server.moves import Moves
from goodsyard.server.schema import prepare
from goodsyard.server.settings import Settings
from goodsyard.server.setups import SeatWish, TableWish, from_wish
from goodsyard.server.stamps import place_of
from goodsyard.server.steps import Step
from goodsyard.server.store import Store, Writing
from goodsyard.server.tables import Tables
from goodsyard.server.together import Together, Work


def secret(name: str) -> Work:
    """Work that stores a secret of this name."""

    async def work(writing: Writing) -> bool:
        await writing.execute(store.secrets.insert().values(name=name, value="1"))
        return True

    return work


async def nothing(writing: Writing) -> bool:
    return False


async def written(path: Path, *works: Work) -> tuple[list[bool | BaseException], list[str], int]:
    """What came of pieces of work that arrive at once, what is stored, and how many commits it took."""
    kept = Store(Settings(f"sqlite+aiosqlite:///{path / 'tables.db'}"))
    await prepare(kept)
    commits: list[object] = []
    event.listen(kept.engine.sync_engine, "commit", commits.append)
    together = Together(kept)
    results = await asyncio.gather(*(together.write(work) for work in works), return_exceptions=True)
    took = len(commits)
    async with kept.reading() as connection:
        names = sorted((await connection.execute(select(store.secrets.c.name))).scalars())
    await kept.close()
    return results, names, took


def test_what_arrives_together_is_committed_together(tmp_path: Path) -> None:
    results, names, commits = asyncio.run(written(tmp_path, *(secret(f"{k:02}") for k in range(20)), nothing))
    assert results == [*[True] * 20, False]
    assert names == [f"{k:02}" for k in range(20)]
    assert commits == 1


def test_what_fails_harms_nothing_else(tmp_path: Path) -> None:
    works = [secret("a"), secret("b"), secret("a"), secret("c")]
    results, names, _ = asyncio.run(written(tmp_path, *works))
    assert [isinstance(each, IntegrityError) for each in results] == [False, False, True, False]
    assert names == ["a", "b", "c"]


async def interrupted(path: Path) -> tuple[int, int]:
    """Cancel a move while it is made; returns the number of actions at the table and how often the change was told."""
    kept = Store(Settings(f"sqlite+aiosqlite:///{path / 'tables.db'}"))
    await prepare(kept)
    async with kept.writing() as writing:
        await writing.execute(store.users.insert().values(id="ada", name="Ada", created=0.0))
    lives, told = Lives(kept, 10), list[Live]()
    tables = Tables(kept, lives, lambda live: None, Forfeits())
    moves = Moves(kept, lives, told.append, Forfeits())
    id = await tables.open(from_wish(TableWish("coal-baron", [SeatWish("me"), SeatWish("me")]), "ada"), "ada")
    async with lives.hold(id) as live:
        seat = live.acting[0]
        step = Step(seat, (live.table.choices(seat)[0].action,))
        stamp = place_of(live, seat).stamp
    sender = asyncio.create_task(moves.play(id, stamp, step))
    while not moves.under_way:
        await asyncio.sleep(0)
    sender.cancel()
    await asyncio.gather(sender, return_exceptions=True)
    assert sender.cancelled()
    await moves.calm.wait()
    await kept.close()
    return lives.kept[id].number, len(told)


def test_a_move_whose_sender_is_gone_is_made_and_told(tmp_path: Path) -> None:
    assert asyncio.run(interrupted(tmp_path)) == (1, 1)


@pytest.mark.parametrize("most", [1, 3])
def test_groups_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    monkeypatch.setattr("goodsyard.server.together.MOST", most)
    results, _, commits = asyncio.run(written(tmp_path, *(secret(str(k)) for k in range(9))))
    assert results == [True] * 9
    assert commits == 9 // most
