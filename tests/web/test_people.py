"""Pages about people: one's account, friends, inviting, muting and reporting, as a person uses them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect

from tests.server.site import Person
from tests.web.conftest import Visit
from tests.web.play import open_table
from tests.web.site import Site
from tests.web.test_page import problems

SECRET = "correct horse"
Arrive = Callable[..., Person]


@pytest.fixture
def arrive(site: Site) -> Iterator[Arrive]:
    """Lets somebody arrive, with an account or as a guest, whose browser a page is."""
    with ExitStack() as stack:

        def arrived(page: Page, name: str, account: bool = True) -> Person:
            person = stack.enter_context(Person(site, name))
            if account:
                person.http.headers["X-CSRF"] = person.post("/api/account", name=name, password=SECRET)["csrf"]
            value = person.http.cookies["goodsyard_session"]
            page.context.add_cookies([{"name": "goodsyard_session", "value": value, "url": site.url}])
            return person

        yield arrived


def befriend(one: Person, other: Person) -> None:
    other.post(f"/api/befriend/{one.post('/api/friends/link')['link'].rpartition('/')[2]}")


def test_a_guest_becomes_an_account_gets_codes_and_sets_a_forgotten_password(site: Site, visit: Visit) -> None:
    page, other = visit(), visit(390, 844)
    page.goto(f"{site.url}/account")
    made = page.locator("form", has=page.get_by_role("button", name="Create account"))
    made.get_by_label("Name").fill("Forgetful Fred")
    made.get_by_label("Password").fill(SECRET)
    made.get_by_role("button").click()
    codes = page.locator("form", has=page.get_by_role("button", name="Make new codes"))
    codes.get_by_label("Password").fill("wrong horse")
    codes.get_by_role("button").click()
    expect(page.locator(".toast.bad")).to_contain_text("password is wrong")
    codes.get_by_label("Password").fill(SECRET)
    codes.get_by_role("button").click()
    expect(page.locator("dialog .codes li")).to_have_count(10)
    code = page.locator("dialog .codes li").first.inner_text()
    page.keyboard.press("Escape")
    expect(page.locator("main")).to_contain_text("Codes left: 10")
    other.goto(f"{site.url}/account")
    other.get_by_text("Forgot your password?").click()
    reset = other.locator("details form")
    reset.get_by_label("Name").fill("forgetful fred")
    reset.get_by_label("Recovery code").fill(code)
    reset.get_by_label("New password").fill("battery staple")
    reset.get_by_role("button").click()
    expect(other.locator("main")).to_contain_text("Codes left: 9")
    expect(other.locator("main")).to_contain_text("this browser")
    page.reload()
    expect(page.get_by_role("button", name="Create account")).to_be_visible()


def test_sessions_end_data_is_downloaded_and_the_account_deleted(site: Site, visit: Visit, arrive: Arrive) -> None:
    page = visit()
    person = arrive(page, "Leaver")
    with Person(site) as elsewhere:
        elsewhere.post("/api/login", name="Leaver", password=SECRET)
        page.goto(f"{site.url}/account")
        page.get_by_role("button", name="End", exact=True).click()
        expect(page.get_by_role("button", name="End", exact=True)).to_have_count(0)
        assert elsewhere.get("/api/me")["id"] != person.me["id"]
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert "Leaver" in download.value.path().read_text("utf-8")
    farewell = page.locator("form", has=page.get_by_role("button", name="Delete the account"))
    page.on("dialog", lambda dialog: dialog.accept())
    farewell.get_by_label("Password").fill(SECRET)
    farewell.get_by_role("button").click()
    page.locator(".plate").first.wait_for()
    expect(page.locator("#bar .name")).to_contain_text("Guest")


def test_friends_are_made_by_a_link_and_invited_with_one_press(site: Site, visit: Visit, arrive: Arrive) -> None:
    page, other = visit(), visit(390, 844)
    arrive(page, "Host Hanna")
    arrive(other, "Guest Gunnar", account=False)
    page.goto(f"{site.url}/friends")
    page.get_by_role("button", name="Make a link").click()
    other.goto(page.locator(".copyable input").input_value())
    other.get_by_role("button", name="Become friends").click()
    expect(other.locator(".people")).to_contain_text("Host Hanna")
    open_table(page, site.url, "me", "open")
    page.get_by_role("button", name="Invite friends").click()
    page.locator("dialog").get_by_role("button", name="Invite", exact=True).click()
    expect(page.locator(".toast")).to_contain_text("Guest Gunnar has been invited")
    page.keyboard.press("Escape")
    other.goto(site.url)
    invitation = other.locator(".turns a", has_text="Host Hanna invites you")
    invitation.click()
    other.get_by_role("button", name="Take the seat").click()
    expect(page.locator("main")).to_have_attribute("data-number", "0")


def test_the_host_renews_links_and_removes_a_player(site: Site, visit: Visit) -> None:
    page, other = visit(), visit()
    page.on("dialog", lambda dialog: dialog.accept())
    open_table(page, site.url, "me", "open", "open")
    links = page.locator(".waiting li .copyable input")
    old = links.first.input_value()
    page.get_by_role("button", name="New links").click()
    expect(links.first).not_to_have_value(old)
    other.goto(old)
    expect(other.locator("div.trouble")).to_contain_text("not valid")
    other.goto(links.first.input_value())
    other.get_by_role("button", name="Take the seat").click()
    other.locator(".waiting").wait_for()
    page.get_by_role("button", name="Remove").click()
    expect(links).to_have_count(2)
    expect(other.locator(".toast.bad", has_text="The host has removed you")).to_be_visible()
    other.locator(".plate").first.wait_for()


def test_somebody_is_muted_from_the_chat_and_reported(site: Site, visit: Visit) -> None:
    page, other = visit(), visit()
    open_table(page, site.url, "me", "open", "open")
    other.goto(page.locator(".waiting li .copyable input").first.input_value())
    other.get_by_label("Your name").fill("Loud Lou")
    other.get_by_role("button", name="Take the seat").click()
    other.get_by_placeholder("Say something").fill("noise")
    other.keyboard.press("Enter")
    page.locator(".chat-room").get_by_role("button", name="Loud Lou").click()
    page.get_by_role("button", name="Report").click()
    page.get_by_label("What did Loud Lou do?").fill("Shouts.")
    page.get_by_role("button", name="Send the report").click()
    expect(page.locator("dialog")).to_contain_text("Thank you")
    page.keyboard.press("Escape")
    page.locator(".chat-room").get_by_role("button", name="Loud Lou").click()
    page.get_by_role("button", name="Mute").click()
    expect(page.locator(".chat-room")).not_to_contain_text("noise")
    page.goto(f"{site.url}/friends")
    expect(page.locator("main")).to_contain_text("Not answered yet.")
    page.get_by_role("button", name="Unmute").click()
    expect(page.get_by_role("button", name="Unmute")).to_have_count(0)


@pytest.mark.parametrize(("width", "scheme", "locale"), [(1366, "light", "de-DE"), (390, "dark", "en-GB")])
def test_pages_about_people_fit_and_axe_finds_nothing_serious(
    site: Site, visit: Visit, arrive: Arrive, width: int, scheme: str, locale: str
) -> None:
    page = visit(width, 768, color_scheme=scheme, locale=locale)
    person = arrive(page, f"Longwinded Ludmilla {width}")
    with Person(site, "Wolfgang Amadeus Theophilus M") as friend, Person(site, "Blocked Bob") as other:
        befriend(friend, person)
        person.http.put(f"/api/people/{other.me['id']}/shunned", json={"blocked": True})
        person.post("/api/reports", about=other.me["id"], text="Wordswithoutanyspaces" * 8)
        guest = visit(width, 768, color_scheme=scheme, locale=locale)
        invitation = f"/friend/{friend.post('/api/friends/link')['link'].rpartition('/')[2]}"
        for each, path in ((page, "/account"), (page, "/friends"), (guest, "/account"), (guest, invitation)):
            each.goto(f"{site.url}{path}")
            each.locator(".sheet").first.wait_for()
            assert each.evaluate("document.documentElement.scrollWidth") <= width, path
            assert problems(each) == [], path
        page.goto(f"{site.url}/friends")
        page.locator(".person").first.click()
        page.locator("dialog .doings").wait_for()
        assert problems(page) == []
        page.locator("dialog .doings button").last.click()
        assert problems(page) == []


def test_a_vacation_is_begun_and_ended_and_the_others_see_it(site: Site, visit: Visit, arrive: Arrive) -> None:
    mine, page = visit(), visit(390, 844)
    ada, bea = arrive(mine, "Traveller"), arrive(page, "Waiting Bea", account=False)
    mine.goto(f"{site.url}/account")
    expect(mine.get_by_role("heading", name="Webhook")).to_be_visible()
    expect(mine.get_by_role("heading", name="Vacation")).to_have_count(0)  # there is no clock that it would stop
    table = ada.open("me", "open", options={"starting_player": "1"}, clock={"days": 3})
    bea.join(ada.invite(table, 1))
    page.goto(f"{site.url}/table/{table}")
    strip = page.locator(".seat[data-seat='0']")
    expect(strip).not_to_contain_text("vacation")
    mine.reload()
    plan = mine.locator("form", has=mine.get_by_role("button", name="Go on vacation"))
    plan.get_by_label("Days").fill("5")
    plan.get_by_role("button").click()
    expect(mine.locator("main")).to_contain_text("You are on vacation until")
    expect(strip).to_contain_text("On vacation until")
    assert ada.get("/api/account/vacation")["left"] == 25.0
    mine.get_by_role("button", name="I am back").click()
    expect(strip).not_to_contain_text("vacation")
    expect(mine.locator("main")).to_contain_text("You have 30 of 30 days a year left.")
    mine.goto(site.url)
    expect(mine.locator(".turns li.yours")).to_contain_text("Your turn, until")
    for each in (mine, page):
        assert problems(each) == []


def test_a_webhook_shows_its_key_and_says_how_a_test_went(site: Site, visit: Visit, arrive: Arrive) -> None:
    page = visit(390, 844)
    arrive(page, "Hook Owner")
    page.goto(f"{site.url}/account")
    page.get_by_label("Address").fill("http://127.0.0.1:9/")
    page.locator("form", has=page.get_by_label("Address")).get_by_role("button").click()
    key = page.get_by_label("Key")
    first = key.input_value()
    assert first.startswith("whsec_")
    page.get_by_role("button", name="Send a test").click()
    expect(page.locator(".toast.bad")).to_contain_text("does not answer")
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="New key").click()
    expect(key).not_to_have_value(first)
    assert problems(page) == []
