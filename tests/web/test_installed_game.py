"""A game from another distribution in a real browser: generic drawing, clicks, the end."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.installed import environment
from tests.web.conftest import Visit
from tests.web.play import THE_END, choose, lit, my_turn_or_end, start
from tests.web.site import Site


def test_the_installed_game_is_played_by_clicking(visit: Visit, tmp_path: Path) -> None:
    site = Site(tmp_path, PYTHONPATH=environment()["PYTHONPATH"])
    site.start()
    try:
        page, chance = visit(), Random(2)
        start(page, site.url, "odd-lots")
        assert lit(page) == ["card:1", "card:2", "card:3", "card:4"]
        while my_turn_or_end(page):
            choose(page, chance)
        expect(page.locator(THE_END).locator(".total .amount")).to_have_count(3)
    finally:
        site.stop()
