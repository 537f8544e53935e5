"""The rules of Odd Lots: state, decisions and the round."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from goodsyard.core.chance import DECKS, mix, mix_row, seeded, shuffle
from goodsyard.core.decision import Decision, Options
from goodsyard.core.game import DEEPEST, Game
from goodsyard.core.log import Log
from goodsyard.core.row import Row, row, zeros

CARDS: Final = 4
PRIZES: Final = 6
ROUNDS: Final = 3

BID: Final = 0
DOUBLE: Final = 1

TURNED_UP: Final = 0  # prize
REVEALED: Final = 1  # card, doubled
TAKEN: Final = 2  # points


class OddLots(Game):
    """What can change: hands, the chosen cards, the prizes and the points."""

    def __init__(self, player_count: i64, rules_version: i64, todo: Row, chance: Row, rows: list[Row]) -> None:
        super().__init__(player_count, rules_version, todo, chance)
        self.hands: Row = rows[0]  # seat * CARDS + card - 1: 1 while the card is in hand
        self.bids: Row = rows[1]  # by seat, 0 = none yet
        self.doubled: Row = rows[2]
        self.prizes: Row = rows[3]
        self.points: Row = rows[4]
        self.round: i64 = 0

    def holds(self, seat: int, card: int) -> bool:
        return self.hands[seat * CARDS + card - 1] == 1

    def rows(self) -> list[Row]:
        return [self.hands, self.bids, self.doubled, self.prizes, self.points]

    def decisions(self) -> list[Decision[Any]]:
        return DECISIONS

    def proceed(self) -> None:
        """All have chosen: settle the round and turn up the next prize (RULES 2.1, 2.3, 3.1)."""
        if self.round > 0:
            self.lay_open()
        if self.round == ROUNDS:
            self.over = True
            return
        self.tell(TURNED_UP, 0, self.prizes[self.round])
        self.round += 1
        self.luck += 1
        self.together = True
        for seat in range(self.player_count):
            self.push(seat, BID, 0)

    def lay_open(self) -> None:
        prize = self.prizes[self.round - 1]
        bids = list(self.bids)
        single = [bid for bid in bids if bids.count(bid) == 1]
        for seat in range(self.player_count):
            self.tell(REVEALED, seat, self.bids[seat], self.doubled[seat])
            if single and bids[seat] == max(single):
                self.points[seat] += prize * (1 + self.doubled[seat])
                self.tell(TAKEN, seat, prize * (1 + self.doubled[seat]))
            else:
                self.points[seat] -= self.doubled[seat]
            self.bids[seat] = 0
            self.doubled[seat] = 0

    def clone(self) -> OddLots:
        twin = OddLots(
            self.player_count, self.rules_version, self.todo[:], self.chance[:], [part[:] for part in self.rows()]
        )
        twin.resume(self)
        twin.round = self.round
        return twin

    def determinize(self, seat: i64, seed: i64) -> None:
        """Imagine the face-down prizes, and for each other bid any card that could have been chosen."""
        chance = seeded(mix(seed, 1))
        self.chance = seeded(mix(seed, 2))
        left = sorted(self.prizes[k] for k in range(self.round, PRIZES))
        for k in range(self.round, PRIZES):
            self.prizes[k] = left[k - self.round]
        shuffle(chance, DECKS, self.prizes, self.round, PRIZES - self.round)
        for other in range(self.player_count):
            if other != seat and self.bids[other]:
                self.imagine_bid(other, chance)

    def imagine_bid(self, other: int, chance: Row) -> None:
        self.hands[other * CARDS + self.bids[other] - 1] = 1
        cards = row([card for card in range(1, CARDS + 1) if self.holds(other, card)])
        shuffle(chance, DECKS, cards, 0, len(cards))
        self.bids[other] = cards[0]
        self.hands[other * CARDS + cards[0] - 1] = 0
        self.doubled[other] = 0

    def scores(self) -> list[int]:
        return list(self.points)

    def ranking(self) -> list[int]:
        return [1 + sum(other > mine for other in self.points) for mine in self.points]

    def audit(self) -> None:
        assert sorted(self.prizes) == list(range(1, PRIZES + 1)), "a prize was lost"
        for seat in range(self.player_count):
            held = sum(self.hands[seat * CARDS + k] for k in range(CARDS)) + (self.bids[seat] > 0)
            played = 0 if self.round == 0 else self.round - (0 if self.over else 1)
            assert held == CARDS - played, f"seat {seat} holds {held} cards"

    def digest_of_state(self, state: i64) -> i64:
        for part in self.rows():
            state = mix_row(state, part)
        return mix(state, self.round)


class Bid(Decision[OddLots]):
    """Choose a card of the hand (RULES 2.1)."""

    def options(self, game: OddLots, about: i64, found: Options) -> None:
        for card in range(1, CARDS + 1):
            if game.holds(game.seat, card):
                found.add(card)

    def choose(self, game: OddLots, about: i64, action: i64) -> None:
        game.hands[game.seat * CARDS + action - 1] = 0
        game.bids[game.seat] = action
        game.push(game.seat, DOUBLE, 0)


class Double(Decision[OddLots]):
    """Double it or not (RULES 2.2)."""

    def options(self, game: OddLots, about: i64, found: Options) -> None:
        found.add(0)
        found.add(1)

    def choose(self, game: OddLots, about: i64, action: i64) -> None:
        game.doubled[game.seat] = action


DECISIONS: Final[list[Decision[OddLots]]] = [Bid(BID, "bid", CARDS + 1), Double(DOUBLE, "double", 2)]


def new(players: int, chance: Row, rules_version: int, log: Log) -> OddLots:
    """A game with its first prize turned up."""
    prizes = row(list(range(1, PRIZES + 1)))
    shuffle(chance, DECKS, prizes, 0, PRIZES)
    rows = [row([1] * (CARDS * players)), zeros(players), zeros(players), prizes, zeros(players)]
    game = OddLots(players, rules_version, zeros(DEEPEST), chance, rows)
    game.log = log
    game.settle()
    return game


def redeal(game: OddLots, seed: int) -> None:
    """Shuffle the prizes that are still face down."""
    shuffle(seeded(mix(seed, 1)), DECKS, game.prizes, game.round, PRIZES - game.round)
