"""Why not? Every refusal names the true reason and its clause."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from goodsyard.games.coal_baron import TITLE
from goodsyard.games.coal_baron.names import ZONES
from tests.games.coal_baron.scenes import Scene, scene

PASS = 23
DELIVERY, WILD, MINING_2_3, MINING_1_2, ENGINE, OBJECTIVE = (
    ZONES.index(zone) for zone in ("delivery", "wild", "mining_2_3", "mining_1_2", "engine", "objective")
)
PLAY_ENGINE, PLAY_ORDER, PLAY_MINE, PLAY_DELIVER = 14 + 4, 14 + 5, 14 + 7, 14 + 8


def full_docks() -> Scene:
    return scene().dock(0, 1, engine="saddle").dock(0, 2, engine="tender").dock(0, 3, engine="saddle")


def delivering() -> Scene:
    game = scene().dock(0, 1, ["wheel with wheel 2"], "saddle").dock(0, 2, ["tower with tower 1"], "tender")
    return game.give(0, orders=["barracks 1", "barracks 2", "furnaces 4"])


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
    ("move", "4.2", lambda: scene().row(0, ["fox 1", "tower 1"]), ["mining_1_2"], 91),
    ("first-train", "5.1", delivering, ["delivery"], 0),
    ("no-order", "5.2", delivering, ["delivery"], 1 + 3),
    ("no-engine", "5.2", delivering, ["delivery"], 1 + 2 * 16),
    ("lorries", "5.3", delivering, ["delivery"], 1 + 16 + 1),
]


def refusal(game: Scene, action: int) -> tuple[str, str] | None:
    seat = game.game.current
    kind, about = game.game.decision(seat)
    assert action not in game.game.legal(seat)
    reason = TITLE.refusal(game.game, seat, kind, about, action)
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
    game = delivering().dock(0, 3, ["fox with fox 1"], "saddle").act("delivery")
    game.game.apply(1 + 1)  # the train in dock 1 leaves with the order for 2 lorries
    assert refusal(game, 1 + 16) == ("refusal-other-engine", "5.4")


def test_no_stack_to_look_at() -> None:
    game = full_docks()
    for stack in ("lorry_1", "lorry_2", "wagon_1", "wagon_2", "order", "share", "innovation", "objective"):
        game.leave(stack, 0)
    assert refusal(game, WILD) == ("refusal-no-stack", "6.3")


def test_nothing_special_to_say_of_a_card_that_was_not_looked_at() -> None:
    game = scene().act("wild", "2", "objective")
    lifted = game.game.legal()
    assert refusal(game, next(kind for kind in range(18) if kind not in lifted)) is None


def test_every_refusal_is_tried_here() -> None:
    words = (TITLE.folder / "words/en.ftl").read_text(encoding="utf-8")
    tried = {f"refusal-{name}" for name, *_ in REFUSED}
    assert set(re.findall(r"^(refusal-[\w-]+) =", words, re.MULTILINE)) == tried | {
        "refusal-steps",
        "refusal-other-engine",
        "refusal-no-stack",
    }
