"""Messages to the page over the live connection."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from goodsyard.core.table import BundleChoice


def iso(moment: float) -> str:
    """A time in ISO 8601."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


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
    forfeited: bool
    """Whether the person has left this rated game for good."""
    vacation: dict[str, str] | None = None
    """From when until when the player's clock stands still, if that is not over."""


class LogLine(msgspec.Struct):
    number: int
    after: int
    seat: int
    kind: str
    text: str
    refs: tuple[str, ...]
    clause: str
    line: str = ""
    """On the last entry of what a seat did with an action: all of it in one line, if it is more than this entry."""
    how: str = ""
    """"forced" or "ordered" in lines of the viewer's own actions that the viewer did not choose at that moment."""


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
    turn: int | None = None
    """The position before everything that can be undone at once, if that is more than one step."""


class ConsentState(msgspec.Struct):
    seat: int
    to: int
    waiting: list[int]
    you: bool


class OrderState(msgspec.Struct):
    """What the viewer may ask for in advance."""

    id: str
    text: str
    armed: bool
    stage: int


class State(msgspec.Struct, tag_field="type", tag="state"):
    number: int
    """The number of actions that the viewer knows of."""
    stamp: str
    """What a message about this position names."""
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
    bundles: list[BundleChoice]
    panels: list[msgspec.Raw]
    panel_ids: list[str]
    originals: list[str]
    log: list[LogLine]
    log_from: int
    fresh: bool
    undo: UndoState
    redo: bool
    trying: int
    """How many actions the viewer has tried in private; the rest of the state is that of the trial."""
    orders: list[OrderState]
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
    stamp: str
    advice: list[Advice]


class Earlier(msgspec.Struct, tag_field="type", tag="earlier"):
    log: list[LogLine]


class Ack(msgspec.Struct, tag_field="type", tag="ack"):
    id: str
    number: int
    stamp: str
    """Of the position that the message has led to."""


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
    user: str | None = None
    """Who wrote it; unknown for spectators' lines of earlier versions."""
    notice: bool = False
    old: bool = False


class Failed(msgspec.Struct, tag_field="type", tag="error"):
    error: str


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    pass


Outgoing = State | Hint | Earlier | Ack | Refused | Reason | Chat | Failed | Pong
ENCODER = msgspec.json.Encoder()
