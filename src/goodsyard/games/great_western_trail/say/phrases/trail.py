"""Choices on the trail: moving, using a location, taking tiles, building."""

from __future__ import annotations

from functools import reduce
from itertools import pairwise

from goodsyard.core.decision import Options
from goodsyard.core.speech import Said
from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules.actions import ACTIONS, DETAILS, PAIR_FIRST, PAIR_SECOND, PERFORM
from goodsyard.games.great_western_trail.rules.auxiliary import NEITHER
from goodsyard.games.great_western_trail.rules.cards import (
    ANY_CATTLE,
    CARD_ACTION,
    CATTLE,
    COPY_ACTIONS,
    DISCARD_FOR,
    DISCARDED_CARD,
    FREE_MOVE,
    HAZARD,
    NONE,
    OBJECTIVE_CARD,
    OP,
    PAIR,
)
from goodsyard.games.great_western_trail.rules.local_actions import RISK, action_at, list_copies, with_copier
from goodsyard.games.great_western_trail.rules.location import DONE, SINGLE
from goodsyard.games.great_western_trail.rules.location import PLAY as PLAY_HERE
from goodsyard.games.great_western_trail.rules.movement import FREE, PLAY, step_limit
from goodsyard.games.great_western_trail.rules.movement import STAY as STAY_HERE
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.tiles import NO_TILE, cost_in
from goodsyard.games.great_western_trail.rules.trail import MONEY, SECOND_WAY
from goodsyard.games.great_western_trail.rules.using import ACTED, space_of
from goodsyard.games.great_western_trail.say.names import (
    AUXILIARIES,
    OBJECTIVES,
    SPACES,
    TILES,
    action_name,
    auxiliary_name,
    card_id,
    card_name,
    listed,
    location_name,
    objective_name,
    space_name,
    tile_name,
)
from goodsyard.games.great_western_trail.say.phrases.common import Facts, space_ref
from goodsyard.games.great_western_trail.say.phrases.ways import branch_name, fees, walks, way_refs

OP_CLAUSES = (
    *["6.4", "6.2", "7.1", "7.7", "11.1", "7.12", "8.8", "6.10", "7.20", "7.22", "8.18", "7.15", "7.27", "11.6"],
    *["7.32", "7.34", "7.35", "7.33"],
)
"""The clause of each operation, in the order of `cards.OPS`."""


def travel_choice(game: State, seat: int, about: int, action: int) -> Said:
    if action >= PLAY:
        return play_choice(action - PLAY)
    where: Facts = {"location": location_name(game, action)}
    if game.players[seat].space == NONE:
        return Said(Phrase("choice-start", where), (space_ref(action),), "3.1")
    return walk_choice(game, seat, action, step_limit(game, game.players[seat]))


def walk_choice(game: State, seat: int, target: int, most: int) -> Said:
    """A destination with the only way there, or with all of them."""
    where: Facts = {"location": location_name(game, target)}
    ways = walks(game, seat, target, most)
    refs = (space_ref(target), *way_refs(game, seat, *ways))
    if len(ways) > 1:
        return Said(Phrase("choice-travel-ways", where), refs, "3.7")
    if not any(way.paid for way in ways):
        return Said(Phrase("choice-travel", where), refs, "3.3")
    return Said(Phrase("choice-travel-fees", where | {"fees": fees(ways[0].paid)}), refs, "3.8")


def play_choice(objective: int) -> Said:
    card = OBJECTIVES[objective]
    return Said(Phrase("choice-play", {"card": objective_name(card)}), (f"hand:{card}",), "11.3")


def losing_choice(objective: int) -> Said:
    """A card whose movement is lost; without a mark, so that it is taken from the list, where this can be read."""
    return Said(Phrase("choice-play-lost", {"card": objective_name(OBJECTIVES[objective])}), (), "11.8")


def way_choice(game: State, seat: int, about: int, action: int) -> Said:
    way = next(way for way in walks(game, seat, about // 8, about % 8) if way.branches == action)
    spaces = (game.players[seat].space, *way.spaces)
    turns = [b for a, b in pairwise(spaces) if SECOND_WAY[a] != NONE]
    branches = listed([branch_name(SPACES[space]) for space in turns])
    phrase = Phrase("choice-way", {"branches": branches, "fees": fees(way.paid)})
    return Said(phrase, (*way_refs(game, seat, way), space_ref(about // 8)), "3.7")


def move_choice(game: State, seat: int, about: int, action: int) -> Said:
    if action == STAY_HERE:
        return Said(Phrase("choice-stay"), (), "6.8")
    if not about & FREE:
        return walk_choice(game, seat, action, about % FREE)
    refs = (space_ref(action), *way_refs(game, seat, walks(game, seat, action, about % FREE)[0]))
    return Said(Phrase("choice-travel", {"location": location_name(game, action)}), refs, "11.6")


def location_choice(game: State, seat: int, about: int, action: int) -> Said:
    if action == DONE:
        return Said(Phrase("choice-done"), (), "5.3")
    if action >= PLAY_HERE:
        objective = action - PLAY_HERE
        loses = not about & ACTED and OP[CARD_ACTION[objective]] == FREE_MOVE
        return losing_choice(objective) if loses else play_choice(objective)
    if action >= SINGLE:
        return auxiliary_said(seat, action - SINGLE, False, "5.7")
    choice, detail = divmod(action, DETAILS)
    row = action_at(game, about, choice)
    cards = discarded(row, detail)
    facts: Facts = {"action": copy_name(game, about) if OP[row] == COPY_ACTIONS else use_name(row, cards)}
    space = SPACES[space_of(about)]
    given = tuple(f"hand:{card}" for card in dict.fromkeys(cards))
    if choice == RISK:
        return Said(Phrase("choice-risk", facts), (f"risk:{space}", *given), "5.6")
    return Said(Phrase("choice-use", facts), (f"space:{space}", *given), OP_CLAUSES[OP[row]])


def copy_name(game: State, about: int) -> Phrase:
    """Copying, with the buildings that can be copied."""
    found = Options()
    list_copies(game, with_copier(game, about), found)
    names = [location_name(game, space) for space in found.listed()]
    locations = reduce(lambda one, other: Phrase("either-or", {"one": one, "other": other}), names)
    return Phrase("action-copy-of", {"locations": locations})


def discarded(row: int, detail: int) -> list[str]:
    """The cards that an action takes from the hand."""
    if OP[row] != DISCARD_FOR:
        return []
    card = DISCARDED_CARD[row]
    if card == PAIR:
        return [card_id(PAIR_FIRST[detail]), card_id(PAIR_SECOND[detail])]
    if card == OBJECTIVE_CARD:
        return [card_id(CATTLE + detail)]
    return [card_id(detail if card == ANY_CATTLE else card)]


def use_name(row: int, cards: list[str]) -> Phrase:
    """An action, with the cards if there is a choice of them."""
    if not cards or DISCARDED_CARD[row] < ANY_CATTLE:
        return action_name(row)
    facts = dict(action_name(row).facts) | {"card": listed([card_name(card) for card in cards])}
    return Phrase("action-discard", facts)


def auxiliary_said(seat: int, auxiliary: int, double: bool, clause: str) -> Said:
    refs = (f"auxiliary:{seat}:{AUXILIARIES[auxiliary]}",)
    return Said(Phrase("choice-single", {"action": auxiliary_name(auxiliary, double)}), refs, clause)


def auxiliary_choice(game: State, seat: int, about: int, action: int) -> Said:
    if action == NEITHER:
        return Said(Phrase("choice-no-auxiliary"), (), "6.8")
    return auxiliary_said(seat, action // 2, bool(action % 2), "6.10")


def immediate_choice(game: State, seat: int, about: int, action: int) -> Said:
    if action != PERFORM:
        return Said(Phrase("choice-forfeit"), (), "6.8")
    row = about % ACTIONS
    refs = tuple(f"hand:{card}" for card in discarded(row, 0))
    return Said(Phrase("choice-immediate", {"action": action_name(row)}), refs, "6.8")


def copy_choice(game: State, seat: int, about: int, action: int) -> Said:
    return Said(Phrase("choice-copy", {"location": location_name(game, action)}), (space_ref(action),), "7.34")


def take_choice(game: State, seat: int, about: int, action: int) -> Said:
    if action == NO_TILE:
        return Said(Phrase("choice-no-tile"), (), "6.8")
    tile = game.trail[action]
    dollars: int = -cost_in(about) if tile >= HAZARD else MONEY[action]
    facts: Facts = {"tile": tile_name(TILES[tile]), "space": space_name(SPACES[action])}
    facts |= {"pay": int(dollars < 0), "dollars": abs(dollars)}
    return Said(Phrase("choice-take", facts), (space_ref(action),), "7.22" if tile >= HAZARD else "7.20")
