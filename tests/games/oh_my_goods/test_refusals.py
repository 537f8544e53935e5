"""Every refusal names the true reason and its clause."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from goodsyard.games.oh_my_goods import TITLE
from goodsyard.games.oh_my_goods.rules import kinds
from goodsyard.games.oh_my_goods.say.names import CARD_IDS, SIDES
from tests.games.oh_my_goods.scenes import Scene, scene


def card(name: str) -> int:
    return CARD_IDS.index(name)


def move(source: int, target: int) -> int:
    return kinds.MOVE_FIRST + kinds.MOVE_SOURCE.at(source - 1) + kinds.MOVE_TARGET.at(target - 1)


def open_chain(building: int) -> int:
    return kinds.PRODUCE_BUILDING.at(building - 1) + kinds.PRODUCE_OPEN_CHAIN.at(1)


def moving() -> Scene:
    game = scene().build(0, "mill_1", "market_office_card_1", "mill_2").assistant(0, 2, "1a").assistant(0, 4, "2a")
    return game.goods(0, 1, 3).planning()


def hiring(coal: int = 9, edition: str = "first") -> Scene:
    return scene(edition=edition).build(0, "tannery_1", "tannery_2", "mill_1").goods(0, 1, coal).offer("1a", "2b", "5a")


def has_built() -> Scene:
    game = hiring(20, "second")
    game.game.has_built = True
    return game


def producing() -> Scene:
    game = scene().build(0, "mill_1", "sawmill_1", "tannery_1").market(*["grain"] * 3, "wool", "wood").hand(0, "mill_2")
    return game.worker(0, 2, "sloppily").assistant(0, 1, "1a").assistant(0, 4, "2a").working()


def opened() -> Scene:
    game = scene(edition="second").build(0, "mill_1").hand(0, "mill_2", "mill_3").last_round().working()
    return game.act("chain 2")


def without_chain() -> Scene:
    """The Mill could use its chain, the Glassmaker has none."""
    return scene(edition="second").build(0, "mill_1", "glassmaker_1").hand(0, "mill_2").last_round().working()


def supplying() -> Scene:
    game = scene().market("grain").hand(0, "sawmill_1", "mill_1", "tannery_1", "market_office_clay_1")
    return game.worker(0, 1, "sloppily").working().act("produce 1")


def shoes() -> Scene:
    game = scene().build(0, "tannery_1", "tannery_2", "shoemaker_1").goods(0, 2, 1).goods(0, 3, 1).goods(0, 1, 1)
    return game.market(*["grain"] * 5, *["clay"] * 5, *["wool"] * 5).market(*["stone"] * 5, *["wood"] * 5)


def stationing() -> Scene:
    """An assistant is hired; the worker is at the first building, another assistant at the second."""
    game = scene().build(0, "tannery_1", "market_office_card_1", "market_office_card_2", "mill_1", "mill_2")
    game.goods(0, 1, 9).assistant(0, 2, "3a").offer("4a").worker(0, 1, "orderly")
    return game.hand(0, "sawmill_1").working().act("hire 4a")


REFUSED: list[tuple[str, str, Callable[[], Scene], int]] = [
    ("no-building", "4.2", lambda: scene().planning(), kinds.WORK_BUILDING.at(3)),
    ("no-building", "4.2", moving, move(2, 8)),
    ("office", "9.1", moving, move(2, 3)),
    ("occupied", "4.4", moving, move(2, 4)),
    ("no-assistant", "4.7", moving, move(1, 2)),
    (
        "moved",
        "4.8",
        lambda: (
            scene()
            .build(0, "mill_1", "mill_2")
            .assistant(0, 2, "1a")
            .assistant(0, 3, "2a")
            .goods(0, 1, 9)
            .planning()
            .act("2 to 1", seat=0)
        ),
        move(1, 2),
    ),
    ("idle", "4.5", lambda: scene().planning(), kinds.WORK_IDLE),
    ("occupied", "4.4", lambda: moving().act("stay", seat=0), kinds.WORK_BUILDING.at(1)),
    ("coins", "7.1", lambda: scene().goods(0, 1, 4).plan(0, "food_factory_3").offer().working(), 1),
    ("no-goods", "7.4", lambda: hiring().goods(0, 2, 1).plan(0, "sawmill_5").working().act("build"), 3),
    ("nobody-there", "5.1", producing, 2),
    ("produced", "5.11", lambda: producing().act("produce 2", "stop"), 1),
    ("resources", "5.3", producing, 0),
    ("resources", "5.3", producing, 3),
    ("chain-later", "6.1", producing, open_chain(2)),
    ("no-chain", "1.6", without_chain, open_chain(3)),
    (
        "chain",
        "6.2",
        lambda: scene(edition="second").build(0, "mill_1", "bakery_1").hand(0, "mill_2").last_round().working(),
        open_chain(3),
    ),
    ("chain-opened", "10.7", opened, kinds.CHAIN_STOP),
    (
        "not-in-hand",
        "12.2",
        lambda: scene().hand(0, "mill_1").planning().act("1 orderly", seat=0),
        kinds.PLAN_CARD + card("mill_2"),
    ),
    ("not-in-hand", "12.2", supplying, card("mill_2")),
    ("not-missing", "5.10", supplying, card("tannery_1")),
    (
        "chain-takes",
        "6.3",
        lambda: shoes().worker(0, 4, "sloppily").working().act("produce 4"),
        kinds.CHAIN_FROM_BUILDING,
    ),
    (
        "chain-takes",
        "6.2",
        lambda: producing().hand(0, "sawmill_2").act("produce 2"),
        kinds.CHAIN_FROM_HAND + card("sawmill_2"),
    ),
    ("not-offered", "1.3", lambda: hiring().working(), kinds.HIRE_SIDE + SIDES.index("8a")),
    ("has-built", "10.4", has_built, 1),
    ("colours", "7.8", lambda: hiring().working(), kinds.HIRE_SIDE + SIDES.index("2b")),
    ("assistants", "7.10", lambda: hiring().assistant(0, 1, "3a").assistant(0, 2, "4a"), 1),
    (
        "no-place",
        "7.9",
        lambda: (
            scene(edition="second")
            .build(0, "market_office_card_1", "market_office_card_2")
            .goods(0, 1, 9)
            .assistant(0, 1, "3a")
            .offer("4a")
        ),
        kinds.HIRE_SIDE + SIDES.index("4a"),
    ),
    ("coins", "7.7", lambda: hiring(4), kinds.HIRE_SIDE + SIDES.index("1a")),
    ("worker", "7.9", stationing, 0),
    ("occupied", "4.4", stationing, 1),
    ("office", "9.1", stationing, 2),
]


def refusal(game: Scene, action: int) -> tuple[str, str] | None:
    seat = 0
    kind, about = game.game.decision(seat) if game.game.place_of(seat) >= 0 and game.game.depth else (kinds.HIRE, 0)
    reason = TITLE.speech.refusal(game.game, seat, kind, about, action)
    assert reason is None or all(TITLE.words(language).say(reason[0]) for language in ("en", "de"))
    return reason and (reason[0].id, reason[1])


@pytest.mark.parametrize(("name", "number", "begin", "action"), REFUSED)
def test_the_reason(name: str, number: str, begin: Callable[[], Scene], action: int) -> None:
    assert refusal(begin(), action) == (f"refusal-{name}", number)


def test_the_second_of_two_cards_with_the_same_print_has_no_special_reason() -> None:
    game = scene().hand(0, "market_office_wood_1", "market_office_wood_2").planning().act("1 orderly", seat=0)
    assert refusal(game, kinds.PLAN_CARD + card("market_office_wood_2")) is None


def test_every_refusal_is_tried_here() -> None:
    words = (TITLE.folder / "words/en.ftl").read_text(encoding="utf-8")
    tried = {f"refusal-{name}" for name, *_ in REFUSED}
    assert set(re.findall(r"^(refusal-[\w-]+) =", words, re.MULTILINE)) == tried
