"""Great Western Trail. `TITLE` is the game's face; only what `__all__` names is imported from outside."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from goodsyard.core.errors import BadSetup
from goodsyard.core.log import Log
from goodsyard.core.row import Row
from goodsyard.core.title import Option, Said, Title
from goodsyard.core.words import Phrase, Words
from goodsyard.drawing import Drawing
from goodsyard.games.great_western_trail.cards import CARDS
from goodsyard.games.great_western_trail.draw import draw
from goodsyard.games.great_western_trail.game import GreatWesternTrail
from goodsyard.games.great_western_trail.names import (
    SPACE_LINES,
    action_name,
    action_of,
    breed_name,
    breed_of,
    card_name,
    city_name,
    code_of,
    disc_name,
    hazard_name,
    local_actions,
    master_name,
    place_name,
    space_name,
    tile_name,
)
from goodsyard.games.great_western_trail.phrases import EVENTS, choice_of, event_of, prompt_of
from goodsyard.games.great_western_trail.refusals import refusal_of
from goodsyard.games.great_western_trail.scoring import LINES, lines
from goodsyard.games.great_western_trail.setup import A_SIDES, RANDOM_SIDES, RANDOM_STARTER, new
from goodsyard.games.great_western_trail.view import JobRow, Seat, Space, Station, View, view_of

__all__ = [
    "CARDS",
    "SPACE_LINES",
    "TITLE",
    "JobRow",
    "Seat",
    "Space",
    "Station",
    "View",
    "action_name",
    "action_of",
    "breed_name",
    "breed_of",
    "card_name",
    "city_name",
    "code_of",
    "disc_name",
    "hazard_name",
    "local_actions",
    "master_name",
    "place_name",
    "space_name",
    "tile_name",
]


class GreatWesternTrailTitle(Title[GreatWesternTrail]):
    """Great Western Trail as tables, terminals and laboratories know it."""

    id = "great-western-trail"
    folder = Path(__file__).parent
    rules = 2
    fewest = 2
    most = 4
    options = (
        Option("layout", ("random", "first-game"), "random"),
        Option("sides", ("a", "random"), "a"),
        Option("starting_player", ("random", "1", "2", "3", "4"), "random"),
    )
    lines = tuple(LINES)
    event_kinds = EVENTS

    def set_up(self, players: int, chance: Row, rules: int, options: Mapping[str, str], log: Log) -> GreatWesternTrail:
        starter = options["starting_player"]
        if starter != "random" and int(starter) > players:
            raise BadSetup(f"starting_player is {starter}, but there are only {players} players")
        first = RANDOM_STARTER if starter == "random" else int(starter) - 1
        sides = RANDOM_SIDES if options["sides"] == "random" else A_SIDES
        game = new(players, chance, rules, options["layout"] == "random", sides, first)
        game.log = log
        return game

    def view(self, game: GreatWesternTrail, seat: int | None) -> View:
        return view_of(game, seat)

    def draw(self, view: View, words: Words) -> Drawing:
        return draw(view, words)

    def prompt(self, game: GreatWesternTrail, seat: int, kind: int, about: int) -> Phrase:
        return prompt_of(game, seat, kind, about)

    def choice(self, game: GreatWesternTrail, seat: int, kind: int, about: int, action: int) -> Said:
        return choice_of(game, seat, kind, about, action)

    def event(
        self, game: GreatWesternTrail, kind: int, seat: int, facts: tuple[int, int, int], viewer: int | None
    ) -> Said:
        return event_of(game, kind, seat, facts, viewer)

    def refusal(
        self, game: GreatWesternTrail, seat: int, kind: int, about: int, action: int
    ) -> tuple[Phrase, str] | None:
        return refusal_of(game, seat, kind, about, action)

    def breakdown(self, game: GreatWesternTrail) -> list[list[int]]:
        return [lines(game, seat) for seat in range(game.players)]

    def facts(self, game: GreatWesternTrail) -> dict[str, int | str]:
        return {"end": "job market token taken", "visits": game.visits}


TITLE = GreatWesternTrailTitle()
