"""What the game says, chapter by chapter."""

from __future__ import annotations

from goodsyard.core.speech import Speech
from goodsyard.games.mineshaft.rules.state import State
from goodsyard.games.mineshaft.say import bag, dice, fire, help, kart, moving, placing, stack, swap, turn

SPEECH: Speech[State] = Speech.of(
    turn.SPEECH,
    stack.SPEECH,
    placing.SPEECH,
    bag.SPEECH,
    dice.SPEECH,
    moving.SPEECH,
    swap.SPEECH,
    fire.SPEECH,
    kart.SPEECH,
    help.SPEECH,
)
