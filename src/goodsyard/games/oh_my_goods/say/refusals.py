"""Why not? The reason and the clause for actions that are not legal now."""

from __future__ import annotations

from goodsyard.core.words import Fact, Phrase
from goodsyard.games.oh_my_goods.rules import kinds
from goodsyard.games.oh_my_goods.rules.building import assistants_of, has_colours, has_room_anywhere
from goodsyard.games.oh_my_goods.rules.cards import (
    COLOUR_OF,
    COST,
    FIRST_INPUT,
    GOOD_OF,
    HIRE_AFTER_BUILDING,
    MOST_ASSISTANTS,
    MOVE_COST,
    NONE,
    OPEN_CHAINS,
    PRINT_OF,
    SECOND_INPUT,
    SIDE_COST,
)
from goodsyard.games.oh_my_goods.rules.cards import RESOURCES as RESOURCE_COUNT
from goodsyard.games.oh_my_goods.rules.chain import FROM_BUILDING, FROM_HAND, OPENED, STOP
from goodsyard.games.oh_my_goods.rules.goods import coins
from goodsyard.games.oh_my_goods.rules.planning import IDLE, is_free, source_and_target
from goodsyard.games.oh_my_goods.rules.production import OPEN_CHAIN, has_person
from goodsyard.games.oh_my_goods.rules.state import Player, State
from goodsyard.games.oh_my_goods.say.names import card_name, good_name, own_building, resource_name, side_name

Reason = tuple[Phrase, str]


def refusal_of(game: State, seat: int, kind: int, about: int, action: int) -> Reason | None:
    """The reason why a known action is not legal, or None when there is nothing special to say."""
    me = game.players[seat]
    if kind == kinds.MOVE:
        return move_refusal(me, *source_and_target(action))
    if kind == kinds.WORK:
        return (Phrase("refusal-idle"), "4.5") if action == IDLE else person_refusal(me, action // 2)
    if kind == kinds.STATION:
        return station_refusal(me, action)
    if kind == kinds.PAY:
        return no_building(me, action) or (Phrase("refusal-no-goods", {"building": own_building(me, action)}), "7.4")
    if kind == kinds.PRODUCE:
        return produce_refusal(game, me, action)
    if kind in (kinds.PLAN, kinds.SHED):
        return hand_refusal(me, action - (kind == kinds.PLAN))
    if kind == kinds.SUPPLY:
        return supply_refusal(me, action)
    if kind == kinds.CHAIN:
        return chain_refusal(me, about, action)
    if kind == kinds.CHAIN_WITH:
        return no_building(me, action) or wrong_good(me, SECOND_INPUT[me.buildings[about]])
    if kind == kinds.BUILD:
        return cost_refusal(me, COST[me.planned], "7.1")
    if kind == kinds.HIRE:
        return hire_refusal(game, me, action - 1)
    return None


def no_building(me: Player, building: int) -> Reason | None:
    return (Phrase("refusal-no-building", {"count": me.built}), "4.2") if building >= me.built else None


def cost_refusal(me: Player, cost: int, clause: str) -> Reason:
    return Phrase("refusal-coins", {"coins": cost, "purse": coins(me)}), clause


def person_refusal(me: Player, building: int) -> Reason:
    """Why nobody can go to this building."""
    missing = no_building(me, building)
    if missing:
        return missing
    facts: dict[str, Fact] = {"building": own_building(me, building)}
    if GOOD_OF[me.buildings[building]] == NONE:
        return Phrase("refusal-office", facts), "9.1"
    return Phrase("refusal-occupied", facts), "4.4"


def station_refusal(me: Player, building: int) -> Reason:
    """Why the hired assistant cannot go to this building."""
    if building == me.worker and is_free(me, building):
        return Phrase("refusal-worker", {"building": own_building(me, building)}), "7.9"
    return person_refusal(me, building)


def move_refusal(me: Player, source: int, target: int) -> Reason:
    missing = no_building(me, max(source, target))
    if missing:
        return missing
    if me.stations[source] == 0:
        return Phrase("refusal-no-assistant", {"building": own_building(me, source)}), "4.7"
    if me.moved >> source & 1:
        return Phrase("refusal-moved"), "4.8"
    if coins(me) < MOVE_COST:
        return cost_refusal(me, MOVE_COST, "4.7")
    return person_refusal(me, target)


def produce_refusal(game: State, me: Player, action: int) -> Reason:
    building = action % OPEN_CHAIN
    missing = no_building(me, building)
    if missing:
        return missing
    facts: dict[str, Fact] = {"building": own_building(me, building)}
    if action >= OPEN_CHAIN:
        if game.round == game.last and OPEN_CHAINS[game.edition]:
            return Phrase("refusal-chain", facts), "6.2"
        return Phrase("refusal-chain-later", facts), "6.1"
    if not has_person(me, building):
        return Phrase("refusal-nobody-there", facts), "5.1"
    if game.handled >> building & 1:
        return Phrase("refusal-produced", facts), "5.11"
    return Phrase("refusal-resources", facts), "5.3" if me.worker != building or me.mode else "5.4"


def hand_refusal(me: Player, card: int) -> Reason | None:
    """The card is not in hand; of cards that look the same only the first has a number."""
    if any(PRINT_OF[me.hand[k]] == PRINT_OF[card] for k in range(me.held)):
        return None
    return Phrase("refusal-not-in-hand", {"card": card_name(card)}), "12.2"


def supply_refusal(me: Player, card: int) -> Reason | None:
    facts: dict[str, Fact] = {"resource": resource_name(COLOUR_OF[card])}
    return hand_refusal(me, card) or (
        None if PRINT_OF[card] != card else (Phrase("refusal-not-missing", facts), "5.10")
    )


def chain_refusal(me: Player, about: int, action: int) -> Reason | None:
    building = about % OPENED
    if action == STOP:
        return Phrase("refusal-chain-opened", {"building": own_building(me, building)}), "10.7"
    first = FIRST_INPUT[me.buildings[building]]
    if action >= FROM_BUILDING:
        return no_building(me, action - FROM_BUILDING) or wrong_good(me, first)
    missing = hand_refusal(me, action - FROM_HAND)
    if missing or COLOUR_OF[action - FROM_HAND] == first:
        return missing
    return wrong_good(me, first)


def wrong_good(me: Player, item: int) -> Reason:
    """The chain takes something else, or there is none of it."""
    name = resource_name(item) if item < RESOURCE_COUNT else good_name(item - RESOURCE_COUNT)
    return Phrase("refusal-chain-takes", {"item": name}), "6.2" if item < RESOURCE_COUNT else "6.3"


def hire_refusal(game: State, me: Player, side: int) -> Reason:
    if not game.offered >> side & 1:
        return Phrase("refusal-not-offered"), "1.3"
    if game.has_built and not HIRE_AFTER_BUILDING[game.edition]:
        return Phrase("refusal-has-built"), "10.4"
    if assistants_of(me) >= MOST_ASSISTANTS[game.edition]:
        return Phrase("refusal-assistants", {"count": MOST_ASSISTANTS[game.edition]}), "7.10"
    if not has_room_anywhere(game, me):
        return Phrase("refusal-no-place"), "7.9"
    if not has_colours(me, side):
        return Phrase("refusal-colours", {"assistant": side_name(side)}), "7.8"
    return cost_refusal(me, SIDE_COST[side], "7.7")
