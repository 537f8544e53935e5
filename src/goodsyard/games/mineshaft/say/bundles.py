"""Several actions that are suggested as one choice: going to a tile and mining there."""

from __future__ import annotations

from typing import NamedTuple

from goodsyard.core.speech import Bundle, Said
from goodsyard.core.words import Fact, Phrase
from goodsyard.games.mineshaft.rules import kinds
from goodsyard.games.mineshaft.rules.cards import POINTS
from goodsyard.games.mineshaft.rules.moving import TAKE, minable
from goodsyard.games.mineshaft.rules.state import State
from goodsyard.games.mineshaft.say.names import COUNTERS, counter_amount, spot_name, spot_ref

MOST = 4


class Haul(NamedTuple):
    """What can be mined at a spot; hauls are compared by their points."""

    points: int
    spot: int
    kind: int
    taken: int


def bundles(game: State, seat: int) -> list[Bundle]:
    """Where most can be mined, the best first; counters on tiles are open to all (RULES 7.1)."""
    if game.decision(seat)[0] != kinds.MOVE:
        return []
    hauls = [best_haul(game, spot) for spot in game.legal(seat)]
    ranked = sorted((haul for haul in hauls if haul.points), reverse=True)
    return [going_and_mining(game, seat, haul) for haul in ranked[:MOST]]


def best_haul(game: State, spot: int) -> Haul:
    counts = [minable(game, spot, kind) for kind in range(len(COUNTERS))]
    return max(Haul(count * POINTS[kind], spot, kind, count) for kind, count in enumerate(counts))


def going_and_mining(game: State, seat: int, haul: Haul) -> Bundle:
    name = COUNTERS[haul.kind]
    facts: dict[str, Fact] = {
        "counters": counter_amount(name, haul.taken),
        "tile": spot_name(game, haul.spot, "object"),
    }
    stays = haul.spot == game.pieces[seat]
    said = Said(Phrase("bundle-stay" if stays else "bundle-go", facts), (spot_ref(haul.spot),), "7.1")
    return Bundle((haul.spot, TAKE + haul.kind), said)
