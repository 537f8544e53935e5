"""Production chains: hand cards and goods become other goods (RULES 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.oh_my_goods.rules import events, kinds
from goodsyard.games.oh_my_goods.rules.cards import (
    COLOUR_OF,
    FIRST_INPUT,
    GOOD_OF,
    MAX_BUILDINGS,
    NONE,
    PRINT_OF,
    RESOURCES,
    SECOND_INPUT,
)
from goodsyard.games.oh_my_goods.rules.goods import has_good, lay_good, lift_good
from goodsyard.games.oh_my_goods.rules.piles import take_out
from goodsyard.games.oh_my_goods.rules.state import DISCREET_RULES, Player, State


def has_item(player: Player, item: i64) -> bool:
    """Does the player have an item for a chain: a resource in hand or a good?"""
    return player.supply[item] > 0 if item < RESOURCES else has_good(player, item - RESOURCES)


def has_chain(player: Player, building: i64) -> bool:
    """Can the building's chain be used now? (RULES 6.2, 6.4)"""
    card = player.buildings[building]
    first, second = FIRST_INPUT[card], SECOND_INPUT[card]
    return first != NONE and has_item(player, first) and (second == NONE or has_item(player, second))


def might_refine(game: State, player: Player, building: i64) -> bool:
    """Could the chain be used with some hand of this size? Then its owner is asked (RULES 6.1, 12.7)."""
    if game.rules_version < DISCREET_RULES:
        return has_chain(player, building)
    card = player.buildings[building]
    first, second = FIRST_INPUT[card], SECOND_INPUT[card]
    return first != NONE and might_have(player, first) and (second == NONE or might_have(player, second))


def might_have(player: Player, item: i64) -> bool:
    """Could the player have an item for a chain, as far as the others know?"""
    return player.held > 0 if item < RESOURCES else has_good(player, item - RESOURCES)


def list_sources(player: Player, good: i64, offset: i64, found: Options) -> None:
    """Add the buildings that hold this good, each as `offset` + building (RULES 6.3)."""
    building: i64
    for building in range(player.built):
        if player.goods[building] > 0 and GOOD_OF[player.buildings[building]] == good:
            found.add(offset + building)


def refine_good(game: State, source: i64, target: i64) -> None:
    """Move a good from one building to another, where it becomes that building's good (RULES 6.3)."""
    me = game.me
    lay_good(game, me, target, lift_good(game, me, source))
    game.tell(events.REFINED_GOOD, game.seat, me.buildings[source], me.buildings[target])


class Chain(Decision[State]):
    """Use a building's chain, choosing its first input, or stop (RULES 6.1-6.3, 10.7)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        if not kinds.CHAIN_OPENED.has(about):
            found.add(kinds.CHAIN_STOP)
        me = game.me
        first = FIRST_INPUT[me.buildings[kinds.CHAIN_BUILDING.of(about)]]
        if first >= RESOURCES:
            list_sources(me, first - RESOURCES, kinds.CHAIN_FROM_BUILDING, found)
            return
        k: i64
        for k in range(me.held):
            printed = PRINT_OF[me.hand[k]]
            if COLOUR_OF[me.hand[k]] == first and (k == 0 or PRINT_OF[me.hand[k - 1]] != printed):
                found.add(kinds.CHAIN_FROM_HAND + printed)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == kinds.CHAIN_STOP:
            return
        me = game.me
        building = kinds.CHAIN_BUILDING.of(about)
        if action >= kinds.CHAIN_FROM_BUILDING:
            refine_good(game, action - kinds.CHAIN_FROM_BUILDING, building)
        else:
            card = take_out(me, action - kinds.CHAIN_FROM_HAND)
            lay_good(game, me, building, card)
            game.shown[card] = 1
            game.tell(events.REFINED_CARD, game.seat, card, me.buildings[building])
        if SECOND_INPUT[me.buildings[building]] != NONE:
            game.ask(kinds.CHAIN_WITH, building)
        elif might_refine(game, me, building):
            game.push(game.seat, kinds.CHAIN, kinds.CHAIN_BUILDING.at(building))


class ChainWith(Decision[State]):
    """Choose the building that gives the second input of a chain (RULES 6.4)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        list_sources(game.me, SECOND_INPUT[game.me.buildings[about]] - RESOURCES, 0, found)

    def choose(self, game: State, about: i64, action: i64) -> None:
        refine_good(game, action, about)
        if might_refine(game, game.me, about):
            game.push(game.seat, kinds.CHAIN, kinds.CHAIN_BUILDING.at(about))


CHAIN: Final = Chain(kinds.CHAIN, "chain", kinds.CHAIN_FROM_BUILDING + MAX_BUILDINGS)
CHAIN_WITH: Final = ChainWith(kinds.CHAIN_WITH, "chain_with", MAX_BUILDINGS)
