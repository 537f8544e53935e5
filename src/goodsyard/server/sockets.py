"""The live connection: messages in, states out. Incoming messages are limited in size, checked and never trusted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from goodsyard.core.errors import IllegalAction
from goodsyard.server import chats, messages
from goodsyard.server.admission import FORBIDDEN, Socket, admitted, is_own_origin, turn_away
from goodsyard.server.limits import MAX_CHAT, MAX_FRAME
from goodsyard.server.messages import DECODER, Ack, Advice, Failed, Hint, Pong, Refused
from goodsyard.server.problems import Problem, chosen_language, say
from goodsyard.server.server import Server
from goodsyard.server.sessions import COOKIE, Visitor
from goodsyard.server.viewer import Viewer
from goodsyard.server.why import why

TOO_SLOW, TOO_FAST = 1013, 1008
STRIKES = 50

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
        self.key = viewer.user or (socket.client.host if socket.client else "")
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
        await socket.send_data(await self.newest_state())
        await self.send_chat()
        while True:
            await viewer.wake.wait()
            viewer.wake.clear()
            await self.send_queue()
            if viewer.dirty:
                state = await self.newest_state()
                await self.send_queue()
                await socket.send_data(state)
            if viewer.closing or viewer.too_slow:
                await socket.close(viewer.closing or TOO_SLOW)
                return

    async def send_queue(self) -> None:
        while self.viewer.queue:
            await self.socket.send_data(self.viewer.queue.popleft().decode())

    async def newest_state(self) -> str:
        """Render one state at a time across all connections, so that moves are handled in between."""
        async with self.server.easel:
            self.viewer.dirty = False
            return self.viewer.state().decode()

    async def send_chat(self) -> None:
        """Send earlier chat lines."""
        live = self.viewer.live
        async with self.server.store.reading() as connection:
            lines = await chats.latest(connection, live.id)
        player, finished = bool(live.seats_of(self.viewer.user)), live.row.state == "finished"
        for line in lines:
            if chats.is_for(line.room, player, finished):
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
        try:
            await ANSWERS[type(message)](self, message)
        except IllegalAction as refusal:
            self.refuse(message.id, str(refusal), refusal.clause)
        except Problem as problem:
            self.refuse(message.id, problem.text(self.viewer.lang))
            self.viewer.refresh()
        except Exception:
            logger.exception("handling a message failed")
            self.viewer.live.stale = True
            self.refuse(message.id, say(self.viewer.lang, "server-error"))

    def refuse(self, id: str, error: str, clause: str = "") -> None:
        self.viewer.send(Refused(id, error, clause, self.viewer.live.number))

    def own(self, seat: int) -> int:
        if seat not in self.viewer.live.seats_of(self.viewer.user):
            raise Problem("not-your-seat", 403)
        return seat

    async def play(self, message: messages.Play) -> None:
        viewer, moves = self.viewer, self.server.moves
        seat = self.own(message.seat)
        number = await moves.play(viewer.live.id, seat, message.number, message.action, viewer.lang)
        viewer.send(Ack(message.id, number))

    async def undo(self, message: messages.Undo) -> None:
        viewer, moves = self.viewer, self.server.moves
        seat = self.own(message.seat)
        number = await moves.undo(viewer.live.id, seat, message.number, message.to, viewer.lang)
        viewer.send(Ack(message.id, number))

    async def redo(self, message: messages.Redo) -> None:
        viewer, moves = self.viewer, self.server.moves
        number = await moves.redo(viewer.live.id, self.own(message.seat), message.number, viewer.lang)
        viewer.send(Ack(message.id, number))

    async def consent(self, message: messages.Consent) -> None:
        live = self.viewer.live
        seats = live.seats_of(self.viewer.user)
        self.viewer.send(Ack(message.id, await self.server.moves.consent(live.id, seats, message.yes)))

    async def say(self, message: messages.Say) -> None:
        """Add a chat line; spectators can only write to each other."""
        live, text = self.viewer.live, message.text.strip()
        if self.visitor is None:
            raise Problem("no-session", 403)
        if not 1 <= len(text) <= MAX_CHAT:
            raise Problem("bad-chat", most=MAX_CHAT)
        if not self.server.limits.chat.allow(self.key):
            raise Problem("too-fast", 429)
        mine = live.seats_of(self.viewer.user)
        room = ("players" if message.to == "players" else "all") if mine else "spectators"
        text = "".join(c for c in text if c.isprintable() or c == "\n")
        async with self.server.store.writing() as writing:
            await chats.write(writing, live.id, self.visitor.name, mine[0] if mine else None, room, text)

    async def why(self, message: messages.Why) -> None:
        viewer = self.viewer
        reason = why(viewer.live, self.own(message.seat), message.ref, viewer.lang)
        reason.ref = message.ref
        viewer.send(reason)

    async def lang(self, message: messages.Lang) -> None:
        self.viewer.lang = message.lang
        self.viewer.forget()

    async def shape(self, message: messages.Shape) -> None:
        self.viewer.shape = message.shape
        self.viewer.forget()

    async def focus(self, message: messages.Focus) -> None:
        self.viewer.focus = self.own(message.seat)
        self.viewer.forget()

    async def hint(self, message: messages.AskHint) -> None:
        """Send the choices with their winning chances, best first; not available in rated games."""
        live, seat = self.viewer.live, self.own(message.seat)
        if live.row.rated:
            raise Problem("no-hint-rated", 403)
        if seat not in live.acting or message.number != live.number:
            raise Problem("not-now", 409)
        if not self.server.limits.chat.allow(self.key):
            raise Problem("too-fast", 429)
        thoughts = await self.server.jobs.hint(live, seat)
        tries = sum(visits for _, visits, _ in thoughts) or 1
        tried = [Advice(action, round(worth, 3), round(visits / tries, 3)) for action, visits, worth in thoughts]
        self.viewer.send(Hint(message.number, tried))

    async def earlier(self, message: messages.AskEarlier) -> None:
        self.viewer.send(self.viewer.earlier(message.before))

    async def promise(self, message: messages.Promise) -> None:
        """Record the hash of the salt that this browser will add to the shuffle."""
        live, seat = self.viewer.live, self.own(message.seat)
        await self.server.tables.promise(live.id, seat, str(self.viewer.user), message.commitment)
        self.viewer.send(Ack(message.id, live.number))

    async def reveal(self, message: messages.Reveal) -> None:
        live, seat = self.viewer.live, self.own(message.seat)
        await self.server.tables.reveal(live.id, seat, str(self.viewer.user), message.salt)
        self.viewer.send(Ack(message.id, live.number))

    async def ping(self, message: messages.Ping) -> None:
        self.viewer.send(Pong())


ANSWERS: dict[type, Callable[[Conversation, Any], Awaitable[None]]] = {
    messages.Play: Conversation.play,
    messages.Undo: Conversation.undo,
    messages.Redo: Conversation.redo,
    messages.Consent: Conversation.consent,
    messages.Say: Conversation.say,
    messages.Why: Conversation.why,
    messages.Lang: Conversation.lang,
    messages.Shape: Conversation.shape,
    messages.Focus: Conversation.focus,
    messages.AskHint: Conversation.hint,
    messages.AskEarlier: Conversation.earlier,
    messages.Promise: Conversation.promise,
    messages.Reveal: Conversation.reveal,
    messages.Ping: Conversation.ping,
}
