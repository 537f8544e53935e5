"""What is said about placing and replacing buildings (RULES 7.7-7.11)."""

from __future__ import annotations

from functools import reduce

from goodsyard.core.game import about_in, kind_in
from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules import events, kinds
from goodsyard.games.great_western_trail.rules.building import NOTHING, can_afford, needed_at
from goodsyard.games.great_western_trail.rules.cards import BUILDINGS as OWN_BUILDINGS
from goodsyard.games.great_western_trail.rules.cards import CARDS, CRAFTSMAN, NONE
from goodsyard.games.great_western_trail.rules.local_actions import has_unused
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.trail import BUILDING_SPACES, EMPTY, face_of, owner_of, side_of
from goodsyard.games.great_western_trail.say.common import Told, logged, rider_ref, space_ref, too_dear
from goodsyard.games.great_western_trail.say.names import BUILDINGS, SPACE_LINES, SPACES, site_name


class BuildSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-build")

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        """A building with its price; if it can replace another one, with that one and the price of replacing it."""
        if action == NOTHING:
            return Said(Phrase("choice-build-nothing"), (rider_ref(seat),), "6.8", declines=True)
        tile = BUILDINGS[side_of(action, game.sides)]
        refs = (f"plan:{seat}:{tile}",)
        told: Told = {"tile": tile, "points": CARDS.rows["buildings"][BUILDINGS.index(tile)]["points"]}
        ways = build_ways(game, action, kinds.BUILD_RATE.of(about))
        if len(ways) > 1:
            several = reduce(lambda one, other: Phrase("either-or", {"one": one, "other": other}), ways)
            return Said(Phrase("choice-build-ways", told | {"ways": several}), refs, "7.9")
        clause = "7.7" if "tile" not in ways[0].facts else "7.9"
        return Said(Phrase("choice-build", told | {"way": ways[0]}), refs, clause)

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        if action == NOTHING:
            return None
        if not game.players[seat].buildings >> action & 1:
            return Phrase("refusal-no-plan", {"tile": BUILDINGS[side_of(action, game.sides)]}), "7.7"
        return unplaceable(game, seat, [action], kinds.BUILD_RATE.of(about))


def build_ways(game: State, building: int, rate: int) -> list[Phrase]:
    """On an empty space, and in place of each building of one's own that it can replace."""
    ways: list[Phrase] = []
    for space in BUILDING_SPACES:
        needed = needed_at(game, building, space)
        if needed == NONE or not can_afford(game, needed, rate):
            continue
        told: Told = {"dollars": needed * rate}
        empty = game.trail[space] == EMPTY
        way = Phrase("build-empty", told) if empty else Phrase("build-instead", told | replaced(game, space))
        ways += [] if way in ways else [way]
    return ways


def replaced(game: State, space: int) -> Told:
    """The building that goes, and whether the rest of its actions is lost with it."""
    return {"tile": BUILDINGS[face_of(game.trail[space], game.sides)], "lost": int(is_in_use(game, space))}


def is_in_use(game: State, space: int) -> bool:
    """Would local actions be lost if the tile on this space were replaced? (RULES 7.36)"""
    gone = space == game.me.space
    for entry in game.todo[: game.depth]:
        if kind_in(entry) == kinds.LOCATION:
            about = about_in(entry)
            gone = gone or kinds.LOCATION_SPACE.of(about) == space
            if gone and has_unused(game, about):
                return game.rules_version >= 2
    return False


def no_building(game: State, seat: int, rate: int) -> Reason:
    """Why none of the buildings that are left can be placed."""
    left = [building for building in range(OWN_BUILDINGS) if game.players[seat].buildings >> building & 1]
    return unplaceable(game, seat, left, rate)


def unplaceable(game: State, seat: int, buildings: list[int], rate: int) -> Reason:
    """What the easiest way to place one of them takes: an empty space, or a building that can be replaced."""
    needs = [needed_at(game, building, space) for building in buildings for space in BUILDING_SPACES]
    needs = [needed for needed in needs if needed != NONE]
    return unaffordable(game, seat, min(needs), rate) if needs else (Phrase("refusal-no-room"), "7.7")


def unaffordable(game: State, seat: int, craftsmen: int, rate: int) -> Reason:
    """Craftsmen or dollars are missing."""
    own = game.players[seat].workers[CRAFTSMAN]
    if own < craftsmen:
        return Phrase("refusal-craftsmen", {"count": craftsmen, "own": own}), "7.8"
    return too_dear(game, seat, craftsmen * rate, "7.8")


class SiteSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-site", {"building": tile_of(game, about)})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        needed = needed_at(game, kinds.SITE_BUILDING.of(about), action)
        tile = tile_of(game, about)
        told: Told = {"building": tile, "dollars": needed * kinds.SITE_RATE.of(about)}
        refs = (space_ref(action), f"plan:{seat}:{tile}")
        if game.trail[action] == EMPTY:
            return Said(Phrase("choice-site", told | {"site": site_name(game, SPACES[action])}), refs, "7.7")
        return Said(Phrase("choice-replace", told | replaced(game, action)), refs, "7.9")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        if SPACE_LINES[SPACES[action]]["kind"] != "building":
            return Phrase("refusal-no-site"), "7.7"
        needed = needed_at(game, kinds.SITE_BUILDING.of(about), action)
        if needed != NONE:
            return unaffordable(game, seat, needed, kinds.SITE_RATE.of(about))
        if owner_of(game.trail[action]) == seat:
            return Phrase("refusal-lower-value"), "7.10"
        return Phrase("refusal-site-taken"), "7.7"


def tile_of(game: State, about: int) -> str:
    """The building that looks for a site."""
    return BUILDINGS[side_of(kinds.SITE_BUILDING.of(about), game.sides)]


def built(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(logged("built", seat, placed(game, facts)), (space_ref(facts[1]),), "7.7")


def torn_down(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(logged("torn-down", seat, placed(game, facts)), (space_ref(facts[1]),), "7.11")


def placed(game: State, facts: Facts) -> Told:
    building, space, dollars = facts
    tile, site = BUILDINGS[side_of(building, game.sides)], site_name(game, SPACES[space])
    return {"tile": tile, "site": site, "dollars": dollars}


SPEECH: Speech[State] = Speech(
    decisions={kinds.BUILD: BuildSpeech(), kinds.SITE: SiteSpeech()},
    events={events.BUILT: built, events.TORN_DOWN: torn_down},
)
