"""Play by correspondence: reminders, vacations during which clocks of days stand still, and the order of the lobby."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any

import asyncpg
import pytest
from sqlalchemy import make_url

from goodsyard.server import clocks, store
from goodsyard.server.clocks import DAY
from goodsyard.server.pauses import after_pauses, ahead, paused, read_periods
from goodsyard.server.reminders import Reminders, reminder_at
from goodsyard.server.rows import Clock, SeatRow
from goodsyard.server.settings import Settings, database_url
from goodsyard.server.store import Store
from goodsyard.server.vacations import Vacations, left
from tests.server.site import Json, Person, Site
from tests.server.test_push import Service, account

DAYS = Clock(days=3)
HOLIDAY = ((2 * DAY, 4 * DAY), (10 * DAY, 11 * DAY))


def seat(left: float = 3 * DAY, since: float | None = 0.0, **more: Any) -> SeatRow:
    return SeatRow(0, "ada", None, "Ada", left, since, **more)


def test_pauses_are_counted_to_the_second() -> None:
    assert paused(HOLIDAY, 0, 20 * DAY) == 3 * DAY
    assert paused(HOLIDAY, 3 * DAY, 10.5 * DAY) == 1.5 * DAY
    assert paused((), 0, DAY) == 0
    assert after_pauses(HOLIDAY, 0, DAY) == DAY
    assert after_pauses(HOLIDAY, 0, 3 * DAY) == 5 * DAY
    assert after_pauses(HOLIDAY, 3 * DAY, DAY) == 5 * DAY, "begun on vacation"
    assert after_pauses(HOLIDAY, 5 * DAY, DAY) == 6 * DAY
    assert after_pauses(HOLIDAY, 0, 8 * DAY) == 10 * DAY, "just before the second one"
    assert after_pauses(HOLIDAY, 0, 9 * DAY) == 12 * DAY, "two vacations"
    assert ahead(HOLIDAY, 5 * DAY) == HOLIDAY[1]
    assert ahead(HOLIDAY, 11 * DAY) is None
    assert read_periods(None) == ()


@pytest.mark.parametrize("now", [DAY, 2 * DAY, 3 * DAY, 4 * DAY, 4.5 * DAY])
def test_what_a_clock_has_left_and_when_it_runs_out_agree(now: float) -> None:
    row = seat(pauses=HOLIDAY)
    remaining = clocks.left_at(row, now)
    assert remaining is not None
    assert after_pauses(row.pauses, now, remaining) == clocks.runs_out(row, DAYS) == 5 * DAY


def test_a_vacation_is_not_charged_and_gains_nothing() -> None:
    away, here = seat(pauses=((DAY, 2 * DAY),)), seat()
    other = SeatRow(1, "bea", None, "Bea", 3 * DAY)
    clock = Clock(bank=3 * DAY, increment=0)
    for row, wanted in ((away, 0.5 * DAY), (here, -0.5 * DAY)):
        times = clocks.after([row, other], clock, acting=[1], mover=0, now=3.5 * DAY)
        assert times[0] == (wanted, None)
    assert clocks.expired([here], DAYS, [0], 3.5 * DAY) == [0]
    assert clocks.expired([away], DAYS, [0], 3.5 * DAY) == []
    assert clocks.expired([away], DAYS, [0], 4 * DAY) == [0]


def test_the_budget_counts_what_was_taken_and_what_is_planned_within_a_year() -> None:
    now = 1000 * DAY
    assert left((), now) == 30 * DAY
    assert left(((now - 10 * DAY, now - 5 * DAY),), now) == 25 * DAY
    assert left(((now - 1 * DAY, now + 9 * DAY),), now) == 20 * DAY
    assert left(((now - 370 * DAY, now - 360 * DAY),), now) == 25 * DAY, "half of it lies more than a year back"
    assert left(((now + 300 * DAY, now + 330 * DAY),), now) == 0


@pytest.mark.parametrize(
    ("days", "remaining", "wanted"), [(3, 3, 2), (10, 10, 9), (2, 2, 1), (1, 1, 0.5), (1, 0.75, 0.25), (3, 1, None)]
)
def test_a_reminder_comes_when_a_day_or_half_the_time_is_left(
    days: float, remaining: float, wanted: float | None
) -> None:
    found = reminder_at(seat(), Clock(days=days), remaining * DAY, 0.0)
    assert found == (None if wanted is None else wanted * DAY)


def test_a_reminder_comes_once_a_turn_and_not_on_vacation() -> None:
    since = 100.0
    assert reminder_at(seat(reminded=since + 1), DAYS, 3 * DAY, since) is None
    assert reminder_at(seat(reminded=since - 1), DAYS, 3 * DAY, since) == 2 * DAY + since
    assert reminder_at(seat(pauses=((DAY, 2 * DAY),)), DAYS, 3 * DAY, 0.0) == 3 * DAY
    assert reminder_at(seat(), Clock(60, 5), 60.0, 0.0) is None
    assert reminder_at(seat(), DAYS, 3 * DAY, None) is None
    row = seat()
    times = {0: (row.left, row.since)}
    assert clocks.due([row], DAYS, [0], times, 1.0) == 2 * DAY, "the caretaker must wake up for it"
    assert clocks.due([replace(row, reminded=2 * DAY)], DAYS, [0], times, 2 * DAY + 1) == 3 * DAY
    assert clocks.due([row], Clock(days=3, timeout="none"), [0], times, 1.0) == 2 * DAY


@pytest.fixture(params=["sqlite", "postgres"])
def books(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "postgres":
        return asyncio.run(new_database(request.getfixturevalue("postgres")))
    return str(tmp_path / "books.db")


async def new_database(postgres: str) -> str:
    name, connection = f"books_{time.monotonic_ns()}", await asyncpg.connect(postgres)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return make_url(postgres).set(database=name).render_as_string(hide_password=False)


class Table:
    """As much of a live table as reminders look at."""

    def __init__(self, seats: list[SeatRow]) -> None:
        self.id, self.seats, self.acting, self.present = "table", seats, [0], set[str]()
        self.row = type("Row", (), {"clock": DAYS})()


def test_of_several_processes_one_reminds(books: str) -> None:
    """Each of them has its own idea of the table, and only the database knows what is done."""
    told: list[str] = []
    since = time.time() - 2.5 * DAY

    async def race() -> None:
        base = Store(Settings(database_url(books)))
        async with base.writing() as writing:
            await writing.connection.run_sync(store.metadata.create_all)
            await writing.execute(store.users.insert().values(id="ada", name="Ada", created=0.0))
            await writing.execute(store.tables.insert().values(**table_values()))
            values = {"table_id": "table", "seat": 0, "user_id": "ada", "clock_left": 3 * DAY, "clock_since": since}
            await writing.execute(store.seats.insert().values(**values))
        others = [Store(Settings(database_url(books))) for _ in range(3)]
        for _ in range(2):
            lives: list[Any] = [Table([seat(since=since)]) for _ in others]
            reminders = [Reminders(each, lambda user, live: told.append(user)) for each in others]
            await asyncio.gather(*(each.remind(live) for each, live in zip(reminders, lives, strict=True)))
            assert [live.seats[0].reminded is None for live in lives] == [False] * 3
        for each in (base, *others):
            await each.close()

    asyncio.run(race())
    assert told == ["ada"]


def test_two_vacations_at_once_are_one(books: str) -> None:
    async def race() -> tuple[list[Any], float]:
        base = Store(Settings(database_url(books)))
        async with base.writing() as writing:
            await writing.connection.run_sync(store.metadata.create_all)
            await writing.execute(store.users.insert().values(id="ada", name="Ada", created=0.0))
        lives: Any = type("Lives", (), {"kept": {}})()
        vacations = Vacations(base, lives, lives)
        plans = (vacations.plan("ada", days, None) for days in (2, 2, 2))
        answers = await asyncio.gather(*plans, return_exceptions=True)
        remaining = left(await vacations.of("ada"), time.time())
        await base.close()
        return answers, remaining

    answers, remaining = asyncio.run(race())
    assert sorted(str(answer) for answer in answers) == ["None", "vacation-set", "vacation-set"]
    assert remaining == 28 * DAY


def table_values() -> Json:
    texts = dict.fromkeys(("game", "options", "visibility", "undo", "undone"), "")
    flags = dict.fromkeys(("seed_chosen", "confirm", "rated"), False)
    numbers = dict.fromkeys(("rules", "players", "seed", "version", "number"), 1)
    return {"id": "table", **texts, **flags, **numbers, "creator": "ada", "state": "playing", "created": 0.0}


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as service:
        Thread(target=service.serve_forever, daemon=True).start()
        yield service
        service.shutdown()


def begun(host: Person, guest: Person, seconds: float, **more: Any) -> str:
    """A game with a clock of (very short) days in which the guest is to move."""
    clock = {"days": seconds / DAY, "timeout": "bot"}
    table = host.open("me", "open", options={"starting_player": "2"}, clock=clock, **more)
    guest.join(host.invite(table, 1))
    return table


def heard(service: Service) -> tuple[str, str]:
    found = json.loads(service.received.get(timeout=60)[2])
    return found["event"], found["table"]


def test_an_absent_player_is_reminded_once_even_after_a_crash(database: str, service: Service) -> None:
    with (
        Site(database, 0, GOODSYARD_WEBHOOK_PRIVATE="1") as site,
        site.person("Ada") as ada,
        account(site, "Bea", "en") as bea,
    ):
        bea.patch("/api/me", webhook=service.endpoint("bea"))
        table = begun(ada, bea, 3600.0)
        assert heard(service) == ("your-turn", table)
        site.kill()
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute("UPDATE seats SET clock_since = clock_since - 1800 WHERE clock_since IS NOT NULL")
            connection.execute("UPDATE tables SET due = 0")
        site.start(site.port)
        assert heard(service) == ("reminder", table)
        site.kill()
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute("UPDATE tables SET due = 0")
        site.start(site.port)
        other = begun(ada, bea, 3600.0)
        assert heard(service) == ("your-turn", other), "no second reminder of the same turn"


def test_on_vacation_the_clock_stands_still_and_everybody_sees_it(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Bea") as bea:
        table = begun(ada, bea, 3.0)
        with ada.sit(table) as wire:
            bea.post("/api/account/vacation", days=2)
            gone = wire.ready(lambda state: state["seats"][1]["vacation"])["seats"][1]
            first, days = gone["clock"]["left"], bea.get("/api/account/vacation")
            assert (days["budget"], days["left"], days["games"]) == (30, 28.0, 1)
            assert gone["vacation"] == {"from": days["begins"], "until": days["ends"]}
            assert bea.http.post("/api/account/vacation", json={"days": 1}).status_code == 409
            asked = time.time()
            while time.time() < asked + 4:  # longer than the whole clock
                wire.send("lang", lang="en")
                state = wire.until(lambda message: message["type"] == "state")
                assert (state["seats"][1]["kind"], state["seats"][1]["clock"]["left"]) == ("person", first)
            bea.http.delete("/api/account/vacation").raise_for_status()
            back = wire.ready(lambda state: not state["seats"][1]["vacation"])["seats"][1]
            assert first - 0.5 < back["clock"]["left"] <= first, "nothing is charged, and nothing is gained"
            assert bea.get("/api/account/vacation")["left"] == 30.0
            wire.ready(lambda state: state["seats"][1]["kind"] == "bot")


def test_live_clocks_run_on_vacation(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Bea") as bea:
        clock = {"bank": 1.5, "increment": 0, "timeout": "bot"}
        bea.post("/api/account/vacation", days=1)
        table = ada.open("me", "open", options={"starting_player": "2"}, clock=clock)
        bea.join(ada.invite(table, 1))
        with ada.sit(table) as wire:
            assert wire.ready(lambda state: state["seats"][1]["clock"])["seats"][1]["vacation"] is None
            wire.ready(lambda state: state["seats"][1]["kind"] == "bot")
        assert bea.get("/api/account/vacation")["games"] == 0


def test_a_vacation_can_be_planned_and_given_up(site: Site) -> None:
    with site.person("Ada") as ada:
        path = "/api/account/vacation"
        soon = time.strftime("%Y-%m-%dT00:00:00Z", time.gmtime(time.time() + 20 * DAY))
        for bad in ({"days": 0}, {"days": 31}, {"days": 2, "start": "2020-01-01T00:00:00Z"}, {"days": 2, "start": "x"},
                    {"days": 2, "start": "9999-01-01T00:00:00Z"}, {"days": 2, "start": "2026-01-01"}, {}):  # fmt: skip
            assert ada.http.post(path, json=bad).status_code == 400, bad
        assert ada.http.delete(path).status_code == 409
        found = ada.post(path, days=30, start=soon)
        assert (found["begins"], found["left"]) == (soon, 0)
        assert ada.http.delete(path).json()["left"] == 30.0
        ada.post(path, days=30)
        ada.http.delete(path).raise_for_status()
        answer = ada.http.post(path, json={"days": 30})
        assert answer.status_code == 200, "a second of vacation is not a day"
        assert len(json.loads(ada.http.get("/api/account/export").content)["profile"][0]["vacation"]) > 10


def test_games_where_time_is_short_come_first(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Bea") as bea:
        long, short, middle = (begun(ada, bea, hours * 3600) for hours in (200, 100, 150))
        endless = ada.open("me", "open", options={"starting_player": "2"})
        bea.join(ada.invite(endless, 1))
        others = bea.open("me", "open")
        listed = bea.get("/api/tables", mine=1)
        assert [table["id"] for table in listed] == [short, middle, long, endless, others]
        assert [table["deadline"] is None for table in listed] == [False, False, False, True, True]
        assert {table["deadline"] for table in ada.get("/api/tables", mine=1)} == {None}, "it is not her turn"
