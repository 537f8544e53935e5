"""An evolution strategy for weights: the `cma` package's CMA-ES, without correlations between weights."""

from __future__ import annotations

from collections.abc import Sequence

from goodsyard.core.errors import BadSetup
from goodsyard.core.evaluation import WHOLE

REACH = 0.3
"""Initial step size, relative to the size of a weight."""

Weights = dict[str, int]


class Evolution:
    """Draws candidates and learns from their results. Weights of exactly one point are certain points and stay."""

    def __init__(self, first: Weights, count: int, seed: int) -> None:
        try:
            import cma
        except ImportError:
            raise BadSetup("tuning needs extra packages: pip install 'goodsyard[lab]'") from None
        self.first = first
        self.names = [name for name, weight in first.items() if weight != WHOLE]
        # Weights near 0 may become important, so they get the step size of a weight of half the median size.
        middle = sorted(abs(first[name]) for name in self.names)[len(self.names) // 2]
        self.sizes = [max(abs(first[name]), middle // 2, 1) for name in self.names]
        settings = {"CMA_diagonal": True, "popsize": count, "seed": seed, "verbose": -9}
        self.strategy = cma.CMAEvolutionStrategy([0.0] * len(self.names), REACH, settings)
        self.drawn: list[Sequence[float]] = []
        self.generation = 0

    def candidates(self) -> list[Weights]:
        """Draw new candidates around the mean."""
        self.drawn = self.strategy.ask()
        return [self.weights(place) for place in self.drawn]

    def learn(self, won: list[float]) -> None:
        """Learn from the results of the last candidates; higher is better."""
        self.strategy.tell(self.drawn, [-result for result in won])
        self.generation += 1

    def mean(self) -> Weights:
        """The current mean weights."""
        return self.weights(self.strategy.mean)

    def weights(self, place: Sequence[float]) -> Weights:
        """Convert a point of the strategy's space, in which every weight starts at 0 and has size 1."""
        moved = {
            name: self.first[name] + round(size * float(way))
            for name, size, way in zip(self.names, self.sizes, place, strict=True)
        }
        return {**self.first, **moved}
