"""What the log tells, what the questions ask, and what stays visible in the middle of a turn."""

from __future__ import annotations

import pytest

import goodsyard
from goodsyard.core.log import Log
from goodsyard.games.coal_baron import TITLE
from goodsyard.games.coal_baron.say import SPEECH
from goodsyard.games.coal_baron.show.view import Placement, view_of
from tests.clauses import clause
from tests.games.coal_baron.names import ZONES
from tests.games.coal_baron.scenes import Scene, scene


def told(game: Scene, *names: str) -> list[str]:
    """The lines of the log about these actions."""
    game.game.log = Log(True)
    game.act(*names)
    lines = [SPEECH.event(game.game, kind, seat, (a, b, c), None) for kind, seat, a, b, c in game.game.log.entries]
    return [TITLE.words("en").say(line.phrase) for line in lines]


def prompt(game: Scene) -> str:
    kind, about = game.game.decision()
    return TITLE.words("en").say(TITLE.speech.prompt(game.game, game.game.current, kind, about))


def choices(game: Scene) -> list[str]:
    kind, about = game.game.decision()
    said = [TITLE.speech.choice(game.game, game.game.current, kind, about, action) for action in game.game.legal()]
    return [TITLE.words("en").say(choice.phrase) for choice in said]


@clause("1.4", "1.9")
def test_the_set_up_and_the_first_shift_are_told() -> None:
    table = goodsyard.new("coal-baron", 3, 5, {"starting_player": "2"})
    opening = [
        (0, "set_up", "The display is laid out for 3 players. Everybody has 16 workers, and the game lasts 6 shifts."),
        (0, "shift_began", "Shift 1 begins; Seat 2 starts."),
    ]
    assert [(event.after, event.kind, event.text) for event in table.events()] == opening
    table.play(ZONES.index("mining_0_1"))
    assert table.events()[2].after == 1
    table.undo(1)
    assert [(event.after, event.kind, event.text) for event in table.events()] == opening


@clause("2.5")
def test_combinations_of_worker_cards_are_named() -> None:
    game = scene().placed("share", 1).placed("share", 2, "2")
    assert told(Scene(game.game.clone()), "share", "3")[0] == "Seat 1 places 3 workers at the share stack."
    assert told(game, "share", "1+2")[0] == "Seat 1 places 3 workers at the share stack with worker cards 2 and 1."


@clause("8.3")
def test_worker_innovations_are_named_with_their_numbers() -> None:
    game = scene().give(0, innovations=["worker_1_5", "worker_1_3"]).placed("share", 1).placed("share", 2, "2")
    lines = told(game, "share", "worker_1_5 as 1", "worker_1_3 as 1")
    names = "the innovation “1 to 3 workers” as 1 worker, the innovation “1 to 5 workers” as 1 worker and worker card 1"
    assert lines[0] == f"Seat 1 places 3 workers at the share stack with {names}."


NOBODY = "nobody placed workers at “Mining 0/1”, so Seat 1 gets the shift token as the"
REASONS = [
    (1, "mining_0_1", "Seat 1 was the last to place workers at “Mining 0/1” and gets the shift token."),
    (1, "share", f"{NOBODY} starting player."),
    (2, "share", f"{NOBODY} holder of the previous one."),
]


@clause("9.1", "9.2", "9.3")
@pytest.mark.parametrize(("shift", "zone", "reason"), REASONS)
def test_the_reason_for_the_shift_token_is_told(shift: int, zone: str, reason: str) -> None:
    game = scene().tokens(*[0] * (shift - 1))
    assert f"Shift {shift} ends: {reason}" in told(game, zone, "pass", "pass", "pass")


@clause("7.2")
def test_a_stack_that_is_cut_is_told_after_the_card_that_emptied_it() -> None:
    game = scene().stack("lorry_1", ["fox 1"]).leave("lorry_1", 1)
    assert told(game, "lorry_1") == [
        "Seat 1 places 1 worker at the first lorry stack.",
        "Seat 1 takes the fox lorry (1 VP).",
        "The first lorry stack has run out; the top 10 cards of the other stack take its place.",
    ]


@clause("8.16")
def test_a_mining_innovation_that_can_move_nothing_says_so() -> None:
    vain = "Play the innovation “mine up to 4 steps”, although you cannot move any lorry card with it now"
    assert vain in choices(scene().give(0, innovations=["mining"]))
    assert vain in choices(scene().give(0, innovations=["mining"]).act("objective"))
    useful = choices(scene().give(0, innovations=["mining"]).row(0, ["fox 1"]))
    assert "Play the innovation “mine up to 4 steps”" in useful
    assert vain not in useful


@clause("8.7", "8.16")
def test_a_mining_innovation_that_may_move_nothing_says_so_too() -> None:
    game = scene().only("mining_1_2").row(0, ["fox 1"]).give(0, innovations=["mining"])
    assert any(text.endswith("although you cannot move any lorry card with it now") for text in choices(game))
    game.act("play mining")
    assert prompt(game) == "Stop mining. After any further move you could not place any workers."


@clause("8.1", "12.1")
def test_a_placement_that_is_not_complete_stays_visible() -> None:
    game = scene().give(0, innovations=["worker_1_5"]).placed("share", 1).placed("share", 2, "2")
    assert (
        prompt(game.placed("share", 1, "3").act("share"))
        == "Which cards do you use to place 4 workers at the share stack?"
    )
    game.act("worker_1_5 as 1")
    assert prompt(game) == "Which cards do you use to place 3 more workers at the share stack?"
    for viewer in (0, 1, None):
        zones = view_of(game.game, viewer).zones
        assert zones[ZONES.index("share")].placing == Placement(0, 1, ["worker_1_5=1"])
        assert [zone.placing for zone in zones if zone.id != "share"] == [None] * 13
        drawn = TITLE.draw(view_of(game.game, viewer), TITLE.words("en"), "wide")["display"].body
        assert "Seat 1 is placing workers, 1 so far (Innovation “1 to 5 workers” = 1)" in drawn
    game.act("3")
    assert [zone.placing for zone in view_of(game.game, 0).zones] == [None] * 14


@clause("4.1")
@pytest.mark.parametrize(
    ("zone", "said"),
    [
        ("mining_0_1", "Move a lorry card (1 step left), or stop mining."),
        ("mining_1_2", "Move a lorry card. You must spend 1 or 2 steps."),
        ("mining_2_3", "Move a lorry card. You must spend 2 or 3 steps."),
    ],
)
def test_stopping_is_mentioned_only_where_it_is_allowed(zone: str, said: str) -> None:
    assert prompt(scene().row(0, ["fox 1", "fox 1", "fox 1"]).dock(0, 3, ["fox"]).act(zone)) == said


@clause("8.7")
def test_the_question_does_not_offer_to_stop_before_a_placement_is_sure() -> None:
    game = scene().only("delivery").row(0, ["tower 1", "tower 2"]).dock(0, 2, ["tower", "wild"], engine="express")
    game.give(0, orders=["barracks 3"], innovations=["mining"]).act("play mining")
    assert "stop" not in game.options()
    assert prompt(game).startswith("Move a lorry card (4 steps left). If you stopped now")


@clause("12.10")
def test_a_question_with_one_answer_says_so() -> None:
    game = scene().give(0, orders=["barracks 1"]).dock(0, 2, ["tower with tower 1"], "saddle")
    game.dock(0, 3, ["fox with fox 1"], "saddle").stack("order", ["furnaces 4", "factories 4", "steamboats 4"])
    game.leave("order", 3).act("wild", "2", "order", "furnaces 4", "factories 4", "pass", "pass")
    game.act("delivery", "dock 2 with barracks 1")
    assert (game.options(), prompt(game)) == (["enough"], "End the delivery. No other train can leave.")
    ideas = scene().stack("innovation", ["worker_1_3", "worker_1_4"]).leave("innovation", 2)
    ideas.act("wild", "2", "innovation", "worker_1_3")
    assert (ideas.options(), prompt(ideas)) == (["end turn"], "End your turn. You have no innovation to play now.")
