"""Changes: what a move removes from a game, adds to it, and changes beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from goodsyard.core.table import Table
from goodsyard.server.live import Live
from goodsyard.server.rows import Deed, How, UndoRequest
from goodsyard.server.undo import waiting


@dataclass
class Change:
    """What a move changes: actions removed or added, who acts next, and the data kept beside the game."""

    acting: Sequence[int]
    mover: int | None = None
    cut: int | None = None
    added: list[Deed] = field(default_factory=list)
    undone: list[Deed] = field(default_factory=list)
    asked: UndoRequest | None = None
    scores: list[int] | None = None
    ranking: list[int] | None = None
    line: tuple[str, dict[str, Any]] | None = None
    disarmed: int | None = None
    """The seat whose order ends, because its player has acted."""


def taken(live: Live, table: Table, deeds: list[Deed]) -> Change:
    """The change made by a seat's actions, given a copy of the table on which they are taken."""
    seat = deeds[0].seat
    change = Change(table.acting(), seat, added=deeds)
    if live.table.game.together:  # others do not notice
        change.undone = [deed for deed in live.row.undone if deed.seat != seat]
    if any(How.ORDERED not in deed.how for deed in deeds):
        change.disarmed = seat
    if table.over:
        change.scores, change.ranking = list(table.scores()), list(table.ranking())
    return change


def undone_to(live: Live, seat: int, to: int) -> Change:
    undone = [*live.row.undone, *reversed(live.deeds(to))]
    return Change(live.pasts[to].acting, cut=to, undone=undone, disarmed=seat)


def last_undone(live: Live, seat: int) -> list[Deed]:
    """The step that the seat may take again, an action or all actions of a bundle; nothing in a draft."""
    rest = [deed for deed in live.row.undone if deed.seat == seat]
    if not rest or seat in live.drafts:
        return []
    step = [rest.pop()]
    while rest and How.JOINED in rest[-1].how:
        step.append(rest.pop())
    return step


def consented(live: Live, asked: UndoRequest) -> Change:
    """Go back if everybody agrees, otherwise wait for the others; a notice at the table says so."""
    facts = {"seat": asked.seat + 1, "number": asked.to}
    if waiting(live, asked):
        line = None if asked.yes else ("notice-undo-asked", facts)
        return Change(live.acting, undone=live.row.undone, asked=asked, line=line)
    line = ("notice-undo-consent", facts)
    return Change(live.pasts[asked.to].acting, cut=asked.to, line=line, disarmed=asked.seat)
