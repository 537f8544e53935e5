"""An evolution strategy for weights: the `cma` package's CMA-ES, without correlations between weights."""

from __future__ import annotations

from collections.abc import Sequence

from goodsyard.bots.evaluation import WHOLE
from goodsyard.core.errors import BadSetup

REACH = 0.3
"""How far it looks at first, as a share of a weight's size."""

Weights = dict[str, int]


class Evolution:
    """Draws candidates and learns from what they won. Weights of exactly one point are sure points and stay."""

    def __init__(self, first: Weights, count: int, seed: int) -> None:
        try:
            import cma
        except ImportError:
            raise BadSetup("tuning needs the extra: pip install 'goodsyard[lab]'") from None
        self.first = first
        self.names = [name for name, weight in first.items() if weight != WHOLE]
        # A weight near 0 may become a real one: it is looked for as far as one of half the usual size.
        middle = sorted(abs(first[name]) for name in self.names)[len(self.names) // 2]
        self.sizes = [max(abs(first[name]), middle // 2, 1) for name in self.names]
        settings = {"CMA_diagonal": True, "popsize": count, "seed": seed, "verbose": -9}
        self.strategy = cma.CMAEvolutionStrategy([0.0] * len(self.names), REACH, settings)
        self.drawn: list[Sequence[float]] = []
        self.generation = 0

    def candidates(self) -> list[Weights]:
        """New ones, around the mean."""
        self.drawn = self.strategy.ask()
        return [self.weights(place) for place in self.drawn]

    def learn(self, won: list[float]) -> None:
        """What each of the last candidates won, more being better."""
        self.strategy.tell(self.drawn, [-result for result in won])
        self.generation += 1

    def mean(self) -> Weights:
        """The weights so far."""
        return self.weights(self.strategy.mean)

    def weights(self, place: Sequence[float]) -> Weights:
        """A place of the strategy's space, where every weight begins at 0 and its size is 1."""
        moved = {
            name: self.first[name] + round(size * float(way))
            for name, size, way in zip(self.names, self.sizes, place, strict=True)
        }
        return {**self.first, **moved}
