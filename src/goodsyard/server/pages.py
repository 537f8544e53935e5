"""Pages: one static shell serves every address; the script in it reads the address and shows the right page."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router

from goodsyard.core.registry import titles
from goodsyard.drawing import page_css

WEB = Path(__file__).parents[1] / "web"
HINT = "Goodsyard is running, but its web files are missing. The API is described at /schema/openapi.json.\n"
ADDRESSES = [
    "/",
    "/table/{id:str}",
    "/join/{token:str}",
    "/replay/{id:str}",
    "/replay/{id:str}/{number:int}",
    "/profile",
    "/account",
    "/friends",
    "/friend/{token:str}",
    "/rules/{game:str}",
]


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
def page() -> Response[bytes] | Response[str]:
    """The HTML shell of every page."""
    shell = WEB / "index.html"
    if not shell.is_file():
        return Response(HINT, media_type=MediaType.TEXT)
    return Response(shell.read_bytes(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


@get("/static/drawing.css", include_in_schema=False, sync_to_thread=False, media_type="text/css")
def drawing_css() -> str:
    """The style sheet of the drawings."""
    return page_css()


@get("/covers/{game:str}", include_in_schema=False, sync_to_thread=False)
def cover(game: str) -> Response[bytes]:
    """The picture of a game in the lobby; games without one share a picture."""
    title = titles().get(game)
    file = WEB / "pictures" / "game.svg" if title is None or title.cover is None else title.cover
    headers = {"Cache-Control": "max-age=3600"}
    return Response(file.read_bytes(), media_type="image/svg+xml", headers=headers)


def routes() -> list[HTTPRouteHandler | Router]:
    found: list[HTTPRouteHandler | Router] = [page, drawing_css, cover]
    if WEB.is_dir():
        static = create_static_files_router(
            "/static", [WEB], include_in_schema=False, send_as_attachment=False, cache_control=None
        )
        found.append(static)
    return found
