"""What a seat may see (RULES 12)."""

from __future__ import annotations

import msgspec

from goodsyard.core.row import Row
from goodsyard.games.coal_baron.cards import (
    DESTINATIONS,
    DOCKS,
    ENGINE,
    ENGINE_TYPES,
    FAMILY_OF,
    FIRST_OF,
    INNOVATION_KINDS,
    LORRY_KINDS,
    OBJECTIVE_KINDS,
    ORDER_KINDS,
    PRINTED_WORKERS,
    STACKS,
    WAGON,
    WAGON_KINDS,
    WORKER_VALUES,
    ZONE_PLAYERS,
    ZONES,
)
from goodsyard.games.coal_baron.docks import engine_in, kind_and_load, wagon_at, wagons_in
from goodsyard.games.coal_baron.kinds import ENGINE_TO, TURN, WAGON_TO
from goodsyard.games.coal_baron.memory import back_of, is_certain, kind_of, spoken_of
from goodsyard.games.coal_baron.names import (
    ENGINES,
    INNOVATIONS,
    LORRIES,
    OBJECTIVES,
    ORDERS,
    SHARES,
    WAGONS,
    card_id,
    stack_card,
)
from goodsyard.games.coal_baron.names import ZONES as ZONE_IDS
from goodsyard.games.coal_baron.scoring import LINES, lines
from goodsyard.games.coal_baron.stacks import top
from goodsyard.games.coal_baron.state import (
    DELIVERED_ENGINE,
    DELIVERED_WAGON,
    FULFILLED,
    INNOVATION_IN_HAND,
    MOST_PLACEMENTS,
    ORDER_IN_HAND,
    WORKER_IN_HAND,
    Player,
    State,
)
from goodsyard.games.coal_baron.workers import IN_SET, INNOVATION_OF, STANDS_FOR, innovations_in, seat_and_set


class Placement(msgspec.Struct, frozen=True):
    """One player's workers in a zone."""

    seat: int
    workers: int
    cards: list[str]
    """Values of worker cards, and worker innovations as `worker_1_3=2`."""


class Zone(msgspec.Struct, frozen=True):
    """A stack or an action card with its worker zone."""

    id: str
    required: int
    placements: list[Placement]
    height: int | None
    """Cards in the stack; None for an action card."""
    top: str | None


class Wagon(msgspec.Struct, frozen=True):
    kind: str
    lorry: str | None


class Train(msgspec.Struct, frozen=True):
    engine: str | None
    wagons: list[Wagon]


class Seat(msgspec.Struct, frozen=True):
    """One player's board and hand; a card that the viewer does not know is None."""

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
    lorries: list[str]
    wagons: list[str]
    engines: list[str]
    fulfilled: list[str]
    shares: list[str]
    objectives: list[str]
    tokens: list[int]
    lines: dict[str, int]
    score: int


class Remembered(msgspec.Struct, frozen=True):
    """A card under the top of a stack that the viewer has seen; position 2 lies right under the top."""

    zone: str
    position: int
    card: str


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat, or a spectator, may see it."""

    game: str
    you: int | None
    over: bool
    shift: int
    shifts: int
    starter: int
    turn: int
    acting: list[int]
    zones: list[Zone]
    looked_from: str | None
    looked: list[str | None]
    """Cards that the wild action has lifted off."""
    on_its_way: str | None
    """A wagon or engine that was taken and is still to be put into a dock."""
    remembered: list[Remembered]
    box: list[str]
    seats: list[Seat]
    ranking: list[int] | None


def cards_of(names: list[str], counts: Row, first: int, kinds: int) -> list[str]:
    """Names as often as a row counts them."""
    return [names[kind] for kind in range(kinds) for _ in range(counts[first + kind])]


def view_of(game: State, seat: int | None) -> View:
    """The view of a seat; None is a spectator; after the end everything is open (RULES 12.8)."""
    return View(
        game="coal-baron",
        you=seat,
        over=game.over,
        shift=game.shift,
        shifts=game.shifts,
        starter=game.starter,
        turn=game.turn,
        acting=game.acting(),
        zones=[zone_of(game, zone) for zone in range(ZONES) if game.players >= ZONE_PLAYERS[zone]],
        looked_from=ZONE_IDS[game.looked_from] if game.looking else None,
        looked=looked(game, seat),
        on_its_way=on_its_way(game),
        remembered=remembered(game, seat) if seat is not None else [],
        box=cards_of(INNOVATIONS, game.box, 0, INNOVATION_KINDS),
        seats=[seat_of(game.seats[k], k, game.over or k == seat) for k in range(game.players)],
        ranking=game.ranking() if game.over else None,
    )


def zone_of(game: State, zone: int) -> Zone:
    placed = game.workers[zone] - PRINTED_WORKERS[zone]
    placements = [placement_of(game, zone, k) for k in range(placed)]
    if zone >= STACKS:
        return Zone(ZONE_IDS[zone], game.workers[zone] + 1, placements, None, None)
    height = game.heights[zone]
    open_card = stack_card(zone, kind_of(top(game, zone))) if height else None
    return Zone(ZONE_IDS[zone], game.workers[zone] + 1, placements, height, open_card)


def placement_of(game: State, zone: int, number: int) -> Placement:
    placement = game.placements[zone * MOST_PLACEMENTS + number]
    seat, chosen = seat_and_set(placement)
    cards = []
    innovations = innovations_in(placement)
    while innovations:
        standing = innovations % 16 - 1
        cards.append(f"{INNOVATIONS[INNOVATION_OF[standing]]}={STANDS_FOR[standing]}")
        innovations //= 16
    for value in range(WORKER_VALUES, 0, -1):
        cards += [str(value)] * IN_SET[chosen * WORKER_VALUES + value - 1]
    return Placement(seat, PRINTED_WORKERS[zone] + number + 1, cards)


def looked(game: State, seat: int | None) -> list[str | None]:
    """The cards that were lifted off, for the one who looks at them."""
    if game.turn != seat:
        return [None] * game.looking
    return sorted(stack_card(game.looked_from, kind_of(game.looked[k])) for k in range(game.looking))  # type: ignore


def on_its_way(game: State) -> str | None:
    kind, about = (TURN, 0) if game.over else game.decision()
    if kind == WAGON_TO:
        return card_id(WAGON, about)
    return card_id(ENGINE, about) if kind == ENGINE_TO else None


def remembered(game: State, seat: int) -> list[Remembered]:
    """The cards whose place the seat knows for certain (RULES 12.5)."""
    me = game.seats[seat]
    known = {}
    for k in range(me.memories):
        family, kind, backs = spoken_of(me.memory[k])
        if is_certain(backs):
            known[family, int(backs).bit_length() - 1] = kind
    found = []
    for stack in range(STACKS):
        height = game.heights[stack]
        for position in range(2, height + 1):
            back = back_of(game.stacks[FIRST_OF[stack] + height - position])
            if (FAMILY_OF[stack], back) in known:
                card = stack_card(stack, known[FAMILY_OF[stack], back])
                found.append(Remembered(ZONE_IDS[stack], position, card))
    return found


def hand_of(player: Player, names: list[str], first: int, kinds: int, open_hand: bool) -> list[str | None]:
    """Cards of one family in hand: all for their owner, otherwise those that everybody saw (RULES 12.2, 12.4)."""
    everything = cards_of(names, player.hand, first, kinds)
    seen: list[str | None] = [*(everything if open_hand else cards_of(names, player.shown, first, kinds))]
    return seen + [None] * (len(everything) - len(seen))


def train_in(player: Player, dock: int) -> Train:
    wagons = []
    for place in range(wagons_in(player, dock)):
        kind, load = kind_and_load(wagon_at(player, dock, place))
        wagons.append(Wagon(WAGONS[kind], LORRIES[load - 1] if load else None))
    engine = engine_in(player, dock)
    return Train(ENGINES[engine - 1] if engine else None, wagons)


def seat_of(player: Player, seat: int, open_hand: bool) -> Seat:
    delivered = player.delivered
    points = lines(player)
    return Seat(
        seat=seat,
        out=player.out,
        workers=[player.hand[WORKER_IN_HAND + value] for value in range(1, WORKER_VALUES + 1)],
        orders=hand_of(player, ORDERS, ORDER_IN_HAND, ORDER_KINDS, open_hand),
        innovations=hand_of(player, INNOVATIONS, INNOVATION_IN_HAND, INNOVATION_KINDS, open_hand),
        mining_row=[LORRIES[player.mining_row[k]] for k in range(player.lorries)],
        storage=cards_of(LORRIES, player.storage, 0, LORRY_KINDS),
        docks=[train_in(player, dock) for dock in range(DOCKS)],
        lorries=cards_of(LORRIES, delivered, 0, LORRY_KINDS),
        wagons=cards_of(WAGONS, delivered, DELIVERED_WAGON, WAGON_KINDS),
        engines=cards_of(ENGINES, delivered, DELIVERED_ENGINE, ENGINE_TYPES),
        fulfilled=cards_of(ORDERS, delivered, FULFILLED, ORDER_KINDS),
        shares=cards_of(SHARES, player.shares, 0, DESTINATIONS),
        objectives=[OBJECTIVES[k] for k in range(OBJECTIVE_KINDS) if player.objectives >> k & 1],
        tokens=[number for number in range(1, 8) if player.tokens >> number & 1],
        lines=dict(zip(LINES, points, strict=True)),
        score=sum(points),
    )
