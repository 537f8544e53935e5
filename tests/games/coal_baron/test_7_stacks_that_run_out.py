"""Chapter 7: stacks that run out."""

import pytest

from tests.clauses import clause
from tests.games.coal_baron.names import ZONES
from tests.games.coal_baron.scenes import Scene, scene

FIVE_LORRIES = ["fox 1", "wheel 2", "clover 1*", "tower 2", "fox 2"]


def one_left() -> Scene:
    """A single lorry card on the first stack, five on the second."""
    game = scene().stack("lorry_1", ["tower 1"]).stack("lorry_2", FIVE_LORRIES)
    return game.leave("lorry_1", 1).leave("lorry_2", 5)


@clause("7.1")
@pytest.mark.parametrize("zone", ZONES[4:9])
def test_no_workers_may_be_placed_at_an_empty_stack(zone: str) -> None:
    game = scene().leave(zone, 1)
    assert zone in game.options()
    assert zone not in scene().leave(zone, 0).options()


@clause("7.1")
def test_taking_the_last_card_closes_the_zone() -> None:
    game = scene().leave("share", 1).act("share")
    assert "share" not in game.options()


@clause("7.2")
def test_the_upper_half_rounded_down_is_lifted_off_unchanged() -> None:
    game = one_left()
    game.act("lorry_1")
    assert game.cards("lorry_1") == FIVE_LORRIES[:2]
    assert game.cards("lorry_2") == FIVE_LORRIES[2:]


@clause("7.2")
def test_the_second_stack_is_refilled_from_the_first_too() -> None:
    wagons = ["fox", "wild", "wheel", "tower"]
    game = scene().stack("wagon_2", ["tower"]).stack("wagon_1", wagons).leave("wagon_2", 1).leave("wagon_1", 4)
    game.act("wagon_2")
    assert (game.cards("wagon_2"), game.cards("wagon_1")) == (wagons[:2], wagons[2:])


@clause("7.2")
def test_the_cut_comes_at_once_so_an_innovation_finds_both_stacks() -> None:
    game = scene().leave("lorry_1", 1).leave("lorry_2", 4).give(0, innovations=["take_lorry"]).act("lorry_1")
    assert game.options() == ["play take_lorry 1", "play take_lorry 2", "end turn"]


@clause("7.2")
def test_the_wild_action_cuts_when_it_takes_the_last_card() -> None:
    game = one_left()
    game.act("wild", "2", "lorry_1")
    assert (game.mining_row(), game.cards("lorry_1")) == (["tower 1"], FIVE_LORRIES[:2])


@clause("7.2")
def test_cards_to_be_returned_still_belong_to_their_stack() -> None:
    game = scene().stack("lorry_1", ["tower 1", "wheel 1", "fox 1"]).leave("lorry_1", 3).leave("lorry_2", 5)
    game.act("wild", "2", "lorry_1", "wheel 1", "fox 1")
    assert (game.cards("lorry_1"), len(game.cards("lorry_2"))) == (["fox 1", "tower 1"], 5)


@clause("7.3")
def test_with_a_single_card_in_the_other_stack_nothing_is_cut() -> None:
    game = scene().stack("wagon_1", ["tower"]).leave("wagon_1", 1).leave("wagon_2", 1).act("wagon_1")
    assert (game.cards("wagon_1"), len(game.cards("wagon_2"))) == ([], 1)
    assert "wagon_1" not in game.options()
    assert "wagon_2" in game.options()


@clause("7.3")
def test_two_cards_in_the_other_stack_are_cut() -> None:
    game = scene().stack("wagon_1", ["tower"]).leave("wagon_1", 1).leave("wagon_2", 2).act("wagon_1")
    assert (len(game.cards("wagon_1")), len(game.cards("wagon_2"))) == (1, 1)


@clause("7.4")
def test_a_refilled_stack_keeps_its_workers_and_the_number_required() -> None:
    game = scene().leave("lorry_1", 1).leave("lorry_2", 6).placed("lorry_1", 1).placed("lorry_2", 2)
    game.placed("lorry_2", 2, "2").act("lorry_1", "2")
    assert len(game.cards("lorry_1")) == 3
    assert (game.required("lorry_1"), game.required("lorry_2")) == (3, 3)
