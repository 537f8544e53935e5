"""Mining: moving lorry cards from the row to wagons or to the storage (RULES 4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import DOCKS, LORRY_CREST, LORRY_KINDS, LORRY_SIZE, WILD_WAGON
from goodsyard.games.coal_baron.rules.docks import empty_wagon, fits_somewhere, load
from goodsyard.games.coal_baron.rules.events import LOADED, STORED
from goodsyard.games.coal_baron.rules.kinds import MINING
from goodsyard.games.coal_baron.rules.state import Player, State

STOP: Final = 0
FROM_ROW: Final = 0  # where a card comes from: the row, or 1 + its kind in the storage
TO_STORAGE: Final = 0  # where it goes: the storage, or 1 + dock * 2 (+ 1 for a wild wagon)
SOURCES: Final[i64] = 1 + LORRY_KINDS
TARGETS: Final[i64] = 1 + DOCKS * 2
TRIED: Final = Options()  # moves that nobody is offered: they only tell what is in reach


def move(source: i64, target: i64) -> i64:
    return 1 + source * TARGETS + target


def source_and_target(action: i64) -> tuple[i64, i64]:
    return (action - 1) // TARGETS, (action - 1) % TARGETS


def to_wagon(dock: i64, wild: bool) -> i64:
    return 1 + dock * 2 + (1 if wild else 0)


def dock_and_wild(target: i64) -> tuple[i64, bool]:
    return (target - 1) // 2, (target - 1) % 2 == 1


def steps(least: i64, most: i64) -> i64:
    """What a mining decision is about: how many steps must and how many can still be spent."""
    return least * 8 + most


def least_and_most(about: i64) -> tuple[i64, i64]:
    return about // 8, about % 8


def front(player: Player) -> i64:
    """The rightmost card of the mining row."""
    return player.mining_row[0]


def can_move(player: Player, least: i64, most: i64) -> bool:
    """Can any lorry card be moved that is worth so many steps?"""
    if player.lorries > 0 and least <= LORRY_SIZE[front(player)] <= most:
        return True
    lorry: i64
    for lorry in range(LORRY_KINDS):
        if player.storage[lorry] > 0 and least <= LORRY_SIZE[lorry] <= most and fits_somewhere(player, lorry):
            return True
    return False


def can_mine(player: Player, least: i64, most: i64) -> bool:
    """Can the smaller number of steps be reached? (RULES 4.8)"""
    if least <= 0 or player.lorries >= least:
        return True
    if can_move(player, least, most):
        return True
    if least == 1:
        return False
    before = TRIED.count
    find_moves(player, least, most, TRIED)
    possible = TRIED.count > before
    TRIED.count = before
    return possible


def carry_out(player: Player, action: i64) -> i64:
    """Move a lorry card; gives its kind."""
    source, target = source_and_target(action)
    if source == FROM_ROW:
        lorry = front(player)
        player.lorries -= 1
        k: i64
        for k in range(player.lorries):
            player.mining_row[k] = player.mining_row[k + 1]
        player.mining_row[player.lorries] = 0
    else:
        lorry = source - 1
        player.storage[lorry] -= 1
    if target == TO_STORAGE:
        player.storage[lorry] += 1
    else:
        dock, wild = dock_and_wild(target)
        load(player, dock, lorry, wild)
    return lorry


def find_moves(player: Player, least: i64, most: i64, found: Options) -> None:
    """Every move that leaves the smaller number in reach."""
    if player.lorries > 0:
        find_moves_of(player, FROM_ROW, front(player), least, most, found)
    lorry: i64
    for lorry in range(LORRY_KINDS):
        if player.storage[lorry] > 0:
            find_moves_of(player, lorry + 1, lorry, least, most, found)


def find_moves_of(player: Player, source: i64, lorry: i64, least: i64, most: i64, found: Options) -> None:
    """The moves of one card."""
    size = LORRY_SIZE[lorry]
    if size > most:
        return
    if source == FROM_ROW:
        offer(player, move(source, TO_STORAGE), least - size, most - size, found)
    dock: i64
    for dock in range(DOCKS):
        if empty_wagon(player, dock, lorry, False) >= 0:
            offer(player, move(source, to_wagon(dock, False)), least - size, most - size, found)
        if empty_wagon(player, dock, lorry, True) >= 0:
            offer(player, move(source, to_wagon(dock, True)), least - size, most - size, found)


def offer(player: Player, action: i64, least: i64, most: i64, found: Options) -> None:
    """Offer a move unless the smaller number could no longer be reached after it (RULES 4.9)."""
    # Every card left in the row is worth at least one step.
    if least > 0 and player.lorries - 1 < least:
        twin = player.rehearsal()
        carry_out(twin, action)
        if not can_mine(twin, least, most):
            return
    found.add(action)


class Mining(Decision[State]):
    """Spend steps, one move after the other; the smaller number on the card must be reached (RULES 4)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        least, most = least_and_most(about)
        if least == 0:
            found.add(STOP)
        find_moves(game.me, least, most, found)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == STOP:
            return
        least, most = least_and_most(about)
        lorry = carry_out(game.me, action)
        source, target = source_and_target(action)
        if target == TO_STORAGE:
            game.tell(STORED, game.seat, lorry)
        else:
            dock, wild = dock_and_wild(target)
            game.tell(LOADED, game.seat, lorry, dock, WILD_WAGON if wild else LORRY_CREST[lorry])
        size = LORRY_SIZE[lorry]
        if can_move(game.me, 1, most - size):
            game.ask(MINING, steps(max(least - size, 0), most - size))


MINING_STEPS: Final = Mining(kinds.MINING, "mining", 1 + SOURCES * TARGETS)
