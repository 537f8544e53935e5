"""Chapter 11: objective cards."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from goodsyard.core.chance import DICE, below, seeded
from goodsyard.core.row import Row
from goodsyard.games.great_western_trail import TITLE
from goodsyard.games.great_western_trail.rules.cards import ASKS, OBJECTIVE_PENALTY, OBJECTIVE_POINTS, TASKS
from goodsyard.games.great_western_trail.rules.scoring import LINES, lines
from goodsyard.games.great_western_trail.rules.tasks import Assignment, things
from goodsyard.games.great_western_trail.say.names import OBJECTIVES
from tests.clauses import clause
from tests.games.great_western_trail.scenes import Scene, scene


def objective_points(game: Scene, seat: int = 0) -> int:
    return lines(game.game, seat)[LINES.index("objectives")]


def fulfilled(game: Scene, seat: int = 0) -> dict[str, bool]:
    return {card.card: card.fulfilled for card in game.view().seats[seat].objectives}


@clause("11.1")
def test_from_the_display_or_from_the_stack() -> None:
    game = scene().display("D2_1", "AUX_SF", "AUX_SF", "MOVE_1").use("C").act("objective")
    assert game.options() == ["D2_1", "MOVE_1", "AUX_SF", "stack"], "equal cards are one choice"
    stock = game.game.clone()
    game.act("AUX_SF")
    shown = game.view().objective_display
    assert (shown[0], shown[2], shown[3]) == ("D2_1", "AUX_SF", "MOVE_1")
    assert shown[1] is not None, "refilled at once"
    assert game.discarded() == ["AUX_SF"]
    blind = Scene(stock).act("stack")
    assert blind.view().objective_display == ["D2_1", "AUX_SF", "AUX_SF", "MOVE_1"]
    assert len(blind.discarded()) == 1
    assert blind.view(1).seats[0].discard_pile == blind.discarded(), "face up"


@clause("11.2")
def test_when_the_cards_run_out() -> None:
    game = scene().display("D2_1", "D2_2").no_objectives().use("C").act("objective", "D2_1")
    assert game.view().objective_display == [None, "D2_2", None, None]
    assert "objective" not in scene().no_objectives().use("C").options()


@clause("11.3")
def test_before_phase_a_and_around_actions_of_phase_b() -> None:
    game = scene().hand(0, "D2_1", "D2_2", "D2_3", "guernsey").at(0, "START").turn()
    game.act("play D2_1", "perform")
    assert (game.kind, game.me().money) == ("travel", 2)
    game.act("A", "play D2_2", "perform", "discard guernsey", "play D2_3", "perform")
    assert (game.me().money, game.game.current) == (8, 1)
    waiting = scene().hand(0, "D2_1").hand(1, "D2_2").at(0, "START").turn()
    assert "play D2_2" not in waiting.options(), "only in the own turn"


@clause("11.3")
def test_not_during_an_action() -> None:
    game = scene().hand(0, "D2_1").money(9).jobs(1, "cowboy", "engineer").use("A").act("hire")
    assert game.options() == ["1 cowboy", "1 engineer"]


@clause("11.4")
def test_the_immediate_action_may_be_forfeited() -> None:
    game = scene().hand(0, "D2_1").at(0, "START").turn().act("play D2_1")
    assert game.options() == ["forfeit", "perform"]
    game.act("forfeit")
    assert (game.me().money, game.held()) == (0, [])
    assert "D2_1" in fulfilled(game)


@clause("11.5")
def test_the_immediate_actions() -> None:
    def played(card: str) -> Scene:
        return scene().hand(0, card, "jersey").engine(0, "1").at(0, "START").turn().act(f"play {card}")

    assert played("D2_4").act("perform").me().money == 2
    assert played("DRAW_3").options() == ["draw 0", "draw 1", "draw 2", "draw 3"]
    assert played("ENGINE_2").options() == ["2", "3", "stay"]
    assert played("ENGINE_5").options() == ["2", "3", "4", "stay"]
    assert played("MOVE_4").options() == ["A", "B", "C", "stay"]
    assert played("AUX_SF").options() == ["dollar", "draw", "neither"]


@clause("11.6")
def test_the_extra_movement_ignores_hands_and_uses_nothing() -> None:
    game = scene().money(5, 0).hand(0, "MOVE_1").at(0, "A").build(1, "A1", "7a").build(0, "A2", "1a").turn()
    game.act("play MOVE_1", "A2")
    assert [game.me(seat).money for seat in (0, 1)] == [5, 0]
    assert game.kind == "travel"
    assert "A1" not in game.options(), "the usual movement starts from the new place"
    assert game.act("B").kind == "location"


@clause("11.8")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_choice_says_that_the_movement_is_lost(lang: str) -> None:
    def played(game: Scene) -> tuple[str, tuple[str, ...], str]:
        kind, about = game.game.decision()
        action = game.game.legal()[game.options().index("play MOVE_1")]
        said = TITLE.speech.choice(game.game, 0, kind, about, action)
        return TITLE.words(lang).say(said.phrase), said.refs, said.clause

    lost = {"en": "Its movement is lost", "de": "Seine Bewegung verfällt"}[lang]
    game = scene().hand(0, "MOVE_1", "dutch_belt", "D2_1").use("B")
    text, refs, clause_named = played(game)
    assert lost in text
    assert (refs, clause_named) == ((), "11.8"), "a press on the card does not play it unread"
    text, refs, _ = played(game.act("discard dutch_belt"))
    assert lost not in text
    assert refs == ("hand:MOVE_1",)
    text, _, _ = played(scene().hand(0, "MOVE_1").at(0, "B").turn())
    assert lost not in text


@clause("11.7")
def test_the_extra_movement_stops_before_kansas_city() -> None:
    game = scene().hand(0, "MOVE_1").at(0, "E").turn().act("play MOVE_1")
    assert game.options() == ["F", "G", "stay"]
    near = scene().hand(0, "MOVE_1", "D2_1").at(0, "G").turn().act("play MOVE_1")
    assert near.options() == ["KC", "play D2_1"], "nowhere to go, so it is forfeited"


@clause("11.8")
def test_after_using_a_location_phase_c_follows() -> None:
    game = scene().hand(0, "MOVE_1", "guernsey").use("A")
    game.act("discard guernsey", "play MOVE_1", "B")
    assert game.game.current == 1
    assert next(space.id for space in game.view().spaces if 0 in space.cattlemen) == "B"
    assert len(game.held()) == 4


@clause("11.8")
def test_before_using_the_location_there_is_no_extra_movement() -> None:
    game = scene().hand(0, "MOVE_1", "guernsey").use("A").act("play MOVE_1")
    assert (game.kind, "MOVE_1" in fulfilled(game)) == ("location", True)
    assert "discard guernsey" in game.options()


@clause("11.9")
def test_every_task() -> None:
    tasks: dict[str, Callable[[Scene], Scene]] = {
        "START_2": lambda game: game.build(0, "A1", "1a").build(0, "A2", "2a").collected(0, "flood_black_2"),
        "START_3": lambda game: game.collected(0, "teepee_blue", "flood_black_2", "drought_green_3"),
        "START_4": lambda game: game.collected(0, "teepee_green").station(0, 1, "aux_draw").station(0, 2, "aux_dollar"),
        "START_1": lambda game: game.build(0, "A1", "1a").hand(0, "holstein").discards(0, "west_highland_4"),
        "DRAW_4": lambda game: game.discards(0, "texas_longhorn_5").collected(0, "rockfall_green_2"),
        "AUX_SF": lambda game: game.city(0, "san_francisco", "step_a"),
    }
    for card, fulfil in tasks.items():
        before = scene().area(0, card)
        assert fulfilled(before)[card] is False
        assert fulfilled(fulfil(before))[card] is True


@clause("11.10", "14.7")
def test_points_or_penalties() -> None:
    game = scene().area(0, "START_2")
    assert objective_points(game) == 0, "a starting card costs nothing"
    game.area(0, "D2_1", "ENGINE_1")
    assert objective_points(game) == -2 - 3
    game.build(0, "A1", "1a").collected(0, "teepee_blue", "teepee_blue")
    assert objective_points(game) == 3 - 3


@clause("11.11")
def test_a_thing_counts_for_one_card() -> None:
    game = scene().area(0, "START_2", "DRAW_3").build(0, "A1", "1a").build(0, "A2", "2a").collected(0, "flood_black_2")
    assert objective_points(game) == 3, "for the card with the penalty"
    assert sorted(fulfilled(game).items()) == [("DRAW_3", True), ("START_2", False)]
    game.build(0, "A3", "3a").build(0, "B1", "4a").collected(0, "flood_black_3")
    assert objective_points(game) == 6


@clause("11.12")
def test_cards_of_the_deck_are_added_only_if_they_pay() -> None:
    game = scene().area(0, "START_4").hand(0, "ENGINE_1", "D2_1").discards(0, "DRAW_4")
    assert objective_points(game) == 0, "none is fulfilled, none is added"
    game.build(0, "A1", "1a").collected(0, "teepee_blue", "teepee_blue")
    assert objective_points(game) == 3
    assert list(fulfilled(game)) == ["START_4"], "before the end they are not in the area"


@clause("11.13")
def test_the_best_assignment_is_found() -> None:
    """Two hazards: one card of 5 points takes both, or two cards of 3 points one each with what else they need."""
    game = scene().area(0, "START_4", "DRAW_4", "D2_3", "MOVE_3").collected(0, "flood_black_2", "flood_black_3")
    game.build(0, "A1", "1a").build(0, "A2", "2a")
    assert objective_points(game) == 5 - 2 - 2
    game.discards(0, "texas_longhorn_5").station(0, 1, "aux_draw").station(0, 2, "aux_dollar")
    assert objective_points(game) == 3 + 3 - 2, "4 is better than 5 - 2 - 2"


@clause("11.13")
@pytest.mark.parametrize("seed", range(12))
def test_no_other_assignment_is_better(seed: int) -> None:
    """Against trying everything."""
    chance = seeded(seed)
    game = scene().area(0, "START_1")
    for card in OBJECTIVES[:20]:
        chosen = below(chance, DICE, 5)
        if chosen == 0:
            game.area(0, card)
        elif chosen == 1:
            game.discards(0, card)
    tiles = ["teepee_green", "teepee_blue", "flood_green_4", "drought_green_4", "rockfall_green_4"]
    game.collected(0, *(tile for tile in tiles for _ in range(below(chance, DICE, 3))))
    game.discards(0, *["holstein"] * below(chance, DICE, 5), *["west_highland_4"] * below(chance, DICE, 3))
    for number in range(below(chance, DICE, 5)):
        game.build(0, ["A1", "A2", "A3", "B1"][number], f"{number + 1}a")
    if seed % 2:
        game.has_master(0, "objectives")
    best = Assignment(game.game, 0)
    assert best.points == best_of_all(best, things(game.game, 0))


def best_of_all(cards: Assignment, have: Row) -> int:
    """The most points of any choice of fulfilled cards and of failing cards that are added."""
    best = -100
    for fulfilled in product((False, True), repeat=cards.count):
        chosen = [cards.cards[k] for k in range(cards.count) if fulfilled[k]]
        if any(sum(ASKS[card * TASKS + task] for card in chosen) > have[task] for task in range(TASKS)):
            continue
        points = sum(OBJECTIVE_POINTS[card] for card in chosen)
        points += sum(OBJECTIVE_PENALTY[cards.cards[k]] for k in range(cards.area) if not fulfilled[k])
        area = cards.area + sum(fulfilled[cards.area :])
        failing = [OBJECTIVE_PENALTY[cards.cards[k]] for k in range(cards.area, cards.count) if not fulfilled[k]]
        for added in range(len(failing) + 1):
            loss = sum(sorted(failing)[len(failing) - added :])
            best = max(best, points + loss + (3 * ((area + added) // 2) if cards.tile else 0))
    return best


@clause("11.13", "14.8")
def test_a_failing_card_is_added_where_the_station_master_pays_for_it() -> None:
    game = scene().area(0, "START_4").has_master(0, "objectives").hand(0, "ENGINE_1", "D2_1")
    points = dict(zip(LINES, lines(game.game, 0), strict=True))
    assert (points["objectives"], points["station_masters"]) == (-2, 3)
    game.area(0, "DRAW_1")
    points = dict(zip(LINES, lines(game.game, 0), strict=True))
    assert (points["objectives"], points["station_masters"]) == (-2, 3), "a third card would bring nothing"


@clause("11.14")
def test_no_objective_cards_in_kansas_city() -> None:
    game = scene().hand(0, "D2_1").certificates(0, 1)
    game.foresight("flood_green_2", "teepee_blue", "cowboy", "engineer", "cowboy", "craftsman").use("KC")
    while game.game.current == 0 and game.kind != "travel":
        assert not [name for name in game.options() if name.startswith("play")]
        game.act(game.options()[0])
