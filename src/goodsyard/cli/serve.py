"""`goodsyard serve`: run the server for playing in the browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
from typing import Annotated

import typer

from goodsyard.core.errors import BadSetup
from goodsyard.server.settings import HELP


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 makes the server reachable from the network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 picks a free one.", min=0, max=65535)] = 8000,
    database: Annotated[
        str | None, typer.Option(help="SQLite file or postgresql://...; overrides GOODSYARD_DATABASE.")
    ] = None,
    workers: Annotated[
        int, typer.Option(help="Number of server processes; more than one requires PostgreSQL.", min=1)
    ] = 1,
    bot_workers: Annotated[int | None, typer.Option(help="Number of bot processes per server process.")] = None,
    open: Annotated[bool, typer.Option(help="Open the page in a browser, if available.")] = True,
) -> None:
    """Run the server until Ctrl-C is pressed."""
    try:
        from goodsyard.server.run import run
    except ModuleNotFoundError as missing:
        raise BadSetup(f"{missing.name} is missing: pip install 'goodsyard[server]'") from None

    if database is not None:
        os.environ["GOODSYARD_DATABASE"] = database
    if bot_workers is not None:
        os.environ["GOODSYARD_BOT_WORKERS"] = str(bot_workers)
    port = port or free_port(host)
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"

    def ready() -> None:
        print(f"Goodsyard is running at {address} - press Ctrl-C to stop.", file=sys.stderr, flush=True)
        if open:
            threading.Thread(target=open_browser, args=(address,), daemon=True).start()

    run(host, port, workers, ready)


LISTED = "\n".join(f"{name:<26} {help}" for name, help in HELP.items())
serve.__doc__ = f"{serve.__doc__}\n\nEnvironment variables:\n\n\b\n{LISTED}"


def free_port(host: str) -> int:
    with socket.socket() as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


def open_browser(address: str) -> None:
    """Open the page, but only if somebody is sitting at a desktop."""
    import webbrowser

    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if sys.stderr.isatty() and (screen or sys.platform in ("darwin", "win32")):
        webbrowser.open(address)
