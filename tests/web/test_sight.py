"""A sample of the sight test: every kind of decision at every size and in both languages; `make sight` plays games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from goodsyard.core.record import Record
from goodsyard.core.registry import find
from tests.server.site import Person, known
from tests.web.sight import GAMES, Eyes, Line, Lines, bot_game, most_common, opened, report
from tests.web.site import Site

SEEDS = range(1, 100)
BOTS = (("greedy", "random", "careful"), ("random",))
PLAYERS = (4, 3, 2)
OPTIONS = {"great-western-trail": {"sides": "random"}, "oh-my-goods": {"edition": "second"}}
"""Options of every second pair of games, in which other kinds of decision occur."""
RARE = 45
"""A kind of decision that has not occurred in this many games after the latest new one is not waited for."""


def sample(game: str) -> Iterator[tuple[str, Record, int, int]]:
    """A position for each kind of decision: its name, the record, the number of actions before, the seat."""
    missing, last = set(kinds_of(game)), 0
    for count, seed in enumerate(SEEDS):
        options = OPTIONS.get(game) if count // 2 % 2 else None
        record, kinds = bot_game(game, PLAYERS[count % 3], seed, *BOTS[count % 2], options=options)
        for number, (seat, kind) in reversed(list(enumerate(kinds))):
            if kind in missing:
                missing.discard(kind)
                last = count
                yield kind, record, number, seat
        if not missing or count - last >= RARE:
            return


def kinds_of(game: str) -> list[str]:
    example = find(game).example()
    return [example.kind_name(kind) for kind in range(len(example.by_kind))]


@pytest.mark.parametrize("game", GAMES)
def test_everything_a_decision_needs_is_in_sight(site: Site, browser: Browser, game: str) -> None:
    lines: Lines = defaultdict(Line)
    with Person(site, "Ada") as person:
        eyes = Eyes(browser, site, person)
        try:
            for kind, record, number, seat in sample(game):
                seats = [
                    {"kind": "me"} if each == seat else {"kind": "bot", "bot": "greedy"}
                    for each in range(record.players)
                ]
                eyes.visit(opened(person, record, number, *seats))
                eyes.wait(known(record, number, seat))
                eyes.look(game, kind, lines)
        finally:
            eyes.close()
    print(report(lines))
    assert not any(line.failures for line in lines.values()), most_common(lines)
