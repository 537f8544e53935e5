"""Cookies, CSRF tokens and invitations are worth nothing to others, and nothing once they have been used."""

from __future__ import annotations

import httpx
import pytest

from tests.server.routes import SECRET, routes
from tests.server.site import Person, Site

COOKIE = "goodsyard_session"
CHOSEN = "c" * 43


def visit(site: Site, cookie: str) -> httpx.Client:
    """A browser into which somebody has put a cookie."""
    return httpx.Client(base_url=site.url, headers={"Cookie": f"{COOKIE}={cookie}"}, timeout=30)


def code_of(person: Person, method: str, path: str, **data: object) -> int:
    return person.http.request(method, path, json=data).status_code


@pytest.mark.parametrize("cookie", [CHOSEN, "x", "", "x" * 5000, "../../etc/passwd", '"', "%00"])
def test_a_cookie_that_somebody_has_chosen_never_becomes_a_session(site: Site, cookie: str) -> None:
    with visit(site, cookie) as victim:
        answer = victim.get("/api/me")
        given = answer.cookies[COOKIE]
        assert given != cookie
        assert victim.get("/api/account/sessions").status_code == 401, "the cookie itself is still worth nothing"
    with visit(site, given) as same:
        assert same.get("/api/me").json()["id"] == answer.json()["id"]


@pytest.mark.parametrize("step", ["login", "account", "account/password", "account/reset", "logout"])
def test_a_cookie_from_before_is_worth_nothing_after(site: Site, step: str) -> None:
    """Whoever has planted or copied a guest's cookie is not let into the account."""
    with site.person() as owner, site.person() as victim:
        name = f"Fixed {step[-6:]}"
        owner.http.headers["X-CSRF"] = owner.post("/api/account", name=name, password=SECRET)["csrf"]
        code = owner.post("/api/account/codes", password=SECRET)["codes"][0]
        who = owner if step == "account/password" else victim
        planted = who.http.cookies[COOKIE]
        more = {"login": {"name": name, "password": SECRET}, "account": {"name": f"{name} 2", "password": SECRET},
                "account/password": {"old": SECRET, "new": f"{SECRET}s"},
                "account/reset": {"name": name, "code": code, "password": SECRET}, "logout": {}}[step]  # fmt: skip
        answer = who.http.post(f"/api/{step}", json=more).raise_for_status()
        assert answer.cookies.get(COOKIE) != planted
        with visit(site, planted) as attacker:
            assert attacker.get("/api/account/sessions").status_code == 401


def test_every_change_needs_the_csrf_token_of_its_own_session(site: Site) -> None:
    """Not that of another person, not that of another session of the same person, and not an old one."""
    with site.person() as ada, site.person() as laptop, site.person() as eve:
        ada.http.headers["X-CSRF"] = ada.post("/api/account", name="Csrf", password=SECRET)["csrf"]
        laptop.http.headers["X-CSRF"] = laptop.post("/api/login", name="Csrf", password=SECRET)["csrf"]
        old, fresh = ada.me["csrf"], ada.http.headers["X-CSRF"]
        tokens = [eve.me["csrf"], str(laptop.http.headers["X-CSRF"]), old, "", b"\xff\xc3"]
        address = {"id": "x", "seat": "0", "number": "0", "token": "x", "game": "x"}
        changing = [route for route in routes(site) if route.method != "GET"]
        things = {"name": "Csrf", "person": "x", "table": "x", "mark": "x"}
        assert len(changing) > 25
        for route in changing:
            for token in tokens:
                more = {"json": route.body(things)} if route.takes else {}
                path = route.path.format(**address)
                answer = ada.http.request(route.method, path, headers={"X-CSRF": token}, **more)
                assert answer.status_code == 403, (route, token, answer.text)
                assert "X-CSRF" in answer.json()["error"]
        ada.http.headers["X-CSRF"] = fresh
        assert ada.get("/api/me")["account"]


def test_an_invitation_is_used_once(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Bea") as bea, site.person("Eve") as eve:
        table = ada.open("me", "open", "open")
        first, second = ada.invite(table, 1), ada.invite(table, 2)
        bea.join(first)
        assert code_of(eve, "POST", f"/api/join/{first}") == 409, "somebody sits there"
        assert code_of(bea, "POST", f"/api/join/{first}") == 409
        bea.post(f"/api/tables/{table}/seats/1/leave")
        bea.join(first)
        ada.post(f"/api/tables/{table}/seats/1/remove")
        for token in (first, second):
            assert code_of(bea, "POST", f"/api/join/{token}") == 404, "links are renewed with a removal"
        fresh = ada.invite(table, 1)
        ada.post(f"/api/tables/{table}/links")
        assert code_of(eve, "POST", f"/api/join/{fresh}") == 404
        for seat, person in ((1, bea), (2, eve)):
            person.join(ada.invite(table, seat))
        for token in (first, second, fresh):
            assert code_of(eve, "POST", f"/api/join/{token}") in (404, 409), "the game has begun"
        ada_leaves = ada.http.delete(f"/api/tables/{table}")
        assert ada_leaves.status_code == 409
        assert [seat["name"] for seat in ada.get(f"/api/tables/{table}")["seats"]] == ["Ada", "Bea", "Eve"]


def test_an_invitation_to_a_table_that_is_cancelled_is_worth_nothing(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Eve") as eve:
        table = ada.open("me", "open")
        token = ada.invite(table, 1)
        ada.http.delete(f"/api/tables/{table}").raise_for_status()
        assert code_of(eve, "POST", f"/api/join/{token}") in (404, 409)
