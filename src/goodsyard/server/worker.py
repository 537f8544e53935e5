"""The process in which bots think.

Run as `python -m goodsyard.server.worker 5`, where the number is the process's niceness.
"""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from goodsyard import bots
from goodsyard.analysis import Judge, Verdict, adviser
from goodsyard.core.game import Game
from goodsyard.core.registry import find
from goodsyard.core.seeds import Seed
from goodsyard.server.process import answer_all

KEPT = 64


class Question(msgspec.Struct):
    """A position, given by its history, with the seat and the bot that are to decide."""

    number: int
    table: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    seed: Seed
    actions: list[tuple[int, int, int]]
    seat: int
    bot: str
    hint: float = 0.0
    """If set, assess all moves for a person for this many seconds instead of choosing one."""
    chosen: int | None = None
    """If set, evaluate this move instead of choosing one."""


SEARCHING = 0.4
"""The part of a hint's time that goes into finding promising moves; the rest compares them."""
COMPARED = 14
"""Moves that a hint compares at most; the others looked worse in the search."""


class Answer(msgspec.Struct):
    number: int
    action: int = -1
    thoughts: list[tuple[int, int, float]] = []
    """For a hint: actions with their visit counts and winning chances, best first."""
    verdict: Verdict | None = None
    error: str = ""


class Thinker:
    """Answers questions; keeps recent games, so that only new actions have to be replayed."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, tuple[list[tuple[int, int, int]], Game]] = OrderedDict()
        self.bots: OrderedDict[tuple[str, int, str], bots.Bot] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        try:
            game = self.position(question)
            seed = bots.seed_for(question.seed, question.seat, len(question.actions))
            if question.chosen is not None:
                return judged(question, game, seed, question.chosen)
            if question.hint:
                return hinted(question, game, seed)
            return Answer(question.number, self.bot(question).choose(game.clone(), question.seat, seed))
        except Exception as problem:
            self.games.pop(question.table, None)
            return Answer(question.number, error=f"{type(problem).__name__}: {problem}")

    def bot(self, question: Question) -> bots.Bot:
        """The bot of a seat; it is kept between questions, so that it can reuse its search."""
        key = (question.table, question.seat, question.bot)
        bot = self.bots.pop(key, None) or bots.find(question.bot, question.game)
        self.bots[key] = bot
        if len(self.bots) > KEPT:
            self.bots.popitem(last=False)
        return bot

    def position(self, question: Question) -> Game:
        played, game = self.games.pop(question.table, ([], None))
        if game is None or question.actions[: len(played)] != played:
            title = find(question.game)
            played, game = [], title.begin(question.players, question.seed, question.rules, question.options)
        for seat, _, action in question.actions[len(played) :]:
            game.apply(action, seat)
        self.games[question.table] = (question.actions, game)
        if len(self.games) > KEPT:
            self.games.popitem(last=False)
        return game


def judged(question: Question, game: Game, seed: int, chosen: int) -> Answer:
    """Evaluate a move."""
    judge = Judge(adviser(question.bot, question.game))
    verdict = judge.verdict(game.clone(), len(question.actions), question.seat, chosen, seed)
    return Answer(question.number, verdict=verdict)


def hinted(question: Question, game: Game, seed: int) -> Answer:
    """Assess moves for a hint: a search finds the promising ones, and those are compared with equal budgets."""
    evaluation = bots.evaluation_for(question.game)
    search = bots.SearchBot(evaluation, bots.Budget(seconds=question.hint * SEARCHING))
    found = search.thoughts(game.clone(), question.seat, seed)
    visits = {each.action: each.visits for each in found}
    known = [*visits, *(action for action in game.legal(question.seat) if action not in visits)][:COMPARED]
    tries = int(sum(visits.values()) * (1 / SEARCHING - 1) / len(known))
    judge = Judge(bots.SearchBot(evaluation, bots.Budget(iterations=max(1, tries))))
    worths = judge.worths(game, question.seat, known, seed)
    rated = [(action, visits.get(action, 0), worth) for action, worth in zip(known, worths, strict=True)]
    return Answer(question.number, thoughts=sorted(rated, key=lambda one: -one[2]))


QUESTION: msgspec.msgpack.Decoder[Question] = msgspec.msgpack.Decoder(Question)


def main() -> None:
    """Answer questions until the input ends, that is, until the server is gone."""
    thinker = Thinker()
    answer_all(lambda document: msgspec.msgpack.encode(thinker.answer(QUESTION.decode(document))))


if __name__ == "__main__":
    main()
