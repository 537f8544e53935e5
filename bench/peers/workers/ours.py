"""Measures Goodsyard."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from time import process_time
from typing import Any

from bench.peers.measures import SINGLES, TWENTY_STEPS
from bench.peers.workers.serve import OPENING, Rates, chance, copies, for_each, repeated, serve, whole_games
from bench.peers.workers.settings import GAMES_SIDE_BY_SIDE, ITERATIONS, POSITIONS, STEPS

import goodsyard
from goodsyard import bots
from goodsyard.bots.search import NEVER, Style
from goodsyard.core.game import Game
from goodsyard.core.playout import play_out


def beginner(what: str, players: int) -> Callable[[int], Game]:
    """A function that sets up games from their seeds."""

    def begin(seed: int) -> Game:
        game: Game = goodsyard.new(what, players=players, seed=seed).game
        return game

    return begin


def api(what: str, players: int, variant: str, seconds: float) -> Rates:
    random = chance()

    def play(game: Game) -> int:
        decisions = 0
        while not game.over:
            options = game.legal()
            game.apply(options[int(random() * len(options))])
            decisions += 1
        return decisions

    return whole_games(seconds, beginner(what, players), play)


def loop(what: str, players: int, variant: str, seconds: float) -> Rates:
    begin = beginner(what, players)
    decisions = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += play_out(begin(games), games)
        games += 1
    return {
        "playouts/s": games / spent,
        "decisions/s": decisions / spent,
        "decisions per game": decisions / games,
    }


@cache
def positions(what: str, players: int) -> list[Game]:
    """Positions early in some games with at least two legal actions."""
    random, begin, found = chance(), beginner(what, players), []
    for number in range(POSITIONS):
        game, left = begin(number), OPENING * number
        while len(options := game.legal()) < 2 or left > 0:
            game.apply(options[int(random() * len(options))])
            left -= 1
        found.append(game)
    return found


def clone(what: str, players: int, variant: str, seconds: float) -> Rates:
    return copies(seconds, positions(what, players), lambda game: game.clone())


def search(what: str, players: int, variant: str, seconds: float) -> Rates:
    bot: Any = twenty_steps(what) if variant == TWENTY_STEPS else bots.find(f"{variant}:{ITERATIONS}", what)

    def think(game: Game) -> int:
        bot.search(game, game.current, ITERATIONS)
        return ITERATIONS

    return {"iterations/s": for_each(seconds, positions(what, players), think)}


def twenty_steps(what: str) -> bots.SearchBot:
    """A search that plays 20 random steps and evaluates the position reached."""
    style = Style(rollout=20, curiosity=0.7, judge_from=NEVER, sharpness=1, trust=0, careful=False)
    return bots.SearchBot(bots.evaluation_for(what), bots.Budget(iterations=ITERATIONS), style)


def zoo(what: str, players: int, variant: str, seconds: float) -> Rates:
    from bench.peers.workers.steps import stepper

    from goodsyard.envs.pettingzoo import env

    return {"steps/s": repeated(seconds, stepper(env(what, players=players), STEPS))}


def vector(what: str, players: int, variant: str, seconds: float) -> Rates:
    from bench.peers.workers.gym import many, single, singles

    if variant == "one game":
        return {"steps/s": single(what, players, seconds)}
    if variant == SINGLES:
        return {"steps/s": singles(what, players, GAMES_SIDE_BY_SIDE, seconds)}
    opponent = "self" if variant == "every seat" else "random"
    return {"steps/s": many(what, players, opponent, GAMES_SIDE_BY_SIDE, seconds)}


MEASURES = {"api": api, "loop": loop, "clone": clone, "search": search, "zoo": zoo, "vector": vector}

if __name__ == "__main__":
    if not goodsyard.COMPILED:
        raise SystemExit("the engine is not compiled: run make build")
    serve(["goodsyard"], MEASURES)
