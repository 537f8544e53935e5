"""What building says."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.oh_my_goods.rules import events, kinds
from goodsyard.games.oh_my_goods.rules.cards import COST, GIVES, NONE, PLAN_RETURNS
from goodsyard.games.oh_my_goods.rules.state import State
from goodsyard.games.oh_my_goods.say.names import card_name, kind_name, priced
from goodsyard.games.oh_my_goods.say.reasons import too_expensive


class BuildSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        card = game.players[seat].planned
        return Phrase("prompt-build", {"card": card_name(card), "coins": COST[card]})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        refs = (f"planned:{seat}",)
        if action == kinds.BUILD_IT:
            return Said(Phrase("choice-build"), refs, "7.1")
        if PLAN_RETURNS[game.edition]:
            return Said(Phrase("choice-take-back"), refs, "10.3")
        return Said(Phrase("choice-give-up"), refs, "7.2", declines=True)

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        me = game.players[seat]
        return too_expensive(me, COST[me.planned], "7.1")


def built(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    card = facts[0]
    said: dict[str, Fact] = {"seat": seat_name(seat), "building": kind_name(card), "coins": COST[card]}
    return Said(Phrase("log-built", said | {"office": int(GIVES[card] != NONE)}), (), "7.1")


def not_built(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    """A planned card that goes back to the hand stays its owner's secret, and so does the reason (RULES 10.3)."""
    card, returns, purse = facts
    said: dict[str, Fact] = {"seat": seat_name(seat)}
    if returns and viewer != seat and not game.over:
        return Said(Phrase("log-took-back-a-card", said), (), "10.3")
    said |= {"card": priced(card)}
    if returns:
        return Said(Phrase("log-took-back", said), (), "10.3")
    name = "log-could-not-pay" if purse < COST[card] else "log-gave-up"
    return Said(Phrase(name, said | {"coins": purse}), (), "7.2")


def last_round(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(Phrase("log-last-round", {"seat": seat_name(seat), "count": facts[0]}), (), "8.3")


SPEECH: Speech[State] = Speech(
    decisions={kinds.BUILD: BuildSpeech()},
    events={events.BUILT: built, events.NOT_BUILT: not_built, events.LAST_ROUND: last_round},
)
