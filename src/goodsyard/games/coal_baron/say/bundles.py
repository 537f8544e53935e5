"""Several actions that are suggested as one choice: mining, deliveries, the cards that go under a stack."""

from __future__ import annotations

from goodsyard.core.breath import in_turn, walk
from goodsyard.core.speech import Bundle
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import DELIVERY_ZONE, MAX_STEPS, ORDER_POINTS, ZONES
from goodsyard.games.coal_baron.rules.delivery import ENOUGH, FIRST_TRAIN
from goodsyard.games.coal_baron.rules.mining import FIRST_MOVE, FROM_ROW, STOP, TO_STORAGE
from goodsyard.games.coal_baron.rules.state import State
from goodsyard.games.coal_baron.say import SPEECH

MOST = 3


def bundles(game: State, seat: int) -> list[Bundle]:
    """What is suggested to the seat now, the best first."""
    kind, about = game.decision(seat)
    begun: list[tuple[int, ...]] = [()]
    if kind == kinds.TURN:
        begun = [(zone,) for zone in reversed(game.legal(seat)) if zone < ZONES and is_long(zone)]
    elif kind == kinds.WORKERS:
        is_wanted = is_long(kinds.WORKERS_ZONE.of(about))
        begun = [(cards,) for cards in game.legal(seat)[:MOST]] if is_wanted else []
    found = [walk(game, seat, first, lambda probe: next_step(probe, seat)) for first in begun]
    return [in_turn(SPEECH, game, seat, actions) for actions in found if len(actions) > 1]


def is_long(zone: int) -> bool:
    """Does the zone ask for several steps that need no card to be drawn?"""
    return zone == DELIVERY_ZONE or MAX_STEPS[zone] > 0


def next_step(game: State, seat: int) -> int | None:
    """What is done next; stopping is left to the player, or plays itself."""
    kind, _ = game.decision(seat)
    legal = game.legal(seat)
    if kind == kinds.MINING:
        best = max(legal, key=loading)
        return best if best != STOP else None
    if kind == kinds.DELIVERY:
        trains = [action for action in legal if action != ENOUGH]
        return max(trains, key=lambda action: ORDER_POINTS[order_of(action)], default=None)
    return legal[0] if kind in (kinds.WORKERS, kinds.WILD_RETURN) else None


def order_of(action: int) -> int:
    return kinds.DELIVERY_ORDER.of(action - FIRST_TRAIN)


def loading(action: int) -> tuple[int, int]:
    """Prefers loading to stopping and stopping to storing, and the mining row to the storage."""
    if action == STOP:
        return 1, 0
    move = action - FIRST_MOVE
    is_load = kinds.MINING_TARGET.of(move) != TO_STORAGE
    return 2 if is_load else 0, int(kinds.MINING_SOURCE.of(move) == FROM_ROW)
