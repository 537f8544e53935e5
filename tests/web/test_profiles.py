"""Leaderboards, players' pages with charts, and games to watch, as a person uses them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.server.books import accounts, finished, rate, rate_over_time
from tests.server.site import Person
from tests.web.conftest import Visit
from tests.web.sight import GAMES
from tests.web.site import Site
from tests.web.test_page import problems
from tests.web.test_people import Arrive, arrive, befriend

__all__ = ["arrive"]

GAME = "mineshaft"
RATINGS = [0.0, 2.5, 1.5, 4.0, 7.5, 6.0, 9.5]


def database(site: Site) -> str:
    return str(site.folder / "table.sqlite3")


def rated_games(site: Site, reader: Person, hero: str, scores: list[tuple[int, int]]) -> None:
    """Games of the reader against an account that is made for it, whose rating has a history."""
    accounts(database(site), [hero])
    results = [{reader.me["id"]: mine, hero: theirs} for mine, theirs in scores]
    tables = finished(database(site), GAME, results)
    rate_over_time(database(site), hero, tables, RATINGS[: len(tables)])
    rate(database(site), GAME, **{hero: (RATINGS[len(tables) - 1], len(tables))})


def running(host: Person, guest: Person, game: str) -> str:
    """A public game in progress."""
    table = host.open("me", "open", game=game, visibility="public")
    guest.join(host.invite(table, 1))
    return table


def test_from_the_leaderboard_to_a_player_and_the_charts(site: Site, visit: Visit, arrive: Arrive) -> None:
    page = visit(1366, 768)
    reader = arrive(page, "Curious Kate")
    scores = [(31, 52), (60, 41), (44, 44), (38, 57), (39, 58), (70, 66), (29, 71)]
    rated_games(site, reader, "HeroHilda", scores)
    page.goto(site.url)
    page.get_by_role("link", name="Leaderboards").click()
    page.get_by_role("link", name="Mineshaft", exact=True).click()
    expect(page.locator("main")).to_contain_text("Rated games so far: 0")
    row = page.get_by_role("row", name="HeroHilda")
    expect(row).to_contain_text("9.5")
    row.get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("HeroHilda")
    card = page.locator(f'.sheet[data-game="{GAME}"]')
    won = sum(theirs >= mine for mine, theirs in scores)
    for words in ("Played7", f"Won{won}", "Most points71", "Rating9.5rated: 7"):
        expect(card.locator(".figures")).to_contain_text(words)
    rating = card.get_by_role("img", name="Rating: from 0.0 to 9.5, at best 9.5")
    expect(rating.locator(".dot")).to_have_count(len(RATINGS) + 1)
    heights = rating.locator(".dot:not(.last)").evaluate_all("all => all.map(dot => Number(dot.getAttribute('cy')))")
    assert sorted(range(7), key=lambda k: -heights[k]) == sorted(range(7), key=lambda k: RATINGS[k]), "higher is better"
    counts = card.get_by_role("img", name="Points: from 40 to 74").locator(".count").all_text_contents()
    assert sum(map(int, counts)) == 7
    expect(card.get_by_role("img", name="Places: Players: 2").locator("text.on")).to_have_text([str(won), str(7 - won)])
    card.get_by_text("The numbers").click()
    expect(card.get_by_role("row", name="7 Nov 20, 2023 9.5")).to_be_visible()
    expect(page.get_by_role("img", name="Who was ahead: Mineshaft, games: 7").locator("text.on")).to_have_text(
        ["2", "1", "4"]
    )
    expect(page.locator(".tables li")).to_have_count(7)
    page.locator(".tables a").first.click()
    page.wait_for_url("**/replay/*")


def test_ones_own_page_and_a_friends_page_from_the_list_of_friends(site: Site, visit: Visit, arrive: Arrive) -> None:
    page, other = visit(), visit()
    reader, friend = arrive(page, "Own Olga"), arrive(other, "Friend Fritz", account=False)
    befriend(reader, friend)
    finished(database(site), GAME, [{reader.me["id"]: 50, friend.me["id"]: 40}], visibility="private")
    page.goto(f"{site.url}/profile")
    expect(page.locator(".tables li")).to_contain_text("place 1")
    expect(page.get_by_role("button", name="Mute, block, report")).to_have_count(0)
    page.goto(f"{site.url}/friends")
    page.get_by_role("button", name="Friend Fritz").click()
    page.get_by_role("button", name="Statistics").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Friend Fritz")
    expect(page.locator(".tag")).to_have_text("Your friend")
    page.get_by_role("button", name="Mute, block, report").click()
    expect(page.locator("dialog").get_by_role("button", name="Report")).to_be_visible()
    expect(page.locator("dialog").get_by_role("button", name="Statistics")).to_have_count(0)
    friend.http.put(f"/api/people/{reader.me['id']}/shunned", json={"blocked": True}).raise_for_status()
    page.reload()
    expect(page.locator("div.trouble")).to_contain_text("There is no such person.")


def test_games_to_watch_are_one_click_away(site: Site, visit: Visit, arrive: Arrive) -> None:
    page, other = visit(1366, 768), visit()
    reader, friend = arrive(page, "Watcher Wim"), arrive(other, "Player Paula")
    befriend(reader, friend)
    with Person(site, "Partner Pit") as partner, Person(site, "Somebody") as somebody:
        first, *rest = (running(friend, partner, game) for game in GAMES)
        strangers = running(partner, somebody, GAMES[0])
        page.goto(site.url)
        line = page.locator(".columns a", has_text="A friend plays").first
        expect(line).to_contain_text("Player Paula")
        page.get_by_role("link", name="All games to watch").click()
        shown = page.locator(".show")
        expect(page.locator(f'.show[data-table="{first}"]')).to_contain_text("Player Paula")
        order = [card.get_attribute("data-table") for card in shown.all()]
        assert set(order[: len(GAMES)]) == {first, *rest}, "friends' games come first"
        assert strangers in order
        page.get_by_role("button", name="Coal Baron").click()
        expect(page.locator(f'.show[data-table="{rest[0]}"]')).to_have_count(0)
        expect(page.locator(f'.show[data-table="{first}"]')).to_be_visible()
        page.get_by_role("link", name="Partner Pit").first.click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Partner Pit")
        page.go_back()
        page.locator(f'.show[data-table="{first}"]').get_by_role("link", name="Watch").click()
        page.wait_for_url(f"**/table/{first}")
        page.locator(".plane .panel:visible svg").first.wait_for()


def test_the_lobby_shows_all_games_at_once_on_a_laptop(site: Site, visit: Visit) -> None:
    page = visit(1366, 768)
    page.goto(site.url)
    buttons = page.locator(".plate .buttons")
    expect(buttons).to_have_count(len(GAMES))
    bottoms = buttons.evaluate_all("all => all.map(each => each.getBoundingClientRect().bottom)")
    assert max(bottoms) <= 768


def fits(page: Page, width: int) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= width, page.url
    assert problems(page) == [], page.url


@pytest.mark.parametrize(("width", "scheme", "locale"), [(1366, "light", "de-DE"), (390, "dark", "de-DE")])
def test_these_pages_fit_and_axe_finds_nothing_serious(
    site: Site, visit: Visit, arrive: Arrive, width: int, scheme: str, locale: str
) -> None:
    page = visit(width, 844, color_scheme=scheme, locale=locale)
    reader = arrive(page, f"Wolfgang Amadeus Theophilus {width}")
    hero = f"Heroine_{width}_without_spaces"[:24]
    rated_games(site, reader, hero, [(30, 90), (95, 30), (44, 44), (101, 57), (39, 158), (70, 66), (29, 71)])
    rate(database(site), GAME, **{reader.me["id"]: (-3.0, 12)})
    with Person(site, "Partner Pit") as partner:
        running(partner, reader, GAME)
        for path in (f"/player/{hero}", "/profile", f"/leaderboards/{GAME}", "/leaderboards", "/watch"):
            page.goto(f"{site.url}{path}")
            page.locator(".sheet").first.wait_for()
            for numbers in page.locator("summary").all():
                numbers.click()
            fits(page, width)
        guest = visit(width, 844, color_scheme=scheme, locale=locale)
        for path in (f"/player/{partner.me['id']}", "/leaderboards", "/watch"):
            guest.goto(f"{site.url}{path}")
            guest.locator(".sheet").first.wait_for()
            fits(guest, width)
