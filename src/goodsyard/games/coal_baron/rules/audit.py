"""Checks that no card was lost or created and that no memory is wrong (RULES 1.1)."""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.core.row import Row, bit, count_bits, zeros
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import (
    CARDS,
    DESTINATIONS,
    DOCKS,
    ENGINE,
    ENGINE_TYPES,
    FAMILIES,
    FAMILY_OF,
    FIRST_OF,
    INNOVATION,
    INNOVATION_KINDS,
    LORRY,
    LORRY_KINDS,
    MAX_KINDS,
    OBJECTIVE,
    OBJECTIVE_KINDS,
    ORDER,
    ORDER_KINDS,
    PRINTED_WORKERS,
    SHARE,
    STACKS,
    WAGON,
    WAGON_KINDS,
    WORKER_VALUES,
    ZONES,
)
from goodsyard.games.coal_baron.rules.docks import EMPTY, WAGON_KIND, WAGON_LORRY, engine_in, wagon_at, wagons_in
from goodsyard.games.coal_baron.rules.memory import (
    CARD_BACK,
    CARD_KIND,
    KNOWN_BACKS,
    KNOWN_FAMILY,
    KNOWN_KIND,
    secrets_of,
)
from goodsyard.games.coal_baron.rules.state import (
    DELIVERED_ENGINE,
    DELIVERED_WAGON,
    EARLIER_INNOVATIONS,
    FULFILLED,
    INNOVATION_IN_HAND,
    LAST_INNOVATION,
    MAX_PLACEMENTS,
    ORDER_IN_HAND,
    PLACED_BY,
    PLACED_INNOVATIONS,
    PLACED_SET,
    WORKER_IN_HAND,
    Player,
    State,
)
from goodsyard.games.coal_baron.rules.workers import IN_SET, INNOVATION_OF

COPIES = [CARDS.copies(family) for family in range(FAMILIES)]


def audit(game: State) -> None:
    """Raise an AssertionError if the cards do not add up."""
    count = zeros(FAMILIES * MAX_KINDS)
    count_stacks(game, count)
    count_zones(game, count)
    for player in game.players:
        count_board(player, count)
        count_hand(player, count)
        audit_memory(game, player)
    family: i64
    kind: i64
    for family in range(FAMILIES):
        for kind in range(len(COPIES[family])):
            printed = COPIES[family][kind]
            found = count[family * MAX_KINDS + kind]
            assert found == printed, f"{found} cards of family {family}, kind {kind} instead of {printed}"
    audit_workers(game)
    audit_tokens(game)


def add(count: Row, family: i64, kind: i64, cards: i64) -> None:
    count[family * MAX_KINDS + kind] += cards


def count_stacks(game: State, count: Row) -> None:
    stack: i64
    k: i64
    for stack in range(STACKS):
        for k in range(game.heights[stack]):
            add(count, FAMILY_OF[stack], CARD_KIND.of(game.stacks[FIRST_OF[stack] + k]), 1)
    for k in range(game.looking):
        add(count, FAMILY_OF[game.looked_from], CARD_KIND.of(game.looked[k]), 1)
    for k in range(INNOVATION_KINDS):
        add(count, INNOVATION, k, game.box[k])
    if not game.over:
        kind, about = game.decision()
        if kind == kinds.WAGON_TO or kind == kinds.ENGINE_TO:  # the card is on its way to a dock
            add(count, WAGON if kind == kinds.WAGON_TO else ENGINE, about, 1)


def count_zones(game: State, count: Row) -> None:
    """Worker innovations that lie in the zones."""
    place: i64
    for place in range(ZONES * MAX_PLACEMENTS):
        innovations = PLACED_INNOVATIONS.of(game.placements[place])
        while innovations != 0:
            add(count, INNOVATION, INNOVATION_OF[LAST_INNOVATION.of(innovations)], 1)
            innovations = EARLIER_INNOVATIONS.of(innovations)


def count_board(player: Player, count: Row) -> None:
    k: i64
    dock: i64
    for k in range(player.lorries):
        add(count, LORRY, player.mining_row[k], 1)
    for k in range(LORRY_KINDS):
        add(count, LORRY, k, player.storage[k] + player.delivered[k])
    for k in range(WAGON_KINDS):
        add(count, WAGON, k, player.delivered[DELIVERED_WAGON + k])
    for k in range(ENGINE_TYPES):
        add(count, ENGINE, k, player.delivered[DELIVERED_ENGINE + k])
    for dock in range(DOCKS):
        if engine_in(player, dock) > 0:
            add(count, ENGINE, engine_in(player, dock) - 1, 1)
        for k in range(wagons_in(player, dock)):
            wagon = wagon_at(player, dock, k)
            add(count, WAGON, WAGON_KIND.of(wagon), 1)
            if WAGON_LORRY.of(wagon) != EMPTY:
                add(count, LORRY, WAGON_LORRY.of(wagon), 1)


def count_hand(player: Player, count: Row) -> None:
    k: i64
    secret: i64 = 0
    for k in range(ORDER_KINDS):
        add(count, ORDER, k, player.hand[ORDER_IN_HAND + k] + player.delivered[FULFILLED + k])
        secret += player.hand[ORDER_IN_HAND + k] - player.shown[ORDER_IN_HAND + k]
    assert secret == count_bits(player.secret_orders), "secret orders do not add up"
    secret = 0
    for k in range(INNOVATION_KINDS):
        add(count, INNOVATION, k, player.hand[INNOVATION_IN_HAND + k])
        secret += player.hand[INNOVATION_IN_HAND + k] - player.shown[INNOVATION_IN_HAND + k]
    assert secret == count_bits(player.secret_innovations), "secret innovations do not add up"
    for k in range(DESTINATIONS):
        add(count, SHARE, k, player.shares[k])
    for k in range(OBJECTIVE_KINDS):
        add(count, OBJECTIVE, k, player.objectives >> k & 1)


def audit_workers(game: State) -> None:
    """Each player's worker cards are in hand or in the zones."""
    seat: i64
    value: i64
    place: i64
    for seat in range(game.player_count):
        for value in range(1, WORKER_VALUES + 1):
            line = CARDS.rows["worker_cards"][value - 1]
            cards = game.players[seat].hand[WORKER_IN_HAND + value]
            for place in range(ZONES * MAX_PLACEMENTS):
                placement = game.placements[place]
                if PLACED_BY.of(placement) == seat:
                    cards += IN_SET[PLACED_SET.of(placement) * WORKER_VALUES + value - 1]
            printed = line["copies"] if game.player_count >= line["min_players"] else 0
            assert cards == printed, f"seat {seat} has {cards} worker cards of value {value} instead of {printed}"


def audit_tokens(game: State) -> None:
    """One token for each finished shift, and as many placements in a zone as its workers tell."""
    tokens: i64 = 0
    for player in game.players:
        assert (tokens & player.tokens) == 0, "two players hold the same shift token"
        tokens |= player.tokens
    over = game.shift if game.over else game.shift - 1
    assert tokens == bit(over + 1) - 2, "shift tokens do not add up"
    zone: i64
    k: i64
    for zone in range(ZONES):
        for k in range(game.workers[zone] - PRINTED_WORKERS[zone]):
            assert game.placements[zone * MAX_PLACEMENTS + k] > 0, f"zone {zone} lacks a placement"


def audit_memory(game: State, player: Player) -> None:
    """What a player remembers is true."""
    k: i64
    for k in range(player.memories):
        known = player.memory[k]
        family, kind, backs = KNOWN_FAMILY.of(known), KNOWN_KIND.of(known), KNOWN_BACKS.of(known)
        assert lies_on(game, family, kind, backs), f"family {family}, kind {kind} is not where it is remembered"


def lies_on(game: State, family: i64, kind: i64, backs: i64) -> bool:
    """Does a hidden card of this kind lie on one of these backs?"""
    stack: i64
    k: i64
    for stack in range(STACKS):
        if FAMILY_OF[stack] == family:
            for k in range(FIRST_OF[stack], FIRST_OF[stack] + game.heights[stack]):
                if CARD_KIND.of(game.stacks[k]) == kind and backs >> CARD_BACK.of(game.stacks[k]) & 1:
                    return True
    for k in range(game.looking):
        if CARD_KIND.of(game.looked[k]) == kind and backs >> CARD_BACK.of(game.looked[k]) & 1:
            return True
    for player in game.players:
        secret, first, kinds = secrets_of(player, family)
        if secret & backs and player.hand[first + kind] > player.shown[first + kind]:
            return True
    return False
