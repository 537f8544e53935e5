"""Why not? Engines, stations, discs, cities, Kansas City."""

from __future__ import annotations

from goodsyard.core.decision import Options
from goodsyard.core.words import Fact, Phrase
from goodsyard.games.great_western_trail.rules.cards import CITY_VALUE, DISC_DARK, DISC_DOLLARS, STATION_COST
from goodsyard.games.great_western_trail.rules.delivery import DISCS_CHOSEN, transport_cost
from goodsyard.games.great_western_trail.rules.discs import FROM_STATION, NO_DISC, TARGETS, has_white_disc, is_dark
from goodsyard.games.great_western_trail.rules.railroad import (
    ANY_BACK,
    FREIGHT,
    OPTIONAL_ENGINE,
    STATION_POSITION,
    is_free,
)
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.say.names import (
    CITIES,
    TILES,
    city_name,
    place_id,
    place_name,
    station_name,
    tile_name,
)
from goodsyard.games.great_western_trail.say.refusals.common import Reason, too_dear


def engine_refusal(game: State, seat: int, about: int, action: int) -> Reason | None:
    if action <= game.players[seat].engine:
        return Phrase("refusal-engine-forward"), "8.1"
    return rail_refusal(game, seat, action, Phrase("refusal-engine-far", {"count": about % OPTIONAL_ENGINE}), "7.12")


def back_refusal(game: State, seat: int, about: int, action: int) -> Reason | None:
    clause = "8.8" if about % 4 != ANY_BACK else "7.33" if about // 4 == FREIGHT else "8.19"
    return rail_refusal(game, seat, action, Phrase("refusal-engine-back", {"count": about % 4}), clause)


def rail_refusal(game: State, seat: int, action: int, far: Phrase, clause: str) -> Reason | None:
    try:
        place = place_id(action)
    except ValueError:
        return None
    if action != game.players[seat].engine and not is_free(game, action):
        return Phrase("refusal-occupied", {"place": place_name(place)}), "8.2"
    return far, clause


def behind_refusal(game: State, seat: int, about: int, action: int) -> Reason:
    me = game.players[seat]
    facts: dict[str, Fact] = {"station": station_name(action + 1)}
    if STATION_POSITION[action] >= me.engine:
        return Phrase("refusal-not-behind", facts), "7.35"
    if me.stations >> action & 1:
        return Phrase("refusal-upgraded", facts), "8.12"
    return upgrade_reason(game, seat, action)


def upgrade_reason(game: State, seat: int, station: int) -> Reason:
    """What is missing for an upgrade: dollars for the station, or a disc with what clearing its space costs."""
    me = game.players[seat]
    if me.money < STATION_COST[station]:
        return too_dear(game, seat, STATION_COST[station], "8.13")
    return Phrase("refusal-no-disc-left"), "8.13"


def disc_refusal(game: State, seat: int, about: int, action: int) -> Reason:
    me, target = game.players[seat], about % TARGETS
    if action >= FROM_STATION:
        return station_disc_refusal(game, about, action)
    if not me.discs[action]:
        return Phrase("refusal-no-disc"), "10.1"
    if DISC_DARK[action] and not is_dark(target) and has_white_disc(me):
        return Phrase("refusal-dark-disc"), "10.2"
    cost = -DISC_DOLLARS[action]
    if me.money < cost:
        return too_dear(game, seat, cost, "10.4")
    return Phrase("refusal-disc-transport", {"dollars": cost, "transport": transport_cost(me, target)}), "9.19"


def station_disc_refusal(game: State, about: int, action: int) -> Reason:
    """Discs of the player board come first, then those on stations, and only then none at all."""
    found = Options()
    DISCS_CHOSEN.options(game, about, found)
    if found.actions[0] < FROM_STATION:
        return Phrase("refusal-other-disc"), "10.6"
    if action == NO_DISC:
        return Phrase("refusal-station-disc"), "10.6"
    return Phrase("refusal-not-upgraded", {"station": station_name(action - FROM_STATION + 1)}), "10.6"


def city_refusal(game: State, seat: int, about: int, action: int) -> Reason:
    facts: dict[str, Fact] = {"city": city_name(CITIES[action]), "value": about // 2, "needed": CITY_VALUE[action]}
    if CITY_VALUE[action] > about // 2:
        return Phrase("refusal-city-value", facts), "9.13"
    return Phrase("refusal-city-disc", facts), "9.14"


def foresight_refusal(game: State, seat: int, about: int, action: int) -> Reason:
    if action + 1 in game.foresight[about * 2 : about * 2 + 2]:
        return Phrase("refusal-no-more-workers"), "13.2"
    return Phrase("refusal-not-in-column", {"tile": tile_name(TILES[action]), "column": about + 1}), "9.2"


def certificates_refusal(game: State, seat: int, about: int, action: int) -> Reason:
    return Phrase("refusal-certificates"), "9.11"
