"""The middle of the table of Oh My Goods! in the terminal: market display, piles, assistants on offer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from goodsyard.games.oh_my_goods.rules.cards import CARDS
from goodsyard.games.oh_my_goods.show.cards import line_of
from goodsyard.games.oh_my_goods.show.view import View
from goodsyard.games.oh_my_goods.terminal.cards import COLOURS, RESOURCES, CardWords, colours_of, less, resource_of
from goodsyard.terminal.parts import SEPARATOR

BESIDE = 122
"""From this width on, the assistants are shown beside the market display."""


class MarketTable:
    """Resources of the market display and of the piles, counted, and the assistants on offer."""

    def __init__(self, words: CardWords) -> None:
        self.words = words
        self.say = words.say

    def whole(self, view: View, width: int) -> RenderableType:
        market, assistants = self.resources(view), self.assistants(view)
        if width < BESIDE:
            return Group(market, Text(), assistants)
        grid = Table.grid(padding=(0, 4, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_row(market, assistants)
        return grid

    def short(self, view: View) -> Text:
        """The whole market display in one line."""
        amounts = SEPARATOR.join(self.words.amount(view.resources[key], key) for key in RESOURCES)
        return self.words.paint(f"{self.say('draw-market')}: {amounts}")

    # The resources.

    def resources(self, view: View) -> Table:
        table = self.words.table("market")
        for key in RESOURCES:
            table.add_column(self.words.paint(self.words.resource(key)), justify="right", no_wrap=True)
        for name in ("cards", "half-suns"):
            table.add_column(self.say(f"board-{name}"), justify="right", no_wrap=True)
        is_laid = view.phase == "produce_and_build"
        table.add_row(self.say("draw-sunrise"), *self.laid(view.sunrise, is_laid))
        table.add_row(self.say("draw-sunset"), *self.laid(view.sunset, is_laid))
        if view.sunset:
            table.add_row(self.say("board-together"), *numbers(view.resources), style="bold")
        offices = view.seats[view.you].offices if view.you is not None else {}
        if any(key in offices for key in RESOURCES):
            mine = {key: count + offices.get(key, 0) for key, count in view.resources.items()}
            table.add_row(self.say("board-with-offices"), *numbers(mine), style="bold")
        table.add_row(*self.draw_pile(view), style="dim")
        table.add_row(self.say("draw-discard-pile"), *counts(view.discard_pile), style="dim")
        return table

    def laid(self, cards: Sequence[str], is_laid: bool) -> tuple[str, ...]:
        """A row of the market display; its resources are unknown until it is laid out."""
        return counts(cards) if cards or is_laid else (*"?????", self.say("board-to-come"))

    def draw_pile(self, view: View) -> tuple[str, ...]:
        """The unseen cards of the newest draw pile, and how many of them are still in it."""
        unseen = view.unseen[-1] if view.draw_pile else []
        *resources, cards, suns = counts(unseen)
        lying = self.say("board-of-unseen", count=view.draw_pile, unseen=cards)
        return self.say("draw-draw-pile"), *resources, lying, suns

    # The assistants.

    def assistants(self, view: View) -> RenderableType:
        """Cost, points and the required buildings of each colour, with the number that the viewer lacks."""
        if not view.assistants:
            return Text(self.say("draw-nobody-left"), style="dim")
        table = self.words.table("assistants", "points")
        for colour in COLOURS:
            table.add_column(self.words.paint(self.words.colour(colour)), no_wrap=True)
        for line in CARDS.rows["assistants"]:
            if line["id"] in view.assistants:
                lacking = lacking_for(view, line)
                asked = [f"{line[key]}{less(lacking.get(key, 0))}" if line[key] else "" for key in COLOURS]
                cost = self.say("coins", coins=line["cost"])
                table.add_row(cost, str(line["points"]), *map(self.words.paint, asked))
        return table


def lacking_for(view: View, asked: Mapping[str, int]) -> dict[str, int]:
    """The buildings that the viewer lacks in each colour."""
    if view.you is None:
        return {}
    own = colours_of(view.seats[view.you].buildings)
    return {colour: max(0, asked[colour] - own[colour]) for colour in COLOURS}


def counts(cards: Sequence[str]) -> tuple[str, ...]:
    """Cards by resource, their number and their half suns."""
    suns = sum(line_of(card)["half_suns"] for card in cards)
    return *numbers(Counter(map(resource_of, cards))), str(len(cards)), str(suns)


def numbers(resources: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(str(resources.get(key, 0)) for key in RESOURCES)
