"""What the dice say: filling a tile, and the quake."""

from __future__ import annotations

from goodsyard.core.speech import Facts, Reason, Said, Speech
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.mineshaft.rules import events, kinds
from goodsyard.games.mineshaft.rules.cards import COLOUR_OF, QUAKE_ICON
from goodsyard.games.mineshaft.rules.dice import NOTHING
from goodsyard.games.mineshaft.rules.state import State
from goodsyard.games.mineshaft.say.names import COLOURS, spot_name
from goodsyard.games.mineshaft.say.spots import SpotSpeech, at_a_spot, collapsed_refusal


class RefillSpeech(SpotSpeech):
    choice_id, choice_clause, nothing_id = "choice-refill", "5.2", "choice-refill-none"

    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-refill", {"colour": Phrase(f"face-{COLOURS[game.die_a]}")})

    def spot_refusal(self, game: State, seat: int, spot: int) -> Reason | None:
        if spot == NOTHING:
            return Phrase("refusal-must-fill"), "12.1"
        if game.collapsed[spot]:
            return collapsed_refusal(game, spot)
        if COLOUR_OF[game.tiles[spot]] != game.die_a:
            return Phrase("refusal-colour", {"colour": Phrase(f"colour-{COLOURS[game.die_a]}")}), "5.2"
        return Phrase("refusal-full", {"tile": spot_name(game, spot, "first")}), "5.2"


class QuakeSpeech(SpotSpeech):
    choice_id, choice_clause, nothing_id = "choice-collapse", "5.4", "choice-nothing"

    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-quake")

    def spot_refusal(self, game: State, seat: int, spot: int) -> Reason | None:
        if spot == NOTHING:
            return Phrase("refusal-must-collapse"), "5.4"
        if game.collapsed[spot]:
            return collapsed_refusal(game, spot)
        if spot == game.pieces[seat]:
            return Phrase("refusal-own-tile"), "5.5"
        return Phrase("refusal-not-connected", {"tile": spot_name(game, spot, "first")}), "5.4"


def rolled(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    face, steps, _ = facts
    said: dict[str, Fact] = {"seat": seat_name(seat), "steps": steps}
    if face == QUAKE_ICON:
        return Said(Phrase("log-rolled-quake", said), ("dice",), "5.4")
    return Said(Phrase("log-rolled", said | {"colour": Phrase(f"face-{COLOURS[face]}")}), ("dice",), "5.2")


SPEECH: Speech[State] = Speech(
    decisions={kinds.REFILL: RefillSpeech(), kinds.QUAKE: QuakeSpeech()},
    events={events.ROLLED: rolled, events.COLLAPSED: at_a_spot("log-collapsed", "5.6", "first")},
)
