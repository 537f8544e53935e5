"""What is said about printed actions: their names, what is missing for them, immediate actions (RULES 6, 7)."""

from __future__ import annotations

from collections.abc import Callable

from goodsyard.core.speech import DecisionSpeech, Reason, Said, Speech
from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.actions import PAIR_FIRST, PAIR_SECOND, PERFORM
from goodsyard.games.great_western_trail.rules.cards import (
    AMOUNT,
    ANY_CATTLE,
    BUILDING,
    BUY_CATTLE,
    CATTLE,
    COPY_ACTIONS,
    DISCARD_FOR,
    DISCARDED_CARD,
    DRAW_CARDS,
    ENGINE_BACK,
    EXTRA_DELIVERY,
    GAIN_OBJECTIVE,
    HIRING,
    OBJECTIVE_CARD,
    OP,
    PAIR,
    PAY,
    REMOVE_HAZARD,
    TRADE,
    UPGRADE_BEHIND,
)
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.say.building import no_building
from goodsyard.games.great_western_trail.say.common import no_way_back, rider_ref, too_dear
from goodsyard.games.great_western_trail.say.hiring import nobody_to_hire
from goodsyard.games.great_western_trail.say.names import action_name, card_id, counted_cards
from goodsyard.games.great_western_trail.say.tiles import no_hazard, no_teepee
from goodsyard.games.great_western_trail.say.upgrading import nothing_to_upgrade


class ImmediateSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-immediate", {"action": action_name(kinds.IMMEDIATE_ROW.of(about))})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action != PERFORM:
            return Said(Phrase("choice-forfeit"), (rider_ref(seat),), "6.8", declines=True)
        row = kinds.IMMEDIATE_ROW.of(about)
        refs = tuple(f"hand:{card}" for card in cards_given(row, 0))
        return Said(Phrase("choice-immediate", {"action": action_name(row)}), refs or (rider_ref(seat),), "6.8")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        return no_cards(kinds.IMMEDIATE_ROW.of(about), 0)


def cards_given(row: int, detail: int) -> list[str]:
    """The cards that an action takes from the hand."""
    if OP[row] != DISCARD_FOR:
        return []
    card = DISCARDED_CARD[row]
    if card == PAIR:
        return [card_id(PAIR_FIRST[detail]), card_id(PAIR_SECOND[detail])]
    if card == OBJECTIVE_CARD:
        return [card_id(CATTLE + detail)]
    return [card_id(detail if card == ANY_CATTLE else card)]


def use_name(row: int, cards: list[str]) -> Phrase:
    """An action, with the cards if there is a choice of them."""
    if not cards or DISCARDED_CARD[row] < ANY_CATTLE:
        return action_name(row)
    told = dict(action_name(row).facts) | {"card": counted_cards(cards)}
    return Phrase("action-discard", told)


def no_cards(row: int, detail: int) -> Reason:
    """The cards to discard are not in hand."""
    return Phrase("refusal-cards", {"action": use_name(row, cards_given(row, detail))}), "6.2"


def cannot_perform(game: State, seat: int, row: int) -> Reason:
    """The requirement of an action that is not met (RULES 5.5)."""
    reason = REASONS.get(OP[row])
    if reason:
        return reason(game, seat, row)
    if game.players[seat].money < PAY[row]:
        return too_dear(game, seat, PAY[row], "5.5")
    return Phrase("refusal-nothing"), "5.5"


REASONS: dict[int, Callable[[State, int, int], Reason]] = {
    HIRING: lambda game, seat, row: nobody_to_hire(game, seat, AMOUNT[row]),
    BUILDING: lambda game, seat, row: no_building(game, seat, PAY[row]),
    REMOVE_HAZARD: lambda game, seat, row: no_hazard(game, seat, PAY[row]),
    TRADE: lambda game, seat, row: no_teepee(game, seat),
    UPGRADE_BEHIND: lambda game, seat, row: nothing_to_upgrade(game, seat),
    GAIN_OBJECTIVE: lambda game, seat, row: (Phrase("refusal-no-objectives"), "11.2"),
    BUY_CATTLE: lambda game, seat, row: (Phrase("refusal-no-purchase"), "7.15"),
    DRAW_CARDS: lambda game, seat, row: (Phrase("refusal-no-draw"), "4.6"),
    ENGINE_BACK: lambda game, seat, row: no_way_back(AMOUNT[row]),
    EXTRA_DELIVERY: lambda game, seat, row: no_way_back(1),
    COPY_ACTIONS: lambda game, seat, row: (Phrase("refusal-copy-nothing"), "5.8"),
}

SPEECH: Speech[State] = Speech(decisions={kinds.IMMEDIATE: ImmediateSpeech()})
