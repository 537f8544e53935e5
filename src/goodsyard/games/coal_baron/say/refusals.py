"""Why not? The reason and the clause for actions that are not legal now."""

from __future__ import annotations

from goodsyard.core.words import Fact, Phrase
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import (
    CRESTS,
    DELIVERY_ZONE,
    DOCK_SHOWS,
    LEAST_STEPS,
    LORRY,
    LORRY_CREST,
    LORRY_SIZE,
    ORDER_SIZE,
    STACKS,
    WILD_WAGON,
    WORKER_VALUES,
    ZONE_PLAYERS,
    dock_takes,
)
from goodsyard.games.coal_baron.rules.delivery import ANY_ENGINE, ENOUGH, dock_and_order
from goodsyard.games.coal_baron.rules.docks import empty_wagon, engine_in, lorries_on
from goodsyard.games.coal_baron.rules.innovations import INNOVATION_PLAYED, TAKEN_FROM, can_play
from goodsyard.games.coal_baron.rules.mining import (
    FROM_ROW,
    STOP,
    TO_STORAGE,
    dock_and_wild,
    front,
    least_and_most,
    source_and_target,
)
from goodsyard.games.coal_baron.rules.setup import WORKER_PLAYERS
from goodsyard.games.coal_baron.rules.state import INNOVATION_IN_HAND, ORDER_IN_HAND, State
from goodsyard.games.coal_baron.rules.turn import PASS
from goodsyard.games.coal_baron.rules.work import can_work
from goodsyard.games.coal_baron.rules.workers import (
    IN_SET,
    INNOVATION_OF,
    SET_COUNT,
    STANDINGS,
    STANDS_FOR,
    reachable,
    required,
    zone_missing_limit,
)
from goodsyard.games.coal_baron.say.names import (
    INNOVATIONS,
    ORDERS,
    WAGONS,
    ZONES,
    at_zone,
    card_id,
    dock_name,
    name_of,
    zone_name,
)

Reason = tuple[Phrase, str]
NO_PLACEMENT_LEFT: Reason = Phrase("refusal-no-placement-left"), "8.7"


def refusal_of(game: State, seat: int, kind: int, about: int, action: int) -> Reason | None:
    """The reason why a known action is not legal."""
    game.seat = seat
    if kind == kinds.TURN and action == PASS:
        return Phrase("refusal-committed"), "8.6"
    if kind == kinds.TURN and action < len(ZONES):
        return zone_refusal(game, action)
    if kind in (kinds.TURN, kinds.AFTERWARDS):
        return play_refusal(game, action - len(ZONES) if kind == kinds.TURN else action)
    if kind == kinds.WORKERS:
        return workers_refusal(game, about, action)
    if kind == kinds.WAGON_TO and not dock_takes(action, about):
        return Phrase("refusal-crest", {"dock": dock_name(action)}), "3.3"
    if kind == kinds.ENGINE_TO and engine_in(game.me, action) > 0:
        return Phrase("refusal-engine", {"dock": dock_name(action)}), "3.6"
    if kind == kinds.MINING:
        return mining_refusal(game, about, action)
    if kind == kinds.DELIVERY:
        return delivery_refusal(game, about, action)
    if kind == kinds.WILD_STACK:
        return stack_refusal(game, action)
    if kind in (kinds.WILD_PICK, kinds.WILD_RETURN):
        return Phrase("refusal-not-lifted"), "6.4" if kind == kinds.WILD_PICK else "6.5"
    return NO_PLACEMENT_LEFT


def stack_refusal(game: State, stack: int) -> Reason:
    if game.heights[stack] == 0:
        return Phrase("refusal-empty", {"zone": zone_name(stack)}), "7.1"
    return Phrase("refusal-engines-full"), "3.6"


def zone_refusal(game: State, zone: int) -> Reason | None:
    if game.player_count < ZONE_PLAYERS[zone]:
        return Phrase("refusal-not-in-play", {"zone": zone_name(zone)}), "1.7"
    if not can_work(game, zone):
        if zone < STACKS:
            return stack_refusal(game, zone)
        if zone == DELIVERY_ZONE:
            return Phrase("refusal-no-train"), "5.1"
        if LEAST_STEPS[zone] == 0:
            return Phrase("refusal-no-stack"), "6.3"
        return Phrase("refusal-mining", {"steps": LEAST_STEPS[zone]}), "4.8"
    return Phrase("refusal-workers", {"zone": at_zone(zone), "workers": required(game, zone)}), "2.4"


def play_refusal(game: State, play: int) -> Reason:
    innovation = INNOVATION_PLAYED[play]
    if game.me.hand[INNOVATION_IN_HAND + innovation] == 0:
        return not_held(innovation), "8.8"
    if can_play(game, play):
        return NO_PLACEMENT_LEFT
    if TAKEN_FROM[play] < STACKS:
        return stack_refusal(game, TAKEN_FROM[play])
    return Phrase("refusal-no-train"), "5.1"


def not_held(innovation: int) -> Phrase:
    return Phrase("refusal-no-innovation", {"innovation": name_of(f"innovation:{INNOVATIONS[innovation]}")})


def workers_refusal(game: State, about: int, action: int) -> Reason:
    """Worker cards that do not make the number, that are not held; worker innovations that leave a wrong rest."""
    zone, missing, _ = zone_missing_limit(about)
    facts: dict[str, Fact] = {"workers": missing, "zone": at_zone(zone)}
    if action >= SET_COUNT:
        return innovation_refusal(game, action - SET_COUNT, missing, facts)
    cards = [IN_SET[action * WORKER_VALUES + value] for value in range(WORKER_VALUES)]
    if sum(count * (value + 1) for value, count in enumerate(cards)) != missing:
        return Phrase("refusal-exact", facts), "2.5"
    if any(count and game.player_count < WORKER_PLAYERS[value] for value, count in enumerate(cards)):
        return Phrase("refusal-cards-not-used", {"players": game.player_count}), "1.3"
    return Phrase("refusal-cards-placed"), "2.6"


def innovation_refusal(game: State, standing: int, missing: int, facts: dict[str, Fact]) -> Reason:
    innovation, workers = INNOVATION_OF[standing], STANDS_FOR[standing]
    if game.me.hand[INNOVATION_IN_HAND + innovation] == 0:
        return not_held(innovation), "8.1"
    if workers > missing:
        return Phrase("refusal-exact", facts), "2.5"
    hand = game.me.hand[:]
    hand[INNOVATION_IN_HAND + innovation] -= 1
    if not reachable(hand, STANDINGS) >> (missing - workers) & 1:
        return Phrase("refusal-rest", {"rest": missing - workers}), "2.5"
    return Phrase("refusal-named-in-order"), "8.3"


def mining_refusal(game: State, about: int, action: int) -> Reason:
    least, most = least_and_most(about)
    if action == STOP:
        return (Phrase("refusal-steps", {"steps": least}), "4.1") if least > 0 else NO_PLACEMENT_LEFT
    source, target = source_and_target(action)
    me = game.me
    if source == FROM_ROW and me.lorries == 0:
        return Phrase("refusal-row-empty"), "4.3"
    lorry = front(me) if source == FROM_ROW else source - 1
    card: dict[str, Fact] = {"card": name_of(card_id(LORRY, lorry))}
    if source != FROM_ROW and me.storage[lorry] == 0:
        return Phrase("refusal-not-stored", card), "4.6"
    if source != FROM_ROW and target == TO_STORAGE:
        return Phrase("refusal-stored-already"), "4.6"
    if target != TO_STORAGE:
        reason = wagon_refusal(game, lorry, target)
        if reason:
            return reason
    size = LORRY_SIZE[lorry]
    if size > most:
        return Phrase("refusal-cost", card | {"steps": size, "most": most}), "4.2"
    if least > size:  # what is left of the smaller number after this move is out of reach
        return Phrase("refusal-least", {"steps": least}), "4.9"
    return NO_PLACEMENT_LEFT


def wagon_refusal(game: State, lorry: int, target: int) -> Reason | None:
    """A lorry card that finds no place in a dock."""
    dock, wild = dock_and_wild(target)
    if DOCK_SHOWS[dock * CRESTS + LORRY_CREST[lorry]] == 0:
        return Phrase("refusal-lorry-crest", {"dock": dock_name(dock)}), "4.4"
    if empty_wagon(game.me, dock, lorry, wild) < 0:
        wagon = name_of(f"wagon:{WAGONS[WILD_WAGON if wild else LORRY_CREST[lorry]]}")
        return Phrase("refusal-no-wagon", {"wagon": wagon, "dock": dock_name(dock)}), "4.4"
    return None


def delivery_refusal(game: State, engine: int, action: int) -> Reason:
    if action == ENOUGH:
        return (Phrase("refusal-first-train"), "5.1") if engine == ANY_ENGINE else NO_PLACEMENT_LEFT
    dock, order = dock_and_order(action)
    me = game.me
    if me.hand[ORDER_IN_HAND + order] == 0:
        return Phrase("refusal-no-order", {"order": name_of(f"order:{ORDERS[order]}")}), "5.2"
    drawn_by = engine_in(me, dock)
    if drawn_by == 0:
        return Phrase("refusal-no-engine", {"dock": dock_name(dock)}), "5.2"
    if engine not in (ANY_ENGINE, drawn_by):
        return Phrase("refusal-other-engine", {"dock": dock_name(dock)}), "5.4"
    lorries = lorries_on(me, dock)
    if lorries < ORDER_SIZE[order]:
        return Phrase("refusal-lorries", {"dock": dock_name(dock), "lorries": lorries}), "5.3"
    return NO_PLACEMENT_LEFT
