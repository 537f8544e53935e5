"""Production: choosing the next building, supplying missing resources from the hand, laying goods (RULES 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import bit
from goodsyard.games.oh_my_goods.rules import events, kinds
from goodsyard.games.oh_my_goods.rules.cards import (
    AMOUNT_OF,
    COLOUR_OF,
    DECK,
    MAY_MISS,
    NONE,
    OPEN_CHAINS,
    PRINT_OF,
    REQUIRED,
    REQUIRED_ANY,
    RESOURCES,
    WORKER_GOODS,
)
from goodsyard.games.oh_my_goods.rules.chain import has_chain, might_refine
from goodsyard.games.oh_my_goods.rules.goods import lay_good
from goodsyard.games.oh_my_goods.rules.piles import call_for_discards, discard, draw, take_out
from goodsyard.games.oh_my_goods.rules.state import BUILDING, DISCREET_RULES, Player, State

UNUSED_CHAIN_RULES: Final = 1
"""The version of the rules under which a chain could be opened and left unused, again and again (RULES 10.7)."""
ANY_NUMBER: Final = 99


def has_person(player: Player, building: i64) -> bool:
    """Is the worker or an assistant at the building?"""
    return player.worker == building or player.assistants[building] > 0


def shortfall(game: State, player: Player, card: i64, resource: i64) -> i64:
    """Units of a resource that neither the market display nor the player's offices give (RULES 5.2, 9.2)."""
    lacking = REQUIRED[card * RESOURCES + resource] - game.resources[resource] - player.offices[resource]
    if lacking > 0:
        return lacking
    return 0


def shortfall_of_any(game: State, player: Player, card: i64) -> i64:
    """The same for a building that takes any resource (RULES 5.5)."""
    lacking = REQUIRED_ANY[card]
    resource: i64
    for resource in range(RESOURCES):
        lacking -= game.resources[resource] + player.offices[resource]
    if lacking > 0:
        return lacking
    return 0


def lacking_and_held(game: State, player: Player, building: i64) -> tuple[i64, i64]:
    """How many resources the building lacks, and how many of them the hand could supply."""
    card = player.buildings[building]
    if REQUIRED_ANY[card] > 0:
        return shortfall_of_any(game, player, card), player.held
    lacking: i64 = 0
    held: i64 = 0
    resource: i64
    for resource in range(RESOURCES):
        short = shortfall(game, player, card, resource)
        lacking += short
        held += short if short < player.supply[resource] else player.supply[resource]
    return lacking, held


def cards_needed(game: State, player: Player, building: i64) -> i64:
    """How many hand cards the production needs; NONE if the hand does not have them (RULES 5.2-5.4)."""
    lacking, held = lacking_and_held(game, player, building)
    if player.worker == building:
        lacking -= MAY_MISS[player.mode]
    if lacking > held:
        return NONE
    if lacking > 0:
        return lacking
    return 0


def ask_for_production(game: State) -> None:
    """Ask what produces next, always if others cannot rule out a production (RULES 5.1, 12.7)."""
    if might_produce(game, game.me):
        game.ask_even_if_forced(kinds.PRODUCE, 0)
    else:
        game.ask(kinds.PRODUCE, 0)


def might_produce(game: State, player: Player) -> bool:
    """Could some hand of this size allow a production or an open chain?"""
    if game.round == game.last_round and OPEN_CHAINS[game.edition] and player.held > 0:
        return True
    building: i64
    for building in range(player.built):
        if has_person(player, building) and not game.produced >> building & 1:
            lacking, _ = lacking_and_held(game, player, building)
            if player.worker == building:
                lacking -= MAY_MISS[player.mode]
            if lacking <= player.held:
                return True
    return False


class Produce(Decision[State]):
    """Choose the building that produces next, or end production (RULES 5.1, 10.7)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        me = game.me
        building: i64
        for building in range(me.built):
            if (
                has_person(me, building)
                and not game.produced >> building & 1
                and cards_needed(game, me, building) != NONE
            ):
                found.add(kinds.PRODUCE_BUILDING.at(building))
        if game.round == game.last_round and OPEN_CHAINS[game.edition]:
            for building in range(me.built):
                if has_chain(me, building):
                    found.add(kinds.PRODUCE_BUILDING.at(building) + kinds.PRODUCE_OPEN_CHAIN.at(1))
        found.add(kinds.PRODUCE_ENOUGH)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == kinds.PRODUCE_ENOUGH:
            if game.rules_version >= DISCREET_RULES:  # earlier, only players who could produce were asked
                tell_failures(game)
            game.stage = BUILDING
        elif kinds.PRODUCE_OPEN_CHAIN.has(action):
            open_chain(game, kinds.PRODUCE_BUILDING.of(action))
        else:
            begin_production(game, kinds.PRODUCE_BUILDING.of(action))


def open_chain(game: State, building: i64) -> None:
    """Use a chain without a production (RULES 10.7)."""
    if game.rules_version == UNUSED_CHAIN_RULES:
        game.push(game.seat, kinds.CHAIN, kinds.CHAIN_BUILDING.at(building))
    else:
        game.ask(kinds.CHAIN, kinds.CHAIN_BUILDING.at(building) + kinds.CHAIN_OPENED.at(1))


def begin_production(game: State, building: i64) -> None:
    """Ask for the hand cards that the production needs (RULES 5.2)."""
    me = game.me
    game.produced |= bit(building)
    game.target = building
    cards = cards_needed(game, me, building)
    note_needs(game, me, building)
    if cards > 0:
        game.ask(kinds.SUPPLY, cards)
    else:
        begin_goods(game)


def tell_failures(game: State) -> None:
    """Log the buildings that do not produce, with what the market display and the offices lack.

    What the hand could have supplied stays secret (RULES 5.1, 12.2).
    """
    me = game.me
    building: i64
    for building in range(me.built):
        if has_person(me, building) and not game.produced >> building & 1:
            spared = MAY_MISS[me.mode] if me.worker == building else i64(0)
            game.tell(events.NOT_PRODUCED, game.seat, me.buildings[building], lacks(game, me, building), spared)


def lacks(game: State, player: Player, building: i64) -> i64:
    """The resources that a building lacks, as one number for the log; just how many if it takes any."""
    card = player.buildings[building]
    if REQUIRED_ANY[card] > 0:
        return shortfall_of_any(game, player, card)
    missing: i64 = 0
    resource: i64
    for resource in range(RESOURCES):
        missing += AMOUNT_OF[resource].at(shortfall(game, player, card, resource))
    return missing


def note_needs(game: State, player: Player, building: i64) -> None:
    """Record which resources may be discarded from the hand for this production."""
    card = player.buildings[building]
    resource: i64
    for resource in range(RESOURCES):
        game.needs[resource] = ANY_NUMBER if REQUIRED_ANY[card] > 0 else shortfall(game, player, card, resource)


class Supply(Decision[State]):
    """Discard a hand card as one of the missing resources; `about` counts how many remain (RULES 5.2, 5.4)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        me = game.me
        k: i64
        for k in range(me.held):
            card = me.hand[k]
            printed = PRINT_OF[card]
            if game.needs[COLOUR_OF[card]] > 0 and (k == 0 or PRINT_OF[me.hand[k - 1]] != printed):
                found.add(printed)

    def choose(self, game: State, about: i64, action: i64) -> None:
        me = game.me
        card = take_out(me, action)
        discard(game, card)
        game.needs[COLOUR_OF[card]] -= 1
        note_supplied(game, card)
        if about > 1:
            game.ask(kinds.SUPPLY, about - 1)
        else:
            begin_goods(game)


def note_supplied(game: State, card: i64) -> None:
    """Keep the cards discarded for one production sorted, so that the log does not reveal their order."""
    place = game.supplies
    while place > 0 and game.supplied[place - 1] > card:
        game.supplied[place] = game.supplied[place - 1]
        place -= 1
    game.supplied[place] = card
    game.supplies += 1


def begin_goods(game: State) -> None:
    """Two goods from an orderly worker, one from a sloppy worker or an assistant (RULES 5.3, 5.4, 5.8)."""
    me = game.me
    k: i64
    for k in range(RESOURCES):
        game.needs[k] = 0
    for k in range(game.supplies):
        game.tell(events.SUPPLIED, game.seat, game.supplied[k], me.buildings[game.target])
        game.supplied[k] = 0
    game.supplies = 0
    game.due = WORKER_GOODS[me.mode] if me.worker == game.target else 1
    game.laid = 0


def lay_goods(game: State) -> None:
    """Draw the goods that are due; then the chain, if at least one was laid (RULES 5.6, 6.1)."""
    me = game.me
    while game.due > 0:
        card = draw(game)
        if card == NONE:
            if call_for_discards(game):
                return
            game.due = 0
        else:
            lay_good(game, me, game.target, card)
            game.due -= 1
            game.laid += 1
    game.tell(events.PRODUCED, game.seat, me.buildings[game.target], game.laid)
    if game.laid > 0 and might_refine(game, me, game.target):
        game.push(game.seat, kinds.CHAIN, kinds.CHAIN_BUILDING.at(game.target))
    game.laid = 0


PRODUCE: Final = Produce(kinds.PRODUCE, "produce", kinds.PRODUCE_ENOUGH + 1)
SUPPLY: Final = Supply(kinds.SUPPLY, "supply", DECK)
