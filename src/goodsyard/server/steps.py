"""Steps: what a seat does in one breath, checked action by action on a copy of the table."""

from __future__ import annotations

from dataclasses import dataclass

from goodsyard.core.errors import IllegalAction
from goodsyard.core.table import Table
from goodsyard.server.problems import Problem, say
from goodsyard.server.rows import CHOSEN, Deed, How


@dataclass(frozen=True)
class Step:
    """An action or a bundle of a seat, and how it came about."""

    seat: int
    actions: tuple[int, ...]
    how: How = CHOSEN


def attempt(table: Table, step: Step, lang: str) -> tuple[Table, list[Deed]]:
    """A copy of the table on which the step is taken, and its deeds; raises the reason if it cannot be.

    Only the last action may lead to luck, a reveal or another seat: nothing has to be known of it.
    """
    copy, seat, deeds = table.fork(), step.seat, list[Deed]()
    for place, action in enumerate(step.actions, 1):
        if copy.game.luck != table.game.luck:
            raise Problem("step-crosses-luck", 409, step=place - 1)
        try:
            copy.check(action, seat, lang)
        except IllegalAction as refusal:
            raise refusal if len(step.actions) == 1 else explained(refusal, place, lang) from None
        if How.FORCED in step.how and len(copy.game.legal(seat)) > 1:
            raise Problem("not-forced", 409)
        kind, _ = copy.game.decision(seat)
        deeds.append(Deed(seat, kind, action, step.how | How.JOINED if deeds else step.how))
        copy.take(action, seat)
    return copy, deeds


def explained(refusal: IllegalAction, place: int, lang: str) -> IllegalAction:
    """A refusal that says which action of a bundle it is about."""
    return IllegalAction(say(lang, "step-refused", step=place, reason=str(refusal)), refusal.clause)
