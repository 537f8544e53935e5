"""What production chains say."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Phrase, seat_name
from goodsyard.games.oh_my_goods.rules import events, kinds
from goodsyard.games.oh_my_goods.rules.cards import COLOUR_OF, FIRST_INPUT, RESOURCES, SECOND_INPUT
from goodsyard.games.oh_my_goods.rules.state import State
from goodsyard.games.oh_my_goods.say.names import (
    building_name,
    building_ref,
    card_name,
    good_name,
    hand_ref,
    made_by,
    own_building,
    priced,
    resource_name,
)
from goodsyard.games.oh_my_goods.say.reasons import no_building, not_in_hand


class ChainSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        me, building = game.players[seat], kinds.CHAIN_BUILDING.of(about)
        said = {"building": own_building(me, building), "good": made_by(me.buildings[building])}
        return Phrase("prompt-chain", said)

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == kinds.CHAIN_STOP:
            return Said(Phrase("choice-stop"), (), "6.1", declines=True)
        building = kinds.CHAIN_BUILDING.of(about)
        if action >= kinds.CHAIN_FROM_BUILDING:
            return good_choice(game, seat, action - kinds.CHAIN_FROM_BUILDING, building, "6.3")
        card = action - kinds.CHAIN_FROM_HAND
        refs = (hand_ref(card), building_ref(seat, building))
        said = {"card": card_name(card), "product": made_by(game.players[seat].buildings[building], 1)}
        return Said(Phrase("choice-refine-card", said), refs, "6.2")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        me, building = game.players[seat], kinds.CHAIN_BUILDING.of(about)
        if action == kinds.CHAIN_STOP:
            return Phrase("refusal-chain-opened", {"building": own_building(me, building)}), "10.7"
        first = FIRST_INPUT[me.buildings[building]]
        if action >= kinds.CHAIN_FROM_BUILDING:
            return no_building(me, action - kinds.CHAIN_FROM_BUILDING) or takes_other_item(first)
        card = action - kinds.CHAIN_FROM_HAND
        missing = not_in_hand(me, card)
        if missing or COLOUR_OF[card] == first:
            return missing
        return takes_other_item(first)


class ChainWithSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        second = SECOND_INPUT[game.players[seat].buildings[about]]
        return Phrase("prompt-chain-with", {"good": good_name(second - RESOURCES, 1)})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        return good_choice(game, seat, action, about, "6.4")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        me = game.players[seat]
        return no_building(me, action) or takes_other_item(SECOND_INPUT[me.buildings[about]])


def good_choice(game: State, seat: int, source: int, target: int, clause: str) -> Said:
    """Move a good from one building to another."""
    me = game.players[seat]
    said = {"building": own_building(me, source), "good": made_by(me.buildings[source], 1)}
    said["product"] = made_by(me.buildings[target], 1)
    return Said(Phrase("choice-refine-good", said), (building_ref(seat, source), building_ref(seat, target)), clause)


def takes_other_item(item: int) -> Reason:
    """The chain takes this item, and the action offers another one."""
    if item < RESOURCES:
        return Phrase("refusal-chain-takes", {"item": resource_name(item)}), "6.2"
    return Phrase("refusal-chain-takes", {"item": good_name(item - RESOURCES)}), "6.3"


def refined_card(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    card, building, _ = facts
    said = {"seat": seat_name(seat), "card": priced(card), "resource": resource_name(COLOUR_OF[card])}
    said |= {"product": made_by(building, 1), "building": building_name(building)}
    return Said(Phrase("log-refined-card", said), (), "6.2")


def refined_good(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    source, building, _ = facts
    said = {"seat": seat_name(seat), "good": made_by(source, 1), "product": made_by(building, 1)}
    said["building"] = building_name(building)
    return Said(Phrase("log-refined-good", said), (), "6.3")


SPEECH: Speech[State] = Speech(
    decisions={kinds.CHAIN: ChainSpeech(), kinds.CHAIN_WITH: ChainWithSpeech()},
    events={events.REFINED_CARD: refined_card, events.REFINED_GOOD: refined_good},
)
