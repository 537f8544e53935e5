"""What moving and mining say."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Reason, Said, Speech
from goodsyard.core.words import Phrase
from goodsyard.games.mineshaft.rules import events, kinds
from goodsyard.games.mineshaft.rules.moving import LEAVE, TAKE, minable
from goodsyard.games.mineshaft.rules.state import State
from goodsyard.games.mineshaft.say.names import COUNTERS, counter_amount, spot_name, spot_ref
from goodsyard.games.mineshaft.say.spots import SpotSpeech, at_a_spot


class MoveSpeech(SpotSpeech):
    choice_id, choice_clause = "choice-move", "6.1"

    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-move", {"steps": game.die_b})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == game.pieces[seat]:
            return Said(Phrase("choice-stay"), (spot_ref(action),), self.choice_clause, declines=True)
        return super().choice(game, seat, about, action)

    def spot_refusal(self, game: State, seat: int, spot: int) -> Reason | None:
        return Phrase("refusal-too-far", {"tile": spot_name(game, spot, "object"), "steps": game.die_b}), "6.1"


class MineSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-mine")

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == LEAVE:
            return Said(Phrase("choice-mine-nothing"), (), "7.1", declines=True)
        kind = action - TAKE
        counters = counter_amount(COUNTERS[kind], minable(game, game.pieces[seat], kind))
        return Said(Phrase("choice-mine", {"counters": counters}), (f"take:{COUNTERS[kind]}",), "7.1")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        kind = action - TAKE
        count = game.counters[game.pieces[seat] * len(COUNTERS) + kind]
        if count:
            return Phrase("refusal-too-few", {"counters": counter_amount(COUNTERS[kind], count)}), "12.3"
        return Phrase("refusal-no-counter", {"counter": Phrase(f"counter-{COUNTERS[kind]}")}), "7.1"


SPEECH: Speech[State] = Speech(
    decisions={kinds.MOVE: MoveSpeech(), kinds.MINE: MineSpeech()},
    events={
        events.MOVED: at_a_spot("log-moved", "6.1"),
        events.STAYED: at_a_spot("log-stayed", "6.1", "dative"),
        events.TOOK: at_a_spot("log-took", "7.1", "from"),
    },
)
