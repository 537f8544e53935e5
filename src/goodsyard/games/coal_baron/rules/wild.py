"""The wild action: look at the top cards of a stack, take one, return the others (RULES 6, 12.5-12.7).

Everybody sees the backs: the first one is taken to leave with the chosen card, the others go under the stack in their
order. The faces on them are the looker's secret, so choosing a card brings its face to the front.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import bit
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import FAMILY_OF, INNOVATION, LOOK_AT, MAX_KINDS, ORDER, STACKS
from goodsyard.games.coal_baron.rules.events import LOOKED, PICKED, RETURNED
from goodsyard.games.coal_baron.rules.memory import CARD_BACK, CARD_KIND, mixed, remember, seen
from goodsyard.games.coal_baron.rules.stacks import lift, put_under, refill, uncover
from goodsyard.games.coal_baron.rules.state import INNOVATION_IN_HAND, ORDER_IN_HAND, State
from goodsyard.games.coal_baron.rules.taking import can_take, receive


def can_look(game: State) -> bool:
    """Is there a stack whose cards the player could place? (RULES 6.3)"""
    stack: i64
    for stack in range(STACKS):
        if can_take(game, stack):
            return True
    return False


def look(game: State, stack: i64) -> None:
    """Lift off up to four cards; the others only see that the former top card is among them."""
    family = FAMILY_OF[stack]
    backs: i64 = 0
    game.looked_from = stack
    game.looking = min(LOOK_AT, game.heights[stack])
    k: i64
    for k in range(game.looking):
        game.looked[k] = lift(game, stack)
        backs |= bit(CARD_BACK.of(game.looked[k]))
    me = game.me
    top_kind, top_back = CARD_KIND.of(game.looked[0]), bit(CARD_BACK.of(game.looked[0]))
    for player in game.players:
        if player is me:
            for k in range(game.looking):
                seen(player, family, CARD_BACK.of(game.looked[k]), CARD_KIND.of(game.looked[k]))
        else:
            remember(player, family, top_kind, top_back)
            mixed(player, family, backs)
    game.luck += 1
    uncover(game, stack)
    game.tell(LOOKED, game.seat, stack, game.looking)


def bring_forward(game: State, kind: i64) -> None:
    """Put a face of this kind on the first back."""
    k: i64 = 0
    while CARD_KIND.of(game.looked[k]) != kind:
        k += 1
    other = CARD_KIND.of(game.looked[0])
    game.looked[0] = CARD_BACK.at(CARD_BACK.of(game.looked[0])) + CARD_KIND.at(kind)
    if k > 0:
        game.looked[k] = CARD_BACK.at(CARD_BACK.of(game.looked[k])) + CARD_KIND.at(other)


def hand_over(game: State) -> i64:
    """Remove the first of the cards and return it."""
    first = game.looked[0]
    game.looking -= 1
    k: i64
    for k in range(game.looking):
        game.looked[k] = game.looked[k + 1]
    game.looked[game.looking] = 0
    return first


def kinds_looked_at(game: State, found: Options) -> None:
    """Offer each kind once, in a fixed order."""
    looked_at: i64 = 0
    k: i64
    for k in range(game.looking):
        looked_at |= bit(CARD_KIND.of(game.looked[k]))
    k = 0
    while looked_at >> k:
        if looked_at >> k & 1:
            found.add(k)
        k += 1


class WildStack(Decision[State]):
    """Choose a stack and look at its top cards (RULES 6.2, 6.3)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        stack: i64
        for stack in range(STACKS):
            if can_take(game, stack):
                found.add(stack)

    def choose(self, game: State, about: i64, action: i64) -> None:
        look(game, action)
        game.ask(kinds.WILD_PICK, action)


class WildPick(Decision[State]):
    """Take one of the cards; it goes where its kind goes, an order or innovation unseen (RULES 6.4)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        kinds_looked_at(game, found)

    def choose(self, game: State, about: i64, action: i64) -> None:
        family = FAMILY_OF[about]
        known_to_all = game.looking == 1
        bring_forward(game, action)
        back = CARD_BACK.of(hand_over(game))
        game.tell(PICKED, game.seat, about, action)
        if game.looking == 0:
            refill(game, about)
        receive(game, family, action)
        if family == ORDER and not known_to_all:
            game.me.secret_orders |= bit(back)
        elif family == INNOVATION and not known_to_all:
            game.me.secret_innovations |= bit(back)
        else:
            show(game, family, back, action)


def show(game: State, family: i64, back: i64, kind: i64) -> None:
    """Everybody sees the taken card."""
    me = game.me
    for player in game.players:
        if player is not me:
            seen(player, family, back, kind)
    if family == ORDER:
        me.shown[ORDER_IN_HAND + kind] += 1
    elif family == INNOVATION:
        me.shown[INNOVATION_IN_HAND + kind] += 1


class WildReturn(Decision[State]):
    """The other cards go to the bottom of their stack, one after the other (RULES 6.5)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        kinds_looked_at(game, found)

    def choose(self, game: State, about: i64, action: i64) -> None:
        bring_forward(game, action)
        returned = hand_over(game)
        remember(game.me, FAMILY_OF[about], action, bit(CARD_BACK.of(returned)))
        put_under(game, about, returned)
        game.tell(RETURNED, game.seat, about, action)


WILD_STACK: Final = WildStack(kinds.WILD_STACK, "wild_stack", STACKS)
WILD_PICK: Final = WildPick(kinds.WILD_PICK, "wild_pick", MAX_KINDS)
WILD_RETURN: Final = WildReturn(kinds.WILD_RETURN, "wild_return", MAX_KINDS)
