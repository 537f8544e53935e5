"""Other people: friends, invitations, muting, blocking, reports; links that are renewed, players who are removed."""

from __future__ import annotations

import random

import pytest

from tests.server.site import Person, Site, play_on


def code_of(person: Person, method: str, path: str, **data: object) -> int:
    return person.http.request(method, path, json=data).status_code


def befriend(one: Person, other: Person) -> None:
    link = one.post("/api/friends/link")["link"].rpartition("/")[2]
    other.post(f"/api/befriend/{link}")


def shun(me: Person, other: Person, blocked: bool) -> None:
    path = f"/api/people/{other.me['id']}/shunned"
    me.http.put(path, json={"blocked": blocked}).raise_for_status()


def names(person: Person, which: str) -> list[str]:
    return [each["name"] for each in person.get("/api/friends")[which]]


def tables(person: Person, **which: int) -> list[str]:
    return [each["id"] for each in person.get("/api/tables", **which)]


def test_a_link_makes_friends_until_it_is_withdrawn(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Boris") as boris, site.person("Eve") as eve:
        assert ada.get("/api/friends")["link"] is None
        first = ada.post("/api/friends/link")["link"]
        token = ada.post("/api/friends/link")["link"].rpartition("/")[2]
        assert code_of(eve, "POST", f"/api/befriend/{first.rpartition('/')[2]}") == 404, "replaced by the second"
        assert boris.get(f"/api/befriend/{token}") == {
            "id": ada.me["id"], "name": "Ada", "friend": False, "you": False}  # fmt: skip
        assert code_of(ada, "POST", f"/api/befriend/{token}") == 409
        for _ in range(2):
            boris.post(f"/api/befriend/{token}")
        assert (names(ada, "friends"), names(boris, "friends")) == (["Boris"], ["Ada"])
        ada.http.delete("/api/friends/link").raise_for_status()
        for method in ("GET", "POST"):
            assert code_of(eve, method, f"/api/befriend/{token}") == 404
        boris.http.delete(f"/api/friends/{ada.me['id']}").raise_for_status()
        assert (names(ada, "friends"), names(boris, "friends")) == ([], [])


def test_friends_see_who_is_online(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Boris") as boris:
        befriend(ada, boris)
        while not ada.get("/api/friends")["friends"][0]["online"]:
            boris.get("/api/games")
        table = boris.open("me", "open")
        with boris.sit(table) as wire:
            wire.read()
            assert ada.get("/api/friends")["friends"][0]["online"]


def test_a_friend_is_invited_with_one_press_and_sees_who_invites(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Boris") as boris, site.person("Eve") as eve:
        befriend(ada, boris)
        table = ada.open("me", "open")
        path = f"/api/tables/{table}/invitations"
        assert code_of(eve, "POST", path, user=boris.me["id"]) == 403
        assert code_of(ada, "POST", path, user=eve.me["id"]) == 403, "nobody one does not know"
        for _ in range(2):
            ada.post(path, user=boris.me["id"])
        (listed,) = boris.get("/api/tables", invited=1)
        assert (listed["id"], listed["host"]) == (table, "Ada")
        boris.http.delete(path).raise_for_status()
        assert tables(boris, invited=1) == []
        ada.post(path, user=boris.me["id"])
        boris.join(boris.get("/api/tables", invited=1)[0]["join"].rpartition("/")[2])
        assert tables(boris, invited=1) == []
        assert [seat["name"] for seat in boris.get(f"/api/tables/{table}")["seats"]] == ["Ada", "Boris"]
        assert code_of(ada, "POST", path, user=boris.me["id"]) == 409


def test_the_people_of_the_last_games_can_be_invited_again(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Boris") as boris:
        table = ada.open("me", "open", game="odd-lots")
        boris.join(ada.invite(table, 1))
        assert names(ada, "lately") == []
        with ada.sit(table) as first, boris.sit(table) as second:
            play_on([first, second], random.Random(6))
        assert (names(ada, "lately"), names(boris, "lately")) == (["Boris"], ["Ada"])
        again = ada.open("me", "open", game="odd-lots")
        ada.post(f"/api/tables/{again}/invitations", user=boris.me["id"])
        assert tables(boris, invited=1) == [again]
        shun(boris, ada, True)
        assert names(boris, "lately") == []
        rematch = ada.post(f"/api/tables/{table}/rematch")["id"]
        assert [seat["kind"] for seat in ada.get(f"/api/tables/{rematch}")["seats"]] == ["person", "open"]


def test_a_muted_persons_chat_is_not_shown_and_nobody_is_told(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Boris") as boris, site.person("Clara") as clara:
        table = ada.open("me", "open", "open")
        boris.join(ada.invite(table, 1))
        clara.join(ada.invite(table, 2))
        with ada.sit(table) as one, boris.sit(table) as two, clara.sit(table) as three:
            for wire in (one, two, three):
                wire.ready()
            shun(ada, boris, False)
            two.send("chat", text="loud")
            for wire in (two, three):
                wire.until(lambda message: message.get("text") == "loud")
            three.send("chat", text="polite")
            one.until(lambda message: message.get("text") == "polite")
            assert "loud" not in str(one.frames)
        with ada.sit(table) as one:
            one.until(lambda message: message.get("text") == "polite")
            assert "loud" not in str(one.frames)
        assert boris.get("/api/friends")["shunned"] == []
        assert ada.get("/api/friends")["shunned"] == [{"id": boris.me["id"], "name": "Boris", "blocked": False}]
        ada.http.delete(f"/api/people/{boris.me['id']}/shunned").raise_for_status()
        with ada.sit(table) as one:
            one.until(lambda message: message.get("text") == "loud")


def test_a_blocked_person_cannot_join_invite_befriend_or_see_my_open_tables(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Boris") as boris:
        befriend(ada, boris)
        shown = ada.open("me", "open", visibility="public")
        token = ada.invite(shown, 1)
        ada.post(f"/api/tables/{shown}/invitations", user=boris.me["id"])
        other = boris.open("me", "open")
        assert tables(boris, invited=1) == [shown]
        shun(ada, boris, True)
        assert (names(ada, "friends"), names(boris, "friends")) == ([], [])
        assert shown not in tables(boris, open=1) + tables(boris, invited=1)
        assert boris.http.get(f"/api/tables/{shown}").status_code == 403
        for method in ("GET", "POST"):
            assert "not valid" in boris.http.request(method, f"/api/join/{token}").json()["error"]
        link = ada.post("/api/friends/link")["link"].rpartition("/")[2]
        assert code_of(boris, "POST", f"/api/befriend/{link}") == 404
        befriend_back = boris.post("/api/friends/link")["link"].rpartition("/")[2]
        assert code_of(boris, "POST", f"/api/tables/{other}/invitations", user=ada.me["id"]) == 403
        assert [seat["kind"] for seat in ada.get(f"/api/tables/{shown}")["seats"]] == ["person", "open"]
        ada.post(f"/api/befriend/{befriend_back}")
        assert shown in tables(boris, open=1), "making friends again ends the block"


def test_an_invitation_from_somebody_blocked_looks_sent_but_is_not(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Boris") as boris, site.person("Clara") as clara:
        befriend(ada, boris)
        befriend(boris, clara)
        table = ada.open("me", "open", "open", visibility="public")
        clara.join(ada.invite(table, 1))
        with_clara = f"/api/tables/{table}/invitations"
        shun(boris, ada, True)
        assert code_of(clara, "POST", with_clara, user=boris.me["id"]) == 200
        assert tables(boris, invited=1) == [], "the table is that of somebody blocked"


def test_reports_reach_the_operator_and_are_limited(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Boris") as boris:
        about = boris.me["id"]
        for text in ("", " \n ", "x" * 1500):
            assert code_of(ada, "POST", "/api/reports", about=about, text=text) == 400
        assert code_of(ada, "POST", "/api/reports", about=ada.me["id"], text="me") == 409
        assert code_of(ada, "POST", "/api/reports", about="nobody", text="who?") == 404
        ada.post("/api/reports", about=about, text="Rude <script>\u202e", table="abc")
        (found,) = ada.get("/api/reports")
        assert (found["about"], found["text"], found["answer"]) == ("Boris", "Rude <script>", None)
        assert boris.get("/api/reports") == []
        codes = [code_of(ada, "POST", "/api/reports", about=about, text="again") for _ in range(20)]
        assert codes == [200] * 19 + [429]


def test_renewed_links_make_the_old_ones_useless(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Boris") as boris:
        table = ada.open("me", "open")
        old = ada.invite(table, 1)
        assert code_of(boris, "POST", f"/api/tables/{table}/links") == 403
        ada.post(f"/api/tables/{table}/links")
        assert ada.invite(table, 1) != old
        for method in ("GET", "POST"):
            assert code_of(boris, method, f"/api/join/{old}") == 404
        boris.join(ada.invite(table, 1))
        assert code_of(ada, "POST", f"/api/tables/{table}/links") == 409, "the game has begun"


@pytest.mark.parametrize("visibility", ["private", "public"])
def test_the_host_removes_a_player_before_the_game(site: Site, visibility: str) -> None:
    with site.person("Ada") as ada, site.person("Boris") as boris:
        table = ada.open("me", "open", "easy", "open", visibility=visibility)
        token = ada.invite(table, 1)
        boris.join(token)
        path = f"/api/tables/{table}/seats"
        assert code_of(boris, "POST", f"{path}/1/remove") == 403
        for seat in (0, 3):
            assert code_of(ada, "POST", f"{path}/{seat}/remove") == 409
        assert code_of(ada, "POST", f"{path}/9/remove") == 404
        with boris.sit(table) as wire:
            wire.ready()
            ada.post(f"{path}/1/remove")
            assert wire.closed_with() == 4403
        assert boris.http.get(f"/api/tables/{table}").status_code == (403 if visibility == "private" else 200)
        assert code_of(boris, "POST", f"/api/join/{token}") == 404, "the old link is useless"
        ada.post(f"{path}/2/remove")
        assert [seat["kind"] for seat in ada.get(f"/api/tables/{table}")["seats"]] == ["person", "open", "open", "open"]
