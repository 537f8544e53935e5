"""A language is added by its files: a server with a third one speaks it on every page, and nothing breaks in layout."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.site import Person, known
from tests.web import pseudo
from tests.web.conftest import Visit
from tests.web.play import MY_TURN, open_table, start
from tests.web.sight import GAMES, PHONE, Eyes, Line, Lines, bot_game, most_common, opened
from tests.web.site import Site

SPEAKS = f"localStorage.goodsyard = JSON.stringify({{ lang: '{pseudo.CODE}', forced: false }})"
ENGLISH = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const holder = node.parentElement;
    if (!holder.closest("script, style, noscript, code, kbd, time, .copyable")) found.push(node.textContent);
  }
  for (const each of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
    for (const name of ["aria-label", "title", "placeholder"]) found.push(each.getAttribute(name) ?? "");
  }
  return [...new Set(found.filter((text) => /[A-Za-z]{3}/.test(text)).map((text) => text.trim().slice(0, 120)))];
}"""
"""Everything on the page that has three plain letters in a row, which no text in the third language has."""


@pytest.fixture(scope="module")
def speaking(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a package with the third language."""
    path = pseudo.trilingual(tmp_path_factory.mktemp("trilingual"))
    return {"PYTHONPATH": f"{path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}


@pytest.fixture(scope="module")
def trilingual(tmp_path_factory: pytest.TempPathFactory, speaking: dict[str, str]) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site"), **speaking)
    site.start()
    yield site
    site.stop()


def english(page: Page) -> list[str]:
    """What is not in the third language, apart from names."""
    known = ("Goodsyard", "Deutsch", "English", "Guest ", "(Shift+U)")
    texts: list[str] = page.evaluate(ENGLISH)
    return [text for text in texts if not any(name in text for name in known)]


@pytest.mark.parametrize("game", GAMES)
def test_every_text_on_every_page_is_translated(trilingual: Site, visit: Visit, game: str) -> None:
    page = visit(1366, 768)
    page.add_init_script(SPEAKS)
    page.goto(trilingual.url)
    page.locator(".plate").first.wait_for()
    assert english(page) == []
    start(page, trilingual.url, game)
    for tab in ("score", "rules", "chat", "log"):
        page.locator(f"#head-{tab}").click()
        page.wait_for_timeout(300)
        assert english(page) == [], tab
    for _ in range(6):
        page.locator(MY_TURN).first.click()
        page.wait_for_timeout(400)
        assert english(page) == []
    page.goto(f"{trilingual.url}/rules/{game}")
    page.locator("#clause-1\\.1, [id='clause-1.1']").first.wait_for()
    assert english(page) == []


def test_dialogs_waiting_room_invitation_replay_and_profile_are_translated(trilingual: Site, visit: Visit) -> None:
    page, other = visit(1366, 768), visit(390, 844)
    for each in (page, other):
        each.add_init_script(SPEAKS)
    page.goto(trilingual.url)
    page.locator(".plate").first.wait_for()
    for tool in (page.locator("#bar .tool").nth(2), page.locator(".plate button").nth(1)):
        tool.click()
        page.locator("dialog[open]").wait_for()
        assert english(page) == []
        page.keyboard.press("Escape")
    open_table(page, trilingual.url, "me", "open")
    page.locator(".waiting .copyable input").first.wait_for()
    assert english(page) == []
    other.goto(page.locator(".waiting .copyable input").first.input_value())
    other.locator("main button").first.wait_for()
    assert english(other) == []
    start(page, trilingual.url)
    page.locator(MY_TURN).first.click()
    page.locator("main").focus()
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    assert english(page) == []
    page.goto(page.url.replace("/table/", "/replay/"))
    page.locator(".plane .panel:visible svg").first.wait_for()
    assert english(page) == []
    for path in ("profile", "account", "friends", "leaderboards", "watch"):
        page.goto(f"{trilingual.url}/{path}")
        page.locator(".sheet").first.wait_for()
        assert english(page) == [], path
    page.goto(f"{trilingual.url}/table/nowhere")
    page.locator(".trouble").first.wait_for()
    assert english(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_is_translated(speaking: dict[str, str], tmp_path: Path, game: str) -> None:
    command = [
        "play",
        game,
        "--seats",
        "me,random",
        "--seed",
        "3",
        "--lang",
        pseudo.CODE,
        "--save",
        str(tmp_path / "1"),
    ]
    done = subprocess.run(
        [sys.executable, "-m", "goodsyard.cli", *command],
        env={**os.environ, **speaking, "COLUMNS": "100"},
        input="?1\n" + "1\n" * 30 + "l\nb\n99\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.stderr
    lines = [line for line in done.stdout.splitlines() if str(tmp_path.name) not in line and "(random)" not in line]
    assert len(lines) > 100
    assert [line for line in lines if re.search("[A-Za-z]{3}", line)] == []


def test_all_languages_are_offered(trilingual: Site, visit: Visit) -> None:
    page = visit()
    page.goto(trilingual.url)
    page.locator(".language").click()
    expect(page.locator("dialog[open] button[lang]")).to_have_text(["Deutsch", pseudo.NAME])
    page.get_by_role("button", name=pseudo.NAME).click()
    expect(page.locator("html")).to_have_attribute("lang", pseudo.CODE)


def test_unknown_languages_are_refused(trilingual: Site) -> None:
    with Person(trilingual) as person:
        answer = person.http.get("/api/games", params={"lang": "fr"})
        assert answer.status_code == 400
        assert answer.json()["error"] == "This server does not speak “fr”; it speaks en, de, xx."
        assert person.http.patch("/api/me", json={"lang": "fr"}).status_code == 400
        assert person.http.patch("/api/me", json={"lang": "xx"}).json()["lang"] == "xx"


@pytest.mark.parametrize("game", GAMES)
def test_longer_words_fit(trilingual: Site, browser: Browser, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setattr("tests.web.sight.LANGUAGES", {pseudo.CODE: "en-GB"})
    monkeypatch.setattr("tests.web.sight.CHOOSES_ALL", SPEAKS)
    lines: Lines = defaultdict(Line)
    with Person(trilingual, "Ada") as person:
        eyes = Eyes(browser, trilingual, person)
        record, kinds = bot_game(game, 3, 1, "greedy")
        try:
            for kind in dict.fromkeys(kinds):
                number = kinds.index(kind)
                seats = [{"kind": "me"} if seat == kind[0] else {"kind": "bot", "bot": "greedy"} for seat in range(3)]
                eyes.visit(opened(person, record, number, *seats))
                eyes.wait(known(record, number, kind[0]))
                eyes.look(game, kind[1], lines)
        finally:
            eyes.close()
    for line in (line for (_, size), line in lines.items() if size == PHONE):  # a list of longer words may scroll there
        line.failures = [failure for failure in line.failures if "choice out of sight" not in failure]
    assert not any(line.failures for line in lines.values()), most_common(lines)
