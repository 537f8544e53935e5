"""Chapter 8, continued: chains of innovations before placing, compared with a search straight from the rule book."""

from collections import Counter
from random import Random

from goodsyard.games.coal_baron import TITLE
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import FIRST_OF, LORRY, LORRY_1
from goodsyard.games.coal_baron.rules.memory import CARD_BACK, CARD_KIND, remember
from goodsyard.games.coal_baron.rules.state import PLACING
from tests.clauses import clause
from tests.games.coal_baron.crowded import crowded, leads_on, seen_by, without_care
from tests.games.coal_baron.names import ACTIONS, PLAYS
from tests.games.coal_baron.plans import (
    TAKES,
    Position,
    may_play,
    plays,
)
from tests.games.coal_baron.scenes import Scene, scene

NAMES = {play.removeprefix("play "): play for play in PLAYS}


def play_name(innovation: str, zone: str) -> str:
    """What the scene calls it: the two lorry and wagon stacks have a number."""
    return NAMES[f"{innovation} {zone[-1]}" if len(TAKES.get(innovation, ())) == 2 else innovation]


def offered_plays(game: Scene) -> set[str]:
    return {name for name in game.options() if name in PLAYS}


def expected_plays(position: Position) -> set[str]:
    if not position.manned:
        return set()
    return {play_name(*play) for play in plays(position) if may_play(position, *play)}


def expected_options(game: Scene) -> list[str]:
    """Of everything that could be done, what leaves the player sure."""
    expected = []
    for name in without_care(game):
        tried = Scene(game.game.clone())
        tried.game.careful = False
        tried.game.apply(ACTIONS[game.game.decision()[0]].index(name))
        if leads_on(tried):
            expected.append(name)
    return expected


def compare(seed: int, counts: Counter[str]) -> None:
    """Play a crowded position up to the placement; at each step the engine and the book agree."""
    game, chance = crowded(seed), Random(seed)
    while game.game.current == 0 and game.game.stage == PLACING:
        position = seen_by(game)
        if game.game.decision()[0] == kinds.TURN:
            expected = expected_plays(position)
            assert offered_plays(game) == expected, f"seed {seed}: {position}"
            counts["offered"] += len(expected)
            counts["refused"] += len(list(plays(position))) - len(expected)
            names = sorted(expected) or [name for name in game.options() if name != "pass"] or ["pass"]
        else:
            names = game.options()
            assert names == expected_options(game), f"seed {seed}: {position}"
            counts["struck"] += len(without_care(game)) - len(names)
        game.game.apply(game.named()[chance.choice(names)])


@clause("8.7")
def test_what_is_offered_before_placing_is_what_the_book_allows() -> None:
    counts: Counter[str] = Counter()
    for seed in range(240):
        compare(seed, counts)
    assert counts["offered"] > 500
    assert counts["refused"] > 250
    assert counts["struck"] > 30


def chain() -> Scene:
    game = scene().only("delivery").row(0, ["tower 2"]).dock(0, 2, ["tower"]).give(0, orders=["barracks 2"])
    return game.give(0, innovations=["mining", "take_engine"])


@clause("8.7")
def test_a_chain_of_innovations_that_ends_in_a_placement_is_offered() -> None:
    game = chain()
    assert game.options() == ["play take_engine", "play mining", "pass"]
    game.act("play take_engine")
    assert game.options() == ["dock 2"], "elsewhere the engine would be of no use"
    game.act("dock 2", "play mining")
    assert game.options() == ["row to storage", "row to dock 2"]
    assert game.act("row to dock 2").options() == ["delivery"]
    assert game.act("delivery").trains() == [[], [], []]


@clause("8.7")
def test_the_chain_works_in_the_other_order_too() -> None:
    game = chain().act("play mining")
    assert game.options() == ["row to storage", "row to dock 2"], "from the storage 2 more steps lead to the wagon"
    game.act("row to dock 2")
    assert game.options() == ["play take_engine"]
    assert game.act("play take_engine", "dock 2").options() == ["delivery"]


@clause("8.7")
def test_a_delivery_may_make_room_for_the_engine_that_is_to_be_taken() -> None:
    game = scene().only("engine").give(0, orders=["barracks 1"], innovations=["delivery", "mining"])
    for dock in (1, 2, 3):
        game.dock(0, dock, engine="saddle")
    game.dock(0, 3, ["fox"]).row(0, ["fox 1"])
    assert game.options() == ["play mining", "pass"]
    game.act("play mining", "row to dock 3", "play delivery")
    assert game.options() == ["engine"]


@clause("8.7", "12.5")
def test_a_card_that_the_player_remembers_may_be_counted_on() -> None:
    game = scene().only("delivery").stack("lorry_1", ["wheel 1", "tower 1"]).leave("lorry_2", 0)
    game.dock(0, 2, ["tower"], "saddle").give(0, orders=["barracks 1"])
    game.give(0, innovations=["take_lorry", "take_lorry", "mining"])
    assert game.options() == ["pass"], "the second lorry could be anything"
    second = game.game.stacks[FIRST_OF[LORRY_1] + game.game.heights[LORRY_1] - 2]
    remember(game.me(), LORRY, CARD_KIND.of(second), 1 << CARD_BACK.of(second))
    assert game.options() == ["play take_lorry 1", "pass"]
    game.act("play take_lorry 1", "play take_lorry 1", "play mining", "row to storage", "row to dock 2")
    assert game.options() == ["delivery"]


@clause("8.7")
def test_an_unseen_card_may_be_taken_where_any_will_do() -> None:
    game = scene().only("mining_2_3").stack("lorry_1", ["wheel 1"]).leave("lorry_2", 0)
    game.give(0, innovations=["take_lorry"])
    assert game.options() == ["pass"], "one lorry is one step"
    game.give(0, innovations=["take_lorry"])
    assert game.options() == ["play take_lorry 1", "pass"], "every second lorry card is worth 1 or 2 more"


@clause("8.7")
def test_games_of_earlier_rules_count_on_no_further_innovation() -> None:
    game = scene(rules=1).only("delivery").row(0, ["tower 2"]).dock(0, 2, ["tower"]).give(0, orders=["barracks 2"])
    game.give(0, innovations=["mining", "take_engine"])
    assert game.options() == ["pass"], "each of the two alone opens no zone"
    assert TITLE.rules_version == 2
