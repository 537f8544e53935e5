"""Oh My Goods! `TITLE` is the game's face; only what `__all__` names is imported from outside."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from goodsyard.core.errors import BadSetup
from goodsyard.core.log import Log
from goodsyard.core.row import Row
from goodsyard.core.title import Option, Said, Title
from goodsyard.core.words import Phrase, Words
from goodsyard.drawing import Drawing
from goodsyard.games.oh_my_goods.cards import CARDS
from goodsyard.games.oh_my_goods.draw import draw
from goodsyard.games.oh_my_goods.draw_cards import line_of
from goodsyard.games.oh_my_goods.draw_words import printed
from goodsyard.games.oh_my_goods.game import OhMyGoods
from goodsyard.games.oh_my_goods.names import EDITIONS, HIRING, name_of
from goodsyard.games.oh_my_goods.phrases import EVENTS, choice_of, event_of, prompt_of
from goodsyard.games.oh_my_goods.refusals import refusal_of
from goodsyard.games.oh_my_goods.scoring import LINES, lines, public_coins
from goodsyard.games.oh_my_goods.setup import RANDOM_STARTER, new
from goodsyard.games.oh_my_goods.view import Building, Seat, View, view_of

__all__ = ["CARDS", "TITLE", "Building", "Seat", "View", "line_of", "name_of", "printed"]


class OhMyGoodsTitle(Title[OhMyGoods]):
    """Oh My Goods! as tables, terminals and laboratories know it."""

    id = "oh-my-goods"
    folder = Path(__file__).parent
    rules = 3
    fewest = 2
    most = 4
    options = (
        Option("edition", tuple(EDITIONS), "first"),
        Option("hiring", HIRING, "literal", since=3, earlier="v1.1"),
        Option("starting_player", ("random", "1", "2", "3", "4"), "random"),
    )
    lines = tuple(LINES)
    event_kinds = EVENTS

    def set_up(self, players: int, chance: Row, rules: int, options: Mapping[str, str], log: Log) -> OhMyGoods:
        starter, edition = options["starting_player"], EDITIONS.index(options["edition"])
        if starter != "random" and int(starter) > players:
            raise BadSetup(f"starting_player is {starter}, but there are only {players} players")
        first = RANDOM_STARTER if starter == "random" else int(starter) - 1
        return new(players, chance, rules, edition, first, HIRING.index(options["hiring"]), log)

    def view(self, game: OhMyGoods, seat: int | None) -> View:
        return view_of(game, seat)

    def draw(self, view: View, words: Words) -> Drawing:
        return draw(view, words)

    def prompt(self, game: OhMyGoods, seat: int, kind: int, about: int) -> Phrase:
        return prompt_of(game, seat, kind, about)

    def choice(self, game: OhMyGoods, seat: int, kind: int, about: int, action: int) -> Said:
        return choice_of(game, seat, kind, about, action)

    def event(self, game: OhMyGoods, kind: int, seat: int, facts: tuple[int, int, int], viewer: int | None) -> Said:
        return event_of(game, kind, seat, facts, viewer)

    def refusal(self, game: OhMyGoods, seat: int, kind: int, about: int, action: int) -> tuple[Phrase, str] | None:
        return refusal_of(game, seat, kind, about, action)

    def breakdown(self, game: OhMyGoods) -> list[list[int]]:
        return [lines(player) for player in game.seats]

    def facts(self, game: OhMyGoods) -> dict[str, int | str]:
        buildings = max(player.built for player in game.seats)
        left = sum(public_coins(player) for player in game.seats)
        return {
            "end": "a player has 8 buildings",
            "rounds": game.round,
            "most_buildings": buildings,
            "coins_left": left,
        }


TITLE = OhMyGoodsTitle()
