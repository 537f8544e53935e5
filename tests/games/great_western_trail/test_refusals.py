"""Every refusal names the true reason: in random positions for every action that is not legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from goodsyard.core.chance import DICE, below, seeded
from goodsyard.core.row import COMPILED
from goodsyard.games.great_western_trail import TITLE
from goodsyard.games.great_western_trail.rules.game import GreatWesternTrail
from goodsyard.games.great_western_trail.rules.setup import RANDOM_SIDES, new
from tests.clauses import clause
from tests.games.great_western_trail.options import name_of
from tests.games.great_western_trail.reasons import TRUE, Refused
from tests.games.great_western_trail.scenes import Scene, scene

PURSES = (0, 3, 8)
FREQUENT = ("money", "not-in-hand", "cards", "steps", "behind", "locked", "city-value", "used", "no-worker", "single")


def refused_at(game: GreatWesternTrail) -> list[Refused]:
    """Everything that is refused in a position for a reason."""
    kind, about = game.decision()
    legal = game.legal()
    found = []
    for action in range(game.kind_sizes()[kind]):
        if action not in legal:
            reason = TITLE.speech.refusal(game, game.seat, kind, about, action)
            if reason is not None:
                found.append(Refused(game, action, *reason))
    return found


def positions_of(game: GreatWesternTrail) -> Iterator[GreatWesternTrail]:
    """A position, and what it would be with other purses: random players have either nothing or plenty."""
    yield game
    for money in PURSES:
        twin = game.clone()
        twin.seat = game.seat
        twin.me.money = money
        if twin.legal():
            yield twin


def check_refusals(game: GreatWesternTrail, seen: Counter[str]) -> None:
    for it in refused_at(game):
        seen[it.id] += 1
        assert TITLE.clause_text(it.clause), it.clause
        try:
            TRUE.get(it.id, nothing_to_check)(it)
        except AssertionError as problem:
            what = f"{game.kind_name(it.kind)} {it.action} about {it.about}"
            raise AssertionError(f"{what}: {it.id} {it.facts}") from problem


def nothing_to_check(it: Refused) -> None:
    """Rare ones are in test_drawing."""


@clause("5.5", "6.2", "7.8", "3.3", "9.13")
def test_every_refusal_is_true() -> None:
    """Games with all sides of the buildings; some positions of each, all refused actions."""
    seen: Counter[str] = Counter()
    for seed in range(60 if COMPILED else 8):
        game = new(2 + seed % 3, seeded(900 + seed), TITLE.rules_version, sides=RANDOM_SIDES if seed % 2 else 0)
        chance = seeded(seed)
        step = seed
        while not game.over:
            step += 1
            if step % 9 == 0:
                for position in positions_of(game):
                    check_refusals(position, seen)
            legal = game.legal()
            game.apply(legal[below(chance, DICE, len(legal))])
    assert sum(seen[id] for id in seen if id not in TRUE) < 0.01 * sum(seen.values()), seen
    assert all(seen[id] for id in FREQUENT), seen


def reason_for(game: Scene, name: str) -> tuple[str, str]:
    """What is said about an option by its short name, which must not be legal; and the clause."""
    kind, about = game.game.decision()
    assert name not in game.options()
    for action in range(game.game.kind_sizes()[kind]):
        try:
            if name_of(game.game, kind, about, action) != name:
                continue
        except (IndexError, KeyError):
            continue
        reason = TITLE.speech.refusal(game.game, game.game.current, kind, about, action)
        assert reason is not None
        return TITLE.words("en").say(reason[0]), reason[1]
    raise AssertionError(f"there is no {name}")


@clause("7.8", "7.9")
def test_a_building_that_could_replace_another_one_does_not_lack_craftsmen() -> None:
    """8a takes 5 craftsmen, in place of 5a two; they are there, two of the four dollars are not."""
    game = scene().money(2).workers(0, craftsman=2).build(0, "A1", "5a").use("B").act("build")
    assert reason_for(game, "8a") == ("This costs $4, but you have only $2.", "7.8")
    assert reason_for(game, "9a") == ("This takes 4 craftsmen, but you have only 2.", "7.8")


@clause("7.34")
def test_while_copying_it_is_the_copying_that_forbids() -> None:
    game = scene(sides="8b").money(9).jobs(1, "cowboy").hand(0, "guernsey", "D2_1").build(0, "A1", "8b").use("A1")
    game.act("copy")
    copying = "You are still copying the actions of another building."
    assert reason_for(game, "play D2_1") == (copying, "7.34")
    assert reason_for(game, "single dollar") == (copying, "7.34")
    assert reason_for(game, "done") == ("You have to perform at least one of the copied actions.", "5.8")


@clause("5.4")
def test_the_other_side_of_a_slash_was_not_used_itself() -> None:
    game = scene().money(9).display("D2_1").use("C").act("objective", "D2_1")
    assert reason_for(game, "gain") == ("Only one of these two actions may be performed.", "5.4")
    assert reason_for(scene().money(9).use("G").act("engine"), "engine") == (
        "You have already used this local action.",
        "5.2",
    )


@clause("10.4", "10.5", "9.19")
def test_dark_discs_fit_when_no_white_ones_are_left() -> None:
    def delivering(money: int) -> Scene:
        game = scene().hand(0, "guernsey", "dutch_belt").money(money)
        for disc in ("aux_dollar", "aux_draw", *["aux_certificate", "aux_engine", "aux_remove_card"] * 2):
            game.cleared_disc(0, disc)
        return game.cleared_disc(0, "certificate_limit_4").use("KC").act("wichita")

    assert reason_for(delivering(0), "hand_limit") == ("This costs $5, but you have only $4.", "10.4")
    assert reason_for(delivering(1), "hand_limit") == (
        "Clearing this space costs $5; you could then no longer pay the $1 in transport costs.",
        "9.19",
    )


@clause("7.36")
def test_a_replaced_building_is_the_reason() -> None:
    game = scene().money(20).workers(0, craftsman=3).jobs(1, "craftsman").hand(0, "D2_1").build(0, "A1", "5a")
    game.use("A1").act("hire -1", "6a", "A1")
    assert reason_for(game, "auxiliary") == ("You have replaced the building whose actions you were using.", "7.36")


@clause("8.9", "6.14")
def test_an_auxiliary_action_says_what_is_missing() -> None:
    game = scene().cleared_disc(0, "aux_certificate", "aux_engine", "aux_remove_card").use("B")
    assert reason_for(game, "single engine") == ("This costs $1, but you have no money.", "6.14")
    assert reason_for(game, "single remove_card") == ("Your engine cannot go back 1 space from here.", "8.9")
