"""The analysis on the replay page: requested, shown as it grows, read at every step, on a screen and a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from goodsyard import bots
from goodsyard.core.record import Record, save
from goodsyard.core.table import new
from tests.web.conftest import Visit
from tests.web.site import Site
from tests.web.test_page import problems

LONG = 60_000


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site"), GOODSYARD_ANALYSIS="40")
    site.start()
    yield site
    site.stop()


@pytest.fixture(scope="module")
def game() -> Record:
    table, players = new("oh-my-goods", 2, 3), [bots.find(name, "oh-my-goods") for name in ("greedy", "random")]
    while not table.over:
        seat = table.game.current
        table.take(players[seat].choose(table.game, seat, len(table.played)), seat)
    return table.record()


def imported(page: Page, site: Site, game: Record, folder: Path) -> None:
    """The replay of an imported record."""
    save(game, folder / "game.json")
    page.goto(site.url)
    page.locator("#import-file").set_input_files(folder / "game.json")
    page.wait_for_url("**/replay/*/0")


def test_a_replay_is_analysed(site: Site, visit: Visit, game: Record, tmp_path: Path) -> None:
    page = visit()
    imported(page, site, game, tmp_path)
    page.get_by_role("tab", name="Analysis").click()
    expect(page.locator(".analysis-room")).to_contain_text("A strong bot reviews the game")
    page.locator(".act").get_by_role("button", name="Analyse").click()
    expect(page.locator(".analysis-room progress, .chance-chart").first).to_be_visible()
    expect(page.locator(".chance-chart polyline")).to_have_count(2, timeout=LONG)
    assert problems(page) == []
    page.locator(".analysis-room .entry").first.click()
    page.wait_for_url(re.compile(r"/replay/\w+/[1-9]"))
    expect(page.locator(".comment")).not_to_be_empty()
    expect(page.locator(".chances > span")).to_have_count(2)
    chart = page.locator(".chance-chart")
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": 20})
    middle = round(len(game.actions) / 2)
    page.wait_for_url(re.compile(rf"/replay/\w+/({middle - 1}|{middle}|{middle + 1})$"))
    page.get_by_role("button", name="Go to the end").click()
    expect(page.locator(".chances")).to_have_text(re.compile(r"100 %"))
    page.get_by_role("button", name="Go to the beginning").click()
    expect(page.locator(".comment")).to_have_text("The game begins.")
    better = page.locator(".comment", has_text="Better:")
    for _ in game.actions:
        page.get_by_role("button", name="One step forward").click()
        expect(page.locator(".comment")).not_to_have_text("The game begins.")
        if better.count():
            break
    expect(better).to_have_text(re.compile(r"this move cost [\d.]+ % winning chance"))


def test_a_stored_analysis_is_shown_to_the_next_visitor_in_german_on_a_phone(
    site: Site, visit: Visit, game: Record, tmp_path: Path
) -> None:
    page = visit()
    imported(page, site, game, tmp_path)
    page.locator(".act").get_by_role("button", name="Analyse").click()
    expect(page.locator(".chance-chart")).to_be_visible(timeout=LONG)
    phone = visit(360, 740, has_touch=True, is_mobile=True, locale="de-DE")
    phone.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    phone.goto(re.sub(r"\d+$", "20", page.url))
    expect(phone.locator(".comment")).not_to_be_empty()
    phone.locator(".act").get_by_role("button", name="Analysieren").tap()
    expect(phone.locator(".chance-chart")).to_be_visible()
    expect(phone.locator(".analysis-room")).to_contain_text("Wendepunkte")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    assert problems(phone) == []


def test_a_running_game_offers_no_analysis(site: Site, visit: Visit) -> None:
    page = visit()
    page.goto(site.url)
    page.locator(".plate .primary").first.click()
    page.wait_for_url("**/table/*")
    page.goto(page.url.replace("/table/", "/replay/"))
    page.locator(".plane .panel:visible svg").first.wait_for()
    expect(page.get_by_role("tab", name="Rules")).to_be_visible()
    expect(page.get_by_role("tab", name="Analysis")).to_have_count(0)
    expect(page.get_by_role("button", name="Analyse")).to_have_count(0)
