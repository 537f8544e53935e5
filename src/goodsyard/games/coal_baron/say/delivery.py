"""What deliveries say."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.coal_baron.rules import events, kinds
from goodsyard.games.coal_baron.rules.cards import ORDER_SIZE
from goodsyard.games.coal_baron.rules.delivery import ANY_ENGINE, ENOUGH, FIRST_TRAIN
from goodsyard.games.coal_baron.rules.docks import engine_in, lorries_on
from goodsyard.games.coal_baron.rules.state import ORDER_IN_HAND, State
from goodsyard.games.coal_baron.say.innovations import NO_PLACEMENT_LEFT
from goodsyard.games.coal_baron.say.names import ENGINES, ORDERS, an_engine, dock_name, name_of


class DeliverySpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        if about == ANY_ENGINE:
            return Phrase("prompt-delivery")
        legal = game.legal(seat)
        engine: dict[str, Fact] = {"engine": an_engine(ENGINES[about - 1])}
        if ENOUGH not in legal:
            return Phrase("prompt-delivery-must", engine)
        return Phrase("prompt-delivery-nothing") if legal == [ENOUGH] else Phrase("prompt-delivery-more", engine)

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == ENOUGH:
            return Said(Phrase("choice-enough"), (), "5.4", declines=True)
        dock, order = (
            kinds.DELIVERY_DOCK.of(action - FIRST_TRAIN),
            ORDERS[kinds.DELIVERY_ORDER.of(action - FIRST_TRAIN)],
        )
        facts: dict[str, Fact] = {"dock": dock_name(dock), "order": name_of(f"order:{order}")}
        return Said(Phrase("choice-deliver", facts), (f"dock:{seat}:{dock + 1}", f"hand:order:{order}"), "5.2")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        if action == ENOUGH:
            return (Phrase("refusal-first-train"), "5.1") if about == ANY_ENGINE else NO_PLACEMENT_LEFT
        dock, order = kinds.DELIVERY_DOCK.of(action - FIRST_TRAIN), kinds.DELIVERY_ORDER.of(action - FIRST_TRAIN)
        player = game.players[seat]
        if player.hand[ORDER_IN_HAND + order] == 0:
            return Phrase("refusal-no-order", {"order": name_of(f"order:{ORDERS[order]}")}), "5.2"
        engine = engine_in(player, dock)
        if engine == 0:
            return Phrase("refusal-no-engine", {"dock": dock_name(dock)}), "5.2"
        if about not in (ANY_ENGINE, engine):
            return Phrase("refusal-other-engine", {"dock": dock_name(dock)}), "5.4"
        lorries = lorries_on(player, dock)
        if lorries < ORDER_SIZE[order]:
            return Phrase("refusal-lorries", {"dock": dock_name(dock), "lorries": lorries}), "5.3"
        return NO_PLACEMENT_LEFT


def delivered(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    dock, order, engine = facts
    said: dict[str, Fact] = {"seat": seat_name(seat), "dock": dock_name(dock)}
    said |= {"order": name_of(f"order:{ORDERS[order]}"), "engine": name_of(f"engine:{ENGINES[engine]}")}
    return Said(Phrase("log-delivered", said), (f"dock:{seat}:{dock + 1}",), "5.5")


SPEECH: Speech[State] = Speech(
    decisions={kinds.DELIVERY: DeliverySpeech()},
    events={events.DELIVERED: delivered},
)
