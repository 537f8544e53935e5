"""What decisions, choices and events say, with their marks in the drawing and their clauses."""

from __future__ import annotations

from goodsyard.core.speech import Said
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.mineshaft.rules import events as log
from goodsyard.games.mineshaft.rules import kinds
from goodsyard.games.mineshaft.rules.cards import QUAKE_ICON
from goodsyard.games.mineshaft.rules.help import called_seat
from goodsyard.games.mineshaft.rules.moving import LEAVE, TAKE, minable
from goodsyard.games.mineshaft.rules.placing import side_and_openings
from goodsyard.games.mineshaft.rules.state import CALLER_CHOOSES, STARTING_SPOT, State
from goodsyard.games.mineshaft.rules.swap import HOW_MASK, spot_to_turn
from goodsyard.games.mineshaft.rules.turn import CLEAR, DRAW, may_draw, must_clear
from goodsyard.games.mineshaft.say.names import (
    COLOURS,
    COUNTERS,
    LETTERS,
    REASONS,
    SIDES,
    amounts,
    counter_amount,
    counters_of,
    letters_of,
    listed,
    numbered_tile,
    sides_of,
    spot_name,
    spot_ref,
    tile_name,
)

EVENTS: tuple[str, ...] = (
    *["drew", "put_back", "laid", "filled", "rolled", "collapsed", "cleared", "moved", "stayed", "took", "collected"],
    *["swapped", "burned", "fled", "blew_up", "rode", "called", "followed", "last_turns", "game_over"],
)
# Events at a spot: their sentence and clause.
AT_A_SPOT = {
    log.FILLED: ("log-filled", "2.8"),
    log.COLLAPSED: ("log-collapsed", "5.6"),
    log.CLEARED: ("log-cleared", "8.1"),
    log.MOVED: ("log-moved", "6.1"),
    log.STAYED: ("log-stayed", "6.1"),
    log.TOOK: ("log-took", "7.1"),
    log.BURNED: ("log-burned", "9.5"),
    log.BLEW_UP: ("log-blew-up", "9.7"),
    log.RODE: ("log-rode", "9.13"),
    log.FOLLOWED: ("log-followed", "9.17"),
}
# Choices of a spot: their sentence and clause, and the same for choosing none.
OF_A_SPOT = {
    kinds.REFILL: ("choice-refill", "5.2", "choice-refill-none"),
    kinds.QUAKE: ("choice-collapse", "5.4", "choice-nothing"),
    kinds.MOVE: ("choice-move", "6.1", ""),
    kinds.SWAP: ("choice-swap", "9.2", "choice-swap-none"),
    kinds.FIRE: ("choice-fire", "9.5", ""),
    kinds.FUSE: ("choice-collapse", "9.7", "choice-nothing"),
    kinds.KART: ("choice-kart", "9.13", ""),
    kinds.FOLLOW: ("choice-follow", "9.19", ""),
}


def prompt_of(game: State, seat: int, kind: int, about: int) -> Phrase:
    """The question of a pending decision, in the second person."""
    name = game.kind_name(kind)
    facts: dict[str, Fact] = {}
    if kind == kinds.START:
        return start_prompt(game, seat)
    if kind == kinds.LAY:
        facts = {"tile": tile_name(game.drawn)}
    elif kind == kinds.REFILL:
        facts = {"colour": Phrase(f"colour-{COLOURS[game.die_a]}")}
    elif kind == kinds.MOVE:
        facts = {"steps": game.die_b}
    elif kind == kinds.TURN:
        facts = {"tile": spot_name(game, spot_to_turn(about & HOW_MASK))}
    elif kind == kinds.FOLLOW and game.reads(CALLER_CHOOSES):
        return Phrase("prompt-follow-caller", {"seat": seat_name(called_seat(game))})
    return Phrase(f"prompt-{name}", facts)


def start_prompt(game: State, seat: int) -> Phrase:
    if not game.begun[seat]:
        return Phrase("prompt-start-first")
    if must_clear(game, seat):
        return Phrase("prompt-start-clear")
    return Phrase("prompt-start" if may_draw(game, seat) else "prompt-start-roll")


def choice_of(game: State, seat: int, kind: int, about: int, action: int) -> Said:
    """What an option says."""
    if kind == kinds.START:
        return start_choice(game, seat, action)
    if kind == kinds.LAY:
        side, openings = side_and_openings(action)
        facts: dict[str, Fact] = {"side": Phrase(f"side-{SIDES[side]}"), "sides": sides_of(openings)}
        return Said(Phrase("choice-lay", facts), (f"lay:{LETTERS[side]}:{letters_of(openings)}",), "4.4")
    if kind == kinds.TURN:
        return Said(Phrase("choice-turn", {"sides": sides_of(action)}), (f"turn:{letters_of(action)}",), "9.4")
    if kind == kinds.MINE:
        return mine_choice(game, seat, action)
    return spot_choice(game, seat, kind, action)


def start_choice(game: State, seat: int, action: int) -> Said:
    here = game.pieces[seat]
    if action == CLEAR:
        return Said(Phrase("choice-clear", {"tile": spot_name(game, here)}), (spot_ref(here),), "8.1")
    if action == DRAW:
        return Said(Phrase("choice-draw"), ("stack",), "4.2" if game.begun[seat] else "3.1")
    return Said(Phrase("choice-roll"), ("dice",), "5.1")


def mine_choice(game: State, seat: int, action: int) -> Said:
    if action == LEAVE:
        return Said(Phrase("choice-mine-nothing"), (), "7.1")
    kind = action - TAKE
    count = minable(game, game.pieces[seat], kind)
    name = COUNTERS[kind]
    return Said(Phrase("choice-mine", {"counters": counter_amount(name, count)}), (f"take:{name}",), "7.1")


def spot_choice(game: State, seat: int, kind: int, spot: int) -> Said:
    """Something to do with a spot; where the starting tile cannot be meant it stands for nothing."""
    name, clause, none = OF_A_SPOT[kind]
    if spot == STARTING_SPOT and none:
        return Said(Phrase(none), (), clause)
    if kind == kinds.MOVE and spot == game.pieces[seat]:
        return Said(Phrase("choice-stay"), (spot_ref(spot),), clause)
    return Said(Phrase(name, {"tile": spot_name(game, spot)}), (spot_ref(spot),), clause)


def event_of(game: State, kind: int, seat: int, facts: tuple[int, int, int], viewer: int | None) -> Said:
    """What an event says; it is the same to everybody (RULES 14.1)."""
    first, second, third = facts
    said: dict[str, Fact] = {"seat": seat_name(seat)}
    if kind in AT_A_SPOT:
        name, clause = AT_A_SPOT[kind]
        said |= {"tile": numbered_tile(second, first), "counters": amounts(counters_of(third))}
        return Said(Phrase(name, said), (spot_ref(first),), clause)
    if kind == log.DREW:
        return Said(Phrase("log-drew", said | {"tile": tile_name(first)}), ("stack",), "4.2")
    if kind == log.PUT_BACK:
        return Said(Phrase("log-put-back", said | {"count": first}), ("stack",), "3.2")
    if kind == log.LAID:
        return Said(Phrase("log-laid", said | {"tile": numbered_tile(first, second)}), (spot_ref(second),), "4.4")
    if kind == log.ROLLED:
        return rolled_event(said, first, second)
    if kind == log.COLLECTED:
        return Said(Phrase("log-collected", said | {"counters": amounts(counters_of(first))}), (), "9.9")
    if kind == log.SWAPPED:
        said["tile"] = numbered_tile(second, first)
        return Said(Phrase("log-swapped", said), (spot_ref(first), spot_ref(third)), "9.2")
    if kind == log.FLED:
        return Said(Phrase("log-fled", said), (spot_ref(STARTING_SPOT),), "9.5")
    if kind == log.CALLED:
        return Said(Phrase("log-called", said), (spot_ref(first),), "9.17")
    if kind == log.LAST_TURNS:
        reasons = [Phrase(f"reason-{name.replace('_', '-')}") for k, name in enumerate(REASONS) if first >> k & 1]
        return Said(Phrase("log-last-turns", {"reasons": listed(reasons)}), (), "10.4")
    return Said(Phrase("log-game-over"), (), "10.4")


def rolled_event(said: dict[str, Fact], a: int, b: int) -> Said:
    if a == QUAKE_ICON:
        return Said(Phrase("log-rolled-quake", said | {"steps": b}), ("dice",), "5.4")
    return Said(Phrase("log-rolled", said | {"colour": Phrase(f"colour-{COLOURS[a]}"), "steps": b}), ("dice",), "5.2")
