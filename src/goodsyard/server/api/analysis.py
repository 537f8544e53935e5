"""The analysis of a finished game: start it, follow its progress, read the results."""

from __future__ import annotations

import msgspec
from litestar import Controller, get, post
from litestar.status_codes import HTTP_202_ACCEPTED

from goodsyard.analysis import Analysis, is_mistake, result_of, tell
from goodsyard.core.table import Table
from goodsyard.server.analyst import StoredAnalysis
from goodsyard.server.api.common import Asking, Lang, TableId, Watch, language_of, server_of, writer_of
from goodsyard.server.api.history import allowed
from goodsyard.server.api.tables import slow_down
from goodsyard.server.problems import Problem


class Progress(msgspec.Struct):
    """Progress of an analysis. The state is none, running, stopped (request it again to resume) or done."""

    state: str
    done: int
    total: int


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


class Report(Progress):
    decisions: list[Decision] = []
    result: list[float] = []
    turns: list[Turn] = []


class AnalysisController(Controller):
    """Analysis of games by a strong bot."""

    path = "/api/tables"
    tags = ("history",)

    @get("/{id:str}/analysis", description="The analysis of a finished game, or its progress.")
    async def report(self, request: Asking, id: TableId, watch: Watch = None, lang: Lang = None) -> Report:
        analyst = server_of(request).analyst
        table = await finished(request, id, watch)
        stored, total = await analyst.find(id), len(table.played)
        if stored is None:
            return Report("none", 0, total)
        if stored.done < total:
            return Report("running" if analyst.is_busy_with(id, stored) else "stopped", stored.done, total)
        return report_of(table, stored, language_of(request))

    @post("/{id:str}/analysis", status_code=HTTP_202_ACCEPTED, description="Have a finished game analysed.")
    async def analyse(self, request: Asking, id: TableId, watch: Watch = None) -> Progress:
        await writer_of(request)
        table, analyst = await finished(request, id, watch), server_of(request).analyst
        stored, total = await analyst.find(id), len(table.played)
        if stored is not None and stored.done == total:
            return Progress("done", total, total)
        slow_down(request)
        await analyst.begin(id)
        return Progress("running", stored.done if stored else 0, total)


async def finished(request: Asking, id: str, watch: str | None) -> Table:
    """The table of a finished game; raises a Problem unless it is over and the visitor may see it."""
    async with server_of(request).lives.hold(id) as live:
        await allowed(request, live, watch)
        if live.row.state != "finished":
            raise Problem("not-finished", 409)
        return live.table


def report_of(table: Table, stored: StoredAnalysis, lang: str) -> Report:
    """A complete analysis, put into words."""
    total, record = len(table.played), table.record()
    analysis = Analysis(stored.bot, stored.verdicts, total, result_of(table.game))
    words, turns = tell(record, analysis, lang, table.names.get(lang, ()))
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
        for verdict, said in zip(stored.verdicts, words, strict=True)
    ]
    found = [Turn(number, text) for number, text in turns.items()]
    return Report("done", total, total, decisions, analysis.result, found)
