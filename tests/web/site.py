"""A real server with its own process, port and database."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Site:
    """Starts, stops and kills the server; the port and the database stay the same."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = settings
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "goodsyard.cli", "serve", "--no-open", "--port", str(self.port)]
        command += ["--database", str(self.folder / "table.sqlite3")]
        environment = {**os.environ, "GOODSYARD_HOME": str(self.folder), "GOODSYARD_RATE": "1000", **self.settings}
        with open(self.folder / "server.log", "ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment, start_new_session=True)
        self.wait()

    def wait(self) -> None:
        """Wait until the server answers."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                with urlopen(f"{self.url}/api/health", timeout=2):
                    return
            except (URLError, OSError):
                time.sleep(0.1)
        raise AssertionError((self.folder / "server.log").read_text(encoding="utf-8"))

    def kill(self) -> None:
        """Simulate a power failure: kill -9 for the server and everything it started."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process = None

    def stop(self) -> None:
        if self.process is None:
            return
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()
