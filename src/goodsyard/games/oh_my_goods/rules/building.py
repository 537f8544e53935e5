"""Building the planned card (RULES 7.1-7.3, 8.2, 10.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.oh_my_goods.rules import events, kinds
from goodsyard.games.oh_my_goods.rules.cards import COLOUR_OF, COST, GIVES, LAST_BUILDING, NONE, PLAN_RETURNS
from goodsyard.games.oh_my_goods.rules.goods import coins
from goodsyard.games.oh_my_goods.rules.piles import discard, take
from goodsyard.games.oh_my_goods.rules.state import Player, State


class Build(Decision[State]):
    """Build the planned card if its cost can be paid, or give it up (RULES 7.1, 7.2, 10.3)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        found.add(kinds.BUILD_NOT)
        if coins(game.me) >= COST[game.me.planned]:
            found.add(kinds.BUILD_IT)

    def choose(self, game: State, about: i64, action: i64) -> None:
        me = game.me
        card = me.planned
        me.planned = NONE
        if action == kinds.BUILD_IT:
            game.has_built = True
            add_building(game, me, card)
            game.ask(kinds.PAY, COST[card])
            return
        game.tell(events.NOT_BUILT, game.seat, card, PLAN_RETURNS[game.edition], coins(me))
        if PLAN_RETURNS[game.edition]:
            take(me, card)
        else:
            discard(game, card)


def add_building(game: State, me: Player, card: i64) -> None:
    """Place the card face up in front of the player; the eighth building announces the last round (RULES 7.3, 8.2)."""
    me.buildings[me.built] = card
    me.built += 1
    me.colours[COLOUR_OF[card]] += 1
    if GIVES[card] != NONE:
        me.offices[GIVES[card]] += 1
    game.tell(events.BUILT, game.seat, card)
    if me.built >= LAST_BUILDING and game.last_round == 0:
        game.last_round = game.round + 1
        game.tell(events.LAST_ROUND, game.seat, me.built)


BUILD: Final = Build(kinds.BUILD, "build", 2)
