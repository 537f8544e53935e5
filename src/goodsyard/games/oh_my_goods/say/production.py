"""What production says: which building produces, and the cards discarded for it."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.oh_my_goods.rules import events, kinds
from goodsyard.games.oh_my_goods.rules.cards import (
    AMOUNT_OF,
    COLOUR_OF,
    FIRST_INPUT,
    NONE,
    OPEN_CHAINS,
    PRINT_OF,
    REQUIRED_ANY,
)
from goodsyard.games.oh_my_goods.rules.production import cards_needed, has_person
from goodsyard.games.oh_my_goods.rules.state import State
from goodsyard.games.oh_my_goods.say.names import (
    MODE_CLAUSES,
    at_building,
    building_name,
    building_ref,
    card_name,
    hand_ref,
    made_by,
    own_building,
    priced,
    resource_name,
    resources_name,
)
from goodsyard.games.oh_my_goods.say.reasons import no_building, not_in_hand


class ProduceSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-produce")

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == kinds.PRODUCE_ENOUGH:
            return Said(Phrase("choice-enough"), (), "5.1", declines=True)
        me = game.players[seat]
        building = kinds.PRODUCE_BUILDING.of(action)
        said: dict[str, Fact] = {"building": own_building(me, building)}
        refs = (building_ref(seat, building),)
        if kinds.PRODUCE_OPEN_CHAIN.has(action):
            return Said(Phrase("choice-open-chain", said), refs, "10.7")
        said["cards"] = cards_needed(game, me, building)
        clause = MODE_CLAUSES[me.mode] if me.worker == building else "5.8"
        return Said(Phrase("choice-produce", said), refs, clause)

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        me = game.players[seat]
        building = kinds.PRODUCE_BUILDING.of(action)
        missing = no_building(me, building)
        if missing:
            return missing
        said: dict[str, Fact] = {"building": own_building(me, building)}
        place: dict[str, Fact] = {"place": at_building(me, building)}
        if kinds.PRODUCE_OPEN_CHAIN.has(action):
            if FIRST_INPUT[me.buildings[building]] == NONE:
                return Phrase("refusal-no-chain", place), "1.6"
            if game.round == game.last_round and OPEN_CHAINS[game.edition]:
                return Phrase("refusal-chain", said), "6.2"
            return Phrase("refusal-chain-later", said), "6.1"
        if not has_person(me, building):
            return Phrase("refusal-nobody-there", place), "5.1"
        if game.produced >> building & 1:
            return Phrase("refusal-produced", said), "5.11"
        return Phrase("refusal-resources", said), "5.3" if me.worker != building or me.mode else "5.4"


class SupplySpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        building = own_building(game.players[seat], game.target)
        return Phrase("prompt-supply", {"cards": about, "building": building})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        said = {"card": card_name(action), "resource": resource_name(COLOUR_OF[action])}
        return Said(Phrase("choice-supply", said), (hand_ref(action),), "5.2")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        missing = not_in_hand(game.players[seat], action)
        if missing or PRINT_OF[action] != action:
            return missing
        return Phrase("refusal-not-missing", {"resource": resource_name(COLOUR_OF[action])}), "5.10"


def supplied(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    card, building, _ = facts
    said = {"seat": seat_name(seat), "card": priced(card), "resource": resource_name(COLOUR_OF[card])}
    return Said(Phrase("log-supplied", said | {"building": building_name(building)}), (), "5.2")


def produced(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    card, count, _ = facts
    said: dict[str, Fact] = {"seat": seat_name(seat), "building": building_name(card)}
    return Said(Phrase("log-produced", said | {"good": made_by(card, count), "count": count}), (), "5.6")


def not_produced(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    """Says what the market display lacks for a building, or that its owner chose not to produce."""
    card, lacking, spared = facts
    said: dict[str, Fact] = {"seat": seat_name(seat), "building": building_name(card), "spared": spared}
    count, missing = lacking, Phrase("amount-any", {"count": lacking})
    if not REQUIRED_ANY[card]:
        count, missing = sum(amount.of(lacking) for amount in AMOUNT_OF), resources_name(lacking)
    if count <= spared:
        return Said(Phrase("log-left-out", said), (), "5.1")
    return Said(Phrase("log-not-produced", said | {"missing": missing}), (), "5.2")


SPEECH: Speech[State] = Speech(
    decisions={kinds.PRODUCE: ProduceSpeech(), kinds.SUPPLY: SupplySpeech()},
    events={events.SUPPLIED: supplied, events.PRODUCED: produced, events.NOT_PRODUCED: not_produced},
)
