"""What decisions, choices and events say, with their marks in the drawing and their clauses."""

from __future__ import annotations

from goodsyard.core.title import Said
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.coal_baron import events as log
from goodsyard.games.coal_baron import kinds
from goodsyard.games.coal_baron.cards import (
    FAMILY_OF,
    INNOVATION,
    LORRY,
    LORRY_CREST,
    ORDER,
    STACKS,
    WILD_WAGON,
    WORKER_VALUES,
)
from goodsyard.games.coal_baron.delivery import ENOUGH, dock_and_order
from goodsyard.games.coal_baron.innovations import END_TURN, INNOVATION_PLAYED, TAKEN_FROM
from goodsyard.games.coal_baron.memory import kind_of
from goodsyard.games.coal_baron.mining import (
    FROM_ROW,
    STOP,
    TO_STORAGE,
    dock_and_wild,
    front,
    least_and_most,
    source_and_target,
)
from goodsyard.games.coal_baron.names import (
    ENGINES,
    INNOVATIONS,
    LORRIES,
    ORDERS,
    WAGONS,
    ZONES,
    at_zone,
    card_id,
    dock_name,
    half_of_pair,
    name_of,
    stack_card,
    the,
    zone_name,
)
from goodsyard.games.coal_baron.stacks import top
from goodsyard.games.coal_baron.state import State
from goodsyard.games.coal_baron.turn import PASS
from goodsyard.games.coal_baron.workers import (
    IN_SET,
    INNOVATION_OF,
    SET_COUNT,
    STANDS_FOR,
    required,
    zone_missing_limit,
)

ZONE_COUNT = len(ZONES)
ZONE_CLAUSES = ["3.1", "3.1", "3.2", "3.2", "3.5", "3.7", "3.8", "3.7", "3.8", "4.1", "4.1", "4.1", "5.1", "6.2"]
EVENTS: tuple[str, ...] = (
    *["placed", "passed", "took", "docked_wagon", "docked_engine", "loaded", "stored", "delivered", "looked"],
    *["picked", "returned", "played", "cut", "shift_ended", "shift_began", "game_over"],
)
PLAY_CLAUSES = ["8.11", "8.11", "8.12", "8.12", "8.13", "8.14", "8.15", "8.16", "8.17"]


def prompt_of(game: State, seat: int, kind: int, about: int) -> Phrase:
    """The question of a pending decision, in the second person."""
    facts: dict[str, Fact] = {}
    if kind == kinds.TURN:
        return Phrase("prompt-turn-committed" if game.committed else "prompt-turn")
    if kind == kinds.WORKERS:
        zone, missing, _ = zone_missing_limit(about)
        facts = {"workers": missing, "zone": at_zone(zone)}
    elif kind == kinds.WAGON_TO:
        facts = {"card": name_of(f"wagon:{WAGONS[about]}")}
    elif kind == kinds.ENGINE_TO:
        facts = {"card": name_of(f"engine:{ENGINES[about]}")}
    elif kind == kinds.MINING:
        least, most = least_and_most(about)
        facts = {"least": least, "most": most}
    elif kind in (kinds.WILD_PICK, kinds.WILD_RETURN):
        facts = {"zone": zone_name(game.looked_from)}
    elif kind == kinds.DELIVERY and about:
        return Phrase("prompt-delivery-more", {"engine": name_of(f"engine:{ENGINES[about - 1]}")})
    return Phrase(f"prompt-{game.kind_name(kind).replace('_', '-')}", facts)


def choice_of(game: State, seat: int, kind: int, about: int, action: int) -> Said:
    """What an option says."""
    if kind == kinds.TURN:
        return turn_choice(game, seat, action)
    if kind == kinds.WORKERS:
        return workers_choice(seat, action)
    if kind == kinds.WAGON_TO:
        return Said(Phrase("choice-dock", {"number": action + 1}), (f"dock:{seat}:{action + 1}",), "3.3")
    if kind == kinds.ENGINE_TO:
        return Said(Phrase("choice-dock", {"number": action + 1}), (f"dock:{seat}:{action + 1}",), "3.5")
    if kind == kinds.MINING:
        return mining_choice(game, seat, action)
    if kind == kinds.DELIVERY:
        return delivery_choice(seat, action)
    if kind == kinds.WILD_STACK:
        return Said(Phrase("choice-look", {"zone": zone_name(action)}), (f"zone:{ZONES[action]}",), "6.2")
    if kind == kinds.AFTERWARDS:
        return Said(Phrase("choice-end-turn"), (), "8.5") if action == END_TURN else play_choice(game, action)
    card = stack_card(game.looked_from, action)
    clause = "6.4" if kind == kinds.WILD_PICK else "6.5"
    verb = "choice-pick" if kind == kinds.WILD_PICK else "choice-return"
    return Said(Phrase(verb, {"card": the(card)}), (f"looked:{card}",), clause)


def turn_choice(game: State, seat: int, action: int) -> Said:
    if action == PASS:
        return Said(Phrase("choice-pass"), (), "2.8")
    if action >= ZONE_COUNT:
        return play_choice(game, action - ZONE_COUNT)
    facts: dict[str, Fact] = {"zone": zone_name(action), "workers": required(game, action)}
    refs = (f"zone:{ZONES[action]}",)
    if action >= STACKS:
        return Said(Phrase("choice-zone", facts), refs, ZONE_CLAUSES[action])
    facts |= top_card(game, action)
    phrase = Phrase("choice-zone-pair" if "stack" in facts else "choice-zone-stack", facts)
    return Said(phrase, refs, ZONE_CLAUSES[action])


def top_card(game: State, stack: int) -> dict[str, Fact]:
    """The card on top, and which of two stacks it is where there are two."""
    facts: dict[str, Fact] = {"card": the(stack_card(stack, kind_of(top(game, stack))))}
    number = half_of_pair(stack)
    return facts if number is None else facts | {"stack": number}


def play_choice(game: State, play: int) -> Said:
    """Playing an action innovation."""
    innovation = INNOVATIONS[INNOVATION_PLAYED[play]]
    facts: dict[str, Fact] = {"innovation": name_of(f"innovation:{innovation}")}
    stack = TAKEN_FROM[play]
    refs: tuple[str, ...] = (f"hand:innovation:{innovation}",)
    if stack == STACKS:
        return Said(Phrase("choice-play", facts), refs, PLAY_CLAUSES[play])
    facts |= top_card(game, stack)
    phrase = Phrase("choice-play-take-from" if "stack" in facts else "choice-play-take", facts)
    return Said(phrase, (*refs, f"zone:{ZONES[stack]}"), PLAY_CLAUSES[play])


def workers_choice(seat: int, action: int) -> Said:
    """A set of worker cards, or a worker innovation with its number."""
    if action >= SET_COUNT:
        standing = action - SET_COUNT
        innovation = INNOVATIONS[INNOVATION_OF[standing]]
        facts: dict[str, Fact] = {
            "innovation": name_of(f"innovation:{innovation}"),
            "workers": STANDS_FOR[standing],
        }
        return Said(Phrase("choice-worker-innovation", facts), (f"hand:innovation:{innovation}",), "8.1")
    values = [value for value in range(WORKER_VALUES, 0, -1) for _ in range(IN_SET[action * WORKER_VALUES + value - 1])]
    refs = tuple(f"worker:{seat}:{value}" for value in sorted(set(values)))
    cards = " + ".join(str(value) for value in values)
    return Said(Phrase("choice-worker-cards", {"cards": cards, "count": len(values)}), refs, "2.5")


def mining_choice(game: State, seat: int, action: int) -> Said:
    if action == STOP:
        return Said(Phrase("choice-stop-mining"), (), "4.1")
    source, target = source_and_target(action)
    lorry = front(game.seats[seat]) if source == FROM_ROW else source - 1
    facts: dict[str, Fact] = {"card": the(card_id(LORRY, lorry))}
    origin = f"row:{seat}" if source == FROM_ROW else f"storage:{seat}:{LORRIES[lorry]}"
    if target == TO_STORAGE:
        return Said(Phrase("choice-to-storage", facts), (origin, f"storage:{seat}"), "4.5")
    dock, wild = dock_and_wild(target)
    facts["dock"] = dock_name(dock)
    facts["wagon"] = name_of(f"wagon:{WAGONS[WILD_WAGON if wild else LORRY_CREST[lorry]]}")
    phrase = Phrase("choice-load" if source == FROM_ROW else "choice-load-stored", facts)
    wagon = f"wagon:{seat}:{dock + 1}:{WAGONS[WILD_WAGON if wild else LORRY_CREST[lorry]]}"
    return Said(phrase, (origin, wagon, f"dock:{seat}:{dock + 1}"), "4.4" if source == FROM_ROW else "4.6")


def delivery_choice(seat: int, action: int) -> Said:
    if action == ENOUGH:
        return Said(Phrase("choice-enough"), (), "5.4")
    dock, order = dock_and_order(action)
    facts: dict[str, Fact] = {"dock": dock_name(dock), "order": name_of(f"order:{ORDERS[order]}")}
    return Said(Phrase("choice-deliver", facts), (f"dock:{seat}:{dock + 1}", f"hand:order:{ORDERS[order]}"), "5.2")


def event_of(game: State, kind: int, seat: int, facts: tuple[int, int, int], viewer: int | None) -> Said:
    """What an event says to a viewer; a card that the viewer may not know has no name (RULES 12)."""
    first, second, _ = facts
    said: dict[str, Fact] = {"seat": seat_name(seat)}
    if kind == log.PLACED:
        said |= {"zone": at_zone(first), "workers": second}
        return Said(Phrase("log-placed", said), (f"zone:{ZONES[first]}",), "2.4")
    if kind == log.PASSED:
        return Said(Phrase("log-passed", said), (), "2.8")
    if kind == log.TOOK:
        said |= {"card": the(stack_card(first, second))}
        return Said(Phrase("log-took", said), (f"zone:{ZONES[first]}",), ZONE_CLAUSES[first])
    if kind in (log.DOCKED_WAGON, log.DOCKED_ENGINE):
        wagon = kind == log.DOCKED_WAGON
        card, clause = (f"wagon:{WAGONS[first]}", "3.4") if wagon else (f"engine:{ENGINES[first]}", "3.5")
        said |= {"card": the(card), "dock": dock_name(second)}
        return Said(Phrase("log-docked", said), (f"dock:{seat}:{second + 1}",), clause)
    if kind in (log.LOADED, log.STORED, log.DELIVERED_TRAIN):
        return train_event(kind, seat, facts)
    if kind in (log.LOOKED, log.PICKED, log.RETURNED):
        return wild_event(game, kind, seat, facts, viewer)
    if kind == log.PLAYED:
        said |= {"innovation": name_of(f"innovation:{INNOVATIONS[first]}")}
        return Said(Phrase("log-played", said), (), "8.8")
    if kind == log.CUT:
        said = {"zone": zone_name(first), "cards": second}
        return Said(Phrase("log-cut", said), (f"zone:{ZONES[first]}",), "7.2")
    if kind in (log.SHIFT_ENDED, log.SHIFT_BEGAN):
        name, clause = ("log-shift-ended", "9.1") if kind == log.SHIFT_ENDED else ("log-shift-began", "9.5")
        return Said(Phrase(name, said | {"number": first}), (), clause)
    return Said(Phrase("log-game-over"), (), "10.1")


def train_event(kind: int, seat: int, facts: tuple[int, int, int]) -> Said:
    """Lorries on the move: loaded, stored, delivered."""
    first, second, third = facts
    said: dict[str, Fact] = {"seat": seat_name(seat)}
    if kind == log.LOADED:
        said |= {"card": the(card_id(LORRY, first)), "dock": dock_name(second)}
        said |= {"wagon": name_of(f"wagon:{WAGONS[third]}")}
        return Said(Phrase("log-loaded", said), (f"dock:{seat}:{second + 1}",), "4.4")
    if kind == log.STORED:
        said |= {"card": the(card_id(LORRY, first))}
        return Said(Phrase("log-stored", said), (f"storage:{seat}",), "4.5")
    said |= {"dock": dock_name(first), "order": name_of(f"order:{ORDERS[second]}")}
    said |= {"engine": name_of(f"engine:{ENGINES[third]}")}
    return Said(Phrase("log-delivered", said), (f"dock:{seat}:{first + 1}",), "5.5")


def wild_event(game: State, kind: int, seat: int, facts: tuple[int, int, int], viewer: int | None) -> Said:
    """Steps of the wild action: what was looked at is the looker's secret, as is an order or innovation taken."""
    stack, second, _ = facts
    said: dict[str, Fact] = {"seat": seat_name(seat), "zone": zone_name(stack)}
    refs = (f"zone:{ZONES[stack]}",)
    if kind == log.LOOKED:
        return Said(Phrase("log-looked", said | {"cards": second}), refs, "6.2")
    knows = viewer == seat or game.over
    if kind == log.RETURNED:
        card = the(stack_card(stack, second)) if knows else Phrase("a-card")
        return Said(Phrase("log-returned", said | {"card": card}), refs, "6.5")
    secret = FAMILY_OF[stack] in (ORDER, INNOVATION) and not knows
    card = Phrase("a-card") if secret else the(stack_card(stack, second))
    return Said(Phrase("log-picked", said | {"card": card}), refs, "6.4")
