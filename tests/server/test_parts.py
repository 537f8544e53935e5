"""Parts that need no server: clocks, limits, tokens, settings, webhook addresses."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path
from threading import Timer
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from goodsyard.core.errors import BadSetup
from goodsyard.core.words import LANGUAGES
from goodsyard.server import clocks
from goodsyard.server.forfeits import Forfeits, final_ranking
from goodsyard.server.limits import Buckets
from goodsyard.server.outside import Outside
from goodsyard.server.problems import HERE, Problem, chosen_language
from goodsyard.server.rows import CHOSEN, Armed, Clock, Deed, How, SeatRow, json_of
from goodsyard.server.settings import Settings, database_url, from_environment
from goodsyard.server.store import Store
from goodsyard.server.tokens import Links, csrf_of, invited
from goodsyard.server.webhooks import checked


def seats() -> list[SeatRow]:
    return [
        SeatRow(0, "ada", None, "Ada", 60.0, 100.0),
        SeatRow(1, "bea", None, "Bea", 60.0),
        SeatRow(2, None, "random", ""),
    ]


def test_a_move_costs_its_time_and_earns_the_increment() -> None:
    times = clocks.after(seats(), Clock(60, 5), acting=[1], mover=0, now=110.0)
    assert times == {0: (55.0, None), 1: (60.0, 110.0), 2: (None, None)}


def test_the_clock_keeps_running_for_a_seat_that_acts_again() -> None:
    times = clocks.after(seats(), Clock(60, 5), acting=[0], mover=0, now=110.0)
    assert times[0] == (55.0, 110.0)


def test_days_start_afresh_with_each_turn() -> None:
    times = clocks.after(seats(), Clock(days=2), acting=[1], mover=0, now=110.0)
    assert times[1] == (2 * clocks.DAY, 110.0)


def test_a_table_is_due_when_a_clock_runs_out_or_a_bot_is_lost() -> None:
    clock, rows = Clock(60, 5), seats()
    times = clocks.after(rows, clock, [1], 0, 110.0)
    assert clocks.due(rows, clock, [1], times, 110.0) == 170.0
    assert clocks.due(rows, clock, [2], times, 110.0) == 110.0 + clocks.BOT_PATIENCE
    assert clocks.due(rows, None, [1], times, 110.0) is None
    assert clocks.expired(rows, clock, [0], 161.0) == [0]
    assert clocks.expired(rows, Clock(60, 5, timeout="none"), [0], 161.0) == []


def moved(rows: list[SeatRow], times: clocks.Times) -> list[SeatRow]:
    return [replace(row, left=times[row.seat][0], since=times[row.seat][1]) for row in rows]


def gone(rows: list[SeatRow], **more: Any) -> list[SeatRow]:
    """Ada has left."""
    return [replace(rows[0], bot="medium", **more), *rows[1:]]


def returned(rows: list[SeatRow], clock: Clock, acting: list[int], now: float) -> float | None:
    """What Ada has left when she has come back."""
    back = [replace(rows[0], bot=None, left=clocks.left_at(rows[0], now), since=None), *rows[1:]]
    return clocks.after(back, clock, acting, 0, now)[0][0]


@pytest.mark.parametrize("clock", [Clock(60, 5), Clock(days=2)])
def test_the_clock_of_who_leaves_runs_until_the_bot_has_moved(clock: Clock) -> None:
    left = moved(gone(seats()), clocks.after(gone(seats()), clock, [0], None, 110.0))
    assert returned(left, clock, [0], 130.0) == 30.0, "the bot has not moved"
    for acting in ([0], [1]):
        played = moved(left, clocks.after(left, clock, acting, 0, 112.0))
        assert (played[0].left, played[0].since) == (48.0, None), "without an increment"
        assert returned(played, clock, acting, 130.0) == 48.0


def test_who_leaves_between_two_turns_comes_back_with_the_same_time() -> None:
    for clock, left in ((Clock(60, 5), 55.0), (Clock(days=2), 2 * clocks.DAY)):
        played = moved(seats(), clocks.after(seats(), clock, [1], 0, 110.0))
        away = moved(gone(played), clocks.after(gone(played), clock, [1], None, 120.0))
        for acting in ([1], [0]):
            assert returned(away, clock, acting, 130.0) == left


def test_who_has_no_time_left_gets_little_in_an_unrated_game() -> None:
    late = replace(seats()[0], bot="medium", left=0.0, since=None)
    assert clocks.has_run_out(late, Clock(20, 5), 110.0)
    assert not clocks.has_run_out(late, Clock(20, 5, timeout="none"), 110.0)
    assert [clocks.second_chance(Clock(bank)) for bank in (20, 600)] == [20, clocks.SECOND_CHANCE]


def test_who_has_left_a_rated_game_loses_the_seat_after_a_while() -> None:
    forfeits = Forfeits(0.5)
    for clock, grace in ((Clock(600), 90.0), (Clock(days=2), clocks.DAY / 2), (None, clocks.DAY / 2)):
        rows = gone(seats(), left=500.0 if clock else None, since=None, away=110.0)
        assert forfeits.overdue(rows, clock, 109.0 + grace) == []
        assert forfeits.overdue(rows, clock, 110.0 + grace) == [0]
        assert forfeits.overdue(gone(rows, forfeited=True), clock, 110.0 + grace) == []
        assert forfeits.is_lost(replace(rows[0], forfeited=True), clock, 111.0)
    running = gone(seats(), away=110.0)
    assert forfeits.overdue(running, Clock(60), 161.0) == [0], "the time has run out"


def test_who_left_is_ranked_behind_everybody_who_stayed() -> None:
    assert final_ranking([1, 2, 2, 4], [None] * 4) == [1, 2, 2, 4]
    assert final_ranking([1, 2, 3, 4], [50.0, None, 60.0, None]) == [4, 1, 3, 2]
    assert final_ranking([2, 1, 2], [None, 50.0, None]) == [1, 3, 1]
    assert final_ranking([1, 2], [50.0, 50.0]) == [1, 1]


def test_an_armed_seat_is_due_soon_once_it_is_to_act() -> None:
    rows = seats()
    rows[1].armed = Armed("pass", 1)
    for clock in (None, Clock(60, 5)):
        times = clocks.after(rows, clock, [1], 0, 110.0)
        assert clocks.due(rows, clock, [1], times, 110.0) == 110.0 + clocks.ORDER_PATIENCE
    assert clocks.due(rows, None, [0], clocks.after(rows, None, [0], 1, 110.0), 110.0) is None


def test_actions_that_were_undone_before_bundles_existed_can_still_be_read() -> None:
    deeds = msgspec.json.decode("[[1,2,3],[1,2,4,1]]", type=list[Deed])
    assert deeds == [Deed(1, 2, 3, CHOSEN), Deed(1, 2, 4, How.JOINED)]
    assert msgspec.json.decode(str(json_of(deeds)), type=list[Deed]) == deeds


def test_buckets_refill() -> None:
    buckets = Buckets(per_second=1000, burst=2)
    assert [buckets.allow("a") for _ in range(2)] == [True, True]
    assert buckets.allow("b")
    assert Buckets(0, 1).allow("a")
    empty = Buckets(0, 1)
    assert [empty.allow("a") for _ in range(2)] == [True, False]


def test_links_belong_to_their_table_and_server() -> None:
    links = Links("secret")
    token = links.invite("table", 3, 0)
    assert invited(token) == ("table", 3)
    assert links.is_invite(token, "table", 3, 0)
    for other in (("other", 3, 0), ("table", 2, 0), ("table", 3, 1)):
        assert not links.is_invite(token, *other)
    assert not Links("other").is_invite(token, "table", 3, 0)
    assert links.may_watch("table", links.watch("table"))
    assert not links.may_watch("other", links.watch("table"))
    assert csrf_of("one") != csrf_of("two")


def test_databases(tmp_path: Path) -> None:
    home = {"GOODSYARD_HOME": str(tmp_path)}
    assert database_url("", home) == f"sqlite+aiosqlite:///{tmp_path}/tables.db"
    assert database_url("postgresql://u:p@h/n") == "postgresql+asyncpg://u:p@h/n"
    assert database_url("sqlite:////x.db").endswith(":////x.db")
    with pytest.raises(BadSetup):
        database_url("mysql://h/n")
    with pytest.raises(BadSetup):
        from_environment({**home, "GOODSYARD_RATE": "much"})
    assert from_environment({**home, "GOODSYARD_BOT_WORKERS": "3"}).bot_workers == 3


INSIDE = (
    *("127.0.0.1", "127.1", "2130706433", "0x7f000001", "0.0.0.0", "10.1.2.3", "172.31.255.255", "192.168.0.1"),
    *("100.64.0.1", "100.127.255.255", "169.254.169.254", "168.63.129.16", "192.0.0.192", "198.18.0.1"),
    *("192.0.2.1", "198.51.100.1", "203.0.113.1", "192.88.99.1", "224.0.0.1", "239.255.255.250", "255.255.255.255"),
    *("::", "::1", "::127.0.0.1", "::8.8.8.8", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:168.63.129.16"),
    *("64:ff9b::a00:1", "64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::", "2002:a00:1::1", "2001:0:1::1"),
    *("2001:db8::1", "3fff::1", "fc00::1", "fd00:ec2::254", "fe80::1", "fec0::1", "feff::1", "ff02::1", "ff0e::1"),
    *("100::1", "5f00::1", "4000::1"),
)
OUTSIDE = ("8.8.8.8", "168.63.129.17", "100.128.0.1", "172.32.0.1", "2606:4700::1111", "2a00:1450:4001::1")


def outside(private: bool = False) -> Outside:
    return Outside(Settings("sqlite+aiosqlite:///:memory:", webhook_private=private))


@pytest.mark.parametrize("inside", INSIDE)
def test_webhooks_never_reach_the_internal_network(inside: str) -> None:
    with pytest.raises(ValueError, match="no public address"):
        asyncio.run(outside().addresses_of(inside, 80))


@pytest.mark.parametrize("address", [*OUTSIDE, "::ffff:8.8.8.8"])
def test_webhooks_reach_the_internet(address: str) -> None:
    assert asyncio.run(outside().addresses_of(address, 80)) == [address]
    assert asyncio.run(outside(private=True).addresses_of("127.0.0.1", 80)) == ["127.0.0.1"]


def test_of_several_addresses_only_public_ones_are_called_and_the_name_is_asked_for_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that first leads outside and then inside would pass the check and still reach the internal network."""
    asked: list[str] = []
    called: list[str] = []

    async def resolve(_: object, host: str, port: int, **more: object) -> list[Any]:
        asked.append(host)
        return [(0, 0, 0, "", (address, port)) for address in ("10.0.0.1", "8.8.8.8", "fec0::1", "2606:4700::1111")]

    async def connect(host: str, port: int, **more: Any) -> None:
        called.append(host)
        assert more["server_hostname"] == "twofold.example", "the certificate must be that of the name"
        raise ConnectionRefusedError

    monkeypatch.setattr("asyncio.base_events.BaseEventLoop.getaddrinfo", resolve)
    monkeypatch.setattr("asyncio.open_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        asyncio.run(outside().post("https://twofold.example/x", b"", {}))
    assert (asked, called) == (["twofold.example"], ["8.8.8.8", "2606:4700::1111"])


def test_what_is_no_address_of_a_webhook_is_refused() -> None:
    for bad in ("ftp://x", "http://", "nothing", "http://x:99999/", "http://x/\n", "javascript:alert(1)"):
        with pytest.raises(Problem):
            checked(bad)
    assert checked("") is None


def test_the_language_comes_from_the_address_the_visitor_or_the_browser_in_this_order() -> None:
    german = {"accept-language": "fr;q=0.9, de-AT;q=0.8"}
    assert chosen_language("en", "de", german) == "en"
    assert chosen_language(None, "de", {}) == "de"
    assert chosen_language("xx", None, german) == "de"
    assert chosen_language(None, None, {}) == "en"


def test_both_languages_have_the_same_messages() -> None:
    said = []
    for language in LANGUAGES:
        lines = (HERE / "words" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        said.append([line.partition(" =")[0] for line in lines if " = " in line])
    assert said[0] == said[1]


def test_opening_a_new_file_waits_for_another_process_that_writes_to_it(tmp_path: Path) -> None:
    """SQLite refuses immediately to change the journal mode of a file that somebody else is writing to."""
    file = tmp_path / "new.db"
    other = sqlite3.connect(file, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    Timer(0.4, other.close).start()

    async def open_it() -> str:
        store = Store(Settings(database_url(str(file))))
        async with store.reading() as connection:
            mode = (await connection.execute(text("PRAGMA journal_mode"))).scalar()
        await store.close()
        return str(mode)

    assert asyncio.run(open_it()) == "wal"
