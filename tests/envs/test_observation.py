"""Observations: a documented row of numbers that contains only what a seat may know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

import goodsyard
from goodsyard.core import registry
from goodsyard.core.errors import BadSetup
from goodsyard.core.game import Game
from goodsyard.envs.observation import planes
from goodsyard.envs.setting import Numbers, Setting
from tests.envs import GAMES, TABLES
from tests.odd_lots import TITLE


def positions(setting: Setting, seed: int, games: int) -> Iterator[Game]:
    """All positions of some random games."""
    chance = random.Random(seed)
    for number in range(games):
        game = setting.begin(seed + number)
        while not game.over:
            yield game
            game.apply(chance.choice(game.legal()))
        yield game


def seen(setting: Setting, game: Game, seat: int) -> Numbers:
    row = setting.observation(game, seat)
    assert setting.sheet.at == len(row) == setting.length
    return row


def plane(setting: Setting, row: Numbers, name: str) -> list[int]:
    wanted = next(plane for plane in setting.planes if plane.name == name)
    numbers: list[int] = row[wanted.first : wanted.first + wanted.length].tolist()
    return numbers


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_nothing_hidden_gets_in(game: str, players: int) -> None:
    """Dealing afresh what a seat cannot know changes no number."""
    setting, chance, dealt = Setting(game, players), random.Random(players), 0
    for position in positions(setting, 11, 2):
        if chance.random() < 0.15:
            seat = chance.randrange(players)
            imagined = position.clone()
            imagined.determinize(seat, chance.randrange(1 << 40))
            dealt += imagined.digest() != position.digest()
            assert np.array_equal(seen(setting, position, seat), seen(setting, imagined, seat))
    assert dealt > 10


@pytest.mark.parametrize(
    ("game", "options"),
    [("oh-my-goods", {"edition": "second"}), ("mineshaft", {"counters": "covered"})],
)
def test_nothing_hidden_gets_in_with_options(game: str, options: dict[str, str]) -> None:
    setting = Setting(game, 3, options=options)
    for number, position in enumerate(positions(setting, 5, 1)):
        imagined = position.clone()
        imagined.determinize(number % 3, number)
        assert np.array_equal(seen(setting, position, number % 3), seen(setting, imagined, number % 3))


def test_covered_counters_are_covered() -> None:
    setting = Setting("mineshaft", 2, options={"counters": "covered"})
    for position in positions(setting, 1, 1):
        row = seen(setting, position, 0)
        held = plane(setting, row, "second: held")[0]
        assert sum(plane(setting, row, "second: counters")) == (held if position.over else 0)
    assert held > 0


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_decision_is_seen(game: str, players: int) -> None:
    """The observation of the deciding seat differs after every action."""
    setting, before = Setting(game, players), None
    for position in positions(setting, 3, 1):
        seat = position.current
        row = seen(setting, position, max(seat, 0))
        assert before is None or not np.array_equal(row, before) or seat < 0
        before = row


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_planes_cover_the_row_once(game: str, players: int) -> None:
    found = planes(game, players)
    assert [plane.first for plane in found] == [sum(plane.length for plane in found[:k]) for k in range(len(found))]
    assert len({plane.name for plane in found}) == len(found)
    assert all(plane.length > 0 and plane.scale > 0 and plane.meaning for plane in found)


@pytest.mark.parametrize("game", GAMES)
def test_most_numbers_are_small_when_scaled(game: str) -> None:
    setting = Setting(game, 3)
    rows = np.array([seen(setting, position, 0) for position in positions(setting, 1, 2)]) * setting.scales()
    assert np.quantile(np.abs(rows[rows != 0]), 0.99) <= 1
    assert rows.std(axis=0).astype(bool).sum() > 100  # many of them vary


def test_the_view_and_the_row_agree() -> None:
    setting = Setting("coal-baron", 2)
    table, chance = goodsyard.new("coal-baron", 2, seed=3), random.Random(1)
    for _ in range(80):
        table.play(chance.choice(table.game.legal()))
    row = seen(setting, table.game, 1)
    view = table.view(1)
    assert plane(setting, row, "own: workers") == view.seats[1].workers
    assert plane(setting, row, "second: workers") == view.seats[0].workers
    lines = view.seats[1].lines
    assert plane(setting, row, "own: points") == [lines["lorries"], lines["orders"], lines["shift_tokens"]]
    assert sum(plane(setting, row, "own: orders")) == len(view.seats[1].orders)
    heights = [zone.height for zone in view.zones if zone.height is not None]
    assert plane(setting, row, "heights") == heights


def test_plans_made_at_the_same_time_stay_hidden() -> None:
    """Oh My Goods!: seat 0 plans first, and seat 1 cannot tell any two of its plans apart."""
    setting = Setting("oh-my-goods", 2)
    position = next(game for game in positions(setting, 2, 1) if game.acting() == [0, 1])
    rows = set()
    for action in position.legal(0):
        plan = position.clone()
        plan.apply(action, 0)
        if plan.acting() == [0, 1]:  # seat 0 has not finished
            rows.add(seen(setting, plan, 1).tobytes())
            assert not np.array_equal(seen(setting, plan, 0), seen(setting, position, 0))
    assert rows == {seen(setting, position, 1).tobytes()}


def test_a_game_without_an_encoder_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._titles, "odd-lots-unseen", replace(TITLE, encoder=None))
    with pytest.raises(BadSetup, match=r"odd-lots-unseen has no encoder: write one"):
        Setting("odd-lots-unseen", 2)
