"""Positions in which an innovation before placing is a close thing, and what the book says about them (RULES 8.7)."""

from __future__ import annotations

from random import Random

from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.show.view import view_of
from tests.games.coal_baron.names import FAMILIES, ZONES
from tests.games.coal_baron.plans import ENGINES, Position, delivered, is_sure, mined, position_of
from tests.games.coal_baron.scenes import Scene, scene

LORRIES, ORDERS = FAMILIES[0], FAMILIES[3]
ACTION_INNOVATIONS = ["take_lorry"] * 2 + ["take_wagon"] * 2 + ["mining"] * 2
ACTION_INNOVATIONS += ["take_engine", "take_order", "take_share", "delivery"]


def seen_by(game: Scene, seat: int = 0) -> Position:
    return position_of(view_of(game.game, seat))


def leads_on(game: Scene) -> bool:
    """In the middle of an innovation: is the player sure after some way to end it?"""
    kind, about = game.game.decision()
    position = seen_by(game)
    if kind == kinds.MINING:
        return any(
            is_sure(position._replace(board=board)) for _, board in mined(position.board, kinds.MINING_MAX.of(about))
        )
    if kind == kinds.DELIVERY:
        same = {number for number, dock in enumerate(position.board.docks) if dock[0] == ENGINES[about - 1]}
        results = [way for way in delivered(position) if left_from(position, way) <= same]
        return any(is_sure(result) for result in [position, *results])
    return is_sure(position)


def left_from(before: Position, after: Position) -> set[int]:
    """The docks from which a train has left."""
    return {number for number in range(3) if before.board.docks[number][0] and not after.board.docks[number][0]}


def without_care(game: Scene) -> list[str]:
    """What could be done if no placement had to follow."""
    careless = Scene(game.game.clone())
    careless.game.careful = False
    return careless.options()


def some(chance: Random, cards: list[str], most: int) -> list[str]:
    return [chance.choice(cards) for _ in range(chance.randrange(most + 1))]


def crowded(seed: int) -> Scene:
    """Seat 0 has one worker left and a single zone that asks for one; boards, hands and stacks are anything."""
    chance = Random(seed)
    zone = chance.choice(
        ["delivery"] * 4 + ["mining_1_2", "mining_2_3", "engine"] * 2 + ["share", "lorry_1", "wagon_2"]
    )
    game = scene(seed=seed).only(zone)
    game.give(0, innovations=chance.sample(ACTION_INNOVATIONS, chance.choice([1, 2, 2, 3, 3, 4])))
    game.give(0, orders=[chance.choice(ORDERS)] if chance.random() < 0.7 else [])
    game.row(0, some(chance, LORRIES, 2)).storage(0, some(chance, LORRIES, 1))
    fits = {1: ["wheel", "clover", "wild"], 2: ["wheel", "tower", "wild"], 3: ["clover", "fox", "wild"]}
    for dock, wagon_kinds in fits.items():
        wagons = [
            kind if kind == "wild" or chance.random() < 0.6 else f"{kind} with {kind} 1"
            for kind in some(chance, wagon_kinds, 1)
        ]
        game.dock(0, dock, wagons, chance.choice(["", "", "saddle", "tender"]))
    for stack in ZONES[:9]:
        if chance.random() < 0.5:
            game.leave(stack, chance.choice([0, 1, 1, 2, 3]))
    return game
