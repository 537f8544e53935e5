"""What each seat knows of hidden cards (RULES 12).

Everybody can follow with the eyes where each card's *back* goes, so a place is named by the back that lies there.
A seat's memory is a list of sentences "a card of this kind lies on one of these backs"; a sentence with one back is
certain knowledge. Whatever no sentence speaks of may lie anywhere. Only what the seat has seen goes in, so two games
that look the same to a seat have the same memory.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.row import bit, zeros
from goodsyard.games.coal_baron.rules.cards import INNOVATION, INNOVATION_KINDS, ORDER, ORDER_KINDS
from goodsyard.games.coal_baron.rules.state import INNOVATION_IN_HAND, ORDER_IN_HAND, Player

# A number that a family or a kind is packed into with others gives it so many bits.
FAMILY_BITS: Final = 3
FAMILY_MASK: Final = 7
KIND_BITS: Final = 5
KIND_MASK: Final = 31
NO_FACE: Final = 31  # the kind of a card in a look ahead that the player has not seen


def card(back: i64, kind: i64) -> i64:
    """A hidden card: its back and its kind."""
    return (back << KIND_BITS) | kind


def back_of(hidden: i64) -> i64:
    return hidden >> KIND_BITS


def kind_of(hidden: i64) -> i64:
    return hidden & KIND_MASK


def sentence(family: i64, kind: i64, backs: i64) -> i64:
    return (((backs << KIND_BITS) | kind) << FAMILY_BITS) | family


def spoken_of(known: i64) -> tuple[i64, i64, i64]:
    """Family, kind and backs of a sentence."""
    return known & FAMILY_MASK, (known >> FAMILY_BITS) & KIND_MASK, known >> (FAMILY_BITS + KIND_BITS)


def is_certain(backs: i64) -> bool:
    """Does a sentence name one back only?"""
    return backs & (backs - 1) == 0


def remember(player: Player, family: i64, kind: i64, backs: i64) -> None:
    """From now on the player knows that a card of this kind lies on one of these backs."""
    if player.memories == len(player.memory):
        larger = zeros(2 * player.memories)
        k: i64
        for k in range(player.memories):
            larger[k] = player.memory[k]
        player.memory = larger
    player.memory[player.memories] = sentence(family, kind, backs)
    player.memories += 1


def mixed(player: Player, family: i64, backs: i64) -> None:
    """The cards on these backs changed places out of the player's sight."""
    k: i64
    for k in range(player.memories):
        about, kind, known = spoken_of(player.memory[k])
        if about == family and known & backs:
            player.memory[k] = sentence(family, kind, known | backs)


def seen(player: Player, family: i64, back: i64, kind: i64) -> None:
    """The player sees which card lies on this back: what was known of it is used up, nothing else can lie there.

    If several sentences could have meant this card, the narrowest is used up and the others are widened by it.
    """
    here = bit(back)
    spoken = False
    best: i64 = -1
    k: i64
    for k in range(player.memories):
        about, known_kind, known = spoken_of(player.memory[k])
        if about == family and known & here:
            spoken = True
            # Of nested sets of backs the smaller one is also the smaller number.
            if known_kind == kind and (best < 0 or known < best):
                best = known
    if not spoken:
        return
    kept: i64 = 0
    used = best < 0
    for k in range(player.memories):
        about, known_kind, known = spoken_of(player.memory[k])
        if about == family and known & here:
            if known_kind == kind and known == best and not used:
                used = True
                continue
            if known_kind == kind:
                known |= best
            player.memory[kept] = sentence(family, known_kind, known & ~here)
        else:
            player.memory[kept] = player.memory[k]
        kept += 1
    for k in range(kept, player.memories):
        player.memory[k] = 0
    player.memories = kept


def certain_kind(player: Player, family: i64, back: i64) -> i64:
    """The kind of the card on this back if the player knows it for certain, or NO_FACE."""
    k: i64
    for k in range(player.memories):
        about, kind, backs = spoken_of(player.memory[k])
        if about == family and backs == bit(back):
            return kind
    return NO_FACE


def secrets_of(player: Player, family: i64) -> tuple[i64, i64, i64]:
    """Of a hand: the backs that only its owner has seen, and where this family stands in the row of the hand."""
    if family == ORDER:
        return player.secret_orders, ORDER_IN_HAND, ORDER_KINDS
    if family == INNOVATION:
        return player.secret_innovations, INNOVATION_IN_HAND, INNOVATION_KINDS
    return 0, 0, 0


def pick_bit(bits: i64, number: i64) -> i64:
    """The place of the set bit with this number, counted from the lowest."""
    place: i64 = 0
    while True:
        if bits >> place & 1:
            if number == 0:
                return place
            number -= 1
        place += 1
