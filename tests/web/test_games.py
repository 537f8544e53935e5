"""Whole games in a real browser, with clicks only and with the keyboard only."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import msgspec
import pytest
from playwright.sync_api import Page, expect

import goodsyard
from goodsyard.core.registry import titles
from tests.web.conftest import Visit
from tests.web.play import MY_TURN, THE_END, choose, choose_on_board, my_turn_or_end, number, start
from tests.web.site import Site

GAMES = [id for id, title in sorted(titles().items()) if title.folder.parent.name == "games"]


SCROLLS = """
window.scrolls = [];
addEventListener("scroll", event => {
  const at = event.target;
  if (!(at instanceof Element && at.closest(".side"))) window.scrolls.push(at.className ?? "document");
}, true);
"""
"""Notes every scrolling, except of the log and its neighbours, which follow the newest line by themselves."""


def test_a_whole_game_on_the_board_only_without_scrolling(site: Site, visit: Visit) -> None:
    page, chance = visit(1366, 768), Random(5)
    page.add_init_script(SCROLLS)
    start(page, site.url, "great-western-trail")
    page.evaluate("() => { window.scrolls = []; }")  # from the lobby
    decisions = 0
    while my_turn_or_end(page):
        choose_on_board(page, chance)
        decisions += 1
    assert decisions > 50
    assert page.evaluate("window.scrolls") == []
    replayed(page)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "great-western-trail"])
def test_a_whole_game_by_clicking_only(site: Site, visit: Visit, game: str) -> None:
    page, chance = visit(), Random(5)
    start(page, site.url, game)
    while my_turn_or_end(page):
        choose(page, chance)
    pad = page.locator(THE_END)
    expect(pad.locator(".total .amount")).to_have_count(3)
    expect(pad.get_by_role("button", name="Rematch")).to_be_visible()
    replayed(page)


def replayed(page: Page) -> None:
    """From the score pad to the replay: steps, slider, and a URL for each position."""
    page.locator(THE_END).get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*/0")
    expect(page.locator("#prompt")).to_contain_text("Position 0 of")
    page.get_by_role("button", name="One step forward").click()
    page.wait_for_url("**/replay/*/1")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/replay/*/2")
    page.get_by_role("button", name="Go to the end").click()
    expect(page.locator(".pad .total .amount").first).to_be_attached()
    on = page.get_by_role("button", name="Continue from here")
    expect(on).to_be_disabled()
    page.locator(".entry").nth(9).click()
    expect(on).to_be_enabled()
    page.reload()
    expect(page.locator("#prompt")).to_contain_text("Position")
    expect(on).to_be_enabled()
    with page.expect_response("**/from/*", timeout=60_000) as answer:  # one process looks back for everybody
        on.click()
    assert answer.value.ok, answer.value.text()
    page.wait_for_url("**/table/*")
    page.locator(MY_TURN).first.wait_for()


def test_a_whole_game_by_keyboard_only(site: Site, visit: Visit) -> None:
    page, chance = visit(), Random(6)
    page.goto(site.url)
    page.locator(".plate").first.wait_for()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.plate .primary')"):
            break
    page.keyboard.press("Enter")
    by_arrows = False
    while my_turn_or_end(page):
        before, count = number(page), page.locator(MY_TURN).count()
        by_arrows = not by_arrows
        if by_arrows:
            for _ in range(chance.randrange(min(count, 4)) + 1):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        elif chance.random() < 0.4:
            page.keyboard.press("ArrowUp")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(str(chance.randrange(min(count, 9)) + 1))
        expect(page.locator("main")).not_to_have_attribute("data-number", str(before))
    expect(page.locator(THE_END)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(THE_END)).to_have_count(0)


def test_undo_redo_help_and_confirmation_by_keyboard(site: Site, visit: Visit) -> None:
    page = visit()
    start(page, site.url)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("Help")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Confirm").select_option("choice")
    page.keyboard.press("Escape")
    page.reload()
    page.locator(MY_TURN).first.wait_for()
    before = number(page)
    page.keyboard.press("1")
    expect(page.locator(".choice-status")).to_be_visible()
    assert number(page) == before
    page.keyboard.press("Escape")
    expect(page.locator(".choice-status")).to_be_hidden()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator("main")).not_to_have_attribute("data-number", str(before))


def test_a_record_is_imported_from_a_file(site: Site, visit: Visit, tmp_path: Path) -> None:
    page = visit()
    table, chance = goodsyard.new("coal-baron", players=2, seed=(1 << 62) + 12345), Random(1)
    while not table.over:
        table.play(chance.choice(table.choices(table.acting()[0])).action)
    (tmp_path / "record.json").write_bytes(msgspec.json.encode(table.record()))
    (tmp_path / "other.json").write_text("not a record")
    page.goto(site.url)
    page.locator("#import-file").set_input_files(tmp_path / "other.json")
    expect(page.locator(".toast.bad")).to_be_visible()
    page.locator("#import-file").set_input_files(tmp_path / "record.json")
    page.wait_for_url("**/replay/*/0")
    expect(page.locator("#prompt")).to_contain_text(f"of {len(table.played)}")


def test_a_hint_shows_chances_beside_the_choices(site: Site, visit: Visit) -> None:
    page = visit()
    start(page, site.url)
    before = number(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".choice.best .opinion")).to_have_text(re.compile(r"^\d+ %$"))
    assert number(page) == before
    page.locator(".choice.best").click()
    expect(page.locator("main")).not_to_have_attribute("data-number", str(before))
    expect(page.locator(".opinion")).to_have_count(0)
