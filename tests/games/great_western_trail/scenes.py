"""Positions in a few lines; every piece is taken from where it is, so none is lost or created."""

from __future__ import annotations

from goodsyard.core.chance import seeded
from goodsyard.core.row import Row
from goodsyard.games.great_western_trail import TITLE
from goodsyard.games.great_western_trail.rules.bag import total
from goodsyard.games.great_western_trail.rules.cards import (
    CATTLE,
    HERD,
    MASTERS,
    MAX_PLAYERS,
    NONE,
    PILES,
    TILES,
)
from goodsyard.games.great_western_trail.rules.deck import put_on_discards
from goodsyard.games.great_western_trail.rules.game import GreatWesternTrail
from goodsyard.games.great_western_trail.rules.rewards import TRACK
from goodsyard.games.great_western_trail.rules.setup import new
from goodsyard.games.great_western_trail.rules.state import ARRIVING, TRAVELLING, Player
from goodsyard.games.great_western_trail.rules.trail import EMPTY, private_building
from goodsyard.games.great_western_trail.say.names import (
    BUILDINGS,
    CITIES,
    DISCS,
    OBJECTIVES,
    SPACES,
    WORKERS,
    card_id,
)
from goodsyard.games.great_western_trail.say.names import MASTERS as MASTER_NAMES
from goodsyard.games.great_western_trail.say.names import TILES as TILE_NAMES
from goodsyard.games.great_western_trail.show.view import View, view_of
from tests.games.great_western_trail.options import name_of, position_of


def card_number(name: str) -> int:
    return [card_id(card) for card in range(HERD)].index(name)


def scene(players: int = 2, sides: str = "", seed: int = 1, rules: int = TITLE.rules_version) -> Scene:
    """Neutral buildings stand on their own letters; hands, trail, foresight, display and cattle market are empty, the
    job market is at its start without workers. Seat 0 is the starting player; nobody has money.

    `sides` names the private buildings that lie with their b-side up: "2b 8b".
    """
    bits = sum(1 << int(name.rstrip("b")) - 1 for name in sides.split())
    return Scene(new(players, seeded(seed), rules, False, bits, 0)).cleared()


class Scene:
    """A game with names for everything; what sets it up gives the scene back."""

    def __init__(self, game: GreatWesternTrail) -> None:
        self.game = game

    def me(self, seat: int = 0) -> Player:
        return self.game.players[seat]

    # Setting up.

    def cleared(self) -> Scene:
        game = self.game
        game.depth = 0
        for space in range(len(SPACES)):
            if 3 <= game.trail[space] < TILES:
                self.put_back(game.trail[space])
                game.trail[space] = EMPTY
        for row in (game.foresight, game.jobs):
            for place in range(len(row)):
                if row[place]:
                    self.put_back(row[place] - 1)
                    row[place] = 0
        game.filled = 0
        for card in range(CATTLE):
            game.cattle[card] += game.market[card]
            game.market[card] = 0
        for place in range(len(game.display)):
            if game.display[place]:
                game.objectives[game.display[place] - 1] += 1
            game.display[place] = 0
        for player in game.players:
            player.money = 0
            for card in range(HERD):
                player.stack[card] += player.hand[card]
                player.hand[card] = 0
        return self

    def put_back(self, tile: int) -> None:
        """Into the pile of its kind: pile 2 for workers, otherwise pile 1."""
        self.game.supply[(1 if tile < 3 else 0) * TILES + tile] += 1

    def fetch(self, name: str) -> int:
        """A tile from one of the piles."""
        tile = TILE_NAMES.index(name)
        pile = next(k for k in range(PILES) if self.game.supply[k * TILES + tile])
        self.game.supply[pile * TILES + tile] -= 1
        return tile

    def money(self, *dollars: int) -> Scene:
        """Of seat 0, seat 1 and so on."""
        for seat, amount in enumerate(dollars):
            self.me(seat).money = amount
        return self

    def at(self, seat: int, space: str) -> Scene:
        self.me(seat).space = SPACES.index(space)
        return self

    def tile(self, space: str, name: str) -> Scene:
        """A hazard or teepee tile on the board."""
        self.game.trail[SPACES.index(space)] = self.fetch(name)
        return self

    def build(self, seat: int, space: str, name: str) -> Scene:
        """A private building on the trail, such as `3a`."""
        number = int(name[:-1]) - 1
        assert BUILDINGS.index(name) >= 17 or not self.game.sides >> number & 1, "the other side is up"
        self.me(seat).buildings &= ~(1 << number)
        self.game.trail[SPACES.index(space)] = private_building(seat, number)
        return self

    def neutral(self, **spaces: str) -> Scene:
        """Exchange neutral buildings: neutral(A="D") puts D on space A, and A where D was."""
        for space, name in spaces.items():
            place, tile = SPACES.index(space), BUILDINGS.index(name) + TILES
            trail = self.game.trail
            other = next(k for k in range(len(SPACES)) if trail[k] == tile)
            trail[other], trail[place] = trail[place], tile
        return self

    def supply_of(self, seat: int, card: int) -> Row:
        """Where a card can be taken from: the player's draw stack or the common stacks."""
        if self.me(seat).stack[card]:
            return self.me(seat).stack
        return self.game.cattle

    def take_card(self, seat: int, name: str) -> int:
        card = card_number(name)
        if card >= CATTLE and not self.me(seat).stack[card]:
            self.game.objectives[card - CATTLE] -= 1
        else:
            self.supply_of(seat, card)[card] -= 1
        return card

    def hand(self, seat: int, *names: str) -> Scene:
        for name in names:
            self.me(seat).hand[self.take_card(seat, name)] += 1
        return self

    def discards(self, seat: int, *names: str) -> Scene:
        for name in names:
            put_on_discards(self.me(seat), self.take_card(seat, name))
        return self

    def stack(self, seat: int, *names: str) -> Scene:
        """The draw stack holds just these cards; the rest of it lies in the box."""
        taken = [self.take_card(seat, name) for name in names]
        player = self.me(seat)
        for card in range(HERD):
            self.game.box[TILES + card] += player.stack[card]
            player.stack[card] = 0
        for card in taken:
            player.stack[card] += 1
        return self

    def area(self, seat: int, *names: str) -> Scene:
        """Objective cards in the personal area; a starting card replaces the one that was dealt."""
        for name in names:
            card = OBJECTIVES.index(name)
            if name.startswith("START"):
                for k in range(21, 25):
                    self.me(seat).area[k] = 0
            else:
                self.game.objectives[card] -= 1
            self.me(seat).area[card] += 1
        return self

    def workers(self, seat: int, cowboy: int = 1, craftsman: int = 1, engineer: int = 1) -> Scene:
        for worker, count in enumerate((cowboy, craftsman, engineer)):
            for _ in range(count - self.me(seat).workers[worker]):
                self.fetch(WORKERS[worker])
            self.me(seat).workers[worker] = count
        return self

    def collected(self, seat: int, *names: str) -> Scene:
        for name in names:
            self.me(seat).tiles[self.fetch(name)] += 1
        return self

    def engine(self, seat: int, place: str) -> Scene:
        """A numbered space or a turnout: `5`, `turnout_1`."""
        self.me(seat).engine = position_of(place)
        return self

    def certificates(self, seat: int, count: int) -> Scene:
        self.me(seat).marker = list(TRACK).index(count)
        return self

    def city(self, seat: int, city: str, disc: str) -> Scene:
        """A disc from this disc space lies on the city."""
        self.me(seat).discs[DISCS.index(disc)] -= 1
        self.me(seat).cities[CITIES.index(city)] += 1
        return self

    def cleared_disc(self, seat: int, *discs: str) -> Scene:
        """These disc spaces are clear; their discs lie on Kansas City."""
        for disc in discs:
            self.city(seat, "kansas_city", disc)
        return self

    def station(self, seat: int, number: int, disc: str) -> Scene:
        self.me(seat).discs[DISCS.index(disc)] -= 1
        self.me(seat).stations |= 1 << number - 1
        return self

    def master(self, number: int, name: str) -> Scene:
        """Exchange station master tiles so that this one lies at the station."""
        posts, wanted = self.game.posts, MASTER_NAMES.index(name) + 1
        other = next(k for k in range(MASTERS) if posts[k] == wanted)
        posts[other], posts[number - 1] = posts[number - 1], wanted
        return self

    def has_master(self, seat: int, name: str) -> Scene:
        """The seat has acquired this tile for a cowboy from the supply."""
        tile = MASTER_NAMES.index(name)
        place = next(k for k in range(MASTERS) if self.game.posts[k] == tile + 1)
        self.game.posts[place] = MASTERS + 1 + self.fetch("cowboy")
        self.me(seat).masters |= 1 << tile
        return self

    def jobs(self, row: int, *workers: str) -> Scene:
        """Workers of a row of the job market, counted from 1."""
        for place, name in enumerate(workers):
            self.game.jobs[(row - 1) * MAX_PLAYERS + place] = self.fetch(name) + 1
        return self

    def token(self, row: int, filled: int = 0) -> Scene:
        """The token's row, counted from 1, and how many cowboys stand there."""
        self.game.token, self.game.filled = row - 1, filled
        return self.jobs(row, *["cowboy"] * filled)

    def market(self, *names: str) -> Scene:
        for name in names:
            card = card_number(name)
            self.game.cattle[card] -= 1
            self.game.market[card] += 1
        return self

    def display(self, *names: str) -> Scene:
        for place, name in enumerate(names):
            card = OBJECTIVES.index(name)
            self.game.objectives[card] -= 1
            self.game.display[place] = card + 1
        return self

    def no_objectives(self) -> Scene:
        """The objective stack is empty."""
        for card in range(len(self.game.objectives)):
            self.game.box[TILES + CATTLE + card] += self.game.objectives[card]
            self.game.objectives[card] = 0
        return self

    def foresight(self, *names: str) -> Scene:
        """The six foresight spaces, column by column."""
        for place, name in enumerate(names):
            if name:
                self.game.foresight[place] = self.fetch(name) + 1
        return self

    # Going on.

    def turn(self, seat: int = 0) -> Scene:
        """The seat's turn begins with phase A."""
        return self.begin(seat, TRAVELLING)

    def use(self, space: str, seat: int = 0) -> Scene:
        """The seat's cattleman has just come to this space: phase B begins."""
        for other in range(self.game.player_count):
            if self.me(other).space == NONE:
                self.at(other, "START")
        return self.at(seat, space).begin(seat, ARRIVING)

    def begin(self, seat: int, stage: int) -> Scene:
        self.game.active, self.game.stage, self.game.depth = seat, stage, 0
        self.game.settle()
        self.game.audit()
        return self

    def act(self, *names: str) -> Scene:
        """Choose options by their names."""
        for name in names:
            options = self.options()
            assert name in options, f"{name!r} is not one of {options}"
            self.game.apply(self.game.legal()[options.index(name)])
            self.game.audit()
        return self

    # Looking.

    def options(self) -> list[str]:
        kind, about = self.game.decision()
        return [name_of(self.game, kind, about, action) for action in self.game.legal()]

    @property
    def kind(self) -> str:
        return self.game.kind_name(self.game.decision()[0])

    def held(self, seat: int = 0) -> list[str]:
        return named(self.me(seat).hand)

    def discarded(self, seat: int = 0) -> list[str]:
        return named(self.me(seat).discards)

    def count(self, bag: Row) -> int:
        return total(bag, 0, len(bag))

    def standing(self, space: str) -> str | None:
        return next(found.tile for found in self.view().spaces if found.id == space)

    def view(self, seat: int | None = None) -> View:
        return view_of(self.game, seat)


def named(bag: Row) -> list[str]:
    return [card_id(card) for card in range(len(bag)) for _ in range(bag[card])]
