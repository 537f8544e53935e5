"""The game as the core knows it: where the chapters come together."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, by_kind
from goodsyard.games.mineshaft.rules.audit import audit
from goodsyard.games.mineshaft.rules.dice import QUAKES, REFILLS
from goodsyard.games.mineshaft.rules.fire import FIRES, FUSES
from goodsyard.games.mineshaft.rules.help import FOLLOWING
from goodsyard.games.mineshaft.rules.kart import KARTS
from goodsyard.games.mineshaft.rules.moving import MINES, MOVES
from goodsyard.games.mineshaft.rules.placing import LAYING
from goodsyard.games.mineshaft.rules.scoring import ranking, score
from goodsyard.games.mineshaft.rules.stack import imagine
from goodsyard.games.mineshaft.rules.state import State
from goodsyard.games.mineshaft.rules.swap import SWAPS, TURNS
from goodsyard.games.mineshaft.rules.turn import STARTS, proceed

DECISIONS: Final[list[Decision[State]]] = by_kind(
    [
        STARTS,
        LAYING,
        REFILLS,
        QUAKES,
        MOVES,
        MINES,
        SWAPS,
        TURNS,
        FIRES,
        FUSES,
        KARTS,
        FOLLOWING,
    ]
)


class Mineshaft(State):
    """Mineshaft."""

    def decisions(self) -> list[Decision[Any]]:
        return DECISIONS

    def proceed(self) -> None:
        proceed(self)

    def clone(self) -> Mineshaft:
        twin = Mineshaft(
            self.player_count,
            self.rules_version,
            self.todo[:],
            self.chance[:],
            self.readings,
            self.starter,
            self.tiles[:],
            self.cells[:],
            self.beside[:],
            self.openings[:],
            self.collapsed[:],
            self.counters[:],
            self.stack[:],
            self.bag[:],
            self.box[:],
            self.hands[:],
            self.pieces[:],
            self.begun[:],
        )
        twin.resume_turn(self)
        return twin

    def determinize(self, seat: i64, seed: i64) -> None:
        imagine(self, seed)

    def scores(self) -> list[int]:
        points: list[int] = []
        seat: i64
        for seat in range(self.player_count):
            points.append(score(self, seat))
        return points

    def ranking(self) -> list[int]:
        return ranking(self)

    def audit(self) -> None:
        audit(self)
