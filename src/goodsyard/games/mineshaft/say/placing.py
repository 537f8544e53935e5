"""What laying a tile says."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.mineshaft.rules import events, kinds
from goodsyard.games.mineshaft.rules.mine import can_have, is_free
from goodsyard.games.mineshaft.rules.state import State
from goodsyard.games.mineshaft.say.names import (
    LETTERS,
    SIDES,
    amounts,
    counters_of,
    letters_of,
    numbered_tile,
    sides_of,
    spot_ref,
    tile_name,
)


class LaySpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-lay", {"tile": tile_name(game.drawn, "object")})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        side, openings = kinds.LAY_SIDE.of(action), kinds.LAY_OPENINGS.of(action)
        facts: dict[str, Fact] = {"side": Phrase(f"side-{SIDES[side]}"), "sides": sides_of(openings)}
        return Said(Phrase("choice-lay", facts), (f"lay:{LETTERS[side]}:{letters_of(openings)}",), "4.4")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        side = kinds.LAY_SIDE.of(action)
        if not is_free(game, about, side):
            return Phrase("refusal-side", {"side": Phrase(f"side-{SIDES[side]}")}), "4.4"
        if not can_have(game.drawn, kinds.LAY_OPENINGS.of(action)):
            return Phrase("refusal-shape", {"tile": tile_name(game.drawn, "first")}), "1.8"
        return Phrase("refusal-joint"), "2.3"


def laid(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    tile, spot, _ = facts
    said: dict[str, Fact] = {"seat": seat_name(seat), "tile": numbered_tile(tile, spot, "object")}
    return Said(Phrase("log-laid", said), (spot_ref(spot),), "4.4")


def collected(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    said: dict[str, Fact] = {"seat": seat_name(seat), "counters": amounts(counters_of(facts[0]))}
    return Said(Phrase("log-collected", said), (), "9.9")


SPEECH: Speech[State] = Speech(
    decisions={kinds.LAY: LaySpeech()},
    events={events.LAID: laid, events.COLLECTED: collected},
)
