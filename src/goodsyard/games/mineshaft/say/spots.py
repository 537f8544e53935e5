"""What choices of a spot and events at a spot have in common."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, EventSpeech, Facts, Reason, Said
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.mineshaft.rules.state import STARTING_SPOT, State
from goodsyard.games.mineshaft.say.names import Case, amounts, counters_of, numbered_tile, spot_name, spot_ref


class SpotSpeech(DecisionSpeech[State]):
    """Choosing a spot; where the starting tile cannot be meant it may stand for nothing."""

    choice_id: str
    choice_clause: str
    choice_case: Case = "object"
    nothing_id: str = ""
    """What choosing nothing says."""

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == STARTING_SPOT and self.nothing_id:
            return Said(Phrase(self.nothing_id), (), self.choice_clause, declines=True)
        return Said(
            Phrase(self.choice_id, {"tile": spot_name(game, action, self.choice_case)}),
            (spot_ref(action),),
            self.choice_clause,
        )

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        if action >= game.spots:
            return Phrase("refusal-no-spot", {"number": action}), "2.1"
        return self.spot_refusal(game, seat, action)

    def spot_refusal(self, game: State, seat: int, spot: int) -> Reason | None:
        """Why a spot of the mine cannot be chosen."""
        return None


def collapsed_refusal(game: State, spot: int) -> Reason | None:
    """For choices that need a tile that is not collapsed."""
    return (
        (Phrase("refusal-collapsed", {"tile": spot_name(game, spot, "first")}), "2.7") if game.collapsed[spot] else None
    )


def at_a_spot(message: str, clause: str, case: Case = "object") -> EventSpeech[State]:
    """An event with a spot, its tile and perhaps counters."""

    def event(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
        spot, tile, _ = facts
        counters = counters_of(facts[2])
        said: dict[str, Fact] = {"seat": seat_name(seat), "tile": numbered_tile(tile, spot, case)}
        said |= {"counters": amounts(counters), "count": sum(counters.values())}
        return Said(Phrase(message, said), (spot_ref(spot),), clause)

    return event
