"""The game's words in the terminal: shorter where the terminal has a shorter form, and in the game's colours."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from goodsyard.core.words import Fact, Phrase
from goodsyard.games.great_western_trail.say.names import action_name, breed_name, local_actions, tile_name
from goodsyard.terminal.speech import Speech, mark

BREEDS = {
    "jersey": "#8fa3b8",
    "dutch_belt": "#6fae5c",
    "black_angus": "#a3968e",
    "guernsey": "#e8e4d8",
    "holstein": "#e0c45c",
    "brown_swiss": "#cf6a4f",
    "ayrshire": "#6ab4e8",
    "west_highland": "#b5834f",
    "texas_longhorn": "#b48ad6",
}
WORKERS = {"cowboy": "#d98b5f", "craftsman": "#9db0c4", "engineer": "#5aa9dd"}
TEEPEES = {"green": "#6fae5c", "blue": "#6ab4e8"}


class Terms:
    """Says what things are called at this table."""

    def __init__(self, say: Speech) -> None:
        self.say = say
        self.paints = [(rf"\b{say.phrase(breed_name(breed))}\b", paint) for breed, paint in BREEDS.items()]
        self.paints += [(rf"(?i)\b{self.name(tile_name(kind))}\w{{0,2}}\b", paint) for kind, paint in WORKERS.items()]
        for colour, paint in TEEPEES.items():
            several = say(f"task-teepee-{colour}", count=2).removeprefix("2 ")
            self.paints += [(name, paint) for name in (self.name(tile_name(f"teepee_{colour}")), several)]
        self.paints.append((r"[+−]?\d+ (VP|SP)\b", "bold"))

    def __call__(self, id: str, **facts: Fact) -> str:
        """A text of this board."""
        return self.say(f"board-{id}", **facts)

    def name(self, phrase: Phrase) -> str:
        return self.say.phrase(phrase)

    def short(self, phrase: Phrase) -> str:
        """A name in the shorter forms that the terminal has."""
        return self.say.phrase(self.shorter(phrase))

    def shorter(self, phrase: Phrase) -> Phrase:
        facts = {key: self.shorter(fact) if isinstance(fact, Phrase) else fact for key, fact in phrase.facts.items()}
        id = f"board-{phrase.id}"
        return Phrase(id if self.say.words.bundle.has_message(id) else phrase.id, facts)

    def dollars(self, dollars: int) -> str:
        return self("dollars", dollars=dollars)

    def points(self, points: int) -> str:
        return self("points", points=f"{points}".replace("-", "−"))

    def actions(self, tile: str) -> str:
        """The local actions of a building; a slash separates those that exclude each other."""
        return " · ".join(" / ".join(self.short(action_name(n)) for n in slot) for slot in local_actions(tile))

    def paint(self, text: str) -> Text:
        """A text with cattle, workers and teepees in their colours."""
        painted = Text(text)
        for pattern, paint in self.paints:
            painted.highlight_regex(re.compile(pattern), paint)
        return painted


def marks(seats: Iterable[int]) -> Text:
    """The shapes of some seats, with a number if a seat occurs several times."""
    counts = Counter(seats).items()
    return Text.from_markup("".join(mark(seat) + (str(count) if count > 1 else "") for seat, count in counts))


def block(*columns: str) -> Table:
    """A grid whose last column wraps; each column is given by its justification."""
    grid = Table.grid(padding=(0, 1), expand=True)
    for column in columns[:-1]:
        grid.add_column(justify="right" if column == "right" else "left", no_wrap=True)
    grid.add_column(ratio=1)
    return grid
