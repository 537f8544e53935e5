"""The game as the core knows it: where the chapters come together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.oh_my_goods.audit import audit
from goodsyard.games.oh_my_goods.building import BUILDS, HIRES, STATIONS
from goodsyard.games.oh_my_goods.chain import CHAINS, CHAINS_WITH
from goodsyard.games.oh_my_goods.imagination import imagine
from goodsyard.games.oh_my_goods.market import EXCHANGES
from goodsyard.games.oh_my_goods.payment import PAYMENTS
from goodsyard.games.oh_my_goods.piles import SHEDDING
from goodsyard.games.oh_my_goods.planning import MOVES, PLANS, WORKPLACES
from goodsyard.games.oh_my_goods.production import PRODUCTIONS, SUPPLIES
from goodsyard.games.oh_my_goods.round import proceed
from goodsyard.games.oh_my_goods.scoring import ranking, score
from goodsyard.games.oh_my_goods.state import State

DECISIONS: Final[list[Decision[State]]] = [
    EXCHANGES,
    MOVES,
    PAYMENTS,
    WORKPLACES,
    PLANS,
    PRODUCTIONS,
    SUPPLIES,
    CHAINS,
    CHAINS_WITH,
    BUILDS,
    HIRES,
    STATIONS,
    SHEDDING,
]


class OhMyGoods(State):
    """Oh My Goods!"""

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

    def clone(self) -> OhMyGoods:
        twin = OhMyGoods(
            self.players,
            self.rules,
            self.todo[:],
            self.chance[:],
            self.edition,
            self.hiring,
            [player.clone() for player in self.seats],
            self.pile[:],
            self.discarded[:],
            self.market[:],
            self.resources[:],
            self.under[:],
            self.shown[:],
            self.batch[:],
            self.needs[:],
            self.supplied[:],
        )
        twin.resume_round(self)
        return twin

    def determinize(self, seat: i64, seed: i64) -> None:
        imagine(self, seat, seed)

    def scores(self) -> list[int]:
        return [score(player) for player in self.seats]

    def ranking(self) -> list[int]:
        return ranking(self)

    def audit(self) -> None:
        audit(self)
