"""What an option says, by the kind of its decision."""

from __future__ import annotations

from collections.abc import Callable

from goodsyard.core.speech import Said
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.say.phrases.building import build_choice, site_choice
from goodsyard.games.great_western_trail.say.phrases.cards import (
    cattle_choice,
    discard_choice,
    draw_choice,
    hire_choice,
    objective_choice,
    remove_choice,
)
from goodsyard.games.great_western_trail.say.phrases.railroad import (
    back_choice,
    behind_choice,
    certificates_choice,
    city_choice,
    disc_choice,
    engine_choice,
    foresight_choice,
    master_choice,
    station_choice,
)
from goodsyard.games.great_western_trail.say.phrases.trail import (
    auxiliary_choice,
    copy_choice,
    immediate_choice,
    location_choice,
    move_choice,
    take_choice,
    travel_choice,
    way_choice,
)

Choosing = Callable[[State, int, int, int], Said]


def choice_of(game: State, seat: int, kind: int, about: int, action: int) -> Said:
    """What an option says."""
    return CHOICES[kind](game, seat, about, action)


CHOICES: dict[int, Choosing] = {
    kinds.TRAVEL: travel_choice,
    kinds.WAY: way_choice,
    kinds.LOCATION: location_choice,
    kinds.COPY: copy_choice,
    kinds.MOVE: move_choice,
    kinds.DISCARD: discard_choice,
    kinds.DRAW: draw_choice,
    kinds.IMMEDIATE: immediate_choice,
    kinds.HIRE: hire_choice,
    kinds.BUILD: build_choice,
    kinds.SITE: site_choice,
    kinds.OBJECTIVE: objective_choice,
    kinds.ENGINE: engine_choice,
    kinds.BACK: back_choice,
    kinds.STATION: station_choice,
    kinds.BEHIND: behind_choice,
    kinds.DISC: disc_choice,
    kinds.MASTER: master_choice,
    kinds.AUXILIARY: auxiliary_choice,
    kinds.REMOVE: remove_choice,
    kinds.TAKE: take_choice,
    kinds.CATTLE: cattle_choice,
    kinds.FORESIGHT: foresight_choice,
    kinds.CERTIFICATES: certificates_choice,
    kinds.CITY: city_choice,
}
