"""One's vacation."""

from __future__ import annotations

from datetime import datetime
from time import time
from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post
from litestar.status_codes import HTTP_200_OK

from goodsyard.server.api.common import Asking, server_of, visitor_of, writer_of
from goodsyard.server.messages import iso
from goodsyard.server.pauses import ahead
from goodsyard.server.problems import Problem
from goodsyard.server.vacations import BUDGET, DAY, left


class VacationWish(msgspec.Struct):
    days: Annotated[int, msgspec.Meta(ge=1, le=30)]
    start: Annotated[datetime, msgspec.Meta(tz=True)] | None = None
    """Now if it is not named."""


class VacationInfo(msgspec.Struct):
    budget: int
    left: float
    """How many days of vacation one may still take."""
    begins: str | None
    ends: str | None
    games: int
    """In how many running games the clock would stand still."""


class VacationController(Controller):
    """One's vacation."""

    path = "/api/account/vacation"
    tags = ("visitor",)

    @get(description="One's vacation, and how many days of it are left.")
    async def vacation(self, request: Asking) -> VacationInfo:
        visitor = await visitor_of(request)
        if visitor is None:
            raise Problem("no-session", 401)
        return await info(request, visitor.id)

    @post(status_code=HTTP_200_OK, description="Go on vacation, now or later: clocks of days stand still.")
    async def plan(self, request: Asking, data: VacationWish) -> VacationInfo:
        visitor, server = await writer_of(request), server_of(request)
        if not server.limits.company.allow(visitor.id):
            raise Problem("too-fast", 429)
        await server.vacations.plan(visitor.id, data.days, data.start.timestamp() if data.start else None)
        return await info(request, visitor.id)

    @delete(status_code=HTTP_200_OK, description="End one's vacation, or give up a planned one; unused days are kept.")
    async def end(self, request: Asking) -> VacationInfo:
        visitor = await writer_of(request)
        await server_of(request).vacations.end(visitor.id)
        return await info(request, visitor.id)


async def info(request: Asking, user: str) -> VacationInfo:
    vacations, now = server_of(request).vacations, time()
    periods = await vacations.of(user)
    begins, ends = (iso(moment) for moment in last) if (last := ahead(periods, now)) else (None, None)
    days = round(max(0.0, left(periods, now)) / DAY, 1)
    return VacationInfo(int(BUDGET / DAY), days, begins, ends, len(await vacations.games(user)))
