"""Imagining what others have planned in secret (RULES 4.1, 12.2)."""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.core.chance import DECKS, below
from goodsyard.core.decision import Options
from goodsyard.core.game import seat_in
from goodsyard.core.row import Row, bit
from goodsyard.games.oh_my_goods.rules.cards import COLOUR_OF, NONE, PRINT_OF, RESOURCES
from goodsyard.games.oh_my_goods.rules.piles import take_out
from goodsyard.games.oh_my_goods.rules.planning import begin_plan
from goodsyard.games.oh_my_goods.rules.state import Player, State


def set_aside(player: Player, chance: Row) -> None:
    """Set aside any card of the hand."""
    place = below(chance, DECKS, player.held)
    player.planned = take_out(player, PRINT_OF[player.hand[place]])


def set_aside_spare(player: Player, chance: Row, needs: Row, missing: i64) -> None:
    """Set aside any card of the hand that the player does not need to discard for a production."""
    place = below(chance, DECKS, player.held)
    while is_needed(player, player.hand[place], needs, missing):
        place = (place + 1) % player.held
    player.planned = take_out(player, PRINT_OF[player.hand[place]])


def is_needed(player: Player, card: i64, needs: Row, missing: i64) -> bool:
    """Would the player lack cards to discard without this one?"""
    resource: i64
    for resource in range(RESOURCES):
        held = player.supply[resource] - (1 if COLOUR_OF[card] == resource else 0)
        missing -= held if held < needs[resource] else needs[resource]
    return missing > 0


def imagine_plans(game: State, viewer: i64, chance: Row) -> None:
    """While everyone is planning: others who are not ready start again; those who are ready get a random plan."""
    acting: i64 = 0
    seat: i64
    for seat in range(game.player_count):
        if game.place_of(seat) >= 0:
            acting |= bit(seat)
    forget_plans(game, viewer)
    for seat in range(game.player_count):
        if seat != viewer and acting >> seat & 1:
            begin_plan(game, seat)
    for seat in range(game.player_count):
        if seat != viewer and not acting >> seat & 1:
            begin_plan(game, seat)
            finish_plan(game, chance, seat)


def forget_plans(game: State, viewer: i64) -> None:
    """Undo what the others have decided so far, including their secret moves and payments."""
    kept: i64 = 0
    k: i64
    for k in range(game.depth):
        if seat_in(game.todo[k]) == viewer:
            game.todo[kept] = game.todo[k]
            kept += 1
    game.depth = kept
    seat: i64
    for seat in range(game.player_count):
        if seat != viewer:
            player = game.players[seat]
            player.worker = NONE
            player.mode = 0
            player.moved = 0
            for k in range(player.built):
                player.spent[k] = 0


def finish_plan(game: State, chance: Row, seat: i64) -> None:
    """Complete a random plan that the seat could have made."""
    found = Options()
    while game.place_of(seat) >= 0:
        game.find(found, seat)
        game.apply(found.actions[below(chance, DECKS, found.count)], seat)
