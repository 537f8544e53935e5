"""What taken wagons and engines say on their way to a dock."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.coal_baron.rules import events, kinds
from goodsyard.games.coal_baron.rules.cards import dock_takes
from goodsyard.games.coal_baron.rules.docks import engine_in
from goodsyard.games.coal_baron.rules.state import State
from goodsyard.games.coal_baron.say.innovations import NO_PLACEMENT_LEFT
from goodsyard.games.coal_baron.say.names import ENGINES, WAGONS, dock_name, name_of, the


class WagonToSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-wagon-to", {"card": name_of(f"wagon:{WAGONS[about]}")})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        return Said(Phrase("choice-dock", {"number": action + 1}), (f"dock:{seat}:{action + 1}",), "3.3")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        if not dock_takes(action, about):
            return Phrase("refusal-crest", {"dock": dock_name(action)}), "3.3"
        return NO_PLACEMENT_LEFT


class EngineToSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-engine-to", {"card": name_of(f"engine:{ENGINES[about]}")})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        return Said(Phrase("choice-dock", {"number": action + 1}), (f"dock:{seat}:{action + 1}",), "3.5")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        if engine_in(game.players[seat], action) > 0:
            return Phrase("refusal-engine", {"dock": dock_name(action)}), "3.6"
        return NO_PLACEMENT_LEFT


def docked(seat: int, card: str, dock: int, clause: str) -> Said:
    said: dict[str, Fact] = {"seat": seat_name(seat), "card": the(card), "dock": dock_name(dock)}
    return Said(Phrase("log-docked", said), (f"dock:{seat}:{dock + 1}",), clause)


def docked_wagon(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    wagon, dock, _ = facts
    return docked(seat, f"wagon:{WAGONS[wagon]}", dock, "3.4")


def docked_engine(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    engine, dock, _ = facts
    return docked(seat, f"engine:{ENGINES[engine]}", dock, "3.5")


SPEECH: Speech[State] = Speech(
    decisions={kinds.WAGON_TO: WagonToSpeech(), kinds.ENGINE_TO: EngineToSpeech()},
    events={events.DOCKED_WAGON: docked_wagon, events.DOCKED_ENGINE: docked_engine},
)
