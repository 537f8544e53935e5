"""People who play on through every fault, and remember what was acknowledged to them."""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import dataclass, field
from threading import Event, Thread
from time import sleep

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from goodsyard.core.record import Record
from tests.server.site import Address, Person, Wire

PAUSE, PATIENCE = 0.1, 10.0
LOST = (OSError, TimeoutError, WebSocketException, InvalidHandshake, httpx.HTTPError)
"""What a client sees of a server that is gone."""


@dataclass
class Memory:
    """What one seat's player has sent, in order: whether the action was acknowledged, refused, or is unknown."""

    sent: list[tuple[int, bool]] = field(default_factory=list)
    """Action, and whether it was acknowledged; without an answer it may be stored or not."""

    def fits(self, stored: list[int]) -> bool:
        """Whether these stored actions are all that was acknowledged, once, and of the rest what may be."""
        reached = {0}
        for action, acknowledged in self.sent:
            matched = {k + 1 for k in reached if k < len(stored) and stored[k] == action}
            reached = matched if acknowledged else reached | matched
        return len(stored) in reached


class Match:
    """People at tables of one game; when a game ends, the next one begins."""

    def __init__(self, site: Address, game: str, people: list[Person], bots: list[str], seed: int) -> None:
        self.site, self.game, self.people, self.bots = site, game, people, bots
        self.chance = random.Random(seed)
        self.memories: dict[str, dict[int, Memory]] = {}
        self.refused = 0
        self.over = Event()
        self.thread = Thread(target=self.run, daemon=True)

    @property
    def acknowledged(self) -> int:
        memories = [memory for seats in list(self.memories.values()) for memory in list(seats.values())]
        return sum(known for memory in memories for _, known in list(memory.sent))

    def run(self) -> None:
        table = ""
        while not self.over.is_set():
            try:
                table = table or self.open()
                if self.play(table):
                    table = ""
            except LOST:
                sleep(PAUSE)

    def open(self) -> str:
        """A new table at which everybody sits; a table that the server died over is forgotten."""
        host, *guests = self.people
        table = host.open("me", *["open"] * len(guests), *self.bots, game=self.game)
        for seat, guest in enumerate(guests, 1):
            guest.join(host.invite(table, seat))
        self.memories[table] = defaultdict(Memory)
        return table

    def play(self, table: str) -> bool:
        """Play until the game ends or the connection does; true if it has ended."""
        wires = [person.sit(table) for person in self.people]
        try:
            for wire in wires:
                wire.ready()
            while not self.over.is_set():
                if any(wire.state["over"] for wire in wires):
                    return True
                mine = next((wire for wire in wires if wire.is_mine()), None)
                if mine is None:
                    min(wires, key=lambda each: each.state["number"]).read(PATIENCE)
                elif not self.move(table, mine):
                    return False
            return False
        finally:
            for wire in wires:
                wire.close()

    def move(self, table: str, wire: Wire) -> bool:
        """Send a move; false if it was refused, so that the players look again."""
        seat, action = wire.state["viewer"], self.chance.choice(wire.state["choices"])["action"]
        sent = self.memories[table][seat].sent
        sent.append((action, False))
        answer = wire.play(action, seat)
        if answer["type"] == "ack":
            sent[-1] = (action, True)
            wire.reached(answer["number"])
            return True
        sent.pop()
        self.refused += 1
        sleep(PAUSE)
        return False


def wrong(record: Record, seats: dict[int, Memory]) -> list[str]:
    """Acknowledged actions that a stored game lost, or actions that it holds and nobody sent."""
    found = []
    for seat, memory in seats.items():
        stored = [action for by, _, action in record.actions if by == seat]
        if not memory.fits(stored):
            found.append(f"seat {seat}: {len(stored)} stored, {sum(known for _, known in memory.sent)} acknowledged")
    return found
