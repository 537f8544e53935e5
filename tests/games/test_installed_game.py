"""A game from another distribution: pip installs it, and everything works with it at once."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.installed import environment, installed, run

CLI = ("-m", "goodsyard.cli")


def test_it_is_listed() -> None:
    listed = json.loads(run(*CLI, "games", "--json"))["games"]
    assert "odd-lots" in [game["id"] for game in listed]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_keeps_the_contract(players: int) -> None:
    run(
        "-c",
        "from goodsyard.core.conformance import check_game\n"
        f"from odd_lots import TITLE\ncheck_game(TITLE, {players}, 3)\n",
    )


def test_the_compiled_loop_plays_by_the_rules() -> None:
    """Three rounds in which each of three players bids and doubles; the audit would find a card played twice."""
    seats = ("--seats", "random,random,random")
    told = json.loads(run(*CLI, "simulate", "odd-lots", *seats, "--games", "300", "--audit", "--json"))
    assert (told["games"], told["decisions"]) == (300, 300 * 3 * 3 * 2)


@pytest.mark.parametrize("seats", ["greedy,random", "careful,careless", "ismcts:60,random"])
def test_bots_play_it(seats: str) -> None:
    told = json.loads(run(*CLI, "simulate", "odd-lots", "--seats", seats, "--games", "3", "--audit", "--json"))
    assert told["games"] == 3


def test_it_is_shown_in_the_terminal() -> None:
    done = subprocess.run(
        [sys.executable, *CLI, "play", "odd-lots", "--seats", "me,random", "--seed", "4"],
        input="1\n1\n1\n1\n1\n1\n",
        cwd=installed(),
        env={**environment(), "COLUMNS": "100"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "which card do you choose?" in done.stdout
    assert "Final score" in done.stdout, done.stdout[-800:] + done.stderr


def test_pettingzoo_steps_it() -> None:
    run(
        "-c",
        "from goodsyard.envs.pettingzoo import env\n"
        "from pettingzoo.test import api_test\n"
        "api_test(env('odd-lots', players=3), num_cycles=60)\n",
    )


def test_gymnasium_steps_it() -> None:
    run(
        "-c",
        "import gymnasium, goodsyard.envs.gymnasium\n"
        "env = gymnasium.make('goodsyard/OddLots-v1', players=3, opponent='greedy')\n"
        "row, info = env.reset(seed=1)\n"
        "over = False\n"
        "while not over:\n"
        "    row, reward, over, cut, info = env.step(int(info['action_mask'].argmax()))\n"
        "many = gymnasium.make_vec('goodsyard/OddLots-v1', num_envs=8)\n"
        "row, info = many.reset(seed=1)\n"
        "for _ in range(60):\n"
        "    row, reward, over, cut, info = many.step(info['action_mask'].argmax(axis=1))\n"
        "    assert not info['replaced'].any()\n",
    )


def test_openspiel_steps_it() -> None:
    run(
        "-c",
        "import random, pyspiel, goodsyard.envs.openspiel\n"
        "state = pyspiel.load_game('goodsyard_odd_lots(players=3)').new_initial_state()\n"
        "while not state.is_terminal():\n"
        "    actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()\n"
        "    state.apply_action(random.choice(actions))\n"
        "assert sum(state.returns()) == 0\n",
    )
