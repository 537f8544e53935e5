"""Short names for all options, so that tests can be read."""

from __future__ import annotations

from collections.abc import Callable

from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.actions import PAIRS
from goodsyard.games.great_western_trail.rules.auxiliary import NEITHER
from goodsyard.games.great_western_trail.rules.building import NOTHING
from goodsyard.games.great_western_trail.rules.cards import CARDS, NONE
from goodsyard.games.great_western_trail.rules.cattle import ADD_CARDS, ENOUGH, PURCHASES
from goodsyard.games.great_western_trail.rules.deck import KEEP
from goodsyard.games.great_western_trail.rules.discs import FROM_STATION, NO_DISC
from goodsyard.games.great_western_trail.rules.game import GreatWesternTrail
from goodsyard.games.great_western_trail.rules.hiring import NOBODY
from goodsyard.games.great_western_trail.rules.local_actions import RISK, action_at
from goodsyard.games.great_western_trail.rules.location import DONE, PLAY, SINGLE
from goodsyard.games.great_western_trail.rules.movement import PLAY as TRAVEL_PLAY
from goodsyard.games.great_western_trail.rules.movement import STAY
from goodsyard.games.great_western_trail.rules.objectives import NO_CARD, STACK_TOP
from goodsyard.games.great_western_trail.rules.railroad import POSITIONS
from goodsyard.games.great_western_trail.rules.rewards import TRACK
from goodsyard.games.great_western_trail.rules.tiles import NO_TILE
from goodsyard.games.great_western_trail.rules.trail import FORKS, SECOND_WAY, side_of
from goodsyard.games.great_western_trail.say.names import (
    AUXILIARIES,
    BUILDINGS,
    CITIES,
    DISCS,
    OBJECTIVES,
    SPACES,
    TILES,
    WORKERS,
    card_id,
    place_id,
)


def position_of(place: str) -> int:
    """The number of a place on the track."""
    return [place_id(k) if k % 2 == 0 or k // 2 in AFTER else "" for k in range(POSITIONS)].index(place)


AFTER = CARDS.column("stations", "after")


def name_of(game: GreatWesternTrail, kind: int, about: int, action: int) -> str:
    """What an option is called in the tests."""
    if kind == kinds.LOCATION:
        return location_name(game, about, action)
    if kind == kinds.BUILD:
        return "nothing" if action == NOTHING else BUILDINGS[side_of(action, game.sides)]
    return NAMES[kind](action)


def location_name(game: GreatWesternTrail, about: int, action: int) -> str:
    if action == DONE:
        return "done"
    if action >= PLAY:
        return f"play {OBJECTIVES[action - PLAY]}"
    if action >= SINGLE:
        return f"single {AUXILIARIES[action - SINGLE]}"
    choice, detail = kinds.LOCATION_CHOICE.of(action), kinds.LOCATION_DETAIL.of(action)
    line = CARDS.rows["actions"][action_at(game, kinds.LOCATION_SPACE.of(about), choice)]
    start = "risk " if choice == RISK else ""
    if line["op"] != "discard":
        return f"{line['op']} {line['amount']:+}" if line["op"] == "hire" and line["amount"] else str(line["op"])
    return start + "discard " + discarded_name(line["card"], detail)


def discarded_name(card: str, detail: int) -> str:
    if card == "any":
        return card_id(detail)
    if card == "pair":
        return " ".join(card_id(one) for one in PAIRS[detail])
    return OBJECTIVES[detail] if card == "objective" else card


def travel_name(action: int) -> str:
    return SPACES[action] if action < TRAVEL_PLAY else f"play {OBJECTIVES[action - TRAVEL_PLAY]}"


def way_name(action: int) -> str:
    """The first spaces of the second branches that are taken."""
    turns = [SPACES[SECOND_WAY[fork]] for k, fork in enumerate(FORKS) if action >> k & 1]
    return "by " + (" ".join(turns) if turns else "the first branches")


def objective_name(action: int) -> str:
    return {STACK_TOP: "stack", NO_CARD: "none"}.get(action) or OBJECTIVES[action]


def disc_name(action: int) -> str:
    if action == NO_DISC:
        return "no disc"
    return DISCS[action] if action < FROM_STATION else f"from station {action - FROM_STATION + 1}"


def auxiliary_name(action: int) -> str:
    if action == NEITHER:
        return "neither"
    return ("double " if action % 2 else "") + AUXILIARIES[action // 2]


def purchase_name(action: int) -> str:
    if action in (ADD_CARDS, ENOUGH):
        return "add" if action == ADD_CARDS else "enough"
    _, dollars, card, second = PURCHASES[action]
    return card_id(card) + (f" {card_id(second)}" if second != NONE else "") + f" for {dollars}"


NAMES: dict[int, Callable[[int], str]] = {
    kinds.TRAVEL: travel_name,
    kinds.WAY: way_name,
    kinds.COPY: lambda action: SPACES[action],
    kinds.MOVE: lambda action: "stay" if action == STAY else SPACES[action],
    kinds.DISCARD: card_id,
    kinds.DRAW: lambda action: f"draw {action}",
    kinds.IMMEDIATE: lambda action: ["forfeit", "perform"][action],
    kinds.HIRE: lambda action: "nobody" if action == NOBODY else f"{action // 3 + 1} {WORKERS[action % 3]}",
    kinds.SITE: lambda action: SPACES[action],
    kinds.OBJECTIVE: objective_name,
    kinds.ENGINE: lambda action: "stay" if action == POSITIONS else place_id(action),
    kinds.BACK: place_id,
    kinds.STATION: lambda action: ["leave", "upgrade"][action],
    kinds.BEHIND: lambda action: f"station {action + 1}",
    kinds.DISC: disc_name,
    kinds.MASTER: lambda action: [*WORKERS, "nobody"][action],
    kinds.AUXILIARY: auxiliary_name,
    kinds.REMOVE: lambda action: "keep" if action == KEEP else card_id(action),
    kinds.TAKE: lambda action: "no tile" if action == NO_TILE else SPACES[action],
    kinds.CATTLE: purchase_name,
    kinds.FORESIGHT: lambda action: TILES[action],
    kinds.CERTIFICATES: lambda action: str(TRACK[action]),
    kinds.CITY: lambda action: CITIES[action],
}
