"""The table as a player uses it: explanations, enlarged pictures, zoom, other ways to look at a game, dialogs."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.site import Person
from tests.web.conftest import Visit
from tests.web.play import CURTAIN, MY_TURN, choose, number, start
from tests.web.sight import GAMES, MEASURE, bot_game, opened
from tests.web.site import Site

SCREEN = (1366, 768)
BOX = "one => { const box = one.getBoundingClientRect(); return [box.left, box.top, box.right, box.bottom]; }"


def sees(page: Page) -> list[str]:
    """What is wrong with what this page shows."""
    page.wait_for_function("() => !document.querySelector('.glide svg')")
    seen: dict[str, Any] = page.evaluate(f"({MEASURE})()")
    return list(seen["wrong"])


def become(page: Page, site: Site, person: Person) -> None:
    cookies = [{"name": name, "value": value, "url": site.url} for name, value in person.http.cookies.items()]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]


@pytest.mark.parametrize("mark", [".choosable", ":not(.choosable)"])
def test_pointing_at_a_thing_explains_it(site: Site, visit: Visit, mark: str) -> None:
    page = visit(*SCREEN)
    start(page, site.url)
    page.locator(f'.yard [data-panel="display"] [data-ref]{mark}').first.hover()
    explained = page.locator(".explain")
    expect(explained.locator("strong")).not_to_be_empty()
    page.mouse.move(5, 5)
    expect(explained).to_have_count(0)


def test_a_long_press_explains_and_chooses_nothing(site: Site, visit: Visit) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True)
    start(page, site.url)
    before = number(page)
    left, top, right, bottom = page.locator(".yard .choosable").first.evaluate(BOX)
    at = {"x": (left + right) / 2, "y": (top + bottom) / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(700)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".explain strong")).not_to_be_empty()
    assert number(page) == before


def test_words_stay_on_an_enlarged_card(site: Site, visit: Visit) -> None:
    page = visit(*SCREEN)
    start(page, site.url)
    cards = page.locator('.yard [data-panel="display"] [data-ref]:has(text)')
    for index in range(min(8, cards.count())):
        card = cards.nth(index)
        small = card.evaluate(BOX)
        page.mouse.move(5, 5)
        card.hover()
        large = page.locator(".explain .large")
        large.wait_for()
        left, top, right, bottom = large.evaluate(BOX)
        assert right - left > small[2] - small[0], "an enlarged card is larger"
        for text in large.locator("text").all():
            box = text.evaluate(BOX)
            assert left - 3 < box[0] < box[2] < right + 3, text.text_content()
            assert top - 3 < box[1] < box[3] < bottom + 3, text.text_content()


def test_fit_shows_everything(site: Site, visit: Visit) -> None:
    page = visit(*SCREEN)
    start(page, site.url, "mineshaft")
    fit = page.get_by_role("button", name="Fit")
    before = page.locator(".plane").evaluate(BOX)
    fit.click()
    assert page.locator(".plane").evaluate(BOX) == before, "everything is in sight from the start"
    for _ in range(3):
        page.get_by_role("button", name="Larger").click()
    assert page.locator(".plane").evaluate(BOX) != before
    fit.click()
    assert page.locator(".plane").evaluate(BOX) == before


GROWN = """async ([whole, frame, needed, scales]) => {
  const { sight } = await import("/static/compose.js");
  return sight(whole, frame, needed, scales);
}"""


def test_a_growing_panel_shows_everything_until_its_cells_become_too_small(site: Site, visit: Visit) -> None:
    page = visit(*SCREEN)
    page.goto(site.url)
    frame, scales = {"x": 0, "y": 0, "width": 800, "height": 600}, {"least": 0.5, "most": 1.5}
    small = {"x": 0, "y": 0, "width": 1000, "height": 900}
    seen = page.evaluate(GROWN, [small, frame, None, scales])
    assert seen["height"] == pytest.approx(900), "all of it fits"
    assert seen["x"] == pytest.approx((1000 - seen["width"]) / 2), "in the middle"
    large = {"x": 0, "y": 0, "width": 3000, "height": 2000}
    needed = {"x": 2700, "y": 100, "width": 200, "height": 200}
    seen = page.evaluate(GROWN, [large, frame, needed, scales])
    assert seen["width"] == pytest.approx(1600), "no smaller than the least scale"
    assert seen["x"] <= needed["x"]
    assert seen["x"] + seen["width"] == pytest.approx(3000), "not beyond the edge"
    wide = {"x": 100, "y": 100, "width": 2600, "height": 200}
    seen = page.evaluate(GROWN, [large, frame, wide, scales])
    assert seen["width"] >= wide["width"], "what is lit is in sight before anything else"


def test_a_strip_unfolds_over_the_board_and_pushes_nothing(site: Site, visit: Visit) -> None:
    page = visit(*SCREEN)
    start(page, site.url)
    before = page.locator(".plane > .panel").evaluate_all(f"all => all.map({BOX})")
    page.locator(".seats .seat").nth(1).hover()
    expect(page.locator(".fold .panel")).to_be_visible()
    assert page.locator(".plane > .panel").evaluate_all(f"all => all.map({BOX})") == before
    page.mouse.move(700, 700)
    expect(page.locator(".fold")).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_spectators_replays_and_shared_screens_see_everything(site: Site, visit: Visit, game: str) -> None:
    record, kinds = bot_game(game, 2, 3, "greedy")
    middle = next(number for number in range(len(kinds) // 2, len(kinds)) if kinds[number][0] == 0)
    with Person(site, "Ada") as ada:
        shared = opened(ada, record, middle, {"kind": "me"}, {"kind": "me"})
        whole = opened(ada, record, len(kinds), {"kind": "me"}, {"kind": "bot", "bot": "greedy"})
        watch = ada.watch_token(shared)
        page, watcher = visit(*SCREEN), visit(*SCREEN)
        become(page, site, ada)
        page.goto(f"{site.url}/table/{shared}")
        page.locator(f"{CURTAIN} button, {MY_TURN}").first.click(trial=True)
        if page.locator(CURTAIN).count():
            page.locator(f"{CURTAIN} button").click()
        page.locator(MY_TURN).first.wait_for()
        assert sees(page) == []
        watcher.goto(f"{site.url}/table/{shared}?watch={watch}")
        watcher.locator(".plane .panel:visible svg").first.wait_for()
        assert sees(watcher) == []
        page.goto(f"{site.url}/replay/{whole}/{middle}")
        page.locator(".plane .panel:visible svg").first.wait_for()
        assert sees(page) == []


def test_the_newest_line_of_the_log_stays_in_sight_unless_the_reader_scrolls(site: Site, visit: Visit) -> None:
    page = visit(*SCREEN)
    start(page, site.url, "great-western-trail")
    chance = Random(1)
    room, newest = page.locator(".log-room"), page.locator(".log-room > ol > li").last
    for _ in range(12):
        page.locator(MY_TURN).first.wait_for()
        choose(page, chance)
        page.locator(MY_TURN).first.wait_for()
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if room.is_visible():
            assert room.evaluate("room => room.scrollHeight - room.scrollTop - room.clientHeight") < 2
    expect(newest).to_be_in_viewport()
    room.evaluate("room => { room.scrollTop = 0; }")
    page.locator(MY_TURN).first.wait_for()
    choose(page, chance)
    page.locator(MY_TURN).first.wait_for()
    assert room.evaluate("room => room.scrollTop") == 0


def test_dialogs_fit_the_screen_with_their_buttons(site: Site, visit: Visit) -> None:
    for locale in ("en-GB", "de-DE"):
        page = visit(*SCREEN, locale=locale)
        page.goto(site.url)
        for plate in page.locator(".plate").all():
            plate.locator("button:not(.primary)").click()
            assert hidden_buttons(page) == []
            page.keyboard.press("Escape")
        page.locator("#bar .tools button").last.click()
        assert hidden_buttons(page) == []
        page.keyboard.press("Escape")


def test_the_score_pad_fits_the_screen_with_its_buttons(site: Site, visit: Visit) -> None:
    with Person(site, "Ada") as ada:
        for game in GAMES:
            record, kinds = bot_game(game, 4, 2, "greedy")
            seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 3]
            table = opened(ada, record, len(kinds), *seats)
            page = visit(*SCREEN, locale="de-DE")
            become(page, site, ada)
            page.goto(f"{site.url}/table/{table}")
            page.locator(".again button").click()
            assert hidden_buttons(page) == []


def test_the_waiting_room_fits_the_screen(site: Site, visit: Visit) -> None:
    with Person(site, "Ada") as ada:
        table = ada.open("me", "open", "open", "open", game="great-western-trail")
        page = visit(*SCREEN, locale="de-DE")
        become(page, site, ada)
        page.goto(f"{site.url}/table/{table}")
        page.locator(".waiting .danger").wait_for()
        assert hidden_buttons(page, ".waiting") == []


def hidden_buttons(page: Page, where: str = "dialog[open]") -> list[str]:
    """Buttons of a dialog that are not wholly in sight."""
    page.locator(f"{where} button").first.wait_for()
    boxes = page.locator(f"{where} button:visible").evaluate_all(
        f"all => all.map(one => [one.textContent, ...({BOX})(one)])"
    )
    width, height = SCREEN
    return [name for name, left, top, right, bottom in boxes if left < 0 or top < 0 or right > width or bottom > height]
