"""What each refusal claims, checked independently: by the facts on the table, and by what happens when the obstacle is
removed."""

from __future__ import annotations

from collections.abc import Callable

from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail import TITLE
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.cards import CARDS, CRAFTSMAN, HERD, NONE
from goodsyard.games.great_western_trail.rules.game import GreatWesternTrail
from goodsyard.games.great_western_trail.rules.local_actions import action_at
from goodsyard.games.great_western_trail.rules.location import SINGLE
from goodsyard.games.great_western_trail.rules.movement import PLAY as TRAVEL_PLAY
from goodsyard.games.great_western_trail.rules.trail import EMPTY, WAYS
from goodsyard.games.great_western_trail.say.names import card_id

RICH = 500


class Refused:
    """An action that is not legal, with the reason that was given."""

    def __init__(self, game: GreatWesternTrail, action: int, phrase: Phrase, named: str) -> None:
        self.game = game
        self.kind, self.about = game.decision()
        self.action = action
        self.id = phrase.id.removeprefix("refusal-")
        self.facts = phrase.facts
        self.clause = named
        self.me = game.me

    def remedied(self, mend: Callable[[GreatWesternTrail], None]) -> bool:
        """Is the action legal once the obstacle is gone?"""
        twin = self.game.clone()
        twin.seat = self.game.seat
        mend(twin)
        return self.action in twin.legal()

    def reason_after(self, mend: Callable[[GreatWesternTrail], None]) -> str:
        """What is said once the obstacle is gone; nothing if the action is legal."""
        if self.remedied(mend):
            return ""
        twin = self.game.clone()
        mend(twin)
        twin.legal()
        reason = TITLE.speech.refusal(twin, twin.seat, self.kind, self.about, self.action)
        return reason[0].id if reason else "?"


def rich(game: GreatWesternTrail) -> None:
    game.me.money = RICH


def whole_deck(game: GreatWesternTrail) -> None:
    """All cards in hand, two of each kind."""
    for card in range(HERD):
        game.me.hand[card] = 2


def skilled(game: GreatWesternTrail) -> None:
    game.me.workers[CRAFTSMAN] = 20
    game.me.money = RICH


def steps_to(game: GreatWesternTrail, target: int) -> int | None:
    """The smallest number of steps to a space, by walking every path; None if none leads there."""
    best: list[int] = []

    def walk(space: int, steps: int) -> None:
        if space == target:
            best.append(steps)
            return
        for other in WAYS[space]:
            walk(other, steps + (game.trail[other] != EMPTY))

    walk(game.me.space, 0)
    return min(best, default=None)


def number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact


def check_money(it: Refused) -> None:
    """The price is more than the player has: with that much the reason disappears, with a dollar less it stays."""
    price = number(it.facts["dollars"])
    assert number(it.facts["money"]) == it.me.money < price

    def with_money(money: int) -> Callable[[GreatWesternTrail], None]:
        def pay(game: GreatWesternTrail) -> None:
            game.me.money = money

        return pay

    after = it.reason_after(with_money(price))
    assert after != "refusal-money"
    assert after == "" or it.kind not in (kinds.HIRE, kinds.BUILD, kinds.SITE, kinds.TAKE), after
    assert it.reason_after(with_money(price - 1)) == "refusal-money"


def check_not_in_hand(it: Refused) -> None:
    first = {kinds.TRAVEL: TRAVEL_PLAY, kinds.DISCARD: 0, kinds.REMOVE: 0}.get(it.kind)
    if first is not None:
        card = it.action - first + (13 if it.kind == kinds.TRAVEL else 0)
        assert it.me.hand[card] == 0, card_id(card)
    assert it.remedied(whole_deck)


def check_cards(it: Refused) -> None:
    assert it.remedied(whole_deck), "only the cards are missing"


def check_craftsmen(it: Refused) -> None:
    assert number(it.facts["own"]) == it.me.workers[CRAFTSMAN] < number(it.facts["count"])
    assert not it.remedied(rich), "money alone does not help"
    assert it.remedied(skilled)
    if it.kind != kinds.LOCATION:

        def enough(game: GreatWesternTrail) -> None:
            game.me.workers[CRAFTSMAN], game.me.money = number(it.facts["count"]), RICH

        assert it.remedied(enough)


def check_steps(it: Refused) -> None:
    steps = steps_to(it.game, it.action)
    assert steps is not None
    assert steps > number(it.facts["steps"])


def check_behind(it: Refused) -> None:
    assert steps_to(it.game, it.action) is None


def check_no_location(it: Refused) -> None:
    assert it.game.trail[it.action] == EMPTY


def check_one_step(it: Refused) -> None:
    assert it.action == it.me.space


def check_occupied(it: Refused) -> None:
    others = [player.engine for player in it.game.players if player is not it.me]
    assert it.action in others


def check_engine_far(it: Refused) -> None:
    """Free numbered spaces in between, plus one for the target itself."""
    others = {player.engine for player in it.game.players if player is not it.me}
    between = [k for k in range(it.me.engine + 1, it.action) if k % 2 == 0 and k not in others]
    assert it.action > it.me.engine
    assert len(between) + 1 > number(it.facts["count"])


def check_engine_forward(it: Refused) -> None:
    assert it.action <= it.me.engine


def check_engine_back(it: Refused) -> None:
    """The exact number is between the numbered spaces alone and these with every turnout on the way."""
    wanted = number(it.facts["count"])
    if it.action >= it.me.engine:
        return
    others = {player.engine for player in it.game.players if player is not it.me} - {0}
    assert wanted, "with any number every free space behind is legal"
    turnouts = {2 * after + 1 for after in CARDS.column("stations", "after")} - others
    spaces = [k for k in range(it.action, it.me.engine) if k % 2 == 0 and k not in others]
    between = [k for k in range(it.action + 1, it.me.engine) if k in turnouts]
    least = len(spaces) if it.action % 2 == 0 else len([k for k in spaces if k > it.action]) + 1
    assert not least <= wanted <= least + len(between)


def check_city_value(it: Refused) -> None:
    assert CARDS.rows["cities"][it.action]["value"] > it.about // 2


def check_city_disc(it: Refused) -> None:
    assert it.me.cities[it.action] > 0
    assert not CARDS.rows["cities"][it.action]["repeatable"]


def check_locked(it: Refused) -> None:
    auxiliary = it.action - SINGLE if it.kind == kinds.LOCATION else it.action // 2
    disc = CARDS.names("discs").index(CARDS.rows["auxiliary"][auxiliary]["disc"])

    def unlocked(game: GreatWesternTrail) -> None:
        game.me.discs[disc] = 0
        game.me.money = RICH
        game.me.engine = 60

    assert it.remedied(unlocked)


def check_used(it: Refused) -> None:
    assert kinds.LOCATION_ACTED.has(it.about)
    choice = kinds.LOCATION_CHOICE.of(it.action)
    space = kinds.LOCATION_SPACE.of(it.about)
    slot = 3 if choice == 3 else CARDS.rows["actions"][action_at(it.game, space, choice)]["slot"]
    assert kinds.LOCATION_USED.of(it.about) >> slot & 1


def check_slash(it: Refused) -> None:
    check_used(it)
    space, choice = kinds.LOCATION_SPACE.of(it.about), kinds.LOCATION_CHOICE.of(it.action)
    line = CARDS.rows["actions"][action_at(it.game, space, choice)]
    same = [row for row in CARDS.rows["actions"] if (row["of"], row["slot"]) == (line["of"], line["slot"])]
    assert len(same) == 2


def check_single(it: Refused) -> None:
    mark = kinds.LOCATION_ACTED if it.action >= SINGLE else kinds.LOCATION_AUXILIARY
    assert mark.has(it.about)


def check_not_yours(it: Refused) -> None:
    space = kinds.LOCATION_SPACE.of(it.about)
    view = TITLE.view(it.game, None).spaces[space]
    assert view.owner not in (None, it.game.seat) or view.tile not in CARDS.names("buildings")


def check_done(it: Refused) -> None:
    assert not kinds.LOCATION_ACTED.has(it.about)
    assert not kinds.LOCATION_COPIED.has(it.about)


def check_disc(it: Refused) -> None:
    assert it.me.discs[it.action] == 0


def check_dark_disc(it: Refused) -> None:
    dark = CARDS.column("discs", "dark")
    assert dark[it.action]
    assert any(count and not dark[k] for k, count in enumerate(it.me.discs)), "10.5 would allow it"


def check_no_worker(it: Refused) -> None:
    line, worker = divmod(it.action, 3)
    row = TITLE.view(it.game, None).job_market[line]
    assert CARDS.names("tiles")[worker] not in row.workers


def check_token_row(it: Refused) -> None:
    rows = TITLE.view(it.game, None).job_market
    tokens = [k for k, row in enumerate(rows) if row.token]
    assert tokens
    assert it.action // 3 >= tokens[0]


def check_cowboys(it: Refused) -> None:
    assert number(it.facts["count"]) > it.about % 8


def check_first_turn(it: Refused) -> None:
    assert it.me.space == NONE


def check_not_in_column(it: Refused) -> None:
    assert CARDS.names("tiles")[it.action] not in TITLE.view(it.game, None).foresight[it.about]


def check_not_in_display(it: Refused) -> None:
    assert CARDS.names("objectives")[it.action] not in TITLE.view(it.game, None).objective_display


def check_other_disc(it: Refused) -> None:
    assert any(action < len(it.me.discs) for action in it.game.legal())


def check_other_tile(it: Refused) -> None:
    kind = CARDS.rows["spaces"][it.action]["kind"]
    assert kind not in {1: ["hazard"], 2: ["teepee"], 3: ["hazard", "teepee"]}[it.about & 3]


def check_no_site(it: Refused) -> None:
    assert CARDS.rows["spaces"][it.action]["kind"] != "building"


def check_site_taken(it: Refused) -> None:
    assert TITLE.view(it.game, None).spaces[it.action].owner not in (None, it.game.seat)


def check_certificates(it: Refused) -> None:
    assert it.action > it.me.marker


def check_not_double(it: Refused) -> None:
    line = CARDS.rows["auxiliary"][it.action // 2]
    covered = it.me.discs[CARDS.names("discs").index(line["disc"])]
    assert it.action % 2
    assert covered == 1


def check_not_in_market(it: Refused) -> None:
    def stocked(game: GreatWesternTrail) -> None:
        for card in range(len(game.market)):
            game.market[card] = 2

    assert it.remedied(stocked)


def check_nothing_remedied_by_money(it: Refused) -> None:
    assert not it.remedied(rich)


TRUE: dict[str, Callable[[Refused], None]] = {
    "money": check_money,
    "not-in-hand": check_not_in_hand,
    "cards": check_cards,
    "craftsmen": check_craftsmen,
    "steps": check_steps,
    "behind": check_behind,
    "no-location": check_no_location,
    "one-step": check_one_step,
    "occupied": check_occupied,
    "engine-far": check_engine_far,
    "engine-forward": check_engine_forward,
    "engine-back": check_engine_back,
    "city-value": check_city_value,
    "city-disc": check_city_disc,
    "locked": check_locked,
    "used": check_used,
    "slash": check_slash,
    "single": check_single,
    "not-yours": check_not_yours,
    "done": check_done,
    "no-disc": check_disc,
    "dark-disc": check_dark_disc,
    "no-worker": check_no_worker,
    "token-row": check_token_row,
    "cowboys": check_cowboys,
    "first-turn": check_first_turn,
    "not-in-column": check_not_in_column,
    "not-in-display": check_not_in_display,
    "other-disc": check_other_disc,
    "other-tile": check_other_tile,
    "no-site": check_no_site,
    "site-taken": check_site_taken,
    "certificates": check_certificates,
    "not-double": check_not_double,
    "not-in-market": check_not_in_market,
    "no-way-back": check_nothing_remedied_by_money,
    "nobody": check_nothing_remedied_by_money,
    "no-teepees": check_nothing_remedied_by_money,
    "no-hazards": check_nothing_remedied_by_money,
    "nothing": check_nothing_remedied_by_money,
    "copy-nothing": check_nothing_remedied_by_money,
}
