"""Rated games on the page: what guests are told, and what is shown of somebody who has left."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Dialog, Page, expect

from tests.server.site import Person
from tests.server.test_rated import SECRET, enrol, rated_table
from tests.web.conftest import Visit
from tests.web.site import Site
from tests.web.test_page import problems

SIZES = [(1366, 768), (1920, 1080), (390, 844)]


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server on which nobody may stay away for long."""
    site = Site(tmp_path_factory.mktemp("hasty"), GOODSYARD_GRACE="0.005")
    site.start()
    yield site
    site.stop()


def become(page: Page, person: Person, site: Site) -> None:
    value = person.http.cookies["goodsyard_session"]
    page.context.add_cookies([{"name": "goodsyard_session", "value": value, "url": site.url}])


@pytest.mark.parametrize("size", SIZES)
def test_a_guest_is_told_that_rated_games_need_an_account(site: Site, visit: Visit, size: tuple[int, int]) -> None:
    page = visit(*size)
    page.goto(site.url)
    page.get_by_role("button", name="New table").first.click()
    box = page.get_by_label("Rated game")
    expect(box).to_be_disabled()
    expect(box).to_have_accessible_description("Rated games need an account. Create account")
    assert problems(page) == []
    page.locator("dialog").get_by_role("link", name="Create account").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Create account")).to_be_visible()


def test_a_rated_game_gets_a_clock(site: Site, visit: Visit) -> None:
    page = visit()
    with Person(site, "Ada") as ada:
        become(page, enrol(ada, "Ada"), site)
        page.goto(site.url)
        page.get_by_role("button", name="New table").first.click()
        box, clock = page.get_by_label("Rated game"), page.get_by_label("Clock")
        expect(clock).to_have_value("none")
        box.check()
        expect(clock).to_have_value("calm")
        clock.select_option("none")
        expect(box).not_to_be_checked()


def test_a_guest_who_is_invited_to_a_rated_game_makes_an_account_and_joins(site: Site, visit: Visit) -> None:
    page = visit()
    with Person(site, "Ada") as ada:
        table = enrol(ada).open("me", "open", rated=True, clock={"days": 3})
        url = f"{site.url}/join/{ada.invite(table, 1)}"
        page.goto(url)
        expect(page.get_by_role("button", name="Take the seat")).to_have_count(0)
        expect(page.locator("main")).to_contain_text("you need an account")
        assert problems(page) == []
        page.get_by_role("link", name="Create account").click()
        made = page.locator("form", has=page.get_by_role("button", name="Create account"))
        made.get_by_label("Name").fill("Rated Rita")
        made.get_by_label("Password").fill(SECRET)
        made.get_by_role("button").click()
        expect(page.get_by_role("button", name="Make new codes")).to_be_visible()
        page.goto(url)
        page.get_by_role("button", name="Take the seat").click()
        page.wait_for_url(f"**/table/{table}")


def test_who_has_lost_the_seat_is_shown_so_and_is_not_offered_it_again(hasty: Site, visit: Visit) -> None:
    hers, his = visit(1366, 768), visit(1366, 768)
    with Person(hasty) as ada, Person(hasty) as boris:
        clock = {"bank": 600, "increment": 5}
        table = rated_table(enrol(ada, "Ada"), enrol(boris, "Boris"), game="coal-baron", clock=clock)
        for page, person in ((hers, ada), (his, boris)):
            become(page, person, hasty)
            page.goto(f"{hasty.url}/table/{table}")
            expect(page.get_by_role("button", name="Leave", exact=True)).to_be_visible()
        told: list[str] = []

        def agree(dialog: Dialog) -> None:
            told.append(dialog.message)
            dialog.accept()

        hers.once("dialog", agree)
        hers.get_by_role("button", name="Leave", exact=True).click()
        lost = his.locator('.seat[data-seat="0"]')
        expect(lost).to_contain_text("left for good")
        assert "within 1 min" in told[0]
        expect(hers.locator('.seat[data-seat="0"]')).to_contain_text("left for good")
        for name in ("Leave", "Return"):
            expect(hers.get_by_role("button", name=name, exact=True)).to_have_count(0)
        assert problems(his) == []
