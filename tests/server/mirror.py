"""A server's game beside the server: with a chosen seed, tests know the position and what can be played in it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

import goodsyard
from goodsyard.core.fairness import key_from, secret_of
from goodsyard.core.game import Game
from tests.server.site import Person, Site, Wire

SEED = 1
OPTIONS = {"starting_player": "1"}


def mirror(game: str) -> goodsyard.Table:
    """The game of two that a table with this seed and these options plays."""
    return goodsyard.new(game, 2, key_from(secret_of(SEED), ["-", "-"]), OPTIONS)


def breath(table: goodsyard.Table, length: int) -> tuple[int, ...]:
    """So many actions of the seat to act, without luck, after which it is still to act."""
    seat, luck = table.acting()[0], table.game.luck
    return search(table, length, lambda game: game.luck == luck and seat in game.acting())


def up_to_luck(table: goodsyard.Table, length: int) -> tuple[int, ...]:
    """So many actions of the seat to act of which only the last leads to luck."""
    luck = table.game.luck
    return search(table, length, lambda game: game.luck != luck and not game.over)


def search(table: goodsyard.Table, length: int, wanted: Callable[[Game], bool]) -> tuple[int, ...]:
    seat, luck = table.acting()[0], table.game.luck
    paths: list[tuple[tuple[int, ...], Game]] = [((), table.game)]
    while paths:
        path, game = paths.pop()
        if len(path) == length and wanted(game):
            return path
        if len(path) < length and game.luck == luck and seat in game.acting():
            for action in game.legal(seat):
                after = game.clone()
                after.apply(action, seat)
                paths.append(((*path, action), after))
    raise AssertionError("there is no such sequence")


def lead_to(table: goodsyard.Table, wanted: Callable[[goodsyard.Table], object]) -> list[tuple[int, int]]:
    """Play the table on until it is as wanted; returns the seats and actions that led there."""
    taken: list[tuple[int, int]] = []
    while not wanted(table):
        seat = table.acting()[0]
        legal = table.game.legal(seat)
        taken.append((seat, legal[len(taken) % len(legal)]))
        table.play(taken[-1][1], seat)
    return taken


@dataclass
class Round:
    """A table of two people with a spectator, all connected."""

    id: str
    people: list[Person]
    wires: list[Wire]

    def play(self, seat: int, action: int, **more: object) -> None:
        """Somebody plays, and everybody sees it."""
        wire = self.wires[seat]
        answer = wire.ask("play", seat=seat, number=wire.state["number"], action=action, **more)
        assert answer["type"] == "ack", answer
        self.reached(answer["number"])

    def reached(self, number: int) -> None:
        for wire in self.wires:
            wire.ready(lambda state: state["number"] == number)

    def watched(self, start: int) -> list[list[str]]:
        """The states that the second player and the spectator received after a position."""
        return [states_after(wire, start) for wire in self.wires[1:]]


def states_after(wire: Wire, number: int) -> list[str]:
    """The states of later positions that were received, byte by byte except for the tables' stamps."""
    return [re.sub('"stamp":"[0-9a-f]*"', "", frame) for frame in wire.frames if number_in(frame) > number]


def number_in(frame: str) -> int:
    message = json.loads(frame)
    return int(message["number"]) if message["type"] == "state" else -1


def heard_nothing(wire: Wire) -> bool:
    """Whether nothing has been sent over this connection since it was last read; a state may follow the first pong."""
    before = len(wire.frames)
    for _ in range(2):
        wire.send("ping")
        wire.until(lambda message: message["type"] == "pong")
    return len(wire.frames) == before + 2


@contextmanager
def round_of(site: Site, game: str, **more: object) -> Iterator[Round]:
    """A round at a table whose game `mirror` knows; everybody is there, and everything has been said."""
    with ExitStack() as stack:
        ada, bea, cid = (stack.enter_context(site.person(name)) for name in ("Ada", "Bea", "Cid"))
        table = ada.open("me", "open", game=game, seed=SEED, options=OPTIONS if game != "odd-lots" else {}, **more)
        bea.join(ada.invite(table, 1))
        watch = ada.watch_token(table)
        wires = [stack.enter_context(wire) for wire in (ada.sit(table), bea.sit(table), cid.sit(table, watch))]
        for wire in wires:
            wire.ready(lambda state: all(seat["online"] for seat in state["seats"]))
            while not any("has taken seat 2" in line["text"] for line in wire.chat):
                wire.read()
        for wire in wires:
            while not heard_nothing(wire):
                pass
        yield Round(table, [ada, bea, cid], wires)
