"""What events say to everybody: all that happens on the table is open (RULES 12)."""

from __future__ import annotations

from goodsyard.core.speech import Said
from goodsyard.core.words import Phrase, seat_name
from goodsyard.games.great_western_trail.rules import events as log
from goodsyard.games.great_western_trail.rules.cards import HAZARD, NONE
from goodsyard.games.great_western_trail.rules.discs import FROM_STATION
from goodsyard.games.great_western_trail.rules.job_market import JOB_PLACES
from goodsyard.games.great_western_trail.rules.knowledge import cards_shown
from goodsyard.games.great_western_trail.rules.rewards import TRACK
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.trail import side_of
from goodsyard.games.great_western_trail.say.names import (
    AUXILIARIES,
    BUILDINGS,
    CITIES,
    DISCS,
    MASTERS,
    OBJECTIVES,
    SPACE_LINES,
    SPACES,
    TILES,
    WORKERS,
    action_name,
    auxiliary_name,
    card_id,
    card_name,
    city_name,
    disc_name,
    listed,
    location_name,
    master_name,
    objective_name,
    place_id,
    place_name,
    space_name,
    station_name,
    tile_name,
)
from goodsyard.games.great_western_trail.say.phrases.common import Facts, space_ref, target_name, target_ref

EVENTS: tuple[str, ...] = (
    *["started", "moved", "paid_fee", "discarded", "gained", "drew", "shuffled", "used", "used_auxiliary", "hired"],
    *["built", "torn_down", "gained_objective", "uncovered", "played", "engine_moved", "upgraded", "placed_disc"],
    *["appointed", "took_tile", "bought", "added_card", "reached_city", "chose_tile", "token_moved", "market_filled"],
    *["income", "delivered", "transport", "foresaw", "removed_card", "copied", "end_triggered", "game_over"],
    "revealed",
)
EVENT_CLAUSES = (
    *["3.1", "3.3", "3.9", "4.5", "6.4", "4.3", "4.4", "5.2", "6.10", "7.2"],
    *["7.7", "7.11", "11.1", "11.1", "11.4", "8.1", "8.13", "10.1"],
    *["8.15", "7.20", "7.18", "7.19", "9.1", "9.3", "9.7", "9.8"],
    *["9.12", "9.13", "9.18", "9.21", "6.15", "7.34", "13.1", "14.12"],
    "9.10",
)
Told = tuple[Facts, tuple[str, ...]]
TRAIL_EVENTS = (log.STARTED, log.MOVED, log.PAID_FEE, log.USED, log.BUILT, log.TORN_DOWN, log.TOOK_TILE, log.COPIED)
CARD_EVENTS = (
    *(log.DISCARDED, log.DREW, log.SHUFFLED, log.GAINED_OBJECTIVE, log.UNCOVERED, log.PLAYED, log.BOUGHT),
    *(log.ADDED_CARD, log.REMOVED_CARD),
)
TRACK_EVENTS = (log.ENGINE_MOVED, log.UPGRADED, log.PLACED_DISC, log.APPOINTED)
CITY_EVENTS = (
    *(log.REACHED_CITY, log.CHOSE_TILE, log.TOKEN_MOVED, log.MARKET_FILLED, log.INCOME, log.DELIVERED, log.TRANSPORT),
    *(log.FORESAW, log.REVEALED),
)


def event_of(game: State, kind: int, seat: int, facts: tuple[int, int, int], viewer: int | None) -> Said:
    """What an event says; everything that happens on the table is open (RULES 12)."""
    told, refs = told_of(game, kind, seat, *facts)
    phrase = Phrase(f"log-{EVENTS[kind].replace('_', '-')}", {"seat": seat_name(seat), **told})
    hazard = kind == log.TOOK_TILE and facts[0] >= HAZARD
    return Said(phrase, refs, "7.22" if hazard else EVENT_CLAUSES[kind])


def told_of(game: State, kind: int, seat: int, first: int, second: int, third: int) -> Told:
    """The facts and the marks of an event; none of them depends on what happened later."""
    if kind in TRAIL_EVENTS:
        return trail_told(game, kind, seat, first, second, third)
    if kind in CARD_EVENTS:
        return card_told(kind, seat, first, second, third)
    if kind in TRACK_EVENTS:
        return track_told(kind, seat, first, second, third)
    if kind in CITY_EVENTS:
        return city_told(kind, seat, first, second, third)
    if kind == log.GAINED:
        return {"dollars": first, "count": 0 if second == NONE else TRACK[second]}, (f"certificates:{seat}",)
    if kind == log.USED_AUXILIARY:
        return {"action": auxiliary_name(first, second > 0)}, (f"auxiliary:{seat}:{AUXILIARIES[first]}",)
    if kind == log.HIRED:
        facts: Facts = {"worker": tile_name(WORKERS[first]), "row": second + 1, "dollars": third}
        return facts, (f"workers:{seat}:{WORKERS[first]}",)
    return {}, ()


def stop_name(game: State, space: int) -> Phrase:
    """A space by what can never change there: a neutral building, or the space itself."""
    neutral = SPACE_LINES[SPACES[space]]["kind"] == "neutral"
    return location_name(game, space) if neutral else space_name(SPACES[space])


def trail_told(game: State, kind: int, seat: int, first: int, second: int, third: int) -> Told:
    if kind in (log.STARTED, log.COPIED):
        return {"space": stop_name(game, first)}, (space_ref(first),)
    if kind == log.MOVED:
        return {"space": stop_name(game, second)}, (space_ref(second), f"cattleman:{seat}")
    if kind == log.PAID_FEE:
        facts: Facts = {"dollars": first, "space": stop_name(game, third), "bank": int(second == NONE)}
        return facts | {"owner": seat_name(max(second, 0))}, (space_ref(third),)
    if kind == log.USED:
        return {"action": action_name(first), "space": stop_name(game, second)}, (space_ref(second),)
    if kind == log.TOOK_TILE:
        facts = {"tile": tile_name(TILES[first]), "space": space_name(SPACES[second])}
        return facts | {"pay": int(third < 0), "dollars": abs(third)}, (space_ref(second),)
    tile = BUILDINGS[side_of(first, game.sides)]
    return {"tile": tile, "space": space_name(SPACES[second]), "dollars": third}, (space_ref(second),)


def card_told(kind: int, seat: int, first: int, second: int, third: int) -> Told:
    if kind in (log.DREW, log.SHUFFLED):
        return {"count": first}, ()
    if kind == log.BOUGHT:
        cards = [card_id(card) for card in (first, second) if card != NONE]
        refs = tuple(dict.fromkeys(f"market:{card}" for card in cards))
        return {"cards": listed([card_name(card) for card in cards]), "dollars": third}, refs
    if kind in (log.DISCARDED, log.REMOVED_CARD, log.ADDED_CARD):
        card = card_id(first)
        return {"card": card_name(card)}, (f"market:{card}",) if kind == log.ADDED_CARD else ()
    card = OBJECTIVES[first]
    return {"card": objective_name(card), "stack": second, "hand": third}, (f"objective:{card}",)


def track_told(kind: int, seat: int, first: int, second: int, third: int) -> Told:
    if kind == log.ENGINE_MOVED:
        place = place_id(second)
        facts: Facts = {"place": place_name(place), "back": int(second < first)}
        return facts, (f"rail:{place}", f"engine:{seat}")
    if kind == log.UPGRADED:
        return {"station": station_name(first + 1), "dollars": second}, (f"station:{first + 1}",)
    if kind == log.APPOINTED:
        facts = {"station": station_name(first + 1), "master": master_name(MASTERS[second])}
        return facts | {"worker": tile_name(WORKERS[third])}, (f"station:{first + 1}",)
    source = disc_name(DISCS[second]) if second < FROM_STATION else station_name(second - FROM_STATION + 1)
    return {"target": target_name(first), "source": source}, (target_ref(first),)


def city_told(kind: int, seat: int, first: int, second: int, third: int) -> Told:
    if kind == log.INCOME:
        facts: Facts = {"value": first, "permanent": second, "temporary": third}
        return facts | {"dollars": first + second + third}, ()
    if kind == log.DELIVERED:
        return {"city": city_name(CITIES[first]), "value": second}, (f"city:{CITIES[first]}",)
    if kind == log.FORESAW:
        return {"tile": tile_name(TILES[first]), "column": second + 1}, (f"foresight:{second + 1}:{TILES[first]}",)
    if kind == log.CHOSE_TILE:
        facts = {"tile": tile_name(TILES[first]), "where": "box" if third == NONE else "jobs"}
        if third == NONE:
            return facts, ()
        if third >= JOB_PLACES:
            line = (third - JOB_PLACES) // 4 + 1
            return facts | {"row": line}, (f"job:{line}:{TILES[first]}",)
        return facts | {"where": "trail", "space": space_name(SPACES[third])}, (space_ref(third),)
    if kind == log.TOKEN_MOVED:
        return {"row": first + 1}, ()
    if kind == log.REVEALED:
        cards = [card_name(card_id(card)) for card in cards_shown(first)]
        return {"count": len(cards), "cards": listed(cards) if cards else ""}, (f"revealed:{seat}",)
    return {"count": first, "dollars": first}, ()
