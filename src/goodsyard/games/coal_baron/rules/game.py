"""The game as the core knows it: where the chapters come together (RULES 2, 8.5, 10.9-10.11)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options, by_kind
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.audit import audit
from goodsyard.games.coal_baron.rules.delivery import DELIVERY
from goodsyard.games.coal_baron.rules.foresight import keep_careful
from goodsyard.games.coal_baron.rules.imagination import imagine
from goodsyard.games.coal_baron.rules.innovations import AFTERWARDS, is_asked_afterwards
from goodsyard.games.coal_baron.rules.mining import MINING
from goodsyard.games.coal_baron.rules.scoring import score
from goodsyard.games.coal_baron.rules.state import PLACING, WORKED, State
from goodsyard.games.coal_baron.rules.taking import ENGINE_TO, WAGON_TO
from goodsyard.games.coal_baron.rules.turn import TURN, next_turn
from goodsyard.games.coal_baron.rules.wild import WILD_PICK, WILD_RETURN, WILD_STACK
from goodsyard.games.coal_baron.rules.workers import WORKERS

DECISIONS: Final[list[Decision[State]]] = by_kind(
    [TURN, WORKERS, WAGON_TO, ENGINE_TO, MINING, DELIVERY, WILD_STACK, WILD_PICK, WILD_RETURN, AFTERWARDS]
)


class CoalBaron(State):
    """Coal Baron: The Great Card Game."""

    def decisions(self) -> list[Decision[Any]]:
        return DECISIONS

    def options_of(self, kind: i64, about: i64, found: Options) -> None:
        super().options_of(kind, about, found)
        if self.careful and kind != kinds.TURN:
            keep_careful(self, found)

    def proceed(self) -> None:
        """A turn: workers are placed, their action is carried out, then innovations may be played (RULES 2.3, 8.5)."""
        self.seat = self.active
        if self.looking > 0:
            self.ask(kinds.WILD_RETURN, self.looked_from)
        elif self.stage == PLACING:
            self.push(self.active, kinds.TURN, 0)
        elif self.stage == WORKED and is_asked_afterwards(self):
            self.push(self.active, kinds.AFTERWARDS, 0)
        else:
            next_turn(self)

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
        """Ranks from 1; of tied players the one with the highest shift token is ahead (RULES 10.9-10.11)."""
        # A set of tokens is a number in which the highest token outweighs all lower ones together,
        # and no two players hold the same token.
        ranks: list[int] = []
        for player in self.players:
            rank: i64 = 1
            for other in self.players:
                ahead = score(other) - score(player)
                if ahead > 0 or (ahead == 0 and other.tokens > player.tokens):
                    rank += 1
            ranks.append(rank)
        return ranks

    def audit(self) -> None:
        audit(self)
