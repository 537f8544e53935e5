"""Chapter 4: the herd deck and phase C."""

from __future__ import annotations

import pytest

from goodsyard.core.log import Log
from goodsyard.games.great_western_trail.rules.events import SHUFFLED
from tests.clauses import clause
from tests.games.great_western_trail.scenes import Scene, scene


def shuffled(game: Scene) -> list[int]:
    """How many cards each new draw stack had."""
    return [entry[2] for entry in game.game.log.entries if entry[0] == SHUFFLED]


@clause("4.1")
def test_a_deck_is_stack_hand_and_discards() -> None:
    game = scene().hand(0, "jersey", "guernsey").discards(0, "jersey").turn()
    seat = game.view(0).seats[0]
    assert (seat.draw_stack, seat.hand, seat.discard_pile) == (11, ["jersey", "guernsey"], ["jersey"])
    assert len(seat.deck) == 14


@clause("4.2", "7.18")
def test_new_cards_go_onto_the_discard_pile() -> None:
    game = scene().money(6).market("holstein").display("D2_1").use("E").act("cattle", "holstein for 6")
    assert game.discarded() == ["holstein"]
    game = scene().display("D2_1").use("C").act("objective", "D2_1")
    assert game.discarded() == ["D2_1"]


@clause("4.3")
def test_the_next_card_is_any_of_the_stack() -> None:
    """The same position with other chances gives other cards."""
    hands = set()
    for seed in range(8):
        game = scene(seed=seed).use("B").act("single dollar")
        hands.add(tuple(game.held()))
        assert len(game.held()) == 4
    assert len(hands) > 3


@clause("4.4")
def test_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    game = scene().hand(0, "guernsey").discards(0, "jersey", "jersey").stack(0, "dutch_belt", "dutch_belt").use("B")
    game.game.log = Log(True)
    game.act("single dollar")
    assert (game.held(), shuffled(game)) == (["jersey", "dutch_belt", "dutch_belt", "guernsey"], [2])
    assert (game.count(game.me().stack), game.discarded()) == (1, [])
    calm = scene().stack(0, "jersey", "jersey").use("B")
    calm.game.log = Log(True)
    calm.act("single dollar")
    assert (len(calm.held()), shuffled(calm)) == (2, []), "nothing to shuffle"


@clause("4.4")
def test_an_empty_stack_stays_empty_until_the_next_draw() -> None:
    game = scene().hand(0, "jersey", "jersey").discards(0, "dutch_belt", "dutch_belt").stack(0, "jersey", "guernsey")
    game.use("B").act("single dollar")
    assert len(game.held()) == 4
    assert (game.count(game.me().stack), game.discarded()) == (0, ["dutch_belt", "dutch_belt"])


@clause("4.5", "6.2")
def test_discards_lie_face_up() -> None:
    game = scene().money(4).jobs(1, "cowboy").hand(0, "guernsey", "jersey").use("A").act("discard guernsey")
    assert (game.held(), game.discarded()) == (["jersey"], ["guernsey"])
    assert game.view(1).seats[0].discard_pile == ["guernsey"]


@clause("4.6")
def test_a_small_deck_is_no_problem() -> None:
    game = scene().stack(0, "jersey").use("B").act("single dollar")
    assert game.held() == ["jersey"]
    assert game.game.current == 1


@clause("4.7")
@pytest.mark.parametrize(("discs", "limit"), [([], 4), (["hand_limit"], 5), (["hand_limit", "hand_limit"], 6)])
def test_phase_c_fills_the_hand(discs: list[str], limit: int) -> None:
    game = scene().cleared_disc(0, *discs).hand(0, "jersey").use("B").act("single dollar")
    assert (len(game.held()), game.view().seats[0].hand_limit) == (limit, limit)


@clause("4.7")
def test_a_fuller_hand_stays_as_it_is() -> None:
    game = scene().hand(0, *["jersey"] * 5, "guernsey").use("B").act("single dollar")
    assert game.held() == [*["jersey"] * 5, "guernsey"]


@clause("4.8", "6.12")
def test_draw_first_then_discard() -> None:
    game = scene().stack(0, "guernsey").use("B").act("single draw")
    assert (game.kind, game.options()) == ("discard", ["guernsey"])
    game = scene().hand(0, "jersey").stack(0, "guernsey").use("B").act("single draw")
    assert game.options() == ["jersey", "guernsey"], "an old or the new one"
    game.act("jersey")
    assert (game.held(), game.discarded()) == (["jersey", "guernsey"], []), "phase C has drawn the old one again"


@clause("4.8", "11.5")
def test_as_many_are_discarded_as_were_drawn() -> None:
    game = scene().hand(0, "DRAW_1").stack(0, "guernsey", "jersey").at(0, "B").turn()
    game.act("play DRAW_1")
    assert game.options() == ["draw 0", "draw 1", "draw 2"], "three cards are not there"
    game.act("draw 2", "jersey", "guernsey")
    assert (game.held(), game.discarded(), game.kind) == ([], ["jersey", "guernsey"], "travel")
