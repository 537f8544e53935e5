"""Names, letters and colours that the parts of Mineshaft's board share."""

from __future__ import annotations

import re

from rich.text import Text

from goodsyard.games.mineshaft.say.names import amounts, numbered_tile, tile_name
from goodsyard.games.mineshaft.show.view import Spot, Tile
from goodsyard.games.mineshaft.show.words import number_of
from goodsyard.terminal.speech import Speech

COLOURS = {"yellow": "#d8d04a", "blue": "#6fa8dc", "red": "#e0766e", "green": "#8fbf7f"}
COUNTERS = {"gold": "bold #f0b020", "silver": "bold #d0d8e0", "coal": "bold #b09888"}
SPECIAL = "#c79be0"
START = "#9aa3ac"
SIDES = {"n": "north", "e": "east", "s": "south", "w": "west"}


class Names:
    """What things are called, in words and on the map; letters are those with which the words begin."""

    def __init__(self, speech: Speech) -> None:
        self.say = speech
        self.colours = {colour: speech(f"colour-{colour}") for colour in COLOURS}
        self.counters = {counter: speech(f"counter-{counter}") for counter in COUNTERS}
        self.letters = {counter: word[0].upper() for counter, word in self.counters.items()}
        self.number = re.escape(speech("tile-numbered", tile="", number="").strip())

    def paint(self, text: str) -> Text:
        """Colours, counters and the numbers of tiles stand out."""
        painted = Text(text)
        for colour, word in self.colours.items():
            painted.highlight_regex(rf"(?i)\b{word}(e|e[nrs])?\b", COLOURS[colour])
        for counter, word in self.counters.items():
            painted.highlight_regex(rf"\b{word}\b", COUNTERS[counter])
        painted.highlight_regex(rf"\b{self.number} \d+\b", "bold")
        return painted

    def tile(self, tile: Tile) -> str:
        return self.say.phrase(tile_name(number_of(tile.id)))

    def spot(self, spot: Spot) -> str:
        """A tile in the mine, as choices and the log call it."""
        return self.say.phrase(numbered_tile(number_of(spot.tile.id), spot.number))

    def amounts(self, counters: dict[str, int]) -> str:
        return self.say.phrase(amounts(counters))

    def code(self, tile: Tile) -> str:
        """Two letters for the colour of a tile, or for what is special about it."""
        if tile.kind == "start":
            return ""
        return (self.colours[tile.colour] if tile.colour else self.short(tile))[:2]

    def short(self, tile: Tile) -> str:
        """A tile without colour in at most five letters."""
        return self.say(f"board-short-{tile.kind.replace('_', '-')}")

    def side(self, letter: str) -> str:
        return self.say(f"side-{SIDES[letter]}")[0].upper()
