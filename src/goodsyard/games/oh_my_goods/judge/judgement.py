"""Counting the features of an Oh My Goods! position."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from goodsyard.core.decision import Options
from goodsyard.core.evaluation import Evaluation, kind_of, kind_or_nothing, pending_of
from goodsyard.core.game import Game
from goodsyard.core.row import Row, zeros
from goodsyard.games.oh_my_goods.judge.chains import count_stock, refined, takes_cards
from goodsyard.games.oh_my_goods.judge.expectation import WHOLE, chance, lack_now, lack_usually
from goodsyard.games.oh_my_goods.rules import kinds
from goodsyard.games.oh_my_goods.rules.cards import (
    COINS,
    COST,
    GOOD_OF,
    GOODS,
    LAST_BUILDING,
    MAY_MISS,
    NONE,
    ORDERLY,
    POINTS,
    RESOURCES,
    SLOPPILY,
    WORKER_GOODS,
)
from goodsyard.games.oh_my_goods.rules.goods import coins
from goodsyard.games.oh_my_goods.rules.scoring import assistant_points, building_points
from goodsyard.games.oh_my_goods.rules.state import PLANNING, WORKING, Player, State

POINTS_NOW: Final = 0
COINS_NOW: Final = 1
COINS_LATER: Final = 2  # x rounds left
HAND: Final = 3
HAND_LATER: Final = 4
PLAN: Final = 5  # points of the planned building if it can be paid for
PLAN_COST: Final = 6
PLAN_LATER: Final = 7  # coins that it is expected to make
PLAN_OPEN: Final = 8  # points of the planned building if it cannot be paid for
MADE: Final = 9  # coins that the worker and assistants make this round
REFINED: Final = 10  # coins that chains add this round
REFINED_LATER: Final = 11  # coins that a chain without a person could add
WORKER_LATER: Final = 12  # coins that the worker makes in later rounds
ASSISTANTS_LATER: Final = 13  # coins that the assistants make in later rounds
CARDS_LATER: Final = 14  # coins of goods that chains make from hand cards, x rounds
OFFICES_LATER: Final = 15  # x rounds
BUILDINGS: Final = 16
AFFORDABLE: Final = 17  # points of the best building in hand that can be paid for

FEATURES: Final = [
    "points",
    "coins",
    "coins_later",
    "hand",
    "hand_later",
    "plan",
    "plan_cost",
    "plan_later",
    "plan_open",
    "made",
    "refined",
    "refined_later",
    "worker_later",
    "assistants_later",
    "cards_later",
    "offices_later",
    "buildings",
    "affordable",
]

SURPRISES: Final = 3
"""A margin for coins that chains may add beyond the estimate."""


class OhMyGoodsEvaluation(Evaluation):
    """Coins are expected values: what a building would make times the probability that it produces."""

    def __init__(self, names: list[str], weights: list[int], margin: i64, quiet: list[int]) -> None:
        super().__init__(names, weights, margin, quiet)
        self.stock: Row = zeros(GOODS)
        self.worth: Row = zeros(GOODS)
        # Hundredths of coins: what people make and chains add this round, and the same for the worker's best place.
        self.made: i64 = 0
        self.refined: i64 = 0
        self.best_made: i64 = 0
        self.best_refined: i64 = 0

    def consider(self, game: Game, seat: i64, found: Options) -> None:
        """Drop plans for cards that could never be paid for."""
        if kind_of(game, seat) != kinds.PLAN:
            return
        money = self.max_coins(cast(State, game).players[seat])
        kept: i64 = 0
        k: i64
        for k in range(found.count):
            action = found.actions[k]
            if action == kinds.PLAN_NOTHING or COST[action - kinds.PLAN_CARD] <= money:
                found.actions[kept] = action
                kept += 1
        found.count = kept

    def max_coins(self, player: Player) -> i64:
        """An upper bound for the player's coins when it is time to build."""
        count_stock(player, self.stock, self.worth)
        most = coins(player) + SURPRISES
        building: i64
        for building in range(player.built):
            card = player.buildings[building]
            if player.worker == building or player.stations[building] > 0:
                most += WORKER_GOODS[ORDERLY] * COINS[card] + 2 * refined(player, card, self.stock, self.worth)
        return most

    def features(self, game: Game, seat: i64, counts: Row) -> None:
        state = cast(State, game)
        player = state.players[seat]
        rounds = rounds_left(state)
        count_stock(player, self.stock, self.worth)
        if still_works(state, seat):
            self.count_round(state, player, seat, counts)
        self.count_later(player, rounds, counts)
        money = coins(player)
        counts[POINTS_NOW] = building_points(player) + assistant_points(player)
        counts[COINS_NOW] = money
        counts[COINS_LATER] = money * rounds
        counts[HAND] = min(player.held, 10)
        counts[HAND_LATER] = counts[HAND] * rounds
        counts[BUILDINGS] = player.built
        count_plan(player, money + counts[MADE] + counts[REFINED], rounds, counts)

    def count_round(self, state: State, player: Player, seat: i64, counts: Row) -> None:
        """Count what people will still make this round; a worker not yet placed is assumed at the best building."""
        self.made = self.refined = self.best_made = self.best_refined = 0
        building: i64
        for building in range(player.built):
            card = player.buildings[building]
            if GOOD_OF[card] == NONE:
                continue
            gain = refined(player, card, self.stock, self.worth)
            if state.phase == WORKING and state.produced >> building & 1:
                if building == state.target:
                    self.count_busy(state, player, seat, gain)
            elif player.stations[building] > 0:
                self.count_person(chance(lack_now(state, player, card)), COINS[card], gain)
            elif player.worker == building:
                lack = lack_now(state, player, card) - WHOLE * MAY_MISS[player.mode]
                self.count_person(chance(lack), COINS[card] * WORKER_GOODS[player.mode], gain)
            else:
                counts[REFINED_LATER] = max(counts[REFINED_LATER], gain)
                if player.worker == NONE and state.phase <= PLANNING:
                    self.try_worker(lack_now(state, player, card), COINS[card], gain)
        counts[MADE] = (self.made + self.best_made) // WHOLE
        counts[REFINED] = (self.refined + self.best_refined) // WHOLE

    def count_busy(self, state: State, player: Player, seat: i64, gain: i64) -> None:
        """Count what the goods and the chain of the building that is producing right now will add."""
        kind = kind_or_nothing(pending_of(state, seat))
        if kind == kinds.SUPPLY:
            goods = WORKER_GOODS[player.mode] if player.worker == state.target else i64(1)
            self.count_person(WHOLE, COINS[player.buildings[state.target]] * goods, gain)
        elif kind == kinds.CHAIN:
            self.count_person(WHOLE, 0, gain)

    def count_person(self, likely: i64, coins: i64, gain: i64) -> None:
        """Count a person who makes `coins`, and `gain` more through the chain, with probability `likely`."""
        self.made += likely * coins
        self.refined += likely * gain

    def try_worker(self, lack: i64, coins: i64, gain: i64) -> None:
        """Keep the building and the mode that promise the most."""
        mode: i64
        for mode in range(SLOPPILY, ORDERLY + 1):
            likely = chance(lack - WHOLE * MAY_MISS[mode])
            made = likely * coins * WORKER_GOODS[mode]
            if made + likely * gain > self.best_made + self.best_refined:
                self.best_made, self.best_refined = made, likely * gain

    def count_later(self, player: Player, rounds: i64, counts: Row) -> None:
        """Count what an average later round brings."""
        best: i64 = 0
        building: i64
        for building in range(player.built):
            card = player.buildings[building]
            if GOOD_OF[card] == NONE:
                continue
            likely = chance(lack_usually(player, card)) * COINS[card]
            if player.stations[building] > 0:
                counts[ASSISTANTS_LATER] += likely * rounds
            else:
                best = max(best, likely)
            if takes_cards(card):
                counts[CARDS_LATER] += COINS[card] * rounds
        counts[ASSISTANTS_LATER] //= WHOLE
        counts[WORKER_LATER] = best * rounds // WHOLE
        office: i64
        for office in range(RESOURCES + 1):
            counts[OFFICES_LATER] += player.offices[office] * rounds


def count_plan(player: Player, money: i64, rounds: i64, counts: Row) -> None:
    """Count the planned building, and the best affordable one in hand."""
    card = player.planned
    if card != NONE and COST[card] > money:
        counts[PLAN_OPEN] = POINTS[card]
    elif card != NONE:
        counts[PLAN] = POINTS[card]
        counts[PLAN_COST] = COST[card]
        counts[PLAN_LATER] = chance(lack_usually(player, card)) * COINS[card] * rounds // WHOLE
    k: i64
    for k in range(player.held):
        card = player.hand[k]
        if COST[card] <= money:
            counts[AFFORDABLE] = max(counts[AFFORDABLE], POINTS[card])


def still_works(state: State, seat: i64) -> bool:
    """Is the seat's turn in phase IV of this round still to come, or in progress?"""
    if state.over:
        return False
    return state.phase < WORKING or (seat - state.active + state.player_count) % state.player_count >= state.turns_over


def rounds_left(state: State) -> i64:
    """Estimated rounds after this one: the leader builds one building per round, then the last round is played."""
    if state.last_round > 0:
        return state.last_round - state.round
    most: i64 = 0
    for player in state.players:
        most = max(most, player.built)
    return LAST_BUILDING - most + 1


EVALUATION: Final = OhMyGoodsEvaluation
