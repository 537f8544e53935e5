"""A search tree in rows: a node is a number, 0 is the root."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.row import Row, zeros

NOBODY: Final = 0
MOVES_OF_A_KIND: Final = 1 << 32


def move_of(kind: i64, action: i64) -> i64:
    """A decision's kind and the action as one number."""
    return kind * MOVES_OF_A_KIND + action


class Tree:
    """What is known about each line of play."""

    def __init__(self, most: i64) -> None:
        self.most: Final = most
        self.count: i64 = 1
        self.first: Row = zeros(most)  # child
        self.next: Row = zeros(most)  # sibling
        self.move: Row = zeros(most)  # that leads here
        self.visits: Row = zeros(most)
        self.chances: Row = zeros(most)  # how often the move was legal when its parent was visited
        self.worth: Row = zeros(most)  # sum of the utilities of the seat that moved here
        self.prior: Row = zeros(most)  # millionths
        self.judged: Row = zeros(most)  # 1 if the children have priors

    @property
    def full(self) -> bool:
        return self.count >= self.most

    def clear(self) -> None:
        """Only an unvisited root."""
        self.count = 0
        self.new_node(0)

    def new_node(self, move: i64) -> i64:
        node = self.count
        self.count += 1
        self.first[node] = NOBODY
        self.next[node] = NOBODY
        self.move[node] = move
        self.visits[node] = 0
        self.chances[node] = 0
        self.worth[node] = 0
        self.prior[node] = 0
        self.judged[node] = 0
        return node

    def add_child(self, parent: i64, move: i64) -> i64:
        node = self.new_node(move)
        self.next[node] = self.first[parent]
        self.first[parent] = node
        return node

    def child(self, parent: i64, move: i64) -> i64:
        """The child that a move leads to, or NOBODY."""
        node = self.first[parent]
        while node != NOBODY and self.move[node] != move:
            node = self.next[node]
        return node

    def copy_from(self, other: Tree, root: i64) -> None:
        """Take over what the other tree knows about one of its nodes and everything below it."""
        self.clear()
        self.take(0, other, root)

    def take(self, node: i64, other: Tree, source: i64) -> None:
        self.visits[node] = other.visits[source]
        self.chances[node] = other.chances[source]
        self.worth[node] = other.worth[source]
        self.prior[node] = other.prior[source]
        self.judged[node] = other.judged[source]
        below = other.first[source]
        while below != NOBODY:
            self.take(self.add_child(node, other.move[below]), other, below)
            below = other.next[below]
