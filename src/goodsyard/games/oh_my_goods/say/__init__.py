"""What the game says: prompts, choices, refusals and events, one file for each chapter of the rules."""

from __future__ import annotations

from goodsyard.core.speech import Speech
from goodsyard.games.oh_my_goods.rules.state import State
from goodsyard.games.oh_my_goods.say import building, chain, hiring, market, payment, piles, planning, production, round

SPEECH: Speech[State] = Speech.of(
    round.SPEECH,
    market.SPEECH,
    piles.SPEECH,
    planning.SPEECH,
    payment.SPEECH,
    production.SPEECH,
    chain.SPEECH,
    building.SPEECH,
    hiring.SPEECH,
)
