"""Golden playthroughs: one random game each through OpenSpiel, line by line.

`python -m tests.envs.playthrough` rewrites them after an intended change to rules or encoders.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pyspiel

import goodsyard.envs.openspiel  # noqa: F401
from tests.envs import GAMES

FOLDER = Path(__file__).with_name("playthroughs")


def lines(game: str) -> Iterator[str]:
    """Who did what and what the acting players have seen, and at the end their rewards."""
    loaded = pyspiel.load_game(f"goodsyard_{game.replace('-', '_')}(players=3)")
    yield from introduction(loaded)
    state, chance = loaded.new_initial_state(), np.random.RandomState(7)
    while not state.is_terminal():
        player, legal = state.current_player(), state.legal_actions()
        action = int(chance.choice(legal))
        said = f"{state.move_number()}. player {player}: {action} {state.action_to_string(player, action)}"
        if player >= 0:
            row = np.asarray(state.observation_tensor(player), np.int16).tobytes()
            said += f" | of {len(legal)}, {state.information_state_string(player)}, sees {zlib.crc32(row):08x}"
        yield said
        state.apply_action(action)
    yield f"{state}: {state.returns()}"


def introduction(game: pyspiel.Game) -> Iterator[str]:
    yield str(game)
    yield f"actions {game.num_distinct_actions()}, observation {game.observation_tensor_shape()}"


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.txt"


if __name__ == "__main__":
    for name in GAMES:
        file_of(name).write_text("\n".join(lines(name)) + "\n", encoding="utf-8")
