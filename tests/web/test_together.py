"""Several people at one table: what each may see, hotseat, undo, a server crash."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.play import CURTAIN, MY_TURN, choose, frames, number, open_table, press, start, take
from tests.web.site import Site

SECRET = re.compile(r"(?:hand|looked):[\w:.-]+")


def seated(site: Site, visit: Visit, game: str = "coal-baron") -> tuple[list[Page], list[list[str]]]:
    """Two people and a spectator, each in their own browser."""
    first, second, watcher = visit(), visit(), visit()
    lines = [frames(page) for page in (first, second, watcher)]
    open_table(first, site.url, "me", "open", game=game)
    links = first.locator(".waiting .copyable input")
    invite, watch = links.nth(0).input_value(), links.nth(1).input_value()
    second.goto(invite)
    second.get_by_role("button", name="Take the seat").click()
    second.wait_for_url("**/table/*")
    watcher.goto(watch)
    for page in (first, second, watcher):
        page.locator(".plane .panel:visible svg").first.wait_for()
    return [first, second, watcher], lines


def acting(pages: list[Page]) -> tuple[int, Page]:
    """The person to act, once everybody has seen the same."""
    for _ in range(200):
        for seat, page in enumerate(pages[:2]):
            if page.locator(MY_TURN).count():
                return seat, page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is to act")


def test_nobody_is_sent_another_players_hidden_cards(site: Site, visit: Visit) -> None:
    pages, lines = seated(site, visit)
    chance = Random(11)
    owned: list[set[str]] = [set(), set()]
    for _ in range(36):
        seat, page = acting(pages)
        owned[seat] |= set(SECRET.findall(page.content()))
        before = number(page)
        if not take(page, "zone:wild") and not take(page, "zone:innovation"):
            choose(page, chance)
        page.wait_for_timeout(30)
        if number(page) == before and page.locator(MY_TURN).count():
            choose(page, chance)
        owned[seat] |= set(SECRET.findall(page.content()))
    sent = ["".join(line) for line in lines]
    shown = ["".join(page.content()) for page in pages]
    assert owned[0] | owned[1], "nobody ever held anything secret"
    for mine, text in enumerate(zip(sent, shown, strict=True)):
        for other in (0, 1):
            if mine == other:
                continue
            foreign = owned[other] - (owned[mine] if mine < 2 else set())
            assert not foreign & set(SECRET.findall("".join(text)))
            assert f"worker:{other}:" not in "".join(text)
    assert not SECRET.findall(sent[2] + shown[2])
    assert all(sent)


def test_two_browsers_plan_at_the_same_time(site: Site, visit: Visit) -> None:
    (first, second, watcher), lines = seated(site, visit, "oh-my-goods")
    for page in (first, second):
        page.locator(MY_TURN).first.wait_for()
    offered = second.locator(MY_TURN).all_inner_texts()
    second.locator(MY_TURN).nth(1).focus()
    while first.locator(MY_TURN).count():
        first.locator(MY_TURN).first.click()
        expect(first.locator(".choice-list.busy")).to_have_count(0)
    expect(second.locator('.seat[data-seat="0"].acting')).to_have_count(0)
    assert number(second) == 0, "how often others have decided stays secret"
    assert second.locator(MY_TURN).all_inner_texts() == offered
    assert second.evaluate("document.activeElement.matches('.choice')")
    planned = first.locator('[data-ref="planned:0"]').first.get_attribute("aria-label") or ""
    assert planned
    for page, line in ((second, lines[1]), (watcher, lines[2])):
        assert "planned:0" not in page.content() + "".join(line)
    while not first.locator(MY_TURN).count():
        second.locator(MY_TURN).last.click()
        expect(second.locator(".choice-list.busy")).to_have_count(0)
        second.wait_for_timeout(50)
    expect(watcher.locator("main")).to_have_attribute("data-number", str(number(first)))


def test_hotseat_has_a_curtain_between_turns(site: Site, visit: Visit) -> None:
    page, chance = visit(), Random(3)
    open_table(page, site.url, "me", "me", "bot:random")
    seen: set[str] = set()
    for _ in range(40):
        page.locator(f"{MY_TURN}, {CURTAIN}").first.wait_for()
        curtain = page.locator(CURTAIN)
        if curtain.count():
            seat = curtain.get_attribute("data-seat") or ""
            assert page.locator("main").get_attribute("inert") is not None
            assert not page.locator(f'[data-ref^="worker:{seat}:"]').count()
            curtain.get_by_role("button").click()
            expect(curtain).to_have_count(0)
            page.locator(f'.plane [data-ref^="worker:{seat}:"], .plane [data-panel="seat-{seat}"]').first.wait_for()
            seen.add(seat)
        else:
            choose(page, chance)
        if seen == {"0", "1"}:
            return
    assert len(seen) == 2


def test_undo_stops_at_the_barrier_and_says_why(site: Site, visit: Visit) -> None:
    page = visit()
    start(page, site.url)
    page.locator(MY_TURN).first.wait_for()
    beginning = number(page)
    press(page, "zone:wild")
    expect(page.locator("main")).not_to_have_attribute("data-number", str(beginning))
    page.locator(MY_TURN).first.wait_for()
    page.keyboard.press("u")
    expect(page.locator("main")).to_have_attribute("data-number", str(beginning))
    page.keyboard.press("r")
    expect(page.locator("main")).not_to_have_attribute("data-number", str(beginning))
    while not page.locator('.plane [data-kind="looked"]').count():
        page.locator(MY_TURN).first.click()
        page.wait_for_timeout(150)
    after = number(page)
    page.get_by_role("button", name="Undo").click()
    refusal = page.locator(".toast.bad")
    expect(refusal).to_be_visible()
    assert len(refusal.inner_text().split()) > 3
    assert number(page) == after


def test_a_killed_server_loses_nothing_and_the_pages_resume(own_site: Site, visit: Visit) -> None:
    pages, _ = seated(own_site, visit)
    chance = Random(2)
    for _ in range(6):
        choose(acting(pages)[1], chance)
    _, page = acting(pages)
    before = number(page)
    log = page.locator(".entry").count()
    own_site.kill()
    for each in pages:
        expect(each.locator(".offline-note")).to_be_visible()
    own_site.start()
    for each in pages:
        expect(each.locator(".offline-note")).to_be_hidden(timeout=30_000)
    expect(page.locator("main")).to_have_attribute("data-number", str(before))
    expect(page.locator(".entry")).to_have_count(log)
    page.locator(MY_TURN).first.wait_for()
    choose(page, chance)
    for each in pages:
        expect(each.locator("main")).not_to_have_attribute("data-number", str(before))


def test_people_can_chat(site: Site, visit: Visit) -> None:
    (first, second, _), _ = seated(site, visit)
    for page in (first, second):
        page.get_by_role("tab", name="Chat").click()
    words = "<img src=x onerror=alert(1)> full steam"
    first.get_by_placeholder("Say something").fill(words)
    first.keyboard.press("Enter")
    expect(second.locator(".chat-room")).to_contain_text(words)
    assert not second.locator(".chat-room img").count()
