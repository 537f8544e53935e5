"""Bundles: several actions in one breath, committed together and undone together; forced choices."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest

import goodsyard
from tests.server.mirror import Round, breath, lead_to, mirror, round_of, up_to_luck
from tests.server.site import Site

GAME = "great-western-trail"


@pytest.fixture
def round(site: Site) -> Iterator[Round]:
    with round_of(site, GAME) as round:
        yield round


def bundle(round: Round, actions: tuple[int, ...], number: int = 0) -> dict[str, object]:
    return round.wires[0].ask("bundle", seat=0, number=number, actions=actions)


def test_a_bundle_is_one_change_for_everybody_and_single_actions_in_the_history(round: Round) -> None:
    table = mirror(GAME)
    actions = breath(table, 3)
    assert bundle(round, actions)["number"] == 3
    round.reached(3)
    for wire in round.wires:
        assert wire.state["number"] == 3
    for watched in round.watched(0):
        assert len(watched) == 1
    for number, action in enumerate(actions, 1):
        table.play(action, 0)
        past = round.people[0].get(f"/api/tables/{round.id}/position/{number}", seat=0)
        assert [line["text"] for line in past["log"]][-1:] == names(table, round)[-1:]
    assert [choice["action"] for choice in round.wires[0].state["choices"]] == [c.action for c in table.choices(0)]


def names(table: goodsyard.Table, round: Round) -> list[str]:
    table.names = {"en": tuple(seat["name"] for seat in round.wires[0].state["seats"])}
    return [event.text for event in table.events(0)]


def test_suggestions_are_sent_to_the_seat_that_is_to_act_only(round: Round) -> None:
    table = mirror(GAME)
    for seat, action in lead_to(table, lambda table: table.acting() == [0] and table.bundles(0)):
        round.play(seat, action)
    suggested = round.wires[0].state["bundles"]
    assert [tuple(each["actions"]) for each in suggested] == [each.actions for each in table.bundles(0)]
    assert all(each["text"] for each in suggested)
    assert round.wires[1].state["bundles"] == round.wires[2].state["bundles"] == []
    number = round.wires[0].state["number"]
    after = number + len(suggested[0]["actions"])
    assert bundle(round, suggested[0]["actions"], number)["number"] == after
    round.reached(after)


def test_a_refused_bundle_says_which_action_and_why_and_changes_nothing(round: Round) -> None:
    table, wire = mirror(GAME), round.wires[0]
    actions, stamp = breath(table, 2), wire.state["stamp"]
    for action in actions:
        table.play(action, 0)
    size = table.game.kind_sizes()[table.game.decision(0)[0]]
    illegal = next(action for action in range(size) if action not in table.game.legal(0))
    answer = bundle(round, (*actions, illegal))
    assert answer["type"] == "refused"
    assert "Action 3" in str(answer["error"])
    lucky = up_to_luck(mirror(GAME), 2)
    assert "Action 2 of this bundle leads to luck" in str(bundle(round, (*lucky, 0))["error"])
    assert "moved on" in str(bundle(round, actions, number=1)["error"])
    assert "not your turn" in str(round.wires[1].ask("bundle", seat=1, number=0, actions=actions)["error"])
    assert "not your seat" in str(round.wires[1].ask("bundle", seat=0, number=0, actions=actions)["error"])
    with round.people[0].sit(round.id) as again:
        assert again.ready()["number"] == 0
        assert again.state["stamp"] == stamp


@pytest.mark.parametrize("length", [0, 1, 41])
def test_bundles_have_two_to_forty_actions(round: Round, length: int) -> None:
    wire = round.wires[0]
    wire.send("bundle", seat=0, number=0, actions=[0] * length)
    assert wire.until(lambda message: message["type"] == "error")["error"] == "This message is not valid."


def test_a_bundle_is_undone_and_redone_as_one_and_the_single_steps_stay_available(round: Round) -> None:
    wire = round.wires[0]
    actions = breath(mirror(GAME), 3)
    bundle(round, actions)
    round.reached(3)
    assert wire.state["undo"]["turn"] is None, "the whole turn is one step"
    assert wire.ask("undo", seat=0, number=3)["number"] == 0
    round.reached(0)
    assert wire.state["redo"]
    assert wire.ask("redo", seat=0, number=0)["number"] == 3
    assert wire.ask("undo", seat=0, number=3, to=1)["number"] == 1
    assert wire.ask("redo", seat=0, number=1)["number"] == 3
    assert wire.ask("undo", seat=0, number=3)["number"] == 0
    assert wire.ask("redo", seat=0, number=0)["number"] == 3
    wire.ready(lambda state: state["number"] == 3 and not state["redo"])


def test_the_whole_turn_is_taken_back_at_once(round: Round) -> None:
    wire = round.wires[0]
    actions = breath(mirror(GAME), 4)
    round.play(0, actions[0])
    assert wire.state["undo"] == {"can": True, "why": "", "ask": False, "turn": None}
    bundle(round, actions[1:3], number=1)
    round.reached(3)
    round.play(0, actions[3])
    assert wire.state["undo"]["turn"] == 0
    assert wire.ask("undo", seat=0, number=4)["number"] == 3
    assert wire.ask("undo", seat=0, number=3)["number"] == 1
    assert [wire.ask("redo", seat=0, number=number)["number"] for number in (1, 3)] == [3, 4]
    assert wire.ask("undo", seat=0, number=4, to=0)["number"] == 0
    wire.ready(lambda state: state["number"] == 0 and state["undo"]["turn"] is None)


def test_nothing_before_luck_belongs_to_the_turn_that_can_be_taken_back(round: Round) -> None:
    table, wire = mirror(GAME), round.wires[0]
    bundle(round, lucky := up_to_luck(table, 2))
    for action in lucky:
        table.play(action, 0)
    round.reached(2)
    assert not wire.state["undo"]["can"]
    assert wire.state["undo"]["turn"] is None
    for seat, action in lead_to(table, lambda table: table.acting() == [0] and table.undo_refusal(0) is None):
        round.play(seat, action)
    turn = wire.state["undo"]["turn"]
    assert turn is None or all(played.luck == table.game.luck for played in table.played[turn:])


def test_kill_9_while_bundles_are_sent_stores_each_completely_or_not_at_all(database: str) -> None:
    chance, actions = random.Random(11), breath(mirror(GAME), 4)
    with Site(database) as site, round_of(site, GAME) as round:
        ada, numbers = round.people[0], set()
        for _ in range(4):
            with ada.sit(round.id) as wire:
                if wire.ready()["number"]:
                    wire.ask("undo", seat=0, number=4)
                for _ in range(50):
                    wire.send("bundle", seat=0, number=0, actions=actions)
                    wire.send("undo", seat=0, number=4)
                time.sleep(chance.random() / 5)
                site.kill()
            site.start(site.port)
            with ada.sit(round.id) as wire:
                numbers.add(wire.ready()["number"])
                assert numbers <= {0, 4}
                assert wire.state["undo"]["can"] == (wire.state["number"] == 4)


def test_a_choice_is_forced_only_if_it_is_the_only_one(round: Round) -> None:
    wire = round.wires[0]
    action = wire.state["choices"][0]["action"]
    answer = wire.ask("play", seat=0, number=0, action=action, forced=True)
    assert answer["type"] == "refused"
    assert "not the only choice" in answer["error"]


def test_nobody_else_can_tell_a_forced_choice_from_a_chosen_one(site: Site) -> None:
    table = mirror("coal-baron")
    moves = lead_to(table, lambda table: table.acting() == [0] and len(table.game.legal(0)) == 1)
    watched, hows = [], []
    for forced in (True, False):
        with round_of(site, "coal-baron") as round:
            for seat, action in moves:
                round.play(seat, action)
            number = round.wires[0].state["number"]
            round.play(0, table.game.legal(0)[0], forced=forced)
            play_on(round, table)
            watched.append(round.watched(number))
            hows.append([line["how"] for line in round.wires[0].log if line["how"]])
            assert not any(line["how"] for wire in round.wires[1:] for line in wire.log)
    assert watched[0] == watched[1]
    assert watched[0][0]
    assert hows == [["forced"], []]


def play_on(round: Round, table: goodsyard.Table) -> None:
    """A few more moves after the only choice, so that what follows is compared, too."""
    later = table.fork()
    later.play(later.game.legal(0)[0], 0)
    for seat, action in lead_to(later, lambda each: len(each.played) == len(table.played) + 4):
        round.play(seat, action)
