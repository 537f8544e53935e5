"""The game as the core knows it: where the chapters come together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.mineshaft.audit import audit
from goodsyard.games.mineshaft.dice import QUAKES, REFILLS
from goodsyard.games.mineshaft.fire import FIRES, FUSES
from goodsyard.games.mineshaft.help import FOLLOWING
from goodsyard.games.mineshaft.kart import KARTS
from goodsyard.games.mineshaft.moving import MINES, MOVES
from goodsyard.games.mineshaft.placing import LAYING
from goodsyard.games.mineshaft.scoring import ranking, score
from goodsyard.games.mineshaft.stack import imagine
from goodsyard.games.mineshaft.state import State
from goodsyard.games.mineshaft.swap import SWAPS, TURNS
from goodsyard.games.mineshaft.turn import STARTS, proceed

DECISIONS: Final[list[Decision[State]]] = [
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


class Mineshaft(State):
    """Mineshaft."""

    def kind_name(self, kind: i64) -> str:
        return DECISIONS[kind].name

    def kind_sizes(self) -> list[int]:
        return [decision.size for decision in DECISIONS]

    def options_of(self, kind: i64, about: i64, found: Options) -> None:
        DECISIONS[kind].options(self, about, found)

    def choose(self, kind: i64, about: i64, action: i64) -> None:
        DECISIONS[kind].choose(self, about, action)

    def proceed(self) -> None:
        proceed(self)

    def clone(self) -> Mineshaft:
        twin = Mineshaft(
            self.players,
            self.rules,
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
        for seat in range(self.players):
            points.append(score(self, seat))
        return points

    def ranking(self) -> list[int]:
        return ranking(self)

    def audit(self) -> None:
        audit(self)
