"""Why not? Every refusal names the true reason and its clause."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from goodsyard.games.mineshaft import TITLE
from goodsyard.games.mineshaft.rules import kinds
from goodsyard.games.mineshaft.rules.state import CALLER_CHOOSES, EXACT_MINING, FUSE_ELSEWHERE, MUST_REFILL
from tests.games.mineshaft.scenes import Scene, bits, scene
from tests.games.mineshaft.test_3_first_turn import fresh
from tests.games.mineshaft.test_5_dice import coloured
from tests.games.mineshaft.test_6_movement import corridor, mining
from tests.games.mineshaft.test_9_special_tiles import cross, ways
from tests.games.mineshaft.test_9_swap import swapping

CLEAR, ROLL, DRAW = 0, 1, 2
GOLD, SILVER = 1, 2


def on_rubble() -> Scene:
    return corridor().collapse("1,0").stand(0, "1,0").turn()


def laying() -> Scene:
    return scene().lay("blue_1", "1,0", "ew").top("green_3").turn().act("draw")


def lay(side: str, openings: str) -> int:
    return kinds.LAY_SIDE.at("nesw".index(side)) + kinds.LAY_OPENINGS.at(bits(openings))


def filling(readings: int = 0) -> Scene:
    game = scene(2, readings).lay("yellow_1", "1,0", "ew", "ggg").lay("yellow_2", "0,1", "ns")
    return (
        game.lay("blue_1", "0,-1", "ns")
        .lay("yellow_3", "-1,0", "ne")
        .collapse("-1,0")
        .lay("yellow_4", "0,2", "ne")
        .dice("yellow", 1)
        .turn()
    )


def quake() -> Scene:
    return cross().lay("blue_3", "3,0", "nw").stand(0, "2,0").dice("quake", 1).turn().act("roll")


def karting() -> Scene:
    game = cross().lay("red_2", "9,9", "ns").collapse("1,0").stand(0, "2,0").top("mine_kart_1")
    return game.turn().act("draw", "n:ns")


REFUSED: list[tuple[str, str, Callable[[], Scene], int | str]] = [
    ("first-turn", "3.1", lambda: fresh().turn(), ROLL),
    ("nothing-to-clear", "8.1", lambda: scene().turn(), CLEAR),
    ("must-clear", "8.1", on_rubble, ROLL),
    ("must-clear", "8.1", on_rubble, DRAW),
    ("stack-empty", "4.2", lambda: scene().keep(0).turn(), DRAW),
    ("final-turn", "10.5", lambda: scene().final(2).turn(), DRAW),
    ("no-open-end", "4.2", lambda: corridor().stand(0, "1,0").turn(), DRAW),
    ("side", "4.4", laying, lay("e", "nw")),
    ("shape", "1.8", laying, lay("n", "ns")),
    ("joint", "2.3", laying, lay("n", "ne")),
    ("shape", "1.8", lambda: swapping().act("1,1"), bits("ns")),
    ("swap-joint", "9.4", lambda: swapping().act("1,1"), bits("nes")),
    ("no-counter", "7.1", lambda: mining("c"), GOLD),
    ("too-few", "12.3", lambda: mining("gs", EXACT_MINING), SILVER),
    ("no-spot", "2.1", lambda: corridor().dice("red", 1).turn().act("roll"), 70),
    ("must-fill", "12.1", lambda: filling(MUST_REFILL).act("roll"), 0),
    ("colour", "5.2", lambda: filling().act("roll"), "0,-1"),
    ("full", "5.2", lambda: filling().act("roll"), "1,0"),
    ("collapsed", "2.7", lambda: filling().act("roll"), "-1,0"),
    ("must-collapse", "5.4", quake, 0),
    ("own-tile", "5.5", quake, "2,0"),
    ("not-connected", "5.4", quake, "0,1"),
    ("starting-tile", "2.5", lambda: cross().stand(0, "2,0").top("timed_fuse_1").turn().act("draw"), 0),
    (
        "own-tile",
        "12.7",
        lambda: cross(2, FUSE_ELSEWHERE).stand(0, "2,0").top("timed_fuse_1").turn().act("draw"),
        "2,0",
    ),
    ("too-far", "6.1", lambda: corridor().dice("red", 1).turn().act("roll"), "3,0"),
    ("empty", "9.2", swapping, "0,-1"),
    ("occupied", "9.2", swapping, "1,0"),
    ("no-way", "9.13", karting, "9,9"),
    ("collapsed", "2.7", karting, "1,0"),
    ("not-nearer", "9.17", lambda: ways().turn().act("draw", "e:nesw"), "0,0"),
]


@pytest.mark.parametrize(("name", "number", "begin", "action"), REFUSED)
def test_the_reason(name: str, number: str, begin: Callable[[], Scene], action: int | str) -> None:
    game = begin()
    wanted = game.spot(action) if isinstance(action, str) else action
    seat = game.game.current
    kind, about = game.game.decision()
    assert wanted not in game.game.legal()
    reason = TITLE.speech.refusal(game.game, seat, kind, about, wanted)
    assert reason is not None
    assert (reason[0].id, reason[1]) == (f"refusal-{name}", number)
    assert all(TITLE.words(language).say(reason[0]) for language in ("en", "de"))


def test_every_refusal_is_tried_here() -> None:
    words = (TITLE.folder / "words/en.ftl").read_text(encoding="utf-8")
    tried = {f"refusal-{name}" for name, *_ in REFUSED}
    assert set(re.findall(r"^(refusal-[\w-]+) =", words, re.MULTILINE)) == tried


def test_prompts_tell_what_the_turn_is_about() -> None:
    def prompt(game: Scene) -> str:
        kind, about = game.game.decision()
        return TITLE.speech.prompt(game.game, game.game.current, kind, about).id

    assert prompt(fresh().turn()) == "prompt-start-first"
    assert prompt(on_rubble()) == "prompt-start-clear"
    assert prompt(scene().turn()) == "prompt-start"
    assert prompt(scene().keep(0).turn()) == "prompt-start-roll"
    assert prompt(swapping().act("1,1")) == "prompt-turn"
    assert prompt(ways().turn().act("draw", "e:nesw")) == "prompt-follow"
    assert prompt(ways(2, CALLER_CHOOSES).turn().act("draw", "e:nesw")) == "prompt-follow-caller"
    assert prompt(coloured().dice("yellow", 1).turn().act("roll")) == "prompt-refill"
