"""Statistics of turns: how many there are, how many gain nothing, which offer a choice, and how games end.

Only games that report `turns` among their facts are measured turn by turn. A turn belongs to the seat that decides
first in it; it gains something if that seat has more points at the end of it, and it has a choice if that seat decides
between at least two options.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from goodsyard.core.game import Game
from goodsyard.core.title import Title
from goodsyard.lab.tally import Spread

NOBODY = -1


@dataclass
class Pace:
    """Sums over several games."""

    turns: Spread = field(default_factory=Spread)
    """Turns per game."""
    gaining: int = 0
    """Turns that gain something."""
    lively: int = 0
    """Turns that gain something or have a choice."""
    widths: Counter[tuple[str, int]] = field(default_factory=Counter)
    """How often each kind of decision offered each number of options, from two up."""
    ends: Counter[str] = field(default_factory=Counter)

    def merge(self, other: Pace) -> None:
        self.turns.merge(other.turns)
        self.gaining += other.gaining
        self.lively += other.lively
        self.widths.update(other.widths)
        self.ends.update(other.ends)

    @property
    def idle(self) -> float:
        """The share of turns that gain nothing."""
        return 1 - self.gaining / self.turns.sum if self.turns.sum else 0.0

    @property
    def empty(self) -> float:
        """The share of turns with neither choice nor gain."""
        return 1 - self.lively / self.turns.sum if self.turns.sum else 0.0

    def kinds(self) -> list[str]:
        return sorted({kind for kind, _ in self.widths})

    def asked(self, kind: str, min_options: int = 2) -> int:
        """How often a kind of decision offered at least `min_options` options."""
        return sum(count for (name, width), count in self.widths.items() if name == kind and width >= min_options)


class Watch:
    """Observes one game, decision by decision."""

    def __init__(self, title: Title, game: Game) -> None:
        self.title = title
        self.game = game
        self.pace = Pace()
        self.turn = NOBODY
        self.owner = NOBODY
        self.points = 0
        self.had_choice = False

    def see(self, seat: int, options: int) -> None:
        """Note that a seat decides between this many options."""
        if options > 1:
            self.pace.widths[self.game.kind_name(self.game.decision(seat)[0]), options] += 1
        turn = self.title.facts(self.game).get("turns")
        if not isinstance(turn, int):
            return
        if turn != self.turn:
            self.close()
            self.turn, self.owner, self.had_choice = turn, seat, False
            self.points = self.game.scores()[seat]
        self.had_choice = self.had_choice or (seat == self.owner and options > 1)

    def close(self) -> None:
        """Count the turn that has ended."""
        if self.owner != NOBODY:
            gained = self.game.scores()[self.owner] > self.points
            self.pace.gaining += gained
            self.pace.lively += gained or self.had_choice

    def end(self) -> Pace:
        """Finish the game and return its statistics."""
        self.close()
        facts = self.title.facts(self.game)
        if isinstance(facts.get("turns"), int):
            self.pace.turns.add(int(facts["turns"]))
        if "end" in facts:
            self.pace.ends[str(facts["end"])] += 1
        return self.pace
