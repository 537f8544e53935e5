"""The game as the core knows it: where the chapters come together (RULES 4.1, 11)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, by_kind
from goodsyard.games.mineshaft.rules import kinds
from goodsyard.games.mineshaft.rules.audit import audit
from goodsyard.games.mineshaft.rules.cards import NONE
from goodsyard.games.mineshaft.rules.dice import QUAKE, REFILL, roll
from goodsyard.games.mineshaft.rules.fire import FIRE, FUSE
from goodsyard.games.mineshaft.rules.help import FOLLOW, bring_help
from goodsyard.games.mineshaft.rules.kart import KART
from goodsyard.games.mineshaft.rules.moving import MINE, MOVE
from goodsyard.games.mineshaft.rules.placing import LAY
from goodsyard.games.mineshaft.rules.scoring import is_ahead, score
from goodsyard.games.mineshaft.rules.stack import imagine
from goodsyard.games.mineshaft.rules.state import BEGINNING, CALLING, ENDING, MINING, MOVING, ROLLING, State
from goodsyard.games.mineshaft.rules.swap import ROTATE, SWAP
from goodsyard.games.mineshaft.rules.turn import START, begin_turn, end_turn, move_on

DECISIONS: Final[list[Decision[State]]] = by_kind(
    [START, LAY, REFILL, QUAKE, MOVE, MINE, SWAP, ROTATE, FIRE, FUSE, KART, FOLLOW]
)


class Mineshaft(State):
    """Mineshaft."""

    def decisions(self) -> list[Decision[Any]]:
        return DECISIONS

    def proceed(self) -> None:
        """A turn: lay a tile if wanted, roll the dice, move and mine (RULES 4.1)."""
        self.seat = self.active
        if self.bound != NONE:
            move_on(self)
        stage = self.stage
        if stage == BEGINNING:
            begin_turn(self)
        elif stage == CALLING:
            bring_help(self)
        elif stage == ROLLING:
            self.stage = MOVING
            roll(self)
        elif stage == MOVING:
            self.stage = MINING
            if not self.stuck:
                self.ask(kinds.MOVE, 0)
        elif stage == MINING:
            self.stage = ENDING
            self.ask(kinds.MINE, 0)
        else:
            end_turn(self)

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
        """Ranks from 1; players who are tied in everything share the place (RULES 11.2)."""
        ranks: list[int] = []
        seat: i64
        other: i64
        for seat in range(self.player_count):
            rank: i64 = 1
            for other in range(self.player_count):
                if is_ahead(self, other, seat):
                    rank += 1
            ranks.append(rank)
        return ranks

    def audit(self) -> None:
        audit(self)
