"""What is said about moving the engine (RULES 8.1-8.10)."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules import events, kinds
from goodsyard.games.great_western_trail.rules.railroad import ANY_BACK, STAY, is_free, spaces_between
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.say.common import Told, logged
from goodsyard.games.great_western_trail.say.names import place_id, place_name


class EngineSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-engine", {"count": kinds.ENGINE_LIMIT.of(about)})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == STAY:
            return Said(Phrase("choice-engine-stay"), (f"engine:{seat}",), "6.8", declines=True)
        return rail_choice(action, "8.1")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        if action <= game.players[seat].engine:
            return Phrase("refusal-engine-forward"), "8.1"
        far = Phrase("refusal-engine-far", {"count": kinds.ENGINE_LIMIT.of(about)})
        return rail_refusal(game, seat, action, far, "7.12")


class BackSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-back", {"count": kinds.BACK_SPACES.of(about)})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if not kinds.BACK_DELIVERY.has(about):
            return rail_choice(action, "8.19" if kinds.BACK_SPACES.of(about) == ANY_BACK else "8.8")
        place = place_id(action)
        value = spaces_between(game, action, game.players[seat].engine)
        phrase = Phrase("choice-engine-delivery", {"place": place_name(place, "to"), "value": value})
        return Said(phrase, (f"rail:{place}",), "7.33")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        spaces = kinds.BACK_SPACES.of(about)
        clause = "8.8" if spaces != ANY_BACK else "7.33" if kinds.BACK_DELIVERY.has(about) else "8.19"
        return rail_refusal(game, seat, action, Phrase("refusal-engine-back", {"count": spaces}), clause)


def rail_choice(position: int, clause: str) -> Said:
    place = place_id(position)
    return Said(Phrase("choice-engine", {"place": place_name(place, "to")}), (f"rail:{place}",), clause)


def rail_refusal(game: State, seat: int, action: int, far: Phrase, clause: str) -> Reason | None:
    try:
        place = place_id(action)
    except ValueError:
        return None  # there is no turnout
    if action != game.players[seat].engine and not is_free(game, action):
        return Phrase("refusal-occupied", {"place": place_name(place)}), "8.2"
    return far, clause


def engine_moved(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    source, target, _ = facts
    place = place_id(target)
    told: Told = {"place": place_name(place, "to"), "back": int(target < source)}
    return Said(logged("engine-moved", seat, told), (f"rail:{place}", f"engine:{seat}"), "8.1")


SPEECH: Speech[State] = Speech(
    decisions={kinds.ENGINE: EngineSpeech(), kinds.BACK: BackSpeech()}, events={events.ENGINE_MOVED: engine_moved}
)
