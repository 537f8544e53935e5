"""Why not? Explains why something in the drawing cannot be used now, or what using it does."""

from __future__ import annotations

from goodsyard.core.errors import IllegalAction
from goodsyard.core.table import Table
from goodsyard.server.messages import Reason
from goodsyard.server.problems import say
from goodsyard.server.viewer import Viewer


def why(viewer: Viewer, seat: int, ref: str) -> Reason:
    """What the rules say about a mark in the drawing, given the seat's current decision."""
    live, table, lang = viewer.live, viewer.position.table, viewer.lang
    if live.row.state != "playing":
        return Reason(ref, say(lang, "finished" if live.row.state == "finished" else "not-begun"), "")
    for choice in table.choices(seat, lang):
        if ref in choice.refs:
            return Reason(ref, choice.text, choice.clause)
    reason = refusal(table, seat, ref, lang) if seat in table.acting() else refused(table, seat, 0, lang)
    return reason or Reason(ref, say(lang, "not-now"), "")


def refusal(table: Table, seat: int, ref: str, lang: str) -> Reason | None:
    """Why the first action that refers to this mark is refused; some action numbers have no meaning and no words."""
    kind, about = table.game.decision(seat)
    legal = set(table.game.legal(seat))
    for action in range(table.game.kind_sizes()[kind]):
        try:
            speaks = (
                action not in legal and ref in table.title.speech.choice(table.game, seat, kind, about, action).refs
            )
        except Exception:
            continue
        if speaks:
            return refused(table, seat, action, lang, ref)
    return None


def refused(table: Table, seat: int, action: int, lang: str, ref: str = "") -> Reason | None:
    try:
        table.check(action, seat, lang)
    except IllegalAction as reason:
        return Reason(ref, str(reason), reason.clause)
    return None
