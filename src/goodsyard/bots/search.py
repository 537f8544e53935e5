"""Information-set Monte Carlo tree search for two to four players, hidden cards, chance and simultaneous decisions.

Every iteration samples what the searching seat cannot know, descends the tree shared by all these worlds, adds a node,
plays on for as long as the style says, and evaluates the position. Every seat is assumed to maximise its own winning
chance (max-n).
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from goodsyard.bots.greedy import take_best
from goodsyard.bots.judging import look_ahead, promise
from goodsyard.bots.tree import NOBODY, Tree, move_of
from goodsyard.core.chance import DICE, below, mix, seeded
from goodsyard.core.decision import Options
from goodsyard.core.evaluation import CERTAIN, Evaluation, kind_of
from goodsyard.core.game import ANYONE, Game, find_some, seat_in
from goodsyard.core.row import Row, zeros

DEEPEST_LINE: Final = 512
TO_THE_END: Final = -1
NEVER: Final = 1 << 60
ROOT_WORLDS: Final = 4
"""Number of worlds in which the moves at the root are evaluated."""


class Style:
    """Parameters of a search."""

    def __init__(
        self, rollout: i64, curiosity: float, judge_from: i64, sharpness: i64, trust: i64, careful: bool
    ) -> None:
        self.rollout: Final = rollout
        """Decisions played before the position is evaluated; TO_THE_END plays the game out."""
        self.curiosity: Final = curiosity
        """The exploration bonus for moves that were rarely tried."""
        self.judge_from: Final = judge_from
        """Number of visits after which a node's moves are evaluated one decision ahead; NEVER leaves them equal."""
        self.sharpness: Final = sharpness
        """How much worse (in utility) a move must look to get a quarter of the best one's attention."""
        self.trust: Final = trust
        """The evaluation one decision ahead counts as much as this many visits."""
        self.careful: Final = careful
        """Whether decisions outside the tree look one decision ahead instead of being random."""


class Search:
    """One seat's search of one position."""

    def __init__(self, root: Game, seat: i64, seed: i64, evaluation: Evaluation, style: Style, most: i64) -> None:
        self.root: Game = root
        self.seat: Final = seat
        self.seed: i64 = seed
        self.evaluation: Final = evaluation
        self.style: Final = style
        self.tree: Tree = Tree(most)
        self.found: Final = Options()
        self.chance: Row = seeded(seed)
        self.line: Row = zeros(DEEPEST_LINE)
        self.movers: Row = zeros(DEEPEST_LINE)
        self.length: i64 = 0
        self.utilities: Row = zeros(4)
        size: i64 = 1
        for each in root.kind_sizes():
            size = max(size, each)
        self.child_of: Row = zeros(size)
        self.stamps: Row = zeros(size)
        self.stamp: i64 = 0

    def think(self, iterations: i64) -> None:
        """Run more iterations; when the memory is full, the tree stops growing."""
        k: i64
        for k in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """Play one line."""
        game = self.root.clone()
        self.length = 0
        if game.place_of(self.seat) >= 0:
            self.begin(game)
        else:
            game.determinize(self.seat, mix(self.seed, self.tree.visits[0] + 1))
            self.descend(game, 0)
        self.play_on(game)
        self.evaluation.utilities(game, self.utilities)
        self.remember()

    def begin(self, game: Game) -> None:
        """Make the seat's own decision; for a fair comparison, the k-th try of every move uses the same world."""
        self.find(game, self.seat)
        kind = kind_of(game, self.seat)
        if self.tree.judged[0] == 0 and self.style.judge_from != NEVER:
            self.judge(game, 0, kind, self.seat, ROOT_WORLDS)
        action = self.pick(0, kind)
        node = self.step(0, kind, action, self.seat)
        game.determinize(self.seat, mix(self.seed, self.tree.visits[node] + 1))
        game.apply(action, self.seat)
        if self.tree.visits[node] > 0:
            self.descend(game, node)

    def descend(self, game: Game, node: i64) -> None:
        """Descend the tree by the most promising moves until one that was never tried."""
        found, tree = self.found, self.tree
        while not game.over and self.length < DEEPEST_LINE:
            mover = self.next_mover(game)
            self.find(game, mover)
            if found.count == 1:
                game.apply(found.actions[0], mover)
                continue
            if game.together and mover != self.seat:
                # Secret simultaneous decisions of others must not react to this seat's decision.
                self.play_by_style(game, mover)
                continue
            kind = kind_of(game, mover)
            if tree.visits[node] >= self.style.judge_from and tree.judged[node] == 0:
                self.judge(game, node, kind, mover, 1)
            action = self.pick(node, kind)
            if tree.full:
                return
            node = self.step(node, kind, action, mover)
            game.apply(action, mover)
            if tree.visits[node] == 0:
                return

    def find(self, game: Game, mover: i64) -> None:
        """Find the moves that the mover considers."""
        find_some(game, self.found, mover)
        if self.style.careful:
            self.evaluation.consider(game, mover, self.found)

    def moves(self) -> list[int]:
        """The moves at the root that the search considers."""
        self.find(self.root, self.seat)
        return self.found.listed()

    def step(self, node: i64, kind: i64, action: i64, mover: i64) -> i64:
        """Add a move to the line and return its node."""
        move = move_of(kind, action)
        child = self.tree.child(node, move)
        if child == NOBODY:
            child = self.tree.add_child(node, move)
            self.tree.chances[child] = 1
        self.line[self.length] = child
        self.movers[self.length] = mover
        self.length += 1
        return child

    def next_mover(self, game: Game) -> i64:
        """When several seats decide simultaneously, the searching seat goes first."""
        if game.together and game.place_of(self.seat) >= 0:
            return self.seat
        return seat_in(game.todo[game.place_of(ANYONE)])

    def pick(self, node: i64, kind: i64) -> i64:
        """The legal move with the best mix of results, evaluation and exploration bonus."""
        found, tree = self.found, self.tree
        self.note_children(node, kind)
        k: i64
        visits = tree.visits[node]
        hope, trust = 0.5 * CERTAIN, self.style.trust
        even = float(CERTAIN) / float(found.count)
        best_score = -1.0
        best, equals = i64(0), i64(0)
        for k in range(found.count):
            action = found.actions[k]
            child = self.child_of[action] if self.stamps[action] == self.stamp else NOBODY
            prior = even
            tried, chances = i64(0), max(1, visits)
            worth = hope
            if child != NOBODY:
                tree.chances[child] += 1
                chances, tried = tree.chances[child], tree.visits[child]
                promise = tree.promise[child]
                if tree.prior[child] > 0:
                    prior *= float(tree.prior[child]) / CERTAIN
                if promise > 0 and trust + tried > 0:
                    worth = float(tree.worth[child] + trust * promise) / float(tried + trust)
                elif tried > 0:
                    worth = float(tree.worth[child]) / float(tried)
            score = worth + self.style.curiosity * prior * sqrt(float(found.count * chances)) / float(1 + tried)
            if score > best_score:
                best_score, best, equals = score, action, 1
            elif score == best_score:
                equals += 1
                if below(self.chance, DICE, equals) == 0:
                    best = action
        return best

    def note_children(self, node: i64, kind: i64) -> None:
        """Note which actions of this kind already have a node."""
        self.stamp += 1
        tree = self.tree
        child = tree.first[node]
        while child != NOBODY:
            action = tree.move[child] - move_of(kind, 0)
            if 0 <= action < len(self.stamps):
                self.stamps[action] = self.stamp
                self.child_of[action] = child
            child = tree.next[child]

    def judge(self, game: Game, node: i64, kind: i64, mover: i64, worlds: i64) -> None:
        """Look one decision ahead, so that moves leading to better positions get more attention.

        The seat's own decision at the root is evaluated in several worlds.
        """
        found, tree = self.found, self.tree
        if tree.count + found.count >= tree.most:
            return
        ahead = zeros(found.count)
        world: i64
        for world in range(worlds):
            if worlds > 1:
                game = self.root.clone()
                game.determinize(self.seat, mix(self.seed, world + 1))
            look_ahead(game, mover, found, self.evaluation, ahead)
        promise(tree, node, kind, found, ahead, worlds, self.style.sharpness)

    def play_on(self, game: Game) -> None:
        """Play for as long as the style says, and then until the position is quiet."""
        left = self.style.rollout
        while not game.over and (left != 0 or not self.evaluation.is_quiet(game)):
            self.play_by_style(game, game.current)
            if left > 0:
                left -= 1

    def play_by_style(self, game: Game, mover: i64) -> None:
        """Take a decision outside the tree: carefully by looking one decision ahead, or at random."""
        found = self.found
        if self.style.careful:
            take_best(game, mover, self.evaluation, found)
        else:
            find_some(game, found, mover)
            game.apply(found.actions[below(self.chance, DICE, found.count)], mover)

    def remember(self) -> None:
        """Update the nodes on the line with each mover's utility."""
        tree = self.tree
        tree.visits[0] += 1
        tree.worth[0] += self.utilities[self.seat]
        k: i64
        for k in range(self.length):
            node = self.line[k]
            tree.visits[node] += 1
            tree.worth[node] += self.utilities[self.movers[k]]

    def tried(self) -> list[tuple[int, int, float]]:
        """The moves at the root: action, visits, and utility for the seat from 0 to 1; most visited first."""
        tree = self.tree
        kind, _ = self.root.decision(self.seat)
        moves: list[tuple[int, int, float]] = []
        for action in self.root.legal(self.seat):
            child = tree.child(0, move_of(kind, action))
            visits = tree.visits[child] if child != NOBODY else 0
            moves.append((action, visits, float(tree.worth[child]) / float(visits) / CERTAIN if visits > 0 else 0.0))
        moves.sort(key=lambda move: (-move[1], -move[2], move[0]))
        return moves

    def step_to(self, game: Game, action: i64, seed: i64) -> None:
        """Move the root to the seat's next decision after this action, keeping the subtree."""
        kind, _ = self.root.decision(self.seat)
        child = self.tree.child(0, move_of(kind, action))
        smaller = Tree(self.tree.most)
        if child != NOBODY:
            smaller.copy_from(self.tree, child)
        else:
            smaller.clear()
        self.tree = smaller
        self.root = game
        self.shuffle(seed)

    def shuffle(self, seed: i64) -> None:
        """Continue with a new random seed."""
        self.seed = seed
        self.chance = seeded(seed)
