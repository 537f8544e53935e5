"""People play each other over real connections."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import goodsyard
from goodsyard.core.fairness import key_from, secret_of
from goodsyard.core.record import Record, read
from tests.server.site import Json, Site, Wire, play_on


@pytest.fixture(scope="module")
def played(site: Site) -> tuple[Record, list[Wire], Json]:
    """A whole game between two people with a spectator: its record and everything that was sent."""
    with site.person("Ada") as ada, site.person("Bea") as bea, site.person("Cid") as cid:
        table = ada.open("me", "open", seed=3)
        assert ada.get(f"/api/tables/{table}")["state"] == "waiting"
        bea.join(ada.invite(table, 1))
        running = bea.get(f"/api/tables/{table}")
        watch = ada.watch_token(table)
        with ada.sit(table) as first, bea.sit(table) as second, cid.sit(table, watch) as third:
            play_on([first, second], random.Random(2))
            third.ready(lambda state: state["over"])
        record = read(ada.http.get(f"/api/tables/{table}/record").content)
        return record, [first, second, third], running


def test_a_whole_game(played: tuple[Record, list[Wire], Json]) -> None:
    record, wires, running = played
    table = goodsyard.replay(record)
    assert table.over
    assert (running["state"], running["seed"], running["seed_chosen"]) == ("playing", "3", True)
    assert record.seed == key_from(secret_of(3), ["-", "-"])
    assert record.fairness is None, "somebody knew the seed, so nothing can be proved"
    for seat, wire in zip((0, 1, None), wires, strict=True):
        table.names = {"en": tuple(seat["name"] for seat in wire.state["seats"])}
        assert wire.state["scores"] == table.scores()
        assert wire.state["ranking"] == table.ranking()
        assert [line["text"] for line in wire.log] == [event.text for event in table.events(seat)]
        assert sum(line["points"][0] for line in wire.state["lines"]) == wire.state["scores"][0]


def test_a_frame_contains_exactly_what_the_seat_may_see(played: tuple[Record, list[Wire], Json]) -> None:
    record, wires, _ = played
    for seat, wire in ((0, wires[0]), (1, wires[1]), (None, wires[2])):
        panels: dict[str, str] = {}
        for message in map(msgspec.json.decode, wire.frames):
            if message["type"] == "state" and message["number"] % 7 == 0:
                table = goodsyard.replay(record, message["number"])
                table.names = {"en": tuple(each["name"] for each in message["seats"])}
                panels = {panel.id: str(panel.inner()) for panel in table.draw(seat).panels}
                assert message["panel_ids"] == list(panels)
                for panel in message["panels"]:
                    assert panel["svg"] == panels[panel["id"]]
                mine = seat in table.acting()
                assert [c["action"] for c in message["choices"]] == (
                    [c.action for c in table.choices(seat or 0)] if mine else []
                )


def test_no_frame_names_a_card_that_is_hidden_from_its_reader(played: tuple[Record, list[Wire], Json]) -> None:
    record, wires, _ = played
    secrets = 0
    for seat, wire in ((0, wires[0]), (1, wires[1]), (None, wires[2])):
        hidden = secrets_by_number(record, seat)
        for frame in wire.frames:
            message = msgspec.json.decode(frame)
            if message["type"] != "state" or message["over"]:
                continue
            for card in hidden[message["number"]]:
                secrets += 1
                assert f"order:{card}" not in frame
                assert f"innovation:{card}" not in frame
    assert secrets > 20


def test_points_that_depend_on_hidden_cards_are_not_sent(played: tuple[Record, list[Wire], Json]) -> None:
    """In Coal Baron players know only their own points during the game, and a spectator knows none."""
    _, wires, _ = played
    for seat, wire in ((0, wires[0]), (1, wires[1]), (None, wires[2])):
        running = [message for message in map(msgspec.json.decode, wire.frames) if message["type"] == "state"]
        for message in [message for message in running if not message["over"]]:
            if seat is None:
                assert message["scores"] is None
                assert message["lines"] == []
            else:
                assert [points is None for points in message["scores"]] == [seat != 0, seat != 1]
                assert all(line["points"][1 - seat] is None for line in message["lines"])
            assert [sitting["score"] for sitting in message["seats"]] == (message["scores"] or [None, None])


def secrets_by_number(record: Record, seat: int | None) -> list[set[str]]:
    """For each position, the cards in others' hands of which the seat sees no copy anywhere."""
    secrets: list[set[str]] = []
    for number in range(len(record.actions) + 1):
        table = goodsyard.replay(record, number)
        seen = msgspec.json.encode(table.view(seat)).decode()
        views: list[Any] = [table.view(other) for other in range(2) if other != seat]
        hands = [view.seats[view.you] for view in views]
        cards = {card for hand in hands for card in (*hand.orders, *hand.innovations)}
        secrets.append({card for card in cards if card not in seen})
    return secrets


@pytest.fixture
def pair(site: Site) -> Any:
    """Two people at a table, with their connections."""
    with site.person("Ada") as ada, site.person("Bea") as bea:
        table = ada.open("me", "open", options={"starting_player": "1"})
        bea.join(ada.invite(table, 1))
        with ada.sit(table) as first, bea.sit(table) as second:
            first.ready()
            second.ready()
            yield first, second


def test_a_stale_number_is_refused_with_the_state(pair: tuple[Wire, Wire]) -> None:
    first, second = pair
    play_on([first, second], random.Random(2), moves=8)
    wire = first if first.is_mine() else second
    before = wire.state["number"]
    answer = wire.play(wire.state["choices"][0]["action"], number=before - 1)
    assert answer["type"] == "refused"
    assert answer["number"] == before
    assert "moved on" in answer["error"]
    assert wire.until(lambda message: message["type"] == "state")["number"] == before
    assert wire.play(wire.state["choices"][0]["action"], number=before + 5)["type"] == "refused"


def test_an_illegal_action_is_refused_with_reason_and_clause(pair: tuple[Wire, Wire]) -> None:
    first, _ = pair
    legal = {choice["action"] for choice in first.state["choices"]}
    refused = [first.play(action) for action in range(14) if action not in legal]
    assert refused
    for answer in refused:
        assert answer["type"] == "refused"
        assert answer["error"]
        assert answer["clause"]
    assert first.state["number"] == 0


def test_a_player_can_only_act_for_their_own_seat_in_its_turn(pair: tuple[Wire, Wire]) -> None:
    first, second = pair
    action = first.state["choices"][0]["action"]
    assert "not your seat" in second.play(action, seat=0)["error"]
    assert "not your turn" in second.play(action, seat=1)["error"]
    assert second.state["choices"] == []


def test_undo_redo_and_the_barrier(pair: tuple[Wire, Wire]) -> None:
    first, second = pair
    zone = next(c for c in first.state["choices"] if "zone:engine" in c["refs"])
    choices = first.state["choices"]
    assert first.state["undo"] == {"can": False, "why": "There is nothing to undo.", "ask": False, "turn": None}
    first.play(zone["action"])
    first.ready(lambda state: state["number"] == 1)
    if first.state["undo"]["can"]:
        assert first.ask("undo", seat=0, number=1)["number"] == 0
        first.ready(lambda state: state["number"] == 0)
        assert first.state["choices"] == choices
        assert first.state["redo"]
        assert first.ask("redo", seat=0, number=0)["number"] == 1
        first.ready(lambda state: state["number"] == 1 and not state["redo"])
    while first.state["undo"]["can"]:
        first.play_any(random.Random(3))
    number = first.state["number"]
    answer = first.ask("undo", seat=0, number=number)
    assert answer["type"] == "refused"
    assert "cannot be undone" in answer["error"]
    second.ready(lambda state: state["number"] == number)
    assert second.ask("undo", seat=1, number=number)["type"] == "refused"


def test_why_and_languages(pair: tuple[Wire, Wire]) -> None:
    first, _ = pair
    first.send("why", seat=0, ref="zone:delivery")
    reason = first.until(lambda message: message["type"] == "why")
    assert reason["clause"] == "5.1"
    first.send("lang", lang="de")
    german = first.until(lambda message: message["type"] == "state" and message["panels"])
    assert [panel["id"] for panel in german["panels"]] == german["panel_ids"]
    assert german["fresh"]
    assert german["originals"]
    first.send("why", seat=0, ref="zone:delivery")
    assert first.until(lambda message: message["type"] == "why")["text"] != reason["text"]
    first.send("ping")
    assert first.until(lambda message: message["type"] == "pong")


def test_chat_keeps_players_and_spectators_apart(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Bea") as bea, site.person("Cid") as cid:
        table = ada.open("me", "open", visibility="public")
        bea.join(ada.invite(table, 1))
        with ada.sit(table) as first, bea.sit(table) as second, cid.sit(table) as third:
            for wire in (first, second, third):
                wire.ready()
            third.send("chat", text="she has a wild wagon", to="all")
            first.send("chat", text="between us", to="players")
            first.send("chat", text="<script>alert(1)</script>", to="all")
            for wire in (first, second, third):
                wire.until(lambda message: message.get("text") == "<script>alert(1)</script>")
            texts = [[line["text"] for line in wire.chat if not line.get("notice")] for wire in (first, second, third)]
            assert texts[0] == texts[1] == ["between us", "<script>alert(1)</script>"]
            assert texts[2] == ["she has a wild wagon", "<script>alert(1)</script>"]
        with bea.sit(table) as again:
            again.until(lambda message: message.get("text") == "between us" and message["old"])


def test_hotseat_shows_one_hand_at_a_time(site: Site) -> None:
    with site.person("Ada") as ada:
        table = ada.open("me", "me", options={"starting_player": "2"})
        with ada.sit(table) as wire:
            wire.ready()
            assert wire.state["you"] == [0, 1]
            assert wire.state["viewer"] == 1
            chance = random.Random(5)
            while 1 in wire.state["acting"]:
                wire.play_any(chance)
            assert wire.state["viewer"] == 1
            assert wire.state["choices"] == []
            wire.send("focus", seat=0)
            wire.ready(lambda state: state["viewer"] == 0)
            assert wire.state["choices"]


def test_all_seats_play_at_the_same_time_in_a_simultaneous_phase(site: Site) -> None:
    with site.person() as ada, site.person() as bea, site.person() as cid:
        table = ada.open("me", "open", "open", game="odd-lots")
        bea.join(ada.invite(table, 1))
        cid.join(ada.invite(table, 2))
        with ada.sit(table) as a, bea.sit(table) as b, cid.sit(table) as c:
            wires = [a, b, c]
            for wire in wires:
                wire.ready()
            assert a.state["acting"] == [0, 1, 2]
            sent = [
                (w, w.send("play", seat=s, number=0, action=w.state["choices"][0]["action"]))
                for s, w in enumerate(wires)
            ]
            for wire, id in sent:
                assert wire.answer(id)["type"] == "ack"
                wire.reached(1)
            play_on(wires, random.Random(9))
            assert a.state["over"]


def test_undo_by_consent(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Bea") as bea:
        table = ada.open("me", "open", undo="consent", options={"starting_player": "1"})
        bea.join(ada.invite(table, 1))
        with ada.sit(table) as first, bea.sit(table) as second:
            first.ready()
            while first.state["acting"] == [0]:
                first.play_any(random.Random(1))
            number = first.state["number"]
            second.ready(lambda state: state["number"] == number)
            asked = first.ask("undo", seat=0, number=number, to=0)
            assert (asked["type"], asked["number"]) == ("ack", number)
            second.ready(lambda state: state["consent"])
            assert second.state["consent"] == {"seat": 0, "to": 0, "waiting": [1], "you": True}
            assert second.ask("undo-consent", seat=1, number=number, to=0, yes=False)["type"] == "ack"
            first.ready(lambda state: state["consent"] is None)
            first.ask("undo", seat=0, number=number, to=0)
            second.ready(lambda state: state["consent"])
            assert second.ask("undo-consent", seat=1, number=number, to=0, yes=True)["number"] == 0
            first.ready(lambda state: state["number"] == 0)
            assert [line["kind"] for line in first.log] == ["set_up", "shift_began"]
            first.until(lambda message: message.get("notice") and "consent" in message["text"])


def test_the_log_is_sent_in_parts_and_names_people(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Bea") as bea:
        table = ada.open("me", "open", seed=5)
        bea.join(ada.invite(table, 1))
        with ada.sit(table) as first, bea.sit(table) as second:
            play_on([first, second], random.Random(4), 60)
            first.ready(lambda state: state["number"] == 60)
            whole = [line["text"] for line in first.log]
            assert any(text.startswith("You ") for text in whole)
            assert any(text.startswith("Bea ") for text in whole)
            with ada.sit(table) as late:
                late.ready()
                assert 0 < late.log_begins == len(whole) - len(late.log)
                late.send("earlier", before=late.log_begins)
                before = late.until(lambda message: message["type"] == "earlier")["log"]
                assert [line["text"] for line in before + late.log] == whole


def test_a_hint_names_the_choices_with_their_chances(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Bea") as bea:
        table = ada.open("me", "open", seed=6)
        bea.join(ada.invite(table, 1))
        with ada.sit(table) as first, bea.sit(table) as second:
            mover, other, seat = (first, second, 0) if 0 in first.ready()["acting"] else (second, first, 1)
            mover.ready(lambda state: state["choices"])
            mover.send("hint", seat=seat, number=0)
            hint = mover.until(lambda message: message["type"] == "hint")
            offered = {choice["action"] for choice in mover.state["choices"]}
            assert {advice["action"] for advice in hint["advice"]} == offered
            chances = [advice["chance"] for advice in hint["advice"]]
            assert chances == sorted(chances, reverse=True)
            assert all(0 <= advice["chance"] <= 1 for advice in hint["advice"])
            assert sum(advice["share"] for advice in hint["advice"]) == pytest.approx(1, abs=0.02)
            assert other.ask("hint", seat=1 - seat, number=0)["type"] == "refused"
            assert other.ask("hint", seat=seat, number=0)["type"] == "refused"
