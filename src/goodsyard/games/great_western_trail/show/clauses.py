"""The clauses of RULES.md about the things in the pictures."""

from goodsyard.games.great_western_trail.say.names import BUILDINGS

CLAUSES = {
    "start": "2.1",
    "neutral": "2.3",
    "building": "7.7",
    "hazard": "7.22",
    "teepee": "7.20",
    "risk": "15.28",
    "move": "3.3",
    "kansas_city": "9.1",
    "foresight": "9.2",
    "income": "9.10",
    "jobs": "7.1",
    "engine": "8.1",
    "turnout": "8.3",
    "station": "8.13",
    "master": "8.14",
    "city": "9.13",
    "cattle": "7.15",
    "objective": "11.1",
    "disc": "10.2",
    "auxiliary": "6.9",
    "worker": "7.3",
    "certificate": "6.5",
    "deck": "4.1",
    "area": "11.3",
}


def building_clause(tile: str) -> str:
    """The clause that lists the local actions of a building."""
    return f"15.{BUILDINGS.index(tile) + 1}"
