"""What action innovations say."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.coal_baron.rules import events, kinds
from goodsyard.games.coal_baron.rules.cards import MINE, STACKS
from goodsyard.games.coal_baron.rules.innovations import (
    END_TURN,
    INNOVATION_PLAYED,
    PLAY_MINE,
    TAKEN_FROM,
    can_play,
)
from goodsyard.games.coal_baron.rules.mining import STOP
from goodsyard.games.coal_baron.rules.state import INNOVATION_IN_HAND, State
from goodsyard.games.coal_baron.say.names import INNOVATIONS, ZONES, name_of
from goodsyard.games.coal_baron.say.stacks import stack_refusal, top_card

PLAY_CLAUSES = ["8.11", "8.11", "8.12", "8.12", "8.13", "8.14", "8.15", "8.16", "8.17"]
NO_PLACEMENT_LEFT: Reason = Phrase("refusal-no-placement-left"), "8.7"


def play_choice(game: State, seat: int, play: int) -> Said:
    """Playing an action innovation."""
    innovation = INNOVATIONS[INNOVATION_PLAYED[play]]
    facts: dict[str, Fact] = {"innovation": name_of(f"innovation:{innovation}")}
    stack = TAKEN_FROM[play]
    refs: tuple[str, ...] = (f"hand:innovation:{innovation}",)
    if play == PLAY_MINE and moves_nothing(game, seat):
        return Said(Phrase("choice-play-in-vain", facts), refs, PLAY_CLAUSES[play])
    if stack == STACKS:
        return Said(Phrase("choice-play", facts), refs, PLAY_CLAUSES[play])
    facts |= top_card(game, stack)
    phrase = Phrase("choice-play-take-from" if "stack" in facts else "choice-play-take", facts)
    return Said(phrase, (*refs, f"zone:{ZONES[stack]}"), PLAY_CLAUSES[play])


def moves_nothing(game: State, seat: int) -> bool:
    """Would the mining innovation be wasted? There may be nothing to move, or nothing that may be moved (RULES 8.7)."""
    if game.players[seat].hand[INNOVATION_IN_HAND + MINE] == 0:
        return False
    twin = game.twin()
    twin.apply(PLAY_MINE + (len(ZONES) if game.decision(seat)[0] == kinds.TURN else 0), seat)
    return twin.decision()[0] != kinds.MINING or twin.legal() == [STOP]


def play_refusal(game: State, seat: int, play: int) -> Reason:
    """Why an action innovation cannot be played."""
    game.seat = seat
    innovation = INNOVATION_PLAYED[play]
    if game.me.hand[INNOVATION_IN_HAND + innovation] == 0:
        return not_held(innovation), "8.8"
    if can_play(game, game.players[seat], play):
        return NO_PLACEMENT_LEFT
    if TAKEN_FROM[play] < STACKS:
        return stack_refusal(game, TAKEN_FROM[play])
    return Phrase("refusal-no-train"), "5.1"


def not_held(innovation: int) -> Phrase:
    return Phrase("refusal-no-innovation", {"innovation": name_of(f"innovation:{INNOVATIONS[innovation]}")})


class AfterwardsSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-afterwards-nothing" if game.legal(seat) == [END_TURN] else "prompt-afterwards")

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        return (
            Said(Phrase("choice-end-turn"), (), "8.5", declines=True)
            if action == END_TURN
            else play_choice(game, seat, action)
        )

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        return play_refusal(game, seat, action)


def played(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    innovation = name_of(f"innovation:{INNOVATIONS[facts[0]]}")
    return Said(Phrase("log-played", {"seat": seat_name(seat), "innovation": innovation}), (), "8.8")


SPEECH: Speech[State] = Speech(
    decisions={kinds.AFTERWARDS: AfterwardsSpeech()},
    events={events.PLAYED: played},
)
