"""May an innovation be played before placing? An answer straight from the rule book, for comparison (RULES 8.7).

Nothing of the engine is used but its view, which is copied into plain tuples once. A card that the player has not seen
is None. Whole actions are tried, not single decisions: a mining action is the set of all boards that it can leave.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, permutations
from typing import NamedTuple

from goodsyard.games.coal_baron.show.view import View

CRESTS = {0: ("wheel", "clover"), 1: ("wheel", "tower"), 2: ("clover", "fox")}
LORRIES = [f"{crest}-{size}" for crest in ("wheel", "clover", "tower", "fox") for size in (1, 2)]
WAGONS = ["wheel", "clover", "tower", "fox", "wild"]
ENGINES = ["saddle", "tender", "express", "shunter"]
UNSEEN = {"lorry": LORRIES, "wagon": WAGONS, "engine": ENGINES, "order": ["x-1", "x-2", "x-3", "x-4"], "share": ["x"]}
STEPS = {"mining_0_1": (0, 1), "mining_1_2": (1, 2), "mining_2_3": (2, 3)}
TAKES = {
    "take_lorry": ("lorry_1", "lorry_2"),
    "take_wagon": ("wagon_1", "wagon_2"),
    "take_engine": ("engine",),
    "take_order": ("order",),
    "take_share": ("share",),
}

Wagon = tuple[str, str]  # its crest and its lorry card, or nothing
Dock = tuple[str, tuple[Wagon, ...]]  # the engine, or nothing
Stack = tuple[str | None, ...]  # from top to bottom


class Board(NamedTuple):
    row: tuple[str, ...]  # the rightmost card first
    storage: tuple[str, ...]
    docks: tuple[Dock, ...]


class Position(NamedTuple):
    """What matters of what the player whose turn it is can see."""

    board: Board
    orders: tuple[int, ...]  # lorries that they ask for
    innovations: tuple[str, ...]
    stacks: tuple[tuple[str, Stack], ...]
    manned: frozenset[str]  # zones for which the player has the workers


def size(lorry: str) -> int:
    return int(lorry.split("-")[1])


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def with_dock(board: Board, number: int, dock: Dock) -> Board:
    return board._replace(docks=(*board.docks[:number], dock, *board.docks[number + 1 :]))


def position_of(view: View) -> Position:
    """The viewer's position at the viewer's turn."""
    me = view.seats[view.you or 0]
    docks = tuple(
        (train.engine or "", tuple((wagon.kind, short(wagon.lorry) if wagon.lorry else "") for wagon in train.wagons))
        for train in me.docks
    )
    board = Board(tuple(map(short, me.mining_row)), tuple(sorted(map(short, me.storage))), docks)
    known = {(seen.zone, seen.position): seen.card for seen in view.remembered}
    stacks = {}
    for zone in view.zones:
        if zone.height is not None:
            cards = [zone.top, *(known.get((zone.id, place)) for place in range(2, zone.height + 1))][: zone.height]
            stacks[zone.id] = tuple(plain(card) for card in cards)
    held = [value for value, count in enumerate(me.workers, 1) for _ in range(count)]
    ideas = [idea for idea in me.innovations if idea]
    sums = totals(held, [int(idea[-1]) for idea in ideas if idea.startswith("worker")])
    return Position(
        board,
        tuple(sorted(int(order.split("-")[1]) for order in me.orders if order)),
        tuple(sorted(idea for idea in ideas if not idea.startswith("worker"))),
        tuple(stacks.items()),
        frozenset(zone.id for zone in view.zones if zone.required in sums),
    )


def short(lorry: str) -> str:
    return lorry.rsplit("-", 1)[0]


def plain(card: str | None) -> str | None:
    family, _, name = (card or "").partition(":")
    return (short(name) if family == "lorry" else name) if card else None


def totals(values: list[int], ranges: list[int]) -> set[int]:
    """Every number of workers that these cards can make up."""
    sums = {0}
    for value in values:
        sums |= {total + value for total in sums}
    for most in ranges:
        sums |= {total + value for total in sums for value in range(1, most + 1)}
    return sums


# Mining and delivery.


def moves(board: Board) -> Iterator[tuple[int, Board]]:
    """Each single move of a lorry card with its steps."""
    cards = {*([(True, board.row[0])] if board.row else []), *((False, lorry) for lorry in board.storage)}
    for from_row, lorry in sorted(cards):
        left = board._replace(row=board.row[1:]) if from_row else board._replace(storage=without(board.storage, lorry))
        if from_row:
            yield size(lorry), left._replace(storage=tuple(sorted((*left.storage, lorry))))
        crest = lorry.split("-")[0]
        for number, (engine, wagons) in enumerate(board.docks):
            for place, (kind, load) in enumerate(wagons):
                if not load and kind in (crest, "wild") and crest in CRESTS[number]:
                    loaded = (*wagons[:place], (kind, lorry), *wagons[place + 1 :])
                    yield size(lorry), with_dock(left, number, (engine, loaded))


@lru_cache(maxsize=100_000)
def mined(board: Board, steps: int) -> frozenset[tuple[int, Board]]:
    """All boards within reach of this many steps, each with the steps that are left."""
    found = {(steps, board)}
    for cost, after in moves(board):
        if cost <= steps:
            found |= mined(after, steps - cost)
    return frozenset(found)


def lorries_on(dock: Dock) -> int:
    return sum(size(lorry) for _, lorry in dock[1] if lorry)


def delivered(position: Position) -> Iterator[Position]:
    """Every result of a delivery action: trains with one type of engine, an order for each."""
    docks = position.board.docks
    for count in (1, 2, 3):
        for leaving in combinations(range(3), count):
            if len({docks[number][0] for number in leaving}) == 1 and docks[leaving[0]][0]:
                for orders in set(permutations(position.orders, count)):
                    if all(lorries_on(docks[n]) >= order for n, order in zip(leaving, orders, strict=True)):
                        yield sent_off(position, leaving, orders)


def sent_off(position: Position, leaving: tuple[int, ...], orders: tuple[int, ...]) -> Position:
    board, left = position.board, list(position.orders)
    for number, order in zip(leaving, orders, strict=True):
        board = with_dock(board, number, ("", ()))
        left.remove(order)
    return position._replace(board=board, orders=tuple(left))


# Taking cards.


def lifted(position: Position, zone: str) -> Position:
    """The top card of a stack is gone; of two stacks the empty one gets the upper half of the other."""
    stacks = dict(position.stacks)
    stacks[zone] = stacks[zone][1:]
    other = {"1": "2", "2": "1"}.get(zone[-1])
    if other and not stacks[zone]:
        twin = stacks[zone[:-1] + other]
        stacks[zone], stacks[zone[:-1] + other] = twin[: len(twin) // 2], twin[len(twin) // 2 :]
    return position._replace(stacks=tuple(stacks.items()))


def received(position: Position, family: str, card: str) -> Iterator[Position]:
    """Every way to put a card where it goes."""
    board = position.board
    if family == "lorry":
        yield position._replace(board=board._replace(row=(*board.row, card)))
    elif family == "order":
        yield position._replace(orders=tuple(sorted((*position.orders, int(card.split("-")[1])))))
    elif family == "share":
        yield position
    for number, (engine, wagons) in enumerate(board.docks):
        if family == "wagon" and (card == "wild" or card in CRESTS[number]):
            yield position._replace(board=with_dock(board, number, (engine, (*wagons, (card, "")))))
        if family == "engine" and not engine:
            yield position._replace(board=with_dock(board, number, (card, wagons)))


# The question.


def can_take(position: Position, zone: str) -> bool:
    return bool(dict(position.stacks)[zone]) and (zone != "engine" or any(not dock[0] for dock in position.board.docks))


def can_work(position: Position, zone: str) -> bool:
    """Can the action of a zone be carried out?"""
    if zone in STEPS:
        least, most = STEPS[zone]
        return any(most - left >= least for left, _ in mined(position.board, most))
    if zone == "delivery":
        return any(True for _ in delivered(position))
    if zone == "wild":
        return any(can_take(position, stack) for stack, _ in position.stacks)
    return can_take(position, zone)


@lru_cache(maxsize=100_000)
def is_sure(position: Position) -> bool:
    """Can workers be placed, now or after more innovations, whatever the unseen cards are?"""
    if any(can_work(position, zone) for zone in position.manned):
        return True
    return any(may_play(position, *play) for play in plays(position))


def plays(position: Position) -> Iterator[tuple[str, str]]:
    """Innovations in hand that can be carried out, each with the stack that it takes from."""
    for innovation in sorted(set(position.innovations)):
        for zone in TAKES.get(innovation, ("",)):
            if not zone or can_take(position, zone):
                yield innovation, zone


def may_play(position: Position, innovation: str, zone: str) -> bool:
    after = position._replace(innovations=without(position.innovations, innovation))
    if innovation == "mining":
        return any(is_sure(after._replace(board=board)) for _, board in mined(after.board, 4))
    if innovation == "delivery":
        return any(is_sure(result) for result in delivered(after))
    family, top = zone.split("_")[0], dict(position.stacks)[zone][0]
    cards = [top] if top else UNSEEN[family]
    return all(any(is_sure(way) for way in received(lifted(after, zone), family, card)) for card in cards)
