"""Chapter 12: hidden and open information."""

from __future__ import annotations

import pytest

from goodsyard.core.chance import DICE, below, seeded
from goodsyard.core.row import COMPILED
from goodsyard.games.great_western_trail import TITLE
from goodsyard.games.great_western_trail.rules.forced import is_forced
from goodsyard.games.great_western_trail.rules.setup import RANDOM_SIDES, new
from goodsyard.games.great_western_trail.show.view import view_of
from tests.clauses import clause
from tests.games.great_western_trail.scenes import Scene, scene


def imagined(game: Scene, seat: int, seed: int = 5) -> Scene:
    twin = game.game.clone()
    twin.determinize(seat, seed)
    twin.audit()
    return Scene(twin)


@clause("12.1")
def test_what_is_open() -> None:
    game = scene().money(3, 7).build(1, "A1", "2a").tile("FLOOD1", "flood_green_4").market("holstein").display("D2_1")
    game.area(1, "MOVE_1").workers(1, cowboy=3).engine(1, "5").collected(1, "teepee_blue").station(1, 1, "aux_draw")
    for viewer in (0, 1, None):
        view = view_of(game.use("B").game, viewer)
        other = view.seats[1]
        assert (other.money, other.workers["cowboy"], other.engine, other.discs["aux_draw"]) == (7, 3, "5", 0)
        assert other.objectives[0].card == "MOVE_1"
        assert (other.teepees["blue"], view.stations[0].discs) == (1, [1])
        assert (view.cattle_market, view.objective_display[0]) == (["holstein"], "D2_1")


@clause("12.2")
def test_what_comes_next_is_open_to_chance() -> None:
    """The same position continued in imagination draws different things."""
    game = scene().display("D2_1").use("C").act("objective")
    drawn = {imagined(game, 0, seed).act("stack").discarded()[0] for seed in range(12)}
    assert len(drawn) > 5


@clause("12.3")
def test_hands_are_hidden() -> None:
    game = scene().hand(0, "jersey", "guernsey").hand(1, "jersey", "black_angus", "D2_1").use("B")
    assert view_of(game.game, 1).seats[1].hand == ["jersey", "black_angus", "D2_1"]
    for viewer in (0, None):
        assert view_of(game.game, viewer).seats[1].hand == [None, None, None]
    hands = {tuple(imagined(game, 0, seed).held(1)) for seed in range(10)}
    assert len(hands) > 5
    assert all(imagined(game, 0, seed).held(0) == ["jersey", "guernsey"] for seed in range(10))
    assert all(imagined(game, 0, seed).view(1).seats[1].deck == game.view(1).seats[1].deck for seed in range(3))


@clause("12.4")
def test_the_hand_can_be_worked_out_when_the_discard_pile_is_shuffled() -> None:
    game = scene().hand(0, "jersey", "guernsey").discards(0, *["black_angus"] * 3).stack(0, "dutch_belt").use("B")
    game.act("single dollar")
    assert view_of(game.game, 1).seats[0].hand == ["jersey", "dutch_belt", "guernsey", None]
    for seed in range(5):
        assert imagined(game, 1, seed).held(0) == ["jersey", "dutch_belt", "black_angus", "guernsey"]


@clause("12.4")
def test_the_rest_of_a_stack_tells_the_hand() -> None:
    game = scene().hand(0, "jersey", "guernsey", "guernsey", "dutch_belt").stack(0).use("B")
    for seed in range(5):
        assert imagined(game, 1, seed).held(0) == game.held(0), "nothing else is left"


@clause("12.4", "15.23")
def test_a_card_taken_openly_into_the_hand_is_known() -> None:
    game = scene(sides="6b").hand(0, "jersey", "guernsey").display("D2_1").build(0, "A1", "6b").use("A1")
    game.act("discard jersey", "D2_1")
    assert view_of(game.game, 1).seats[0].hand == ["D2_1", None]
    assert all("D2_1" in imagined(game, 1, seed).held(0) for seed in range(8))
    assert len({tuple(imagined(game, 1, seed).held(0)) for seed in range(12)}) > 2
    game.act("play D2_1", "perform")
    assert view_of(game.game, 1).seats[0].hand[:1] == [None]


@clause("12.5")
def test_only_the_owner_looks_through_the_discard_pile() -> None:
    game = scene().discards(0, "jersey", "guernsey", "jersey").use("B")
    assert view_of(game.game, 0).seats[0].discard_pile == ["jersey", "guernsey", "jersey"]
    assert view_of(game.game, 1).seats[0].discard_pile == [None, None, "jersey"]


@clause("12.6")
def test_the_end_of_phase_b_tells_nothing_about_the_hand() -> None:
    """With and without a Guernsey, with and without an objective card in hand, the same question is asked."""
    for cards in (["guernsey", "dutch_belt"], ["jersey", "dutch_belt"]):
        game = scene().money(2).hand(0, *cards).use("B").act("discard dutch_belt")
        assert game.kind == "location"
    hidden = scene().hand(0, "dutch_belt").stack(0, "D2_1", "jersey").use("E")
    assert hidden.act("single dollar").options() == ["done"], "an objective card is somewhere in the deck"


@clause("12.6")
def test_phase_b_ends_by_itself_when_everybody_knows_that_nothing_is_left() -> None:
    game = scene().money(4).jobs(1, "cowboy").hand(0, "guernsey", "jersey").use("A").act("discard guernsey")
    assert game.kind == "location", "4 and 2 dollars pay for the cowboy"
    game = scene().money(2).jobs(1, "cowboy").hand(0, "guernsey", "jersey").use("A").act("discard guernsey")
    assert game.game.current == 1, "4 dollars do not, and everybody sees that"
    thrown = scene().hand(0, "jersey").discards(0, "D2_1").use("B").act("single dollar")
    assert thrown.game.current == 1, "an objective card on the discard pile is not in hand"


@clause("12.6")
def test_a_movement_with_one_destination_is_made() -> None:
    game = in_front_of_the_city().turn()
    assert game.view().seats[0].deliveries == 1
    hidden = in_front_of_the_city().hand(0, "jersey").stack(0, "D2_1", "jersey").turn()
    assert hidden.options() == ["KC"], "there could be an objective card in hand"
    seen = in_front_of_the_city().hand(0, "jersey").stack(0, "D2_1", "jersey")
    seen.me().known[0] = 1
    assert seen.turn().view().seats[0].deliveries == 1, "everybody knows the hand"


def in_front_of_the_city() -> Scene:
    return scene().at(0, "G").at(1, "START")


@clause("12.6")
def test_an_immediate_action_without_the_card_is_forfeited() -> None:
    def hired(*cards: str) -> Scene:
        return scene().money(6).jobs(1, "engineer").hand(0, *cards).stack(0, "guernsey").use("A").act("hire")

    assert hired("jersey").options() == ["forfeit", "perform"]
    assert scene().money(6).jobs(1, "engineer").hand(0, "guernsey").use("A").act("hire").options() == ["forfeit"]
    assert hired("guernsey").kind != "immediate", "there is no Jersey in hand or draw stack"


@clause("12.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_asked_depends_only_on_what_is_known(players: int) -> None:
    """Whether a decision is put does not depend on which of the possible hands a player has."""
    game = new(players, seeded(31 + players), TITLE.rules_version, sides=RANDOM_SIDES)
    chance = seeded(players)
    for _ in range(120 if COMPILED else 40):
        legal = game.legal()
        action = legal[below(chance, DICE, len(legal))]
        viewer = (game.current + 1) % players
        for seed in range(3):
            twin = game.clone()
            twin.determinize(viewer, seed)
            assert (twin.decision(), twin.acting()) == (game.decision(), game.acting())
            assert not is_forced(twin)
        game.apply(action)


@clause("12.7")
def test_after_the_end_everything_is_open() -> None:
    game = new(3, seeded(3), 1)
    chance = seeded(3)
    while not game.over:
        legal = game.legal()
        game.apply(legal[below(chance, DICE, len(legal))])
    view = view_of(game, None)
    assert all(card for seat in view.seats for card in [*seat.hand, *seat.discard_pile])
    assert view.ranking is not None
    digest = game.digest()
    game.determinize(0, 1)
    assert game.digest() == digest
