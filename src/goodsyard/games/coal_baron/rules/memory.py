"""What each seat knows about hidden cards (RULES 12).

Everybody can see where each card's *back* goes, so a place is named by the back that lies there.
A seat's memory is a list of sentences "a card of this kind lies on one of these backs"; a sentence with one back is
certain knowledge. A card that no sentence mentions may lie anywhere. Only what the seat has seen goes in, so two games
that look the same to a seat have the same memory.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.packed import Packed
from goodsyard.core.row import bit, zeros
from goodsyard.games.coal_baron.rules.cards import INNOVATION, INNOVATION_KINDS, MAX_KINDS, ORDER, ORDER_KINDS
from goodsyard.games.coal_baron.rules.state import INNOVATION_IN_HAND, ORDER_IN_HAND, Player

NO_FACE: Final = 31  # when looking ahead, the kind of a card that the player has not seen

# A card in a stack.
CARD: Final = Packed("card")
CARD_KIND: Final = CARD.field("kind", MAX_KINDS)
CARD_BACK: Final = CARD.field("back", 64)

# A sentence of a memory.
KNOWN: Final = Packed("sentence of a memory")
KNOWN_FAMILY: Final = KNOWN.field("family", 8)
KNOWN_KIND: Final = KNOWN.field("kind", MAX_KINDS)
KNOWN_BACKS: Final = KNOWN.field("backs, one bit each", 2**54)


def sentence(family: i64, kind: i64, backs: i64) -> i64:
    """A card of this kind lies on one of these backs."""
    return KNOWN_FAMILY.at(family) + KNOWN_KIND.at(kind) + KNOWN_BACKS.at(backs)


def is_about(known: i64, family: i64, packed_backs: i64) -> bool:
    """Does a sentence mention one of these backs of a family? Most do not, so they are not unpacked to find out."""
    return known & packed_backs != 0 and KNOWN_FAMILY.of(known) == family


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
    packed_backs = KNOWN_BACKS.at(backs)
    k: i64
    for k in range(player.memories):
        known = player.memory[k]
        if is_about(known, family, packed_backs):
            player.memory[k] = sentence(family, KNOWN_KIND.of(known), KNOWN_BACKS.of(known) | backs)


def seen(player: Player, family: i64, back: i64, kind: i64) -> None:
    """The player sees which card lies on this back: the sentence about it is used up, and no other card can lie there.

    If several sentences could have meant this card, the narrowest is used up and widens the others.
    """
    here = bit(back)
    packed_here = KNOWN_BACKS.at(here)
    spoken = False
    best: i64 = -1
    k: i64
    for k in range(player.memories):
        known = player.memory[k]
        if is_about(known, family, packed_here):
            spoken = True
            backs = KNOWN_BACKS.of(known)
            # Of nested sets of backs the smaller one is also the smaller number.
            if KNOWN_KIND.of(known) == kind and (best < 0 or backs < best):
                best = backs
    if not spoken:
        return
    kept: i64 = 0
    used = best < 0
    for k in range(player.memories):
        known = player.memory[k]
        if is_about(known, family, packed_here):
            known_kind = KNOWN_KIND.of(known)
            backs = KNOWN_BACKS.of(known)
            if known_kind == kind and backs == best and not used:
                used = True
                continue
            if known_kind == kind:
                backs |= best
            known = sentence(family, known_kind, backs & ~here)
        player.memory[kept] = known
        kept += 1
    for k in range(kept, player.memories):
        player.memory[k] = 0
    player.memories = kept


def certain_kind(player: Player, family: i64, back: i64) -> i64:
    """The kind of the card on this back if the player knows it for certain, or NO_FACE."""
    k: i64
    for k in range(player.memories):
        known = player.memory[k]
        if KNOWN_FAMILY.of(known) == family and KNOWN_BACKS.of(known) == bit(back):
            return KNOWN_KIND.of(known)
    return NO_FACE


def secrets_of(player: Player, family: i64) -> tuple[i64, i64, i64]:
    """The backs in a hand that only its owner has seen, and the place of their family in the row of the hand."""
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
