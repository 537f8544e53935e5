"""What the game says, chapter by chapter."""

from __future__ import annotations

from goodsyard.core.speech import Speech
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.say import (
    actions,
    auxiliary,
    building,
    cattle,
    deck,
    delivery,
    hiring,
    job_market,
    kansas_city,
    location,
    movement,
    objectives,
    railroad,
    rewards,
    stations,
    tiles,
    turn,
    upgrading,
)

SPEECH: Speech[State] = Speech.of(
    actions.SPEECH,
    auxiliary.SPEECH,
    building.SPEECH,
    cattle.SPEECH,
    deck.SPEECH,
    delivery.SPEECH,
    hiring.SPEECH,
    job_market.SPEECH,
    kansas_city.SPEECH,
    location.SPEECH,
    movement.SPEECH,
    objectives.SPEECH,
    railroad.SPEECH,
    rewards.SPEECH,
    stations.SPEECH,
    tiles.SPEECH,
    turn.SPEECH,
    upgrading.SPEECH,
)
