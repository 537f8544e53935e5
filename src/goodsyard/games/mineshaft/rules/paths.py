"""Ways through the mine: what a move, a Mine Kart and a Call for Help can reach (RULES 6, 9.13-9.18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.row import Row, zeros
from goodsyard.games.mineshaft.rules.cards import KIND_OF, MAX_SPOTS, NONE, SIDES, TUNNEL
from goodsyard.games.mineshaft.rules.mine import connected, has_free_opening, is_closed
from goodsyard.games.mineshaft.rules.state import CAREFUL_RULES, FREE_TUNNEL, State

FAR: Final = 1000
# A move has up to 3 steps, so a spot is reached at most four times, each time in fewer steps.
MAX_VISITS: Final[i64] = 4 * MAX_SPOTS


class Paths:
    """How many steps away each spot is: a reusable buffer."""

    def __init__(self) -> None:
        self.steps: Row = zeros(MAX_SPOTS)
        self.visits: Row = zeros(MAX_VISITS)
        self.count: i64 = 0

    def begin(self, game: State, source: i64) -> None:
        spot: i64
        for spot in range(game.spots):
            self.steps[spot] = FAR
        self.count = 0
        self.reach(source, 0)

    def reach(self, spot: i64, steps: i64) -> None:
        """Visit this spot later unless it was reached in as few steps before."""
        if steps < self.steps[spot]:
            self.steps[spot] = steps
            self.visits[self.count] = spot
            self.count += 1

    def reach_neighbours(self, game: State, spot: i64) -> None:
        steps = self.steps[spot] + 1
        side: i64
        for side in range(SIDES):
            other = connected(game, spot, side)
            if other != NONE:
                self.reach(other, steps)

    def spread(self, game: State, source: i64, through_collapsed: bool) -> None:
        """Everything that is connected to a spot, through collapsed tiles or only up to them."""
        self.begin(game, source)
        visit: i64 = 0
        while visit < self.count:
            spot = self.visits[visit]
            if through_collapsed or not game.collapsed[spot]:
                self.reach_neighbours(game, spot)
            visit += 1

    def walk(self, game: State, source: i64, limit: i64) -> None:
        """Everything that a piece can reach within a number of steps (RULES 6.1, 6.2, 9.15)."""
        self.begin(game, source)
        visit: i64 = 0
        while visit < self.count:
            spot = self.visits[visit]
            visit += 1
            if game.collapsed[spot] and spot != source:
                continue
            if self.steps[spot] < limit:
                self.reach_neighbours(game, spot)
            if carries(game, spot):
                self.go_through_tunnel(game, spot, limit)

    def finds_open_end(self, game: State) -> bool:
        """Can anybody ever reach an opening that faces an empty place? (RULES 10.8)

        A collapsed tile on the way can be cleared, a Tunnel leads to every tile.
        """
        self.begin(game, game.pieces[game.active])
        seat: i64
        for seat in range(game.player_count):
            self.reach(game.pieces[seat], 0)
        visit: i64 = 0
        while visit < self.count:
            spot = self.visits[visit]
            if has_free_opening(game, spot):
                return True
            if KIND_OF[game.tiles[spot]] == TUNNEL:
                return not is_closed(game)
            self.reach_neighbours(game, spot)
            visit += 1
        return False

    def go_through_tunnel(self, game: State, tunnel: i64, limit: i64) -> None:
        """Reach any other spot without pieces (RULES 9.15, 12.8)."""
        steps = self.steps[tunnel] + (0 if game.reads(FREE_TUNNEL) else 1)
        if steps > limit:
            return
        spot: i64
        for spot in range(game.spots):
            if spot != tunnel and not game.is_occupied(spot):
                self.reach(spot, steps)


PATHS: Final = Paths()


def carries(game: State, spot: i64) -> bool:
    """Is there a Tunnel that can be used? Under the first rules even a collapsed one can (RULES 9.20)."""
    if KIND_OF[game.tiles[spot]] != TUNNEL:
        return False
    return not game.collapsed[spot] or game.rules_version < CAREFUL_RULES


def all_tracks_stopped(game: State) -> bool:
    """Does no opening that somebody can reach face an empty place? (RULES 10.2, 10.8)"""
    if game.rules_version < CAREFUL_RULES:
        return is_closed(game)
    return not PATHS.finds_open_end(game)
