"""Pages: one static shell serves every address; the script in it reads the address and shows the right page."""

from __future__ import annotations

from pathlib import Path
from string import Template

from litestar import MediaType, Response, Router, get
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router

from goodsyard.core.registry import titles
from goodsyard.drawing import page_css
from goodsyard.server.api.common import Asking, language_for
from goodsyard.server.problems import say

WEB = Path(__file__).parents[1] / "web"
HINT = "Goodsyard is running, but its web files are missing. The API is described at /schema/openapi.json.\n"
ADDRESSES = [
    "/",
    "/table/{id:str}",
    "/join/{token:str}",
    "/replay/{id:str}",
    "/replay/{id:str}/{number:int}",
    "/profile",
    "/player/{id:str}",
    "/leaderboards",
    "/leaderboards/{game:str}",
    "/watch",
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


@get("/worker.js", include_in_schema=False, sync_to_thread=False)
def worker() -> Response[bytes]:
    """The service worker; its address decides which pages it serves."""
    headers = {"Cache-Control": "no-cache"}
    return Response((WEB / "worker.js").read_bytes(), media_type="text/javascript", headers=headers)


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def manifest() -> Response[bytes]:
    """What a browser needs to install the page."""
    return Response((WEB / "manifest.webmanifest").read_bytes(), media_type="application/manifest+json")


@get("/offline", include_in_schema=False, sync_to_thread=False, media_type=MediaType.HTML)
def offline(request: Asking) -> str:
    """The page that the service worker shows when there is no connection."""
    lang = language_for(request)
    words = {name: say(lang, f"offline-{name}") for name in ("title", "why", "again")}
    return Template((WEB / "offline.html").read_text(encoding="utf-8")).substitute(words, lang=lang)


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
    found: list[HTTPRouteHandler | Router] = [page, worker, manifest, offline, drawing_css, cover]
    if WEB.is_dir():
        static = create_static_files_router(
            "/static", [WEB], include_in_schema=False, send_as_attachment=False, cache_control=None
        )
        found.append(static)
    return found
