"""The game as the core knows it: where the chapters come together."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, by_kind
from goodsyard.games.oh_my_goods.rules.audit import audit
from goodsyard.games.oh_my_goods.rules.building import BUILDS, HIRES, STATIONS
from goodsyard.games.oh_my_goods.rules.chain import CHAINS, CHAINS_WITH
from goodsyard.games.oh_my_goods.rules.imagination import imagine
from goodsyard.games.oh_my_goods.rules.market import EXCHANGES
from goodsyard.games.oh_my_goods.rules.payment import PAYMENTS
from goodsyard.games.oh_my_goods.rules.piles import SHEDDING
from goodsyard.games.oh_my_goods.rules.planning import MOVES, PLANS, WORKPLACES
from goodsyard.games.oh_my_goods.rules.production import PRODUCTIONS, SUPPLIES
from goodsyard.games.oh_my_goods.rules.round import proceed
from goodsyard.games.oh_my_goods.rules.scoring import ranking, score
from goodsyard.games.oh_my_goods.rules.state import State

DECISIONS: Final[list[Decision[State]]] = by_kind(
    [
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
)


class OhMyGoods(State):
    """Oh My Goods!"""

    def decisions(self) -> list[Decision[Any]]:
        return DECISIONS

    def proceed(self) -> None:
        proceed(self)

    def clone(self) -> OhMyGoods:
        twin = OhMyGoods(
            self.player_count,
            self.rules_version,
            self.todo[:],
            self.chance[:],
            self.edition,
            self.hiring,
            [player.clone() for player in self.players],
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
        return [score(player) for player in self.players]

    def ranking(self) -> list[int]:
        return ranking(self)

    def audit(self) -> None:
        audit(self)
