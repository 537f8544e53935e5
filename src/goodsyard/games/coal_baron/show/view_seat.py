"""What a seat may see of a player: the board, what lies in front, what is held (RULES 12)."""

from __future__ import annotations

import msgspec

from goodsyard.core.row import Row
from goodsyard.games.coal_baron.rules.cards import (
    DESTINATIONS,
    DOCKS,
    ENGINE_TYPES,
    INNOVATION_KINDS,
    LORRY_KINDS,
    OBJECTIVE_KINDS,
    ORDER_KINDS,
    WAGON_KINDS,
    WORKER_VALUES,
)
from goodsyard.games.coal_baron.rules.docks import EMPTY, WAGON_KIND, WAGON_LORRY, engine_in, wagon_at, wagons_in
from goodsyard.games.coal_baron.rules.scoring import LINES, lines
from goodsyard.games.coal_baron.rules.state import (
    DELIVERED_ENGINE,
    DELIVERED_WAGON,
    FULFILLED,
    INNOVATION_IN_HAND,
    ORDER_IN_HAND,
    WORKER_IN_HAND,
    Player,
    State,
)
from goodsyard.games.coal_baron.say.names import ENGINES, INNOVATIONS, LORRIES, OBJECTIVES, ORDERS, SHARES, WAGONS


class Wagon(msgspec.Struct, frozen=True):
    kind: str
    lorry: str | None


class Train(msgspec.Struct, frozen=True):
    engine: str | None
    wagons: list[Wagon]


class Seat(msgspec.Struct, frozen=True):
    """One player's board and hand; a card that the viewer does not know is None, and so are the delivered cards and the
    points of a player whose delivered stack the viewer may not look at."""

    seat: int
    out: bool
    workers: list[int]
    """Worker cards in hand by value, 1 to 5."""
    orders: list[str | None]
    innovations: list[str | None]
    mining_row: list[str]
    """The rightmost card first."""
    storage: list[str]
    docks: list[Train]
    delivered: int
    """How many cards lie on the delivered stack; the next four lists are what it holds."""
    lorries: list[str] | None
    wagons: list[str] | None
    engines: list[str] | None
    fulfilled: list[str] | None
    shares: list[str]
    objectives: list[str]
    tokens: list[int]
    lines: dict[str, int] | None
    score: int | None


def cards_of(names: list[str], counts: Row, first: int, kinds: int) -> list[str]:
    """Each name as often as the row counts it."""
    return [names[kind] for kind in range(kinds) for _ in range(counts[first + kind])]


def hand_of(player: Player, names: list[str], first: int, kinds: int, open_hand: bool) -> list[str | None]:
    """Cards of one family in hand: all for their owner, otherwise those that everybody saw (RULES 12.2, 12.4)."""
    everything = cards_of(names, player.hand, first, kinds)
    seen: list[str | None] = [*(everything if open_hand else cards_of(names, player.shown, first, kinds))]
    return seen + [None] * (len(everything) - len(seen))


def train_in(player: Player, dock: int) -> Train:
    wagons = []
    for place in range(wagons_in(player, dock)):
        wagon = wagon_at(player, dock, place)
        lorry = WAGON_LORRY.of(wagon)
        wagons.append(Wagon(WAGONS[WAGON_KIND.of(wagon)], None if lorry == EMPTY else LORRIES[lorry]))
    engine = engine_in(player, dock)
    return Train(ENGINES[engine - 1] if engine else None, wagons)


def seat_of(game: State, seat: int, open_hand: bool) -> Seat:
    player = game.players[seat]
    delivered = player.delivered
    points = lines(player)
    shown = open_hand or game.delivered_open  # whoever may not look at the stack is not told what it is worth either
    return Seat(
        seat=seat,
        out=player.out,
        workers=[player.hand[WORKER_IN_HAND + value] for value in range(1, WORKER_VALUES + 1)],
        orders=hand_of(player, ORDERS, ORDER_IN_HAND, ORDER_KINDS, open_hand),
        innovations=hand_of(player, INNOVATIONS, INNOVATION_IN_HAND, INNOVATION_KINDS, open_hand),
        mining_row=[LORRIES[player.mining_row[k]] for k in range(player.lorries)],
        storage=cards_of(LORRIES, player.storage, 0, LORRY_KINDS),
        docks=[train_in(player, dock) for dock in range(DOCKS)],
        delivered=sum(delivered),
        lorries=cards_of(LORRIES, delivered, 0, LORRY_KINDS) if shown else None,
        wagons=cards_of(WAGONS, delivered, DELIVERED_WAGON, WAGON_KINDS) if shown else None,
        engines=cards_of(ENGINES, delivered, DELIVERED_ENGINE, ENGINE_TYPES) if shown else None,
        fulfilled=cards_of(ORDERS, delivered, FULFILLED, ORDER_KINDS) if shown else None,
        shares=cards_of(SHARES, player.shares, 0, DESTINATIONS),
        objectives=[OBJECTIVES[k] for k in range(OBJECTIVE_KINDS) if player.objectives >> k & 1],
        tokens=[number for number in range(1, 8) if player.tokens >> number & 1],
        lines=dict(zip(LINES, points, strict=True)) if shown else None,
        score=sum(points) if shown else None,
    )
