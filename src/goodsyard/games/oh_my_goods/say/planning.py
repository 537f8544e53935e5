"""What planning says: moving assistants, placing the worker, setting a card aside."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.oh_my_goods.rules import events, kinds
from goodsyard.games.oh_my_goods.rules.cards import MOVE_COST, NONE
from goodsyard.games.oh_my_goods.rules.goods import coins
from goodsyard.games.oh_my_goods.rules.state import State
from goodsyard.games.oh_my_goods.say.names import (
    MODE_CLAUSES,
    MODES,
    at_building,
    building_name,
    building_ref,
    card_name,
    hand_ref,
    own_building,
)
from goodsyard.games.oh_my_goods.say.reasons import no_building, no_room, not_in_hand, too_expensive


class MoveSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-move")

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == kinds.MOVE_NOBODY:
            return Said(Phrase("choice-stay"), (), "4.7", declines=True)
        me = game.players[seat]
        source, target = source_and_target(action)
        said = {"source": own_building(me, source), "target": own_building(me, target)}
        return Said(Phrase("choice-move", said), (building_ref(seat, source), building_ref(seat, target)), "4.7")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        me = game.players[seat]
        source, target = source_and_target(action)
        missing = no_building(me, max(source, target))
        if missing:
            return missing
        if me.stations[source] == 0:
            return Phrase("refusal-no-assistant", {"place": at_building(me, source)}), "4.7"
        if me.moved >> source & 1:
            return Phrase("refusal-moved"), "4.8"
        if coins(me) < MOVE_COST:
            return too_expensive(me, MOVE_COST, "4.7")
        return no_room(me, target)


def source_and_target(action: int) -> tuple[int, int]:
    """The two buildings of a move."""
    move = action - kinds.MOVE_FIRST
    return kinds.MOVE_SOURCE.of(move), kinds.MOVE_TARGET.of(move)


class WorkSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-work")

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == kinds.WORK_IDLE:
            return Said(Phrase("choice-idle"), (), "4.5", declines=True)
        building, mode = kinds.WORK_BUILDING.of(action), kinds.WORK_MODE.of(action)
        said: dict[str, Fact] = {"building": own_building(game.players[seat], building), "mode": MODES[mode]}
        return Said(Phrase("choice-work", said), (building_ref(seat, building),), MODE_CLAUSES[mode])

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        if action == kinds.WORK_IDLE:
            return Phrase("refusal-idle"), "4.5"
        return no_room(game.players[seat], kinds.WORK_BUILDING.of(action))


class PlanSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-plan")

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == kinds.PLAN_NOTHING:
            return Said(Phrase("choice-no-plan"), (), "4.6", declines=True)
        card = action - kinds.PLAN_CARD
        return Said(Phrase("choice-plan", {"card": card_name(card)}), (hand_ref(card),), "4.6")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        return not_in_hand(game.players[seat], action - kinds.PLAN_CARD)


def works(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    card, mode, _ = facts
    if card == NONE:
        return Said(Phrase("log-idle", {"seat": seat_name(seat)}), (), "4.5")
    said: dict[str, Fact] = {"seat": seat_name(seat), "building": building_name(card), "mode": MODES[mode]}
    return Said(Phrase("log-works", said), (), "4.3")


def moved(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    source, target, _ = facts
    said = {"seat": seat_name(seat), "source": building_name(source), "target": building_name(target)}
    return Said(Phrase("log-moved", said), (), "4.7")


def planned(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(Phrase("log-planned" if facts[0] else "log-no-plan", {"seat": seat_name(seat)}), (), "4.6")


SPEECH: Speech[State] = Speech(
    decisions={kinds.MOVE: MoveSpeech(), kinds.WORK: WorkSpeech(), kinds.PLAN: PlanSpeech()},
    events={events.WORKS: works, events.MOVED: moved, events.PLANNED: planned},
)
