"""What turns and shifts say."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.coal_baron.rules import events, kinds
from goodsyard.games.coal_baron.rules.cards import DELIVERY_ZONE, MIN_STEPS, STACKS, ZONE_PLAYERS
from goodsyard.games.coal_baron.rules.state import State
from goodsyard.games.coal_baron.rules.turn import PASS
from goodsyard.games.coal_baron.rules.work import can_work
from goodsyard.games.coal_baron.rules.workers import required
from goodsyard.games.coal_baron.say.innovations import play_choice, play_refusal
from goodsyard.games.coal_baron.say.names import ZONE_CLAUSES, ZONES, at_zone, zone_name
from goodsyard.games.coal_baron.say.stacks import stack_refusal, top_card

ZONE_COUNT = len(ZONES)


class TurnSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-turn-committed" if game.committed else "prompt-turn")

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == PASS:
            return Said(Phrase("choice-pass"), (), "2.8", declines=True)
        return zone_choice(game, action) if action < ZONE_COUNT else play_choice(game, seat, action - ZONE_COUNT)

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        if action == PASS:
            return Phrase("refusal-committed"), "8.6"
        if action < ZONE_COUNT:
            return zone_refusal(game, seat, action)
        return play_refusal(game, seat, action - ZONE_COUNT)


def zone_choice(game: State, zone: int) -> Said:
    facts: dict[str, Fact] = {"zone": zone_name(zone), "workers": required(game, zone)}
    refs = (f"zone:{ZONES[zone]}",)
    if zone >= STACKS:
        return Said(Phrase("choice-zone", facts), refs, ZONE_CLAUSES[zone])
    facts |= top_card(game, zone)
    phrase = Phrase("choice-zone-pair" if "stack" in facts else "choice-zone-stack", facts)
    return Said(phrase, refs, ZONE_CLAUSES[zone])


def zone_refusal(game: State, seat: int, zone: int) -> Reason:
    game.seat = seat
    if game.player_count < ZONE_PLAYERS[zone]:
        return Phrase("refusal-not-in-play", {"zone": zone_name(zone)}), "1.7"
    if can_work(game, game.players[seat], zone):
        return Phrase("refusal-workers", {"zone": at_zone(zone), "workers": required(game, zone)}), "2.4"
    if zone < STACKS:
        return stack_refusal(game, zone)
    if zone == DELIVERY_ZONE:
        return Phrase("refusal-no-train"), "5.1"
    if MIN_STEPS[zone] == 0:
        return Phrase("refusal-no-stack"), "6.3"
    return Phrase("refusal-mining", {"steps": MIN_STEPS[zone]}), "4.8"


def passed(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(Phrase("log-passed", {"seat": seat_name(seat)}), (), "2.8")


def shift_ended(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    """Who gets the token, and why."""
    number, has_anybody_placed, _ = facts
    said: dict[str, Fact] = {"seat": seat_name(seat), "number": number}
    if has_anybody_placed:
        return Said(Phrase("log-shift-ended", said), (), "9.1")
    if number == 1:
        return Said(Phrase("log-shift-ended-starter", said), (), "9.3")
    return Said(Phrase("log-shift-ended-holder", said), (), "9.2")


def shift_began(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    number = facts[0]
    phrase = Phrase("log-shift-began", {"seat": seat_name(seat), "number": number})
    return Said(phrase, (), "9.5" if number > 1 else "1.9")


def game_over(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(Phrase("log-game-over"), (), "10.1")


SPEECH: Speech[State] = Speech(
    decisions={kinds.TURN: TurnSpeech()},
    events={
        events.PASSED: passed,
        events.SHIFT_ENDED: shift_ended,
        events.SHIFT_BEGAN: shift_began,
        events.GAME_OVER: game_over,
    },
)
