"""Trials: a turn tried out in private. Others notice nothing until it is confirmed or luck follows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.mirror import Round, breath, heard_nothing, mirror, round_of, up_to_luck
from tests.server.site import Json, Site, Wire

GAME = "great-western-trail"


@pytest.fixture
def round(site: Site) -> Iterator[Round]:
    with round_of(site, GAME) as round:
        yield round


def try_out(wire: Wire, number: int, *actions: int) -> Json:
    """Try an action or a bundle, and wait for the state that shows it."""
    step = {"action": actions[0]} if len(actions) == 1 else {"actions": actions}
    answer = wire.ask("play" if len(actions) == 1 else "bundle", seat=0, number=number, trial=True, **step)
    assert (answer["type"], answer["number"]) == ("ack", number + len(actions))
    wire.ready(lambda state: state["number"] == number + len(actions))
    return answer


def test_others_hear_nothing_until_it_is_confirmed(round: Round) -> None:
    table, (first, second, third) = mirror(GAME), round.wires
    actions = breath(table, 3)
    try_out(first, 0, actions[0])
    try_out(first, 1, *actions[1:])
    for action in actions:
        table.play(action, 0)
    assert first.state["trying"] == 3
    assert [choice["action"] for choice in first.state["choices"]] == [choice.action for choice in table.choices(0)]
    table.names = {"en": tuple(seat["name"] for seat in first.state["seats"])}
    assert [line["text"] for line in first.log] == [event.text for event in table.events(0)]
    assert {panel.id: str(panel.inner()) for panel in table.draw(0).panels} == first.panels
    assert heard_nothing(second)
    assert heard_nothing(third)
    assert round.people[1].get(f"/api/tables/{round.id}")["number"] == 0
    assert round.people[0].http.get(f"/api/tables/{round.id}/position/1").status_code == 404
    assert first.ask("confirm", seat=0, number=3)["number"] == 3
    round.reached(3)
    first.ready(lambda state: state["trying"] == 0)
    assert [len(states) for states in round.watched(0)] == [1, 1]
    assert first.ask("undo", seat=0, number=3)["number"] == 1, "the bundle is still one step"
    assert first.ask("redo", seat=0, number=1)["number"] == 3
    first.reached(3)
    assert [line["text"] for line in first.log] == [event.text for event in table.events(0)]


def test_all_connections_of_a_person_show_the_trial(round: Round) -> None:
    first, actions = round.wires[0], breath(mirror(GAME), 2)
    with round.people[0].sit(round.id) as other:
        other.ready()
        try_out(first, 0, actions[0])
        other.ready(lambda state: (state["number"], state["trying"]) == (1, 1))
        assert other.panels == first.panels
        try_out(other, 1, actions[1])
        first.ready(lambda state: state["trying"] == 2)
    with round.people[0].sit(round.id) as late:
        assert late.ready()["trying"] == 2


def test_undo_in_a_trial_is_private_too(round: Round) -> None:
    (first, second, _), actions = round.wires, breath(mirror(GAME), 4)
    begun = first.panels.copy()
    try_out(first, 0, actions[0])
    try_out(first, 1, *actions[1:3])
    try_out(first, 3, actions[3])
    assert first.state["undo"] == {"can": True, "why": "", "ask": False, "turn": 0}
    assert first.ask("undo", seat=0, number=4)["number"] == 3
    assert first.ask("undo", seat=0, number=3)["number"] == 1
    assert first.ask("undo", seat=0, number=3)["type"] == "refused"
    first.ready(lambda state: state["trying"] == 1)
    assert not first.state["redo"]
    assert first.ask("redo", seat=0, number=1)["type"] == "refused"
    try_out(first, 1, *actions[1:])
    assert first.ask("undo", seat=0, number=4, to=0)["number"] == 0
    first.ready(lambda state: (state["number"], state["trying"]) == (0, 0))
    assert first.panels == begun
    assert first.ask("confirm", seat=0, number=0)["error"] == "There is nothing to confirm."
    assert heard_nothing(second)


def test_going_back_further_than_the_trial_undoes_what_was_committed(round: Round) -> None:
    first, actions = round.wires[0], breath(mirror(GAME), 2)
    round.play(0, actions[0])
    try_out(first, 1, actions[1])
    assert first.state["undo"]["turn"] == 0
    assert first.ask("undo", seat=0, number=2, to=0)["number"] == 0
    round.reached(0)
    assert first.state["trying"] == 0


def test_luck_commits_everything_that_was_tried(round: Round) -> None:
    table, (first, second, _) = mirror(GAME), round.wires
    *before, last = up_to_luck(table, 3)
    for number, action in enumerate(before):
        try_out(first, number, action)
    assert heard_nothing(second)
    assert first.ask("play", seat=0, number=2, action=last, trial=True)["number"] == 3
    round.reached(3)
    first.ready(lambda state: state["trying"] == 0)
    assert [len(states) for states in round.watched(0)] == [1, 1]
    assert not first.state["undo"]["can"]


def test_a_step_that_is_not_private_commits_the_trial_with_it(round: Round) -> None:
    first, actions = round.wires[0], breath(mirror(GAME), 3)
    try_out(first, 0, *actions[:2])
    assert first.ask("play", seat=0, number=2, action=actions[2])["number"] == 3
    round.reached(3)
    assert first.ask("undo", seat=0, number=3)["number"] == 2
    assert first.ask("undo", seat=0, number=2)["number"] == 0


def test_what_is_not_legal_is_refused_in_a_trial_too(round: Round) -> None:
    (first, second, _), actions = round.wires, breath(mirror(GAME), 2)
    try_out(first, 0, actions[0])
    legal = {choice["action"] for choice in first.state["choices"]}
    illegal = next(action for action in range(200) if action not in legal)
    refused = first.ask("play", seat=0, number=1, action=illegal, trial=True)
    assert (refused["type"], refused["number"]) == ("refused", 1)
    assert first.ask("play", seat=0, number=0, action=actions[0], trial=True)["type"] == "refused", "a double click"
    assert first.ask("play", seat=0, number=1, action=actions[1], trial=True, forced=True)["type"] == "refused"
    assert "not your seat" in second.ask("confirm", seat=0, number=1)["error"]
    first.send("why", seat=0, ref=first.state["choices"][0]["refs"][0])
    assert first.until(lambda message: message["type"] == "why")["text"] == first.state["choices"][0]["text"]


def test_a_restart_forgets_only_the_trial(database: str) -> None:
    actions = breath(mirror(GAME), 3)
    with Site(database) as site, round_of(site, GAME) as round:
        round.play(0, actions[0])
        try_out(round.wires[0], 1, *actions[1:])
        site.kill()
        site.start(site.port)
        with round.people[0].sit(round.id) as wire:
            assert (wire.ready()["number"], wire.state["trying"]) == (1, 0)
            try_out(wire, 1, *actions[1:])
            assert wire.ask("confirm", seat=0, number=3)["number"] == 3


def test_a_trial_continues_on_what_others_do_at_the_same_time(site: Site) -> None:
    with round_of(site, "odd-lots") as round:
        first, second, _ = round.wires
        try_out(first, 0, 2)
        for number, action in enumerate((3, 0)):
            assert second.ask("play", seat=1, number=number, action=action)["number"] == number + 1
        first.ready(lambda state: state["acting"] == [0])
        assert (first.state["trying"], first.state["number"]) == (1, 1), "what others decide secretly does not count"
        assert first.ask("play", seat=0, number=1, action=1, trial=True)["number"] == 4
        round.reached(4)
        told = [[line["text"] for line in wire.log if line["kind"] == "revealed"] for wire in round.wires]
        assert told == [
            ["You show 2.", "Bea shows 3."],
            ["Ada shows 2.", "You show 3."],
            ["Ada shows 2.", "Bea shows 3."],
        ]
        for wire in round.wires:
            assert [line["number"] for line in wire.log] == list(range(len(wire.log)))


def test_a_trial_ends_with_a_notice_when_its_player_leaves(round: Round) -> None:
    first, second, _ = round.wires
    try_out(first, 0, *breath(mirror(GAME), 2))
    round.people[0].post(f"/api/tables/{round.id}/seats/0/leave")
    first.until(lambda message: message.get("notice") and "trying out" in message["text"])
    first.ready(lambda state: state["trying"] == 0)
    second.ready(lambda state: state["number"] > 0)
    assert not any("trying out" in line["text"] for line in second.chat)
