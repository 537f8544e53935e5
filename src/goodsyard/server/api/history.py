"""History: records, past positions, and continuing from one of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from goodsyard.core.record import Record
from goodsyard.core.table import replay
from goodsyard.server.api.common import (
    Asking,
    Lang,
    TableId,
    Watch,
    language_of,
    must_see,
    player_of,
    server_of,
    visitor_of,
)
from goodsyard.server.api.tables import Opened, opened
from goodsyard.server.live import Live
from goodsyard.server.messages import ENCODER, State, UndoState
from goodsyard.server.position import Position
from goodsyard.server.problems import Problem
from goodsyard.server.render import Eyes, Rendered, render, since_last_turn
from goodsyard.server.rows import CHOSEN
from goodsyard.server.setups import Seats, from_record
from goodsyard.server.viewer import seat_states

Number = Annotated[int, Parameter(ge=0, le=1_000_000)]
Seat = Annotated[
    int | None, Parameter(query="seat", ge=0, le=15, required=False, description="the seat whose view is shown")
]


Shape = Annotated[
    Literal["wide", "tall"], Parameter(query="shape", required=False, description="what the pictures are made for")
]


class PlayOn(msgspec.Struct):
    seats: Seats | None = None


class HistoryController(Controller):
    """Records and positions of games."""

    path = "/api/tables"
    tags = ("history",)

    @get("/{id:str}/record", description="The record of a finished game.")
    async def record(self, request: Asking, id: TableId, watch: Watch = None) -> Response[Record]:
        async with server_of(request).lives.hold(id) as live:
            await allowed(request, live, watch)
            if live.row.state != "finished":
                raise Problem("record-later", 403)
            shuffle = live.row.shuffle
            proof = shuffle.fairness() if shuffle and not live.row.seed_chosen else None
            record = msgspec.structs.replace(live.table.record(), fairness=proof)
        name = f"{record.game}-{id}.json"
        return Response(record, headers={"Content-Disposition": f'attachment; filename="{name}"'})

    @get(
        "/{id:str}/position/{number:int}",
        media_type="application/json",
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
        visitor = await visitor_of(request)
        async with server_of(request).lives.hold(id) as live:
            await allowed(request, live, watch)
            mine = live.seats_of(visitor.id if visitor else None)
            if seat is not None and seat >= live.row.players:
                raise Problem("no-such-seat", 404)
            if seat is not None and live.row.state != "finished" and seat not in mine:
                raise Problem("not-your-seat", 403)
            if number > live.number or live.row.state not in ("playing", "finished"):
                raise Problem("no-such-position", 404)
            state = state_at(live, number, Eyes(seat, language_of(request), shape), mine)
        return Response(ENCODER.encode(state), media_type="application/json", status_code=HTTP_200_OK)

    @post("/{id:str}/from/{number:int}", description="Continue from a position of a finished game.")
    async def play_on(self, request: Asking, id: TableId, number: Number, data: PlayOn, watch: Watch = None) -> Opened:
        visitor = await player_of(request)
        async with server_of(request).lives.hold(id) as live:
            await allowed(request, live, watch)
            if live.row.state != "finished":
                raise Problem("not-finished", 409)
            if number >= live.number:
                raise Problem("no-such-position", 404)
            record = live.table.record()
        cut = msgspec.structs.replace(record, actions=record.actions[:number], digests=[])
        return await opened(request, from_record(cut, data.seats, visitor.id), visitor.id)


async def allowed(request: Asking, live: Live, watch: str | None) -> None:
    must_see(server_of(request), live.row, live.seats, await visitor_of(request), watch)


def state_at(live: Live, number: int, eyes: Eyes, mine: list[int]) -> State:
    """The table as these eyes saw it after this many actions, without choices."""
    seat, lang, _ = eyes
    table, seen = replay(live.table.record(), number), Rendered()
    table.names = live.table.names
    render(seen, Position(table, [CHOSEN] * number), eyes)
    seats = seat_states(live, seen, table.acting(), lang)
    for info in seats:
        info.thinking, info.clock = False, None
    facts: dict[str, Any] = {"you": mine, "left": [], "viewer": seat, "prompt": seen.prompt, "kind": ""}
    facts |= {"choices": [], "bundles": [], "trying": 0, "orders": []}
    return State(
        number=number,
        version=live.row.version,
        state="finished" if table.over else "playing",
        over=table.over,
        seats=seats,
        acting=table.acting(),
        panels=[panel.raw for panel in seen.panels],
        panel_ids=[panel.id for panel in seen.panels],
        originals=list(seen.originals().values()),
        log=seen.log,
        log_from=0,
        fresh=True,
        undo=UndoState(False, "", False),
        redo=False,
        consent=None,
        since_last_turn=since_last_turn(table, seat),
        scores=seen.scores,
        ranking=list(table.ranking()) if table.over else None,
        lines=seen.lines,
        confirm=live.row.confirm,
        rematch=live.row.rematch,
        **facts,
    )
