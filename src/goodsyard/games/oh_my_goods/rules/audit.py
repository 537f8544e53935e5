"""Counting the pieces: no card may be lost or created (RULES 1.1)."""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.core.row import Row, bit, count_bits, zeros
from goodsyard.games.oh_my_goods.rules.cards import (
    ASSISTANTS,
    CARDS,
    CHARBURNERS,
    COLOUR_OF,
    DECK,
    GIVES,
    GOOD_OF,
    MAX_BUILDINGS,
    NONE,
    RESOURCES,
    SIDE_ASSISTANT,
    SIDE_FACE,
)
from goodsyard.games.oh_my_goods.rules.state import PLANNING, Player, State

ASSISTANTS_FOR = {line["players"]: line["assistants"] for line in CARDS.rows["setup"]}


def audit(game: State) -> None:
    """Raise an AssertionError if the cards do not add up."""
    count = zeros(DECK + CHARBURNERS)
    count_piles(game, count)
    for player in game.players:
        count_hand(player, count)
        count_buildings(game, player, count)
        audit_people(game, player)
    card: i64
    for card in range(DECK):
        assert count[card] == 1, f"card {card} is in {count[card]} places"
        assert not (game.shown[card] and game.discarded[card]), (
            f"card {card} is on the discard pile and still marked as shown"
        )
    for card in range(DECK, DECK + CHARBURNERS):
        assert count[card] <= 1, f"charburner {card} is in {count[card]} places"
    audit_assistants(game)


def count_piles(game: State, count: Row) -> None:
    resources = zeros(RESOURCES)
    k: i64
    for k in range(DECK):
        count[k] += game.discarded[k]
        if k < game.pile_size:
            count[game.pile[k]] += 1
        if k < game.market_size:
            count[game.market[k]] += 1
            resources[COLOUR_OF[game.market[k]]] += 1
    for k in range(RESOURCES):
        assert resources[k] == game.resources[k], "the resources of the market display do not add up"


def count_hand(player: Player, count: Row) -> None:
    supply = zeros(RESOURCES)
    k: i64
    for k in range(player.held):
        count[player.hand[k]] += 1
        supply[COLOUR_OF[player.hand[k]]] += 1
        assert k == 0 or player.hand[k - 1] < player.hand[k], "a hand is not sorted"
    for k in range(RESOURCES):
        assert supply[k] == player.supply[k], "the resources of a hand do not add up"
    if player.planned != NONE:
        count[player.planned] += 1


def count_buildings(game: State, player: Player, count: Row) -> None:
    offices = zeros(RESOURCES + 1)
    colours = zeros(RESOURCES + 1)
    building: i64
    for building in range(player.built):
        card = player.buildings[building]
        count[card] += 1
        colours[COLOUR_OF[card]] += 1
        if GIVES[card] != NONE:
            offices[GIVES[card]] += 1
        goods: i64 = 0
        good = player.tops[building] - 1
        while good >= 0:
            count[good] += 1
            goods += 1
            good = game.under[good] - 1
        assert goods == player.goods[building], "goods do not add up"
        assert goods == 0 or GOOD_OF[card] != NONE, "goods lie on an office"
        assert 0 <= player.spent[building] <= goods, "more goods were spent than there are"
    for building in range(RESOURCES + 1):
        assert offices[building] == player.offices[building], "offices do not add up"
        assert colours[building] == player.colours[building], "colours do not add up"


def audit_people(game: State, player: Player) -> None:
    """At most one person per building, and only at production buildings."""
    building: i64
    for building in range(MAX_BUILDINGS):
        working = player.worker == building
        if player.stations[building] > 0 or working:
            assert building < player.built, "a person works at no building"
            assert GOOD_OF[player.buildings[building]] != NONE, "a person works at an office"
        assert not (working and player.stations[building] > 0), "two people at one building"
        if game.phase != PLANNING:
            assert player.stations[building] == player.assistants[building], "an assistant is in two places"


def audit_assistants(game: State) -> None:
    sides = game.offered
    people = count_bits(game.offered) + (1 if game.hired > 0 else 0)
    building: i64
    for player in game.players:
        for building in range(player.built):
            if player.assistants[building] > 0:
                people += 1
                sides |= bit(player.assistants[building] - 1)
    assert people == ASSISTANTS_FOR[game.player_count], (
        f"{people} assistants instead of {ASSISTANTS_FOR[game.player_count]}"
    )
    front, back = SIDE_FACE.at(0), SIDE_FACE.at(1)
    assistant: i64
    for assistant in range(ASSISTANTS):
        side = SIDE_ASSISTANT.at(assistant)
        both = bit(side + front) | bit(side + back)
        assert sides & both != both, "both sides of an assistant are in play"
