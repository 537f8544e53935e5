"""What Swap says."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.mineshaft.rules import events, kinds
from goodsyard.games.mineshaft.rules.bag import counters_on
from goodsyard.games.mineshaft.rules.mine import can_have
from goodsyard.games.mineshaft.rules.state import State
from goodsyard.games.mineshaft.say.names import (
    letters_of,
    numbered_tile,
    sides_of,
    spot_name,
    spot_ref,
    tile_name,
)
from goodsyard.games.mineshaft.say.spots import SpotSpeech, collapsed_refusal


class SwapSpeech(SpotSpeech):
    choice_id, choice_clause, nothing_id = "choice-swap", "9.2", "choice-swap-none"
    choice_case = "dative"

    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-swap")

    def spot_refusal(self, game: State, seat: int, spot: int) -> Reason | None:
        if game.collapsed[spot]:
            return collapsed_refusal(game, spot)
        is_empty = counters_on(game, spot) == 0
        return Phrase(
            "refusal-empty" if is_empty else "refusal-occupied", {"tile": spot_name(game, spot, "dative")}
        ), "9.2"


class RotateSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-turn", {"tile": spot_name(game, kinds.ROTATE_SPOT.of(about), "object")})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        return Said(Phrase("choice-turn", {"sides": sides_of(action)}), (f"turn:{letters_of(action)}",), "9.4")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        tile = game.tiles[kinds.ROTATE_SPOT.of(about)]
        if not can_have(tile, action):
            return Phrase("refusal-shape", {"tile": tile_name(tile, "first")}), "1.8"
        return Phrase("refusal-swap-joint"), "9.4"


def swapped(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    spot, tile, laid = facts
    said: dict[str, Fact] = {"seat": seat_name(seat), "tile": numbered_tile(tile, spot, "dative")}
    return Said(Phrase("log-swapped", said), (spot_ref(spot), spot_ref(laid)), "9.2")


SPEECH: Speech[State] = Speech(
    decisions={kinds.SWAP: SwapSpeech(), kinds.ROTATE: RotateSpeech()},
    events={events.SWAPPED: swapped},
)
