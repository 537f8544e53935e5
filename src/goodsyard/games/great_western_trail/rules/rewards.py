"""Dollars and certificates (RULES 6.4-6.7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.row import Row, row
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.cards import (
    CERTIFICATE_LIMIT_4,
    CERTIFICATE_LIMIT_6,
    MASTER_CERTIFICATES,
    MASTERS,
    NONE,
)
from goodsyard.games.great_western_trail.rules.events import GAINED
from goodsyard.games.great_western_trail.rules.state import Player, State

TRACK: Final[Row] = row([0, 1, 2, 3, 4, 6])  # certificates at each place of the marker
PLACES: Final = 6
FIRST_LIMIT: Final = 3


def certificate_limit(player: Player) -> i64:
    """How far the marker may go: the sixth certificate only together with the fourth (RULES 6.6)."""
    if player.discs[CERTIFICATE_LIMIT_4] > 0:
        return FIRST_LIMIT
    return FIRST_LIMIT + (1 if player.discs[CERTIFICATE_LIMIT_6] > 0 else 2)


def permanent_certificates(player: Player) -> i64:
    """The certificates of the station master tiles (RULES 8.20)."""
    count: i64 = 0
    tile: i64
    for tile in range(MASTERS):
        if player.masters >> tile & 1:
            count += MASTER_CERTIFICATES[tile]
    return count


def gain(game: State, dollars: i64, certificates: i64) -> None:
    """Gain all the dollars, and move the marker as far as the limit allows (RULES 6.4-6.6)."""
    me = game.me
    place = min(me.marker + certificates, certificate_limit(me))
    place = max(place, me.marker)
    moved = place > me.marker
    me.marker = place
    me.money += dollars
    if dollars > 0 or moved:
        game.tell(GAINED, game.seat, dollars, place if moved else NONE)


def grant(game: State, due: i64) -> None:
    """Gain a reward that has waited for another decision."""
    if due > 0:
        gain(game, kinds.REWARD_DOLLARS.of(due), kinds.REWARD_CERTIFICATES.of(due))
