"""Production: the player's own order of buildings, missing resources from the hand, the goods (RULES 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import bit
from goodsyard.games.oh_my_goods.rules import kinds
from goodsyard.games.oh_my_goods.rules.cards import (
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
from goodsyard.games.oh_my_goods.rules.chain import OPENED, has_chain, might_refine
from goodsyard.games.oh_my_goods.rules.events import NOT_PRODUCED, PRODUCED, SUPPLIED
from goodsyard.games.oh_my_goods.rules.goods import lay_good
from goodsyard.games.oh_my_goods.rules.kinds import CHAIN, PRODUCE, SUPPLY
from goodsyard.games.oh_my_goods.rules.packing import one_packed
from goodsyard.games.oh_my_goods.rules.piles import call_for_discards, discard, draw, take_out
from goodsyard.games.oh_my_goods.rules.state import BUILDING, DISCREET_RULES, MOST_BUILDINGS, Player, State

OPEN_CHAIN: Final[i64] = OPENED  # added to the building
OPENED_FOR_NOTHING: Final = 1  # the rules by which a chain could be opened and left again without end
ENOUGH: Final[i64] = 2 * MOST_BUILDINGS
ANY_NUMBER: Final = 99


def has_person(player: Player, building: i64) -> bool:
    return player.worker == building or player.assistants[building] > 0


def shortfall(game: State, player: Player, card: i64, resource: i64) -> i64:
    """Units of a resource that neither the market display nor the player's offices give (RULES 5.2, 9.2)."""
    lacking = REQUIRED[card * RESOURCES + resource] - game.resources[resource] - player.offices[resource]
    if lacking > 0:
        return lacking
    return 0


def shortfall_of_any(game: State, player: Player, card: i64) -> i64:
    """The same for a building that takes any resources (RULES 5.5)."""
    lacking = REQUIRED_ANY[card]
    resource: i64
    for resource in range(RESOURCES):
        lacking -= game.resources[resource] + player.offices[resource]
    if lacking > 0:
        return lacking
    return 0


def lacking_and_held(game: State, player: Player, building: i64) -> tuple[i64, i64]:
    """How many resources the building lacks, and how many of them the hand could give."""
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
    """How many hand cards the production takes; NONE if the hand cannot give them (RULES 5.2-5.4)."""
    lacking, held = lacking_and_held(game, player, building)
    if player.worker == building:
        lacking -= MAY_MISS[player.mode]
    if lacking > held:
        return NONE
    if lacking > 0:
        return lacking
    return 0


def ask_for_production(game: State) -> None:
    """Ask what produces next; as far as others know, the hand may have what is missing (RULES 5.1, 12.7)."""
    if might_produce(game, game.me):
        game.put(PRODUCE, 0)
    else:
        game.ask(PRODUCE, 0)


def might_produce(game: State, player: Player) -> bool:
    """Could there be a production or an open chain, whatever the cards in hand are?"""
    if game.round == game.last and OPEN_CHAINS[game.edition] and player.held > 0:
        return True
    building: i64
    for building in range(player.built):
        if has_person(player, building) and not game.handled >> building & 1:
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
                and not game.handled >> building & 1
                and cards_needed(game, me, building) != NONE
            ):
                found.add(building)
        if game.round == game.last and OPEN_CHAINS[game.edition]:
            for building in range(me.built):
                if has_chain(me, building):
                    found.add(OPEN_CHAIN + building)
        found.add(ENOUGH)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == ENOUGH:
            if game.rules_version >= DISCREET_RULES:  # earlier, only those who could produce were asked
                tell_failures(game)
            game.stage = BUILDING
        elif action >= OPEN_CHAIN:
            if game.rules_version == OPENED_FOR_NOTHING:
                game.push(game.seat, CHAIN, action - OPEN_CHAIN)
            else:
                game.ask(CHAIN, action)
        else:
            me = game.me
            game.handled |= bit(action)
            game.target = action
            cards = cards_needed(game, me, action)
            note_needs(game, me, action)
            if cards > 0:
                game.ask(SUPPLY, cards)
            else:
                begin_goods(game)


def tell_failures(game: State) -> None:
    """What everybody sees of the buildings that do not produce: the market display and the offices lack something, or
    the player leaves them out. What the hand could have given stays a secret (RULES 5.1, 12.2)."""
    me = game.me
    building: i64
    for building in range(me.built):
        if has_person(me, building) and not game.handled >> building & 1:
            spared = MAY_MISS[me.mode] if me.worker == building else i64(0)
            game.tell(NOT_PRODUCED, game.seat, me.buildings[building], lacks(game, me, building), spared)


def lacks(game: State, player: Player, building: i64) -> i64:
    """The resources that a building lacks, packed for the log; their number if it takes any."""
    card = player.buildings[building]
    if REQUIRED_ANY[card] > 0:
        return shortfall_of_any(game, player, card)
    missing: i64 = 0
    resource: i64
    for resource in range(RESOURCES):
        missing += shortfall(game, player, card, resource) * one_packed(resource)
    return missing


def note_needs(game: State, player: Player, building: i64) -> None:
    """Write down what hand cards can be discarded for."""
    card = player.buildings[building]
    resource: i64
    for resource in range(RESOURCES):
        game.needs[resource] = ANY_NUMBER if REQUIRED_ANY[card] > 0 else shortfall(game, player, card, resource)


class Supply(Decision[State]):
    """Discard a hand card as one of the missing resources; `about` are still needed (RULES 5.2, 5.4)."""

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
            game.ask(SUPPLY, about - 1)
        else:
            begin_goods(game)


def note_supplied(game: State, card: i64) -> None:
    """The cards for one production are discarded together: the log tells them in no order of its own."""
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
        game.tell(SUPPLIED, game.seat, game.supplied[k], me.buildings[game.target])
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
    game.tell(PRODUCED, game.seat, me.buildings[game.target], game.laid)
    if game.laid > 0 and might_refine(game, me, game.target):
        game.push(game.seat, CHAIN, game.target)
    game.laid = 0


PRODUCTIONS: Final = Produce(kinds.PRODUCE, "produce", ENOUGH + 1)
SUPPLIES: Final = Supply(kinds.SUPPLY, "supply", DECK)
