"""Many games side by side: one call takes an action in each and writes the observations of the seats to decide next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from mypy_extensions import i64, u8

from goodsyard.core.chance import DICE, below, mix, seeded
from goodsyard.core.decision import MOST_OPTIONS, Options
from goodsyard.core.game import ANYONE, BrokenRules, Game, find_some, kind_in, seat_in
from goodsyard.core.numbers import Flags, Floats, flags, floats, large_numbers, taken
from goodsyard.core.observation import Encoder
from goodsyard.core.row import Row, zeros
from goodsyard.core.sheet import Sheet
from goodsyard.envs.actions import Actions
from goodsyard.envs.rewards import rewards

EVERYBODY: Final = -1
ALL_LEGAL: Final = -1
MAX_TRIES: Final = 1000
"""More games than it takes until the learner has something to decide."""

Begin = Callable[[int], Game]
"""Starts a game with a seed."""
Choose = Callable[[Game, int, int], int]
"""A bot: takes the game, its seat and a seed; returns one of the seat's actions."""


class Batch:
    """Games with the same rules. The caller decides for the `learner`, or for whoever is to act (EVERYBODY).

    After each call, memory that numpy reads without copying contains for each game: the observation of the seat that
    is to decide (`rows`), its legal actions (`masks`), the seat (`seats`), whether the game has just ended (`ended`)
    and, if so, the rewards of all seats. The memory stays in place and is overwritten by the next call. Unless the
    batch is `eager`, observations are written only on request, by `observe`.

    With `again`, a new game begins immediately where one has ended; `finals` then holds what the seat that decided
    last, or the learner, saw at the end. With `lenient`, an illegal action is replaced by a random legal one, and
    `replaced` says so.
    """

    def __init__(self, begin: Begin, encoder: Encoder, actions: Actions, length: i64, count: i64) -> None:
        self.begin: Final = begin
        self.encoder: Final = encoder
        self.actions: Final = actions
        self.count: Final = count
        self.players: Final = encoder.players
        self.learner: i64 = EVERYBODY
        self.how: i64 = 0
        self.eager: bool = True
        self.again: bool = True
        self.lenient: bool = False
        self.bot: Choose | None = None  # plays the other seats; without a bot they play at random
        self.games: list[Game] = []
        self.chances: list[Row] = []  # random generators, one per game
        self.seeds: Row = zeros(count)
        self.begun: Row = zeros(count)  # number of games begun in each place
        self.moves: Row = zeros(count)  # number of decisions the others have taken in this game
        self.found: Final = Options()
        self.legal: Row = zeros(count * MOST_OPTIONS)  # legal actions, numbered as in the action space
        self.choices: Row = zeros(count)  # number of legal actions
        self.firsts: Row = zeros(count)  # first action number of the kind of decision
        self.rows: Final = Sheet(length, count)
        self.finals: Final = Sheet(length, count)
        self.spare: Final = Sheet(length)
        self.masks: Flags = flags(count * actions.size)
        self.seats: Row = large_numbers(count)
        self.ended: Flags = flags(count)
        self.any_ended: bool = False
        self.replaced: Flags = flags(count)
        self.rewards: Floats = floats(count * self.players)

    def reset(self, seeds: list[int]) -> None:
        """Restart all games; the same seeds and actions give the same games."""
        self.games.clear()
        self.chances.clear()
        self.any_ended = False
        k: i64
        for k in range(self.count):
            self.seeds[k] = seeds[k]
            self.begun[k] = 0
            self.replaced[k] = 0
            self.forget_end(k)
            self.chances.append(seeded(mix(seeds[k], 1)))
            self.games.append(self.new_game(k))
            self.play_others(k)
            self.look(k)

    def new_game(self, k: i64) -> Game:
        self.begun[k] += 1
        self.moves[k] = 0
        return self.begin(mix(mix(2, self.seeds[k]), self.begun[k]))

    def step(self, actions: Iterable[i64]) -> int:
        """Take one action in each game, or none: returns ALL_LEGAL, or the first game whose action is illegal."""
        chosen = taken(actions)
        k: i64
        for k in range(self.count):
            if not self.is_open_to(k, chosen[k]):
                return k
        self.any_ended = False
        for k in range(self.count):
            self.advance(k, chosen[k])
        return ALL_LEGAL

    def step_one(self, action: i64) -> bool:
        """Take an action in the first game only; returns False and changes nothing if it is illegal."""
        if not self.is_open_to(0, action):
            return False
        self.any_ended = False
        self.advance(0, action)
        return True

    def is_open_to(self, k: i64, action: i64) -> bool:
        """Whether a game accepts the action, or replaces it by a legal one."""
        return self.choices[k] > 0 and (self.lenient or self.is_legal(k, action))

    def is_legal(self, k: i64, action: i64) -> bool:
        size = self.actions.size
        return 0 <= action < size and self.masks[k * size + action] > 0

    def any_legal(self, k: i64) -> i64:
        return self.legal[k * MOST_OPTIONS + below(self.chances[k], DICE, self.choices[k])]

    def advance(self, k: i64, action: i64) -> None:
        """Take an action in one game, and play until the caller's next decision."""
        game = self.games[k]
        seat = self.seats[k]
        self.replaced[k] = 0
        if self.lenient and not self.is_legal(k, action):
            self.replaced[k] = 1
            action = self.any_legal(k)
        game.apply(action - self.firsts[k], ANYONE)
        self.play_others(k)
        if self.ended[k] > 0:
            self.forget_end(k)
        if game.over:
            self.end(k, seat)
        self.look(k)

    def play_others(self, k: i64) -> None:
        """Let the others decide until it is the caller's turn."""
        if self.learner == EVERYBODY:
            return
        game = self.games[k]
        while not game.over:
            seat = seat_in(game.todo[game.place_of(ANYONE)])
            if seat == self.learner:
                return
            bot = self.bot
            if bot is None:
                find_some(game, self.found, ANYONE)
                game.apply(self.found.actions[below(self.chances[k], DICE, self.found.count)], ANYONE)
            else:
                game.apply(bot(game, seat, mix(mix(self.seeds[k], self.begun[k]), self.moves[k])), ANYONE)
            self.moves[k] += 1

    def end(self, k: i64, seat: i64) -> None:
        """Store the rewards and the final observation; start a new game with `again`."""
        self.any_ended = True
        self.ended[k] = 1
        place = k * self.players
        for reward in rewards(self.games[k], self.how):
            self.rewards[place] = reward
            place += 1
        if self.again:
            self.encoder.write(self.games[k], seat, self.finals, k)
            self.deal(k)

    def deal(self, k: i64) -> None:
        """Start a new game in which the caller has something to decide."""
        tries: i64
        for tries in range(MAX_TRIES):
            self.games[k] = self.new_game(k)
            self.play_others(k)
            if not self.games[k].over:
                return
        raise BrokenRules(f"seat {self.learner} had nothing to decide in {MAX_TRIES} games")

    def forget_end(self, k: i64) -> None:
        """Clear the results of an earlier end."""
        self.ended[k] = 0
        self.finals.begin(k)

    def look(self, k: i64) -> None:
        """Find the seat that is to decide, and write its legal actions and observation."""
        game, found = self.games[k], self.found
        self.mark(k, 0)
        self.choices[k] = 0
        if not game.over:
            find_some(game, found, ANYONE)
            entry = game.todo[game.place_of(ANYONE)]
            self.seats[k] = seat_in(entry)
            self.firsts[k] = self.actions.first[kind_in(entry)]
            self.choices[k] = found.count
            self.note(k)
            self.mark(k, 1)
        if self.eager:
            self.encoder.write(game, self.seats[k], self.rows, k)

    def note(self, k: i64) -> None:
        """Store the legal actions as numbers of the action space."""
        legal, actions = self.legal, self.found.actions
        first, place = self.firsts[k], k * MOST_OPTIONS
        j: i64
        for j in range(self.choices[k]):
            legal[place + j] = first + actions[j]

    def mark(self, k: i64, mark: u8) -> None:
        """Write into the mask at the stored actions."""
        masks, legal = self.masks, self.legal
        first, place = k * self.actions.size, k * MOST_OPTIONS
        j: i64
        for j in range(place, place + self.choices[k]):
            masks[first + legal[j]] = mark

    def observe(self, k: i64, seat: i64) -> None:
        """Write a seat's observation to the `spare` sheet."""
        self.encoder.write(self.games[k], seat, self.spare, 0)
