"""The game as the core knows it: where the chapters come together."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, by_kind
from goodsyard.games.great_western_trail.rules import actions
from goodsyard.games.great_western_trail.rules.actions import IMMEDIATE
from goodsyard.games.great_western_trail.rules.audit import audit
from goodsyard.games.great_western_trail.rules.auxiliary import AUXILIARY
from goodsyard.games.great_western_trail.rules.building import BUILD, SITE
from goodsyard.games.great_western_trail.rules.cattle import CATTLE
from goodsyard.games.great_western_trail.rules.deck import DISCARD, DRAW, REMOVE
from goodsyard.games.great_western_trail.rules.delivery import CITY, DISC
from goodsyard.games.great_western_trail.rules.forced import is_forced, take_only_way
from goodsyard.games.great_western_trail.rules.hiring import HIRE
from goodsyard.games.great_western_trail.rules.imagination import imagine
from goodsyard.games.great_western_trail.rules.kansas_city import CERTIFICATES, FORESIGHT, earn, foresee, leave_city
from goodsyard.games.great_western_trail.rules.location import COPY, LOCATION
from goodsyard.games.great_western_trail.rules.movement import MOVE, TRAVEL, WAY
from goodsyard.games.great_western_trail.rules.objectives import OBJECTIVE
from goodsyard.games.great_western_trail.rules.railroad import BACK, ENGINE
from goodsyard.games.great_western_trail.rules.scoring import score
from goodsyard.games.great_western_trail.rules.state import ARRIVING, EARNING, LEAVING, TRAVELLING, State
from goodsyard.games.great_western_trail.rules.stations import MASTER
from goodsyard.games.great_western_trail.rules.tiles import TAKE
from goodsyard.games.great_western_trail.rules.turn import arrive, begin_turn, end_turn
from goodsyard.games.great_western_trail.rules.upgrading import BEHIND, STATION

DECISIONS: Final[list[Decision[State]]] = by_kind(
    [
        TRAVEL,
        WAY,
        LOCATION,
        COPY,
        MOVE,
        DISCARD,
        DRAW,
        IMMEDIATE,
        HIRE,
        BUILD,
        SITE,
        OBJECTIVE,
        ENGINE,
        BACK,
        STATION,
        BEHIND,
        DISC,
        MASTER,
        AUXILIARY,
        REMOVE,
        TAKE,
        CATTLE,
        FORESIGHT,
        CERTIFICATES,
        CITY,
    ]
)


class GreatWesternTrail(State):
    """Great Western Trail, first edition."""

    def decisions(self) -> list[Decision[Any]]:
        return DECISIONS

    def offer(self, action: i64, due: i64) -> None:
        actions.offer(self, action, due)

    def proceed(self) -> None:
        """Nothing is pending: continue with the stage of the turn that comes next (RULES 1.17, 3-5, 9)."""
        self.seat = self.active
        stage = self.stage
        if stage == TRAVELLING:
            begin_turn(self)
        elif stage == ARRIVING:
            arrive(self)
        elif stage < EARNING:
            foresee(self)
        elif stage == EARNING:
            earn(self)
        elif stage == LEAVING:
            leave_city(self)
        else:
            end_turn(self)

    def settle(self) -> None:
        """Continue until somebody has a choice, judged by what everybody knows (RULES 12.6)."""
        super().settle()
        while self.rules_version >= 2 and not self.over and is_forced(self):
            take_only_way(self)
            super().settle()

    def clone(self) -> GreatWesternTrail:
        twin = GreatWesternTrail(
            self.player_count,
            self.rules_version,
            self.todo[:],
            self.chance[:],
            self.sides,
            self.starter,
            [player.clone() for player in self.players],
            self.trail[:],
            self.supply[:],
            self.foresight[:],
            self.jobs[:],
            self.market[:],
            self.cattle[:],
            self.objectives[:],
            self.display[:],
            self.posts[:],
            self.box[:],
        )
        twin.resume_turn(self)
        return twin

    def determinize(self, seat: i64, seed: i64) -> None:
        imagine(self, seat, seed)

    def scores(self) -> list[int]:
        return [score(self, seat) for seat in range(self.player_count)]

    def ranking(self) -> list[int]:
        """Equal points share a rank and the victory (RULES 14.12)."""
        points = self.scores()
        return [1 + sum([1 for other in points if other > mine]) for mine in points]

    def audit(self) -> None:
        audit(self)
