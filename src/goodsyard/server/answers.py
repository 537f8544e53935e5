"""Answers: what each message from the page does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from goodsyard.server import chats, incoming
from goodsyard.server.limits import MAX_CHAT
from goodsyard.server.messages import Advice, Hint, Pong
from goodsyard.server.problems import Problem, spoken
from goodsyard.server.rows import CHOSEN, How
from goodsyard.server.stamps import must_be_at, place_of
from goodsyard.server.steps import Step
from goodsyard.server.why import why

if TYPE_CHECKING:
    from goodsyard.server.sockets import Conversation


async def play(talk: Conversation, message: incoming.Play) -> None:
    how = How.FORCED if message.forced else CHOSEN
    await take(talk, message, Step(talk.own(message.seat), (message.action,), how))


async def bundle(talk: Conversation, message: incoming.Bundle) -> None:
    await take(talk, message, Step(talk.own(message.seat), message.actions))


async def take(talk: Conversation, message: incoming.Play | incoming.Bundle, step: Step) -> None:
    """Take a step, in private if the message says so."""
    moves = talk.server.moves
    go = moves.try_out if message.trial else moves.play
    talk.acknowledge(message.id, await go(talk.viewer.live.id, message.stamp, step, talk.viewer.lang))


async def confirm(talk: Conversation, message: incoming.Confirm) -> None:
    moves, seat = talk.server.moves, talk.own(message.seat)
    talk.acknowledge(message.id, await moves.confirm(talk.viewer.live.id, seat, message.stamp))


async def undo(talk: Conversation, message: incoming.Undo) -> None:
    viewer, seat = talk.viewer, talk.own(message.seat)
    place = await talk.server.moves.undo(viewer.live.id, seat, message.stamp, message.to, viewer.lang)
    talk.acknowledge(message.id, place)


async def redo(talk: Conversation, message: incoming.Redo) -> None:
    viewer, seat = talk.viewer, talk.own(message.seat)
    talk.acknowledge(message.id, await talk.server.moves.redo(viewer.live.id, seat, message.stamp, viewer.lang))


async def consent(talk: Conversation, message: incoming.Consent) -> None:
    moves, seat = talk.server.moves, talk.own(message.seat)
    place = await moves.consent(talk.viewer.live.id, seat, message.stamp, message.to, message.yes)
    talk.acknowledge(message.id, place)


async def order(talk: Conversation, message: incoming.Order) -> None:
    live, seat = talk.viewer.live, talk.own(message.seat)
    await talk.server.orders.arm(live.id, seat, message.order, message.stage)
    talk.acknowledge(message.id, place_of(live, seat))


async def say(talk: Conversation, message: incoming.Say) -> None:
    """Add a chat line; spectators can only write to each other."""
    live, text = talk.viewer.live, message.text.strip()
    if talk.visitor is None:
        raise Problem("no-session", 403)
    if not 1 <= len(text) <= MAX_CHAT:
        raise Problem("bad-chat", most=MAX_CHAT)
    if not talk.server.limits.chat.allow(talk.key):
        raise Problem("too-fast", 429)
    mine = live.seats_of(talk.viewer.user)
    room = ("players" if message.to == "players" else "all") if mine else "spectators"
    text = "".join(c for c in text if c.isprintable() or c == "\n")
    seat = mine[0] if mine else None
    async with talk.server.store.writing() as writing:
        name = await chats.speaker(writing, talk.visitor.id)
        await chats.write(writing, live.id, user_id=talk.visitor.id, name=name, seat=seat, room=room, text=text)


async def explain(talk: Conversation, message: incoming.Why) -> None:
    reason = why(talk.viewer, talk.own(message.seat), message.ref)
    reason.ref = message.ref
    talk.viewer.send(reason)


async def lang(talk: Conversation, message: incoming.Lang) -> None:
    talk.viewer.lang = spoken(message.lang)
    talk.viewer.forget()


async def shape(talk: Conversation, message: incoming.Shape) -> None:
    talk.viewer.shape = message.shape
    talk.viewer.forget()


async def focus(talk: Conversation, message: incoming.Focus) -> None:
    talk.viewer.focus = talk.own(message.seat)
    talk.viewer.forget()


async def hint(talk: Conversation, message: incoming.AskHint) -> None:
    """Send the choices with their winning chances, best first; not available in rated games."""
    live, seat = talk.viewer.live, talk.own(message.seat)
    position = must_be_at(live, seat, message.stamp)
    if live.row.rated:
        raise Problem("no-hint-rated", 403)
    if seat not in position.acting:
        raise Problem("not-now", 409)
    if not talk.server.limits.chat.allow(talk.key):
        raise Problem("too-fast", 429)
    thoughts = await talk.server.jobs.hint(live, position, seat, str(talk.viewer.user))
    tries = sum(visits for _, visits, _ in thoughts) or 1
    tried = [Advice(action, round(worth, 3), round(visits / tries, 3)) for action, visits, worth in thoughts]
    talk.viewer.send(Hint(message.stamp, tried))


async def earlier(talk: Conversation, message: incoming.AskEarlier) -> None:
    talk.viewer.send(talk.viewer.earlier(message.before))


async def promise(talk: Conversation, message: incoming.Promise) -> None:
    """Record the hash of the salt that this browser will add to the shuffle."""
    live, seat = talk.viewer.live, talk.own(message.seat)
    await talk.server.tables.promise(live.id, seat, str(talk.viewer.user), message.commitment)
    talk.acknowledge(message.id, place_of(live, seat))


async def reveal(talk: Conversation, message: incoming.Reveal) -> None:
    live, seat = talk.viewer.live, talk.own(message.seat)
    await talk.server.tables.reveal(live.id, seat, str(talk.viewer.user), message.salt)
    talk.acknowledge(message.id, place_of(live, seat))


async def ping(talk: Conversation, message: incoming.Ping) -> None:
    talk.viewer.send(Pong())


TO: dict[type, Callable[[Conversation, Any], Awaitable[None]]] = {
    incoming.Play: play,
    incoming.Bundle: bundle,
    incoming.Confirm: confirm,
    incoming.Undo: undo,
    incoming.Redo: redo,
    incoming.Consent: consent,
    incoming.Order: order,
    incoming.Say: say,
    incoming.Why: explain,
    incoming.Lang: lang,
    incoming.Shape: shape,
    incoming.Focus: focus,
    incoming.AskHint: hint,
    incoming.AskEarlier: earlier,
    incoming.Promise: promise,
    incoming.Reveal: reveal,
    incoming.Ping: ping,
}
