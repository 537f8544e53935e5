"""A search tree stored in arrays: nodes are numbers, and 0 is the root."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.row import Row, zeros

NOBODY: Final[i64] = 0
MOVES_OF_A_KIND: Final = 1 << 32
FIRST_ROOM: Final = 1024


def move_of(kind: i64, action: i64) -> i64:
    """Combine a decision's kind and an action into one number."""
    return kind * MOVES_OF_A_KIND + action


class Tree:
    """Statistics for each line of play."""

    def __init__(self, most: i64) -> None:
        self.most: Final = most
        self.count: i64 = 1
        self.room: i64 = min(most, FIRST_ROOM)
        self.first: Row = zeros(self.room)  # child
        self.next: Row = zeros(self.room)  # sibling
        self.move: Row = zeros(self.room)  # that leads here
        self.visits: Row = zeros(self.room)
        self.chances: Row = zeros(self.room)  # how often the move was legal when its parent was visited
        self.worth: Row = zeros(self.room)  # sum of the utilities of the seat that moved here
        self.prior: Row = zeros(self.room)  # millionths
        self.promise: Row = zeros(self.room)  # utility one decision ahead for the seat that moved here; 0 is unknown
        self.judged: Row = zeros(self.room)  # 1 if the children have priors

    def grow(self) -> None:
        """Double the capacity."""
        self.room *= 2
        self.first = longer(self.first, self.room)
        self.next = longer(self.next, self.room)
        self.move = longer(self.move, self.room)
        self.visits = longer(self.visits, self.room)
        self.chances = longer(self.chances, self.room)
        self.worth = longer(self.worth, self.room)
        self.prior = longer(self.prior, self.room)
        self.promise = longer(self.promise, self.room)
        self.judged = longer(self.judged, self.room)

    @property
    def full(self) -> bool:
        return self.count >= self.most

    def clear(self) -> None:
        """Reset the tree to an unvisited root."""
        self.count = 0
        self.new_node(0)

    def new_node(self, move: i64) -> i64:
        if self.count >= self.room:
            self.grow()
        node = self.count
        self.count += 1
        self.first[node] = NOBODY
        self.next[node] = NOBODY
        self.move[node] = move
        self.visits[node] = 0
        self.chances[node] = 0
        self.worth[node] = 0
        self.prior[node] = 0
        self.promise[node] = 0
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

    def settled_by(self) -> int:
        """How many visits the most tried move at the root is ahead of the second."""
        most, second = i64(0), i64(0)
        child = self.first[0]
        while child != NOBODY:
            visits = self.visits[child]
            if visits > most:
                most, second = visits, most
            elif visits > second:
                second = visits
            child = self.next[child]
        return most - second

    def copy_from(self, other: Tree, root: i64) -> None:
        """Copy one node of another tree, with everything below it, as the new root."""
        self.clear()
        self.take(0, other, root)

    def take(self, node: i64, other: Tree, source: i64) -> None:
        self.visits[node] = other.visits[source]
        self.chances[node] = other.chances[source]
        self.worth[node] = other.worth[source]
        self.prior[node] = other.prior[source]
        self.promise[node] = other.promise[source]
        self.judged[node] = other.judged[source]
        below = other.first[source]
        while below != NOBODY:
            self.take(self.add_child(node, other.move[below]), other, below)
            below = other.next[below]


def longer(values: Row, size: i64) -> Row:
    """The same values, padded with zeros to the given size."""
    found = zeros(size)
    k: i64
    for k in range(len(values)):
        found[k] = values[k]
    return found
