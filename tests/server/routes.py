"""Every route of the server, from its OpenAPI document, with a body that is accepted if its ids are one's own."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

import httpx

from tests.server.site import Json, Site

SECRET = "correct horse"
RECORD = {"goodsyard": 1, "game": "odd-lots", "rules": 1, "players": 2, "options": {}, "seed": 1, "actions": []}
SUBSCRIPTION: Json = {
    "endpoint": "https://push.example/{mark}",
    "keys": {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    },
}
CLOCK = {"bank": 60, "increment": 5, "days": 0, "timeout": "bot"}
BODIES: dict[str, Json] = {
    "POST /api/account": {"name": "{name}", "password": SECRET},
    "PATCH /api/me": {"name": "{name}", "lang": "en", "webhook": "https://hooks.example/{mark}"},
    "POST /api/login": {"name": "{name}", "password": "wrong horse"},
    "POST /api/account/codes": {"password": "wrong horse"},
    "POST /api/account/delete": {"password": "wrong horse"},
    "POST /api/account/password": {"old": "wrong horse", "new": SECRET},
    "POST /api/account/reset": {"name": "{name}", "code": "AAAA-BBBB", "password": SECRET},
    "POST /api/account/vacation": {"days": 1, "start": "2026-01-01T00:00:00Z"},
    "POST /api/tables": {
        "game": "coal-baron",
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        "options": {"starting_player": "2"},
        "visibility": "private",
        "undo": "turn",
        "confirm": False,
        "clock": CLOCK,
        "rated": False,
    },
    "POST /api/tables/import": {"record": RECORD, "seats": [{"kind": "me"}, {"kind": "open"}]},
    "PATCH /api/tables/{id}": {
        "options": {"starting_player": "2"},
        "visibility": "public",
        "undo": "turn",
        "confirm": True,
        "clock": CLOCK,
        "rated": False,
    },
    "POST /api/join/{token}": {"commitment": "0" * 64},
    "POST /api/tables/{id}/invitations": {"user": "{person}"},
    "POST /api/tables/{id}/seats/{seat}/fill": {"bot": "random"},
    "POST /api/tables/{id}/from/{number}": {"seats": [{"kind": "me"}, {"kind": "open"}]},
    "POST /api/reports": {"about": "{person}", "text": "rude", "table": "{table}"},
    "PUT /api/people/{id}/shunned": {"blocked": True},
    "POST /api/push": SUBSCRIPTION,
    "POST /api/push/end": {"endpoint": "https://push.example/{mark}"},
}
"""Of those routes that take one; `{...}` stands for something of another person."""


@dataclass(frozen=True)
class Route:
    """A method and an address with parameters."""

    method: str
    path: str
    takes: bool
    """Whether it takes a body."""

    def __str__(self) -> str:
        return f"{self.method} {self.path}"

    def addresses(self, values: dict[str, list[str]]) -> list[str]:
        """The addresses with all combinations of values of the parameters."""
        names = re.findall(r"{(\w+)}", self.path)
        return [
            self.path.format(**dict(zip(names, one, strict=True))) for one in product(*(values[name] for name in names))
        ]

    def body(self, values: dict[str, str]) -> Any:
        """The body with something of another person in it; None if the route takes none."""
        text = json.dumps(BODIES.get(str(self)))
        for name, value in values.items():
            text = text.replace(f"{{{name}}}", value)
        return json.loads(text)


@cache
def document(url: str) -> Json:
    found: Json = httpx.get(f"{url}/schema/openapi.json").json()
    return found


def routes(site: Site) -> list[Route]:
    """All of them; logging out comes last, because it ends what the caller does."""
    paths = document(site.url)["paths"]
    found = [
        Route(method.upper(), path, "requestBody" in operation)
        for path, operations in paths.items()
        for method, operation in operations.items()
    ]
    return sorted(found, key=lambda route: (route.path == "/api/logout", route.path, route.method))
