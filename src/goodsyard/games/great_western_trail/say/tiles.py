"""What is said about taking hazard and teepee tiles (RULES 7.20-7.23)."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules import events, kinds
from goodsyard.games.great_western_trail.rules.cards import HAZARD
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.tiles import NO_TILE
from goodsyard.games.great_western_trail.rules.trail import EMPTY, HAZARD_SPACES, MONEY, TEEPEE_SPACES
from goodsyard.games.great_western_trail.say.common import Told, logged, rider_ref, space_ref, too_dear
from goodsyard.games.great_western_trail.say.names import SPACE_LINES, SPACES, TILES, tile_name


class TakeSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-take")

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == NO_TILE:
            return Said(Phrase("choice-no-tile"), (rider_ref(seat),), "6.8", declines=True)
        tile = game.trail[action]
        dollars = -kinds.TAKE_COST.of(about) if tile >= HAZARD else MONEY[action]
        told = tile_told(tile, dollars) | {"space": int(SPACES[action][-1]) if tile >= HAZARD else 0}
        return Said(Phrase("choice-take", told), (space_ref(action),), tile_clause(tile))

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        if action == NO_TILE:
            return None
        kind = SPACE_LINES[SPACES[action]]["kind"]
        fields = {"hazard": kinds.TAKE_HAZARD, "teepee": kinds.TAKE_TEEPEE}
        wanted = [name for name, field in fields.items() if field.has(about)]
        if kind not in wanted:
            return Phrase("refusal-other-tile"), "7.22" if "hazard" in wanted else "7.20"
        clause = "7.23" if kind == "hazard" else "7.21"
        if game.trail[action] == EMPTY:
            return Phrase("refusal-no-location"), clause
        cost = kinds.TAKE_COST.of(about) if game.trail[action] >= HAZARD else -MONEY[action]
        return too_dear(game, seat, cost, clause)


def tile_told(tile: int, dollars: int) -> Told:
    return {"tile": tile_name(TILES[tile], "the"), "pay": int(dollars < 0), "dollars": abs(dollars)}


def tile_clause(tile: int) -> str:
    return "7.22" if tile >= HAZARD else "7.20"


def no_hazard(game: State, seat: int, cost: int) -> Reason:
    """There is no hazard tile, or it costs too much."""
    if any(game.trail[space] != EMPTY for space in HAZARD_SPACES):
        return too_dear(game, seat, cost, "7.23")
    return Phrase("refusal-no-hazards"), "7.23"


def no_teepee(game: State, seat: int) -> Reason:
    """There is no teepee tile, or the cheapest one costs too much."""
    prices = [-MONEY[space] for space in TEEPEE_SPACES if game.trail[space] != EMPTY]
    return too_dear(game, seat, min(prices), "7.21") if prices else (Phrase("refusal-no-teepees"), "7.21")


def took_tile(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    tile, space, dollars = facts
    return Said(logged("took-tile", seat, tile_told(tile, dollars)), (space_ref(space),), tile_clause(tile))


SPEECH: Speech[State] = Speech(decisions={kinds.TAKE: TakeSpeech()}, events={events.TOOK_TILE: took_tile})
