"""What decisions and choices say, with their marks in the drawing and their clauses."""

from __future__ import annotations

from goodsyard.core.speech import Said
from goodsyard.core.words import Fact, Phrase
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import (
    LORRY,
    LORRY_CREST,
    MINE,
    STACKS,
    WILD_WAGON,
    WORKER_VALUES,
)
from goodsyard.games.coal_baron.rules.delivery import ANY_ENGINE, ENOUGH, dock_and_order
from goodsyard.games.coal_baron.rules.innovations import END_TURN, INNOVATION_PLAYED, PLAY_MINE, TAKEN_FROM
from goodsyard.games.coal_baron.rules.memory import kind_of
from goodsyard.games.coal_baron.rules.mining import (
    FROM_ROW,
    STOP,
    TO_STORAGE,
    dock_and_wild,
    front,
    least_and_most,
    source_and_target,
)
from goodsyard.games.coal_baron.rules.stacks import top
from goodsyard.games.coal_baron.rules.state import INNOVATION_IN_HAND, State
from goodsyard.games.coal_baron.rules.turn import PASS
from goodsyard.games.coal_baron.rules.workers import (
    IN_SET,
    INNOVATION_OF,
    SET_COUNT,
    STANDS_FOR,
    required,
    zone_missing_limit,
)
from goodsyard.games.coal_baron.say.names import (
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

ZONE_COUNT = len(ZONES)
ZONE_CLAUSES = ["3.1", "3.1", "3.2", "3.2", "3.5", "3.7", "3.8", "3.7", "3.8", "4.1", "4.1", "4.1", "5.1", "6.2"]
PLAY_CLAUSES = ["8.11", "8.11", "8.12", "8.12", "8.13", "8.14", "8.15", "8.16", "8.17"]


def prompt_of(game: State, seat: int, kind: int, about: int) -> Phrase:
    """The question of a pending decision, in the second person."""
    facts: dict[str, Fact] = {}
    if kind == kinds.TURN:
        return Phrase("prompt-turn-committed" if game.committed else "prompt-turn")
    if kind == kinds.MINING:
        return mining_prompt(about, game.legal(seat))
    if kind == kinds.DELIVERY:
        return delivery_prompt(about, game.legal(seat))
    if kind == kinds.AFTERWARDS and game.legal(seat) == [END_TURN]:
        return Phrase("prompt-afterwards-nothing")
    if kind == kinds.WORKERS:
        zone, missing, _ = zone_missing_limit(about)
        facts = {"workers": missing, "zone": at_zone(zone)}
        return Phrase("prompt-workers" if missing == required(game, zone) else "prompt-workers-more", facts)
    if kind == kinds.WAGON_TO:
        facts = {"card": name_of(f"wagon:{WAGONS[about]}")}
    elif kind == kinds.ENGINE_TO:
        facts = {"card": name_of(f"engine:{ENGINES[about]}")}
    elif kind in (kinds.WILD_PICK, kinds.WILD_RETURN):
        facts = {"zone": zone_name(game.looked_from)}
    return Phrase(f"prompt-{game.kind_name(kind).replace('_', '-')}", facts)


def mining_prompt(about: int, legal: list[int]) -> Phrase:
    """Stopping is spoken of only where it is allowed, moving only where it is possible."""
    least, most = least_and_most(about)
    left = Phrase("steps-left", {"most": most})
    if STOP not in legal:
        return Phrase("prompt-mining", {"least": least, "most": most, "left": left})
    return Phrase("prompt-mining-nothing") if legal == [STOP] else Phrase("prompt-mining-or-stop", {"left": left})


def delivery_prompt(about: int, legal: list[int]) -> Phrase:
    if about == ANY_ENGINE:
        return Phrase("prompt-delivery")
    engine: dict[str, Fact] = {"engine": name_of(f"engine:{ENGINES[about - 1]}")}
    if ENOUGH not in legal:
        return Phrase("prompt-delivery-must", engine)
    return Phrase("prompt-delivery-nothing") if legal == [ENOUGH] else Phrase("prompt-delivery-more", engine)


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
        return Said(Phrase("choice-end-turn"), (), "8.5") if action == END_TURN else play_choice(game, seat, action)
    card = stack_card(game.looked_from, action)
    clause = "6.4" if kind == kinds.WILD_PICK else "6.5"
    verb = "choice-pick" if kind == kinds.WILD_PICK else "choice-return"
    return Said(Phrase(verb, {"card": the(card)}), (f"looked:{card}",), clause)


def turn_choice(game: State, seat: int, action: int) -> Said:
    if action == PASS:
        return Said(Phrase("choice-pass"), (), "2.8")
    if action >= ZONE_COUNT:
        return play_choice(game, seat, action - ZONE_COUNT)
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


def play_choice(game: State, seat: int, play: int) -> Said:
    """Playing an action innovation."""
    innovation = INNOVATIONS[INNOVATION_PLAYED[play]]
    facts: dict[str, Fact] = {"innovation": name_of(f"innovation:{innovation}")}
    stack = TAKEN_FROM[play]
    refs: tuple[str, ...] = (f"hand:innovation:{innovation}",)
    if play == PLAY_MINE and moves_nothing(game, seat):
        return Said(Phrase("choice-play-in-vain", facts), refs, PLAY_CLAUSES[play])
    if stack == STACKS:
        return Said(Phrase("choice-play", facts), refs, PLAY_CLAUSES[play])
    facts |= top_card(game, stack)
    phrase = Phrase("choice-play-take-from" if "stack" in facts else "choice-play-take", facts)
    return Said(phrase, (*refs, f"zone:{ZONES[stack]}"), PLAY_CLAUSES[play])


def moves_nothing(game: State, seat: int) -> bool:
    """Would the mining innovation be wasted? There may be nothing to move, or nothing that may be moved (RULES 8.7)."""
    if game.players[seat].hand[INNOVATION_IN_HAND + MINE] == 0:
        return False
    twin = game.twin()
    twin.apply(PLAY_MINE + (ZONE_COUNT if game.decision(seat)[0] == kinds.TURN else 0), seat)
    return twin.decision()[0] != kinds.MINING or twin.legal() == [STOP]


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
    lorry = front(game.players[seat]) if source == FROM_ROW else source - 1
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
