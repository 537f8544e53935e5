"""How often does a person have to press? Games of quick bots, counted per turn without and with suggestions.

`python bench/clicks.py --games 36` prints a table in Markdown. Before: every decision is one press. After: forced
choices play themselves, and where the bot did what a bundle suggests, all of its actions are one press. A turn is the
run of consecutive actions of one seat.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

import goodsyard
from goodsyard import bots
from goodsyard.cli.output import progress

GAMES = ("coal-baron", "great-western-trail", "mineshaft", "oh-my-goods")
PLAYERS = (2, 3, 4)
BOTS = ("greedy", "careful")
SHOWN_KINDS = 4


class Step(NamedTuple):
    """One action of a game, with what was suggested before it."""

    seat: int
    kind: str
    action: int
    is_forced: bool
    bundles: Sequence[Sequence[int]] = ()


class Turn(NamedTuple):
    """What a person would have pressed in a turn."""

    decisions: int
    forced: int
    pressed: tuple[str, ...]
    """The kinds of the decisions at which something is pressed."""


def turns(steps: Sequence[Step]) -> list[Turn]:
    """The turns of a game."""
    return [counted(list(turn)) for _, turn in groupby(steps, key=lambda step: step.seat)]


def counted(turn: Sequence[Step]) -> Turn:
    """Count one turn, using the longest bundle where several begin with what was done."""
    pressed, place = [], 0
    while place < len(turn):
        step = turn[place]
        if step.is_forced:
            place += 1
            continue
        pressed.append(step.kind)
        done = [each.action for each in turn[place:]]
        place += max((len(each) for each in step.bundles if done[: len(each)] == list(each)), default=1)
    return Turn(len(turn), sum(step.is_forced for step in turn), tuple(pressed))


def played(game: str, players: int, seed: int) -> list[Step]:
    """A game of bots."""
    table = goodsyard.new(game, players, seed)
    seated = [bots.find(name, game) for name in BOTS]
    steps = []
    while not table.over:
        seat = table.game.current
        action = seated[(seat + seed) % len(seated)].choose(table.game, seat, len(table.played))
        kind = table.game.kind_name(table.game.decision(seat)[0])
        suggested = [bundle.actions for bundle in table.bundles(seat)]
        steps.append(Step(seat, kind, action, len(table.game.legal(seat)) == 1, suggested))
        table.take(action, seat)
    return steps


def spread(presses: Sequence[int]) -> str:
    """Median, mean and 90th percentile."""
    most = sorted(presses)[int(0.9 * len(presses))]
    return f"{statistics.median(presses):g} / {statistics.mean(presses):.1f} / {most}"


def line(game: str, found: Sequence[Turn]) -> str:
    """A row of the table."""
    decisions = [turn.decisions for turn in found]
    left = Counter(kind for turn in found for kind in turn.pressed)
    kinds = ", ".join(f"{name} {count / left.total():.0%}" for name, count in left.most_common(SHOWN_KINDS))
    forced = sum(turn.forced for turn in found) / sum(decisions)
    return (
        f"| {game} | {spread(decisions)} | {spread([len(turn.pressed) for turn in found])} | {forced:.0%} | {kinds} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=36, help="games of bots per game, with 2, 3 and 4 players in turn")
    parser.add_argument("--game", choices=GAMES, nargs="*", default=GAMES, help="only these games")
    wanted = parser.parse_args()
    print("| game | presses a turn before (median / mean / 90 %) | after | forced decisions | what is left to press |")
    print("|" + " --- |" * 5)
    for game in wanted.game:
        found: list[Turn] = []
        with progress(game, wanted.games) as advance:
            for seed in range(wanted.games):
                found += turns(played(game, PLAYERS[seed % len(PLAYERS)], seed))
                advance(1)
        print(line(game, found), flush=True)


if __name__ == "__main__":
    main()
