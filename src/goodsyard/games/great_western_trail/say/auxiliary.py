"""What is said about auxiliary actions (RULES 6.9-6.15)."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules import events, kinds
from goodsyard.games.great_western_trail.rules.auxiliary import CERTIFICATE, DRAW, MOVE_ENGINE, NEITHER, available
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.say.common import Told, logged, no_way_back, rider_ref, too_dear
from goodsyard.games.great_western_trail.say.names import AUXILIARIES, auxiliary_name, disc_name


class AuxiliarySpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-auxiliary")

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == NEITHER:
            return Said(Phrase("choice-no-auxiliary"), (rider_ref(seat),), "6.8", declines=True)
        is_double = kinds.AUXILIARY_DOUBLE.has(action)
        return auxiliary_choice(seat, kinds.AUXILIARY_CHOSEN.of(action), is_double, "6.10")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        if action == NEITHER:
            return None
        times = kinds.AUXILIARY_DOUBLE.of(action) + 1
        return auxiliary_refusal(game, seat, kinds.AUXILIARY_CHOSEN.of(action), times)


def auxiliary_choice(seat: int, auxiliary: int, double: bool, clause: str) -> Said:
    return Said(Phrase("choice-single", {"action": auxiliary_name(auxiliary, double)}), refs(seat, auxiliary), clause)


def auxiliary_refusal(game: State, seat: int, auxiliary: int, times: int) -> Reason:
    """Locked, or something is missing: a card to draw, dollars, track behind the engine."""
    cleared = available(game.players[seat], auxiliary)
    if cleared < times:
        return (Phrase("refusal-not-double"), "6.10") if cleared else (Phrase("refusal-locked"), "6.9")
    if auxiliary == DRAW:
        return Phrase("refusal-no-draw"), "4.6"
    if auxiliary in (CERTIFICATE, MOVE_ENGINE) and game.players[seat].money < times:
        return too_dear(game, seat, times, "6.13" if auxiliary == CERTIFICATE else "6.14")
    return no_way_back(times)


def refs(seat: int, auxiliary: int) -> tuple[str, ...]:
    return (f"auxiliary:{seat}:{AUXILIARIES[auxiliary]}",)


def used_auxiliary(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    auxiliary, double, _ = facts
    told: Told = {"action": disc_name(f"aux_{AUXILIARIES[auxiliary]}"), "double": int(double > 0)}
    return Said(logged("used-auxiliary", seat, told), refs(seat, auxiliary), "6.10")


SPEECH: Speech[State] = Speech(
    decisions={kinds.AUXILIARY: AuxiliarySpeech()}, events={events.USED_AUXILIARY: used_auxiliary}
)
