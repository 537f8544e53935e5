"""Looking ahead: whoever plays an innovation before placing must be sure of a placement (RULES 8.7).

No innovation gives workers or takes any away, so the zones that a player has the workers for stay the same; only
whether their actions can be carried out changes. Nearly always one of these zones is open and the innovation cannot
close it, so nothing needs to be tried. Otherwise every continuation is tried on a copy in which the cards that the
player has not seen have no faces: docs/decisions/0012.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Options
from goodsyard.core.row import Row, bit, row
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import (
    CARDS,
    DELIVERY_ZONE,
    ENGINES,
    FAMILIES,
    FAMILY_OF,
    FIRST_OF,
    LORRY_1,
    LORRY_2,
    MINING_1_2,
    MINING_2_3,
    ORDERS,
    SHARES,
    STACKS,
    TAKE_SHARE,
    WAGON_1,
    WAGON_2,
    WILD_ZONE,
    ZONES,
)
from goodsyard.games.coal_baron.rules.innovations import INNOVATION_PLAYED, PLAYS, TAKEN_FROM, can_play, play_innovation
from goodsyard.games.coal_baron.rules.memory import CARD_BACK, CARD_KIND, NO_FACE, certain_kind
from goodsyard.games.coal_baron.rules.mining import STOP
from goodsyard.games.coal_baron.rules.reach import within_reach, zones_bits
from goodsyard.games.coal_baron.rules.stacks import top
from goodsyard.games.coal_baron.rules.state import State
from goodsyard.games.coal_baron.rules.work import can_work
from goodsyard.games.coal_baron.rules.workers import STANDINGS, reachable, required

KINDS: Final[Row] = row([len(CARDS.copies(family)) for family in range(FAMILIES)])


# Which zones an innovation played before placing could close: those whose cards or lorries it uses.
CLOSES: Final[Row] = row(
    [
        zones_bits([LORRY_1, LORRY_2, WILD_ZONE]),
        zones_bits([LORRY_1, LORRY_2, WILD_ZONE]),
        zones_bits([WAGON_1, WAGON_2, WILD_ZONE]),
        zones_bits([WAGON_1, WAGON_2, WILD_ZONE]),
        zones_bits([ENGINES, WILD_ZONE]),
        zones_bits([ORDERS, WILD_ZONE]),
        zones_bits([SHARES, WILD_ZONE]),
        zones_bits([MINING_1_2, MINING_2_3]),
        zones_bits([MINING_1_2, MINING_2_3, DELIVERY_ZONE]),
    ]
)


def manned_and_open_zones(game: State) -> tuple[i64, i64]:
    """The zones for which the player has the required number of workers, one bit each (RULES 2.4, 2.5); and of these,
    those whose action the player can carry out (RULES 2.7)."""
    me = game.me
    sums = reachable(me.hand, STANDINGS)
    manned: i64 = 0
    zones: i64 = 0
    zone: i64
    for zone in range(ZONES):
        if sums >> required(game, zone) & 1:
            manned |= bit(zone)
            if can_work(game, me, zone):
                zones |= bit(zone)
    return manned, zones


def find_plays(game: State, zones: i64, found: Options) -> None:
    """Offer the innovations that may be played before placing."""
    failed: dict[int, bool] = {}
    me = game.me
    play: i64
    for play in range(PLAYS):
        if can_play(game, me, play) and (zones & ~CLOSES[play] or leaves_placement(game, play, failed)):
            found.add(ZONES + play)


def leaves_placement(game: State, play: i64, failed: dict[int, bool]) -> bool:
    """Is the player who plays this innovation now sure of a placement?"""
    twin = faceless(game)
    twin.committed = True
    return is_sure_after(twin, play, failed)


def keep_careful(game: State, found: Options) -> None:
    """Remove the options after which the player would not be sure of a placement."""
    failed: dict[int, bool] = {}
    kept: list[int] = []
    for action in found.listed():  # a copy: what is tried may fill the same buffer
        twin = faceless(game)
        twin.apply(action)
        if is_sure(twin, failed):
            kept.append(action)
    found.count = 0
    for action in kept:
        found.add(action)


def faceless(game: State) -> State:
    """A copy in which the cards of the stacks have a face only if the player knows it."""
    twin = game.twin()
    twin.careful = False
    stack: i64
    place: i64
    for stack in range(STACKS):
        for place in range(FIRST_OF[stack], FIRST_OF[stack] + twin.heights[stack] - 1):
            back = CARD_BACK.of(twin.stacks[place])
            kind = certain_kind(twin.me, FAMILY_OF[stack], back)
            twin.stacks[place] = CARD_BACK.at(back) + CARD_KIND.at(kind)
    return twin


def is_sure(game: State, failed: dict[int, bool]) -> bool:
    """Does some continuation end in a placement, whatever the unseen cards are? `failed` records the dead ends."""
    kind, about = game.decision()
    if kind == kinds.TURN:
        return is_sure_of_turn(game, failed)
    position = game.digest()
    if position in failed:
        return False
    for action in game.legal():
        if kind == kinds.MINING and action != STOP and game.rules_version >= 2 and is_hopeless(game, about):
            break
        twin = game.twin()
        twin.apply(action)
        if is_sure(twin, failed):
            return True
    failed[position] = True
    return False


def is_hopeless(game: State, about: i64) -> bool:
    """Stopping here leaves no placement: can no move change that? Moving lorries only ever helps a train to leave,
    since a closed mining zone has nothing left to move for its steps."""
    manned, zones = manned_and_open_zones(game)
    return manned & (zones | within_reach(game, kinds.MINING_MAX.of(about))) == 0


def is_sure_of_turn(game: State, failed: dict[int, bool]) -> bool:
    """Can workers be placed, now or after further innovations?"""
    manned, zones = manned_and_open_zones(game)
    if zones != 0:
        return True
    if game.rules_version < 2 or manned & within_reach(game, 0) == 0:
        return False
    position = game.digest()
    if position in failed:
        return False
    me = game.me
    play: i64
    for play in range(PLAYS):
        # A share opens no zone.
        if INNOVATION_PLAYED[play] != TAKE_SHARE and can_play(game, me, play) and is_sure_after(game, play, failed):
            return True
    failed[position] = True
    return False


def is_sure_after(game: State, play: i64, failed: dict[int, bool]) -> bool:
    """The same after an innovation; a card without a face could be any of its family, so each must be tried."""
    stack = TAKEN_FROM[play]
    if stack == STACKS or CARD_KIND.of(top(game, stack)) != NO_FACE:
        return is_sure(played(game.twin(), play), failed)
    kind: i64
    for kind in range(KINDS[FAMILY_OF[stack]]):
        twin = game.twin()
        back = CARD_BACK.of(top(game, stack))
        twin.stacks[FIRST_OF[stack] + twin.heights[stack] - 1] = CARD_BACK.at(back) + CARD_KIND.at(kind)
        if not is_sure(played(twin, play), failed):
            return False
    return True


def played(twin: State, play: i64) -> State:
    play_innovation(twin, play)
    twin.settle()
    return twin
