"""Positions in three lines; every card comes from the draw pile, so none is lost or created."""

from __future__ import annotations

from goodsyard.core.chance import seeded
from goodsyard.core.game import ANYONE
from goodsyard.games.oh_my_goods import TITLE
from goodsyard.games.oh_my_goods.rules import kinds
from goodsyard.games.oh_my_goods.rules.building import add_building
from goodsyard.games.oh_my_goods.rules.cards import (
    COLOUR_OF,
    COST,
    DECK,
    GOOD_OF,
    HALF_SUNS,
    MAX_BUILDINGS,
    SIDE_ASSISTANT,
)
from goodsyard.games.oh_my_goods.rules.game import OhMyGoods
from goodsyard.games.oh_my_goods.rules.goods import lay_good, lift_good
from goodsyard.games.oh_my_goods.rules.market import clear_market
from goodsyard.games.oh_my_goods.rules.piles import take
from goodsyard.games.oh_my_goods.rules.planning import begin_planning
from goodsyard.games.oh_my_goods.rules.setup import new
from goodsyard.games.oh_my_goods.rules.state import (
    NEW_ROUND,
    PLANNING,
    SUNRISE,
    SUNSET,
    WORKING,
    Player,
)
from goodsyard.games.oh_my_goods.say.names import CARD_IDS, EDITIONS, GOODS, HIRING, MODES, RESOURCES, SIDES


def scene(players: int = 2, edition: str = "first", seed: int = 1, hiring: str = "literal") -> Scene:
    """Everyone has a charburner and nothing else; all other cards are in the draw pile. Seat 0 is active."""
    return Scene(
        new(players, seeded(seed), TITLE.rules_version, EDITIONS.index(edition), 0, HIRING.index(hiring))
    ).cleared()


class Scene:
    """A game with names for everything; the methods that set it up return the scene."""

    def __init__(self, game: OhMyGoods) -> None:
        self.game = game

    def cleared(self) -> Scene:
        game = self.game
        clear_market(game)
        for player in game.players:
            player.held = 0
            for k in range(DECK):
                player.hand[k] = 0
            for k in range(len(RESOURCES)):
                player.supply[k] = 0
            while player.goods[0]:
                lift_good(game, player, 0)
        for card in range(DECK):
            game.discarded[card] = 0
            game.pile[card] = card
        game.pile_size, game.depth, game.together, game.turns_over, game.due = DECK, 0, False, 0, 0
        for seat, name in enumerate(["grain", "clay", "wool", "stone"][: game.player_count]):
            self.me(seat).buildings[0] = CARD_IDS.index(f"charburner_{name}")
        return self

    # Setting up.

    def remove(self, place: int) -> int:
        """Take a card out of the draw pile."""
        card = self.game.pile[place]
        self.game.pile_size -= 1
        for k in range(place, self.game.pile_size):
            self.game.pile[k] = self.game.pile[k + 1]
        self.game.pile[self.game.pile_size] = 0
        return card

    def fetch(self, name: str) -> int:
        """A card by its id, or the last card of a resource without a half sun."""
        pile = [self.game.pile[k] for k in range(self.game.pile_size)]
        if name in CARD_IDS:
            wanted = CARD_IDS.index(name)
            return self.remove(pile.index(wanted)) if wanted in pile else self.release(wanted)
        fitting = [k for k, card in enumerate(pile) if RESOURCES[COLOUR_OF[card]] == name and not HALF_SUNS[card]]
        return self.remove(fitting[-1])

    def release(self, card: int) -> int:
        """Replace a card that the scene happens to use already by another one of the same resource."""
        game = self.game
        other = self.fetch(RESOURCES[COLOUR_OF[card]])
        for k in range(game.market_size):
            if game.market[k] == card:
                game.market[k] = other
                return card
        for player in game.players:
            for k in range(player.built):
                if player.tops[k] == card + 1:
                    player.tops[k] = other + 1
        for k in range(DECK):
            if game.under[k] == card + 1:
                game.under[k] = other + 1
        game.under[other], game.under[card] = game.under[card], 0
        return card

    def hand(self, seat: int, *names: str) -> Scene:
        for name in names:
            take(self.me(seat), self.fetch(name))
        return self

    def fill(self, seat: int, count: int) -> Scene:
        """Add hand cards from the bottom of the pile."""
        for _ in range(count):
            take(self.me(seat), self.remove(0))
        return self

    def goods(self, seat: int, number: int, count: int) -> Scene:
        """Lay goods from the bottom of the pile."""
        for _ in range(count):
            lay_good(self.game, self.me(seat), number - 1, self.remove(0))
        return self

    def build(self, seat: int, *names: str) -> Scene:
        for name in names:
            self.game.seat = seat
            add_building(self.game, self.me(seat), self.fetch(name))
        return self

    def assistant(self, seat: int, number: int, side: str) -> Scene:
        player, hired = self.me(seat), SIDES.index(side)
        for other in range(len(SIDES)):
            if SIDE_ASSISTANT.of(other) == SIDE_ASSISTANT.of(hired):
                self.game.offered &= ~(1 << other)
        player.assistants[number - 1] = player.stations[number - 1] = hired + 1
        return self

    def offer(self, *sides: str) -> Scene:
        """These assistants are on offer; the others of the display have been hired by the last player."""
        self.game.offered = sum(1 << SIDES.index(side) for side in sides)
        return self

    def market(self, *names: str) -> Scene:
        """Lay out the first row of the market display."""
        game = self.game
        for name in names:
            card = self.fetch(name)
            game.market[game.market_size] = card
            game.market_size += 1
            game.resources[COLOUR_OF[card]] += 1
        game.sunrise_size = game.market_size
        return self

    def top(self, *names: str) -> Scene:
        """Put cards on top of the draw pile, the first one named at the very top."""
        for name in reversed(names):
            card = self.fetch(name)
            self.game.pile[self.game.pile_size] = card
            self.game.pile_size += 1
        return self

    def discard(self, count: int) -> Scene:
        """Discard cards from the bottom of the draw pile."""
        for _ in range(count):
            self.game.discarded[self.remove(0)] = 1
        return self

    def worker(self, seat: int, number: int, mode: str) -> Scene:
        self.me(seat).worker, self.me(seat).mode = number - 1, MODES.index(mode)
        return self

    def plan(self, seat: int, name: str) -> Scene:
        self.me(seat).planned = self.fetch(name)
        return self

    def last_round(self) -> Scene:
        self.game.last_round = self.game.round
        return self

    # Playing on.

    def begin(self, phase: int) -> Scene:
        self.game.phase = phase
        if phase == PLANNING:
            begin_planning(self.game)
        self.game.settle()
        return self

    def new_round(self) -> Scene:
        return self.begin(NEW_ROUND)

    def sunrise(self) -> Scene:
        return self.begin(SUNRISE)

    def planning(self) -> Scene:
        return self.begin(PLANNING)

    def sunset(self) -> Scene:
        return self.begin(SUNSET)

    def working(self, wait: bool = True) -> Scene:
        """Begin phase IV; the other players can build a cheap card, so that the round does not end by itself."""
        for seat in range(1, self.game.player_count if wait else 0):
            pile = [self.game.pile[k] for k in range(self.game.pile_size)]
            cheapest = min(pile, key=lambda card: COST[card])
            self.plan(seat, CARD_IDS[cheapest]).goods(seat, 1, COST[cheapest])
        return self.begin(WORKING)

    def named(self, seat: int = ANYONE) -> dict[str, int]:
        kind, _ = self.game.decision(seat)
        return {action_name(kind, action): action for action in self.game.legal(seat)}

    def options(self, seat: int = ANYONE) -> list[str]:
        """The names of the legal actions."""
        return list(self.named(seat))

    def kind(self, seat: int = ANYONE) -> str:
        return self.game.kind_name(self.game.decision(seat)[0])

    def act(self, *names: str, seat: int = ANYONE) -> Scene:
        """Take these legal actions one after the other."""
        for name in names:
            assert name in self.options(seat), f"{name} is not offered: {self.kind(seat)} {self.options(seat)}"
            self.game.apply(self.named(seat)[name], seat)
        return self

    # What is on the table, by name.

    def me(self, seat: int = 0) -> Player:
        return self.game.players[seat]

    def held(self, seat: int = 0) -> list[str]:
        return [CARD_IDS[self.me(seat).hand[k]] for k in range(self.me(seat).held)]

    def stock(self, seat: int = 0) -> dict[str, int]:
        """A player's goods by name."""
        player = self.me(seat)
        found: dict[str, int] = {}
        for k in range(player.built):
            if player.goods[k]:
                good = GOODS[GOOD_OF[player.buildings[k]]]
                found[good] = found.get(good, 0) + player.goods[k]
        return found

    def built(self, seat: int = 0) -> list[str]:
        return [CARD_IDS[self.me(seat).buildings[k]] for k in range(self.me(seat).built)]

    def discarded(self) -> list[str]:
        return [CARD_IDS[card] for card in range(DECK) if self.game.discarded[card]]

    def assistants(self, seat: int = 0) -> list[str | None]:
        row = self.me(seat).assistants
        return [SIDES[row[k] - 1] if row[k] else None for k in range(self.me(seat).built)]


def action_name(kind: int, action: int) -> str:
    """A short name for an action of a kind of decision."""
    if kind in (kinds.PAY, kinds.STATION, kinds.CHAIN_WITH):
        return f"from {action + 1}" if kind != kinds.STATION else f"at {action + 1}"
    if kind == kinds.EXCHANGE:
        return ["keep", "swap"][action]
    if kind == kinds.MOVE:
        move = action - kinds.MOVE_FIRST
        return f"{kinds.MOVE_SOURCE.of(move) + 1} to {kinds.MOVE_TARGET.of(move) + 1}" if action else "stay"
    if kind == kinds.WORK:
        place = f"{kinds.WORK_BUILDING.of(action) + 1} {MODES[kinds.WORK_MODE.of(action)]}"
        return "idle" if action == kinds.WORK_IDLE else place
    if kind == kinds.PLAN:
        return f"plan {CARD_IDS[action - 1]}" if action else "no plan"
    if kind == kinds.PRODUCE:
        names = [
            *(f"produce {k + 1}" for k in range(MAX_BUILDINGS)),
            *(f"chain {k + 1}" for k in range(MAX_BUILDINGS)),
        ]
        return [*names, "enough"][action]
    if kind == kinds.CHAIN:
        return ["stop", *CARD_IDS[:DECK], *(f"from {k + 1}" for k in range(MAX_BUILDINGS))][action]
    if kind == kinds.BUILD:
        return ["leave", "build"][action]
    if kind == kinds.HIRE:
        return f"hire {SIDES[action - 1]}" if action > 0 else "nobody"
    return CARD_IDS[action]
