"""The page itself: languages, phones, access to the rules, size, and accessibility checked by axe."""

from __future__ import annotations

import json
import re
import runpy
import shutil
import subprocess
from functools import lru_cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.play import MY_TURN, start
from tests.web.sight import GAMES, SIZES
from tests.web.site import Site

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "goodsyard" / "web"


def test_both_languages_are_complete() -> None:
    english, german = (json.loads((WEB / "words" / f"{lang}.json").read_text("utf-8")) for lang in ("en", "de"))
    assert list(english) == list(german)
    source = "".join(file.read_text("utf-8") for file in WEB.glob("*.js"))
    assert set(re.findall(r'\bt\("([\w-]+)"', source)) <= set(english)
    for key, sentence in english.items():
        assert set(re.findall(r"{(\w+)}", sentence)) == set(re.findall(r"{(\w+)}", german[key])), key


def test_pictures_are_up_to_date() -> None:
    for file, picture in runpy.run_path(str(ROOT / "docs" / "pictures" / "signs.py"))["pictures"]().items():
        assert file.read_text("utf-8") == picture + "\n", file.name


def test_the_language_can_be_switched_at_any_time(site: Site, visit: Visit) -> None:
    page = visit()
    start(page, site.url)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    english = page.locator(MY_TURN).first.inner_text()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(MY_TURN).first).not_to_have_text(english)
    expect(page.locator("#prompt")).to_contain_text("Arbeiter")
    page.reload()
    expect(page.locator("#prompt")).to_contain_text("Arbeiter")
    page.get_by_role("button", name="English").click()
    expect(page.locator("#prompt")).to_contain_text("workers")


def test_a_german_browser_gets_german_texts(site: Site, visit: Visit) -> None:
    page = visit(locale="de-DE")
    page.goto(site.url)
    expect(page.locator(".plate .primary").first).to_contain_text("Gegen Bots spielen")


def test_clicking_something_unusable_explains_why_and_names_the_rule(site: Site, visit: Visit) -> None:
    page = visit()
    start(page, site.url)
    page.locator('.yard [data-ref="zone:delivery"]').first.click()
    explained = page.locator(".explain")
    expect(explained.locator("p")).not_to_be_empty()
    explained.get_by_role("button").click()
    expect(page.locator(".rules-room .here")).to_be_visible()
    page.locator(".choice-list .clause").first.click()
    expect(page.locator(".rules-room .here")).to_be_visible()


def test_a_phone_needs_no_sideways_scrolling(site: Site, visit: Visit) -> None:
    page = visit(360, 740, has_touch=True, is_mobile=True)
    start(page, site.url)
    table = page.url
    replay = table.replace("/table/", "/replay/")
    for path in (site.url, f"{site.url}/profile", f"{site.url}/rules/coal-baron", replay, table):
        page.goto(path)
        page.locator(".plate, .sheet, .plane .panel:visible svg").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
    for tab in page.locator(".screens button").all_inner_texts():
        page.locator(".screens").get_by_role("button", name=tab).tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, tab
    boxes = page.locator(".choice-list button:visible, .screens button:visible")
    small = boxes.evaluate_all("all => all.filter(b => b.getBoundingClientRect().height < 44).map(b => b.outerHTML)")
    assert small == []
    page.locator(MY_TURN).first.tap()
    expect(page.locator("main")).not_to_have_attribute("data-number", "0")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_load_of_a_table_is_small(site: Site, visit: Visit, game: str) -> None:
    page = visit()
    start(page, site.url, game)
    loaded: list[int] = []
    live: list[int] = []
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    network.on("Network.loadingFinished", lambda event: loaded.append(int(event["encodedDataLength"])))
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: live.append(len(frame))))
    page.reload()
    page.locator(MY_TURN).first.wait_for()
    page.wait_for_load_state("networkidle")
    assert len(loaded) > 30
    assert sum(loaded) + max(live) < 400_000, (sum(loaded), live)


@lru_cache(maxsize=1)
def axe() -> str:
    source = ROOT / "node_modules" / "axe-core" / "axe.min.js"
    if not source.exists() and shutil.which("npm"):
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=ROOT, check=False, timeout=300)
    if not source.exists():
        pytest.skip("axe-core is missing: npm install")
    return source.read_text("utf-8")


def problems(page: Page) -> list[str]:
    page.evaluate(axe())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    bad = [each for each in found["violations"] if each["impact"] in ("serious", "critical")]
    return [f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes'][:3]]}" for each in bad]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(site: Site, visit: Visit, theme: str) -> None:
    page = visit(color_scheme=theme)
    page.goto(site.url)
    page.locator(".plate").first.wait_for()
    assert problems(page) == []
    page.locator(".plate .primary").first.click()
    page.locator(MY_TURN).first.wait_for()
    for tab in ("Points", "Rules", "Chat", "Log"):
        page.get_by_role("tab", name=tab).click()
        page.wait_for_timeout(100)
        assert problems(page) == [], tab
    page.goto(page.url.replace("/table/", "/replay/"))
    page.locator(".plane .panel:visible svg").first.wait_for()
    assert problems(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert problems(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_any_size(site: Site, visit: Visit, game: str) -> None:
    page = visit(color_scheme="dark" if game < "m" else "light")
    start(page, site.url, game)
    for width, height in (*SIZES, (820, 1180), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        assert problems(page) == [], (width, height)
