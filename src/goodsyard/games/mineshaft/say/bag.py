"""What filling and clearing tiles says."""

from __future__ import annotations

from goodsyard.core.speech import Speech
from goodsyard.games.mineshaft.rules import events
from goodsyard.games.mineshaft.rules.state import State
from goodsyard.games.mineshaft.say.spots import at_a_spot

SPEECH: Speech[State] = Speech(
    events={events.FILLED: at_a_spot("log-filled", "2.8", "first"), events.CLEARED: at_a_spot("log-cleared", "8.1")}
)
