"""What the events of the log say, with their marks in the drawing and their clauses."""

from __future__ import annotations

from goodsyard.core.speech import Said
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.coal_baron.rules import events as log
from goodsyard.games.coal_baron.rules.cards import FAMILY_OF, INNOVATION, LORRY, ORDER
from goodsyard.games.coal_baron.rules.state import State
from goodsyard.games.coal_baron.say.names import (
    ENGINES,
    INNOVATIONS,
    ORDERS,
    WAGONS,
    ZONES,
    at_zone,
    card_id,
    dock_name,
    name_of,
    stack_card,
    the,
    worker_cards,
    zone_name,
)
from goodsyard.games.coal_baron.say.phrases import ZONE_CLAUSES

EVENTS: tuple[str, ...] = (
    *["placed", "passed", "took", "docked_wagon", "docked_engine", "loaded", "stored", "delivered", "looked"],
    *["picked", "returned", "played", "cut", "shift_ended", "shift_began", "game_over", "set_up"],
)


def event_of(game: State, kind: int, seat: int, facts: tuple[int, int, int], viewer: int | None) -> Said:
    """What an event says to a viewer; a card that the viewer may not know has no name (RULES 12)."""
    first, second, third = facts
    said: dict[str, Fact] = {"seat": seat_name(seat)}
    if kind == log.SET_UP:
        return Said(Phrase("log-set-up", {"players": first, "workers": second, "shifts": third}), (), "1.4")
    if kind == log.PLACED:
        return placed_event(seat, facts)
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
    if kind in (log.LOADED, log.STORED, log.DELIVERED):
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
        return shift_event(kind, seat, first, second)
    return Said(Phrase("log-game-over"), (), "10.1")


def placed_event(seat: int, facts: tuple[int, int, int]) -> Said:
    """A single worker card needs no mention; a combination and worker innovations are named."""
    zone, workers, placement = facts
    said: dict[str, Fact] = {"seat": seat_name(seat), "zone": at_zone(zone), "workers": workers}
    cards = worker_cards(placement)
    if cards == [str(workers)]:
        return Said(Phrase("log-placed", said), (f"zone:{ZONES[zone]}",), "2.4")
    clause = "8.3" if any("=" in card for card in cards) else "2.5"
    return Said(Phrase("log-placed-with", said | {"cards": sum_of(cards)}), (f"zone:{ZONES[zone]}",), clause)


def sum_of(cards: list[str]) -> Fact:
    """Worker cards and worker innovations, added up."""
    innovation, _, counts_as = cards[0].partition("=")
    first: Fact = innovation
    if counts_as:
        first = Phrase("innovation-as", {"innovation": name_of(f"innovation:{innovation}"), "workers": int(counts_as)})
    return first if len(cards) == 1 else Phrase("cards-and", {"first": first, "rest": sum_of(cards[1:])})


def shift_event(kind: int, seat: int, number: int, placed: int) -> Said:
    """Who gets the token, and why; who starts."""
    said: dict[str, Fact] = {"seat": seat_name(seat), "number": number}
    if kind == log.SHIFT_BEGAN:
        return Said(Phrase("log-shift-began", said), (), "9.5" if number > 1 else "1.9")
    if placed:
        return Said(Phrase("log-shift-ended", said), (), "9.1")
    if number == 1:
        return Said(Phrase("log-shift-ended-starter", said), (), "9.3")
    return Said(Phrase("log-shift-ended-holder", said), (), "9.2")


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
