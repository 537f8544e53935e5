"""Odd Lots, the tiny game of the tests and of the page "Add a game"."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from goodsyard.core.log import Log
from goodsyard.core.row import Row
from goodsyard.core.title import Said, Title
from goodsyard.core.words import Phrase
from tests.tiny.rules import BID, CARDS, REVEALED, TAKEN, OddLots, new


class View(msgspec.Struct, frozen=True):
    """What a seat may see: an own bid, of the others only that they have chosen."""

    you: int | None
    round: int
    prize: int
    hand: list[int]
    bids: list[int | None]
    doubled: bool
    ready: list[bool]
    played: list[list[int]]
    points: list[int]


class OddLotsTitle(Title[OddLots]):
    id = "odd-lots"
    folder = Path(__file__).parent
    rules = 1
    fewest = 2
    most = 4
    lines = ("prizes",)
    event_kinds = ("turned_up", "revealed", "taken")

    def set_up(self, players: int, chance: Row, rules: int, options: Mapping[str, str], log: Log) -> OddLots:
        game = new(players, chance, rules)
        game.log = log
        return game

    def view(self, game: OddLots, seat: int | None) -> View:
        mine = seat is not None
        held = [] if seat is None else [c for c in range(1, CARDS + 1) if game.hands[seat * CARDS + c - 1]]
        return View(
            you=seat,
            round=game.round,
            prize=game.prizes[game.round - 1],
            hand=held,
            bids=[game.bids[k] if k == seat else None for k in range(game.players)],
            doubled=mine and game.doubled[seat or 0] == 1,
            ready=[k not in game.acting() for k in range(game.players)],
            played=[laid_open(game, k) for k in range(game.players)],
            points=list(game.points),
        )

    def prompt(self, game: OddLots, seat: int, kind: int, about: int) -> Phrase:
        return Phrase("prompt-bid" if kind == BID else "prompt-double", {"prize": game.prizes[game.round - 1]})

    def choice(self, game: OddLots, seat: int, kind: int, about: int, action: int) -> Said:
        if kind == BID:
            return Said(Phrase("choice-bid", {"card": action}), (f"card:{action}",), "2.1")
        return Said(Phrase("choice-double" if action else "choice-single"), (), "2.2")

    def event(self, game: OddLots, kind: int, seat: int, facts: tuple[int, int, int], viewer: int | None) -> Said:
        name = Phrase("seat-name", {"number": seat + 1})
        if kind == REVEALED:
            return Said(Phrase("log-revealed", {"seat": name, "card": facts[0]}), (), "2.3")
        if kind == TAKEN:
            return Said(Phrase("log-taken", {"seat": name, "points": facts[0]}), (), "2.3")
        return Said(Phrase("log-turned-up", {"prize": facts[0]}), (), "2.1")

    def refusal(self, game: OddLots, seat: int, kind: int, about: int, action: int) -> tuple[Phrase, str] | None:
        return Phrase("refusal-card", {"card": action}), "2.1"

    def breakdown(self, game: OddLots) -> list[list[int]]:
        return [[points] for points in game.points]


def laid_open(game: OddLots, seat: int) -> list[int]:
    """The cards that the seat has played in earlier rounds."""
    gone = [card for card in range(1, CARDS + 1) if not game.hands[seat * CARDS + card - 1]]
    return [card for card in gone if card != game.bids[seat]]


TITLE = OddLotsTitle()
