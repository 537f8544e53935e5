"""What a seat may see (RULES 12)."""

from __future__ import annotations

import msgspec

from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import (
    ENGINE,
    FAMILY_OF,
    FIRST_OF,
    INNOVATION_KINDS,
    PRINTED_WORKERS,
    STACKS,
    WAGON,
    ZONE_PLAYERS,
    ZONES,
)
from goodsyard.games.coal_baron.rules.memory import (
    CARD_BACK,
    CARD_KIND,
    KNOWN_BACKS,
    KNOWN_FAMILY,
    KNOWN_KIND,
    is_certain,
)
from goodsyard.games.coal_baron.rules.stacks import top
from goodsyard.games.coal_baron.rules.state import MAX_PLACEMENTS, PLACED_BY, State
from goodsyard.games.coal_baron.rules.workers import required
from goodsyard.games.coal_baron.say.names import INNOVATIONS, card_id, stack_card, worker_cards
from goodsyard.games.coal_baron.say.names import ZONES as ZONE_IDS
from goodsyard.games.coal_baron.show.view_seat import Seat, cards_of, seat_of


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
    placing: Placement | None
    """Worker innovations of a placement to which cards are still to be added."""
    height: int | None
    """Cards in the stack; None for an action card."""
    top: str | None


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


def view_of(game: State, seat: int | None) -> View:
    """The view of a seat; None is a spectator; after the end everything is open (RULES 12.8)."""
    return View(
        game="coal-baron",
        you=seat,
        over=game.over,
        shift=game.shift,
        shifts=game.shifts,
        starter=game.starter,
        turn=game.active,
        acting=game.acting(),
        zones=[zone_of(game, zone) for zone in range(ZONES) if game.player_count >= ZONE_PLAYERS[zone]],
        looked_from=ZONE_IDS[game.looked_from] if game.looking else None,
        looked=looked(game, seat),
        on_its_way=on_its_way(game),
        remembered=remembered(game, seat) if seat is not None else [],
        box=cards_of(INNOVATIONS, game.box, 0, INNOVATION_KINDS),
        seats=[seat_of(game, k, game.over or k == seat) for k in range(game.player_count)],
        ranking=game.ranking() if game.over else None,
    )


def zone_of(game: State, zone: int) -> Zone:
    placed = game.workers[zone] - PRINTED_WORKERS[zone]
    placements = [placement_of(game, zone, k) for k in range(placed)]
    needed = required(game, zone)
    if zone >= STACKS:
        return Zone(ZONE_IDS[zone], needed, placements, placing_in(game, zone), None, None)
    height = game.heights[zone]
    open_card = stack_card(zone, CARD_KIND.of(top(game, zone))) if height else None
    return Zone(ZONE_IDS[zone], needed, placements, placing_in(game, zone), height, open_card)


def placement_of(game: State, zone: int, number: int) -> Placement:
    placement = game.placements[zone * MAX_PLACEMENTS + number]
    return Placement(PLACED_BY.of(placement), PRINTED_WORKERS[zone] + number + 1, worker_cards(placement))


def placing_in(game: State, zone: int) -> Placement | None:
    """A placement that has begun with worker innovations and is not complete."""
    kind, about = (kinds.TURN, 0) if game.over else game.decision()
    if kind != kinds.WORKERS or kinds.WORKERS_ZONE.of(about) != zone:
        return None
    begun = required(game, zone) - kinds.WORKERS_MISSING.of(about)
    if begun == 0:
        return None
    placement = game.placements[zone * MAX_PLACEMENTS + game.workers[zone] - PRINTED_WORKERS[zone]]
    return Placement(game.active, begun, worker_cards(placement))


def looked(game: State, seat: int | None) -> list[str | None]:
    """The cards that were lifted off, for the one who looks at them."""
    if game.active != seat:
        return [None] * game.looking
    return sorted(stack_card(game.looked_from, CARD_KIND.of(game.looked[k])) for k in range(game.looking))  # type: ignore


def on_its_way(game: State) -> str | None:
    kind, about = (kinds.TURN, 0) if game.over else game.decision()
    if kind == kinds.WAGON_TO:
        return card_id(WAGON, about)
    return card_id(ENGINE, about) if kind == kinds.ENGINE_TO else None


def remembered(game: State, seat: int) -> list[Remembered]:
    """The cards whose place the seat knows for certain (RULES 12.5)."""
    me = game.players[seat]
    known = {}
    for k in range(me.memories):
        backs = KNOWN_BACKS.of(me.memory[k])
        if is_certain(backs):
            back = int(backs).bit_length() - 1
            known[KNOWN_FAMILY.of(me.memory[k]), back] = KNOWN_KIND.of(me.memory[k])
    found = []
    for stack in range(STACKS):
        height = game.heights[stack]
        for position in range(2, height + 1):
            back = CARD_BACK.of(game.stacks[FIRST_OF[stack] + height - position])
            if (FAMILY_OF[stack], back) in known:
                card = stack_card(stack, known[FAMILY_OF[stack], back])
                found.append(Remembered(ZONE_IDS[stack], position, card))
    return found
