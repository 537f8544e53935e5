"""Why not? Every refusal names the true reason and its clause."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from goodsyard import bots
from goodsyard.bots import Bot
from goodsyard.games.coal_baron import TITLE
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.state import PLACING
from goodsyard.games.coal_baron.rules.turn import PASS
from goodsyard.games.coal_baron.say.names import ZONES
from tests.games.coal_baron.crowded import crowded
from tests.games.coal_baron.forbids import FORBIDS, Asked
from tests.games.coal_baron.scenes import Scene, scene

DELIVERY, WILD, MINING_2_3, MINING_1_2, ENGINE, OBJECTIVE = (
    ZONES.index(zone) for zone in ("delivery", "wild", "mining_2_3", "mining_1_2", "engine", "objective")
)
PLAY_ENGINE, PLAY_ORDER, PLAY_MINE, PLAY_DELIVER = 14 + 4, 14 + 5, 14 + 7, 14 + 8


def full_docks() -> Scene:
    return scene().dock(0, 1, engine="saddle").dock(0, 2, engine="tender").dock(0, 3, engine="saddle")


def delivering() -> Scene:
    game = scene().dock(0, 1, ["wheel with wheel 2"], "saddle").dock(0, 2, ["tower with tower 1"], "tender")
    return game.give(0, orders=["barracks 1", "barracks 2", "furnaces 4"])


def only_dock_2() -> Scene:
    """A wild wagon that is of use at dock 2 only."""
    game = scene().only("delivery").row(0, ["tower 1"]).dock(0, 2, engine="saddle").stack("wagon_1", ["wild"])
    return game.give(0, orders=["barracks 1"], innovations=["take_wagon", "mining"])


def last_order() -> Scene:
    return scene().only("order").leave("order", 1).give(0, innovations=["take_order"])


REFUSED: list[tuple[str, str, Callable[[], Scene], list[str], int]] = [
    ("no-train", "5.1", scene, [], DELIVERY),
    ("no-train", "5.1", lambda: scene().give(0, innovations=["delivery"]), [], PLAY_DELIVER),
    ("mining", "4.8", scene, [], MINING_2_3),
    ("not-in-play", "1.7", lambda: scene(2), [], MINING_1_2),
    ("engines-full", "3.6", full_docks, [], ENGINE),
    ("engines-full", "3.6", lambda: full_docks().give(0, innovations=["take_engine"]), [], PLAY_ENGINE),
    ("engines-full", "3.6", full_docks, ["wild", "2"], ENGINE),
    ("empty", "7.1", lambda: scene().leave("objective", 0), [], OBJECTIVE),
    ("workers", "2.4", lambda: scene().only("mining_0_1"), [], WILD),
    ("no-innovation", "8.8", scene, [], PLAY_ORDER),
    ("committed", "8.6", lambda: scene().give(0, innovations=["take_order"]), ["play take_order"], PASS),
    ("no-placement-left", "8.7", last_order, [], PLAY_ORDER),
    ("exact", "2.5", lambda: scene().placed("order", 1), ["order"], 0),
    ("crest", "3.3", lambda: scene().stack("wagon_1", ["wheel", "fox"]), ["wagon_1"], 2),
    ("engine", "3.6", lambda: scene().dock(0, 1, engine="saddle"), ["engine"], 0),
    ("not-stored", "4.6", lambda: scene().row(0, ["fox 1", "tower 1"]), ["mining_1_2"], 91),
    ("not-lifted", "6.4", scene, ["wild", "2", "objective"], 20),
    ("not-lifted", "6.5", lambda: scene().stack("share", ["barracks"] * 4), ["wild", "2", "share", "barracks"], 3),
    ("no-placement-left", "8.7", only_dock_2, ["play take_wagon 1"], 2),
    ("no-placement-left", "8.7", only_dock_2, ["play take_wagon 1", "dock 2", "play mining"], 0),
    ("first-train", "5.1", delivering, ["delivery"], 0),
    ("no-order", "5.2", delivering, ["delivery"], 1 + 3),
    ("no-engine", "5.2", delivering, ["delivery"], 1 + 2 * 16),
    ("lorries", "5.3", delivering, ["delivery"], 1 + 16 + 1),
]


def two_worker_innovations() -> Scene:
    """The narrower one was named first."""
    game = scene(4).give(0, innovations=["worker_1_3", "worker_1_5"]).placed("share", 1).placed("share", 2, "2")
    return game.act("share", "worker_1_3 as 1")


def two_types_of_engine() -> Scene:
    game = delivering().dock(0, 3, ["fox with fox 1"], "saddle")
    return game.act("delivery", "dock 1 with barracks 2")


def two_lorries_for_one_wagon() -> Scene:
    """If the tower goes straight to the wagon, no second step can be spent."""
    return scene().row(0, ["tower 1"]).storage(0, ["wheel 1"]).dock(0, 2, ["wild"]).act("mining_2_3")


def no_worker_cards() -> Scene:
    """As one worker the wider innovation leaves four, too many for the other."""
    game = scene().only("share").placed("share", 0).placed("wagon_1", 1, "2").placed("wagon_1", 2, "3")
    return game.give(0, innovations=["worker_1_3", "worker_1_5"]).act("lorry_1")


def empty_display() -> Scene:
    game = full_docks()
    for stack in ("lorry_1", "lorry_2", "wagon_1", "wagon_2", "order", "share", "innovation", "objective"):
        game.leave(stack, 0)
    return game


def refusal(game: Scene, action: int) -> tuple[str, str] | None:
    seat = game.game.current
    kind, about = game.game.decision(seat)
    assert action not in game.game.legal(seat)
    reason = TITLE.speech.refusal(game.game, seat, kind, about, action)
    assert reason is None or all(TITLE.words(language).say(reason[0]) for language in ("en", "de"))
    return reason and (reason[0].id, reason[1])


@pytest.mark.parametrize(("name", "number", "begin", "acts", "action"), REFUSED)
def test_the_reason(name: str, number: str, begin: Callable[[], Scene], acts: list[str], action: int) -> None:
    game = begin().act(*acts)
    assert refusal(game, action) == (f"refusal-{name}", number)


def test_steps_that_must_still_be_spent() -> None:
    game = scene().dock(0, 1, ["wheel"]).row(0, ["fox 1", "tower 1", "wheel 1"]).act("mining_2_3")
    assert refusal(game, 0) == ("refusal-steps", "4.1")


def test_another_type_of_engine() -> None:
    assert refusal(two_types_of_engine(), 1 + 16) == ("refusal-other-engine", "5.4")


def test_no_stack_to_look_at() -> None:
    assert refusal(empty_display(), WILD) == ("refusal-no-stack", "6.3")


def test_every_refusal_is_known_to_the_book() -> None:
    words = (TITLE.folder / "words/en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(refusal-[\w-]+) =", words, re.MULTILINE)) == set(FORBIDS)


def ask(game: Scene, played: bool, given: Counter[str]) -> None:
    """Try everything that is not legal: each reason that is given forbids it by the book, under its clause."""
    seat = game.game.current
    kind, about = game.game.decision(seat)
    legal = game.game.legal(seat)
    for action in range(game.game.kind_sizes()[kind]):
        if action not in legal:
            reason = TITLE.speech.refusal(game.game, seat, kind, about, action)
            assert reason, (kind, action)
            clauses, forbids = FORBIDS[reason[0].id]
            asked = Asked(game, seat, kind, about, action, played)
            assert reason[1] in clauses, reason
            assert forbids(asked), (reason, asked.name, asked.position)
            given[reason[0].id] += 1


def busy_game(players: int, seed: int, bot: Bot | None, given: Counter[str]) -> None:
    """A game of bots, or a random one that passes rarely."""
    game, chance, played = scene(players, seed), Random(seed), False
    while not game.game.over:
        if chance.random() < 0.2:
            ask(game, played, given)
        names = [name for name in game.options() if name != "pass"] if chance.random() < 0.95 else []
        action = game.named()[chance.choice(names or game.options())]
        if bot:
            action = bot.choose(game.game, game.game.current, seed)
        kind, turn = game.game.decision()[0], game.game.active
        played = played or (kind == kinds.TURN and len(ZONES) <= action < PASS)
        game.game.apply(action)
        played = played and game.game.active == turn and game.game.stage == PLACING


def crowded_turn(seed: int, given: Counter[str]) -> None:
    """A turn with as many innovations as possible before the placement."""
    game, chance, played = crowded(seed), Random(seed), False
    while game.game.current == 0 and game.game.stage == PLACING:
        ask(game, played, given)
        name = chance.choice([name for name in game.options() if name.startswith("play")] or game.options())
        played = played or name.startswith("play")
        game.act(name)


def test_every_reason_is_true_in_many_positions() -> None:
    given: Counter[str] = Counter()
    for players in (2, 3, 4):
        busy_game(players, players, None, given)
    busy_game(3, 5, bots.find("greedy", "coal-baron"), given)
    for seed in range(60):
        crowded_turn(seed, given)
    for rare in (
        two_worker_innovations,
        no_worker_cards,
        two_types_of_engine,
        two_lorries_for_one_wagon,
        empty_display,
    ):
        ask(rare(), False, given)
    assert set(given) == set(FORBIDS)
