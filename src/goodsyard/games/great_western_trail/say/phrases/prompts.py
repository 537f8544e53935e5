"""The questions that pending decisions put."""

from __future__ import annotations

from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.actions import ACTIONS
from goodsyard.games.great_western_trail.rules.cards import BUILDINGS as OWN_BUILDINGS
from goodsyard.games.great_western_trail.rules.cards import NONE, STATIONS
from goodsyard.games.great_western_trail.rules.cattle import HAS_BOUGHT
from goodsyard.games.great_western_trail.rules.deck import OPTIONAL_DRAW
from goodsyard.games.great_western_trail.rules.discs import TARGETS
from goodsyard.games.great_western_trail.rules.movement import FREE, step_limit
from goodsyard.games.great_western_trail.rules.railroad import OPTIONAL_ENGINE, STATION_AT
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.trail import side_of
from goodsyard.games.great_western_trail.rules.using import space_of
from goodsyard.games.great_western_trail.say.names import (
    BUILDINGS,
    MASTERS,
    action_name,
    location_name,
    master_name,
    station_name,
)
from goodsyard.games.great_western_trail.say.phrases.common import Facts, target_name


def prompt_of(game: State, seat: int, kind: int, about: int) -> Phrase:
    """The question of a pending decision, in the second person."""
    me = game.players[seat]
    facts: Facts = {}
    if kind == kinds.TRAVEL:
        facts = {"first": int(me.space == NONE), "steps": step_limit(game, me)}
    elif kind == kinds.WAY:
        facts = {"location": location_name(game, about // 8)}
    elif kind == kinds.LOCATION:
        facts = {"location": location_name(game, space_of(about))}
    elif kind == kinds.MOVE:
        facts = {"steps": about % FREE, "free": int(about & FREE > 0)}
    elif kind in (kinds.DISCARD, kinds.REMOVE):
        facts = {"count": about}
    elif kind == kinds.DRAW:
        facts = {"count": about % OPTIONAL_DRAW}
    elif kind == kinds.IMMEDIATE:
        facts = {"action": action_name(about % ACTIONS)}
    elif kind == kinds.SITE:
        facts = {"building": BUILDINGS[side_of(about % OWN_BUILDINGS, game.sides)]}
    elif kind == kinds.ENGINE:
        facts = {"count": about % OPTIONAL_ENGINE}
    elif kind == kinds.BACK:
        facts = {"count": about % 4}
    elif kind == kinds.STATION:
        facts = {"station": station_name(STATION_AT[me.engine] + 1)}
    elif kind == kinds.DISC:
        facts = {"target": target_name(about % TARGETS)}
    elif kind == kinds.MASTER:
        facts = {"master": master_name(MASTERS[game.posts[about % STATIONS] - 1])}
    elif kind == kinds.CATTLE:
        facts = {"cowboys": about % HAS_BOUGHT}
    elif kind == kinds.FORESIGHT:
        facts = {"column": about + 1}
    elif kind == kinds.CERTIFICATES:
        facts = {"value": about}
    elif kind == kinds.CITY:
        facts = {"value": about // 2}
    return Phrase(f"prompt-{game.kind_name(kind)}", facts)
