"""What is said about hiring workers (RULES 7.1-7.6)."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules import events, kinds
from goodsyard.games.great_western_trail.rules.cards import HIRE_COST, MAX_WORKERS
from goodsyard.games.great_western_trail.rules.hiring import NOBODY
from goodsyard.games.great_western_trail.rules.state import JOB_ROW, State
from goodsyard.games.great_western_trail.say.common import Told, logged, rider_ref, too_dear
from goodsyard.games.great_western_trail.say.names import WORKERS, tile_name


class HireSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-hire")

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == NOBODY:
            return Said(Phrase("choice-hire-nobody"), (rider_ref(seat),), "6.8", declines=True)
        line, worker = kinds.HIRE_ROW.of(action), WORKERS[kinds.HIRE_WORKER.of(action)]
        cost = HIRE_COST[line] + kinds.HIRE_MODIFIER.of(about)
        told: Told = {"worker": tile_name(worker, "a"), "row": line + 1, "dollars": cost}
        return Said(Phrase("choice-hire", told), (f"job:{line + 1}:{worker}",), "7.1")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        if action == NOBODY:
            return None
        line, worker = kinds.HIRE_ROW.of(action), kinds.HIRE_WORKER.of(action)
        first = JOB_ROW.at(line)
        told: Told = {"worker": tile_name(WORKERS[worker]), "row": line + 1}
        if worker + 1 not in game.jobs[first : first + game.player_count]:
            return Phrase("refusal-no-worker", told), "7.1"
        if line >= game.token:
            return Phrase("refusal-token-row"), "7.1"
        if game.players[seat].workers[worker] == MAX_WORKERS:
            return Phrase("refusal-row-full", told | {"count": MAX_WORKERS}), "7.5"
        return too_dear(game, seat, HIRE_COST[line] + kinds.HIRE_MODIFIER.of(about), "7.2")


def nobody_to_hire(game: State, seat: int, modifier: int) -> Reason:
    """Nobody can be hired, or the cheapest worker costs too much."""
    prices = []
    for line in range(game.token):
        for worker in game.jobs[JOB_ROW.at(line) : JOB_ROW.at(line) + game.player_count]:
            if worker and game.players[seat].workers[worker - 1] < MAX_WORKERS:
                prices.append(HIRE_COST[line] + modifier)
    return too_dear(game, seat, min(prices), "7.2") if prices else (Phrase("refusal-nobody"), "7.1")


def hired(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    worker, line, dollars = facts
    told: Told = {"worker": tile_name(WORKERS[worker], "a"), "row": line + 1, "dollars": dollars}
    return Said(logged("hired", seat, told), (f"workers:{seat}:{WORKERS[worker]}",), "7.2")


SPEECH: Speech[State] = Speech(decisions={kinds.HIRE: HireSpeech()}, events={events.HIRED: hired})
