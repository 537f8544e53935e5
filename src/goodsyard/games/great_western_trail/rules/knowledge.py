"""What everybody knows about a hand (RULES 12.3, 12.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.packed import Packed
from goodsyard.core.row import bit
from goodsyard.games.great_western_trail.rules.bag import total
from goodsyard.games.great_western_trail.rules.cards import CARDS, DISCS, HAND, HAND_LIMIT, HERD, NONE
from goodsyard.games.great_western_trail.rules.state import Player

# A revealed hand is one number: its last card, and in the same way all cards before it.
SHOWN: Final = Packed("revealed hand")
SHOWN_CARD: Final = SHOWN.field("card, or NONE", 64, NONE)
SHOWN_BEFORE: Final = SHOWN.field("cards before it", bit(54))
MAX_SHOWN: Final = 10
CARDS.expect(HAND + DISCS[HAND_LIMIT] <= MAX_SHOWN, f"discs: hand_limit: copies must be at most {MAX_SHOWN - HAND}")


def reveal(player: Player) -> i64:
    """Show everybody the whole hand; returns its cards as one number."""
    shown: i64 = 0
    card: i64
    copy: i64
    for card in range(HERD):
        player.known[card] = player.hand[card]
        for copy in range(player.hand[card]):
            shown = SHOWN_BEFORE.at(shown) + SHOWN_CARD.at(card)
    return shown


def cards_shown(shown: i64) -> list[int]:
    """The cards of a revealed hand."""
    cards: list[int] = []
    while shown > 0:
        cards.insert(0, SHOWN_CARD.of(shown))
        shown = SHOWN_BEFORE.of(shown)
    return cards


def could_hold(player: Player, first: i64, kinds: i64, count: i64) -> bool:
    """Could this many cards of these kinds be in hand, judged by what everybody knows?

    Everybody knows some cards of the hand, its size, and which cards are in the hand and draw stack together.
    """
    known = total(player.known, first, kinds)
    if known >= count:
        return True
    # Loops over whole rows are expensive, and usually no such card is left to be drawn.
    unseen = total(player.hand, first, kinds) - known + total(player.stack, first, kinds)
    if known + unseen < count:
        return False
    return known + total(player.hand, 0, HERD) - total(player.known, 0, HERD) >= count
