"""Orders: what players ask for in advance. Others cannot tell whether somebody asked, or chose it in the turn."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest

from goodsyard.core.table import Table
from tests.server.mirror import OPTIONS, SEED, Round, heard_nothing, lead_to, mirror, round_of, states_after
from tests.server.site import Site, Wire

GAME, PASS = "coal-baron", 23


@pytest.fixture
def round(site: Site) -> Iterator[Round]:
    with round_of(site, GAME) as round:
        yield round


def arm(wire: Wire, seat: int, order: str | None = "pass") -> None:
    assert wire.ask("order", seat=seat, order=order, stage=wire.state["orders"][0]["stage"])["type"] == "ack"
    wire.ready(lambda state: armed(wire) == ([order] if order else []))


def armed(wire: Wire) -> list[str]:
    return [order["id"] for order in wire.state["orders"] if order["armed"]]


def up_to_turn_of(seat: int, table: Table) -> list[tuple[int, int]]:
    return lead_to(table, lambda table: table.acting() == [seat])


def shift_of(table: Table) -> int | None:
    """The shift in which the second player can pass."""
    return table.title.orders["pass"].stage(table.game, 1)


def has_played(number: int) -> Callable[[Table], bool]:
    return lambda table: len(table.played) == number


def test_an_armed_pass_is_shown_to_its_player_only_and_carried_out(round: Round) -> None:
    table, (first, second, third) = mirror(GAME), round.wires
    assert [order["id"] for order in second.state["orders"]] == ["pass"]
    assert second.state["orders"][0]["text"]
    arm(second, 1)
    assert heard_nothing(first)
    assert heard_nothing(third)
    for seat, action in up_to_turn_of(1, table):
        round.play(seat, action)
    for wire in round.wires:
        wire.reached(len(table.played) + 1)
    assert third.state["orders"] == []
    assert [line["how"] for line in second.log if line["how"]] == ["ordered"]
    assert {line["kind"] for line in second.log if line["how"]} == {"passed"}
    assert not any(line["how"] for wire in (first, third) for line in wire.log)
    assert second.state["orders"] == [], "who has passed is out of the shift"


def test_a_revoked_order_is_not_carried_out(round: Round) -> None:
    table, second = mirror(GAME), round.wires[1]
    arm(second, 1)
    arm(second, 1, None)
    assert heard_nothing(round.wires[0])
    for seat, action in up_to_turn_of(1, table):
        round.play(seat, action)
    time.sleep(2)
    assert second.ask("play", seat=1, number=len(table.played), action=table.game.legal(1)[0])["type"] == "ack"


def test_an_order_given_in_ones_own_turn_is_carried_out_at_once(round: Round) -> None:
    arm(round.wires[0], 0)
    for wire in round.wires:
        assert wire.reached(1)["acting"] == [1]


def test_acting_ends_the_order(round: Round) -> None:
    table, first = mirror(GAME), round.wires[0]
    moves = lead_to(table, lambda table: table.acting() == [1])
    first.send("order", seat=0, order="pass", stage=1)
    first.play(moves[0][1], number=0)
    first.ready(lambda state: state["number"] == 1 and armed(first) == [])


def test_undo_ends_the_order_that_it_takes_back(round: Round) -> None:
    table, first = mirror(GAME), round.wires[0]
    assert is_quiet(table, PASS)
    arm(first, 0)
    round.reached(1)
    assert first.ask("undo", seat=0, number=1)["number"] == 0
    round.reached(0)
    assert armed(first) == []
    assert first.ask("redo", seat=0, number=0)["number"] == 1
    first.ready(lambda state: state["number"] == 1)
    assert first.log[-1]["how"] == "ordered"


def test_leaving_ends_the_order(round: Round) -> None:
    (first, second, _), bea = round.wires, round.people[1]
    arm(second, 1)
    for deed in ("leave", "back"):
        bea.post(f"/api/tables/{round.id}/seats/1/{deed}")
    second.ready(lambda state: state["you"] == [1] and state["orders"] and armed(second) == [])
    assert first.state["number"] == 0


def test_an_order_waits_while_its_player_tries_something_out(round: Round) -> None:
    first = round.wires[0]
    table = mirror(GAME)
    quiet = next(action for action in table.game.legal(0) if is_quiet(table, action))
    first.send("order", seat=0, order="pass", stage=1)
    first.ask("play", seat=0, number=0, action=quiet, trial=True)
    time.sleep(2)
    assert first.ask("confirm", seat=0, number=1)["number"] == 1
    first.ready(lambda state: state["number"] == 1 and armed(first) == [])


def is_quiet(table: Table, action: int) -> bool:
    after = table.fork()
    after.take(action, 0)
    return bool(after.game.luck == table.game.luck)


def test_orders_that_the_game_does_not_offer_are_refused(round: Round) -> None:
    first, second, third = round.wires
    assert first.ask("order", seat=0, order="win")["error"] == "This cannot be asked for now."
    assert "not your seat" in first.ask("order", seat=1, order="pass")["error"]
    assert "not your seat" in third.ask("order", seat=1, order="pass")["error"]
    first.send("order", seat=0, order="x" * 65)
    assert first.until(lambda message: message["type"] == "error")
    assert heard_nothing(second)


def test_an_order_ends_with_its_stage(round: Round) -> None:
    """A player who has passed in the first shift by an order plays in the second."""
    table, second = mirror(GAME), round.wires[1]
    for seat, action in up_to_turn_of(1, table):
        round.play(seat, action)
    arm(second, 1)
    round.reached(len(table.played) + 1)
    table.play(PASS, 1)
    for seat, action in lead_to(table, lambda table: shift_of(table) == 2 and table.acting() == [1]):
        round.play(seat, action)
    assert second.state["orders"] == [
        {"id": "pass", "text": "Pass for the rest of this shift", "armed": False, "stage": 2}
    ]
    time.sleep(2)
    round.play(1, table.game.legal(1)[0])


def test_orders_survive_kill_9(database: str) -> None:
    """They are kept while the server is down, and carried out although the server dies just before."""
    moves = up_to_turn_of(1, mirror(GAME))
    with Site(database) as site, round_of(site, GAME) as round:
        arm(round.wires[1], 1)
        site.kill()
        site.start(site.port)
        with round.people[0].sit(round.id) as first:
            first.ready()
            for number, (seat, action) in enumerate(moves):
                assert first.play(action, seat, number)["number"] == number + 1
            site.kill()
        site.start(site.port)
        while round.people[0].get(f"/api/tables/{round.id}")["number"] == len(moves):
            time.sleep(0.2)
        with round.people[1].sit(round.id) as second:
            assert second.ready()["log"][-1]["how"] == "ordered"


def test_others_cannot_tell_an_order_from_a_quick_choice(site: Site) -> None:
    watched = []
    for ordered in (True, False):
        table = mirror(GAME)
        with round_of(site, GAME) as round:
            for seat, action in up_to_turn_of(1, table):
                round.play(seat, action)
            number = len(table.played)
            if ordered:
                arm(round.wires[1], 1)
            else:
                round.play(1, PASS)
            round.reached(number + 1)
            table.play(PASS, 1)
            for seat, action in lead_to(table, has_played(number + 4)):
                round.play(seat, action)
            watched.append([states_after(wire, number) for wire in (round.wires[0], round.wires[2])])
    assert watched[0] == watched[1]
    assert [len(states) for states in watched[0]] == [4, 4]


def test_orders_reach_the_other_process(postgres: str) -> None:
    moves = up_to_turn_of(1, mirror(GAME))
    with Site(postgres) as one, Site(postgres) as two, one.person("Ada") as ada, two.person("Bea") as bea:
        table = ada.open("me", "open", seed=SEED, options=OPTIONS)
        bea.join(ada.invite(table, 1))
        with ada.sit(table) as first, bea.sit(table) as second, bea.sit(table, port=one.port) as other:
            for wire in (first, second, other):
                wire.ready(lambda state: all(seat["online"] for seat in state["seats"]))
            arm(second, 1)
            other.ready(lambda state: armed(other) == ["pass"])
            for number, (seat, action) in enumerate(moves):
                assert first.play(action, seat, number)["number"] == number + 1
            for wire in (first, second, other):
                wire.reached(len(moves) + 1)
            assert second.log[-1]["how"] == other.log[-1]["how"] == "ordered"
            assert first.log[-1]["how"] == ""
