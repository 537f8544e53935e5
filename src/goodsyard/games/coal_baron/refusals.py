"""Why not? The reason and the clause for actions that are not legal now."""

from __future__ import annotations

from goodsyard.core.words import Phrase
from goodsyard.games.coal_baron import kinds
from goodsyard.games.coal_baron.cards import DELIVERY_ZONE, LEAST_STEPS, STACKS, ZONE_PLAYERS
from goodsyard.games.coal_baron.delivery import ENOUGH, dock_and_order
from goodsyard.games.coal_baron.docks import engine_in, lorries_on
from goodsyard.games.coal_baron.innovations import INNOVATION_PLAYED, TAKEN_FROM, can_play
from goodsyard.games.coal_baron.mining import STOP, least_and_most
from goodsyard.games.coal_baron.names import INNOVATIONS, ORDERS, ZONES, at_zone, dock_name, name_of, zone_name
from goodsyard.games.coal_baron.state import INNOVATION_IN_HAND, ORDER_IN_HAND, State
from goodsyard.games.coal_baron.turn import PASS
from goodsyard.games.coal_baron.work import can_work
from goodsyard.games.coal_baron.workers import STANDINGS, reachable, required

Reason = tuple[Phrase, str]


def refusal_of(game: State, seat: int, kind: int, about: int, action: int) -> Reason | None:
    """The reason why a known action is not legal, or None when there is nothing special to say."""
    game.seat = seat
    if kind == kinds.TURN and action == PASS:
        return Phrase("refusal-committed"), "8.6"
    if kind == kinds.TURN and action < len(ZONES):
        return zone_refusal(game, action)
    if kind == kinds.TURN:
        return play_refusal(game, action - len(ZONES))
    if kind == kinds.AFTERWARDS:
        return play_refusal(game, action)
    if kind == kinds.WORKERS:
        return Phrase("refusal-exact"), "2.5"
    if kind == kinds.WAGON_TO:
        return Phrase("refusal-crest", {"dock": dock_name(action)}), "3.3"
    if kind == kinds.ENGINE_TO:
        return Phrase("refusal-engine", {"dock": dock_name(action)}), "3.6"
    if kind == kinds.MINING:
        least, _ = least_and_most(about)
        return (Phrase("refusal-steps", {"steps": least}), "4.1") if action == STOP else (Phrase("refusal-move"), "4.2")
    if kind == kinds.DELIVERY:
        return delivery_refusal(game, about, action)
    if kind == kinds.WILD_STACK:
        return stack_refusal(game, action)
    return None


def stack_refusal(game: State, stack: int) -> Reason:
    if game.heights[stack] == 0:
        return Phrase("refusal-empty", {"zone": zone_name(stack)}), "7.1"
    return Phrase("refusal-engines-full"), "3.6"


def zone_refusal(game: State, zone: int) -> Reason | None:
    if game.players < ZONE_PLAYERS[zone]:
        return Phrase("refusal-not-in-play", {"zone": zone_name(zone)}), "1.7"
    if not can_work(game, zone):
        if zone < STACKS:
            return stack_refusal(game, zone)
        if zone == DELIVERY_ZONE:
            return Phrase("refusal-no-train"), "5.1"
        if LEAST_STEPS[zone] == 0:
            return Phrase("refusal-no-stack"), "6.3"
        return Phrase("refusal-mining", {"steps": LEAST_STEPS[zone]}), "4.8"
    needed = required(game, zone)
    if not reachable(game.seats[game.seat].hand, STANDINGS) >> needed & 1:
        return Phrase("refusal-workers", {"zone": at_zone(zone), "workers": needed}), "2.4"
    return None


def play_refusal(game: State, play: int) -> Reason:
    innovation = INNOVATION_PLAYED[play]
    if game.seats[game.seat].hand[INNOVATION_IN_HAND + innovation] == 0:
        name = name_of(f"innovation:{INNOVATIONS[innovation]}")
        return Phrase("refusal-no-innovation", {"innovation": name}), "8.8"
    if can_play(game, play):
        return Phrase("refusal-no-placement-left"), "8.7"
    if TAKEN_FROM[play] < STACKS:
        return stack_refusal(game, TAKEN_FROM[play])
    return Phrase("refusal-no-train"), "5.1"


def delivery_refusal(game: State, engine: int, action: int) -> Reason:
    if action == ENOUGH:
        return Phrase("refusal-first-train"), "5.1"
    dock, order = dock_and_order(action)
    me = game.seats[game.seat]
    if me.hand[ORDER_IN_HAND + order] == 0:
        return Phrase("refusal-no-order", {"order": name_of(f"order:{ORDERS[order]}")}), "5.2"
    drawn_by = engine_in(me, dock)
    if drawn_by == 0:
        return Phrase("refusal-no-engine", {"dock": dock_name(dock)}), "5.2"
    if engine not in (0, drawn_by):
        return Phrase("refusal-other-engine", {"dock": dock_name(dock)}), "5.4"
    return Phrase("refusal-lorries", {"dock": dock_name(dock), "lorries": lorries_on(me, dock)}), "5.3"
