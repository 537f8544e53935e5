"""Players' pages, leaderboards and games to watch: the numbers are right, and nothing is told that is not public."""

from __future__ import annotations

import itertools
import json
import random
import time
from collections import Counter
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, update

from goodsyard.server import store
from goodsyard.server.leaderboards import LEAST, MOST
from goodsyard.server.listings import LOADED
from goodsyard.server.rows import json_of
from goodsyard.server.statistics import BARS, POINTS, grouped
from goodsyard.server.suspensions import Suspension
from tests.server.books import accounts, finished, rate, rate_over_time, write
from tests.server.site import Json, Person, Site, Wire, play_on
from tests.server.test_tables import finished_record

GAME = "odd-lots"
SECRET = "correct horse"


def player(reader: Person, of: Person) -> Json:
    found: Json = reader.get(f"/api/players/{of.me['id']}")
    return found


def account(person: Person, name: str) -> None:
    person.http.headers["X-CSRF"] = person.post("/api/account", name=name, password=SECRET)["csrf"]
    person.me = person.get("/api/me")


def together(*people: Person, **more: Any) -> str:
    """A table at which these people sit."""
    first, *others = people
    if more.get("rated"):
        more["clock"] = {"days": 3}
    table = first.open("me", *["open"] * len(others), game=GAME, **more)
    for seat, person in enumerate(others, 1):
        person.join(first.invite(table, seat))
    return table


def play(*people: Person, luck: int = 6, **more: Any) -> tuple[str, Json]:
    """A whole game of people; returns its table and its last state."""
    table = together(*people, **more)
    wires = [person.sit(table) for person in people]
    play_on(wires, random.Random(luck))
    for wire in wires:
        wire.close()
    return table, wires[0].state


def play_the_rest(wire: Wire) -> None:
    """Play all one's seats to the end while bots do the rest."""
    while not wire.ready()["over"]:
        mine = [seat for seat in wire.state["acting"] if seat in wire.state["you"]]
        if wire.is_mine():
            wire.play_any(random.Random(1))
        elif mine:
            wire.send("focus", seat=mine[0])
            wire.until(lambda message: message.get("viewer") in wire.state["acting"])
        else:
            wire.read()


def listed(found: Json) -> set[str]:
    return {game["id"] for game in found["recent"]}


def test_the_numbers_are_those_of_the_games_played(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Boris") as boris, site.person("Clara") as clara:
        duels = [play(ada, boris, luck=luck, visibility="public")[1] for luck in range(4)]
        threes = [play(clara, boris, ada, luck=luck)[1] for luck in range(2)]
        scores = [state["scores"][0] for state in duels] + [state["scores"][2] for state in threes]
        ranks = Counter((2, state["ranking"][0]) for state in duels)
        ranks += Counter((3, state["ranking"][2]) for state in threes)
        found = player(clara, ada)
        assert (found["name"], found["account"], found["you"], found["friend"]) == ("Ada", False, False, False)
        assert found["since"] == time.strftime("%Y-%m-%d", time.gmtime())
        (game,) = found["games"]
        assert (game["game"], game["played"], game["won"]) == (GAME, 6, ranks[2, 1] + ranks[3, 1])
        assert game["share"] == pytest.approx(game["won"] / 6, abs=1e-4)
        assert game["mean_score"] == pytest.approx(sum(scores) / 6, abs=0.01)
        assert game["best_score"] == max(scores)
        counted = {each["players"]: each["counts"] for each in game["places"]}
        assert counted == {n: [ranks[n, place] for place in range(1, n + 1)] for n in (2, 3)}
        mean = sum(state["ranking"][2] for state in threes) / 2
        assert [each["mean"] for each in game["places"] if each["players"] == 3] == [pytest.approx(mean)]
        for group in game["scores"]:
            assert group["games"] == sum(group["least"] <= score <= group["most"] for score in scores)
        assert sum(group["games"] for group in game["scores"]) == 6
        assert (game["rating"], game["rated_games"], game["history"]) == (None, 0, [])
        (against,) = player(boris, ada)["together"]
        pairs = [state["ranking"] for state in duels] + [state["ranking"][:0:-1] for state in threes]
        assert against["played"] == 6
        assert against["ahead"] == sum(boris_rank < ada_rank for ada_rank, boris_rank in pairs)
        assert against["behind"] == sum(boris_rank > ada_rank for ada_rank, boris_rank in pairs)
        assert player(ada, ada)["together"] == []


def test_private_games_count_but_are_listed_only_for_those_who_played(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Boris") as boris, site.person("Eve") as eve:
        secret, shown = play(ada, boris)[0], play(ada, boris, visibility="public")[0]
        for reader in (ada, boris):
            assert listed(player(reader, ada)) == {secret, shown}
        answer = eve.http.get(f"/api/players/{ada.me['id']}")
        assert listed(answer.json()) == {shown}
        assert answer.json()["games"][0]["played"] == 2
        assert answer.json()["together"] == []
        assert secret not in answer.text
        assert player(ada, ada)["you"]


def test_games_that_prove_nothing_do_not_count_and_leaving_for_good_does(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Boris") as boris:
        one, state = play(ada, boris)
        record, seats = json.loads(finished_record().json()), [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
        ada.post("/api/tables/import", record=record, seats=seats)
        play(ada, boris, seed=7)
        together(ada, boris, visibility="public")
        alone = ada.open("me", "me", game=GAME)
        left = together(ada, boris)
        ada.post(f"/api/tables/{left}/seats/0/leave")
        with ada.sit(alone) as first, boris.sit(left) as second:
            play_the_rest(first)
            play_the_rest(second)
        found = player(boris, ada)
        assert [game["played"] for game in found["games"]] == [1]
        assert listed(found) == {one}
        assert [game["played"] for game in player(ada, boris)["games"]] == [2], "who stayed has played"
        assert [each["played"] for each in player(ada, boris)["together"]] == [1]
        seat = (store.seats.c.table_id == left) & (store.seats.c.seat == 0)
        write(site.database, update(store.seats).where(seat).values(forfeited=True, rank=2, score=99))
        found = player(boris, ada)
        (game,) = found["games"]
        won = int(state["ranking"][0] == 1)
        assert (game["played"], game["won"], game["places"][0]["counts"]) == (2, won, [won, 2 - won])
        assert game["best_score"] == state["scores"][0], "whoever leaves for good has no points"
        (against,) = found["together"]
        assert against["played"] == 2
        assert against["behind"] == int(state["ranking"][1] > state["ranking"][0])


def test_nobody_can_tell_blocked_deleted_and_unknown_people_apart(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Boris") as boris, site.person("Clara") as clara:
        play(ada, boris, visibility="public")
        account(clara, "Clara the Gone")
        clara.post("/api/account/delete", password=SECRET)
        shun = f"/api/people/{boris.me['id']}/shunned"
        ada.http.put(shun, json={"blocked": False}).raise_for_status()
        assert player(boris, ada)["name"] == "Ada", "muting does not hide"
        ada.http.put(shun, json={"blocked": True}).raise_for_status()
        answers = [boris.http.get(f"/api/players/{id}") for id in (ada.me["id"], clara.me["id"], "nobody")]
        assert {(answer.status_code, answer.json()["error"]) for answer in answers} == {
            (404, "There is no such person.")
        }
        with site.person("Eve") as eve:
            assert player(eve, ada)["name"] == "Ada"
        assert player(ada, boris)["name"] == "Boris", "who blocks somebody still sees them"


def test_guests_have_a_page_and_nobody_needs_a_session_to_read_one(site: Site) -> None:
    with site.person("Guest Gustav") as gustav, site.person("Greta") as greta:
        account(greta, "Greta G")
        gustav.post(f"/api/befriend/{greta.post('/api/friends/link')['link'].rpartition('/')[2]}")
        found = player(greta, gustav)
        assert (found["account"], found["friend"], found["games"], found["recent"]) == (False, True, [], [])
        assert player(gustav, greta)["account"]
        found = httpx.get(f"{site.url}/api/players/{greta.me['id']}").json()
        assert (found["name"], found["friend"], found["you"], found["together"]) == ("Greta G", False, False, [])
        assert SECRET not in str(found)
        assert set(found) == {"id", "name", "since", "account", "you", "friend", "games", "together", "recent"}


def test_the_rating_over_time_is_thinned_and_told_by_the_day(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Boris") as boris:
        ids = (ada.me["id"], boris.me["id"])
        many = [float(day % 37) for day in range(3 * POINTS)]
        tables = finished(site.database, GAME, [dict.fromkeys(ids, 7)] * len(many), visibility="private")
        rate_over_time(site.database, ids[0], tables, many)
        rate_over_time(site.database, ids[1], tables[:2], [1.0, 2.5])
        rate(site.database, GAME, **{ids[0]: (many[-1], len(many) + 40), ids[1]: (2.5, 2)})
        (game,) = player(boris, ada)["games"]
        history = game["history"]
        assert len(history) == POINTS
        assert history[0] == {"number": 41, "day": "2023-11-14", "rating": many[0]}, "40 are older than the history"
        assert history[-1] == {"number": 640, "day": "2025-07-05", "rating": many[-1]}
        assert all(point["rating"] == many[point["number"] - 41] for point in history)
        assert (game["rating"], game["rated_games"]) == (many[-1], 640)
        (game,) = player(ada, boris)["games"]
        assert [(point["number"], point["rating"]) for point in game["history"]] == [(1, 1.0), (2, 2.5)]


@pytest.mark.parametrize("scores", [[7], [-3, 0, 12], [0, 999], list(range(40, 61)), [-50, -50, 49], []])
def test_scores_are_grouped_without_gaps(scores: list[int]) -> None:
    groups = grouped(Counter(scores))
    assert len(groups) <= BARS
    assert [group.games for group in groups] == [sum(g.least <= score <= g.most for score in scores) for g in groups]
    assert sum(group.games for group in groups) == len(scores)
    assert all(one.most + 1 == two.least for one, two in itertools.pairwise(groups))
    assert not groups or (groups[0].games and groups[-1].games)


def leaders(reader: Person) -> list[tuple[int, str]]:
    return [(each["place"], each["name"]) for each in reader.get(f"/api/leaderboards/{GAME}")["leaders"]]


def test_the_leaderboard_counts_the_rated_games(database: str) -> None:
    with Site(database) as site, site.person("Guest") as guest, site.person() as zoe, site.person() as yan:
        account(zoe, "Zoe")
        account(yan, "Yan")
        states = [play(zoe, yan, luck=luck, rated=True)[1] for luck in range(LEAST - 1)]
        assert leaders(guest) == [], "too few rated games"
        states.append(play(zoe, yan, rated=True)[1])
        play(zoe, yan)
        found = zoe.get(f"/api/leaderboards/{GAME}")
        assert (found["least"], found["yours"], found["name"]) == (LEAST, LEAST, "Odd Lots")
        lines = {each["name"]: each for each in found["leaders"]}
        for seat, name in enumerate(("Zoe", "Yan")):
            won = sum(state["ranking"][seat] == 1 for state in states)
            assert (lines[name]["games"], lines[name]["won"]) == (LEAST, won)
        assert found["you"] == lines["Zoe"]
        assert lines["Zoe"]["rating"] == player(guest, zoe)["games"][0]["rating"]
        assert zoe.http.get("/api/leaderboards/chess").status_code == 404
        assert zoe.get("/api/leaderboards/mineshaft")["leaders"] == []


def test_guests_suspended_deleted_and_blocking_people_are_not_listed(database: str) -> None:
    with Site(database) as site, site.person("Guest") as guest, site.person("Zoe") as zoe:
        account(zoe, "Zoe")
        accounts(database, ["top", "twin", "second", "new", "gone", "bad", "better", "foe"])
        shown = {"top": 30, "twin": 30, "second": 20, "gone": 40, "bad": 41, "better": 15, "foe": 25}
        rate(database, GAME, new=(42.0, LEAST - 1), **{name: (float(n), LEAST) for name, n in shown.items()})
        rate(database, GAME, **{guest.me["id"]: (43.0, 50), zoe.me["id"]: (1.0, 50)})
        u, now = store.users.c, time.time()
        for name, until in (("bad", now + 1000), ("better", now - 1000)):
            write(database, update(store.users).where(u.id == name).values(suspended=json_of(Suspension(until, "x"))))
        write(database, update(store.users).where(u.id == "gone").values(deleted=now))
        write(database, insert(store.shunned).values(user_id="foe", other_id=zoe.me["id"], blocked=True, since=now))
        assert leaders(zoe) == [(1, "top"), (1, "twin"), (3, "second"), (4, "better"), (5, "Zoe")]
        assert leaders(guest) == [(1, "top"), (1, "twin"), (3, "foe"), (4, "second"), (5, "better"), (6, "Zoe")]
        assert guest.get(f"/api/leaderboards/{GAME}")["you"] is None


def test_ones_own_place_is_told_even_if_it_is_not_among_the_best(site: Site) -> None:
    with site.person() as late:
        account(late, "Late")
        names = [f"player{n:03}" for n in range(MOST + 20)]
        accounts(site.database, names)
        rate(site.database, "mineshaft", **{name: (50.0 - n / 10, LEAST) for n, name in enumerate(names)})
        rate(site.database, "mineshaft", **{late.me["id"]: (50.0 - (MOST + 9.5) / 10, LEAST + 2)})
        found = late.get("/api/leaderboards/mineshaft")
        assert [each["place"] for each in found["leaders"]] == list(range(1, MOST + 1))
        assert (found["you"]["place"], found["you"]["games"]) == (MOST + 11, LEAST + 2)
        assert "Late" not in [each["name"] for each in found["leaders"]]


def on_show(reader: Person, table: str) -> Json:
    """A public game in progress, as it is listed."""
    found: Json = next(each for each in reader.get("/api/tables") if each["id"] == table)
    return found


def test_games_to_watch_tell_only_what_everybody_knows(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Boris") as boris, site.person("Eve") as eve:
        table, private = together(ada, boris, visibility="public"), together(ada, boris)
        with ada.sit(table) as one, boris.sit(table) as two:
            one.ready()
            while one.is_mine():
                one.play_any(random.Random(1))
            for reader in (ada, boris, eve):
                shown = on_show(reader, table)
                assert (shown["moves"], shown["watching"]) == (0, 0), "nobody but Ada knows that Ada has bid"
            two.ready()
            while on_show(eve, table)["moves"] == 0:
                two.play_any(random.Random(1))
            assert on_show(eve, table)["moves"] == ada.get(f"/api/tables/{table}")["number"] >= 2
            with eve.sit(table) as watcher:
                watcher.ready()
                assert on_show(ada, table)["watching"] == 1
        assert private not in [each["id"] for each in eve.get("/api/tables")]


def test_friends_games_come_first_and_of_the_finished_ones_the_last_to_end(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Boris") as boris, site.person("Eve") as eve:
        boris.post(f"/api/befriend/{eve.post('/api/friends/link')['link'].rpartition('/')[2]}")
        theirs = together(boris, ada, visibility="public")
        with site.person("Clara") as clara:
            other = together(ada, clara, visibility="public")
        running = [(each["id"], each["friends"]) for each in eve.get("/api/tables")]
        assert running[0] == (theirs, True)
        assert (other, False) in running
        assert on_show(ada, theirs)["friends"] is False
        late = play(ada, boris, visibility="public")[0]
        with ada.sit(theirs) as one, boris.sit(theirs) as two:
            play_on([one, two], random.Random(1))
            ranking = one.state["ranking"]
        done = eve.get("/api/tables", finished=1)
        assert [each["id"] for each in done][:2] == [theirs, late]
        assert done[0]["finished"] >= done[1]["finished"]
        assert done[0]["ranks"] == ranking
        assert done[0]["moves"] == ada.get(f"/api/tables/{theirs}")["number"]


def test_after_a_restart_lists_find_out_little_by_little_how_far_games_are(database: str) -> None:
    with Site(database) as site, site.person("Ada") as ada, site.person("Boris") as boris:
        for _ in range(LOADED + 1):
            together(ada, boris, visibility="public")
    with Site(database) as site, site.person("Eve") as eve:
        known = [[each["moves"] for each in eve.get("/api/tables")] for _ in range(2)]
    assert known == [[0] * LOADED + [None], [0] * (LOADED + 1)]


def test_everything_works_on_postgresql(postgres: str) -> None:
    with Site(postgres) as site, site.person() as ada, site.person() as boris, site.person("Eve") as eve:
        account(ada, "Ada P")
        account(boris, "Boris P")
        states = [play(ada, boris, luck=luck, rated=True, visibility="public")[1] for luck in range(LEAST)]
        won = sum(state["ranking"][0] == 1 for state in states)
        found = player(boris, ada)
        assert (found["games"][0]["played"], found["games"][0]["won"], len(found["recent"])) == (LEAST, won, LEAST)
        assert found["together"][0]["played"] == LEAST
        assert {(each["name"], each["won"]) for each in eve.get(f"/api/leaderboards/{GAME}")["leaders"]} >= {
            ("Ada P", won)
        }
        table = together(ada, boris, visibility="public")
        eve.post(f"/api/befriend/{ada.post('/api/friends/link')['link'].rpartition('/')[2]}")
        assert on_show(eve, table)["friends"]
