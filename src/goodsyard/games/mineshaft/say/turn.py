"""What the beginning of a turn and the end of the game say."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Phrase
from goodsyard.games.mineshaft.rules import events, kinds
from goodsyard.games.mineshaft.rules.mine import is_open_end
from goodsyard.games.mineshaft.rules.state import State
from goodsyard.games.mineshaft.rules.turn import CLEAR, DRAW, may_draw, must_clear
from goodsyard.games.mineshaft.say.names import REASONS, listed, spot_name, spot_ref


class StartSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        if not game.begun[seat]:
            return Phrase("prompt-start-first")
        if must_clear(game, seat):
            return Phrase("prompt-start-clear")
        return Phrase("prompt-start" if may_draw(game, seat) else "prompt-start-roll")

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        here = game.pieces[seat]
        if action == CLEAR:
            return Said(Phrase("choice-clear", {"tile": spot_name(game, here, "object")}), (spot_ref(here),), "8.1")
        if action == DRAW:
            return Said(Phrase("choice-draw"), ("stack",), "4.2" if game.begun[seat] else "3.1")
        return Said(Phrase("choice-roll"), ("dice",), "5.1")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        if not game.begun[seat]:
            return Phrase("refusal-first-turn"), "3.1"
        if action == CLEAR:
            return Phrase("refusal-nothing-to-clear"), "8.1"
        if action != DRAW or must_clear(game, seat):
            return Phrase("refusal-must-clear"), "8.1"
        if game.stack_size == 0:
            return Phrase("refusal-stack-empty"), "4.2"
        if is_open_end(game, game.pieces[seat]):
            return Phrase("refusal-final-turn"), "10.5"
        return Phrase("refusal-no-open-end"), "4.2"


def last_turns(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    reasons = [Phrase(f"reason-{name.replace('_', '-')}") for k, name in enumerate(REASONS) if facts[0] >> k & 1]
    return Said(Phrase("log-last-turns", {"reasons": listed(reasons)}), (), "10.4")


def game_over(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(Phrase("log-game-over"), (), "10.4")


SPEECH: Speech[State] = Speech(
    decisions={kinds.START: StartSpeech()},
    events={events.LAST_TURNS: last_turns, events.GAME_OVER: game_over},
)
