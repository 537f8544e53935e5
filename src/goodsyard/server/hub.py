"""The hub: passes changes made in this or another process on to the viewers connected here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from time import monotonic
from typing import Any

from goodsyard.server import chats
from goodsyard.server.live import Live, Lives
from goodsyard.server.notes import ME, Note
from goodsyard.server.shunning import deaf_to
from goodsyard.server.store import Store
from goodsyard.server.viewer import Viewer

ANNOUNCE = 30.0
BELIEVED = 3 * ANNOUNCE
SESSION_ENDED, REMOVED = 4401, 4403

logger = logging.getLogger("goodsyard.hub")


class Hub:
    """Keeps track of who is watching which table, in this process and in the others."""

    def __init__(self, store: Store, lives: Lives) -> None:
        self.store = store
        self.lives = lives
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, dict[str, tuple[set[str], float]]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.talking = asyncio.Lock()
        self.ordered: Callable[[Live], None] = lambda live: None

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; failures are logged and affect nothing else."""
        task = asyncio.create_task(guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        viewer.live.viewers.add(viewer)
        self.announce(viewer.live, asking=len(viewer.live.viewers) == 1)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        viewer.live.viewers.discard(viewer)
        if not viewer.live.viewers:
            self.lives.unwatched(viewer.live)
        self.announce(viewer.live)

    def announce(self, live: Live, asking: bool = False) -> None:
        """Tell the other processes who is watching a table through this one."""
        self.present(live)
        if not self.store.is_sqlite:
            users = sorted({viewer.user for viewer in live.viewers if viewer.user})
            self.begin(self.store.tell(Note(table=live.id, users=users, asking=asking)))

    def present(self, live: Live) -> None:
        """Update who is present; processes that have been silent too long no longer count."""
        present = {viewer.user for viewer in live.viewers if viewer.user} | self.heard_of(live.id)
        if present != live.present:
            live.present = present
            live.push()

    def heard_of(self, id: str) -> set[str]:
        """Who is present at a table through the other processes."""
        now = monotonic()
        processes = self.elsewhere.get(id, {}).values()
        return {user for users, heard in processes if now - heard < BELIEVED for user in users}

    def watching(self, id: str, players: set[str]) -> int:
        """How many are at a table without playing."""
        live = self.lives.kept.get(id)
        here = {viewer.user or viewer.session for viewer in live.viewers} if live else set()
        return len((here | self.heard_of(id)) - players)

    def everybody(self) -> set[str]:
        """Everybody who is at a table, in this process or in another."""
        users = {viewer.user for viewer in self.viewers if viewer.user}
        return users.union(*(heard for table in self.elsewhere.values() for heard, _ in table.values()))

    async def keep_announcing(self) -> None:
        while True:
            await asyncio.sleep(ANNOUNCE)
            for live in {viewer.live for viewer in self.viewers}:
                self.announce(live)

    def on_note(self, note: Note) -> None:
        """React to a note from this or another process."""
        if note.session:
            for viewer in self.viewers:
                if viewer.session == note.session:
                    viewer.close(SESSION_ENDED)
        if note.removed and note.table in self.lives.kept:
            for viewer in self.lives.kept[note.table].viewers_of(note.removed):
                viewer.close(REMOVED)
        if note.renamed:
            self.reload([live for live in self.lives.kept.values() if note.renamed in [s.user for s in live.seats]])
        if note.version and (live := self.lives.changed(note.table, note.version)):
            self.begin(self.catch_up(live))
        if note.ordered and note.origin != ME and note.table in self.lives.kept:
            self.begin(self.take_order(self.lives.kept[note.table], note.ordered))
        if note.chat and note.table in self.lives.kept:
            self.begin(self.deliver(self.lives.kept[note.table], note.chat))
        if note.users is not None and note.origin != ME:
            self.note_presence(note)

    def note_presence(self, note: Note) -> None:
        users = self.elsewhere.setdefault(note.table, {})
        users[note.origin] = (set(note.users or ()), monotonic())
        if not note.users:
            del users[note.origin]
        if not users:
            del self.elsewhere[note.table]
        live = self.lives.kept.get(note.table)
        if live is not None and live.viewers:
            self.announce(live) if note.asking else self.present(live)

    def reload_all(self) -> None:
        """Reload everything, because notes may have been lost."""
        self.reload(self.lives.kept.values())

    def reload(self, lives: Iterable[Live]) -> None:
        for live in lives:
            live.stale = True
            if live.viewers:
                self.begin(self.catch_up(live))

    async def catch_up(self, live: Live) -> None:
        async with self.lives.hold(live.id):
            live.push()

    async def take_order(self, live: Live, user: str) -> None:
        """Read a person's order that came in through another process; only that person is told."""
        live.stale = True
        async with self.lives.hold(live.id):
            for viewer in live.viewers_of(user):
                viewer.refresh()
            self.ordered(live)

    async def deliver(self, live: Live, chat: int) -> None:
        """Send a chat line to everybody who may read it, keeping the order of the lines."""
        async with self.talking:
            async with self.store.reading() as connection:
                line = await chats.line(connection, chat)
                readers = {viewer.user for viewer in live.viewers if viewer.user}
                deaf = await deaf_to(connection, line.user_id, readers) if line else set()
            for viewer in list(live.viewers) if line else ():
                if viewer.user not in deaf and chats.is_for(
                    line.room, bool(live.seats_of(viewer.user)), live.row.state == "finished"
                ):
                    viewer.send(chats.message(line, viewer.lang))


async def guarded(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception:
        logger.exception("background work failed")
