"""What the operator's tools ask: is the server alive, can it store anything, and what is it doing?"""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from goodsyard.server.api.common import Asking, server_of
from goodsyard.server.tokens import is_same

LOCAL = ("127.0.0.1", "::1")


class Health(msgspec.Struct):
    ok: bool
    wrong: str = ""


@get("/api/health", tags=["server"], description="Check that the server can store something; 503 says what is wrong.")
async def health(request: Asking) -> Response[Health]:
    wrong = await server_of(request).health.trouble()
    status = HTTP_503_SERVICE_UNAVAILABLE if wrong else HTTP_200_OK
    return Response(Health(not wrong, wrong), status_code=status)


@get("/api/health/live", tags=["server"], sync_to_thread=False, description="Check that the server answers at all.")
def alive() -> Health:
    return Health(True)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: Asking) -> str:
    """For Prometheus on this machine; with a token in the settings, for whoever has it."""
    server, token = server_of(request), server_of(request).settings.metrics
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    allowed = is_same(shown, token) if token else request.client is not None and request.client.host in LOCAL
    if not allowed:
        raise NotFoundException
    return server.metrics.text(server)
