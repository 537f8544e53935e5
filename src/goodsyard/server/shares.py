"""Shares: how many worker seconds each person has had lately, so that whoever had least comes first."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

HALF_LIFE = 60.0
"""Seconds after which half of what somebody has had is forgotten."""
FAMILY = 4
"""A network has the share of so many people: those who live together do not starve, and nobody gains by being many."""
REMEMBERED = 10_000


class Shares:
    """Worker seconds by person and by the network from which the person was last seen."""

    def __init__(self) -> None:
        self.had: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self.networks: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, network: str) -> None:
        """Remember where a person comes from."""
        self.networks[person] = network
        self.networks.move_to_end(person)
        if len(self.networks) > REMEMBERED:
            self.networks.popitem(last=False)

    def of(self, person: str) -> float:
        """The worker seconds that count when a person's turn is decided about."""
        network = self.networks.get(person)
        return max(self.level(person), self.level(f"network {network}") / FAMILY if network else 0.0)

    def level(self, key: str) -> float:
        level, at = self.had.get(key, (0.0, 0.0))
        return float(level * 0.5 ** ((monotonic() - at) / HALF_LIFE))

    def add(self, person: str, seconds: float) -> None:
        """A worker has thought for a person."""
        network = self.networks.get(person)
        for key in (person, f"network {network}") if network else (person,):
            self.had[key] = (self.level(key) + seconds, monotonic())
            self.had.move_to_end(key)
        while len(self.had) > REMEMBERED:
            self.had.popitem(last=False)

    def neighbours(self, person: str) -> list[str]:
        """Everybody who was last seen in the same network as the person, and the person."""
        network = self.networks.get(person)
        others = [each for each, where in self.networks.items() if where == network] if network else []
        return others or [person]
