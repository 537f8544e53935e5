"""Chapters 2 and 3: the trail, moving the cattleman, steps and fees."""

from __future__ import annotations

import pytest

from goodsyard.core.chance import DICE, below, seeded
from goodsyard.games.great_western_trail import TITLE
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.cards import NONE
from goodsyard.games.great_western_trail.rules.game import GreatWesternTrail
from goodsyard.games.great_western_trail.rules.movement import fee_at, step_limit
from goodsyard.games.great_western_trail.rules.setup import new
from goodsyard.games.great_western_trail.rules.trail import EMPTY, WAYS, owner_of
from goodsyard.games.great_western_trail.say.names import SPACES
from tests.clauses import clause
from tests.games.great_western_trail.scenes import scene


@clause("3.1")
def test_the_first_turn_starts_on_any_neutral_building() -> None:
    game = scene().build(1, "A1", "1a").tile("FLOOD1", "flood_green_2").turn()
    assert game.options() == list("ABCDEFG")
    game.act("D")
    assert game.me().space == scene().at(0, "D").me().space
    game.act("single dollar")
    assert game.options() == list("ABCDEFG"), "also where another player is"
    assert game.act("D").kind == "location"


@clause("2.2", "3.2")
def test_only_tiles_are_locations() -> None:
    game = scene().at(0, "A").turn()
    assert game.options() == ["B", "C", "D", "E"], "D and C lie two steps away, E three"
    game = scene().at(0, "A").build(0, "A2", "1a").tile("FLOOD3", "flood_black_2").turn()
    assert game.options() == ["A2", "FLOOD3", "B", "C"], "now B takes two steps on either branch"


@clause("3.2")
def test_spaces_without_a_tile_take_no_steps() -> None:
    game = scene().at(0, "START").turn()
    assert game.options() == ["A", "B", "C"]
    blocked = scene().at(0, "START")
    for number, space in enumerate(["A1", "A2", "A3"]):
        blocked.build(0, space, f"{number + 1}a")
    assert blocked.turn().options() == ["A", "A1", "A2", "B", "C"], "round the buildings"


@clause("3.3")
def test_at_least_one_step_and_no_more_than_the_limit() -> None:
    game = scene().at(0, "E").turn()
    assert game.options() == ["F", "G", "KC"]
    assert "E" not in game.options()


@clause("3.4")
@pytest.mark.parametrize(("players", "limits"), [(2, (3, 4, 4, 5)), (3, (3, 5, 4, 6)), (4, (4, 6, 5, 7))])
def test_the_step_limit(players: int, limits: tuple[int, ...]) -> None:
    none, first, second, both = limits
    assert scene(players).view().seats[0].step_limit == none
    assert scene(players).cleared_disc(0, "step_a").view().seats[0].step_limit == first
    assert scene(players).cleared_disc(0, "step_b").view().seats[0].step_limit == second
    game = scene(players).cleared_disc(0, "step_a", "step_b")
    assert game.view().seats[0].step_limit == both
    way = ["A", "B", "C", "E", "F", "G", "KC"]
    reached = [space for space in game.at(0, "START").turn().options() if space in way]
    assert reached == way[:both]


@clause("3.5")
def test_kansas_city_ends_the_movement() -> None:
    game = scene().cleared_disc(0, "step_a", "step_b").hand(0, "D2_1").at(0, "G").turn()
    assert game.options() == ["KC", "play D2_1"]
    assert game.act("KC").view().seats[0].deliveries == 1


@clause("3.6")
def test_other_cattlemen_do_not_matter() -> None:
    game = scene().at(0, "A").at(1, "B").turn()
    assert "B" in game.options()
    game.act("B")
    assert next(space.cattlemen for space in game.view().spaces if space.id == "B") == [0, 1]


@clause("3.7")
def test_ways_that_cost_the_same_are_one() -> None:
    game = scene().money(5).at(0, "A").turn().act("B")
    assert game.kind == "location", "both branches are empty"


@clause("3.7")
def test_ways_that_cost_different_money_are_different_moves() -> None:
    game = scene().money(5, 0).at(0, "A").build(1, "A1", "1a").tile("FLOOD1", "flood_green_2").turn().act("B")
    assert game.options() == ["by the first branches", "by FLOOD1"]
    other = scene().money(5, 0).at(0, "A").build(1, "A1", "1a").tile("FLOOD1", "flood_green_2").turn()
    game.act("by the first branches")
    assert [game.me(seat).money for seat in (0, 1)] == [3, 2]
    other.act("B", "by FLOOD1")
    assert [other.me(seat).money for seat in (0, 1)] == [3, 0]


@clause("3.7")
def test_a_way_that_is_too_long_is_not_offered() -> None:
    game = scene().money(9).at(0, "A").tile("FLOOD1", "flood_green_2").tile("FLOOD2", "flood_green_3")
    game.tile("FLOOD3", "flood_green_4").turn().act("B")
    assert (game.kind, game.me().money) == ("location", 9)


@clause("3.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_way_is_asked_for_only_where_payments_differ(players: int) -> None:
    """In random games, against every path through the trail that a walker could take."""
    game = new(players, seeded(40 + players), TITLE.rules_version)
    chance = seeded(players)
    asked = 0
    while not game.over:
        kind, about = game.decision()
        if kind == kinds.WAY:
            asked += 1
            assert len(game.legal()) == len(payments(game, about // 8, about % 8)) > 1
        legal = game.legal()
        action = legal[below(chance, DICE, len(legal))]
        several = 0
        if kind == kinds.TRAVEL and action < len(SPACES) and game.me.space != NONE:
            several = len(payments(game, action, step_limit(game, game.me)))
            assert several > 0
        game.apply(action)
        if several:
            assert (several > 1) == (not game.over and game.decision()[0] == kinds.WAY)
    assert asked


def payments(game: GreatWesternTrail, target: int, steps: int) -> set[tuple[tuple[int, int], ...]]:
    """What can be paid to whom on the way to a location: every path, walked one by one."""
    found = set()

    def walk(space: int, left: int, money: int, paid: dict[int, int]) -> None:
        if space == target:
            found.add(tuple(sorted(paid.items())))
            return
        for other in WAYS[space]:
            location = game.trail[other] != EMPTY
            if location and not left:
                continue
            fee = min(fee_at(game, game.seat, other), money) if location else 0
            owner = owner_of(game.trail[other])
            on = {**paid, owner: paid.get(owner, 0) + fee} if fee else paid
            walk(other, left - location, money - fee, on)

    walk(game.me.space, steps, game.me.money, {})
    return found


@clause("3.8")
@pytest.mark.parametrize(("players", "green", "black"), [(2, 2, 2), (3, 2, 1), (4, 1, 2)])
def test_fees(players: int, green: int, black: int) -> None:
    for tile, fee in (("flood_green_2", green), ("flood_black_2", black)):
        game = scene(players).money(10).at(0, "A").tile("FLOOD1", tile).turn().act("FLOOD1")
        assert game.me().money == 10 - fee
    for tile, fee in (("teepee_green", green), ("teepee_blue", black)):
        game = scene(players).money(10).at(0, "C2").tile("TEEPEE_P2", tile).turn().act("TEEPEE_P2")
        assert game.me().money == 10 - fee


@clause("3.8", "3.10")
@pytest.mark.parametrize(("players", "both"), [(2, 4), (3, 3), (4, 3)])
def test_a_tile_with_both_hands_costs_both(players: int, both: int) -> None:
    game = scene(players).money(10, 0).at(0, "A").build(1, "A1", "7a").turn().act("A1")
    assert [game.me(seat).money for seat in (0, 1)] == [10 - both, both]


@clause("3.9")
def test_who_gets_the_fee() -> None:
    game = scene(3).money(10, 0, 0).at(0, "A").build(2, "A1", "1a").build(1, "A2", "4a").turn().act("A2")
    assert [game.me(seat).money for seat in range(3)] == [7, 1, 2], "passing and reaching cost alike"
    game = scene().money(10, 0).at(0, "A").tile("FLOOD1", "flood_black_3").turn().act("FLOOD1")
    assert [game.me(seat).money for seat in (0, 1)] == [8, 0]


@clause("3.10")
def test_own_and_neutral_buildings_are_free() -> None:
    game = scene().money(10).at(0, "START").build(0, "A1", "1a").build(0, "A2", "7a").turn().act("A2")
    assert game.me().money == 10


@clause("3.11")
def test_a_player_who_cannot_pay_gives_what_is_left() -> None:
    game = scene(3).money(3, 0, 0).at(0, "A").build(1, "A1", "1a").build(2, "A2", "1a").turn().act("A2")
    assert [game.me(seat).money for seat in range(3)] == [0, 2, 1], "in the order of the way"
    poor = scene().money(0, 0).at(0, "A").build(1, "A1", "1a").turn()
    assert poor.act("A1").me(1).money == 0


@clause("3.12")
def test_fees_are_never_paid_later() -> None:
    game = scene().money(0, 0).at(0, "A").build(1, "A1", "1a").turn().act("A1", "single dollar")
    assert [game.me(seat).money for seat in (0, 1)] == [1, 0]
