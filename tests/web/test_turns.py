"""Turns without tedium: lone choices, bundles, taking back a turn, trying it out in private, orders in advance."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from goodsyard.core.record import Record
from goodsyard.core.table import Table, replay
from tests.server.site import Person
from tests.web.conftest import Visit
from tests.web.play import MY_TURN, number, open_table
from tests.web.sight import bot_game, opened
from tests.web.site import Site
from tests.web.test_table import become

PAUSE = 2500
"""Milliseconds: longer than any lone choice waits before it plays itself."""
GREEDY = {"kind": "bot", "bot": "greedy"}


def position(record: Record, wanted: Callable[[Table], bool]) -> int:
    """The first position of a game in which the first seat is to act and something is the case."""
    for count in range(len(record.actions)):
        table = replay(record, count)
        if table.acting() == [0] and wanted(table):
            return count
    raise AssertionError("no such position")


def choosing(page: Page, **settings: object) -> None:
    """Set what the person wants, whatever the tests' default is."""
    pairs = ", ".join(
        f"{name}: {str(value).lower() if isinstance(value, bool) else repr(value)}" for name, value in settings.items()
    )
    page.add_init_script(f"localStorage.goodsyard = JSON.stringify({{ {pairs} }})")


def at(site: Site, page: Page, person: Person, table: str) -> None:
    become(page, site, person)
    page.goto(f"{site.url}/table/{table}")
    page.locator(MY_TURN).first.wait_for()


def test_a_lone_choice_plays_itself_unless_the_player_says_wait(site: Site, visit: Visit) -> None:
    record, _ = bot_game("mineshaft", 2, 4, "greedy")
    there = position(record, lambda table: len(table.choices(0)) == 1)
    with Person(site, "Ada") as ada:
        page = visit(1366, 768)
        choosing(page, forced=True)
        at(site, page, ada, opened(ada, record, there, {"kind": "me"}, GREEDY))
        page.locator(".choice-status .wait").click()
        page.wait_for_timeout(PAUSE)
        assert number(page) == there, "the player holds it"
        page.reload()
        expect(page.locator("main")).not_to_have_attribute("data-number", str(there), timeout=PAUSE + 5000)
        expect(page.locator(".log .how").first).to_have_text(" (the only choice)")


def test_lone_choices_wait_for_those_who_want_to_make_them(site: Site, visit: Visit) -> None:
    record, _ = bot_game("mineshaft", 2, 4, "greedy")
    there = position(record, lambda table: len(table.choices(0)) == 1)
    with Person(site, "Ada") as ada:
        page = visit(1366, 768)
        at(site, page, ada, opened(ada, record, there, {"kind": "me"}, GREEDY))
        page.wait_for_timeout(PAUSE)
        assert number(page) == there
        expect(page.locator(".choice-status .wait")).to_have_count(0)


def undoable(table: Table) -> bool:
    """Whether the first suggestion can be taken back, and leaves the seat to act."""
    count = len(table.played)
    bundles = table.bundles(0)
    for action in bundles[0].actions if bundles else ():
        table.play(action, 0)
    return bool(bundles) and table.acting() == [0] and table.undo_refusal(0, count) is None


def test_a_bundle_is_one_press_and_undone_as_one(site: Site, visit: Visit) -> None:
    record, _ = bot_game("coal-baron", 2, 3, "greedy")
    there = position(record, undoable)
    bundle = replay(record, there).bundles(0)[0]
    with Person(site, "Ada") as ada:
        page = visit(1366, 768)
        at(site, page, ada, opened(ada, record, there, {"kind": "me"}, {"kind": "me"}))
        page.locator(".choice.bundle", has_text=bundle.text).first.click()
        main = page.locator("main")
        expect(main).to_have_attribute("data-number", str(there + len(bundle.actions)))
        page.keyboard.press("u")
        expect(main).to_have_attribute("data-number", str(there))


def test_the_whole_turn_is_taken_back(site: Site, visit: Visit) -> None:
    record, _ = bot_game("great-western-trail", 2, 3, "greedy")

    def three_steps(table: Table) -> bool:
        count = len(table.played)
        return count > 3 and table.undo_refusal(0, count - 3) is None

    there = position(record, three_steps)
    table = replay(record, there)
    begin = min(to for to in range(there) if table.undo_refusal(0, to) is None)
    with Person(site, "Ada") as ada:
        page = visit(1366, 768)
        at(site, page, ada, opened(ada, record, there, {"kind": "me"}, GREEDY))
        page.keyboard.press("Shift+U")
        expect(page.locator("main")).to_have_attribute("data-number", str(begin))
        expect(page.locator(".undo-turn")).to_be_hidden()


def quiet(table: Table) -> bool:
    """Whether the first choice meets no luck and leaves the seat to act."""
    count = len(table.played)
    table.play(table.choices(0)[0].action, 0)
    return table.acting() == [0] and table.undo_refusal(0, count) is None


def test_a_turn_is_tried_in_private_and_then_confirmed(site: Site, visit: Visit) -> None:
    record, _ = bot_game("great-western-trail", 2, 3, "greedy")
    there = position(record, quiet)
    choice = replay(record, there).choices(0)[0]
    with Person(site, "Ada") as ada, Person(site, "Boris") as boris:
        table = opened(ada, record, there, {"kind": "me"}, {"kind": "open"})
        boris.join(ada.invite(table, 1))
        mine, other = visit(1366, 768), visit(1366, 768)
        choosing(mine, forced=False, confirm="turn")
        become(other, site, boris)
        other.goto(f"{site.url}/table/{table}")
        at(site, mine, ada, table)
        shown = mine.locator("main")
        mine.locator(f'.choice[data-action="{choice.action}"]').click()
        expect(shown).to_have_attribute("data-number", str(there + 1))
        expect(mine.locator(".choice-status")).to_contain_text("Nobody else sees this yet.")
        mine.wait_for_timeout(500)
        assert number(other) == there, "others see nothing of it"
        mine.keyboard.press("u")
        expect(shown).to_have_attribute("data-number", str(there))
        mine.locator(f'.choice[data-action="{choice.action}"]').click()
        expect(shown).to_have_attribute("data-number", str(there + 1))
        mine.get_by_role("button", name="Confirm the turn").click()
        expect(other.locator("main")).to_have_attribute("data-number", str(there + 1))
        expect(mine.locator(".choice-status")).not_to_contain_text("Nobody else")


def test_an_armed_pass_is_carried_out_and_can_be_revoked(site: Site, visit: Visit) -> None:
    first, second = visit(1366, 768), visit(1366, 768)
    open_table(first, site.url, "me", "open", game="coal-baron")
    second.goto(first.locator(".waiting .copyable input").nth(0).input_value())
    second.get_by_role("button", name="Take the seat").click()
    for page in (first, second):
        page.locator(".plane .panel:visible svg").first.wait_for()
    first.locator(f"{MY_TURN}, .order").first.wait_for()
    mine, other = (first, second) if first.locator(MY_TURN).count() else (second, first)
    order = other.locator(".order")
    order.first.click()
    expect(order.first).to_have_attribute("aria-pressed", "true")
    order.first.click()
    expect(order.first).to_have_attribute("aria-pressed", "false")
    order.first.click()
    expect(order.first).to_have_attribute("aria-pressed", "true")
    expect(mine.locator(".order")).to_have_count(0)
    for _ in range(8):
        if not mine.locator(MY_TURN).count():
            break
        before = number(mine)
        mine.keyboard.press("1")
        expect(mine.locator("main")).not_to_have_attribute("data-number", str(before))
    expect(other.locator(".log .how").first).to_have_text(" (arranged in advance)", timeout=15_000)
    expect(mine.locator(".log .how")).to_have_count(0)
