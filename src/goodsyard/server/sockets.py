"""The live connection: messages in, states out. Incoming messages are limited in size, checked and never trusted."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import perf_counter

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from goodsyard.core.errors import IllegalAction
from goodsyard.server import answers, chats
from goodsyard.server.admission import FORBIDDEN, Socket, admitted, is_own_origin, turn_away
from goodsyard.server.incoming import DECODER, Moving
from goodsyard.server.limits import MAX_FRAME
from goodsyard.server.messages import Ack, Failed, Refused
from goodsyard.server.problems import Problem, chosen_language, say, spoken
from goodsyard.server.server import Server
from goodsyard.server.sessions import COOKIE, Visitor
from goodsyard.server.shunning import silenced_by
from goodsyard.server.stamps import Place
from goodsyard.server.viewer import Viewer

TOO_SLOW, TOO_FAST = 1013, 1008
STRIKES = 50
LET_PASS = 0.02
"""Seconds for which a state waits for moves that are being committed."""

logger = logging.getLogger("goodsyard.sockets")


@websocket("/ws/tables/{id:str}", opt={"exclude_from_auth": True})
async def table_socket(socket: Socket, id: str) -> None:
    """Connect one viewer to one table."""
    server: Server = socket.app.state.server
    if not is_own_origin(socket, server.settings.url):
        await socket.close(FORBIDDEN, "wrong origin")
        return
    visitor = await server.sessions.find(socket.cookies.get(COOKIE))
    lang = chosen_language(socket.query_params.get("lang"), visitor.lang if visitor else None, socket.headers)
    await socket.accept()
    try:
        spoken(socket.query_params.get("lang") or lang)
        viewer = await admitted(server, socket, id, visitor, lang)
    except Problem as problem:
        await turn_away(socket, problem, lang)
        return
    viewer.shape = "tall" if socket.query_params.get("shape") == "tall" else "wide"
    try:
        await Conversation(server, socket, viewer, visitor).run()
    finally:
        server.hub.leave(viewer)


class Conversation:
    """The exchange of messages over one connection."""

    def __init__(self, server: Server, socket: Socket, viewer: Viewer, visitor: Visitor | None) -> None:
        self.server = server
        self.socket = socket
        self.viewer = viewer
        self.visitor = visitor
        self.key = viewer.user or viewer.address
        self.strikes = 0

    async def run(self) -> None:
        """Run until either side closes the connection."""
        sender = asyncio.create_task(self.send())
        receiver = asyncio.create_task(self.receive())
        try:
            await asyncio.wait((sender, receiver), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sender, receiver):
                task.cancel()
            results = await asyncio.gather(sender, receiver, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | OSError):
                logger.error("connection failed", exc_info=result)

    async def send(self) -> None:
        """Send queued messages, then the latest state."""
        viewer, socket = self.viewer, self.socket
        await self.send_state()
        await self.send_chat()
        while True:
            await viewer.wake.wait()
            viewer.wake.clear()
            await self.send_queue()
            if viewer.dirty:
                await self.send_state()
            if viewer.closing or viewer.too_slow:
                await socket.close(viewer.closing or TOO_SLOW)
                return

    async def send_queue(self) -> None:
        while self.viewer.queue:
            await self.send_frame(self.viewer.next())

    async def send_frame(self, frame: bytes) -> None:
        """Send a message; that the connection has been closed meanwhile is an error only to uvicorn."""
        try:
            await self.socket.send_data(frame.decode())
        except RuntimeError:
            raise WebSocketDisconnect(detail="closed meanwhile") from None

    async def send_state(self) -> None:
        """Send the newest state; one is rendered at a time across all connections, and moves that are being committed
        go first: nothing can be acknowledged while a state is rendered."""
        async with self.server.easel:
            with suppress(TimeoutError):
                async with asyncio.timeout(LET_PASS):  # `wait_for` may swallow that the connection has ended
                    await self.server.moves.calm.wait()
            self.viewer.dirty = False
            state = self.viewer.news()
        await self.send_queue()
        if state is not None:
            await self.send_frame(state)

    async def send_chat(self) -> None:
        """Send earlier chat lines."""
        live = self.viewer.live
        async with self.server.store.reading() as connection:
            lines = await chats.latest(connection, live.id)
            silenced = await silenced_by(connection, self.viewer.user)
        player, finished = bool(live.seats_of(self.viewer.user)), live.row.state == "finished"
        for line in lines:
            if line.user_id not in silenced and chats.is_for(line.room, player, finished):
                self.viewer.send(chats.message(line, self.viewer.lang, old=True))

    async def receive(self) -> None:
        while True:
            event = await self.socket.receive()
            if event["type"] != "websocket.receive":
                return
            if not self.server.limits.frames.allow(self.key):
                self.strike("too-fast")
                await asyncio.sleep(0.1)
                continue
            await self.handle(event.get("text") or event.get("bytes") or "")

    def strike(self, id: str, **facts: int) -> None:
        """Report a mistake; clients that keep making them are disconnected."""
        self.strikes += 1
        self.viewer.send(Failed(say(self.viewer.lang, id, **facts)))
        if self.strikes > STRIKES:
            self.viewer.close(TOO_FAST)

    async def handle(self, frame: str | bytes) -> None:
        if len(frame) > MAX_FRAME:
            self.strike("big-message", most=MAX_FRAME)
            return
        try:
            message = DECODER.decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.strike("bad-message")
            return
        began = perf_counter()
        try:
            await answers.TO[type(message)](self, message)
            if isinstance(message, Moving):
                kind = str(type(message).__struct_config__.tag)
                self.server.metrics.moves.observe(perf_counter() - began, kind=kind)
        except IllegalAction as refusal:
            self.refuse(message.id, str(refusal), refusal.clause)
        except Problem as problem:
            self.refuse(message.id, problem.text(self.viewer.lang))
            self.viewer.repeat()
        except Exception:
            logger.exception("handling a message failed")
            self.viewer.live.stale = True
            self.refuse(message.id, say(self.viewer.lang, "server-error"))

    def refuse(self, id: str, error: str, clause: str = "") -> None:
        self.viewer.send(Refused(id, error, clause, self.viewer.number))

    def acknowledge(self, id: str, place: Place) -> None:
        self.viewer.send(Ack(id, place.number, place.stamp))

    def own(self, seat: int) -> int:
        """The seat; raises a Problem if it is not the viewer's."""
        if seat not in self.viewer.live.seats_of(self.viewer.user):
            raise Problem("not-your-seat", 403)
        return seat
