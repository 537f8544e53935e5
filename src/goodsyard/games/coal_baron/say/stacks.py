"""What the stacks of the display say."""

from __future__ import annotations

from goodsyard.core.speech import Facts, Reason, Said, Speech
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.coal_baron.rules import events
from goodsyard.games.coal_baron.rules.memory import CARD_KIND
from goodsyard.games.coal_baron.rules.stacks import top
from goodsyard.games.coal_baron.rules.state import State
from goodsyard.games.coal_baron.say.names import ZONE_CLAUSES, ZONES, half_of_pair, stack_card, the, zone_name


def top_card(game: State, stack: int) -> dict[str, Fact]:
    """The top card, and the number of its stack if there are two."""
    facts: dict[str, Fact] = {"card": the(stack_card(stack, CARD_KIND.of(top(game, stack))))}
    number = half_of_pair(stack)
    return facts if number is None else facts | {"stack": number}


def stack_refusal(game: State, stack: int) -> Reason:
    """Why no card can be taken from a stack."""
    if game.heights[stack] == 0:
        return Phrase("refusal-empty", {"zone": zone_name(stack)}), "7.1"
    return Phrase("refusal-engines-full"), "3.6"


def took(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    stack, kind, _ = facts
    said: dict[str, Fact] = {"seat": seat_name(seat), "card": the(stack_card(stack, kind))}
    return Said(Phrase("log-took", said), (f"zone:{ZONES[stack]}",), ZONE_CLAUSES[stack])


def cut(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    stack, cards, _ = facts
    return Said(Phrase("log-cut", {"zone": zone_name(stack), "cards": cards}), (f"zone:{ZONES[stack]}",), "7.2")


SPEECH: Speech[State] = Speech(events={events.TOOK: took, events.CUT: cut})
