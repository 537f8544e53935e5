"""Chapter 10: the end of the game and scoring."""

import pytest

from goodsyard.games.coal_baron.rules.scoring import lines
from tests.clauses import clause
from tests.games.coal_baron.names import DESTINATIONS
from tests.games.coal_baron.scenes import Scene, scene


def lines_of(game: Scene, seat: int = 0) -> list[int]:
    """Lorries, orders, shares, shift tokens, objectives."""
    return lines(game.me(seat))


@clause("10.1")
def test_the_game_ends_when_the_last_token_has_been_awarded() -> None:
    game = scene().tokens(0, 1, 2, 0).act("pass", "pass", "pass")
    assert (game.game.over, game.game.shift) == (False, 6)
    game.act("mining_0_1", "share", "pass", "pass")
    assert not game.game.over
    game.act("pass")
    assert (game.game.over, game.game.legal(), game.game.current) == (True, [], -1)
    assert [lines_of(game, seat)[3] for seat in range(3)] == [4, 1, 1]


@clause("10.2")
def test_what_is_not_delivered_is_worth_nothing() -> None:
    game = scene().row(0, ["fox 1*"]).storage(0, ["wheel 1"]).dock(0, 2, ["tower with tower 1*"], engine="saddle")
    game.give(0, orders=["barracks 1", "steamboats 4"], shares=["barracks", "steamboats"])
    game.give(0, objectives=["engine_saddle", "order_barracks", "share_steamboats"])
    assert lines_of(game) == [0, 0, 0, 0, 0]
    game.act("delivery")
    assert lines_of(game) == [2, 3, 3, 0, 2 + 2]


@clause("10.3")
@pytest.mark.parametrize(
    ("lorries", "points"),
    [(["fox 1"], 1), (["fox 1*"], 2), (["fox 2"], 0), (["fox 2", "tower 1", "tower 1*", "wheel 1*"], 5)],
)
def test_delivered_1_lorry_cards_score_their_points_and_2_lorry_cards_nothing(lorries: list[str], points: int) -> None:
    assert lines_of(scene().delivered(0, lorries=lorries)) == [points, 0, 0, 0, 0]


@clause("10.4")
def test_surplus_1_lorry_cards_score_too() -> None:
    train = ["wheel with wheel 1*", "wild with clover 1", "wild with clover 1*"]
    game = scene().give(0, orders=["furnaces 1"]).dock(0, 1, train, engine="shunter").act("delivery")
    assert lines_of(game) == [2 + 1 + 2, 3, 0, 0, 0]


@clause("10.5")
@pytest.mark.parametrize(("lorries", "points"), [(1, 3), (2, 5), (3, 7), (4, 10)])
def test_fulfilled_orders_score_their_points(lorries: int, points: int) -> None:
    for destination in DESTINATIONS:
        assert lines_of(scene().delivered(0, orders=[f"{destination} {lorries}"])) == [0, points, 0, 0, 0]
    both = scene().delivered(0, orders=[f"barracks {lorries}", "furnaces 2"])
    assert lines_of(both)[1] == points + 5


@clause("10.6")
def test_a_share_scores_with_a_fulfilled_order_of_its_destination() -> None:
    game = scene().give(0, shares=["barracks", "furnaces"]).delivered(0, orders=["barracks 1", "steamboats 1"])
    assert lines_of(game)[2] == 3
    game.delivered(1, orders=["furnaces 1"])
    assert lines_of(game)[2] == 3, "another player's order does not help"


@clause("10.6")
def test_at_most_one_share_is_assigned_to_an_order() -> None:
    game = scene().give(0, shares=["barracks"] * 3).delivered(0, orders=["barracks 4"])
    assert lines_of(game)[2] == 3


@clause("10.7")
@pytest.mark.parametrize(("shares", "orders"), [(0, 3), (1, 3), (2, 2), (3, 2), (5, 1), (4, 0)])
def test_the_smaller_number_of_shares_and_orders_counts(shares: int, orders: int) -> None:
    fulfilled = ["factories 1", "factories 3", "factories 4"][:orders]
    game = scene().give(0, shares=["factories"] * shares).delivered(0, orders=fulfilled)
    game.give(0, shares=["barracks"]).delivered(0, orders=["barracks 2"])
    assert lines_of(game)[2] == 3 * (min(shares, orders) + 1)


@clause("10.8")
def test_shift_tokens_score_1_point_each_whatever_their_number() -> None:
    game = scene().tokens(0, 1, 0, 0, 1)
    assert [lines_of(game, seat)[3] for seat in range(3)] == [3, 2, 0]


@clause("10.9")
def test_the_sum_of_the_five_lines_is_the_score_and_the_highest_wins() -> None:
    game = scene().tokens(1, 0, 0).delivered(0, lorries=["fox 1*"], orders=["barracks 2"])
    game.delivered(1, orders=["furnaces 4"]).give(
        0, shares=["barracks"], objectives=["shift_tokens", "objective_cards"]
    )
    assert lines_of(game) == [2, 5, 3, 2, 3 + 2]
    assert game.game.scores() == [17, 11, 0]
    assert game.game.ranking() == [1, 2, 3]


@clause("10.10")
def test_of_tied_players_the_holder_of_the_last_token_is_ahead() -> None:
    game = scene(4).tokens(0, 1, 0, 1)
    assert game.game.scores() == [2, 2, 0, 0]
    assert game.game.ranking() == [2, 1, 3, 3]


@clause("10.10")
def test_when_its_holder_is_not_among_the_tied_the_next_lower_token_decides() -> None:
    game = scene().tokens(1, 0, 1, 0, 2).delivered(2, orders=["barracks 4"])
    assert game.game.scores() == [2, 2, 11]
    assert game.game.ranking() == [2, 3, 1]


@clause("10.10")
def test_a_higher_score_beats_a_higher_token() -> None:
    game = scene(2).tokens(0, 0, 1)
    assert game.game.ranking() == [1, 2]


@clause("10.10")
def test_one_high_token_outweighs_several_low_ones() -> None:
    game = scene(2).tokens(0, 0, 0, 1).delivered(1, lorries=["fox 1*"])
    assert (game.game.scores(), game.game.ranking()) == ([3, 3], [2, 1])


@clause("10.11")
def test_tied_players_without_any_token_share_the_place() -> None:
    game = scene(4).tokens(3).delivered(0, orders=["barracks 2"]).delivered(1, orders=["furnaces 2"])
    assert (game.game.scores(), game.game.ranking()) == ([5, 5, 0, 1], [1, 1, 4, 3])


@clause("10.11")
def test_a_tied_player_with_a_token_is_ahead_of_those_without() -> None:
    game = scene(4).tokens(2).delivered(0, lorries=["fox 1"]).delivered(1, lorries=["tower 1"])
    assert (game.game.scores(), game.game.ranking()) == ([1, 1, 1, 0], [2, 2, 1, 4])
