"""Hosts: what whoever opened a table may change before the game begins."""

from __future__ import annotations

from typing import Any

from goodsyard.server import store
from goodsyard.server.budgets import check_bot
from goodsyard.server.chats import notice
from goodsyard.server.live import Live, Lives
from goodsyard.server.notes import Note
from goodsyard.server.problems import Problem
from goodsyard.server.rated import must_be_several, places_of, without_account
from goodsyard.server.settings import Settings
from goodsyard.server.setups import Revision, revised
from goodsyard.server.store import Store
from goodsyard.server.tables import Seating, Tables, changed, seat_at


class Hosts:
    """Changes tables that wait for players."""

    def __init__(self, settings: Settings, store: Store, lives: Lives, tables: Tables) -> None:
        self.bot_seconds = settings.bot_seconds
        self.store = store
        self.lives = lives
        self.tables = tables

    async def fill(self, id: str, seat: int, me: str, bot: str) -> None:
        """Let a bot take an open seat."""

        def change(live: Live) -> Seating:
            own_table(live, me)
            check_bot(bot, live.row.game, self.bot_seconds)
            if seat_at(live, seat).kind != "open":
                raise Problem("seat-taken", 409)
            seats = changed(live.seats, seat, bot=bot)
            if live.row.rated:
                must_be_several(places_of(seats))
            return Seating(seats, live.row.shuffle, "notice-filled")

        await self.tables.seat(id, change, seat=seat + 1)

    async def remove(self, id: str, seat: int, me: str) -> None:
        """Open a seat again. Links to seats are renewed, so that the one that was used cannot be used again."""
        removed: list[str] = []

        def change(live: Live) -> Seating:
            own_table(live, me)
            row = seat_at(live, seat)
            if row.kind == "open" or row.user == me:
                raise Problem("nobody-to-remove", 409)
            removed[:] = [row.user] if row.user else []
            shuffle = live.row.shuffle
            line = "notice-removed" if row.user else "notice-bot-removed"
            seats = changed(live.seats, seat, user=None, bot=None)
            return Seating(seats, shuffle and shuffle.without([seat]), line, renewed=True)

        await self.tables.seat(id, change, seat=seat + 1)
        for user in removed:
            await self.show_out(id, user)

    async def show_out(self, id: str, user: str) -> None:
        """Withdraw an invitation, and end the person's live connections to the table."""
        i = store.invitations
        async with self.store.writing() as writing:
            await writing.execute(i.delete().where(i.c.table_id == id, i.c.user_id == user))
            writing.tell(Note(table=id, removed=user))

    async def renew_links(self, id: str, me: str) -> None:
        """Replace the links to seats: those that were sent out become useless."""
        async with self.lives.hold(id) as live:
            own_table(live, me)
            await self.settle(live, {"invites": live.row.invites + 1}, "notice-links-renewed")

    async def revise(self, id: str, me: str, wish: Revision) -> None:
        """Change what was agreed."""
        async with self.lives.hold(id) as live:
            own_table(live, me)
            values = revised(live.row, live.table.title, wish)
            if values.get("rated", live.row.rated):
                await self.must_suit(live, me)
            await self.settle(live, values, "notice-revised")

    async def must_suit(self, live: Live, me: str) -> None:
        """Raise a Problem unless a rated game can be played by those who sit there."""
        must_be_several(places_of(live.seats))
        async with self.store.reading() as connection:
            guests = await without_account(connection, [me, *(seat.user for seat in live.seats)])
        if guests:
            raise Problem("rated-account", 403) if me in guests else Problem("rated-guest", 409)

    async def cancel(self, id: str, me: str) -> None:
        """Close the table."""
        async with self.lives.hold(id) as live:
            own_table(live, me)
            await self.settle(live, {"state": "cancelled", "due": None}, "notice-cancelled")

    async def settle(self, live: Live, values: dict[str, Any], line: str) -> None:
        """Write columns of a table; the caller holds it."""
        row, t = live.row, store.tables
        live.stale = True
        async with self.store.writing() as writing:
            guard = (t.c.id == row.id) & (t.c.version == row.version)
            done = await writing.execute(t.update().where(guard).values(version=row.version + 1, **values))
            if done.rowcount != 1:
                raise Problem("busy", 503)
            if "clock" in values:  # the players' times were those of the old clock
                mine = store.seats.c.table_id == row.id
                await writing.execute(store.seats.update().where(mine).values(clock_left=None))
            await notice(writing, row.id, line)
            writing.tell(Note(table=row.id, version=row.version + 1))


def own_table(live: Live, me: str) -> None:
    """Raise a Problem unless the person opened the table and the game has not begun."""
    if live.row.creator != me:
        raise Problem("not-your-own-table", 403)
    if live.row.state != "waiting":
        raise Problem("begun", 409)
