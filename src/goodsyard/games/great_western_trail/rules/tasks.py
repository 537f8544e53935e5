"""Which objective cards are fulfilled: the best assignment, in which each thing counts once (RULES 11.9-11.13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.row import Row, bit, count_bits, zeros
from goodsyard.games.great_western_trail.rules.cards import (
    AREA,
    ASKS,
    BLUE_TEEPEE,
    BREEDING,
    CATTLE,
    GREEN_TEEPEE,
    HAZARD,
    MASTER_PER,
    MASTER_POINTS,
    OBJECTIVE_PENALTY,
    OBJECTIVE_POINTS,
    OBJECTIVES,
    OBJECTIVES_MASTER,
    SAN_FRANCISCO,
    SPACES,
    TASKS,
    TILES,
)
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.trail import owner_of

# The tasks, in the order of TASK_NAMES.
BUILDING_TASK: Final = 0
GREEN_TASK: Final = 1
BLUE_TASK: Final = 2
HAZARD_TASK: Final = 3
STATION_TASK: Final = 4
CATTLE_TASK: Final = 5  # breeding value 3; 4 and 5 follow
SAN_FRANCISCO_TASK: Final = 8
LOWEST_VALUE: Final = 3

MAX_CARDS: Final = 32  # one starting card, and all others
WORST: Final = -1000


def buildings_on_board(game: State, seat: i64) -> i64:
    count: i64 = 0
    space: i64
    for space in range(SPACES):
        if owner_of(game.trail[space]) == seat:
            count += 1
    return count


def copies_in_deck(game: State, seat: i64, card: i64) -> i64:
    """In hand, draw stack and discard pile together."""
    player = game.players[seat]
    return player.hand[card] + player.stack[card] + player.discards[card]


def things(game: State, seat: i64) -> Row:
    """How often each task is fulfilled (RULES 11.9)."""
    player = game.players[seat]
    have = zeros(TASKS)
    have[BUILDING_TASK] = buildings_on_board(game, seat)
    have[GREEN_TASK] = player.tiles[GREEN_TEEPEE]
    have[BLUE_TASK] = player.tiles[BLUE_TEEPEE]
    have[STATION_TASK] = count_bits(player.stations)
    have[SAN_FRANCISCO_TASK] = player.cities[SAN_FRANCISCO]
    k: i64
    for k in range(HAZARD, TILES):
        have[HAZARD_TASK] += player.tiles[k]
    for k in range(CATTLE):
        if BREEDING[k] >= LOWEST_VALUE:
            have[CATTLE_TASK + BREEDING[k] - LOWEST_VALUE] += copies_in_deck(game, seat, k)
    return have


class Assignment:
    """A search for the most points: which cards are fulfilled, and which cards of the deck are added."""

    def __init__(self, game: State, seat: i64) -> None:
        self.have: Row = things(game, seat)
        self.cards: Row = zeros(MAX_CARDS)  # the objective area, then the deck
        self.count: i64 = 0
        self.area: i64 = 0  # how many of the cards lie in the area
        self.tile: bool = game.players[seat].masters >> OBJECTIVES_MASTER & 1 > 0  # pays for cards in the area
        self.fulfilled: i64 = 0  # on the line that is searched, one bit a card
        self.points: i64 = WORST  # of the best line so far, with what the tile pays
        self.paid: i64 = 0  # what the tile pays there
        self.done: i64 = 0  # which cards are fulfilled there
        self.collect(game, seat)
        self.search(0, 0)

    def collect(self, game: State, seat: i64) -> None:
        """The cards that must be scored, then those that may be added (RULES 11.10, 11.12)."""
        card: i64
        k: i64
        for card in range(AREA):
            for k in range(game.players[seat].area[card]):
                self.add(card)
        self.area = self.count
        for card in range(OBJECTIVES):
            for k in range(copies_in_deck(game, seat, CATTLE + card)):
                self.add(card)

    def add(self, card: i64) -> None:
        self.cards[self.count] = card
        self.count += 1

    def is_possible(self, card: i64) -> bool:
        """Are there enough things left for all tasks of the card?"""
        task: i64
        for task in range(TASKS):
            if self.have[task] < ASKS[card * TASKS + task]:
                return False
        return True

    def use_things(self, card: i64, sign: i64) -> None:
        task: i64
        for task in range(TASKS):
            self.have[task] -= sign * ASKS[card * TASKS + task]

    def unfulfilled(self, place: i64) -> i64:
        """The cost of not fulfilling a card; a card of the deck need not be added."""
        return OBJECTIVE_PENALTY[self.cards[place]] if place < self.area else 0

    def search(self, place: i64, points: i64) -> None:
        """Try the card at this place fulfilled, then not fulfilled, unless no line from here can be the best."""
        if place == self.count:
            self.compare(points)
            return
        hope = points + self.pay(self.count)
        k: i64
        for k in range(place, self.count):
            possible = self.is_possible(self.cards[k])
            hope += OBJECTIVE_POINTS[self.cards[k]] if possible else self.unfulfilled(k)
        if hope <= self.points:
            return
        card = self.cards[place]
        if self.is_possible(card):
            self.use_things(card, 1)
            self.fulfilled |= bit(place)
            self.search(place + 1, points + OBJECTIVE_POINTS[card])
            self.fulfilled &= ~bit(place)
            self.use_things(card, -1)
        self.search(place + 1, points + self.unfulfilled(place))

    def pay(self, cards: i64) -> i64:
        """What the station master tile pays for this many cards in the area (RULES 14.8)."""
        return cards // MASTER_PER[OBJECTIVES_MASTER] * MASTER_POINTS[OBJECTIVES_MASTER] if self.tile else 0

    def compare(self, points: i64) -> None:
        """The end of a line: one card that fails may still be added, if the tile pays more than it costs."""
        cards = self.area
        loss: i64 = WORST
        k: i64
        for k in range(self.area, self.count):
            if self.fulfilled >> k & 1:
                cards += 1
            else:
                loss = max(loss, OBJECTIVE_PENALTY[self.cards[k]])
        if self.pay(cards + 1) + loss > self.pay(cards):
            cards += 1
            points += loss
        if points + self.pay(cards) > self.points:
            self.points = points + self.pay(cards)
            self.paid = self.pay(cards)
            self.done = self.fulfilled
