"""Evaluates moves one decision ahead: how good each looks, and how much attention it deserves."""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.bots.greedy import finish
from goodsyard.bots.tree import NOBODY, Tree, move_of
from goodsyard.core.decision import Options
from goodsyard.core.evaluation import CERTAIN, Evaluation
from goodsyard.core.game import Game
from goodsyard.core.row import Row, zeros


def look_ahead(game: Game, mover: i64, found: Options, evaluation: Evaluation, ahead: Row) -> None:
    """Add each move's expected utility for its player at the end of the turn."""
    utilities = zeros(4)
    k: i64
    for k in range(len(ahead)):
        twin = game.clone()
        twin.apply(found.actions[k], mover)
        finish(twin, mover, evaluation)
        evaluation.utilities(twin, utilities)
        ahead[k] += utilities[mover]


def promise(tree: Tree, node: i64, kind: i64, found: Options, ahead: Row, worlds: i64, sharpness: i64) -> None:
    """Store the utilities of a node's moves, summed over `worlds`, and distribute the attention."""
    tree.judged[node] = 1
    best, total = i64(0), 0.0
    k: i64
    for k in range(len(ahead)):
        ahead[k] //= worlds
        best = max(best, ahead[k])
    for k in range(len(ahead)):
        total += attention(best - ahead[k], sharpness)
    for k in range(len(ahead)):
        move = move_of(kind, found.actions[k])
        child = tree.child(node, move)
        if child == NOBODY:
            child = tree.add_child(node, move)
            tree.chances[child] = tree.visits[node]
        share = attention(best - ahead[k], sharpness) / total
        tree.prior[child] = max(1, i64(share * float(len(ahead)) * CERTAIN))
        tree.promise[child] = max(1, ahead[k])


def attention(behind: i64, sharpness: i64) -> float:
    """The attention for a move whose utility is `behind` the best one's."""
    far = 1.0 + float(behind) / float(sharpness)
    return 1.0 / (far * far)
