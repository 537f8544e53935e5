"""The game as the core knows it: where the chapters come together."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options, by_kind
from goodsyard.games.coal_baron.rules.audit import audit
from goodsyard.games.coal_baron.rules.delivery import DELIVERIES
from goodsyard.games.coal_baron.rules.foresight import keep_careful
from goodsyard.games.coal_baron.rules.imagination import imagine
from goodsyard.games.coal_baron.rules.innovations import AFTER_WORK
from goodsyard.games.coal_baron.rules.kinds import TURN
from goodsyard.games.coal_baron.rules.mining import MINING_STEPS
from goodsyard.games.coal_baron.rules.scoring import ranking, score
from goodsyard.games.coal_baron.rules.state import State
from goodsyard.games.coal_baron.rules.taking import ENGINE_TO_DOCK, WAGON_TO_DOCK
from goodsyard.games.coal_baron.rules.turn import TURNS, proceed
from goodsyard.games.coal_baron.rules.wild import WILD_PICKS, WILD_RETURNS, WILD_STACKS
from goodsyard.games.coal_baron.rules.workers import WORKER_CARDS

DECISIONS: Final[list[Decision[State]]] = by_kind(
    [
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
)


class CoalBaron(State):
    """Coal Baron: The Great Card Game."""

    def decisions(self) -> list[Decision[Any]]:
        return DECISIONS

    def options_of(self, kind: i64, about: i64, found: Options) -> None:
        super().options_of(kind, about, found)
        if self.careful and kind != TURN:
            keep_careful(self, found)

    def proceed(self) -> None:
        proceed(self)

    def clone(self) -> CoalBaron:
        twin = CoalBaron(
            self.player_count,
            self.rules_version,
            self.todo[:],
            self.chance[:],
            [player.clone() for player in self.players],
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
        return [score(player) for player in self.players]

    def ranking(self) -> list[int]:
        return ranking(self)

    def audit(self) -> None:
        audit(self)
