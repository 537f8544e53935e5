"""People play each other over real connections."""

from __future__ import annotations

import random
import time

import goodsyard
from goodsyard.core.record import read
from goodsyard.server.tokens import seed_hash
from tests.server.site import Site, play_on


def test_two_people_play_a_whole_game_while_a_spectator_watches(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Bea") as bea, site.person("Cid") as cid:
        table = ada.open("me", "open")
        assert ada.get(f"/api/tables/{table}")["state"] == "waiting"
        bea.join(ada.invite(table, 1))
        details = bea.get(f"/api/tables/{table}")
        assert details["state"] == "playing"
        assert details["seed"] is None
        watch = ada.watch_token(table)
        t0 = time.perf_counter()
        with ada.sit(table) as first, bea.sit(table) as second, cid.sit(table, watch) as third:
            play_on([first, second], random.Random(1))
            third.ready(lambda state: state["over"])
            print("game of", first.state["number"], time.perf_counter() - t0)
            assert first.state["ranking"]
            assert [line["text"] for line in first.log] == [line["text"] for line in second.log]
            assert first.panels
        details = cid.get(f"/api/tables/{table}", watch=watch)
        assert seed_hash(details["seed"]) == details["seed_hash"]
        record = read(ada.http.get(f"/api/tables/{table}/record").content)
        assert goodsyard.replay(record).over
