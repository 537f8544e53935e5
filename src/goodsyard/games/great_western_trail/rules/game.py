"""The game as the core knows it: where the chapters come together."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, by_kind
from goodsyard.games.great_western_trail.rules.actions import IMMEDIATES, offer
from goodsyard.games.great_western_trail.rules.audit import audit
from goodsyard.games.great_western_trail.rules.auxiliary import AUXILIARY_CHOSEN
from goodsyard.games.great_western_trail.rules.building import BUILDS, SITES
from goodsyard.games.great_western_trail.rules.cattle import PURCHASED
from goodsyard.games.great_western_trail.rules.deck import DISCARDS, DRAWS, REMOVALS
from goodsyard.games.great_western_trail.rules.delivery import CITIES_CHOSEN, DISCS_CHOSEN
from goodsyard.games.great_western_trail.rules.forced import is_forced, take_only_way
from goodsyard.games.great_western_trail.rules.hiring import HIRES
from goodsyard.games.great_western_trail.rules.imagination import imagine
from goodsyard.games.great_western_trail.rules.kansas_city import CERTIFICATES_USED, FORESIGHTS
from goodsyard.games.great_western_trail.rules.location import COPIES, LOCATIONS
from goodsyard.games.great_western_trail.rules.movement import MOVES, TRAVELS, WAYS
from goodsyard.games.great_western_trail.rules.objectives import GAINS
from goodsyard.games.great_western_trail.rules.railroad import BACKS, ENGINES
from goodsyard.games.great_western_trail.rules.scoring import ranking, score
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.stations import MASTERS_CHOSEN
from goodsyard.games.great_western_trail.rules.tiles import TAKES
from goodsyard.games.great_western_trail.rules.turn import proceed
from goodsyard.games.great_western_trail.rules.upgrading import UPGRADES_BEHIND, UPGRADES_HERE

DECISIONS: Final[list[Decision[State]]] = by_kind(
    [
        TRAVELS,
        WAYS,
        LOCATIONS,
        COPIES,
        MOVES,
        DISCARDS,
        DRAWS,
        IMMEDIATES,
        HIRES,
        BUILDS,
        SITES,
        GAINS,
        ENGINES,
        BACKS,
        UPGRADES_HERE,
        UPGRADES_BEHIND,
        DISCS_CHOSEN,
        MASTERS_CHOSEN,
        AUXILIARY_CHOSEN,
        REMOVALS,
        TAKES,
        PURCHASED,
        FORESIGHTS,
        CERTIFICATES_USED,
        CITIES_CHOSEN,
    ]
)


class GreatWesternTrail(State):
    """Great Western Trail, first edition."""

    def decisions(self) -> list[Decision[Any]]:
        return DECISIONS

    def offer(self, action: i64, due: i64) -> None:
        offer(self, action, due)

    def proceed(self) -> None:
        proceed(self)

    def settle(self) -> None:
        """Go on until somebody has something to decide, as far as everybody knows (RULES 12.6)."""
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
        return ranking(self)

    def audit(self) -> None:
        audit(self)
