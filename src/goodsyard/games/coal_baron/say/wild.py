"""What the wild action says: the cards that were looked at are the looker's secret (RULES 12)."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.coal_baron.rules import events, kinds
from goodsyard.games.coal_baron.rules.cards import FAMILY_OF, INNOVATION, ORDER
from goodsyard.games.coal_baron.rules.state import State
from goodsyard.games.coal_baron.say.names import ZONES, stack_card, the, zone_name
from goodsyard.games.coal_baron.say.stacks import stack_refusal


class WildStackSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-wild-stack")

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        return Said(Phrase("choice-look", {"zone": zone_name(action)}), (f"zone:{ZONES[action]}",), "6.2")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        return stack_refusal(game, action)


class LookedAtSpeech(DecisionSpeech[State]):
    """Choosing one of the cards that were looked at, by the ids of its messages and its clause."""

    def __init__(self, prompt: str, choice: str, clause: str) -> None:
        self.prompt_id = prompt
        self.choice_id = choice
        self.clause = clause

    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase(self.prompt_id, {"zone": zone_name(game.looked_from)})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        card = stack_card(game.looked_from, action)
        return Said(Phrase(self.choice_id, {"card": the(card)}), (f"looked:{card}",), self.clause)

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        return Phrase("refusal-not-lifted"), self.clause


def looked(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    stack, cards, _ = facts
    said: dict[str, Fact] = {"seat": seat_name(seat), "zone": zone_name(stack), "cards": cards}
    return Said(Phrase("log-looked", said), (f"zone:{ZONES[stack]}",), "6.2")


def picked(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    """An order or innovation that was taken stays secret."""
    stack, kind, _ = facts
    is_open = FAMILY_OF[stack] not in (ORDER, INNOVATION)
    card = the(stack_card(stack, kind)) if is_open or viewer == seat or game.over else Phrase("a-card")
    said: dict[str, Fact] = {"seat": seat_name(seat), "zone": zone_name(stack), "card": card}
    return Said(Phrase("log-picked", said), (f"zone:{ZONES[stack]}",), "6.4")


def returned(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    stack, kind, _ = facts
    card = the(stack_card(stack, kind)) if viewer == seat or game.over else Phrase("a-card")
    said: dict[str, Fact] = {"seat": seat_name(seat), "zone": zone_name(stack), "card": card}
    return Said(Phrase("log-returned", said), (f"zone:{ZONES[stack]}",), "6.5")


SPEECH: Speech[State] = Speech(
    decisions={
        kinds.WILD_STACK: WildStackSpeech(),
        kinds.WILD_PICK: LookedAtSpeech("prompt-wild-pick", "choice-pick", "6.4"),
        kinds.WILD_RETURN: LookedAtSpeech("prompt-wild-return", "choice-return", "6.5"),
    },
    events={events.LOOKED: looked, events.PICKED: picked, events.RETURNED: returned},
)
