"""Push messages: "your turn" to the browsers that people have subscribed, even if no page is open."""

from __future__ import annotations

import logging
from time import time

import msgspec
from sqlalchemy import select

from goodsyard.server import store
from goodsyard.server.games import game_name
from goodsyard.server.outside import Outside
from goodsyard.server.problems import Problem, say
from goodsyard.server.secret import secret_of
from goodsyard.server.settings import Settings
from goodsyard.server.store import Store
from goodsyard.server.webhooks import checked
from goodsyard.server.webpush import Sender, is_subscription, new_private, sealed

MOST = 10
"""Browsers of one person; the oldest make room."""
GONE = (404, 410)
"""Answers of a push service that knows a browser no more."""

logger = logging.getLogger("goodsyard.pushes")
p, u = store.pushes, store.users


class Message(msgspec.Struct):
    """What the service worker shows."""

    title: str
    body: str
    url: str
    tag: str


class Pushes:
    """Sends push messages. The key is made by the first process that needs it and kept in the database."""

    def __init__(self, store: Store, settings: Settings, outside: Outside) -> None:
        self.store = store
        self.outside = outside
        self.contact = settings.url or "https://localhost"
        self.plain = settings.webhook_private
        self.sender: Sender

    async def start(self) -> None:
        self.sender = Sender(await secret_of(self.store, "push", new_private()), self.contact)

    async def subscribe(self, user: str, endpoint: str, key: str, auth: str) -> None:
        """Remember a browser; if somebody else used it before, it is theirs no more. Only that browser has its keys:
        who has merely heard of its address cannot end another person's messages."""
        if not (checked(endpoint) and (self.plain or endpoint.startswith("https://")) and is_subscription(key, auth)):
            raise Problem("bad-push")
        same = (p.c.p256dh == key) & (p.c.auth == auth)
        async with self.store.writing() as writing:
            await writing.execute(p.delete().where(p.c.endpoint == endpoint, same | (p.c.user_id == user)))
            if (await writing.execute(select(p.c.user_id).where(p.c.endpoint == endpoint))).first() is not None:
                raise Problem("bad-push")
            values = {"endpoint": endpoint, "user_id": user, "p256dh": key, "auth": auth, "created": time()}
            await writing.execute(p.insert().values(**values))
            newest = select(p.c.endpoint).where(p.c.user_id == user).order_by(p.c.created.desc()).limit(MOST)
            await writing.execute(p.delete().where(p.c.user_id == user, p.c.endpoint.not_in(newest)))

    async def unsubscribe(self, user: str, endpoint: str) -> None:
        async with self.store.writing() as writing:
            await writing.execute(p.delete().where(p.c.endpoint == endpoint, p.c.user_id == user))

    async def call(self, user: str, title: str, table: str, game: str) -> None:
        """Send one of the server's sentences about a table to all browsers of a person."""
        async with self.store.reading() as connection:
            query = select(p.c.endpoint, p.c.p256dh, p.c.auth, u.c.lang).join(u, u.c.id == p.c.user_id)
            found = (await connection.execute(query.where(p.c.user_id == user))).all()
        for endpoint, key, auth, lang in found:
            message = Message(say(lang or "en", title), game_name(game, lang or "en"), f"/table/{table}", table)
            await self.send(endpoint, key, auth, message)

    async def send(self, endpoint: str, key: str, auth: str, message: Message) -> None:
        body = sealed(msgspec.json.encode(message), key, auth)
        try:
            status = await self.outside.post(endpoint, body, self.sender.headers(endpoint, message.tag))
        except (OSError, EOFError, TimeoutError, ValueError) as problem:
            logger.info("push failed: %s", type(problem).__name__)
            return
        if status in GONE:
            async with self.store.writing() as writing:
                await writing.execute(p.delete().where(p.c.endpoint == endpoint))
