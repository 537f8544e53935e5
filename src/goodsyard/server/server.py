"""The server: all parts of one server process, put together."""

from __future__ import annotations

import asyncio
import gc
import logging
from importlib import import_module
from secrets import token_hex

from goodsyard.core.registry import titles
from goodsyard.core.table import new
from goodsyard.core.words import LANGUAGES
from goodsyard.drawing.composition import SHAPES
from goodsyard.server.absences import Absences
from goodsyard.server.accounts import Accounts
from goodsyard.server.analyst import Analyst
from goodsyard.server.archive import Archive
from goodsyard.server.caretaker import Caretaker
from goodsyard.server.downtime import Downtime
from goodsyard.server.farewell import Farewell
from goodsyard.server.forfeits import Forfeits
from goodsyard.server.friends import Friends
from goodsyard.server.health import Health
from goodsyard.server.hosts import Hosts
from goodsyard.server.hub import Hub
from goodsyard.server.invitations import Invitations
from goodsyard.server.jobs import Jobs
from goodsyard.server.limits import Limits
from goodsyard.server.live import Live, Lives
from goodsyard.server.metrics import Metrics
from goodsyard.server.moves import Moves
from goodsyard.server.notes import Listener
from goodsyard.server.orders import Orders
from goodsyard.server.outside import Outside
from goodsyard.server.passwords import Passwords
from goodsyard.server.pushes import Pushes
from goodsyard.server.queue import Queue
from goodsyard.server.quotas import Quotas
from goodsyard.server.reminders import Reminders
from goodsyard.server.schema import prepare
from goodsyard.server.secret import secret_of
from goodsyard.server.sessions import Sessions
from goodsyard.server.settings import Settings
from goodsyard.server.store import Store
from goodsyard.server.tables import Tables
from goodsyard.server.tokens import Links
from goodsyard.server.vacations import Vacations
from goodsyard.server.webhooks import Webhooks

logger = logging.getLogger("goodsyard")


class Server:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits(settings.rate)
        self.store = Store(settings)
        self.lives = Lives(self.store, settings.live_tables)
        self.hub = Hub(self.store, self.lives)
        self.store.on_note = self.hub.on_note
        self.forfeits = Forfeits(settings.grace)
        self.moves = Moves(self.store, self.lives, self.moved, self.forfeits)
        self.queue = Queue(settings.bot_workers)
        self.quotas = Quotas(settings, self.store, self.queue.shares)
        self.jobs = Jobs(settings, self.lives, self.moves, self.queue)
        self.orders = Orders(self.store, self.lives, self.moves, self.hub.begin)
        self.hub.ordered = self.orders.drive
        self.analyst = Analyst(settings, self.store, self.lives, self.queue)
        self.passwords = Passwords()
        self.sessions = Sessions(self.store, self.passwords)
        self.accounts = Accounts(self.store, self.sessions, self.passwords)
        self.archive = Archive(self.limits.looks)
        self.tables = Tables(self.store, self.lives, self.moved, self.forfeits)
        self.absences = Absences(self.tables)
        self.hosts = Hosts(settings, self.store, self.lives, self.tables)
        self.farewell = Farewell(self.store, self.sessions, self.absences, self.hosts)
        self.friends = Friends(self.store)
        self.invitations = Invitations(self.store, self.lives, self.friends)
        self.outside = Outside(settings)
        self.webhooks = Webhooks(self.store, settings, self.outside)
        self.health = Health(self.store, settings)
        self.metrics = Metrics()
        self.pushes = Pushes(self.store, settings, self.outside)
        self.downtime = Downtime(self.store)
        self.reminders = Reminders(self.store, self.remind)
        self.vacations = Vacations(self.store, self.lives, self.tables)
        self.caretaker = Caretaker(self.store, self.lives, self.absences, self.drive, self.reminders.remind)
        self.links = Links("")
        self.easel = asyncio.Lock()

    async def start(self) -> None:
        for name in self.settings.imports:
            import_module(name)
        await prepare(self.store)
        self.links = Links(await secret_of(self.store, "links", token_hex(32)))
        await self.pushes.start()
        warm_drawing()
        spare_the_collector()
        self.queue.warm()
        await self.downtime.make_good()
        self.hub.begin(self.downtime.keep_noting())
        self.hub.begin(self.caretaker.run())
        self.hub.begin(self.hub.keep_announcing())
        if not self.store.is_sqlite:
            listener = Listener(self.settings.database, self.hub.on_note, self.hub.reload_all)
            self.hub.begin(listener.run())

    async def stop(self) -> None:
        for task in list(self.hub.tasks):
            task.cancel()
        await asyncio.gather(*self.hub.tasks, return_exceptions=True)
        await self.jobs.close()
        await self.analyst.close()
        await self.archive.close()
        await self.queue.close()
        await self.store.close()

    def drive(self, live: Live) -> None:
        """Let the bots think and carry out orders, if they are to act."""
        self.jobs.drive(live)
        self.orders.drive(live)

    def moved(self, live: Live) -> None:
        """React to a changed table: update viewers, start bots, notify absent players."""
        live.push()
        self.drive(live)
        for user in self.webhooks.to_call(live):
            self.hub.begin(self.webhooks.call(user, "your-turn", live.id, live.row.game))
            self.hub.begin(self.pushes.call(user, "push-your-turn", live.id, live.row.game))

    def remind(self, user: str, live: Live) -> None:
        """Tell somebody who is not at the table that a turn has been waiting for long."""
        self.hub.begin(self.webhooks.call(user, "reminder", live.id, live.row.game))
        self.hub.begin(self.pushes.call(user, "push-reminder", live.id, live.row.game))


def spare_the_collector() -> None:
    """Make garbage collection rare and short: loaded code stays, and games are freed by reference counting.

    With the default thresholds, a collection over a few hundred live tables blocks the process for a tenth of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def warm_drawing() -> None:
    """Fill the caches for drawings and words, so that the first visitor does not have to wait."""
    for title in titles().values():
        try:
            table = new(title.id, title.max_players, seed=1)
            for lang in LANGUAGES:
                table.events(None, 0, lang)
                for shape in SHAPES:
                    for panel in table.draw(0, lang, shape).panels:
                        panel.inner()
        except Exception:
            logger.exception("%s cannot be drawn", title.id)
