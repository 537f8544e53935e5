"""Looking back at a game: a past position, its record, a report on it.

Everything follows from the game's actions, so it is worked out apart from the live tables.
"""

from __future__ import annotations

from typing import Any

import msgspec

from goodsyard.analysis import Analysis, Verdict, is_mistake, result_of, tell
from goodsyard.core.errors import GoodsyardError
from goodsyard.core.record import Record
from goodsyard.core.table import Action, replay
from goodsyard.server.forfeits import final_ranking
from goodsyard.server.messages import ENCODER, SeatState, State, UndoState
from goodsyard.server.position import Position
from goodsyard.server.render import Eyes, Rendered, render, since_last_turn
from goodsyard.server.rows import CHOSEN


class Look(msgspec.Struct, tag=True):
    """A wish for the table as some eyes saw it after the actions of a record."""

    record: Record
    names: dict[str, tuple[str, ...]]
    seat: int | None
    lang: str
    shape: str
    seats: list[SeatState]
    facts: dict[str, Any]
    """What the state says about the table today."""
    absences: list[float | None]
    """For each seat, when its player left a rated game."""


class Copy(msgspec.Struct, tag=True):
    """A wish for a record with the digests of its positions."""

    record: Record


class Check(msgspec.Struct, tag=True):
    """A wish to know where a record from outside leads, if it can be replayed at all."""

    record: Record


class Checked(msgspec.Struct):
    """Where a record leads."""

    options: dict[str, str]
    actions: list[Action]
    scores: list[int] | None = None
    ranking: list[int] | None = None


class Tell(msgspec.Struct, tag=True):
    """A wish for an analysis in words."""

    record: Record
    names: tuple[str, ...]
    lang: str
    bot: str
    verdicts: list[Verdict]


class Decision(msgspec.Struct):
    """A decision in words, with the player's winning chance before it and what the choice cost."""

    number: int
    seat: int
    chosen: str
    best: str
    chances: list[float]
    cost: float
    mistake: bool


class Turn(msgspec.Struct):
    number: int
    text: str


class Progress(msgspec.Struct):
    """Progress of an analysis. The state is none, running, stopped (request it again to resume) or done."""

    state: str
    done: int
    total: int


class Report(Progress):
    decisions: list[Decision] = []
    result: list[float] = []
    turns: list[Turn] = []


Work = Look | Copy | Check | Tell


class Found(msgspec.Struct):
    """The JSON that was asked for, or why the record cannot be replayed."""

    json: bytes = b""
    broken: str = ""


def worked_out(work: Work) -> Found:
    try:
        return Found(ENCODER.encode(ANSWERS[type(work)](work)))
    except GoodsyardError as problem:
        return Found(broken=str(problem))


def looked(look: Look) -> State:
    """The table as these eyes saw it, without choices."""
    table, seen = replay(look.record), Rendered()
    table.names = look.names
    render(seen, Position(table, [CHOSEN] * len(table.played)), Eyes(look.seat, look.lang, look.shape))
    acting = table.acting()
    for info in look.seats:
        info.acting = info.seat in acting
        info.score = seen.scores[info.seat] if seen.scores else None
    return State(
        number=len(table.played),
        stamp="",
        state="finished" if table.over else "playing",
        over=table.over,
        seats=look.seats,
        left=[],
        viewer=look.seat,
        acting=acting,
        prompt=seen.prompt,
        kind="",
        choices=[],
        bundles=[],
        panels=[panel.raw for panel in seen.panels],
        panel_ids=[panel.id for panel in seen.panels],
        originals=list(seen.originals().values()),
        log=seen.log,
        log_from=0,
        fresh=True,
        undo=UndoState(False, "", False),
        redo=False,
        trying=0,
        orders=[],
        consent=None,
        since_last_turn=since_last_turn(table, look.seat),
        scores=seen.scores,
        ranking=final_ranking(table.ranking(), look.absences) if table.over else None,
        lines=seen.lines,
        **look.facts,
    )


def copied(copy: Copy) -> Record:
    return msgspec.structs.replace(replay(copy.record).record(), fairness=copy.record.fairness)


def checked(check: Check) -> Checked:
    table = replay(check.record)
    found = Checked(table.options, [(played.seat, played.kind, played.action) for played in table.played])
    if table.over:
        found.scores, found.ranking = list(table.scores()), list(table.ranking())
    return found


def told(wish: Tell) -> Report:
    """A complete analysis, put into words."""
    table = replay(wish.record)
    total, record = len(table.played), table.record()
    analysis = Analysis(wish.bot, wish.verdicts, total, result_of(table.game))
    words, turns = tell(record, analysis, wish.lang, wish.names)
    decisions = [
        Decision(
            verdict.number,
            verdict.seat,
            said.chosen,
            said.best if verdict.cost else "",
            verdict.chances,
            verdict.cost,
            is_mistake(verdict),
        )
        for verdict, said in zip(wish.verdicts, words, strict=True)
    ]
    found = [Turn(number, text) for number, text in turns.items()]
    return Report("done", total, total, decisions, analysis.result, found)


ANSWERS: dict[type, Any] = {Look: looked, Copy: copied, Check: checked, Tell: told}
