"""Measures OpenSpiel. Chance outcomes after the deal are sampled uniformly, as is correct for these games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from time import process_time
from typing import Any, NamedTuple

import open_spiel.python.games  # noqa: F401  registers the games written in Python
import pyspiel
from bench.peers.workers.serve import OPENING, Rates, chance, copies, for_each, serve, whole_games
from bench.peers.workers.settings import GAMES_SIDE_BY_SIDE, ITERATIONS, POSITIONS
from open_spiel.python.rl_environment import Environment
from open_spiel.python.vector_env import SyncVectorEnv

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
EXPLORATION = 1.4
NO_LIMIT = -1
LENGTHS = 300
"""Number of games whose average gives the length of a game."""


class Step(NamedTuple):
    """The action type that OpenSpiel's vector environment expects."""

    action: int


def beginner(what: str, random: Callable[[], float]) -> Callable[[int], Any]:
    """A function that sets up and deals games."""
    game = pyspiel.load_game(what)

    def begin(seed: int) -> Any:
        state = game.new_initial_state()
        while state.current_player() == CHANCE:
            options = state.legal_actions()
            state.apply_action(options[int(random() * len(options))])
        return state

    return begin


def player(random: Callable[[], float]) -> Callable[[Any], int]:
    """A function that plays games to the end at random and counts the players' decisions."""

    def play(state: Any) -> int:
        decisions = 0
        while (seat := state.current_player()) != TERMINAL:
            options = state.legal_actions()
            state.apply_action(options[int(random() * len(options))])
            if seat != CHANCE:
                decisions += 1
        return decisions

    return play


def api(what: str, players: int, variant: str, seconds: float) -> Rates:
    random = chance()
    return whole_games(seconds, beginner(what, random), player(random))


@cache
def length(what: str) -> float:
    """The average number of decisions in a random game."""
    random = chance()
    begin, play = beginner(what, random), player(random)
    return sum(play(begin(number)) for number in range(LENGTHS)) / LENGTHS


def loop(what: str, players: int, variant: str, seconds: float) -> Rates:
    """Random play by C++ bots; their loop does not count decisions, hence the average length."""
    game, decisions = pyspiel.load_game(what), length(what)
    seats = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(players)]
    games, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        pyspiel.evaluate_bots(game.new_initial_state(), seats, games)
        games += 1
    return {"playouts/s": games / spent, "decisions/s": decisions * games / spent, "decisions per game": decisions}


@cache
def positions(what: str) -> list[Any]:
    """Positions early in some games with at least two legal actions."""
    random, number = chance(), 0
    begin = beginner(what, random)
    found: list[Any] = []
    while len(found) < POSITIONS:
        state, left = begin(number), OPENING * (number % POSITIONS)
        while not state.is_terminal() and (left > 0 or state.is_chance_node() or len(state.legal_actions()) < 2):
            options = state.legal_actions()
            state.apply_action(options[int(random() * len(options))])
            left -= 1
        if not state.is_terminal():
            found.append(state)
        number += 1
    return found


def clone(what: str, players: int, variant: str, seconds: float) -> Rates:
    return copies(seconds, positions(what), lambda state: state.clone())


def search(what: str, players: int, variant: str, seconds: float) -> Rates:
    """Information-set search in C++ with random playouts to the end."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, ITERATIONS)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, EXPLORATION, ITERATIONS, NO_LIMIT, policy, False, False)

    def think(state: Any) -> int:
        bot.step(state)
        return ITERATIONS

    return {"iterations/s": for_each(seconds, positions(what), think)}


def vector(what: str, players: int, variant: str, seconds: float) -> Rates:
    env, random = SyncVectorEnv([Environment(what) for _ in range(GAMES_SIDE_BY_SIDE)]), chance()
    now = env.reset()
    steps, spent = 0, 0.0
    while spent < seconds:
        legal = [each.observations["legal_actions"][each.observations["current_player"]] for each in now]
        actions = [Step(options[int(random() * len(options))]) for options in legal]
        before = process_time()
        now, _, _, _ = env.step(actions, reset_if_done=True)
        spent += process_time() - before
        steps += len(actions)
    return {"steps/s": steps / spent}


if __name__ == "__main__":
    serve(["open_spiel"], {"api": api, "loop": loop, "clone": clone, "search": search, "vector": vector})
