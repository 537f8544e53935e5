"""Choices on the railroad: engines, stations, discs, cities; and in Kansas City."""

from __future__ import annotations

from goodsyard.core.speech import Said
from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules.cards import (
    ARROW_OBJECTIVE,
    ARROW_POINTS,
    CARDS,
    CITY_DOLLARS,
    CITY_POINTS,
    STATION_COST,
    STATIONS,
)
from goodsyard.games.great_western_trail.rules.delivery import transport_cost
from goodsyard.games.great_western_trail.rules.discs import FROM_STATION, NO_DISC, TARGETS
from goodsyard.games.great_western_trail.rules.objectives import can_gain_objective
from goodsyard.games.great_western_trail.rules.railroad import ANY_BACK, FREIGHT, STATION_AT, spaces_between
from goodsyard.games.great_western_trail.rules.railroad import STAY as STAY_THERE
from goodsyard.games.great_western_trail.rules.rewards import TRACK
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.say.names import (
    CITIES,
    DISCS,
    TILES,
    WORKERS,
    city_name,
    disc_name,
    listed,
    place_id,
    place_name,
    station_name,
    tile_name,
)
from goodsyard.games.great_western_trail.say.phrases.common import Facts, target_ref


def engine_choice(game: State, seat: int, about: int, action: int) -> Said:
    if action == STAY_THERE:
        return Said(Phrase("choice-engine-stay"), (), "6.8")
    return rail_said(action, "8.1")


def back_choice(game: State, seat: int, about: int, action: int) -> Said:
    if about // 4 != FREIGHT:
        return rail_said(action, "8.19" if about % 4 == ANY_BACK else "8.8")
    place = place_id(action)
    value = spaces_between(game, action, game.players[seat].engine)
    phrase = Phrase("choice-engine-delivery", {"place": place_name(place), "value": value})
    return Said(phrase, (f"rail:{place}",), "7.33")


def rail_said(position: int, clause: str) -> Said:
    place = place_id(position)
    return Said(Phrase("choice-engine", {"place": place_name(place)}), (f"rail:{place}",), clause)


def station_choice(game: State, seat: int, about: int, action: int) -> Said:
    if action == 0:
        return Said(Phrase("choice-no-upgrade"), (), "8.11")
    return upgrade_said(STATION_AT[game.players[seat].engine], "8.13")


def behind_choice(game: State, seat: int, about: int, action: int) -> Said:
    return upgrade_said(action, "7.35")


def upgrade_said(station: int, clause: str) -> Said:
    facts: Facts = {"station": station_name(station + 1), "dollars": STATION_COST[station]}
    facts |= {"points": CARDS.rows["stations"][station]["points"]}
    return Said(Phrase("choice-upgrade", facts), (f"station:{station + 1}",), clause)


def disc_choice(game: State, seat: int, about: int, action: int) -> Said:
    if action == NO_DISC:
        return Said(Phrase("choice-no-disc"), (), "10.9")
    if action >= FROM_STATION:
        station = action - FROM_STATION + 1
        return Said(Phrase("choice-disc-station", {"station": station_name(station)}), (f"station:{station}",), "10.6")
    refs = (f"disc:{seat}:{DISCS[action]}", target_ref(about % TARGETS))
    return Said(Phrase("choice-disc", {"disc": disc_name(DISCS[action])}), refs, "10.2")


def master_choice(game: State, seat: int, about: int, action: int) -> Said:
    if action == len(WORKERS):
        return Said(Phrase("choice-no-master"), (), "8.14")
    refs = (f"workers:{seat}:{WORKERS[action]}", f"master:{about % STATIONS + 1}")
    return Said(Phrase("choice-master", {"worker": tile_name(WORKERS[action])}), refs, "8.15")


def foresight_choice(game: State, seat: int, about: int, action: int) -> Said:
    refs = (f"foresight:{about + 1}:{TILES[action]}",)
    return Said(Phrase("choice-foresight", {"tile": tile_name(TILES[action])}), refs, "9.2")


def certificates_choice(game: State, seat: int, about: int, action: int) -> Said:
    used = TRACK[game.players[seat].marker] - TRACK[action]
    facts: Facts = {"count": used, "value": about + used}
    return Said(Phrase("choice-certificates", facts), (f"certificates:{seat}",), "9.11")


def city_choice(game: State, seat: int, about: int, action: int) -> Said:
    """A city with everything that it brings and costs."""
    clause = "7.33" if about & 1 else "9.13"
    refs = (f"city:{CITIES[action]}",)
    parts = city_brings(game, seat, action)
    cost = 0 if about & 1 else transport_cost(game.players[seat], action)
    parts += [Phrase("city-transport", {"dollars": cost})] if cost else []
    facts: Facts = {"city": city_name(CITIES[action])}
    if not parts:
        return Said(Phrase("choice-city", facts), refs, clause)
    return Said(Phrase("choice-city-brings", facts | {"brings": listed(parts)}), refs, clause)


def city_brings(game: State, seat: int, city: int) -> list[Phrase]:
    """Dollars and points of the city itself, then of the green arrows that are completed (RULES 9.15, 9.16, 14.3)."""
    parts = [Phrase("city-dollars", {"dollars": CITY_DOLLARS[city]})] if CITY_DOLLARS[city] else []
    parts += [points_said(CITY_POINTS[city])] if CITY_POINTS[city] else []
    own = game.players[seat].cities
    if own[city] > 0:
        return parts  # its arrows are complete already
    for arrow, other in ((city - 1, city - 1), (city, city + 1)):
        if not 0 <= other < len(CITIES) or own[other] == 0:
            continue
        gains = [points_said(ARROW_POINTS[arrow])] if ARROW_POINTS[arrow] else []
        gains += [Phrase("city-objective")] if ARROW_OBJECTIVE[arrow] and can_gain_objective(game) else []
        if gains:
            brings = Phrase("city-both", {"one": gains[0], "other": gains[1]}) if len(gains) > 1 else gains[0]
            parts.append(Phrase("city-arrow", {"brings": brings, "other": city_name(CITIES[other])}))
    return parts


def points_said(points: int) -> Phrase:
    return Phrase("city-points", {"sign": "minus" if points < 0 else "plus", "points": abs(points)})
