"""What placing workers says."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.coal_baron.rules import events, kinds
from goodsyard.games.coal_baron.rules.cards import WORKER_VALUES
from goodsyard.games.coal_baron.rules.setup import WORKER_PLAYERS
from goodsyard.games.coal_baron.rules.state import INNOVATION_IN_HAND, State
from goodsyard.games.coal_baron.rules.workers import (
    IN_SET,
    INNOVATION_OF,
    SET_COUNT,
    STANDINGS,
    STANDS_FOR,
    reachable,
    required,
)
from goodsyard.games.coal_baron.say.innovations import not_held
from goodsyard.games.coal_baron.say.names import (
    INNOVATIONS,
    ZONES,
    at_zone,
    cards_of,
    innovation_as,
    listed,
    worker_cards,
)


class WorkersSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        zone, missing = kinds.WORKERS_ZONE.of(about), kinds.WORKERS_MISSING.of(about)
        begins = missing == required(game, zone)
        facts: dict[str, Fact] = {"workers": missing, "zone": at_zone(zone)}
        return Phrase("prompt-workers" if begins else "prompt-workers-more", facts)

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action >= SET_COUNT:
            return innovation_choice(action - SET_COUNT)
        counts = [(value, IN_SET[action * WORKER_VALUES + value - 1]) for value in range(WORKER_VALUES, 0, -1)]
        values = [value for value, count in counts for _ in range(count)]
        refs = tuple(f"worker:{seat}:{value}" for value in sorted(set(values)))
        return Said(Phrase("choice-workers", {"cards": cards_of(values)}), refs, "2.5")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        """Worker cards that do not make the number or are not in hand; worker innovations that leave a wrong rest."""
        if action >= SET_COUNT:
            return innovation_refusal(game, seat, about, action - SET_COUNT)
        cards = [IN_SET[action * WORKER_VALUES + value] for value in range(WORKER_VALUES)]
        if sum(count * (value + 1) for value, count in enumerate(cards)) != kinds.WORKERS_MISSING.of(about):
            return wrong_number(about)
        if any(count and game.player_count < WORKER_PLAYERS[value] for value, count in enumerate(cards)):
            return Phrase("refusal-cards-not-used", {"players": game.player_count}), "1.3"
        return Phrase("refusal-cards-placed"), "2.6"


def innovation_choice(standing: int) -> Said:
    """A worker innovation with the number it stands for."""
    innovation = INNOVATIONS[INNOVATION_OF[standing]]
    cards = innovation_as(innovation, STANDS_FOR[standing])
    return Said(Phrase("choice-workers", {"cards": cards}), (f"hand:innovation:{innovation}",), "8.1")


def wrong_number(about: int) -> Reason:
    zone, missing = kinds.WORKERS_ZONE.of(about), kinds.WORKERS_MISSING.of(about)
    return Phrase("refusal-exact", {"workers": missing, "zone": at_zone(zone)}), "2.5"


def innovation_refusal(game: State, seat: int, about: int, standing: int) -> Reason:
    innovation = INNOVATION_OF[standing]
    rest = kinds.WORKERS_MISSING.of(about) - STANDS_FOR[standing]
    hand = game.players[seat].hand[:]
    if hand[INNOVATION_IN_HAND + innovation] == 0:
        return not_held(innovation), "8.1"
    if rest < 0:
        return wrong_number(about)
    hand[INNOVATION_IN_HAND + innovation] -= 1
    if not reachable(hand, STANDINGS) >> rest & 1:
        return Phrase("refusal-rest", {"workers": rest}), "2.5"
    return Phrase("refusal-named-in-order"), "8.3"


def placed(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    """A single worker card needs no mention; a combination and worker innovations are named."""
    zone, workers, placement = facts
    said: dict[str, Fact] = {"seat": seat_name(seat), "zone": at_zone(zone), "workers": workers}
    cards = worker_cards(placement)
    if cards == [str(workers)]:
        return Said(Phrase("log-placed", said), (f"zone:{ZONES[zone]}",), "2.4")
    clause = "8.3" if any("=" in card for card in cards) else "2.5"
    return Said(Phrase("log-placed-with", said | {"cards": named(cards)}), (f"zone:{ZONES[zone]}",), clause)


def named(cards: list[str]) -> Fact:
    """Worker innovations with what they stand for, then the worker cards."""
    pairs = [card.partition("=") for card in cards]
    parts = [innovation_as(innovation, int(workers)) for innovation, _, workers in pairs if workers]
    values = [int(value) for value, _, workers in pairs if not workers]
    return listed([*parts, cards_of(values)] if values else parts)


SPEECH: Speech[State] = Speech(
    decisions={kinds.WORKERS: WorkersSpeech()},
    events={events.PLACED: placed},
)
