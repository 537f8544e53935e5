"""Why not? What is missing for a local action that discards no cards."""

from __future__ import annotations

from collections.abc import Callable

from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules.cards import (
    AMOUNT,
    BUILDING,
    BUY_CATTLE,
    COPY_ACTIONS,
    DRAW_CARDS,
    ENGINE_BACK,
    EXTRA_DELIVERY,
    GAIN_OBJECTIVE,
    HIRE_COST,
    HIRING,
    MOST_PLAYERS,
    MOST_WORKERS,
    OP,
    PAY,
    REMOVE_HAZARD,
    STATION_COST,
    STATIONS,
    TRADE,
    UPGRADE_BEHIND,
)
from goodsyard.games.great_western_trail.rules.railroad import STATION_POSITION
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.trail import EMPTY, HAZARD_SPACES, MONEY, TEEPEE_SPACES
from goodsyard.games.great_western_trail.say.refusals.common import Reason, no_way_back, too_dear
from goodsyard.games.great_western_trail.say.refusals.people import no_building
from goodsyard.games.great_western_trail.say.refusals.railroad import upgrade_reason


def performing_refusal(game: State, seat: int, number: int) -> Reason:
    """The requirement that is not met (RULES 5.5)."""
    reason = REASONS.get(OP[number])
    if reason:
        return reason(game, seat, number)
    if game.players[seat].money < PAY[number]:
        return too_dear(game, seat, PAY[number], "5.5")
    return Phrase("refusal-nothing"), "5.5"


def no_worker(game: State, seat: int, number: int) -> Reason:
    """Nobody can be hired, or the cheapest one costs too much."""
    prices = []
    for place, worker in enumerate(game.jobs):
        line = place // MOST_PLAYERS
        if worker and line < game.token and game.players[seat].workers[worker - 1] < MOST_WORKERS:
            prices.append(HIRE_COST[line] + AMOUNT[number])
    return too_dear(game, seat, min(prices), "7.2") if prices else (Phrase("refusal-nobody"), "7.1")


def no_site(game: State, seat: int, number: int) -> Reason:
    return no_building(game, seat, PAY[number])


def no_hazard(game: State, seat: int, number: int) -> Reason:
    if any(game.trail[space] != EMPTY for space in HAZARD_SPACES):
        return too_dear(game, seat, PAY[number], "7.23")
    return Phrase("refusal-no-hazards"), "7.23"


def no_teepee(game: State, seat: int, number: int) -> Reason:
    prices = [-MONEY[space] for space in TEEPEE_SPACES if game.trail[space] != EMPTY]
    return too_dear(game, seat, min(prices), "7.21") if prices else (Phrase("refusal-no-teepees"), "7.21")


def no_upgrade(game: State, seat: int, number: int) -> Reason:
    """There is none, all are upgraded, or the cheapest one costs too much."""
    me = game.players[seat]
    behind = [station for station in range(STATIONS) if STATION_POSITION[station] < me.engine]
    left = [station for station in behind if not me.stations >> station & 1]
    if not left:
        return Phrase("refusal-no-station"), "7.35"
    return upgrade_reason(game, seat, min(left, key=lambda station: STATION_COST[station]))


REASONS: dict[int, Callable[[State, int, int], Reason]] = {
    HIRING: no_worker,
    BUILDING: no_site,
    REMOVE_HAZARD: no_hazard,
    TRADE: no_teepee,
    UPGRADE_BEHIND: no_upgrade,
    GAIN_OBJECTIVE: lambda game, seat, number: (Phrase("refusal-no-objectives"), "11.2"),
    BUY_CATTLE: lambda game, seat, number: (Phrase("refusal-no-purchase"), "7.15"),
    DRAW_CARDS: lambda game, seat, number: (Phrase("refusal-no-draw"), "4.6"),
    ENGINE_BACK: lambda game, seat, number: no_way_back(AMOUNT[number]),
    EXTRA_DELIVERY: lambda game, seat, number: no_way_back(1),
    COPY_ACTIONS: lambda game, seat, number: (Phrase("refusal-copy-nothing"), "5.8"),
}
