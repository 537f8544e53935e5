"""What paying with goods says."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.oh_my_goods.rules import events, kinds
from goodsyard.games.oh_my_goods.rules.cards import COINS
from goodsyard.games.oh_my_goods.rules.goods import left_on
from goodsyard.games.oh_my_goods.rules.state import State
from goodsyard.games.oh_my_goods.say.names import at_building, building_ref, made_by, own_building
from goodsyard.games.oh_my_goods.say.reasons import no_building


class PaySpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-pay", {"coins": about})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        me = game.players[seat]
        card = me.buildings[action]
        said: dict[str, Fact] = {"building": own_building(me, action), "good": made_by(card, 1)}
        said |= {"coins": COINS[card], "left": left_on(me, action)}
        return Said(Phrase("choice-pay", said), (building_ref(seat, action),), "7.4")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        me = game.players[seat]
        return no_building(me, action) or (Phrase("refusal-no-goods", {"place": at_building(me, action)}), "7.4")


def spent(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    card, count, _ = facts
    said: dict[str, Fact] = {"seat": seat_name(seat), "good": made_by(card, count)}
    return Said(Phrase("log-spent", said | {"count": count, "coins": count * COINS[card]}), (), "7.4")


SPEECH: Speech[State] = Speech(decisions={kinds.PAY: PaySpeech()}, events={events.SPENT: spent})
