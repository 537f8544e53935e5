"""The application: routes, error handlers, startup and shutdown."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from sqlalchemy.exc import DBAPIError

from goodsyard import __version__
from goodsyard.core.errors import GoodsyardError
from goodsyard.server import pages, security
from goodsyard.server.api.account import AccountController
from goodsyard.server.api.analysis import AnalysisController
from goodsyard.server.api.friends import FriendsController
from goodsyard.server.api.games import GamesController
from goodsyard.server.api.history import HistoryController
from goodsyard.server.api.hosts import HostsController
from goodsyard.server.api.me import MeController
from goodsyard.server.api.operator import alive, health, metrics
from goodsyard.server.api.people import PeopleController
from goodsyard.server.api.players import PlayersController
from goodsyard.server.api.push import PushController
from goodsyard.server.api.tables import TablesController
from goodsyard.server.api.vacation import VacationController
from goodsyard.server.api.webhook import WebhookController
from goodsyard.server.documented import Document
from goodsyard.server.limits import MAX_BODY
from goodsyard.server.measuring import measured
from goodsyard.server.problems import Problem
from goodsyard.server.server import Server
from goodsyard.server.settings import Settings, from_environment
from goodsyard.server.sockets import table_socket

CONTROLLERS = (
    MeController,
    AccountController,
    GamesController,
    TablesController,
    HostsController,
    FriendsController,
    PeopleController,
    PushController,
    WebhookController,
    VacationController,
    HistoryController,
    AnalysisController,
    PlayersController,
)


def create_app(settings: Settings | None = None) -> Litestar:
    """The whole server as an ASGI application."""
    settings = settings or from_environment()

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        server = app.state.server = Server(settings)
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    app = Litestar(
        [*CONTROLLERS, health, alive, metrics, *pages.routes(), table_socket],
        lifespan=[life],
        before_request=security.admissible,
        exception_handlers={
            Problem: security.on_problem,
            GoodsyardError: security.on_goodsyard_error,
            HTTPException: security.on_http_error,
            RecursionError: security.on_unreadable,
            UnicodeDecodeError: security.on_unreadable,
            DBAPIError: security.on_database_error,
            Exception: security.on_crash,
        },
        request_max_body_size=MAX_BODY,
        compression_config=CompressionConfig("gzip", minimum_size=2000, gzip_compress_level=4),
        openapi_config=OpenAPIConfig("Goodsyard", __version__, path="/schema", render_plugins=[Document()]),
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = measured(security.guarded(app.asgi_handler))
    return app
