"""Ways along the trail: what is paid on them, and the marks that light up."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from goodsyard.core.words import Phrase, seat_name
from goodsyard.games.great_western_trail.rules.cards import NONE
from goodsyard.games.great_western_trail.rules.movement import fee_at
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.trail import EMPTY, FIRST_WAY, FORK_BIT, REACH, SECOND_WAY, owner_of
from goodsyard.games.great_western_trail.say.common import Told
from goodsyard.games.great_western_trail.say.names import SPACES, joined


class Walk(NamedTuple):
    """A way along the trail: the branches it takes, its spaces after the first, what is paid to whom (NONE: bank)."""

    branches: int
    spaces: tuple[int, ...]
    paid: dict[int, int]


def walks(game: State, seat: int, target: int, steps: int) -> list[Walk]:
    """The ways to a destination that differ in what is paid to whom."""
    found: dict[tuple[tuple[int, int], ...], Walk] = {}

    def go(space: int, left: int, money: int, walk: Walk) -> None:
        for branch, other in enumerate((FIRST_WAY[space], SECOND_WAY[space])):
            if other == NONE or not REACH[other] >> target & 1 or (left == 0 and game.trail[other] != EMPTY):
                continue
            fee = min(fee_at(game, seat, other), money) if game.trail[other] != EMPTY else 0
            owner = owner_of(game.trail[other])
            paid = {**walk.paid, owner: walk.paid.get(owner, 0) + fee} if fee else walk.paid
            branches = walk.branches | FORK_BIT[space] if branch else walk.branches
            on = Walk(branches, (*walk.spaces, other), paid)
            if other == target:
                found.setdefault(tuple(sorted(paid.items())), on)
            else:
                go(other, left - (game.trail[other] != EMPTY), money - fee, on)

    go(game.players[seat].space, steps, game.players[seat].money, Walk(0, (), {}))
    return list(found.values())


def way_refs(game: State, seat: int, *ways: Walk) -> tuple[str, ...]:
    """The marks of the pieces of trail that some ways use."""
    refs: dict[str, None] = {}
    for way in ways:
        spaces = (game.players[seat].space, *way.spaces)
        refs |= dict.fromkeys(f"way:{SPACES[a]}-{SPACES[b]}" for a, b in pairwise(spaces))
    return tuple(refs)


def fees(paid: dict[int, int]) -> Phrase:
    """What is paid on a way: `$2 to Seat 2 and $1 to the bank`."""
    parts = []
    for owner, dollars in sorted(paid.items(), reverse=True):
        told: Told = {"dollars": dollars}
        parts.append(Phrase("fee-bank" if owner == NONE else "fee-seat", told | {"seat": seat_name(max(owner, 0))}))
    return joined(parts)
