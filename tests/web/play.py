"""Plays through the page as a person does: read the choices, click what is lit, wait for the answer."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

MY_TURN = ".act.mine .choice-list:not(.busy) :is(.choice, .group)"
THE_END = "dialog.score-pad[open]"
CURTAIN = ".curtain"
MIDDLE = """chance => {
  const lit = [...document.querySelectorAll(".yard .choosable:not(.chosen)")]
    .map(one => one.getBoundingClientRect()).filter(box => box.width);
  const box = lit[Math.floor(chance * lit.length)];
  return box && [box.left + box.width / 2, box.top + box.height / 2];
}"""


def start(page: Page, url: str, game: str = "coal-baron", level: str = "random") -> None:
    """Start a game against two bots with one click in the lobby."""
    page.goto(url)
    plate = page.locator(f'.plate[data-game="{game}"]')
    plate.locator("select.level").select_option(level)
    plate.locator(".primary").click()
    page.locator(MY_TURN).first.wait_for()


def open_table(page: Page, url: str, *kinds: str, game: str = "coal-baron") -> None:
    """Open a table with the form: `me`, `open` or `bot:random` for each seat."""
    page.goto(url)
    page.locator(f'.plate[data-game="{game}"] button:not(.primary)').first.click()
    form = page.locator("form.new-table")
    form.locator("select[name=players]").select_option(str(len(kinds)))
    for seat, kind in enumerate(kinds):
        form.locator(f"select[name=seat-{seat}]").select_option(kind)
    form.locator("button.primary").click()
    page.wait_for_url("**/table/*")


def number(page: Page) -> int:
    return int(page.locator("main").get_attribute("data-number") or -1)


def my_turn_or_end(page: Page) -> bool:
    """Wait for either; true if it is my turn."""
    page.locator(f"{MY_TURN}, {THE_END}").first.wait_for()
    return page.locator(THE_END).count() == 0


def lit(page: Page) -> list[str]:
    """The marks of everything that is lit."""
    marks: list[str] = page.locator(".yard .choosable").evaluate_all("all => all.map(one => one.dataset.ref)")
    return list(dict.fromkeys(marks))


def choose(page: Page, chance: Random) -> None:
    """Click something lit on the board, then answer what is asked; if nothing is lit, use the list."""
    before = number(page)
    things = lit(page)
    if things and chance.random() < 0.7:
        press(page, chance.choice(things))
        for _ in range(4):
            if moved(page, before):
                return
            menu = page.locator(".menu button")
            if menu.count():
                click(menu.first)
    for _ in range(4):
        if not moved(page, before):
            click(page.locator(MY_TURN).last)
    expect(page.locator("main")).not_to_have_attribute("data-number", str(before))


def choose_on_board(page: Page, chance: Random) -> None:
    """Click lit things at their middle, and what a menu beside them asks, until the move is made; never the list."""
    before = number(page)
    for _ in range(8):
        menu = page.locator(".menu button")
        if menu.count():
            click(menu.nth(chance.randrange(menu.count())))
        else:
            at = page.evaluate(MIDDLE, chance.random())
            if at:
                page.mouse.click(*at)
        if moved(page, before):
            return
    expect(page.locator("main")).not_to_have_attribute("data-number", str(before))


def press(page: Page, ref: str) -> None:
    click(page.locator(f'.yard .choosable[data-ref="{ref}"]').first)


def click(thing: Locator) -> None:
    """Click; the element may be gone because the answer came first."""
    try:
        thing.click(timeout=1500)
    except Error:
        return


def moved(page: Page, before: int) -> bool:
    """Whether the answer to a move has arrived, waiting for it if it is pending."""
    if page.locator(".choice-list.busy").count():
        expect(page.locator("main")).not_to_have_attribute("data-number", str(before))
    return number(page) != before


def take(page: Page, ref: str) -> bool:
    """Make the choice that is marked with `ref` on the board; false if it is not lit."""
    if not page.locator(f'.choosable[data-ref="{ref}"]').count():
        return False
    press(page, ref)
    return True


def frames(page: Page) -> list[str]:
    """Everything that the server sends to this page from now on."""
    heard: list[str] = []

    def listen(socket: Any) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    page.on("websocket", listen)
    return heard
