"""History: records, past positions, and continuing from one of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from goodsyard.core.errors import BrokenRecord
from goodsyard.core.record import Record
from goodsyard.core.words import LANGUAGES
from goodsyard.server.api.common import (
    Asking,
    Lang,
    TableId,
    Watch,
    address_of,
    language_of,
    must_see,
    server_of,
    visitor_of,
)
from goodsyard.server.api.tables import Opened, opened, opener_of
from goodsyard.server.archive import Story, story_of
from goodsyard.server.forfeits import absences
from goodsyard.server.live import names_of
from goodsyard.server.lookback import Check, Copy, Look, Work
from goodsyard.server.messages import SeatState, State
from goodsyard.server.problems import Problem
from goodsyard.server.render import Eyes
from goodsyard.server.setups import Seats, from_record

Number = Annotated[int, Parameter(ge=0, le=1_000_000)]
Seat = Annotated[
    int | None, Parameter(query="seat", ge=0, le=15, required=False, description="the seat whose view is shown")
]
Shape = Annotated[
    Literal["wide", "tall"], Parameter(query="shape", required=False, description="what the pictures are made for")
]


class PlayOn(msgspec.Struct):
    seats: Seats | None = None


def of(type: type) -> dict[int, ResponseSpec]:
    """The documentation of an answer that comes from the archive as JSON."""
    return {HTTP_200_OK: ResponseSpec(type, description="Request fulfilled")}


class HistoryController(Controller):
    """Records and positions of games."""

    path = "/api/tables"
    tags = ("history",)

    @get("/{id:str}/record", responses=of(Record), description="The record of a finished game.")
    async def record(self, request: Asking, id: TableId, watch: Watch = None) -> Response[bytes]:
        story = await seen_story(request, id, watch)
        if story.row.state != "finished":
            raise Problem("record-later", 403)
        shuffle = story.row.shuffle
        proof = shuffle.fairness() if shuffle and not story.row.seed_chosen else None
        wish = Copy(msgspec.structs.replace(story.record(), fairness=proof))
        name = f"{story.row.game}-{id}.json"
        return found(await looked_up(request, wish), {"Content-Disposition": f'attachment; filename="{name}"'})

    @get(
        "/{id:str}/position/{number:int}",
        responses=of(State),
        description="The table after a number of actions.",
    )
    async def position(
        self,
        request: Asking,
        id: TableId,
        number: Number,
        seat: Seat = None,
        watch: Watch = None,
        lang: Lang = None,
        shape: Shape = "wide",
    ) -> Response[bytes]:
        visitor, story = await visitor_of(request), await seen_story(request, id, watch)
        mine = story.seats_of(visitor.id if visitor else None)
        if seat is not None and seat >= story.row.players:
            raise Problem("no-such-seat", 404)
        if seat is not None and story.row.state != "finished" and seat not in mine:
            raise Problem("not-your-seat", 403)
        if number > story.public or story.row.state not in ("playing", "finished"):
            raise Problem("no-such-position", 404)
        return found(await looked_up(request, look_at(story, number, Eyes(seat, language_of(request), shape), mine)))

    @post("/{id:str}/from/{number:int}", description="Continue from a position of a finished game.")
    async def play_on(self, request: Asking, id: TableId, number: Number, data: PlayOn, watch: Watch = None) -> Opened:
        visitor, story = await opener_of(request), await seen_story(request, id, watch)
        if story.row.state != "finished":
            raise Problem("not-finished", 409)
        if number >= len(story.deeds):
            raise Problem("no-such-position", 404)
        record = story.record(number)
        checked = await server_of(request).archive.check(Check(record), visitor.id)
        return await opened(request, from_record(record, checked, data.seats, visitor.id), visitor.id)


async def seen_story(request: Asking, id: str, watch: str | None) -> Story:
    """The game; raises a Problem if the visitor may not see it."""
    visitor = await visitor_of(request)
    story = await story_of(server_of(request).lives, id)
    must_see(server_of(request), story.row, story.seats, visitor, watch)
    return story


async def looked_up(request: Asking, wish: Work) -> bytes:
    """What the archive says about a game of this server."""
    visitor = await visitor_of(request)
    try:
        return await server_of(request).archive.find(wish, visitor.id if visitor else address_of(request))
    except BrokenRecord as problem:
        raise Problem("broken-table", 409, reason=str(problem)) from None


def found(json: bytes, headers: dict[str, str] | None = None) -> Response[bytes]:
    return Response(json, media_type="application/json", status_code=HTTP_200_OK, headers=headers)


def look_at(story: Story, number: int, eyes: Eyes, mine: list[int]) -> Look:
    """The wish for the table as these eyes saw it after this many actions."""
    names = {lang: names_of(story.seats, lang) for lang in LANGUAGES}
    seats = [
        SeatState(
            seat=row.seat,
            name=names[eyes.lang][row.seat],
            kind=row.kind,
            bot=row.bot,
            online=row.user in story.present,
            acting=False,
            thinking=False,
            score=None,
            clock=None,
            forfeited=row.forfeited,
        )
        for row in story.seats
    ]
    row = story.row
    facts: dict[str, Any] = {"you": mine, "confirm": row.confirm, "rematch": row.rematch}
    return Look(story.record(number), names, *eyes, seats, facts, absences(story.seats))
