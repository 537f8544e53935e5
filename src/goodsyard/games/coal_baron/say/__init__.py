"""What the game says, chapter by chapter."""

from __future__ import annotations

from goodsyard.core.speech import Speech
from goodsyard.games.coal_baron.rules.state import State
from goodsyard.games.coal_baron.say import delivery, innovations, mining, setup, stacks, taking, turn, wild, workers

SPEECH: Speech[State] = Speech.of(
    setup.SPEECH,
    turn.SPEECH,
    workers.SPEECH,
    stacks.SPEECH,
    taking.SPEECH,
    mining.SPEECH,
    delivery.SPEECH,
    wild.SPEECH,
    innovations.SPEECH,
)
