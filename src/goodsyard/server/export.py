"""Everything stored about a person, as one JSON document that is written part by part."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from sqlalchemy import Select, select

from goodsyard.core.record import Record
from goodsyard.server import store
from goodsyard.server.messages import iso
from goodsyard.server.rows import read_record, read_table
from goodsyard.server.store import Store

MOMENTS = {"created", "seen", "finished", "at", "since", "closed"}
SECRET = {"password", "recovery", "webhook_key", "token_hash", "login", "befriend", "p256dh", "auth"}


class Game(msgspec.Struct, omit_defaults=True):
    """A table with the person's part in it; games that are over come with their record."""

    table: str
    game: str
    state: str
    created: str
    seat: int | None
    left_to_a_bot: bool
    score: int | None
    place: int | None
    record: Record | None = None


async def exported(store_: Store, user: str) -> AsyncIterator[bytes]:
    """The document; each part is read when it is needed, so that long histories take no memory."""
    encode = msgspec.json.encode
    yield b"{"
    for name, query in sections(user).items():
        async with store_.reading() as connection:
            rows = [shown(row) for row in await connection.execute(query)]
        yield b'"%s":%s,' % (name.encode(), encode(rows))
    yield b'"tables":['
    async with store_.reading() as connection:
        places = (await connection.execute(places_of(user))).all()
    for number, (id, seat, bot, score, rank) in enumerate(places):
        async with store_.snapshot() as connection:
            row = await read_table(connection, id)
            game = Game(row.id, row.game, row.state, iso(row.created), seat, bool(bot), score, rank)
            if row.state == "finished":
                game.record = await read_record(connection, id)
        yield (b"," if number else b"") + encode(game)
    yield b"]}"


def sections(user: str) -> dict[str, Select[Any]]:
    """The parts of the document that are plain rows."""
    u, s, c, r, h = store.users, store.sessions, store.chat, store.ratings, store.rated
    f, n, i, p, report = store.friends, store.shunned, store.invitations, store.pushes, store.reports
    other = u.alias()
    return {
        "profile": select(u).where(u.c.id == user),
        "sessions": select(s).where(s.c.user_id == user).order_by(s.c.created),
        "chat": select(c.c.table_id, c.c.at, c.c.room, c.c.text).where(c.c.user_id == user).order_by(c.c.id),
        "ratings": select(r).where(r.c.user_id == user),
        "ratings_over_time": select(h).where(h.c.user_id == user).order_by(h.c.at),
        "friends": select(other.c.name, f.c.since).join(other, other.c.id == f.c.other_id).where(f.c.user_id == user),
        "blocked_or_muted": select(other.c.name, n.c.blocked, n.c.since)
        .join(other, other.c.id == n.c.other_id)
        .where(n.c.user_id == user),
        "invitations": select(i.c.table_id, i.c.at).where(i.c.user_id == user),
        "push_addresses": select(p.c.endpoint, p.c.created).where(p.c.user_id == user),
        "reports": select(report.c.at, report.c.table_id, report.c.text, report.c.answer, report.c.closed)
        .where(report.c.user_id == user)
        .order_by(report.c.id),
    }


def places_of(user: str) -> Select[Any]:
    """The seats the person has or had, and the tables the person opened."""
    t, s = store.tables, store.seats
    sits = s.c.user_id == user
    query = select(t.c.id, s.c.seat, s.c.bot, s.c.score, s.c.rank).outerjoin(s, (s.c.table_id == t.c.id) & sits)
    return query.where(sits | (t.c.creator == user)).order_by(t.c.created, t.c.id, s.c.seat)


def shown(row: Any) -> dict[str, Any]:
    """A row as its owner may read it: without secrets, and with times that can be read."""
    facts = {name: value for name, value in row._mapping.items() if name not in SECRET and name != "user_id"}
    return {name: iso(value) if name in MOMENTS and value else value for name, value in facts.items()}
