"""Beside the mine: dice, the drawn tile, bag, what ends the game, and the tiles that are left in the stack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from goodsyard.core.words import Phrase
from goodsyard.games.mineshaft.say.names import listed
from goodsyard.games.mineshaft.show.stock import SPECIALS
from goodsyard.games.mineshaft.show.view import View
from goodsyard.games.mineshaft.show.works import FACE
from goodsyard.games.mineshaft.terminal.cells import EMPTY_SLOT, RUBBLE, open_ends
from goodsyard.games.mineshaft.terminal.map import OWN_EDGE, TRACKS
from goodsyard.games.mineshaft.terminal.names import COLOURS, SPECIAL, Names
from goodsyard.terminal.parts import SEPARATOR, Line, counted
from goodsyard.terminal.speech import capital


class Works:
    """Dice and piles in lines, the stack as a table."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.say = names.say

    def now(self, view: View) -> Iterator[Line]:
        """What has just come: the last roll, and the tile that has to be used."""
        yield self.line("board-dice", self.dice(view))
        yield self.line("draw-drawn", self.drawn(view))

    def lines(self, view: View) -> Iterator[Line]:
        yield from self.now(view)
        yield self.line("draw-bag", self.names.amounts(view.bag))
        yield self.line("draw-box", self.names.amounts(view.box))
        yield self.line("board-end", self.end(view))
        yield self.line("board-readings", SEPARATOR.join(self.readings(view)))
        yield self.line("board-signs", self.signs(view))

    def line(self, label: str, value: str) -> Line:
        return Line(self.say(label), self.names.paint(value))

    def dice(self, view: View) -> str:
        if view.die_b is None:
            return self.say("board-not-rolled")
        face = self.say(f"colour-{view.die_a}" if view.die_a in COLOURS else "draw-quake")
        return self.say("draw-rolled", a=face, b=view.die_b)

    def drawn(self, view: View) -> str:
        """The drawn tile with its shape and what it does."""
        tile = view.drawn
        if tile is None:
            return ""
        name = f"{TRACKS[FACE[tile.shape]]} {self.names.tile(tile)}" if tile.shape else self.names.tile(tile)
        if tile.colour:
            return self.say("board-drawn", tile=name, slots=tile.slots)
        effect = self.say(f"draw-effect-{tile.kind.replace('_', '-')}")
        return f"{name}: {effect}"

    def end(self, view: View) -> str:
        """Why the end has come, or how far off each of its reasons is."""
        if view.reasons:
            reasons = listed([Phrase(f"reason-{name.replace('_', '-')}") for name in view.reasons])
            return capital(self.say.phrase(reasons))
        left = {"tiles": len(view.stack), "counters": sum(view.bag.values()), "ends": open_ends(view)}
        return self.say("board-end-waits", **left)

    def readings(self, view: View) -> Iterator[str]:
        """The other readings of the rules that this table has chosen."""
        for name, value in view.readings.items():
            option = f"option-{name.replace('_', '-')}"
            yield f"{self.say(option)}: {self.say(f'{option}-{value}')}"

    def signs(self, view: View) -> str:
        """What letters and signs on the map mean."""
        signs = {letter: self.names.counters[counter] for counter, letter in self.names.letters.items()}
        signs |= {EMPTY_SLOT: self.say("board-empty-slot"), "║/═": self.say("board-opening")}
        signs |= {RUBBLE: self.say("draw-collapsed")}
        signs |= {OWN_EDGE.corners[:2]: self.say("board-own-tile")} if view.you is not None else {}
        special = [spot.tile for spot in view.spots if spot.tile.kind in SPECIALS]
        signs |= {self.names.short(tile): self.names.tile(tile) for tile in special}
        return ", ".join(f"{sign}={meaning}" for sign, meaning in signs.items() if sign != meaning)

    def stock(self, view: View) -> RenderableType:
        """The tiles in the stack: everybody can count what is left (RULES 14.2)."""
        shapes = Counter((tile.shape, tile.colour) for tile in view.stack if tile.colour)
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        for _ in COLOURS:
            table.add_column(justify="right")
        table.add_row("", *(Text(self.names.colours[colour], style=COLOURS[colour]) for colour in COLOURS))
        for shape, openings in FACE.items():
            left = (shapes[shape, colour] for colour in COLOURS)
            table.add_row(f"{TRACKS[openings]} {self.say(f'shape-{shape}')}", *(amount(count) for count in left))
        kinds = Counter(tile.kind for tile in view.stack if not tile.colour)
        names = {kind: self.say(f"tile-{kind.replace('_', '-')}", case="name") for kind in SPECIALS}
        special = SEPARATOR.join(counted(names[kind], kinds[kind]) for kind in SPECIALS if kinds[kind])
        count = Text(self.say("draw-stack-count", count=len(view.stack)), style="dim")
        return Group(count, table, Text(special, style=SPECIAL))


def amount(count: int) -> Text:
    return Text(str(count), style="bold" if count else "dim")
