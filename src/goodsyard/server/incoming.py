"""Messages from the page over the live connection."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from goodsyard.core.fairness import SALT

Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Action = Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]
Id = Annotated[str, msgspec.Meta(max_length=64)]
Digits = Annotated[str, msgspec.Meta(pattern=f"^{SALT.pattern}$", max_length=64)]
Stamp = Annotated[str, msgspec.Meta(max_length=32)]
"""Of the position for which a message was made, as it came with the state."""
MOST = 40
"""Actions of a bundle."""


class Play(msgspec.Struct, tag_field="type", tag="play"):
    seat: Seat
    stamp: Stamp
    action: Action
    forced: bool = False
    """Whether the page played it, because it was the only choice."""
    trial: bool = False
    """Whether it is tried out in private."""
    id: Id = ""


class Bundle(msgspec.Struct, tag_field="type", tag="bundle"):
    seat: Seat
    stamp: Stamp
    actions: Annotated[tuple[Action, ...], msgspec.Meta(min_length=2, max_length=MOST)]
    trial: bool = False
    id: Id = ""


class Confirm(msgspec.Struct, tag_field="type", tag="confirm"):
    """Commits what was tried out."""

    seat: Seat
    stamp: Stamp
    id: Id = ""


class Order(msgspec.Struct, tag_field="type", tag="order"):
    """Asks for something in advance at a stage of the game; None revokes it."""

    seat: Seat
    order: Id | None
    stage: int = 0
    id: Id = ""


class Undo(msgspec.Struct, tag_field="type", tag="undo"):
    seat: Seat
    stamp: Stamp
    to: Number | None = None
    id: Id = ""


class Redo(msgspec.Struct, tag_field="type", tag="redo"):
    seat: Seat
    stamp: Stamp
    id: Id = ""


class Consent(msgspec.Struct, tag_field="type", tag="undo-consent"):
    """Answers a request to go back to a position."""

    seat: Seat
    stamp: Stamp
    to: Number
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
    lang: Annotated[str, msgspec.Meta(max_length=16)]
    id: Id = ""


class Shape(msgspec.Struct, tag_field="type", tag="shape"):
    shape: Literal["wide", "tall"]
    id: Id = ""


class Focus(msgspec.Struct, tag_field="type", tag="focus"):
    seat: Seat
    id: Id = ""


class AskHint(msgspec.Struct, tag_field="type", tag="hint"):
    seat: Seat
    stamp: Stamp
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


Moving = Play | Bundle | Undo | Redo | Consent | Confirm | Order
Looking = Why | Lang | Shape | Focus | AskHint | AskEarlier
Incoming = Moving | Looking | Say | Promise | Reveal | Ping
DECODER: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
