"""What an operator sees: health, metrics, logs, and clear words when something is wrong."""

from __future__ import annotations

import json
import os
import random
import resource
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.site import ROOT, Json, Person, Site, play_on
from tests.server.test_admin import at

NEWER = "9999"


def health(site: Site) -> tuple[int, Json]:
    answer = httpx.get(f"{site.url}/api/health", timeout=30)
    return answer.status_code, answer.json()


def metrics(site: Site, **headers: str) -> dict[str, float]:
    """Every number by its name with labels."""
    answer = httpx.get(f"{site.url}/metrics", headers=headers).raise_for_status()
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def test_health_says_what_is_wrong_when_nothing_can_be_written(database: str) -> None:
    """A limit on the size of files is what a full disk looks like to the database."""
    with Site(database) as site:
        assert health(site) == (200, {"ok": True, "wrong": ""})
        try:
            size = Path(database + "-wal").stat().st_size
            resource.prlimit(site.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
            while (said := health(site))[0] == 200:
                pass
            assert said[0] == 503
            assert said[1]["ok"] is False
            assert "cannot be written" in said[1]["wrong"]
            assert str(Path(database).parent) not in said[1]["wrong"]
            assert httpx.get(f"{site.url}/api/health/live").json() == {"ok": True, "wrong": ""}
        finally:
            resource.prlimit(site.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        while health(site)[0] == 503:
            pass


@pytest.mark.parametrize("words", [("serve", "--no-open", "--port", "0"), ("admin", "status"), ("admin", "verify")])
def test_a_newer_database_is_refused_in_one_line(database: str, words: tuple[str, ...]) -> None:
    with Site(database):
        pass
    at(database, "UPDATE alembic_version SET version_num = ?", NEWER)
    command = [sys.executable, "-m", "goodsyard.cli", *words]
    environment = {**os.environ, "GOODSYARD_DATABASE": database}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    assert NEWER in done.stderr


def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada, " * 500)
    command = [sys.executable, "-m", "goodsyard.cli", "serve", "--no-open", "--port", "0"]
    environment = {**os.environ, "GOODSYARD_DATABASE": str(tmp_path / "letter.txt")}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr


def test_metrics_count_moves_requests_sockets_and_tables(site: Site) -> None:
    with site.person() as ada:
        table = ada.open("me", "random", visibility="public")
        with ada.sit(table) as wire:
            before = metrics(site).get('goodsyard_move_seconds_count{kind="play"}', 0)
            play_on([wire], random.Random(1), moves=3)
            after = metrics(site)
            assert after['goodsyard_move_seconds_count{kind="play"}'] == before + 3
            assert after['goodsyard_move_seconds_bucket{kind="play",le="+Inf"}'] == before + 3
            assert after["goodsyard_sockets"] == 1
            assert after["goodsyard_live_tables"] >= 1
            assert after["process_resident_memory_bytes"] > 10_000_000
        route = 'goodsyard_request_seconds_count{method="GET",route="/api/tables/{id}",status="200"}'
        before = after.get(route, 0)
        ada.get(f"/api/tables/{table}")
        ada.http.get("/api/nothing")
        after = metrics(site)
        assert after[route] == before + 1
        assert after['goodsyard_request_seconds_count{method="GET",route="other",status="404"}'] >= 1
        assert not [name for name in after if table in name]


def test_metrics_tell_how_long_bots_are_waited_for(site: Site) -> None:
    """Both of these bots search, and a single worker takes searches."""
    with site.person() as ada:
        tables = [ada.open("hanging", "me", game="odd-lots") for _ in range(2)]
        found = metrics(site)
        while not (found['goodsyard_questions_waiting{kind="slow"}'] and found["goodsyard_queue_age_seconds"]):
            found = metrics(site)
        assert found['goodsyard_questions_begun{kind="slow"}'] == 1
        for table in tables:
            ada.post(f"/api/tables/{table}/seats/1/leave")


def test_metrics_are_for_this_machine_or_for_whoever_has_the_token(site: Site, database: str) -> None:
    """A request that a proxy forwards is not from this machine."""
    forwarded = {"X-Forwarded-For": "198.51.100.7"}
    assert httpx.get(f"{site.url}/metrics", headers=forwarded).status_code == 404
    with Site(database, GOODSYARD_METRICS="secret") as guarded:
        for wrong in ({}, {"Authorization": "Bearer nothing"}, {"Authorization": ""}):
            assert httpx.get(f"{guarded.url}/metrics", headers=wrong).status_code == 404
        assert metrics(guarded, Authorization="Bearer secret", **forwarded)


def test_requests_have_ids_and_the_log_keeps_secrets(site: Site) -> None:
    with Person(site, "Ada Lovelace") as ada:
        ids = ["proxy-1.2_3", "bad id", "x" * 65, '"},{"level":"error', ""]
        given = [ada.http.get("/api/games", headers={"X-Request-Id": id}).headers["x-request-id"] for id in ids]
        assert given[0] == "proxy-1.2_3"
        assert len(set(given)) == len(ids)
        assert not set(given[1:]) & set(ids)
        table = ada.open("me", "random")
        token = ada.watch_token(table)
        with ada.sit(table, watch=token) as wire:
            wire.ready()
            wire.send("chat", text="a secret word")
            wire.until(lambda message: message["type"] == "chat" and "word" in message["text"])
        asked = ada.http.get(f"/api/tables/{table}").headers["x-request-id"]
        while not [line for line in site.lines if asked in line]:
            ada.http.get("/api/health/live")
        found = [json.loads(line) for line in site.lines if line.startswith("{")]
        (entry,) = [each for each in found if each.get("request") == asked]
        assert entry["route"] == "/api/tables/{id}"
        assert entry["status"] == 200
        assert [each["route"] for each in found if each["message"] == "closed"]
        for secret in (table, token, "Lovelace", "secret word", ada.me["csrf"], ada.http.cookies["goodsyard_session"]):
            assert not [line for line in site.lines if secret in line]


@pytest.mark.parametrize(
    "path", ["/static/%00", "/%00", "/api/tables/%00", "/static/%ff%fe", "/api/tables/%0a", "/covers/%00"]
)
def test_addresses_that_cannot_exist_are_not_found(site: Site, path: str) -> None:
    answer = httpx.get(site.url + path)
    assert answer.status_code == 404
    assert answer.json()["error"]
