"""What a seat may see: its own bid, and of the others only whether they have chosen."""

from __future__ import annotations

import msgspec

from odd_lots.rules import CARDS, OddLots


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; for a spectator `you` is None and the hand is empty."""

    you: int | None
    round: int
    prize: int
    cards: list[int]
    """The viewer's hand. The generic drawing marks its values `card:1` to `card:4`, as the choices do."""
    bids: list[int | None]
    doubled: bool
    ready: list[bool]
    played: list[list[int]]
    points: list[int]


def view_of(game: OddLots, seat: int | None) -> View:
    return View(
        you=seat,
        round=game.round,
        prize=game.prizes[game.round - 1],
        cards=[] if seat is None else [card for card in range(1, CARDS + 1) if game.holds(seat, card)],
        bids=[game.bids[k] if k == seat else None for k in range(game.player_count)],
        doubled=seat is not None and game.doubled[seat] == 1,
        ready=[k not in game.acting() for k in range(game.player_count)],
        played=[laid_open(game, k) for k in range(game.player_count)],
        points=list(game.points),
    )


def laid_open(game: OddLots, seat: int) -> list[int]:
    """The cards that the seat has played in earlier rounds."""
    return [card for card in range(1, CARDS + 1) if not game.holds(seat, card) and card != game.bids[seat]]
