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
from goodsyard.server.store import Writing

PLAYERS, SPECTATORS, ALL, NOTICE = "players", "spectators", "all", "notice"
SHOWN = 100


async def write(writing: Writing, table: str, name: str, seat: int | None, room: str, text: str) -> None:
    """Add a line and notify everybody who may read it."""
    facts = {"name": name, "seat": seat, "room": room, "text": text}
    result = await writing.execute(store.chat.insert().values(table_id=table, at=time(), **facts))
    key = result.inserted_primary_key
    if key is not None:
        writing.tell(Note(table=table, chat=int(key[0])))


async def notice(writing: Writing, table: str, id: str, **facts: Any) -> None:
    """Add a line from the table itself, stored as message id and facts so that each reader sees their language."""
    await write(writing, table, "", None, NOTICE, msgspec.json.encode({"id": id, "facts": facts}).decode())


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
        return Chat(row.name, row.seat, row.text, iso(row.at), row.room, old=old)
    said = msgspec.json.decode(row.text)
    return Chat("", None, say(lang, said["id"], **said["facts"]), iso(row.at), ALL, notice=True, old=old)
