"""Subscriptions of browsers to push messages."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.status_codes import HTTP_200_OK

from goodsyard.server.api.common import Asking, language_for, server_of, writer_of
from goodsyard.server.problems import Problem

Endpoint = Annotated[str, msgspec.Meta(max_length=500)]


class PushKey(msgspec.Struct):
    key: str


class Keys(msgspec.Struct):
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class Subscription(msgspec.Struct):
    """As browsers give it."""

    endpoint: Endpoint
    keys: Keys


class Unsubscription(msgspec.Struct):
    endpoint: Endpoint


class PushController(Controller):
    """Push messages."""

    path = "/api/push"
    tags = ("visitor",)

    @get(description="The server's public key, with which a browser subscribes.")
    async def key(self, request: Asking) -> PushKey:
        return PushKey(server_of(request).pushes.sender.public)

    @post(status_code=HTTP_200_OK, description="Send this browser a message when it is the visitor's turn.")
    async def subscribe(self, request: Asking, data: Subscription) -> dict[str, bool]:
        visitor, server = await writer_of(request), server_of(request)
        if not server.limits.company.allow(visitor.id):
            raise Problem("too-fast", 429)
        if not visitor.account:
            raise Problem("account-needed", 403)
        await server.pushes.subscribe(visitor.id, data.endpoint, data.keys.p256dh, data.keys.auth)
        if visitor.lang is None:
            await server.sessions.change(visitor, {"lang": language_for(request)})
        return {"ok": True}

    @post("/end", status_code=HTTP_200_OK, description="Send this browser no more messages.")
    async def unsubscribe(self, request: Asking, data: Unsubscription) -> dict[str, bool]:
        visitor = await writer_of(request)
        await server_of(request).pushes.unsubscribe(visitor.id, data.endpoint)
        return {"ok": True}
