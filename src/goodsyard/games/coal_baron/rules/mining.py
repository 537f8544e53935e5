"""Mining: moving lorry cards from the row to wagons or to the storage (RULES 4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import DOCKS, LORRY_CREST, LORRY_KINDS, LORRY_SIZE, WILD_WAGON
from goodsyard.games.coal_baron.rules.docks import empty_wagon, fits_somewhere, load
from goodsyard.games.coal_baron.rules.events import LOADED, STORED
from goodsyard.games.coal_baron.rules.state import Player, State

STOP: Final = 0
FIRST_MOVE: Final = 1
FROM_ROW: Final = 0  # the source of a move; a card in the storage is 1 + its kind
TO_STORAGE: Final = 0  # the target of a move
FIRST_WAGON: Final = 1
INTO_STORAGE: Final[i64] = kinds.MINING_TARGET.at(TO_STORAGE)
TRIED: Final = Options()  # a buffer for moves that are only tried, never offered


def front(player: Player) -> i64:
    """The rightmost card of the mining row."""
    return player.mining_row[0]


def can_move(player: Player, min_steps: i64, max_steps: i64) -> bool:
    """Is there a lorry card that can be moved for this number of steps?"""
    if player.lorries > 0 and min_steps <= LORRY_SIZE[front(player)] <= max_steps:
        return True
    lorry: i64
    for lorry in range(LORRY_KINDS):
        if player.storage[lorry] > 0 and min_steps <= LORRY_SIZE[lorry] <= max_steps and fits_somewhere(player, lorry):
            return True
    return False


def can_mine(player: Player, min_steps: i64, max_steps: i64) -> bool:
    """Can the smaller number of steps be reached? (RULES 4.8)"""
    if min_steps <= 0 or player.lorries >= min_steps:
        return True
    if can_move(player, min_steps, max_steps):
        return True
    if min_steps == 1:
        return False
    before = TRIED.count
    find_moves(player, min_steps, max_steps, TRIED)
    possible = TRIED.count > before
    TRIED.count = before
    return possible


def carry_out(player: Player, move: i64) -> i64:
    """Move a lorry card and return its kind."""
    source = kinds.MINING_SOURCE.of(move)
    target = kinds.MINING_TARGET.of(move)
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
        wagon = target - FIRST_WAGON
        load(player, kinds.MINING_DOCK.of(wagon), lorry, kinds.MINING_WILD.has(wagon))
    return lorry


def find_moves(player: Player, min_steps: i64, max_steps: i64, found: Options) -> None:
    """Find every move that leaves the smaller number of steps in reach."""
    if player.lorries > 0:
        find_moves_of(player, FROM_ROW, front(player), min_steps, max_steps, found)
    lorry: i64
    for lorry in range(LORRY_KINDS):
        if player.storage[lorry] > 0:
            find_moves_of(player, lorry + 1, lorry, min_steps, max_steps, found)


def find_moves_of(player: Player, source: i64, lorry: i64, min_steps: i64, max_steps: i64, found: Options) -> None:
    """Find the moves of one card."""
    size = LORRY_SIZE[lorry]
    if size > max_steps:
        return
    origin = kinds.MINING_SOURCE.at(source)
    if source == FROM_ROW:
        offer(player, origin + INTO_STORAGE, min_steps - size, max_steps - size, found)
    dock: i64
    for dock in range(DOCKS):
        if empty_wagon(player, dock, lorry, False) >= 0:
            offer(player, origin + onto_wagon(dock, False), min_steps - size, max_steps - size, found)
        if empty_wagon(player, dock, lorry, True) >= 0:
            offer(player, origin + onto_wagon(dock, True), min_steps - size, max_steps - size, found)


def onto_wagon(dock: i64, is_wild: bool) -> i64:
    """The target of a move that loads a wagon."""
    wagon = kinds.MINING_DOCK.at(dock) + kinds.MINING_WILD.when(is_wild)
    return kinds.MINING_TARGET.at(FIRST_WAGON + wagon)


def offer(player: Player, move: i64, min_steps: i64, max_steps: i64, found: Options) -> None:
    """Offer a move unless the smaller number of steps could no longer be reached after it (RULES 4.9)."""
    # Every card left in the row is worth at least one step.
    if min_steps > 0 and player.lorries - 1 < min_steps:
        twin = player.rehearsal()
        carry_out(twin, move)
        if not can_mine(twin, min_steps, max_steps):
            return
    found.add(FIRST_MOVE + move)


class Mining(Decision[State]):
    """Spend steps, one move after the other; the smaller number on the card must be reached (RULES 4)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        min_steps = kinds.MINING_MIN.of(about)
        if min_steps == 0:
            found.add(STOP)
        find_moves(game.me, min_steps, kinds.MINING_MAX.of(about), found)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == STOP:
            return
        move = action - FIRST_MOVE
        lorry = carry_out(game.me, move)
        target = kinds.MINING_TARGET.of(move)
        if target == TO_STORAGE:
            game.tell(STORED, game.seat, lorry)
        else:
            wagon = target - FIRST_WAGON
            kind = i64(WILD_WAGON) if kinds.MINING_WILD.has(wagon) else LORRY_CREST[lorry]
            game.tell(LOADED, game.seat, lorry, kinds.MINING_DOCK.of(wagon), kind)
        max_steps = kinds.MINING_MAX.of(about) - LORRY_SIZE[lorry]
        min_steps = max(kinds.MINING_MIN.of(about) - LORRY_SIZE[lorry], 0)
        if can_move(game.me, 1, max_steps):
            game.ask(kinds.MINING, kinds.MINING_MIN.at(min_steps) + kinds.MINING_MAX.at(max_steps))


MINING: Final = Mining(kinds.MINING, "mining", FIRST_MOVE + kinds.MINING_MOVE.size)
