"""The final scoring: eleven lines (RULES 14).

Before the end the points are those of a game that ended now.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.games.great_western_trail.rules.amounts import teepee_pairs
from goodsyard.games.great_western_trail.rules.cards import (
    ARROW_POINTS,
    CATTLE,
    CATTLE_POINTS,
    CERTIFICATES_MASTER,
    CITIES,
    CITY_POINTS,
    DISC_POINTS,
    DISC_SPACES,
    DISCS,
    DOLLARS_A_POINT,
    FACE_POINTS,
    HAZARD,
    HAZARDS_MASTER,
    MASTER_PER,
    MASTER_POINTS,
    SPACES,
    STATION_POINTS,
    STATIONS,
    TEEPEES_MASTER,
    TILE_POINTS,
    TILES,
    TOKEN_POINTS,
    WORKER_POINTS,
    WORKERS,
    WORKERS_MASTER,
)
from goodsyard.games.great_western_trail.rules.rewards import TRACK, permanent_certificates
from goodsyard.games.great_western_trail.rules.state import Player, State
from goodsyard.games.great_western_trail.rules.tasks import HAZARD_TASK, Assignment, copies_in_deck, things
from goodsyard.games.great_western_trail.rules.trail import face_of, owner_of

LINES: Final = [
    "money",
    "buildings",
    "cities",
    "stations",
    "hazards",
    "cattle",
    "objectives",
    "station_masters",
    "workers",
    "steps",
    "token",
]
WORKERS_WITHOUT_POINTS: Final = 4  # of a type; any further ones stand on spaces that give points


def building_points(game: State, seat: i64) -> i64:
    """The private buildings on the board (RULES 14.2)."""
    points: i64 = 0
    space: i64
    for space in range(SPACES):
        if owner_of(game.trail[space]) == seat:
            points += FACE_POINTS[face_of(game.trail[space], game.sides)]
    return points


def city_points(player: Player) -> i64:
    """Discs on cities, and green arrows between two of them (RULES 14.3)."""
    points: i64 = 0
    city: i64
    for city in range(CITIES):
        points += player.cities[city] * CITY_POINTS[city]
        if city + 1 < CITIES and player.cities[city] > 0 and player.cities[city + 1] > 0:
            points += ARROW_POINTS[city]
    return points


def station_points(player: Player) -> i64:
    points: i64 = 0
    station: i64
    for station in range(STATIONS):
        if player.stations >> station & 1:
            points += STATION_POINTS[station]
    return points


def hazard_points(player: Player) -> i64:
    points: i64 = 0
    tile: i64
    for tile in range(HAZARD, TILES):
        points += player.tiles[tile] * TILE_POINTS[tile]
    return points


def cattle_points(game: State, seat: i64) -> i64:
    """All cattle cards of the deck, wherever they are (RULES 14.6)."""
    points: i64 = 0
    card: i64
    for card in range(CATTLE):
        points += copies_in_deck(game, seat, card) * CATTLE_POINTS[card]
    return points


def master_points(game: State, seat: i64) -> i64:
    """The station master tiles, except the one for objective cards (RULES 14.8)."""
    player = game.players[seat]
    points: i64 = 0
    if player.masters >> WORKERS_MASTER & 1:
        worker: i64
        for worker in range(WORKERS):
            points += player.workers[worker] * MASTER_POINTS[WORKERS_MASTER]
    if player.masters >> HAZARDS_MASTER & 1:
        points += every(HAZARDS_MASTER, things(game, seat)[HAZARD_TASK])
    if player.masters >> TEEPEES_MASTER & 1:
        points += every(TEEPEES_MASTER, teepee_pairs(player))
    if player.masters >> CERTIFICATES_MASTER & 1:
        points += every(CERTIFICATES_MASTER, TRACK[player.marker] + permanent_certificates(player))
    return points


def every(tile: i64, count: i64) -> i64:
    """Points of a station master tile for a number of things."""
    return count // MASTER_PER[tile] * MASTER_POINTS[tile]


def worker_points(player: Player) -> i64:
    """Workers on the fifth and sixth space of a row (RULES 14.9)."""
    points: i64 = 0
    worker: i64
    for worker in range(WORKERS):
        points += max(0, player.workers[worker] - WORKERS_WITHOUT_POINTS) * WORKER_POINTS
    return points


def disc_points(player: Player) -> i64:
    """Disc spaces that give points when they are clear (RULES 14.10)."""
    points: i64 = 0
    space: i64
    for space in range(DISC_SPACES):
        points += (DISCS[space] - player.discs[space]) * DISC_POINTS[space]
    return points


def lines(game: State, seat: i64) -> list[int]:
    """The eleven lines of the note pad (RULES 14.1-14.11)."""
    return lines_with(game, seat, Assignment(game, seat))


def lines_with(game: State, seat: i64, best: Assignment) -> list[int]:
    """The same, given the best assignment of objective cards."""
    player = game.players[seat]
    return [
        player.money // DOLLARS_A_POINT,
        building_points(game, seat),
        city_points(player),
        station_points(player),
        hazard_points(player),
        cattle_points(game, seat),
        best.points - best.paid,
        master_points(game, seat) + best.paid,
        worker_points(player),
        disc_points(player),
        TOKEN_POINTS if game.token_seat == seat else 0,
    ]


def score(game: State, seat: i64) -> i64:
    points: i64 = 0
    line: i64
    for line in lines(game, seat):
        points += line
    return points
