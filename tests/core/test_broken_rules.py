"""A game whose rules are broken stops with a clear error wherever it is played, instead of running for ever."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from mypy_extensions import i64
from odd_lots.rules import BID, DECISIONS, Bid, OddLots

from goodsyard.bots import Bot
from goodsyard.bots import find as find_bot
from goodsyard.core import registry
from goodsyard.core.chance import seeded
from goodsyard.core.conformance import check_game
from goodsyard.core.decision import Decision, Options
from goodsyard.core.game import DEEPEST, MAX_DECISIONS, BrokenRules
from goodsyard.core.playout import play_out
from goodsyard.core.row import row, zeros
from goodsyard.envs.batch import Batch
from goodsyard.envs.setting import Setting
from tests.odd_lots import TITLE


class NothingToBid(Bid):
    def options(self, game: OddLots, about: i64, found: Options) -> None:
        if game.round < 2:
            super().options(game, about, found)


class Stuck(OddLots):
    """In the second round nobody has any options."""

    def decisions(self) -> list[Decision[Any]]:
        return [NothingToBid(BID, "bid", 5), DECISIONS[1]]

    def clone(self) -> Stuck:
        twin = Stuck(self.player_count, 1, self.todo[:], self.chance[:], [part[:] for part in self.rows()])
        twin.resume(self)
        twin.round = self.round
        return twin


class Circular(OddLots):
    """Never asks anybody."""

    def proceed(self) -> None:
        self.round = 1


def begin(broken: type[OddLots]) -> OddLots:
    rows = [row([1] * 8), zeros(2), zeros(2), row([1, 2, 3, 4, 5, 6]), zeros(2)]
    game = broken(2, 1, zeros(DEEPEST), seeded(1), rows)
    game.settle()
    return game


def test_a_decision_without_options_names_itself() -> None:
    with pytest.raises(BrokenRules, match="seat 0 has no options for its bid decision"):
        play_out(begin(Stuck), 1)


def test_a_phase_that_never_ends_is_noticed() -> None:
    with pytest.raises(BrokenRules, match="without a decision and without an end"):
        begin(Circular)


def test_a_game_that_never_ends_is_noticed() -> None:
    game = begin(OddLots)
    game.decided = MAX_DECISIONS - 3
    with pytest.raises(BrokenRules, match="not over after 1000000 decisions"):
        play_out(game, 1)
    assert game.clone().decided == game.decided, "a search that clones the game is bounded too"


@pytest.fixture
def stuck(monkeypatch: pytest.MonkeyPatch) -> str:
    title = replace(TITLE, id="stuck", set_up=lambda players, chance, version, options, log: begin(Stuck))
    monkeypatch.setitem(registry._titles, "stuck", title)
    return "stuck"


def play_by(bot: Bot, game: OddLots) -> None:
    for _ in range(8):
        game.apply(bot.choose(game, game.current, 1), game.current)


@pytest.mark.parametrize("bot", ["greedy", "careful", "ismcts:50"])
def test_bots_stop(stuck: str, bot: str) -> None:
    with pytest.raises(BrokenRules):
        play_by(find_bot(bot, stuck), begin(Stuck))


def step_through(batch: Batch) -> None:
    batch.reset([1])
    for _ in range(8):
        batch.step([batch.legal[0]])


def test_environments_stop(stuck: str) -> None:
    with pytest.raises(BrokenRules):
        step_through(Setting(stuck, 2).batch(1))


def test_the_conformance_kit_stops(stuck: str) -> None:
    with pytest.raises((AssertionError, BrokenRules), match="options"):
        check_game(registry.find(stuck), 2, 1)
