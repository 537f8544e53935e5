"""A player of Oh My Goods! in the terminal: production buildings, offices, hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from goodsyard.games.oh_my_goods.say.names import name_of
from goodsyard.games.oh_my_goods.show.cards import line_of
from goodsyard.games.oh_my_goods.show.view import Building, Seat, View
from goodsyard.games.oh_my_goods.show.words import printed
from goodsyard.games.oh_my_goods.terminal.cards import COLOURS, RESOURCES, CardWords, colours_of, resource_of, worth
from goodsyard.terminal.parts import SEPARATOR, counted, framed

HALF_SUN = "◓"
PERSON = "◄"
THERE = "✓"


class SeatPanel:
    """Buildings as a table; the owner's hand as another one."""

    def __init__(self, words: CardWords) -> None:
        self.words = words
        self.say = words.say

    def whole(self, view: View, seat: Seat) -> Panel:
        """The owner also sees the hand, beside the buildings if there is room."""
        buildings = self.buildings(view, seat)
        if seat.seat != view.you or not seat.hand or view.over:
            return self.panel(view, seat, buildings)
        return self.panel(view, seat, Columns([buildings, self.hand(seat)], padding=(0, 2)))

    def short(self, view: View, seat: Seat) -> Panel:
        """The same with only a short summary of the hand."""
        return self.panel(view, seat, Group(self.buildings(view, seat), *self.short_hand(seat)))

    def panel(self, view: View, seat: Seat, content: RenderableType) -> Panel:
        score = self.say("ui-final-score" if view.over else "ui-score", points=seat.score)
        coins = sum(stock(building) * worth(building.card) for building in seat.buildings)
        about = [score, self.say("board-worth", coins=coins)]
        shown = Group(content, *self.lines(view, seat))
        return framed(self.say, seat.seat, view.you, about, shown, list(self.counts(view, seat)))

    def counts(self, view: View, seat: Seat) -> Iterator[str]:
        """Buildings and cards in hand, and whether one is set aside."""
        yield self.say("board-built", count=len(seat.buildings))
        if not view.over:
            yield self.say("board-held", cards=len(seat.hand))
        if seat.has_planned:
            yield self.say("board-set-aside")

    def lines(self, view: View, seat: Seat) -> Iterator[Text]:
        """Colours and offices in one line; the owner's card that is set aside."""
        counts = colours_of(seat.buildings)
        colours = [self.say("amount", count=counts[key], what=self.words.colour(key)) for key in COLOURS if counts[key]]
        offices = ", ".join(self.words.gift(gift, count) for gift, count in seat.offices.items())
        parts = [self.say("board-colours", colours=", ".join(colours))] if colours else []
        parts += [f"{self.words.building('market_office')}: {offices}"] if offices else []
        if parts:
            yield self.words.paint(SEPARATOR.join(parts))
        if seat.planned and not view.over:
            card = self.say.phrase(name_of(f"card:{seat.planned}"))
            yield self.words.paint(f"{self.say('draw-planned')}: {card}", "bold")

    # The production buildings.

    def buildings(self, view: View, seat: Seat) -> Table:
        needs = "needs" if view.over else "needs-and-lacks"
        table = self.words.table("building", "goods", needs, "chain", breakable=("building", "chain"))
        for building in seat.buildings:
            if building.good:
                table.add_row(*self.building(view, seat, building))
        return table

    def building(self, view: View, seat: Seat, building: Building) -> tuple[RenderableType, ...]:
        goods = stock(building)
        needs = self.words.needs(building.card, {} if view.over else building.missing)
        there = "" if view.over or building.missing else f" {THERE}"
        return (
            self.words.paint(self.own_name(seat, building)).append(self.person(building), "bold"),
            Text(f"{goods} {self.words.makes(building.card)}", style="" if goods else "dim"),
            self.words.paint(needs + there),
            self.words.paint(self.words.chain(building.card)),
        )

    def own_name(self, seat: Seat, building: Building) -> str:
        """A building's name, with its number if the player has several of the same name."""
        name = self.words.building(building.building)
        alike = [other.number for other in seat.buildings if other.building == building.building]
        if len(alike) == 1:
            return name
        return self.say("building-numbered", building=name, number=alike.index(building.number) + 1)

    def person(self, building: Building) -> str:
        if building.worker:
            return f" {PERSON} {self.say(f'draw-{building.worker}')}"
        return f" {PERSON} {self.say('draw-assistant')}" if building.assistant else ""

    # The hand.

    def hand(self, seat: Seat) -> Table:
        """Cards grouped by resource; equal prints share a line."""
        table = self.words.table("hand", "cost", "points", "makes", "needs", "chain", breakable=("chain",))
        for resource, cards in by_resource(seat).items():
            table.add_row(self.words.paint(self.words.amount(cards.total(), resource), "bold"))
            for card, count in cards.items():
                table.add_row(*self.card(card, count))
        return table

    def card(self, card: str, count: int) -> tuple[RenderableType, ...]:
        line = line_of(card)
        sign = HALF_SUN if line["half_suns"] else " "
        return (
            self.words.paint(f"{sign} {counted(self.words.building(line['building']), count)}"),
            str(line["cost"]),
            str(line["points"]),
            self.words.paint(self.words.makes(card)),
            self.words.paint(self.words.needs(card, {})),
            self.words.paint(self.words.chain(card)),
        )

    def short_hand(self, seat: Seat) -> Iterator[Text]:
        """A line for each resource with its cards and their costs."""
        for resource, cards in by_resource(seat).items():
            names = [counted(self.words.building(line_of(card)["building"]), count) for card, count in cards.items()]
            costs = [line_of(card)["cost"] for card in cards]
            listed = SEPARATOR.join(f"{name} ({cost})" for name, cost in zip(names, costs, strict=True))
            yield self.words.paint(f"{self.words.amount(cards.total(), resource)}: {listed}")


def by_resource(seat: Seat) -> dict[str, Counter[str]]:
    """The known cards in hand, counted by resource and print."""
    hand: dict[str, Counter[str]] = {resource: Counter() for resource in RESOURCES}
    for card in seat.hand:
        if card:
            hand[resource_of(card)][printed(card)] += 1
    return {resource: cards for resource, cards in hand.items() if cards}


def stock(building: Building) -> int:
    """The number of goods on a building, without those of a payment in progress."""
    return len(building.goods) - building.paying
