"""Messages of the live connection, in both directions."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Literal

import msgspec

from goodsyard.core.fairness import SALT

Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Id = Annotated[str, msgspec.Meta(max_length=64)]
Digits = Annotated[str, msgspec.Meta(pattern=f"^{SALT.pattern}$", max_length=64)]


def iso(moment: float) -> str:
    """A time in ISO 8601."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


# From the client.


class Play(msgspec.Struct, tag_field="type", tag="play"):
    seat: Seat
    number: Number
    action: Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]
    id: Id = ""


class Undo(msgspec.Struct, tag_field="type", tag="undo"):
    seat: Seat
    number: Number
    to: Number | None = None
    id: Id = ""


class Redo(msgspec.Struct, tag_field="type", tag="redo"):
    seat: Seat
    number: Number
    id: Id = ""


class Consent(msgspec.Struct, tag_field="type", tag="undo-consent"):
    yes: bool
    id: Id = ""


class Say(msgspec.Struct, tag_field="type", tag="chat"):
    text: Annotated[str, msgspec.Meta(max_length=2000)]
    to: Literal["players", "all", "spectators"] = "all"
    id: Id = ""


class Why(msgspec.Struct, tag_field="type", tag="why"):
    seat: Seat
    ref: Annotated[str, msgspec.Meta(max_length=200)]
    id: Id = ""


class Lang(msgspec.Struct, tag_field="type", tag="lang"):
    lang: Literal["en", "de"]
    id: Id = ""


class Shape(msgspec.Struct, tag_field="type", tag="shape"):
    shape: Literal["wide", "tall"]
    id: Id = ""


class Focus(msgspec.Struct, tag_field="type", tag="focus"):
    seat: Seat
    id: Id = ""


class AskHint(msgspec.Struct, tag_field="type", tag="hint"):
    seat: Seat
    number: Number
    id: Id = ""


class AskEarlier(msgspec.Struct, tag_field="type", tag="earlier"):
    before: Number
    id: Id = ""


class Promise(msgspec.Struct, tag_field="type", tag="promise"):
    seat: Seat
    commitment: Digits
    id: Id = ""


class Reveal(msgspec.Struct, tag_field="type", tag="reveal"):
    seat: Seat
    salt: Digits
    id: Id = ""


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    id: Id = ""


Incoming = (
    Play | Undo | Redo | Consent | Say | Why | Lang | Shape | Focus | AskHint | AskEarlier | Promise | Reveal | Ping
)
DECODER: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


# To the client.


class SeatState(msgspec.Struct):
    seat: int
    name: str
    kind: str
    bot: str | None
    online: bool
    acting: bool
    thinking: bool
    score: int | None
    clock: dict[str, float] | None


class LogLine(msgspec.Struct):
    number: int
    after: int
    seat: int
    kind: str
    text: str
    refs: tuple[str, ...]
    clause: str


class ChoiceState(msgspec.Struct):
    action: int
    text: str
    refs: tuple[str, ...]
    clause: str
    declines: bool


class PanelState(msgspec.Struct):
    id: str
    title: str
    svg: str
    place: str
    seat: int | None
    cell: str


class ScoreLine(msgspec.Struct):
    name: str
    points: list[int | None]


class UndoState(msgspec.Struct):
    can: bool
    why: str
    ask: bool


class ConsentState(msgspec.Struct):
    seat: int
    to: int
    waiting: list[int]
    you: bool


class State(msgspec.Struct, tag_field="type", tag="state"):
    number: int
    version: int
    state: str
    over: bool
    seats: list[SeatState]
    you: list[int]
    left: list[int]
    viewer: int | None
    acting: list[int]
    prompt: str
    kind: str
    """The kind of decision that the viewer makes; empty if none."""
    choices: list[ChoiceState]
    panels: list[msgspec.Raw]
    panel_ids: list[str]
    originals: list[str]
    log: list[LogLine]
    log_from: int
    fresh: bool
    undo: UndoState
    redo: bool
    consent: ConsentState | None
    since_last_turn: int
    scores: list[int | None] | None
    ranking: list[int] | None
    lines: list[ScoreLine]
    confirm: bool
    rematch: str | None


class Advice(msgspec.Struct):
    action: int
    chance: float
    """Probability of winning with this choice, from 0 to 1."""
    share: float
    """Share of the search spent on this choice, from 0 to 1; a measure of confidence."""


class Hint(msgspec.Struct, tag_field="type", tag="hint"):
    number: int
    advice: list[Advice]


class Earlier(msgspec.Struct, tag_field="type", tag="earlier"):
    log: list[LogLine]


class Ack(msgspec.Struct, tag_field="type", tag="ack"):
    id: str
    number: int


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    id: str
    error: str
    clause: str
    number: int


class Reason(msgspec.Struct, tag_field="type", tag="why"):
    ref: str
    text: str
    clause: str


class Chat(msgspec.Struct, tag_field="type", tag="chat"):
    from_: str = msgspec.field(name="from")
    seat: int | None
    text: str
    at: str
    to: str
    notice: bool = False
    old: bool = False


class Failed(msgspec.Struct, tag_field="type", tag="error"):
    error: str


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    pass


Outgoing = State | Hint | Earlier | Ack | Refused | Reason | Chat | Failed | Pong
ENCODER = msgspec.json.Encoder()
