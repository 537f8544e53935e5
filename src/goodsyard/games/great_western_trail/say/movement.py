"""What is said about moving along the trail (RULES 3, 7.27, 11.6)."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Phrase, seat_name
from goodsyard.games.great_western_trail.rules import events, kinds
from goodsyard.games.great_western_trail.rules.cards import CATTLE, NONE
from goodsyard.games.great_western_trail.rules.movement import PLAY, STAY, step_limit
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.trail import EMPTY, KC, REACH
from goodsyard.games.great_western_trail.say.common import Told, logged, not_in_hand, rider_ref, space_ref
from goodsyard.games.great_western_trail.say.names import SPACE_LINES, SPACES, location_name, standing_name
from goodsyard.games.great_western_trail.say.objectives import play_choice
from goodsyard.games.great_western_trail.say.ways import fees, walks, way_refs


class TravelSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        me = game.players[seat]
        return Phrase("prompt-travel", {"first": int(me.space == NONE), "steps": step_limit(game, me)})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action >= PLAY:
            return play_choice(action - PLAY)
        if game.players[seat].space == NONE:
            phrase = Phrase("choice-start", {"location": location_name(game, action, "at")})
            return Said(phrase, (space_ref(action),), "3.1")
        return walk_choice(game, seat, action, step_limit(game, game.players[seat]))

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        me = game.players[seat]
        if me.space == NONE:
            return Phrase("refusal-first-turn"), "3.1"
        if action >= PLAY:
            return not_in_hand(CATTLE + action - PLAY)
        return out_of_reach(game, me.space, action, step_limit(game, me))


def walk_choice(game: State, seat: int, target: int, steps: int) -> Said:
    """A destination with the only way there, or with all of them."""
    where: Told = {"location": location_name(game, target, "to")}
    ways = walks(game, seat, target, steps)
    refs = (space_ref(target), *way_refs(game, seat, *ways))
    if len(ways) > 1:
        return Said(Phrase("choice-travel-ways", where), refs, "3.7")
    if not any(way.paid for way in ways):
        return Said(Phrase("choice-travel", where), refs, "3.3")
    return Said(Phrase("choice-travel-fees", where | {"fees": fees(ways[0].paid)}), refs, "3.8")


def out_of_reach(game: State, source: int, target: int, steps: int) -> Reason:
    """Why a space is not a destination."""
    if target == source:
        return Phrase("refusal-one-step"), "3.3"
    if game.trail[target] == EMPTY:
        return Phrase("refusal-no-location"), "2.2"
    if not REACH[source] >> target & 1:
        return Phrase("refusal-behind"), "2.1"
    return Phrase("refusal-steps", {"steps": steps}), "3.3"


class WaySpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-way", {"location": location_name(game, kinds.WAY_DESTINATION.of(about), "to")})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        target, steps = kinds.WAY_DESTINATION.of(about), kinds.WAY_STEPS.of(about)
        way = next(way for way in walks(game, seat, target, steps) if way.branches == action)
        phrase = Phrase("choice-way", {"fees": fees(way.paid)}) if way.paid else Phrase("choice-way-free")
        return Said(phrase, (*way_refs(game, seat, way), space_ref(target)), "3.7")


class MoveSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-move", {"steps": kinds.MOVE_STEPS.of(about), "free": kinds.MOVE_FREE.of(about)})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == STAY:
            return Said(Phrase("choice-stay"), (rider_ref(seat),), "6.8", declines=True)
        steps = kinds.MOVE_STEPS.of(about)
        if not kinds.MOVE_FREE.has(about):
            return walk_choice(game, seat, action, steps)
        refs = (space_ref(action), *way_refs(game, seat, walks(game, seat, action, steps)[0]))
        return Said(Phrase("choice-travel", {"location": location_name(game, action, "to")}), refs, "11.6")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        if action == STAY:
            return None
        if kinds.MOVE_FREE.has(about) and action == KC:
            return Phrase("refusal-free-move-city"), "11.7"
        return out_of_reach(game, game.players[seat].space, action, kinds.MOVE_STEPS.of(about))


def started(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    told: Told = {"space": location_name(game, facts[0], "at")}
    return Said(logged("started", seat, told), (space_ref(facts[0]),), "3.1")


def moved(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    _, target, standing = facts
    phrase = logged("moved", seat, {"space": standing_name(game, target, standing, "to", seat)})
    return Said(phrase, (space_ref(target), f"cattleman:{seat}"), "3.3")


def paid_fee(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    dollars, owner, space = facts
    line = SPACE_LINES[SPACES[space]]
    told: Told = {"dollars": dollars, "kind": line["section"] or line["kind"], "owner": seat_name(max(owner, 0))}
    return Said(logged("paid-fee", seat, told), (space_ref(space),), "3.9")


SPEECH: Speech[State] = Speech(
    decisions={kinds.TRAVEL: TravelSpeech(), kinds.WAY: WaySpeech(), kinds.MOVE: MoveSpeech()},
    events={events.STARTED: started, events.MOVED: moved, events.PAID_FEE: paid_fee},
)
