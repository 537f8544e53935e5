"""For each refusal: does the clause that it names really forbid the action? Judged from the view alone."""

from __future__ import annotations

from collections.abc import Callable

from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import FAMILY_OF
from goodsyard.games.coal_baron.rules.memory import CARD_KIND
from goodsyard.games.coal_baron.show.view import View, view_of
from tests.games.coal_baron.crowded import leads_on, without_care
from tests.games.coal_baron.names import ACTIONS, FAMILIES, ZONES
from tests.games.coal_baron.plans import (
    CRESTS,
    Dock,
    can_take,
    can_work,
    delivered,
    lorries_on,
    may_play,
    mined,
    moves,
    position_of,
    size,
    totals,
)
from tests.games.coal_baron.scenes import Scene

STEPS = {"mining_1_2": 1, "mining_2_3": 2}


class Asked:
    """An action that was refused, taken apart by its name."""

    def __init__(self, game: Scene, seat: int, kind: int, about: int, action: int, played: bool) -> None:
        self.game = game
        self.kind = kind
        self.about = about
        self.played = played  # an innovation was played before this placement
        self.view: View = view_of(game.game, seat)
        self.me = self.view.seats[seat]
        self.position = position_of(self.view)
        names = ACTIONS[kind] or FAMILIES[FAMILY_OF[about]]
        self.name = names[action] if action < len(names) else "only on paper"
        self.words = self.name.split()

    # Innovations and zones.

    @property
    def innovation(self) -> str:
        """`play take_lorry 1` and `worker_1_3 as 2` are about these."""
        return self.words[1] if self.words[0] == "play" else self.words[0]

    @property
    def stack(self) -> str:
        """The stack that would be taken from."""
        if self.words[0] != "play":
            return self.name
        return "_".join([self.words[1].removeprefix("take_"), *self.words[2:]])

    def height(self) -> int:
        return len(dict(self.position.stacks)[self.stack])

    def holds(self) -> bool:
        return self.innovation in self.me.innovations

    def required(self) -> int:
        return next(zone.required for zone in self.view.zones if zone.id == self.name)

    def is_unsure(self) -> bool:
        """It could be done, but no placement would be certain afterwards."""
        if self.kind == kinds.TURN:
            stack = self.stack if self.innovation.startswith("take") else ""
            return self.holds() and not may_play(self.position, self.innovation, stack)
        tried = Scene(self.game.game.clone())
        tried.game.careful = False
        tried.game.apply(ACTIONS[self.kind].index(self.name))
        return self.name in without_care(self.game) and not leads_on(tried)

    # Workers.

    def missing(self) -> int:
        return kinds.WORKERS_MISSING.of(self.about)

    def workers(self) -> int:
        """What the cards named make."""
        return int(self.words[2]) if "as" in self.words else sum(self.values())

    def values(self) -> list[int]:
        return [int(value) for value in self.name.split("+") if value]

    def rest_in_reach(self) -> bool:
        """Can the other cards make up what this innovation leaves?"""
        held = [value for value, count in enumerate(self.me.workers, 1) for _ in range(count)]
        ideas = [idea for idea in self.me.innovations if idea and idea.startswith("worker")]
        ideas.remove(self.innovation)
        return self.missing() - self.workers() in totals(held, [int(idea[-1]) for idea in ideas])

    # Lorries and trains.

    @property
    def dock(self) -> int:
        return int(self.words[self.words.index("dock") + 1]) - 1

    def train(self) -> Dock:
        return self.position.board.docks[self.dock]

    @property
    def lorry(self) -> str:
        """The card that would be moved, as `tower-2`."""
        return self.position.board.row[0] if self.words[0] == "row" else f"{self.words[0]}-{self.words[1][0]}"

    def is_stored(self) -> bool:
        """Exactly this print, points included."""
        crest, print_ = self.words[:2]
        points = {"1": "1", "1*": "2", "2": "0"}[print_]
        return f"{crest}-{print_[0]}-{points}" in self.me.storage

    def finds_wagon(self) -> bool:
        crest = "wild" if self.words[-1] == "wild" else self.lorry.split("-")[0]
        return (crest, "") in self.train()[1]

    def can_still_reach(self) -> bool:
        """Is there a move of this card after which the least number of steps can be spent?"""
        least, most = kinds.MINING_MIN.of(self.about), kinds.MINING_MAX.of(self.about)
        cost = size(self.lorry)
        boards = [board for steps, board in moves(self.position.board) if steps == cost and self.leads_to(board)]
        return any(most - left >= least for board in boards for left, _ in mined(board, most - cost))

    def leads_to(self, board: object) -> bool:
        tried = Scene(self.game.game.clone())
        tried.game.apply(ACTIONS[self.kind].index(self.name))
        return position_of(view_of(tried.game, self.me.seat)).board == board

    def order(self) -> str:
        return "-".join(self.words[-2:])


Forbids = tuple[tuple[str, ...], Callable[[Asked], bool]]
TAKEN = ("3.6",)
FORBIDS: dict[str, Forbids] = {
    "refusal-committed": (("8.6",), lambda a: a.name == "pass" and a.played),
    "refusal-not-in-play": (("1.7",), lambda a: a.name == "mining_1_2" and len(a.view.seats) == 2),
    "refusal-empty": (("7.1",), lambda a: a.height() == 0),
    "refusal-engines-full": (TAKEN, lambda a: a.stack == "engine" and not can_take(a.position, "engine")),
    "refusal-no-train": (
        ("5.1",),
        lambda a: "delivery" in a.words and a.kind in (kinds.TURN, kinds.AFTERWARDS) and not any(delivered(a.position)),
    ),
    "refusal-no-stack": (("6.3",), lambda a: not any(can_take(a.position, stack) for stack in ZONES[:9])),
    "refusal-mining": (("4.8",), lambda a: a.name in STEPS and not can_work(a.position, a.name)),
    "refusal-workers": (("2.4",), lambda a: a.name not in a.position.manned and a.required() > 0),
    "refusal-no-innovation": (("8.8", "8.1"), lambda a: not a.holds()),
    "refusal-no-placement-left": (("8.7",), Asked.is_unsure),
    "refusal-exact": (
        ("2.5",),
        lambda a: a.workers() > a.missing() if "as" in a.words else a.workers() != a.missing(),
    ),
    "refusal-cards-not-used": (("1.3",), lambda a: max(a.values()) > {2: 3, 3: 4, 4: 5}[len(a.view.seats)]),
    "refusal-cards-placed": (
        ("2.6",),
        lambda a: any(a.values().count(value) > a.me.workers[value - 1] for value in a.values()),
    ),
    "refusal-rest": (("2.5",), lambda a: a.holds() and not a.rest_in_reach()),
    "refusal-named-in-order": (("8.3",), lambda a: a.holds() and a.rest_in_reach()),
    "refusal-crest": (
        ("3.3",),
        lambda a: str(a.view.on_its_way).removeprefix("wagon:") not in (*CRESTS[a.dock], "wild"),
    ),
    "refusal-engine": (("3.6",), lambda a: a.train()[0] != ""),
    "refusal-steps": (("4.1",), lambda a: a.name == "stop" and kinds.MINING_MIN.of(a.about) > 0),
    "refusal-row-empty": (("4.3",), lambda a: a.words[0] == "row" and not a.me.mining_row),
    "refusal-not-stored": (("4.6",), lambda a: a.words[0] != "row" and not a.is_stored()),
    "refusal-stored-already": (("4.6",), lambda a: a.words[0] != "row" and a.words[-1] == "storage"),
    "refusal-lorry-crest": (("4.4",), lambda a: a.lorry.split("-")[0] not in CRESTS[a.dock]),
    "refusal-no-wagon": (("4.4",), lambda a: not a.finds_wagon()),
    "refusal-cost": (("4.2",), lambda a: size(a.lorry) > kinds.MINING_MAX.of(a.about)),
    "refusal-least": (("4.9",), lambda a: not a.can_still_reach()),
    "refusal-first-train": (("5.1",), lambda a: a.kind == kinds.DELIVERY and a.name == "enough" and a.about == 0),
    "refusal-no-order": (("5.2",), lambda a: a.order() not in a.me.orders),
    "refusal-no-engine": (("5.2",), lambda a: a.train()[0] == ""),
    "refusal-other-engine": (("5.4",), lambda a: a.about > 0 and FAMILIES[2][a.about - 1] != a.train()[0]),
    "refusal-lorries": (("5.3",), lambda a: lorries_on(a.train()) < int(a.words[-1])),
    "refusal-not-lifted": (
        ("6.4", "6.5"),
        lambda a: (
            a.name
            not in [
                FAMILIES[FAMILY_OF[a.about]][CARD_KIND.of(a.game.game.looked[k])] for k in range(a.game.game.looking)
            ]
        ),
    ),
}
