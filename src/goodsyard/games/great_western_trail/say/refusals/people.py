"""Why not? Workers and buildings."""

from __future__ import annotations

from goodsyard.core.words import Fact, Phrase
from goodsyard.games.great_western_trail.rules.building import NOTHING, OPTIONAL_BUILD, needed_at
from goodsyard.games.great_western_trail.rules.cards import BUILDINGS as OWN_BUILDINGS
from goodsyard.games.great_western_trail.rules.cards import CRAFTSMAN, HIRE_COST, MOST_PLAYERS, MOST_WORKERS, NONE
from goodsyard.games.great_western_trail.rules.cards import WORKERS as TYPES
from goodsyard.games.great_western_trail.rules.hiring import NOBODY, modifier_of
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.trail import BUILDING_SPACES, owner_of, side_of
from goodsyard.games.great_western_trail.say.names import BUILDINGS, SPACE_LINES, SPACES, WORKERS, tile_name
from goodsyard.games.great_western_trail.say.refusals.common import Reason, too_dear


def hire_refusal(game: State, seat: int, about: int, action: int) -> Reason | None:
    if action == NOBODY:
        return None
    line, kind = divmod(action, TYPES)
    facts: dict[str, Fact] = {"worker": tile_name(WORKERS[kind]), "row": line + 1}
    if kind + 1 not in game.jobs[line * MOST_PLAYERS : line * MOST_PLAYERS + game.player_count]:
        return Phrase("refusal-no-worker", facts), "7.1"
    if line >= game.token:
        return Phrase("refusal-token-row"), "7.1"
    if game.players[seat].workers[kind] == MOST_WORKERS:
        return Phrase("refusal-row-full", facts | {"count": MOST_WORKERS}), "7.5"
    return too_dear(game, seat, HIRE_COST[line] + modifier_of(about), "7.2")


def build_refusal(game: State, seat: int, about: int, action: int) -> Reason | None:
    if action == NOTHING:
        return None
    face = side_of(action, game.sides)
    if not game.players[seat].buildings >> action & 1:
        return Phrase("refusal-no-plan", {"tile": BUILDINGS[face]}), "7.7"
    return unplaceable(game, seat, [action], about % OPTIONAL_BUILD)


def no_building(game: State, seat: int, rate: int) -> Reason:
    """Why none of the buildings that are left can be placed."""
    left = [building for building in range(OWN_BUILDINGS) if game.players[seat].buildings >> building & 1]
    return unplaceable(game, seat, left, rate)


def unplaceable(game: State, seat: int, buildings: list[int], rate: int) -> Reason:
    """What the easiest way to place one of them asks for: an empty space, or a building that can be replaced."""
    needs = [needed_at(game, building, space) for building in buildings for space in BUILDING_SPACES]
    needs = [needed for needed in needs if needed != NONE]
    return unaffordable(game, seat, min(needs), rate) if needs else (Phrase("refusal-no-room"), "7.7")


def unaffordable(game: State, seat: int, craftsmen: int, rate: int) -> Reason:
    """Craftsmen or dollars are missing."""
    own = game.players[seat].workers[CRAFTSMAN]
    if own < craftsmen:
        return Phrase("refusal-craftsmen", {"count": craftsmen, "own": own}), "7.8"
    return too_dear(game, seat, craftsmen * rate, "7.8")


def site_refusal(game: State, seat: int, about: int, action: int) -> Reason:
    if SPACE_LINES[SPACES[action]]["kind"] != "building":
        return Phrase("refusal-no-site"), "7.7"
    needed = needed_at(game, about % OWN_BUILDINGS, action)
    if needed != NONE:
        return unaffordable(game, seat, needed, about // OWN_BUILDINGS)
    if owner_of(game.trail[action]) == seat:
        return Phrase("refusal-lower-value"), "7.10"
    return Phrase("refusal-site-taken"), "7.7"


def master_refusal(game: State, seat: int, about: int, action: int) -> Reason:
    return Phrase("refusal-printed-worker", {"worker": tile_name(WORKERS[action])}), "8.15"
