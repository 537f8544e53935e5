"""Why not? By the kind of the decision."""

from __future__ import annotations

from collections.abc import Callable

from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.say.refusals.auxiliary import auxiliary_refusal
from goodsyard.games.great_western_trail.say.refusals.cards import card_refusal, cattle_refusal, objective_refusal
from goodsyard.games.great_western_trail.say.refusals.common import Reason
from goodsyard.games.great_western_trail.say.refusals.people import (
    build_refusal,
    hire_refusal,
    master_refusal,
    site_refusal,
)
from goodsyard.games.great_western_trail.say.refusals.railroad import (
    back_refusal,
    behind_refusal,
    certificates_refusal,
    city_refusal,
    disc_refusal,
    engine_refusal,
    foresight_refusal,
)
from goodsyard.games.great_western_trail.say.refusals.trail import (
    copy_refusal,
    immediate_refusal,
    location_refusal,
    move_refusal,
    take_refusal,
    travel_refusal,
)

Refusing = Callable[[State, int, int, int], "Reason | None"]


def refusal_of(game: State, seat: int, kind: int, about: int, action: int) -> Reason | None:
    """The reason why a known action is not legal, or None when there is nothing special to say."""
    refuse = REFUSALS.get(kind)
    return refuse(game, seat, about, action) if refuse else None


REFUSALS: dict[int, Refusing] = {
    kinds.TRAVEL: travel_refusal,
    kinds.LOCATION: location_refusal,
    kinds.COPY: copy_refusal,
    kinds.IMMEDIATE: immediate_refusal,
    kinds.MOVE: move_refusal,
    kinds.DISCARD: card_refusal,
    kinds.HIRE: hire_refusal,
    kinds.BUILD: build_refusal,
    kinds.SITE: site_refusal,
    kinds.OBJECTIVE: objective_refusal,
    kinds.ENGINE: engine_refusal,
    kinds.BACK: back_refusal,
    kinds.BEHIND: behind_refusal,
    kinds.DISC: disc_refusal,
    kinds.MASTER: master_refusal,
    kinds.AUXILIARY: auxiliary_refusal,
    kinds.REMOVE: card_refusal,
    kinds.TAKE: take_refusal,
    kinds.CATTLE: cattle_refusal,
    kinds.FORESIGHT: foresight_refusal,
    kinds.CERTIFICATES: certificates_refusal,
    kinds.CITY: city_refusal,
}
