"""Paying coins with goods, one good at a time (RULES 7.4-7.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.oh_my_goods.rules import events, kinds
from goodsyard.games.oh_my_goods.rules.cards import COINS, MAX_BUILDINGS
from goodsyard.games.oh_my_goods.rules.goods import discard_good, left_on
from goodsyard.games.oh_my_goods.rules.state import PLANNING, Player, State


class Pay(Decision[State]):
    """Choose the building whose good is spent next, until the `about` coins are paid (RULES 7.4, 7.5)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        me = game.me
        building: i64
        for building in range(me.built):
            if left_on(me, building) > 0:
                found.add(building)

    def choose(self, game: State, about: i64, action: i64) -> None:
        me = game.me
        me.spent[action] += 1
        owed = about - COINS[me.buildings[action]]
        if owed > 0:
            game.ask(kinds.PAY, owed)
        elif game.phase == PLANNING:
            game.ask(kinds.MOVE, 0)  # the payment stays secret until everyone has planned
        else:
            reveal_payment(game, game.seat, me)


def reveal_payment(game: State, seat: i64, player: Player) -> None:
    """Put the spent goods on the discard pile (RULES 7.6)."""
    building: i64
    for building in range(player.built):
        count = player.spent[building]
        if count > 0:
            game.tell(events.SPENT, seat, player.buildings[building], count)
            player.spent[building] = 0
            k: i64
            for k in range(count):
                discard_good(game, player, building)


PAY: Final = Pay(kinds.PAY, "pay", MAX_BUILDINGS)
