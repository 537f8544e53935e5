"""What hiring an assistant says."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.oh_my_goods.rules import events, kinds
from goodsyard.games.oh_my_goods.rules.cards import HIRE_AFTER_BUILDING, MAX_ASSISTANTS, SIDE_COST, SIDE_POINTS
from goodsyard.games.oh_my_goods.rules.hiring import assistants_of, has_colours, has_room_anywhere
from goodsyard.games.oh_my_goods.rules.planning import is_free
from goodsyard.games.oh_my_goods.rules.state import State
from goodsyard.games.oh_my_goods.say.names import (
    SIDES,
    asked_by,
    building_name,
    building_ref,
    coloured,
    own_building,
    side_facts,
)
from goodsyard.games.oh_my_goods.say.reasons import no_room, too_expensive


class HireSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-hire")

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == kinds.HIRE_NOBODY:
            return Said(Phrase("choice-nobody"), (), "7.7", declines=True)
        side = action - kinds.HIRE_SIDE
        return Said(Phrase("choice-hire", side_facts(side)), (f"assistant:{SIDES[side]}",), "7.8")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        me, side = game.players[seat], action - kinds.HIRE_SIDE
        if not game.offered >> side & 1:
            return Phrase("refusal-not-offered"), "1.3"
        if game.has_built and not HIRE_AFTER_BUILDING[game.edition]:
            return Phrase("refusal-has-built"), "10.4"
        if assistants_of(me) >= MAX_ASSISTANTS[game.edition]:
            return Phrase("refusal-assistants", {"count": MAX_ASSISTANTS[game.edition]}), "7.10"
        if not has_room_anywhere(game, me):
            return Phrase("refusal-no-place"), "7.9"
        if not has_colours(me, side):
            lacking = [max(0, asked - own) for asked, own in zip(asked_by(side), me.colours, strict=False)]
            return Phrase("refusal-colours", {"asked": coloured(lacking)}), "7.8"
        return too_expensive(me, SIDE_COST[side], "7.7")


class StationSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-station")

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        me = game.players[seat]
        said = {"building": own_building(me, action)}
        return Said(Phrase("choice-station", said), (building_ref(seat, action),), "7.9")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        me = game.players[seat]
        if action == me.worker and is_free(me, action):
            return Phrase("refusal-worker", {"building": own_building(me, action)}), "7.9"
        return no_room(me, action)


def hired(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    side, card, _ = facts
    said: dict[str, Fact] = {"seat": seat_name(seat), "building": building_name(card)}
    return Said(Phrase("log-hired", said | {"coins": SIDE_COST[side], "points": SIDE_POINTS[side]}), (), "7.7")


SPEECH: Speech[State] = Speech(
    decisions={kinds.HIRE: HireSpeech(), kinds.STATION: StationSpeech()},
    events={events.HIRED: hired},
)
