"""What is said about the cattle market (RULES 7.15-7.19)."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules import events, kinds
from goodsyard.games.great_western_trail.rules.cards import NONE
from goodsyard.games.great_western_trail.rules.cattle import ADD_CARDS, BOUGHT_CARD, COWBOYS, ENOUGH, PRICE, SECOND_CARD
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.say.common import Told, logged, rider_ref, too_dear
from goodsyard.games.great_western_trail.say.names import a_card, card_id, counted_cards


class CattleSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-cattle", {"cowboys": kinds.CATTLE_COWBOYS.of(about)})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == ENOUGH:
            return Said(Phrase("choice-enough"), (rider_ref(seat),), "7.16", declines=True)
        if action == ADD_CARDS:
            return Said(Phrase("choice-add-cards"), ("market:stack",), "7.19")
        told, refs = cards_told(BOUGHT_CARD[action], SECOND_CARD[action])
        told |= {"cowboys": COWBOYS[action], "dollars": PRICE[action]}
        return Said(Phrase("choice-buy", told), refs, "7.15")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        if action == ENOUGH:
            return None
        wanted = 1 if action == ADD_CARDS else COWBOYS[action]
        if wanted > kinds.CATTLE_COWBOYS.of(about):
            return Phrase("refusal-cowboys", {"count": wanted}), "7.16"
        if action == ADD_CARDS:
            return Phrase("refusal-no-cattle-stack"), "7.19"
        if PRICE[action] > game.players[seat].money:
            return too_dear(game, seat, PRICE[action], "7.15")
        return Phrase("refusal-not-in-market"), "7.15"


def cards_told(card: int, second: int) -> tuple[Told, tuple[str, ...]]:
    """One or two cards of the market, and their marks."""
    cards = [card_id(each) for each in (card, second) if each != NONE]
    return {"cards": counted_cards(cards)}, tuple(dict.fromkeys(f"market:{c}" for c in cards))


def bought(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    card, second, dollars = facts
    told, refs = cards_told(card, second)
    return Said(logged("bought", seat, told | {"dollars": dollars}), refs, "7.18")


def added_card(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    card = card_id(facts[0])
    return Said(logged("added-card", seat, {"card": a_card(card)}), (f"market:{card}",), "7.19")


def market_filled(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(logged("market-filled", seat, {"count": facts[0], "dollars": facts[0]}), (), "9.8")


SPEECH: Speech[State] = Speech(
    decisions={kinds.CATTLE: CattleSpeech()},
    events={events.BOUGHT: bought, events.ADDED_CARD: added_card, events.MARKET_FILLED: market_filled},
)
