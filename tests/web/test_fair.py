"""Two browsers shuffle together, and the panel "Was it fair?" verifies it afterwards in the browser."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import Page, expect

from tests.server.site import Json, Wire, play_on
from tests.web.conftest import Visit
from tests.web.play import THE_END, open_table
from tests.web.site import Site

PANEL = "dialog.fair-panel[open]"
CAUGHT_UP = 60_000
"""A game at a machine's speed is hundreds of states; a busy machine draws the last one much later."""


def wire(page: Page, site: Site) -> Wire:
    """A live connection as the person in this browser."""
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in page.context.cookies())
    return Wire(f"ws://127.0.0.1:{site.port}/ws/tables/{page.url.rpartition('/')[2]}?watch=", cookies)


def seated(site: Site, first: Page, second: Page) -> None:
    open_table(first, site.url, "me", "open", game="oh-my-goods")
    second.goto(first.locator(".waiting .copyable input").nth(0).input_value())
    second.get_by_role("button", name="Take the seat").click()
    for page in (first, second):
        page.locator(".plane .panel:visible svg").first.wait_for()


def finish(site: Site, *pages: Page) -> None:
    wires = [wire(page, site) for page in pages]
    play_on(wires, Random(1))
    for each in wires:
        each.close()
    for page in pages:
        page.locator(THE_END).wait_for(timeout=CAUGHT_UP)


def test_both_salts_are_part_of_the_shuffle_and_both_browsers_can_prove_it(site: Site, visit: Visit) -> None:
    first, second = visit(1366, 768), visit(390, 844)
    seated(site, first, second)
    noted = first.evaluate("JSON.parse(localStorage.getItem('goodsyard-fair'))")
    assert [sorted(note) for note in noted.values()] == [["hash", "salt", "seat"]]
    finish(site, first, second)
    for page in (first, second):
        pad = page.locator(THE_END)
        pad.get_by_role("button", name="Was it fair?").click()
        panel = page.locator(PANEL)
        expect(panel.locator(".verdict.right")).to_be_visible()
        assert panel.locator("li.right").count() == 5, panel.inner_text()
        assert panel.locator("li.wrong, li.unsure").count() == 0
        assert "Your browser’s salt is part of the shuffle" in panel.inner_text()


def test_a_lying_server_is_detected(site: Site, visit: Visit) -> None:
    first, second = visit(), visit()
    seated(site, first, second)
    finish(site, first, second)
    table = first.url.rpartition("/")[2]
    details = first.request.get(f"{site.url}/api/tables/{table}").json()
    fairness = details["fairness"]
    lies: dict[str, Json] = {
        "another hash": {"hash": "0" * 64},
        "another secret": {"secret": "0" * 64},
        "another salt": {"salts": ["0" * 64, fairness["salts"][1]]},
        "no salt of mine": {"salts": ["-", fairness["salts"][1]]},
    }
    for lie in lies.values():
        told_by(first, f"**/api/tables/{table}?*", {**details, "fairness": {**fairness, **lie}})
        first.goto(f"{site.url}/replay/{table}/0")
        first.get_by_role("button", name="Was it fair?").click()
        expect(first.locator(f"{PANEL} .verdict.wrong")).to_be_visible()
        first.unroute_all()


def told_by(page: Page, address: str, answer: Json) -> None:
    """Make the server give this answer instead."""
    page.route(address, lambda route: route.fulfill(body=json.dumps(answer), content_type="application/json"))


def test_a_game_against_bots_shows_its_hash_and_later_its_secret(site: Site, visit: Visit) -> None:
    page = visit()
    open_table(page, site.url, "me", "bot:random", game="oh-my-goods")
    page.locator(".plane .panel:visible svg").first.wait_for()
    table = page.url.rpartition("/")[2]
    page.goto(f"{site.url}/replay/{table}/0")
    page.get_by_role("button", name="How is it shuffled?").click()
    expect(page.locator(f"{PANEL} code")).to_have_text(
        page.request.get(f"{site.url}/api/tables/{table}").json()["seed_hash"]
    )
