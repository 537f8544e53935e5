"""Coal Baron: The Great Card Game. `TITLE` is the game's face; only what `__all__` names is imported from outside."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from goodsyard.core.errors import BadSetup
from goodsyard.core.log import Log
from goodsyard.core.row import Row
from goodsyard.core.title import Option, Said, Title
from goodsyard.core.words import Phrase, Words
from goodsyard.drawing import Drawing
from goodsyard.games.coal_baron.cards import ORDER_KINDS
from goodsyard.games.coal_baron.draw import draw
from goodsyard.games.coal_baron.game import CoalBaron
from goodsyard.games.coal_baron.log_phrases import EVENTS, event_of
from goodsyard.games.coal_baron.names import DOCK_CRESTS, name_of
from goodsyard.games.coal_baron.phrases import choice_of, prompt_of
from goodsyard.games.coal_baron.refusals import refusal_of
from goodsyard.games.coal_baron.scoring import LINES, lines
from goodsyard.games.coal_baron.setup import RANDOM_STARTER, new, tell_setup
from goodsyard.games.coal_baron.state import FULFILLED
from goodsyard.games.coal_baron.view import View, Zone, view_of
from goodsyard.games.coal_baron.view_seat import Seat, Train

__all__ = ["DOCK_CRESTS", "TITLE", "Seat", "Train", "View", "Zone", "name_of"]


class CoalBaronTitle(Title[CoalBaron]):
    """Coal Baron as tables, terminals and laboratories know it."""

    id = "coal-baron"
    folder = Path(__file__).parent
    rules = 2
    fewest = 2
    most = 4
    options = (
        Option("starting_player", ("random", "1", "2", "3", "4"), "random"),
        Option("delivered", ("own", "open"), "own", since=2, earlier="open"),
    )
    lines = tuple(LINES)
    event_kinds = EVENTS

    def set_up(self, players: int, chance: Row, rules: int, options: Mapping[str, str], log: Log) -> CoalBaron:
        starter = options["starting_player"]
        if starter != "random" and int(starter) > players:
            raise BadSetup(f"starting_player is {starter}, but there are only {players} players")
        game = new(players, chance, rules, RANDOM_STARTER if starter == "random" else int(starter) - 1)
        game.delivered_open = options["delivered"] == "open"
        game.log = log
        tell_setup(game)
        return game

    def view(self, game: CoalBaron, seat: int | None) -> View:
        return view_of(game, seat)

    def draw(self, view: View, words: Words) -> Drawing:
        return draw(view, words)

    def prompt(self, game: CoalBaron, seat: int, kind: int, about: int) -> Phrase:
        return prompt_of(game, seat, kind, about)

    def choice(self, game: CoalBaron, seat: int, kind: int, about: int, action: int) -> Said:
        return choice_of(game, seat, kind, about, action)

    def event(self, game: CoalBaron, kind: int, seat: int, facts: tuple[int, int, int], viewer: int | None) -> Said:
        return event_of(game, kind, seat, facts, viewer)

    def refusal(self, game: CoalBaron, seat: int, kind: int, about: int, action: int) -> tuple[Phrase, str] | None:
        return refusal_of(game, seat, kind, about, action)

    def breakdown(self, game: CoalBaron) -> list[list[int]]:
        return [lines(player) for player in game.seats]

    def facts(self, game: CoalBaron) -> dict[str, int | str]:
        delivered = sum(player.delivered[FULFILLED + order] for player in game.seats for order in range(ORDER_KINDS))
        return {"end": "last shift token awarded", "shifts": game.shift, "orders_fulfilled": delivered}


TITLE = CoalBaronTitle()
