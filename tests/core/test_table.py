"""The table: checked actions, the limits of undo, set-ups and seeds."""

from __future__ import annotations

import pytest

import goodsyard
from goodsyard import BadSetup, IllegalAction, UnknownGame
from goodsyard.core.record import DIGEST_EVERY
from goodsyard.core.title import Option


def choice(table: goodsyard.Table, mark: str) -> int:
    """The action of the first choice with this mark in the drawing."""
    return next(c.action for c in table.choices(table.acting()[0]) if mark in c.refs)


def passing(table: goodsyard.Table) -> int:
    return table.choices(table.acting()[0])[-1].action


def test_an_illegal_action_names_its_reason_and_changes_nothing() -> None:
    table = goodsyard.new("coal-baron", players=2, seed=1)
    seat = table.acting()[0]
    digest = table.game.digest()
    with pytest.raises(IllegalAction, match="train") as refusal:
        table.play(12, seat)
    assert refusal.value.clause == "5.1"
    with pytest.raises(IllegalAction, match=r"Zug|Güterzug"):
        table.play(12, seat, lang="de")
    with pytest.raises(IllegalAction, match="not possible"):
        table.play(999, seat)
    with pytest.raises(IllegalAction, match="not your turn"):
        table.play(0, 1 - seat)
    assert table.game.digest() == digest
    assert not table.played


def test_without_a_seat_the_current_one_plays() -> None:
    table = goodsyard.new("coal-baron", players=2, seed=1)
    table.play(passing(table))
    assert table.played[0].seat == 0 or table.played[0].seat == 1
    assert table.prompt(table.played[0].seat) == ""
    assert table.choices(table.played[0].seat) == []


def test_undo_goes_back_within_the_turn_and_redo_forward_again() -> None:
    table = goodsyard.new("coal-baron", players=2, seed=1)
    seat = table.acting()[0]
    start = table.game.digest()
    table.play(choice(table, "zone:mining_0_1"), seat)
    after = table.game.digest()
    assert table.undo_refusal(seat) is None
    table.undo(seat)
    assert table.game.digest() == start
    table.redo(seat)
    assert table.game.digest() == after
    table.undo(seat)
    table.play(passing(table), seat)
    with pytest.raises(IllegalAction, match="nothing to redo"):
        table.redo(seat)


def test_undo_stops_at_luck_and_at_others() -> None:
    table = goodsyard.new("coal-baron", players=2, seed=1)
    seat = table.acting()[0]
    with pytest.raises(IllegalAction, match="nothing to undo"):
        table.undo(seat)
    table.play(choice(table, "zone:order"), seat)
    with pytest.raises(IllegalAction, match="something hidden"):
        table.undo(seat)
    table.play(choice(table, "zone:mining_0_1"))
    with pytest.raises(IllegalAction, match="another player"):
        table.undo(seat)


def test_setups_that_do_not_fit_are_refused() -> None:
    with pytest.raises(UnknownGame, match="did you mean coal-baron"):
        goodsyard.new("coal-barom")
    with pytest.raises(UnknownGame, match=r"the games: .*coal-baron"):
        goodsyard.new("zzz")
    with pytest.raises(BadSetup, match="2 to 4 players, not 9"):
        goodsyard.new("coal-baron", players=9)
    with pytest.raises(BadSetup, match="no option 'color'"):
        goodsyard.new("coal-baron", options={"color": "red"})
    with pytest.raises(BadSetup, match="one of random, 1, 2, 3, 4, not 'x'"):
        goodsyard.new("coal-baron", options={"starting_player": "x"})
    with pytest.raises(BadSetup, match="only 2 players"):
        goodsyard.new("coal-baron", players=2, options={"starting_player": "4"})
    with pytest.raises(BadSetup, match="a seed is a number"):
        goodsyard.new("coal-baron", seed=-1)


def test_a_seed_comes_from_entropy_unless_given() -> None:
    seeds = {goodsyard.new("coal-baron").seed for _ in range(5)}
    assert len(seeds) == 5
    assert goodsyard.new("coal-baron", seed=3).game.digest() == goodsyard.new("coal-baron", seed=3).game.digest()


def test_events_tell_their_position_and_language() -> None:
    table = goodsyard.new("coal-baron", players=2, seed=1)
    for _ in range(5):
        table.play(passing(table) if table.played else choice(table, "zone:order"))
        if table.over:
            break
    events = table.events()
    assert [event.number for event in events] == list(range(len(events)))
    assert [(event.after, event.kind) for event in events[:6]] == [
        (0, "set_up"),
        (0, "shift_began"),
        (1, "placed"),
        (1, "took"),
        (2, "passed"),
        (3, "passed"),
    ]
    assert table.events(since=3) == events[3:]
    assert table.events(lang="de")[0].text != events[0].text
    with pytest.raises(BadSetup, match="unknown language 'xx'"):
        table.events(lang="xx")


def test_the_log_calls_its_reader_you() -> None:
    table = goodsyard.new("coal-baron", players=2, seed=1, options={"starting_player": "1"})
    table.play(passing(table))
    assert [table.events(reader)[-1].text for reader in (0, 1, None)] == [
        "You pass.",
        "Seat 1 passes.",
        "Seat 1 passes.",
    ]
    assert [table.events(0, lang="de")[-1].text, table.events(1, lang="de")[-1].text] == ["Du passt.", "Platz 1 passt."]


def test_digests_are_kept_on_the_way_and_at_the_end() -> None:
    table = goodsyard.new("coal-baron", players=2, seed=1)
    while not table.over:
        table.play(table.choices(table.acting()[0])[0].action)
    numbers = [number for number, _ in table.record().digests]
    assert numbers[0] == DIGEST_EVERY
    assert numbers[-1] == len(table.played)
    with pytest.raises(IllegalAction, match="is over"):
        table.play(0, 0)


def test_an_option_that_came_later_describes_games_of_earlier_rules_by_its_own_value() -> None:
    option = Option("tiles", ("new", "classic"), "new", since=2, earlier="classic")
    assert option.value_under(1) == "classic"
    assert option.value_under(2) == "new"
    assert Option("side", ("a", "b"), "a", since=2).value_under(1) == "a"
