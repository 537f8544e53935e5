"""Counting what a person has to press in a turn."""

from __future__ import annotations

from bench.clicks import Step, Turn, counted, line, spread, turns

CHOICE = Step(0, "turn", 3, False)
FORCED = Step(0, "workers", 1, True)
PAY = Step(0, "pay", 2, False, [(2, 2), (2, 2, 5), (2, 4, 4, 4), (9, 9)])


def test_forced_choices_cost_nothing() -> None:
    assert counted([CHOICE, FORCED, CHOICE]) == Turn(3, 1, ("turn", "turn"))


def test_the_longest_bundle_that_was_done_is_one_press() -> None:
    more, last = Step(0, "pay", 2, False), Step(0, "pay", 5, False)
    assert counted([PAY, more, last, CHOICE]) == Turn(4, 0, ("pay", "turn"))
    assert counted([PAY, more, CHOICE]) == Turn(3, 0, ("pay", "turn"))
    assert counted([PAY, last]) == Turn(2, 0, ("pay", "pay")), "something else was done"


def test_a_bundle_ends_with_the_turn() -> None:
    assert counted([PAY]) == Turn(1, 0, ("pay",))


def test_a_turn_is_a_run_of_one_seat() -> None:
    other = Step(1, "turn", 0, True)
    assert turns([CHOICE, CHOICE, other, CHOICE]) == [Turn(2, 0, ("turn",) * 2), Turn(1, 1, ()), Turn(1, 0, ("turn",))]


def test_the_row_of_a_game() -> None:
    assert spread([1, 2, 6]) == "2 / 3.0 / 6"
    found = [Turn(2, 1, ("turn",)), Turn(4, 0, ("turn", "pay"))]
    assert line("a-game", found) == "| a-game | 3 / 3.0 / 4 | 1.5 / 1.5 / 2 | 17% | turn 67%, pay 33% |"
