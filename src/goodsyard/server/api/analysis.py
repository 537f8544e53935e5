"""The analysis of a finished game: start it, follow its progress, read the results."""

from __future__ import annotations

import msgspec
from litestar import Controller, Response, get, post
from litestar.status_codes import HTTP_202_ACCEPTED

from goodsyard.server.api.common import Asking, Lang, TableId, Watch, language_of, server_of, writer_of
from goodsyard.server.api.history import found, looked_up, of, seen_story
from goodsyard.server.api.tables import slow_down
from goodsyard.server.archive import Story
from goodsyard.server.live import names_of
from goodsyard.server.lookback import Progress, Report, Tell
from goodsyard.server.problems import Problem


class AnalysisController(Controller):
    """Analysis of games by a strong bot."""

    path = "/api/tables"
    tags = ("history",)

    @get("/{id:str}/analysis", responses=of(Report), description="The analysis of a finished game, or its progress.")
    async def report(self, request: Asking, id: TableId, watch: Watch = None, lang: Lang = None) -> Response[bytes]:
        analyst, lang = server_of(request).analyst, language_of(request)
        story = await finished(request, id, watch)
        stored, total = await analyst.find(id), len(story.deeds)
        if stored is None or stored.done < total:
            waiting = "none" if stored is None else "stopped"
            state = "running" if analyst.is_busy_with(id, stored) else waiting
            return found(msgspec.json.encode(Report(state, stored.done if stored else 0, total)))
        wish = Tell(story.record(), names_of(story.seats, lang), lang, stored.bot, stored.verdicts)
        return found(await looked_up(request, wish))

    @post("/{id:str}/analysis", status_code=HTTP_202_ACCEPTED, description="Have a finished game analysed.")
    async def analyse(self, request: Asking, id: TableId, watch: Watch = None) -> Progress:
        visitor = await writer_of(request)
        story, analyst = await finished(request, id, watch), server_of(request).analyst
        stored, total = await analyst.find(id), len(story.deeds)
        if stored is not None and stored.done == total:
            return Progress("done", total, total)
        slow_down(request)
        await analyst.begin(id, visitor.id)
        return Progress("running", stored.done if stored else 0, total)


async def finished(request: Asking, id: str, watch: str | None) -> Story:
    """The finished game; raises a Problem unless it is over and the visitor may see it."""
    story = await seen_story(request, id, watch)
    if story.row.state != "finished":
        raise Problem("not-finished", 409)
    return story
