"""One's webhook: its address and key, a new key, and a test."""

from __future__ import annotations

import msgspec
from litestar import Controller, get, post
from litestar.status_codes import HTTP_200_OK

from goodsyard.server.api.common import Asking, address_of, server_of, visitor_of, writer_of
from goodsyard.server.problems import Problem


class Hook(msgspec.Struct):
    url: str | None
    key: str | None
    """With which every call is signed."""


class Tested(msgspec.Struct):
    ok: bool
    status: int
    """Of the answer; 0 if there was none."""


class WebhookController(Controller):
    """One's webhook; its address is set with the name."""

    path = "/api/account/webhook"
    tags = ("visitor",)

    @get(description="The address that is called, and the key that signs the calls.")
    async def hook(self, request: Asking) -> Hook:
        visitor = await visitor_of(request)
        if visitor is None:
            raise Problem("no-session", 401)
        found = await server_of(request).webhooks.hook_of(visitor.id)
        return Hook(*found) if found else Hook(None, None)

    @post("/key", status_code=HTTP_200_OK, description="Make a new key; calls signed with the old one end.")
    async def renew(self, request: Asking) -> Hook:
        visitor = await writer_of(request)
        return Hook(visitor.webhook, await server_of(request).webhooks.new_key(visitor.id))

    @post("/test", status_code=HTTP_200_OK, description="Call one's webhook once, as a test.")
    async def test(self, request: Asking) -> Tested:
        visitor, server = await writer_of(request), server_of(request)
        if not server.limits.tests.allow(visitor.id) or not server.limits.tests.allow(address_of(request)):
            raise Problem("too-fast", 429)
        status = await server.webhooks.test(visitor.id)
        return Tested(200 <= status < 300, status)
