"""Observations: what a seat may know, as a row of numbers; `planes` says what each of them means."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from goodsyard.core.errors import BadSetup
from goodsyard.core.game import Game
from goodsyard.core.registry import find
from goodsyard.envs.observation.encoder import Encoder
from goodsyard.envs.observation.sheet import Sheet

__all__ = ["Encoder", "Plane", "Sheet", "begun", "encoder_for", "planes"]

LONGEST = 1 << 14


class Plane(NamedTuple):
    """A part of an observation."""

    name: str
    first: int
    """Where it begins."""
    length: int
    scale: int
    """What its numbers can be divided by: most of them are then not larger than 1."""
    meaning: str


def begun(game: str, players: int) -> Game:
    """A position to ask about things that are the same in all positions."""
    title = find(game)
    position: Game = title.begin(players, 1, title.rules, title.checked_options(players, {}))
    return position


@cache
def encoder_for(game: str, players: int) -> Encoder:
    """The encoder of a game with so many players."""
    kinds = len(begun(game, players).kind_sizes())
    name = f"{__name__}.{game.replace('-', '_')}"
    if find_spec(name) is None:
        raise BadSetup(f"{game} has no encoder; write one like those in goodsyard/envs/observation")
    encoder: Encoder = import_module(name).ENCODER(players, kinds)
    return encoder


@cache
def planes(game: str, players: int) -> tuple[Plane, ...]:
    """The planes of an observation in their order, as the encoder itself announces them while it writes."""
    sheet = Sheet(LONGEST, 1, listening=True)
    encoder_for(game, players).write(begun(game, players), 0, sheet)
    ends = [first for _, first, _, _ in sheet.announced[1:]] + [sheet.at]
    return tuple(
        Plane(name, first, end - first, scale, meaning)
        for (name, first, scale, meaning), end in zip(sheet.announced, ends, strict=True)
    )
