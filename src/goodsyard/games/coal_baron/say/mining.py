"""What mining says."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.coal_baron.rules import events, kinds
from goodsyard.games.coal_baron.rules.cards import CRESTS, DOCK_SHOWS, LORRY, LORRY_CREST, LORRY_SIZE, WILD_WAGON
from goodsyard.games.coal_baron.rules.docks import empty_wagon
from goodsyard.games.coal_baron.rules.mining import FIRST_MOVE, FIRST_WAGON, FROM_ROW, STOP, TO_STORAGE, front
from goodsyard.games.coal_baron.rules.state import Player, State
from goodsyard.games.coal_baron.say.innovations import NO_PLACEMENT_LEFT
from goodsyard.games.coal_baron.say.names import LORRIES, WAGONS, card_id, dock_name, name_of, the


class MiningSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        """Stopping is mentioned only where it is allowed, moving only where it is possible."""
        min_steps, max_steps = kinds.MINING_MIN.of(about), kinds.MINING_MAX.of(about)
        legal = game.legal(seat)
        left = Phrase("steps-left", {"most": max_steps})
        if STOP not in legal:
            return Phrase("prompt-mining", {"least": min_steps, "most": max_steps, "left": left})
        return Phrase("prompt-mining-nothing") if legal == [STOP] else Phrase("prompt-mining-or-stop", {"left": left})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == STOP:
            return Said(Phrase("choice-stop-mining"), (), "4.1", declines=True)
        source, target = kinds.MINING_SOURCE.of(action - FIRST_MOVE), kinds.MINING_TARGET.of(action - FIRST_MOVE)
        lorry = lorry_moved(game.players[seat], action)
        origin = f"row:{seat}" if source == FROM_ROW else f"storage:{seat}:{LORRIES[lorry]}"
        facts: dict[str, Fact] = {"card": the(card_id(LORRY, lorry))}
        if target == TO_STORAGE:
            return Said(Phrase("choice-to-storage", facts), (origin, f"storage:{seat}"), "4.5")
        dock, wagon = kinds.MINING_DOCK.of(target - FIRST_WAGON), wagon_for(lorry, target)
        facts |= {"dock": dock_name(dock), "wagon": name_of(f"wagon:{wagon}")}
        phrase = Phrase("choice-load" if source == FROM_ROW else "choice-load-stored", facts)
        refs = (origin, f"wagon:{seat}:{dock + 1}:{wagon}", f"dock:{seat}:{dock + 1}")
        return Said(phrase, refs, "4.4" if source == FROM_ROW else "4.6")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        min_steps, max_steps = kinds.MINING_MIN.of(about), kinds.MINING_MAX.of(about)
        if action == STOP:
            return (Phrase("refusal-steps", {"steps": min_steps}), "4.1") if min_steps > 0 else NO_PLACEMENT_LEFT
        player = game.players[seat]
        reason = source_refusal(player, action) or wagon_refusal(player, action)
        if reason:
            return reason
        lorry = lorry_moved(player, action)
        size = LORRY_SIZE[lorry]
        if size > max_steps:
            facts: dict[str, Fact] = {"card": name_of(card_id(LORRY, lorry)), "steps": size, "most": max_steps}
            return Phrase("refusal-cost", facts), "4.2"
        if min_steps > size:  # after this move the rest of the smaller number is out of reach
            return Phrase("refusal-least", {"steps": min_steps}), "4.9"
        return NO_PLACEMENT_LEFT


def wagon_for(lorry: int, target: int) -> str:
    """The kind of wagon that a lorry card goes to."""
    return WAGONS[WILD_WAGON if kinds.MINING_WILD.has(target - FIRST_WAGON) else LORRY_CREST[lorry]]


def lorry_moved(player: Player, action: int) -> int:
    source = kinds.MINING_SOURCE.of(action - FIRST_MOVE)
    return front(player) if source == FROM_ROW else source - 1


def source_refusal(player: Player, action: int) -> Reason | None:
    """A lorry card that is not there, or is in the storage already."""
    source, target = kinds.MINING_SOURCE.of(action - FIRST_MOVE), kinds.MINING_TARGET.of(action - FIRST_MOVE)
    if source == FROM_ROW:
        return (Phrase("refusal-row-empty"), "4.3") if player.lorries == 0 else None
    if player.storage[source - 1] == 0:
        return Phrase("refusal-not-stored", {"card": name_of(card_id(LORRY, source - 1))}), "4.6"
    return (Phrase("refusal-stored-already"), "4.6") if target == TO_STORAGE else None


def wagon_refusal(player: Player, action: int) -> Reason | None:
    """A lorry card for which the dock has no wagon."""
    lorry, target = lorry_moved(player, action), kinds.MINING_TARGET.of(action - FIRST_MOVE)
    if target == TO_STORAGE:
        return None
    dock, is_wild = kinds.MINING_DOCK.of(target - FIRST_WAGON), kinds.MINING_WILD.has(target - FIRST_WAGON)
    if DOCK_SHOWS[dock * CRESTS + LORRY_CREST[lorry]] == 0:
        return Phrase("refusal-lorry-crest", {"dock": dock_name(dock)}), "4.4"
    if empty_wagon(player, dock, lorry, is_wild) < 0:
        facts: dict[str, Fact] = {"wagon": name_of(f"wagon:{wagon_for(lorry, target)}"), "dock": dock_name(dock)}
        return Phrase("refusal-no-wagon", facts), "4.4"
    return None


def loaded(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    lorry, dock, wagon = facts
    said: dict[str, Fact] = {"seat": seat_name(seat), "card": the(card_id(LORRY, lorry)), "dock": dock_name(dock)}
    said |= {"wagon": name_of(f"wagon:{WAGONS[wagon]}")}
    return Said(Phrase("log-loaded", said), (f"dock:{seat}:{dock + 1}",), "4.4")


def stored(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    said: dict[str, Fact] = {"seat": seat_name(seat), "card": the(card_id(LORRY, facts[0]))}
    return Said(Phrase("log-stored", said), (f"storage:{seat}",), "4.5")


SPEECH: Speech[State] = Speech(
    decisions={kinds.MINING: MiningSpeech()},
    events={events.LOADED: loaded, events.STORED: stored},
)
