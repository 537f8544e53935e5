"""Chat: lines from players, spectators and the table itself; players and spectators have separate rooms."""

from __future__ import annotations

from time import time
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from goodsyard.server import store
from goodsyard.server.messages import Chat, iso
from goodsyard.server.notes import Note
from goodsyard.server.problems import say
from goodsyard.server.rows import json_of
from goodsyard.server.store import Writing
from goodsyard.server.suspensions import suspension_of

PLAYERS, SPECTATORS, ALL, NOTICE = "players", "spectators", "all", "notice"
SHOWN = 100


class Said(msgspec.Struct):
    """A line from the table itself: a message and its facts, so that each reader sees their language."""

    id: str
    facts: dict[str, Any]


async def write(writing: Writing, table: str, **line: Any) -> None:
    """Add a line and notify everybody who may read it."""
    result = await writing.execute(store.chat.insert().values(table_id=table, at=time(), **line))
    key = result.inserted_primary_key
    if key is not None:
        writing.tell(Note(table=table, chat=int(key[0])))


async def speaker(writing: Writing, user: str) -> str:
    """A person's name as it is now; raises a Problem if the person is suspended."""
    u = store.users
    row = (await writing.execute(select(u.c.name, u.c.suspended).where(u.c.id == user))).one()
    if (suspension := suspension_of(row.suspended)) is not None:
        raise suspension.problem
    return str(row.name)


async def notice(writing: Writing, table: str, id: str, **facts: Any) -> None:
    """Add a line from the table itself."""
    await write(writing, table, name="", room=NOTICE, text=json_of(Said(id, facts)))


async def latest(connection: AsyncConnection, table: str) -> list[Any]:
    """The latest lines, oldest first."""
    c = store.chat
    query = select(c).where(c.c.table_id == table).order_by(c.c.id.desc()).limit(SHOWN)
    return list(reversed((await connection.execute(query)).all()))


async def line(connection: AsyncConnection, id: int) -> Any:
    return (await connection.execute(select(store.chat).where(store.chat.c.id == id))).first()


def is_for(room: str, player: bool, finished: bool) -> bool:
    """May this viewer read lines of the room? After the game everybody may read everything."""
    return finished or room in (ALL, NOTICE) or room == (PLAYERS if player else SPECTATORS)


def message(row: Any, lang: str, old: bool = False) -> Chat:
    """A line in the reader's language."""
    if row.room != NOTICE:
        name = row.name or say(lang, "former-player")
        return Chat(name, row.seat, row.text, iso(row.at), row.room, user=row.user_id, old=old)
    said = msgspec.json.decode(row.text, type=Said)
    facts = {**said.facts, "name": said.facts.get("name") or say(lang, "former-player")}
    return Chat("", None, say(lang, said.id, **facts), iso(row.at), ALL, notice=True, old=old)
