"""Measures catanatron."""

from __future__ import annotations

from functools import cache
from itertools import islice

from bench.peers.workers.serve import OPENING, Rates, chance, copies, serve, whole_games
from bench.peers.workers.settings import POSITIONS
from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT


def begin(players: int, seed: int) -> Game:
    return Game([RandomPlayer(color) for color in islice(Color, players)], seed=seed + 1)


def api(what: str, players: int, variant: str, seconds: float) -> Rates:
    random = chance()

    def play(game: Game) -> int:
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            options = game.state.playable_actions
            game.execute(options[int(random() * len(options))], validate_action=False)
            decisions += 1
        return decisions

    return whole_games(seconds, lambda seed: begin(players, seed), play)


@cache
def positions(players: int) -> list[Game]:
    """Positions early in some games."""
    random, found = chance(), []
    for number in range(POSITIONS):
        game = begin(players, number)
        for _ in range(OPENING * number):
            options = game.state.playable_actions
            game.execute(options[int(random() * len(options))])
        found.append(game)
    return found


def clone(what: str, players: int, variant: str, seconds: float) -> Rates:
    return copies(seconds, positions(players), lambda game: game.copy())


if __name__ == "__main__":
    serve(["catanatron"], {"api": api, "clone": clone})
