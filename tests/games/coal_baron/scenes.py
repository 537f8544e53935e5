"""Positions in three lines; every card is taken from where it lies in the stacks, so nothing is lost or made up."""

from __future__ import annotations

from collections.abc import Sequence

from goodsyard.core.chance import seeded
from goodsyard.games.coal_baron import TITLE
from goodsyard.games.coal_baron.rules.cards import (
    ENGINE,
    FAMILY_OF,
    FIRST_OF,
    INNOVATION,
    LORRY,
    OBJECTIVE,
    ORDER,
    PRINTED_WORKERS,
    SHARE,
    STACKS,
    WAGON,
    WORKER_VALUES,
)
from goodsyard.games.coal_baron.rules.docks import (
    EMPTY,
    WAGON_KIND,
    WAGON_LORRY,
    add_wagon,
    engine_in,
    wagon_at,
    wagons_in,
)
from goodsyard.games.coal_baron.rules.game import CoalBaron
from goodsyard.games.coal_baron.rules.memory import CARD_BACK, CARD_KIND
from goodsyard.games.coal_baron.rules.setup import new
from goodsyard.games.coal_baron.rules.state import (
    DOCK,
    INNOVATION_IN_HAND,
    MAX_PLACEMENTS,
    ORDER_IN_HAND,
    PLACED_BY,
    PLACED_SET,
    WORKER_IN_HAND,
    Player,
)
from goodsyard.games.coal_baron.rules.workers import SETS
from tests.games.coal_baron.names import DELIVERED_FIRST, DELIVERED_NAMES, FAMILIES, HAND_NAMES, ZONES, action_name

Names = Sequence[str]


def scene(players: int = 3, seed: int = 1, starter: int = 0, rules: int = TITLE.rules_version) -> Scene:
    """A new game in which seat 0 begins unless another is named."""
    return Scene(new(players, seeded(seed), rules, starter))


class Scene:
    """A game with names for everything; whatever sets it up returns the scene."""

    def __init__(self, game: CoalBaron) -> None:
        self.game = game

    def remove(self, stack: int, place: int) -> int:
        """Take a card out of a stack and give its kind; place 0 is the bottom."""
        cards, first = self.game.stacks, FIRST_OF[stack]
        kind = CARD_KIND.of(cards[first + place])
        self.game.heights[stack] -= 1
        for k in range(first + place, first + self.game.heights[stack]):
            cards[k] = cards[k + 1]
        return kind

    def find(self, family: int, name: str) -> int:
        """Take the lowest card of this name out of the family's stacks and give its kind."""
        stacks = [stack for stack in range(STACKS) if FAMILY_OF[stack] == family]
        for stack in sorted(stacks, key=lambda stack: -self.game.heights[stack]):
            kinds = [CARD_KIND.of(self.game.stacks[FIRST_OF[stack] + k]) for k in range(self.game.heights[stack])]
            if FAMILIES[family].index(name) in kinds:
                return self.remove(stack, kinds.index(FAMILIES[family].index(name)))
        raise AssertionError(f"no {name} is left in the stacks")

    def stack(self, name: str, cards: Names) -> Scene:
        """These cards lie on top of the stack, the open one first."""
        stack, game = ZONES.index(name), self.game
        twin = [other for other in range(STACKS) if FAMILY_OF[other] == FAMILY_OF[stack] and other != stack]
        for depth, wanted in enumerate(cards):
            here = FIRST_OF[stack] + game.heights[stack] - 1 - depth
            places = list(range(here, FIRST_OF[stack] - 1, -1))
            places += [FIRST_OF[other] + k for other in twin for k in range(game.heights[other])]
            kind = FAMILIES[FAMILY_OF[stack]].index(wanted)
            there = next(place for place in places if CARD_KIND.of(game.stacks[place]) == kind)
            game.stacks[there] += CARD_KIND.at(CARD_KIND.of(game.stacks[here])) - CARD_KIND.at(kind)
            game.stacks[here] = CARD_BACK.at(CARD_BACK.of(game.stacks[here])) + CARD_KIND.at(kind)
        return self

    def leave(self, name: str, count: int) -> Scene:
        """Only the uppermost cards are left of a stack; the last player has delivered, taken or used the others."""
        stack = ZONES.index(name)
        while self.game.heights[stack] > count:
            self.put(self.game.player_count - 1, FAMILY_OF[stack], self.remove(stack, 0), used=True)
        return self

    def put(self, seat: int, family: int, kind: int, used: bool) -> None:
        """Put a card before a player and, used, on the delivered stack or away; else into the hand."""
        player = self.game.players[seat]
        if family == SHARE:
            player.shares[kind] += 1
        elif family == OBJECTIVE:
            player.objectives |= 1 << kind
        elif family == INNOVATION and used:
            self.game.box[kind] += 1
        elif used:
            player.delivered[DELIVERED_FIRST[family] + kind] += 1
        else:
            held = (ORDER_IN_HAND if family == ORDER else INNOVATION_IN_HAND) + kind
            player.hand[held] += 1
            player.shown[held] += 1

    # What players have.

    def give(
        self, seat: int, orders: Names = (), innovations: Names = (), shares: Names = (), objectives: Names = ()
    ) -> Scene:
        """The player has taken these cards from the open tops."""
        cards = {ORDER: orders, INNOVATION: innovations, SHARE: shares, OBJECTIVE: objectives}
        for family, names in cards.items():
            for name in names:
                self.put(seat, family, self.find(family, name), used=False)
        return self

    def delivered(
        self, seat: int, lorries: Names = (), wagons: Names = (), engines: Names = (), orders: Names = ()
    ) -> Scene:
        """These cards lie on the player's delivered stack."""
        for family, names in {LORRY: lorries, WAGON: wagons, ENGINE: engines, ORDER: orders}.items():
            for name in names:
                self.put(seat, family, self.find(family, name), used=True)
        return self

    def row(self, seat: int, lorries: Names) -> Scene:
        """The mining row from left to right: the last card named is the one that may be moved."""
        player = self.game.players[seat]
        for name in reversed(lorries):
            player.mining_row[player.lorries] = self.find(LORRY, name)
            player.lorries += 1
        return self

    def storage(self, seat: int, lorries: Names) -> Scene:
        for name in lorries:
            self.game.players[seat].storage[self.find(LORRY, name)] += 1
        return self

    def dock(self, seat: int, number: int, wagons: Names = (), engine: str = "") -> Scene:
        """Wagons like `tower` or, loaded, `wild with tower 2`, and an engine in dock 1, 2 or 3."""
        player, dock = self.game.players[seat], number - 1
        for name in wagons:
            wagon, _, lorry = name.partition(" with ")
            add_wagon(player, dock, self.find(WAGON, wagon))
            if lorry:
                place = dock * DOCK + 1 + wagons_in(player, dock)
                player.docks[place] += WAGON_LORRY.at(self.find(LORRY, lorry))
        if engine:
            player.docks[dock * DOCK] = self.find(ENGINE, engine) + 1
        return self

    def tokens(self, *holders: int) -> Scene:
        """The seats that were awarded shift tokens 1, 2 and so on; the next shift is on."""
        for shift, seat in enumerate(holders, start=1):
            self.game.players[seat].tokens |= 1 << shift
        self.game.shift = len(holders) + 1
        return self

    # Workers.

    def placed(self, zone: str, seat: int, cards: str = "1") -> Scene:
        """The seat has placed worker cards, `1+2` for example, which make up the required number."""
        game, place = self.game, ZONES.index(zone)
        values = [int(value) for value in cards.split("+")]
        assert sum(values) == self.required(zone), f"{zone} asks for {self.required(zone)}, not for {cards}"
        for value in values:
            game.players[seat].hand[WORKER_IN_HAND + value] -= 1
        chosen = SETS.index(tuple(values.count(value) for value in range(1, WORKER_VALUES + 1)))
        before = game.workers[place] - PRINTED_WORKERS[place]
        game.placements[place * MAX_PLACEMENTS + before] = PLACED_BY.at(seat) + PLACED_SET.at(chosen)
        game.workers[place] += 1
        return self

    def only(self, zone: str, seat: int = 0) -> Scene:
        """The seat has a single worker left, and this zone alone asks for one."""
        busy = [other for other in ZONES if other not in (zone, "wild")]
        ones = [seat] * 4 + [other for other in range(self.game.player_count) if other != seat for _ in range(5)]
        for other, owner in zip(busy, ones, strict=False):
            self.placed(other, owner)
        for value in [value for value in self.workers(seat) if value > 1]:
            self.placed(next(other for other in busy if self.required(other) == value), seat, str(value))
        return self

    # Playing on.

    def named(self) -> dict[str, int]:
        kind, about = self.game.decision()
        return {action_name(kind, about, action): action for action in self.game.legal()}

    def options(self) -> list[str]:
        """The names of the legal actions."""
        return list(self.named())

    def act(self, *names: str) -> Scene:
        """Take these legal actions one after the other."""
        for name in names:
            assert name in self.options(), f"{name} is not offered: {self.options()}"
            self.game.apply(self.named()[name])
            self.game.audit()
        return self

    # What lies on the table, in names.

    def me(self, seat: int = 0) -> Player:
        return self.game.players[seat]

    def cards(self, name: str) -> list[str]:
        """A stack from top to bottom."""
        stack = ZONES.index(name)
        kinds = [CARD_KIND.of(self.game.stacks[FIRST_OF[stack] + k]) for k in range(self.game.heights[stack])]
        return [FAMILIES[FAMILY_OF[stack]][kind] for kind in reversed(kinds)]

    def required(self, zone: str) -> int:
        return self.game.workers[ZONES.index(zone)] + 1

    def workers(self, seat: int = 0) -> list[int]:
        """The worker cards in hand by value."""
        hand = self.me(seat).hand
        return [value for value in range(1, WORKER_VALUES + 1) for _ in range(hand[WORKER_IN_HAND + value])]

    def hand(self, seat: int = 0) -> list[str]:
        """Orders, then innovations in hand."""
        cards = list(self.me(seat).hand)[ORDER_IN_HAND:]
        return [name for name, count in zip(HAND_NAMES, cards, strict=True) for _ in range(count)]

    def mining_row(self, seat: int = 0) -> list[str]:
        player = self.me(seat)
        return [FAMILIES[LORRY][player.mining_row[k]] for k in range(player.lorries - 1, -1, -1)]

    def stored(self, seat: int = 0) -> list[str]:
        return [name for name, count in zip(FAMILIES[LORRY], self.me(seat).storage, strict=True) for _ in range(count)]

    def train(self, number: int, seat: int = 0) -> list[str]:
        """A dock from left to right: wagons with their loads, then the engine."""
        player, dock = self.me(seat), number - 1
        names = []
        for place in range(wagons_in(player, dock)):
            wagon = wagon_at(player, dock, place)
            lorry = WAGON_LORRY.of(wagon)
            load = "" if lorry == EMPTY else f" with {FAMILIES[LORRY][lorry]}"
            names.append(FAMILIES[WAGON][WAGON_KIND.of(wagon)] + load)
        engine = engine_in(player, dock)
        return names + ([FAMILIES[ENGINE][engine - 1]] if engine else [])

    def trains(self, seat: int = 0) -> list[list[str]]:
        return [self.train(number, seat) for number in (1, 2, 3)]

    def delivered_stack(self, seat: int = 0) -> list[str]:
        """Lorries, wagons, engines and used orders on the delivered stack."""
        cards = self.me(seat).delivered
        return [name for name, count in zip(DELIVERED_NAMES, cards, strict=True) for _ in range(count)]
