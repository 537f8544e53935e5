"""The game, where the chapters come together: its decisions, its phases, its result (RULES 2.1, 5.1, 8.5, 8.6)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, by_kind
from goodsyard.games.oh_my_goods.rules import kinds
from goodsyard.games.oh_my_goods.rules.audit import audit
from goodsyard.games.oh_my_goods.rules.building import BUILD
from goodsyard.games.oh_my_goods.rules.cards import COINS_A_POINT, NONE
from goodsyard.games.oh_my_goods.rules.chain import CHAIN, CHAIN_WITH
from goodsyard.games.oh_my_goods.rules.hiring import HIRE, STATION
from goodsyard.games.oh_my_goods.rules.imagination import imagine
from goodsyard.games.oh_my_goods.rules.market import EXCHANGE, deal, fill_row, offer_exchange
from goodsyard.games.oh_my_goods.rules.payment import PAY
from goodsyard.games.oh_my_goods.rules.piles import SHED
from goodsyard.games.oh_my_goods.rules.planning import MOVE, PLAN, WORK, begin_planning, reveal_plans
from goodsyard.games.oh_my_goods.rules.production import PRODUCE, SUPPLY, ask_for_production, lay_goods
from goodsyard.games.oh_my_goods.rules.round import begin_round, end_round, end_turn
from goodsyard.games.oh_my_goods.rules.scoring import public_coins, score
from goodsyard.games.oh_my_goods.rules.state import (
    BUILDING,
    DEALING,
    EXCHANGING,
    HIRING,
    LEAVING,
    NEW_ROUND,
    PLANNING,
    PRODUCING,
    SUNRISE,
    SUNSET,
    State,
)

DECISIONS: Final[list[Decision[State]]] = by_kind(
    [EXCHANGE, MOVE, PAY, WORK, PLAN, PRODUCE, SUPPLY, CHAIN, CHAIN_WITH, BUILD, HIRE, STATION, SHED]
)


class OhMyGoods(State):
    """Oh My Goods!"""

    def decisions(self) -> list[Decision[Any]]:
        return DECISIONS

    def proceed(self) -> None:
        """Go on with the phase of the round, or to the next one (RULES 2.1)."""
        phase = self.phase
        if phase == NEW_ROUND:
            begin_round(self)
        elif phase == EXCHANGING:
            offer_exchange(self)
        elif phase == DEALING:
            deal(self)
        elif phase == SUNRISE:
            fill_row(self)
            if self.phase == PLANNING:
                begin_planning(self)
        elif phase == PLANNING:
            reveal_plans(self)
        elif phase == SUNSET:
            fill_row(self)
        elif self.turns_over < self.player_count:
            self.seat = self.next_seat()
            self.proceed_turn()
        else:
            end_round(self)

    def proceed_turn(self) -> None:
        """Go on with a player's turn: produce, then build, then hire (RULES 5.1, 7.1, 7.7)."""
        if self.due > 0:
            lay_goods(self)
        elif self.hired > 0:
            self.ask(kinds.STATION, 0)
        elif self.stage == PRODUCING:
            ask_for_production(self)
        elif self.stage == BUILDING:
            self.stage = HIRING
            if self.me.planned != NONE:
                self.ask_even_if_forced(kinds.BUILD, 0)
        elif self.stage == HIRING:
            self.stage = LEAVING
            self.ask(kinds.HIRE, 0)
        else:
            end_turn(self)

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
        """Among tied players, the one with more coins left over is ahead (RULES 8.5, 8.6)."""
        ranks: list[int] = []
        for player in self.players:
            rank: i64 = 1
            for other in self.players:
                ahead = score(other) - score(player)
                left = public_coins(other) % COINS_A_POINT - public_coins(player) % COINS_A_POINT
                if ahead > 0 or (ahead == 0 and left > 0):
                    rank += 1
            ranks.append(rank)
        return ranks

    def audit(self) -> None:
        audit(self)
