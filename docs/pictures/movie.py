"""Films a round at a table for the README: `python docs/pictures/movie.py`."""

from __future__ import annotations

import base64
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright
from shots import BOTS, HERE, PLAYERS, Studio
from tests.server.site import Person
from tests.web.chromium import ARGUMENTS, chromium
from tests.web.sight import bot_game, opened
from tests.web.site import Site

GAME, SEED = "great-western-trail", 5
SIZE, SHOWN = (1366, 768), (911, 512)
FRAME = 0.12
"""Seconds a picture lasts at least."""
LAST = 2.5
"""Seconds the last picture lasts."""
SETTINGS = """localStorage.goodsyard ??= JSON.stringify({ forced: true, pace: "normal" })"""


def film(page: Page, seconds: float) -> list[tuple[float, Image.Image]]:
    """What the page shows from now on: moments and pictures."""
    frames: list[tuple[float, Image.Image]] = []
    session = page.context.new_cdp_session(page)

    def take(frame: dict[str, Any]) -> None:
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})
        picture = Image.open(BytesIO(base64.b64decode(frame["data"]))).convert("RGB")
        frames.append((frame["metadata"]["timestamp"], picture.resize(SHOWN, Image.Resampling.LANCZOS)))

    session.on("Page.screencastFrame", take)
    session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})
    play(page)
    page.wait_for_timeout(seconds * 1000)
    session.send("Page.stopScreencast")
    return frames


def play(page: Page) -> None:
    """Make choices until the turn is over."""
    for _ in range(12):
        page.wait_for_timeout(700)
        choice = page.locator(".act.mine .choice-list:not(.busy) .choice").first
        if not choice.is_visible():
            return
        choice.hover()
        page.wait_for_timeout(350)
        choice.click()


def thinned(frames: list[tuple[float, Image.Image]]) -> tuple[list[Image.Image], list[int]]:
    """The pictures that differ, with how long each of them lasts in milliseconds."""
    kept = [frames[0]]
    for moment, picture in frames[1:]:
        if moment - kept[-1][0] >= FRAME and picture.tobytes() != kept[-1][1].tobytes():
            kept.append((moment, picture))
    ends = [moment for moment, _ in kept[1:]] + [kept[-1][0] + LAST]
    return [picture for _, picture in kept], [
        round(1000 * (end - start)) for (start, _), end in zip(kept, ends, strict=True)
    ]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            with Person(site, "Ada") as person:
                studio = Studio(browser, site, person)
                record, kinds = bot_game(GAME, PLAYERS, SEED, "careful", "greedy")
                turn = next(k for k in range(len(kinds) // 2, len(kinds)) if kinds[k][0] == 0 != kinds[k - 1][0])
                table = opened(person, record, turn, {"kind": "me"}, *BOTS)
                context = browser.new_context(
                    viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en-GB", color_scheme="light"
                )
                context.add_cookies([{"name": n, "value": v, "url": site.url} for n, v in studio.cookies()])
                context.add_init_script(SETTINGS)
                page = context.new_page()
                page.goto(f"{site.url}/table/{table}")
                page.locator(".act.mine .choice").first.wait_for()
                pictures, spans = thinned(film(page, 14))
        finally:
            site.stop()
    target = HERE / "a-round.webp"
    pictures[0].save(target, save_all=True, append_images=pictures[1:], duration=spans, loop=0, quality=62, method=4)
    print(f"{target.name}: {len(pictures)} pictures, {target.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
