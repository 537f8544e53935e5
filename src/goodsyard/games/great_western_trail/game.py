"""The game as the core knows it: where the chapters come together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.great_western_trail.actions import IMMEDIATES, offer
from goodsyard.games.great_western_trail.audit import audit
from goodsyard.games.great_western_trail.auxiliary import AUXILIARY_CHOSEN
from goodsyard.games.great_western_trail.building import BUILDS, SITES
from goodsyard.games.great_western_trail.cattle import PURCHASED
from goodsyard.games.great_western_trail.deck import DISCARDS, DRAWS, REMOVALS
from goodsyard.games.great_western_trail.delivery import CITIES_CHOSEN, DISCS_CHOSEN
from goodsyard.games.great_western_trail.forced import is_forced, take_only_way
from goodsyard.games.great_western_trail.hiring import HIRES
from goodsyard.games.great_western_trail.imagination import imagine
from goodsyard.games.great_western_trail.kansas_city import CERTIFICATES_USED, FORESIGHTS
from goodsyard.games.great_western_trail.location import COPIES, LOCATIONS
from goodsyard.games.great_western_trail.movement import MOVES, TRAVELS, WAYS
from goodsyard.games.great_western_trail.objectives import GAINS
from goodsyard.games.great_western_trail.railroad import BACKS, ENGINES
from goodsyard.games.great_western_trail.scoring import ranking, score
from goodsyard.games.great_western_trail.state import State
from goodsyard.games.great_western_trail.stations import MASTERS_CHOSEN
from goodsyard.games.great_western_trail.tiles import TAKES
from goodsyard.games.great_western_trail.turn import proceed
from goodsyard.games.great_western_trail.upgrading import UPGRADES_BEHIND, UPGRADES_HERE

DECISIONS: Final[list[Decision[State]]] = [
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


class GreatWesternTrail(State):
    """Great Western Trail, first edition."""

    def kind_name(self, kind: i64) -> str:
        return DECISIONS[kind].name

    def kind_sizes(self) -> list[int]:
        return [decision.size for decision in DECISIONS]

    def options_of(self, kind: i64, about: i64, found: Options) -> None:
        DECISIONS[kind].options(self, about, found)

    def choose(self, kind: i64, about: i64, action: i64) -> None:
        DECISIONS[kind].choose(self, about, action)

    def offer(self, action: i64, due: i64) -> None:
        offer(self, action, due)

    def proceed(self) -> None:
        proceed(self)

    def settle(self) -> None:
        """Go on until somebody has something to decide, as far as everybody knows (RULES 12.6)."""
        super().settle()
        while self.rules >= 2 and not self.over and is_forced(self):
            take_only_way(self)
            super().settle()

    def clone(self) -> GreatWesternTrail:
        twin = GreatWesternTrail(
            self.players,
            self.rules,
            self.todo[:],
            self.chance[:],
            self.sides,
            self.starter,
            [player.clone() for player in self.seats],
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
        return [score(self, seat) for seat in range(self.players)]

    def ranking(self) -> list[int]:
        return ranking(self)

    def audit(self) -> None:
        audit(self)
