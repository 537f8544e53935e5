"""The sight test: at every decision, can the player see and press everything the decision is about?

`python -m tests.web.sight` plays whole games of bots in Chromium at every size, in both languages.
"""

from __future__ import annotations

import sys
import tempfile
from argparse import ArgumentParser
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import goodsyard
from goodsyard import bots
from goodsyard.core.record import Record
from goodsyard.core.registry import titles
from tests.server.site import Person, known
from tests.web.chromium import ARGUMENTS, CHOOSES_ALL, chromium
from tests.web.site import Site

SIZES = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080), (1024, 768), (390, 844))
PHONE = (390, 844)
LANGUAGES = {"en": "en-GB", "de": "de-DE"}
GAMES = [id for id, title in sorted(titles().items()) if title.folder.parent.name == "games"]
MEASURE = (Path(__file__).parent / "sight.js").read_text("utf-8")
SHOWN = """number => {
  document.querySelector('.curtain button')?.click();
  return Number(document.querySelector('main').dataset.number) >= number && !document.querySelector('.glide svg');
}"""
"""Whether a window shows this position, or a later one in which others have decided at the same time."""


@dataclass
class Line:
    """What was measured at one size in one game."""

    decisions: int = 0
    failures: list[str] = field(default_factory=list)
    smallest: float = 99
    repeated: float = 99
    used: list[float] = field(default_factory=list)


Lines = dict[tuple[str, tuple[int, int]], Line]


def bot_game(
    game: str, players: int, seed: int, *names: str, options: dict[str, str] | None = None
) -> tuple[Record, list[tuple[int, str]]]:
    """The record of a game between bots, with the seat and kind of each decision."""
    table, kinds = goodsyard.new(game, players, seed, options=options or {}), []
    seated = [bots.find(names[seat % len(names)], game) for seat in range(players)]
    while not table.over:
        seat = table.game.current
        kinds.append((seat, table.game.kind_name(table.game.decision(seat)[0])))
        table.take(seated[seat].choose(table.game, seat, len(table.played)), seat)
    return table.record(), kinds


class Eyes:
    """One person's windows: for each language one that changes its size, and a phone."""

    def __init__(self, browser: Browser, site: Site, person: Person) -> None:
        self.site = site
        self.contexts: list[BrowserContext] = []
        self.windows: list[tuple[str, list[tuple[int, int]], Page]] = []
        wide = [size for size in SIZES if size != PHONE]
        for lang, locale in LANGUAGES.items():
            for sizes in (wide, [PHONE]):
                mobile = sizes == [PHONE]
                context = browser.new_context(
                    viewport={"width": sizes[0][0], "height": sizes[0][1]},
                    locale=locale,
                    reduced_motion="reduce",
                    has_touch=mobile,
                    is_mobile=mobile,
                )
                cookies = [{"name": n, "value": v, "url": site.url} for n, v in person.http.cookies.items()]
                context.add_cookies(cookies)  # type: ignore[arg-type]
                context.add_init_script(CHOOSES_ALL)
                page = context.new_page()
                page.goto(site.url)
                page.locator(".plate").first.wait_for()
                self.contexts.append(context)
                self.windows.append((lang, sizes, page))
        self.before: dict[tuple[str, tuple[int, int]], dict[str, list[int]]] = {}

    def visit(self, table: str) -> None:
        self.before.clear()
        for _, _, page in self.windows:
            page.evaluate("path => dispatchEvent(new CustomEvent('goodsyard:go', { detail: path }))", f"/table/{table}")

    def wait(self, number: int) -> None:
        for _, _, page in self.windows:
            page.wait_for_function(SHOWN, arg=number, timeout=30_000)

    def look(self, game: str, kind: str, lines: Lines) -> None:
        """Measure what every window shows at every size."""
        for lang, sizes, page in self.windows:
            for size in sizes:
                if len(sizes) > 1:
                    page.set_viewport_size({"width": size[0], "height": size[1]})
                    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
                seen: dict[str, Any] = page.evaluate(f"({MEASURE})()")
                line = lines[game, size]
                line.decisions += 1
                line.smallest = min(line.smallest, seen["smallest"])
                line.repeated = min(line.repeated, seen["repeated"])
                line.used.append(seen["used"])
                wrong = list(dict.fromkeys(seen["wrong"])) + self.moved((lang, size), seen)
                line.failures += [f"{lang} {kind}: {each}" for each in wrong]

    def moved(self, window: tuple[str, tuple[int, int]], seen: dict[str, Any]) -> list[str]:
        """Panels that changed their place since the last decision; a phone shows other panels each time."""
        places, before = seen["places"], self.before.get(window, {})
        self.before[window] = places
        if seen["phone"]:
            return []
        return [
            f"moved: {id} from {before[id]} to {places[id]}"
            for id in places
            if places[id] != before.get(id, places[id])
        ]

    def close(self) -> None:
        for context in self.contexts:
            context.close()


def opened(person: Person, record: Record, number: int, *seats: dict[str, str]) -> str:
    """A table at a position of a recorded game."""
    cut = msgspec.structs.replace(record, actions=record.actions[:number], digests=[])
    return str(person.post("/api/tables/import", record=msgspec.to_builtins(cut), seats=list(seats))["id"])


def whole_games(game: str, seeds: range, eyes: Eyes, person: Person, other: Person) -> Iterator[str]:
    """Play recorded games on the server; yields the kind of each decision of the viewer when it is shown."""
    for seed in seeds:
        record, kinds = bot_game(game, 2, seed, "greedy", "careful")
        table = opened(person, record, 0, {"kind": "me"}, {"kind": "open"})
        other.join(person.invite(table, 1))
        wires = [person.sit(table), other.sit(table)]
        eyes.visit(table)
        for number, (seat, _, action) in enumerate(record.actions):
            here = known(record, number, seat)
            if seat == 0:
                eyes.wait(here)
                yield kinds[number][1]
            wires[seat].reached(here)
            answer = wires[seat].play(action, seat, here)
            assert answer["type"] == "ack", answer
        for wire in wires:
            wire.close()


def report(lines: Lines) -> str:
    rows = ["| game | size | decisions | failures | smallest text | repeated text | window used |", "|" + " --- |" * 7]
    for (game, (width, height)), line in lines.items():
        share = sum(line.used) / len(line.used) if line.used else 0
        rows.append(
            f"| {game} | {width}x{height} | {line.decisions} | {len(line.failures)} | {line.smallest:.1f} px "
            f"| {line.repeated:.1f} px | {share:.0%} |"
        )
    return "\n".join(rows)


def most_common(lines: Lines, most: int = 60) -> str:
    """The failures, most frequent first."""
    found = Counter((game, size, failure) for (game, size), line in lines.items() for failure in line.failures)
    said = [
        f"{count} × {game} {size[0]}x{size[1]}: {failure}" for (game, size, failure), count in found.most_common(most)
    ]
    return "\n".join(said)


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, help="the games to look at; all by default")
    parser.add_argument("--games-each", type=int, default=1, help="how many games of each")
    parser.add_argument("--every", type=int, default=1, help="look only at every n-th decision")
    asked = parser.parse_args()
    lines: Lines = defaultdict(Line)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            for game in asked.games:
                with Person(site, "Ada") as person, Person(site, "Boris") as other:
                    eyes = Eyes(browser, site, person)
                    for count, kind in enumerate(
                        whole_games(game, range(1, 1 + asked.games_each), eyes, person, other)
                    ):
                        if count % asked.every == 0:
                            eyes.look(game, kind, lines)
                            print(f"\r{game}: {count} decisions", end="", file=sys.stderr, flush=True)
                    eyes.close()
                    print(file=sys.stderr)
        finally:
            browser.close()
            site.stop()
    print(report(lines))
    print(most_common(lines))
    return 1 if any(line.failures for line in lines.values()) else 0


if __name__ == "__main__":
    raise SystemExit(main())
