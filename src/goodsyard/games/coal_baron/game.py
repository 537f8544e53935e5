"""The game as the core knows it: where the chapters come together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.coal_baron.audit import audit
from goodsyard.games.coal_baron.delivery import DELIVERIES
from goodsyard.games.coal_baron.foresight import keep_careful
from goodsyard.games.coal_baron.imagination import imagine
from goodsyard.games.coal_baron.innovations import AFTER_WORK
from goodsyard.games.coal_baron.kinds import TURN
from goodsyard.games.coal_baron.mining import MINING_STEPS
from goodsyard.games.coal_baron.scoring import ranking, score
from goodsyard.games.coal_baron.state import State
from goodsyard.games.coal_baron.taking import ENGINE_TO_DOCK, WAGON_TO_DOCK
from goodsyard.games.coal_baron.turn import TURNS, proceed
from goodsyard.games.coal_baron.wild import WILD_PICKS, WILD_RETURNS, WILD_STACKS
from goodsyard.games.coal_baron.workers import WORKER_CARDS

DECISIONS: Final[list[Decision[State]]] = [
    TURNS,
    WORKER_CARDS,
    WAGON_TO_DOCK,
    ENGINE_TO_DOCK,
    MINING_STEPS,
    DELIVERIES,
    WILD_STACKS,
    WILD_PICKS,
    WILD_RETURNS,
    AFTER_WORK,
]


class CoalBaron(State):
    """Coal Baron: The Great Card Game."""

    def kind_name(self, kind: i64) -> str:
        return DECISIONS[kind].name

    def kind_sizes(self) -> list[int]:
        return [decision.size for decision in DECISIONS]

    def options_of(self, kind: i64, about: i64, found: Options) -> None:
        DECISIONS[kind].options(self, about, found)
        if self.careful and kind != TURN:
            keep_careful(self, found)

    def choose(self, kind: i64, about: i64, action: i64) -> None:
        DECISIONS[kind].choose(self, about, action)

    def proceed(self) -> None:
        proceed(self)

    def clone(self) -> CoalBaron:
        twin = CoalBaron(
            self.players,
            self.rules,
            self.todo[:],
            self.chance[:],
            [player.clone() for player in self.seats],
            self.stacks[:],
            self.heights[:],
            self.workers[:],
            self.placements[:],
            self.looked[:],
            self.box[:],
        )
        twin.resume_shift(self)
        return twin

    def twin(self) -> State:
        return self.clone()

    def determinize(self, seat: i64, seed: i64) -> None:
        imagine(self, seat, seed)

    def scores(self) -> list[int]:
        return [score(player) for player in self.seats]

    def ranking(self) -> list[int]:
        return ranking(self)

    def audit(self) -> None:
        audit(self)
