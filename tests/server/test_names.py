"""Names that look the same are the same, and passwords cannot be guessed by changing names or addresses."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from goodsyard.server.limits import NOWHERE, key_of
from goodsyard.server.names import clean_name, key_of_name
from goodsyard.server.problems import Problem
from tests.server.site import Person, Site

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with a fifth of the usual limits: 4 attempts per name and 2 per address at once."""
    with Site(str(tmp_path_factory.mktemp("strict") / "tables.db"), GOODSYARD_RATE="0.2") as site:
        yield site


def test_names_that_look_the_same_have_one_key() -> None:
    for twin in (
        "ADA",
        "A\u200bda",
        "\u2060Ada\ufe0f",
        "Ａｄａ",
        "𝐀𝐝𝐚",
        "Ad\u034fa",
        "  Ada\u00a0",
        "A\u00adda",
        "Ada\u3164",
    ):
        assert key_of_name(twin) == key_of_name("Ada"), ascii(twin)
    assert key_of_name("Сор") == key_of_name("cop")
    assert key_of_name("Jörg") == key_of_name("jo\u0308rg") != key_of_name("Jorg")
    assert len({key_of_name(name) for name in ("Анна", "Anna", "Αννα", "山田", "Ada", "Ada 2")}) == 6


def test_names_show_something_in_one_script() -> None:
    assert clean_name(" A\u200bda \n Lovelace\u202e ") == "Ada Lovelace"
    assert [clean_name(name) for name in ("Анна", "山田 Taro", "Zoë", "Ω")] == ["Анна", "山田 Taro", "Zoë", "Ω"]
    for bad in ("", "\u200b", "\u3164\u3164", "\u2800", "x" * 33, "ﷺ" * 32, "Аda", "Ρaul", "Ａнна"):
        with pytest.raises(Problem):
            clean_name(bad)


def test_addresses_count_by_network() -> None:
    assert key_of("2001:db8:1:2::1") == key_of("2001:db8:1:2:ffff::9%eth0") != key_of("2001:db8:1:3::1")
    assert key_of("::ffff:192.0.2.1") == key_of("192.0.2.1") != key_of("192.0.2.2")
    assert {key_of(made_up) for made_up in ("", "x", "1.2.3.4.5", "192.0.2.1, 192.0.2.2")} == {NOWHERE}


def login(person: Person, name: str, password: str, address: str) -> int:
    headers = {"X-Forwarded-For": address, "X-CSRF": person.http.get("/api/me").json()["csrf"]}
    return person.http.post("/api/login", json={"name": name, "password": password}, headers=headers).status_code


def test_no_name_can_be_guessed_at_from_many_addresses_but_its_owner_gets_in(strict: Site) -> None:
    with strict.person() as ada, strict.person() as eve, strict.person() as fay:
        ada.post("/api/account", name="Ada", password=PASSWORD)
        spellings = ["ada", "A\u200bda", "ADA", "Ａda", "a\u2060da", "Ada\ufe0f", "Ad\u034fa", "ad\u00ada"]
        said = [login(eve, name, f"guess {n}", f"198.51.100.{n}") for n, name in enumerate(spellings)]
        assert said[:4] == [401] * 4
        assert 429 in said[4:]
        assert set(said[4:]) <= {401, 429}
        assert login(fay, "Ada", PASSWORD, "203.0.113.9") == 429
        assert login(ada, "Ada", PASSWORD, "198.51.100.77") == 200


def test_a_network_of_ipv6_addresses_is_one_address(strict: Site) -> None:
    with strict.person() as eve:
        said = [login(eve, f"nobody {n}", "guess", f"2001:db8::{n:x}") for n in range(1, 7)]
        assert said[:2] == [401, 401]
        assert 429 in said[2:]
        assert login(eve, "nobody", "guess", "2001:db8:0:1::1") == 401


def test_nobody_registers_a_name_that_looks_like_another_one(site: Site) -> None:
    with site.person() as ada, site.person() as eve:
        ada.post("/api/account", name="Bébé Rose", password=PASSWORD)
        for twin in ("bébé  rose", "Bébé\u200b Rose", "Ｂébé Rose"):
            wish = {"name": twin, "password": PASSWORD}
            assert eve.http.post("/api/account", json=wish).status_code == 409, ascii(twin)
            assert eve.http.patch("/api/me", json={"name": twin}).status_code == 409, ascii(twin)
        assert httpx.get(f"{site.url}/api/me").status_code == 200
        assert login(ada, "BÉBÉ ROSE", PASSWORD, "192.0.2.1") == 200


def test_strangers_cannot_choose_their_address(database: str) -> None:
    """Only the proxies that the operator names are believed."""
    with Site(database, GOODSYARD_RATE="0.2", GOODSYARD_PROXIES="203.0.113.1") as alone, Person(alone) as eve:
        said = [login(eve, f"nobody {n}", "guess", f"198.51.100.{n}") for n in range(6)]
        assert 429 in said
