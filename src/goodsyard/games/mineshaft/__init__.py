"""Mineshaft. `TITLE` is the game's face; only what `__all__` names is imported from outside."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from goodsyard.core.errors import BadSetup
from goodsyard.core.log import Log
from goodsyard.core.row import Row
from goodsyard.core.title import Option, Said, Title
from goodsyard.core.words import Phrase, Words
from goodsyard.drawing import Drawing
from goodsyard.games.mineshaft.draw import draw
from goodsyard.games.mineshaft.draw_stock import SPECIALS
from goodsyard.games.mineshaft.draw_words import number_of
from goodsyard.games.mineshaft.draw_works import FACE
from goodsyard.games.mineshaft.game import Mineshaft
from goodsyard.games.mineshaft.names import (
    DESIGNS,
    FINISHES,
    READINGS,
    REASONS,
    SETS,
    amounts,
    listed,
    numbered_tile,
    tile_name,
)
from goodsyard.games.mineshaft.phrases import EVENTS, choice_of, event_of, prompt_of
from goodsyard.games.mineshaft.refusals import refusal_of
from goodsyard.games.mineshaft.scoring import LINES, lines
from goodsyard.games.mineshaft.setup import RANDOM_STARTER, UNMARKED, highest_mark, new
from goodsyard.games.mineshaft.state import WHOLE_ROUNDS
from goodsyard.games.mineshaft.view import CountedSeat, Place, Seat, Spot, Tile, View, view_of

__all__ = [
    "FACE",
    "SPECIALS",
    "TITLE",
    "CountedSeat",
    "Place",
    "Seat",
    "Spot",
    "Tile",
    "View",
    "amounts",
    "listed",
    "number_of",
    "numbered_tile",
    "tile_name",
]


class MineshaftTitle(Title[Mineshaft]):
    """Mineshaft as tables, terminals and laboratories know it."""

    id = "mineshaft"
    folder = Path(__file__).parent
    rules = 2
    fewest = 2
    most = 4
    options = (
        Option("tiles", tuple(SETS), "standard"),
        Option("design", DESIGNS, "rich", since=2, earlier="classic"),
        Option("starting_player", ("random", "1", "2", "3", "4"), "random"),
        *(Option(name, values, values[0]) for name, values in READINGS.items()),
        Option("finish", FINISHES, "round", since=2, earlier="at_once"),
    )
    lines = tuple(LINES)
    event_kinds = EVENTS

    def set_up(self, players: int, chance: Row, rules: int, options: Mapping[str, str], log: Log) -> Mineshaft:
        tiles, starter = SETS.index(options["tiles"]), options["starting_player"]
        if players == 2 and highest_mark(players, tiles) > UNMARKED:
            raise BadSetup(f"tiles is {options['tiles']}, but marked tiles are for more than 2 players")
        if starter != "random" and int(starter) > players:
            raise BadSetup(f"starting_player is {starter}, but there are only {players} players")
        first = RANDOM_STARTER if starter == "random" else int(starter) - 1
        readings = sum(values.index(options[name]) << k for k, (name, values) in enumerate(READINGS.items()))
        if options["finish"] == "round":
            readings |= WHOLE_ROUNDS
        game = new(players, chance, rules, tiles, first, readings, DESIGNS.index(options["design"]))
        game.log = log
        return game

    def view(self, game: Mineshaft, seat: int | None) -> View:
        return view_of(game, seat)

    def draw(self, view: View, words: Words) -> Drawing:
        return draw(view, words)

    def prompt(self, game: Mineshaft, seat: int, kind: int, about: int) -> Phrase:
        return prompt_of(game, seat, kind, about)

    def choice(self, game: Mineshaft, seat: int, kind: int, about: int, action: int) -> Said:
        return choice_of(game, seat, kind, about, action)

    def event(self, game: Mineshaft, kind: int, seat: int, facts: tuple[int, int, int], viewer: int | None) -> Said:
        return event_of(game, kind, seat, facts, viewer)

    def refusal(self, game: Mineshaft, seat: int, kind: int, about: int, action: int) -> tuple[Phrase, str] | None:
        return refusal_of(game, seat, kind, about, action)

    def breakdown(self, game: Mineshaft) -> list[list[int]]:
        return [lines(game, seat) for seat in range(game.players)]

    def facts(self, game: Mineshaft) -> dict[str, int | str]:
        reasons = [name for k, name in enumerate(REASONS) if game.reasons >> k & 1]
        return {
            "end": " and ".join(reasons).replace("_", " "),
            "turns": game.turn,
            "tiles_laid": game.spots - 1,
            "collapsed_at_the_end": sum(game.collapsed[k] for k in range(game.spots)),
        }


TITLE = MineshaftTitle()
