"""How long does it take to draw a state? Milliseconds of CPU time per state and the size of what is sent.

`python bench/drawing.py` plays a game of bots for each game and draws what the first player sees after every action, as
the server does: panels that did not change are reused. `--browser` also measures in Chromium how long the page needs to
show each state.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import goodsyard
from goodsyard import bots
from goodsyard.core.registry import titles
from goodsyard.drawing.composition import SHAPES
from goodsyard.server.render import Eyes, Panel, pictures


def drawn(game: str, shape: str, players: int, seed: int) -> tuple[list[float], list[int]]:
    """Milliseconds per state, and the characters of its changed panels."""
    table = goodsyard.new(game, players, seed)
    seated = bots.find("greedy", game)
    eyes, before = Eyes(0, "en", shape), {}
    times, sizes = [], []
    while not table.over:
        begin = time.process_time()
        panels: list[Panel] = pictures(table, table.view(0), eyes, before)
        times.append(1000 * (time.process_time() - begin))
        sizes.append(sum(len(panel.raw) for panel in panels if panel.print not in before))
        before = {panel.print: panel for panel in panels}
        seat = table.game.current
        table.take(seated.choose(table.game, seat, len(table.played)), seat)
    return times, sizes


def shown(game: str, states: int) -> list[float]:
    """Milliseconds that the page needs for each state of a game that is replayed."""
    from playwright.sync_api import sync_playwright
    from tests.server.site import Person
    from tests.web.chromium import ARGUMENTS, chromium
    from tests.web.sight import bot_game, opened
    from tests.web.site import Site

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            with Person(site, "Ada") as ada:
                record, kinds = bot_game(game, 2, 1, "greedy")
                table = opened(ada, record, len(kinds), {"kind": "me"}, {"kind": "bot", "bot": "greedy"})
                context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
                cookies = [{"name": name, "value": value, "url": site.url} for name, value in ada.http.cookies.items()]
                context.add_cookies(cookies)  # type: ignore[arg-type]
                page = context.new_page()
                page.goto(f"{site.url}/replay/{table}/0")
                page.locator(".plane .panel:visible svg").first.wait_for()
                return [float(page.evaluate(STEP)) for _ in range(1, min(states, len(kinds)))]
        finally:
            browser.close()
            site.stop()


STEP = """async () => {
  await new Promise(resolve => setTimeout(resolve, 150));
  const words = document.querySelector('.replay-words');
  const shown = new Promise(resolve => new MutationObserver((_, watching) => {
    document.body.getBoundingClientRect();
    watching.disconnect();
    resolve(performance.now());
  }).observe(words, { childList: true, characterData: true, subtree: true }));
  const start = performance.now();
  document.querySelector('.steps button:nth-child(4)').click();
  return await Promise.race([shown, new Promise(resolve => setTimeout(() => resolve(start - 1), 3000))]) - start;
}"""
"""One step of the replay, whose state the page has already asked for: from the click to the page laid out again."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--browser", action="store_true", help="also measure the page in Chromium")
    asked = parser.parse_args()
    print("| game | shape | states | median | 95 % | first state | later states (median) |")
    print("|" + " --- |" * 7)
    for game in sorted(titles()):
        for shape in SHAPES:
            times, sizes = drawn(game, shape, asked.players, asked.seed)
            slow = sorted(times)[int(0.95 * len(times))]
            print(
                f"| {game} | {shape} | {len(times)} | {statistics.median(times):.1f} ms | {slow:.1f} ms "
                f"| {sizes[0] / 1000:.0f} kB | {statistics.median(sizes[1:]) / 1000:.0f} kB |"
            )
    if asked.browser:
        for game in sorted(titles()):
            times = [each for each in shown(game, 120) if each > 0]
            print(f"{game}: the page shows a state in {statistics.median(times):.1f} ms (median of {len(times)})")


if __name__ == "__main__":
    main()
