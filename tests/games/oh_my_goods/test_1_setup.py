"""Chapter 1: components and setup."""

import pytest

from goodsyard.core.chance import seeded
from goodsyard.games.oh_my_goods import TITLE
from goodsyard.games.oh_my_goods.rules.game import OhMyGoods
from goodsyard.games.oh_my_goods.rules.setup import new
from goodsyard.games.oh_my_goods.say.names import CARD_IDS, SIDES
from tests.clauses import clause
from tests.games.oh_my_goods.scenes import Scene, scene


def begun(players: int, seed: int = 1) -> OhMyGoods:
    return TITLE.begin(
        players, seed, TITLE.rules_version, {"edition": "first", "starting_player": "1", "hiring": "literal"}
    )


@clause("1.2")
def test_everyone_gets_a_different_charburner_and_nothing_else_is_built() -> None:
    seen = set()
    for seed in range(12):
        names = [Scene(begun(4, seed)).built(seat) for seat in range(4)]
        assert sorted(names) == [["charburner_clay"], ["charburner_grain"], ["charburner_stone"], ["charburner_wool"]]
        seen.add(names[0][0])
    assert len(seen) == 4


@clause("1.3")
@pytest.mark.parametrize(("players", "count"), [(2, 4), (3, 6), (4, 8)])
def test_random_assistants_with_random_sides(players: int, count: int) -> None:
    displays = set()
    for seed in range(20):
        game = begun(players, seed)
        sides = [SIDES[k] for k in range(16) if game.offered >> k & 1]
        assert len(sides) == count
        assert len({side[0] for side in sides}) == count, "one side of each card"
        displays.add(tuple(sides))
    assert len(displays) > 15


@clause("1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_cards_and_seven_coal(players: int) -> None:
    game = begun(players)
    for seat in range(players):
        assert len(Scene(game).held(seat)) == 5 + 2, "two of them are the new cards of round 1"
        assert Scene(game).stock(seat) == {"coal": 7}
    assert game.pile_size + game.market_size == 94 - players * (5 + 7 + 2)


@clause("1.5")
def test_the_first_active_player_is_drawn_or_named() -> None:
    assert {new(4, seeded(seed), 1).active for seed in range(40)} == {0, 1, 2, 3}
    assert {new(4, seeded(seed), 1, 0, 2).active for seed in range(10)} == {2}


@clause("1.7")
def test_a_card_can_be_used_in_three_ways() -> None:
    assert scene().hand(0, "mill_1").me().supply[2] == 1, "in the hand it is grain"
    assert scene().market("mill_1").game.resources[2] == 1, "and in the market display"
    assert scene().build(0, "mill_1").built() == ["charburner_grain", "mill_1"]
    game = scene().build(0, "tannery_1").hand(0, "mill_1")
    game.worker(0, 1, "orderly").market("grain", "grain", "wood").top("mill_2", "mill_3").working().act("produce 1")
    assert game.stock() == {"coal": 2}, "face down on the charburner it is coal"
    assert {CARD_IDS.index("mill_2"), CARD_IDS.index("mill_3")} == {
        game.me().tops[0] - 1,
        game.game.under[game.me().tops[0] - 1] - 1,
    }
