"""Why not? The reason and the clause for actions that are not legal now."""

from __future__ import annotations

from goodsyard.core.words import Phrase
from goodsyard.games.mineshaft.rules import kinds
from goodsyard.games.mineshaft.rules.bag import counters_on
from goodsyard.games.mineshaft.rules.cards import COLOUR_OF
from goodsyard.games.mineshaft.rules.mine import can_have, is_free, is_open_end
from goodsyard.games.mineshaft.rules.moving import TAKE
from goodsyard.games.mineshaft.rules.placing import side_and_openings
from goodsyard.games.mineshaft.rules.state import STARTING_SPOT, State
from goodsyard.games.mineshaft.rules.swap import HOW_MASK, spot_to_turn
from goodsyard.games.mineshaft.rules.turn import CLEAR, DRAW, must_clear
from goodsyard.games.mineshaft.say.names import COLOURS, COUNTERS, SIDES, counter_amount, spot_name, tile_name

Reason = tuple[Phrase, str]
# Where the starting tile stands for doing nothing.
NOTHING_REFUSED = {
    kinds.REFILL: ("refusal-must-fill", "12.1"),
    kinds.QUAKE: ("refusal-must-collapse", "5.4"),
    kinds.FUSE: ("refusal-starting-tile", "2.5"),
}


def refusal_of(game: State, seat: int, kind: int, about: int, action: int) -> Reason | None:
    """The reason why a known action is not legal, or None when there is nothing special to say."""
    if kind == kinds.START:
        return start_refusal(game, seat, action)
    if kind == kinds.LAY:
        return lay_refusal(game, about, *side_and_openings(action))
    if kind == kinds.TURN:
        return turn_refusal(game, spot_to_turn(about & HOW_MASK), action)
    if kind == kinds.MINE:
        return mine_refusal(game, seat, action - TAKE)
    if action >= game.spots:
        return Phrase("refusal-no-spot", {"number": action}), "2.1"
    if action == STARTING_SPOT and kind in NOTHING_REFUSED:
        name, clause = NOTHING_REFUSED[kind]
        return Phrase(name), clause
    return spot_refusal(game, seat, kind, action)


def start_refusal(game: State, seat: int, action: int) -> Reason:
    if not game.begun[seat]:
        return Phrase("refusal-first-turn"), "3.1"
    if action == CLEAR:
        return Phrase("refusal-nothing-to-clear"), "8.1"
    if action != DRAW or must_clear(game, seat):
        return Phrase("refusal-must-clear"), "8.1"
    if game.stack_size == 0:
        return Phrase("refusal-stack-empty"), "4.2"
    if is_open_end(game, game.pieces[seat]):
        return Phrase("refusal-final-turn"), "10.5"
    return Phrase("refusal-no-open-end"), "4.2"


def lay_refusal(game: State, source: int, side: int, openings: int) -> Reason:
    if not is_free(game, source, side):
        return Phrase("refusal-side", {"side": Phrase(f"side-{SIDES[side]}")}), "4.4"
    if not can_have(game.drawn, openings):
        return Phrase("refusal-shape", {"tile": tile_name(game.drawn)}), "1.8"
    return Phrase("refusal-joint"), "2.3"


def turn_refusal(game: State, spot: int, openings: int) -> Reason:
    if not can_have(game.tiles[spot], openings):
        return Phrase("refusal-shape", {"tile": tile_name(game.tiles[spot])}), "1.8"
    return Phrase("refusal-swap-joint"), "9.4"


def mine_refusal(game: State, seat: int, counter: int) -> Reason:
    name = COUNTERS[counter]
    count = game.counters[game.pieces[seat] * len(COUNTERS) + counter]
    if count:
        return Phrase("refusal-too-few", {"counters": counter_amount(name, count)}), "12.3"
    return Phrase("refusal-no-counter", {"counter": Phrase(f"counter-{name}")}), "7.1"


def spot_refusal(game: State, seat: int, kind: int, spot: int) -> Reason:
    tile = {"tile": spot_name(game, spot)}
    if game.collapsed[spot] and kind not in (kinds.MOVE, kinds.FOLLOW):
        return Phrase("refusal-collapsed", tile), "2.7"
    if kind == kinds.REFILL:
        if COLOUR_OF[game.tiles[spot]] != game.die_a:
            return Phrase("refusal-colour", {"colour": Phrase(f"colour-{COLOURS[game.die_a]}")}), "5.2"
        return Phrase("refusal-full", tile), "5.2"
    if kind == kinds.SWAP:
        if counters_on(game, spot) == 0:
            return Phrase("refusal-empty", tile), "9.2"
        return Phrase("refusal-occupied", tile), "9.2"
    if kind in (kinds.QUAKE, kinds.FUSE) and spot == game.pieces[seat]:
        return Phrase("refusal-own-tile"), "5.5" if kind == kinds.QUAKE else "12.7"
    if kind == kinds.QUAKE:
        return Phrase("refusal-not-connected", tile), "5.4"
    if kind == kinds.MOVE:
        return Phrase("refusal-too-far", tile | {"steps": game.die_b}), "6.1"
    if kind == kinds.KART:
        return Phrase("refusal-no-way", tile), "9.13"
    return Phrase("refusal-not-nearer", tile), "9.17"
