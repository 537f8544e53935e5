"""Takes the screenshots for docs/ from a real table in a real browser: `python docs/pictures/shots.py`."""

from __future__ import annotations

import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

from tests.server.site import Person  # noqa: E402
from tests.web.chromium import ARGUMENTS, CHOOSES_ALL, chromium  # noqa: E402
from tests.web.sight import GAMES, bot_game, opened  # noqa: E402
from tests.web.site import Site  # noqa: E402

SIZES = {"laptop": (1366, 768), "large": (1920, 1080), "phone": (390, 844)}
THEMES = ("light", "dark")
SEED, PLAYERS = 5, 3
BOTS = [{"kind": "bot", "bot": "greedy"}] * (PLAYERS - 1)
QUALITY = 86
"""Of the WebP file: text stays sharp, colours stay true."""


class Studio:
    """A browser at a server with one visitor."""

    def __init__(self, browser: Browser, site: Site, person: Person) -> None:
        self.browser, self.site, self.person = browser, site, person

    def window(self, size: str, theme: str = "light") -> tuple[BrowserContext, Page]:
        width, height = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-GB",
            reduced_motion="reduce",
            color_scheme=theme,  # type: ignore[arg-type]
            is_mobile=size == "phone",
            has_touch=size == "phone",
        )
        cookies = [{"name": name, "value": value, "url": self.site.url} for name, value in self.cookies()]
        context.add_cookies(cookies)  # type: ignore[arg-type]
        context.add_init_script(CHOOSES_ALL)
        return context, context.new_page()

    def cookies(self) -> list[tuple[str, str]]:
        return [(name, str(value)) for name, value in self.person.http.cookies.items()]

    def shoot(self, path: str, name: str, size: str, theme: str = "light", press: str = "") -> None:
        """Take a picture of a page, after pressing something on it."""
        context, page = self.window(size, theme)
        page.goto(self.site.url + path)
        page.locator(".plate, .plane .panel:visible svg").first.wait_for()
        if press:
            page.locator(press).first.click()
        page.wait_for_timeout(800)
        Image.open(BytesIO(page.screenshot())).convert("RGB").save(HERE / f"{name}.webp", quality=QUALITY, method=6)
        context.close()


def take(studio: Studio) -> None:
    studio.shoot("/", "lobby", "laptop")
    for game in GAMES:
        record, kinds = bot_game(game, PLAYERS, SEED, "careful", "greedy")
        middle = next(k for k in range(len(kinds) * 3 // 5, len(kinds)) if kinds[k][0] == 0)
        table = opened(studio.person, record, middle, {"kind": "me"}, *BOTS)
        for size in SIZES:
            for theme in THEMES:
                studio.shoot(f"/table/{table}", f"{game}-{size}-{theme}", size, theme)
        if game == "coal-baron":
            over = opened(studio.person, record, len(kinds), {"kind": "me"}, *BOTS)
            studio.shoot(f"/table/{over}", "score-pad", "laptop", press=".again button")
            studio.shoot(f"/replay/{over}/{middle}", "replay", "laptop")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            with Person(site, "Ada") as person:
                take(Studio(browser, site, person))
        finally:
            site.stop()


if __name__ == "__main__":
    main()
