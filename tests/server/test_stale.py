"""Messages are carried out only at the position for which they were made, as far as their player knows it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.mirror import Round, heard_nothing, lead_to, mirror, round_of
from tests.server.site import Json, Site, Wire

GAME = "great-western-trail"


@pytest.fixture
def round(site: Site) -> Iterator[Round]:
    with round_of(site, GAME) as round:
        yield round


def others(wire: Wire, action: int) -> int:
    """Another choice than this one."""
    return next(int(choice["action"]) for choice in wire.state["choices"] if choice["action"] != action)


def acting_after(round: Round, wanted: int) -> int:
    """Play until one seat has just handed over to the other and can still take that back; returns the last action."""
    table = mirror(GAME)
    moves = lead_to(
        table,
        lambda table: table.acting() == [wanted] and table.played and table.undo_refusal(table.played[-1].seat) is None,
    )
    for seat, action in moves:
        round.play(seat, action)
    return moves[-1][1]


def test_a_move_for_a_position_that_was_taken_back_is_refused(round: Round) -> None:
    """Undo and another move lead to the same number again, but not to the same position."""
    first = round.wires[0]
    here = first.state["number"]
    actions = [choice["action"] for choice in first.state["choices"]][:2]
    first.play(actions[0])
    first.ready(lambda state: state["number"] == here + 1)
    stale, answer = first.state["stamp"], first.state["choices"][0]["action"]
    first.ask("undo", seat=0, number=here + 1)
    first.ready(lambda state: state["number"] == here)
    first.play(actions[1])
    first.ready(lambda state: state["number"] == here + 1)
    assert first.state["stamp"] != stale
    for message in (
        {"type": "play", "action": answer},
        {"type": "play", "action": answer, "trial": True},
        {"type": "bundle", "actions": [answer, answer]},
        {"type": "undo"},
        {"type": "redo"},
        {"type": "confirm"},
        {"type": "hint"},
        {"type": "undo-consent", "to": 0, "yes": True},
    ):
        refused = first.ask(**message, seat=0, stamp=stale)
        assert (refused["type"], refused["number"]) == ("refused", here + 1), message
        assert "moved on" in refused["error"], message
    assert first.play(first.state["choices"][0]["action"])["type"] == "ack"


def test_the_same_move_again_leads_to_the_same_position(round: Round) -> None:
    first = round.wires[0]
    action = first.state["choices"][0]["action"]
    begun = first.state["stamp"]
    done = first.play(action)
    first.ready(lambda state: state["stamp"] == done["stamp"])
    assert first.ask("undo", seat=0, stamp=done["stamp"])["number"] == 0
    first.ready(lambda state: state["number"] == 0)
    assert first.state["stamp"] != begun, "there is something to redo"
    assert first.ask("redo", seat=0, stamp=first.state["stamp"])["stamp"] == done["stamp"]


def test_another_seats_answer_to_what_was_undone_is_refused(site: Site) -> None:
    with round_of(site, GAME) as round:
        handing = acting_after(round, 1)
        first, second, _ = round.wires
        number = second.state["number"]
        stale, choice = second.state["stamp"], second.state["choices"][0]["action"]
        assert first.ask("undo", seat=0, number=number)["number"] == number - 1
        first.ready(lambda state: state["number"] == number - 1)
        refused = second.ask("play", seat=1, stamp=stale, action=choice)
        assert refused["type"] == "refused"
        first.play(others(first, handing))
        after = first.reached(number)
        if after["acting"] == [1]:
            assert second.ask("play", seat=1, stamp=stale, action=choice)["type"] == "refused"


def test_a_hint_says_for_which_position_it_is(round: Round) -> None:
    first = round.wires[0]
    first.send("hint", seat=0, number=0)
    hint = first.until(lambda message: message["type"] == "hint")
    assert hint["stamp"] == first.state["stamp"]


def test_consent_is_given_to_the_request_that_was_asked(site: Site) -> None:
    with round_of(site, GAME, undo="consent") as round:
        first, second, _ = round.wires
        for seat, action in lead_to(table := mirror(GAME), lambda table: any(one.seat == 1 for one in table.played)):
            round.play(seat, action)
        number = len(table.played)
        first.ask("undo", seat=0, number=number, to=0)
        second.ready(lambda state: state["consent"])
        assert second.ask("undo-consent", seat=1, number=number, to=1, yes=True)["type"] == "refused"
        assert second.ask("undo-consent", seat=1, number=number, to=0, yes=True)["number"] == 0


def test_orders_are_for_a_stage_of_the_game(site: Site) -> None:
    with round_of(site, "coal-baron") as round:
        second = round.wires[1]
        assert second.state["orders"][0]["stage"] == 1
        assert second.ask("order", seat=1, order="pass", stage=2)["type"] == "refused"
        assert second.ask("order", seat=1, order="pass", stage=1)["type"] == "ack"


def test_secret_steps_of_others_change_nothing_that_can_be_seen(site: Site) -> None:
    """In a simultaneous phase others see who has still to act, but not how often the rest have acted."""
    with round_of(site, "odd-lots") as round:
        first, second, third = round.wires
        mine, begun = first.state["stamp"], [first.state["number"], third.state["number"]]
        assert second.ask("play", seat=1, number=0, action=3)["number"] == 1
        second.reached(1)
        assert heard_nothing(first)
        assert heard_nothing(third)
        assert round.people[0].get(f"/api/tables/{round.id}")["number"] == begun[0]
        assert round.people[0].http.get(f"/api/tables/{round.id}/position/1").status_code == 404
        assert second.ask("undo", seat=1, number=1)["number"] == 0
        assert second.ask("redo", seat=1, number=0)["number"] == 1
        assert heard_nothing(first)
        assert second.ask("play", seat=1, number=1, action=0)["number"] == 2
        first.ready(lambda state: state["acting"] == [0])
        third.ready(lambda state: state["acting"] == [0])
        assert [first.state["number"], third.state["number"]] == begun
        assert first.state["stamp"] == mine
        assert first.ask("play", seat=0, stamp=mine, action=2)["number"] == 1
        assert first.ask("play", seat=0, number=1, action=1)["number"] == 4
        for wire in round.wires:
            assert wire.reached(4)["acting"] == [0, 1]


def test_redo_stays_possible_while_others_decide_simultaneously(site: Site) -> None:
    with round_of(site, "odd-lots") as round:
        first, second, _ = round.wires
        first.ask("play", seat=0, number=0, action=2)
        first.ask("undo", seat=0, number=1)
        first.ready(lambda state: state["number"] == 0 and state["redo"])
        second.ask("play", seat=1, number=0, action=3)
        assert heard_nothing(first)
        assert first.ask("redo", seat=0, number=0)["number"] == 1


def test_a_click_while_bots_decide_counts(site: Site) -> None:
    """Bots decide one after the other while a person chooses; the person's stamp stays good."""
    with site.person() as ada:
        table = ada.open("me", "random", "random", game="odd-lots")
        with ada.sit(table) as wire:
            begun: Json = wire.ready()
            wire.ready(lambda state: state["acting"] == [0])
            assert wire.state["stamp"] == begun["stamp"]
            choice = begun["choices"][0]["action"]
            assert wire.ask("play", seat=0, stamp=begun["stamp"], action=choice)["type"] == "ack"


def test_stamps_of_seats_and_tables_differ_and_spectators_have_none(site: Site) -> None:
    stamps = []
    for _ in range(2):
        with round_of(site, GAME) as round:
            stamps += [wire.state["stamp"] for wire in round.wires]
    assert [stamps[2], stamps[5]] == ["", ""]
    assert len(set(stamps)) == 5
