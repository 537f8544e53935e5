"""Chapter 12, continued: what the others can observe does not depend on what they may not know."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from goodsyard.core.log import Log
from goodsyard.games.coal_baron import TITLE
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import FAMILY_OF, INNOVATION, ORDER, WILD_ZONE
from goodsyard.games.coal_baron.rules.game import CoalBaron
from goodsyard.games.coal_baron.rules.state import INNOVATION_IN_HAND, ORDER_IN_HAND
from goodsyard.games.coal_baron.rules.turn import PASS
from goodsyard.games.coal_baron.say import SPEECH
from goodsyard.games.coal_baron.show.view import view_of
from tests.clauses import clause
from tests.games.coal_baron.names import INNOVATIONS, ORDERS
from tests.games.coal_baron.scenes import Scene, scene

ONE_EACH = ["barracks", "furnaces", "factories", "steamboats"]


def trace(game: Scene, names: tuple[str, ...], viewer: int = 1) -> list[object]:
    """What the viewer sees of each of these actions: who is to act, how much is pending, the new lines of the log."""
    seen: list[object] = []
    game.game.log = Log(True)
    for name in names:
        told = game.game.log.length
        game.act(name)
        lines = [
            SPEECH.event(game.game, kind, by, (a, b, c), viewer) for kind, by, a, b, c in game.game.log.entries[told:]
        ]
        seen.append((game.game.acting(), game.game.depth, lines, view_of(game.game, viewer)))
    return seen


def secret(game: Scene, order: str = "", innovation: str = "", seat: int = 0) -> Scene:
    """The seat has taken a card in a wild action; on which back makes no difference here."""
    player = game.me(seat)
    if order:
        player.hand[ORDER_IN_HAND + ORDERS.index(order)] += 1
        player.secret_orders = 1 << 5
    if innovation:
        player.hand[INNOVATION_IN_HAND + INNOVATIONS.index(innovation)] += 1
        player.secret_innovations = 1 << 5
    game.find(ORDER if order else INNOVATION, order or innovation)
    return game


def with_innovation(innovation: str) -> Scene:
    return secret(scene(), innovation=innovation)


def with_order(order: str) -> Scene:
    game = scene().give(0, orders=["furnaces 1"]).dock(0, 2, ["tower with tower 1"], "saddle")
    return secret(game.dock(0, 3, ["fox with fox 1"], "saddle"), order=order)


def with_one_train(order: str) -> Scene:
    return secret(scene().give(0, orders=["furnaces 1"]).dock(0, 2, ["tower with tower 1"], "saddle"), order=order)


def with_delivery(order: str) -> Scene:
    return secret(scene().give(0, innovations=["delivery"]).dock(0, 2, ["tower with tower 1"], "saddle"), order=order)


def before_placing(order: str) -> Scene:
    """Either train could leave with the one order; with the other one only the train in dock 2 could."""
    game = scene().only("delivery").give(0, innovations=["take_engine"], orders=["steamboats 4"])
    game.dock(0, 2, ["tower with tower 2"]).dock(0, 3, ["fox with fox 1"])
    return secret(game, order=order)


def returning(cards: list[str], zone: str) -> Scene:
    return scene().stack(zone, cards).act("wild", "2")


PAIRS: dict[str, tuple[Callable[[], Scene], tuple[str, ...], Callable[[], Scene], tuple[str, ...]]] = {
    "a worker innovation or one to play": (
        lambda: returning(["take_lorry", "worker_1_3", "mining", "take_wagon"], "innovation"),
        ("innovation", "worker_1_3", "mining", "take_wagon", "end turn"),
        lambda: returning(["take_lorry", "worker_1_3", "mining", "take_wagon"], "innovation"),
        ("innovation", "mining", "worker_1_3", "take_wagon", "end turn"),
    ),
    "returned orders, all different or two alike": (
        lambda: returning(["barracks 1", "barracks 2", "barracks 3", "barracks 4"], "order"),
        ("order", "barracks 1", "barracks 2", "barracks 3"),
        lambda: returning(["barracks 1", "barracks 2", "furnaces 2", "furnaces 2"], "order"),
        ("order", "barracks 2", "furnaces 2", "furnaces 2"),
    ),
    "four shares, all different or all alike": (
        lambda: returning(ONE_EACH, "share"),
        ("share", "barracks", "furnaces", "factories"),
        lambda: returning(["barracks"] * 4, "share"),
        ("share", "barracks", "barracks", "barracks"),
    ),
    "workers in hand or not": (
        lambda: with_innovation("worker_1_5"),
        ("objective", "1", "end turn"),
        lambda: with_innovation("take_share"),
        ("objective", "1", "end turn"),
    ),
    "an order for the second train or not": (
        lambda: with_order("barracks 1"),
        ("delivery", "dock 2 with furnaces 1", "enough"),
        lambda: with_order("barracks 4"),
        ("delivery", "dock 2 with furnaces 1", "enough"),
    ),
    "two orders that fit or one": (
        lambda: with_one_train("barracks 1"),
        ("delivery", "dock 2 with furnaces 1"),
        lambda: with_one_train("barracks 4"),
        ("delivery", "dock 2 with furnaces 1"),
    ),
    "a delivery to play afterwards or not": (
        lambda: with_delivery("barracks 1"),
        ("objective", "end turn"),
        lambda: with_delivery("barracks 4"),
        ("objective", "end turn"),
    ),
    "two docks that leave a placement or one": (
        lambda: before_placing("barracks 1"),
        ("play take_engine", "dock 2"),
        lambda: before_placing("barracks 2"),
        ("play take_engine", "dock 2"),
    ),
}


@clause("12.10")
@pytest.mark.parametrize("pair", PAIRS)
def test_two_secrets_look_the_same_from_outside(pair: str) -> None:
    one, acts, two, others = PAIRS[pair]
    here, there = trace(one(), acts), trace(two(), others)
    for number, (mine, yours) in enumerate(zip(here, there, strict=True)):
        if pair.startswith("four shares") and number:
            continue  # the card that is taken from an open kind is seen by all, and so is the next top
        assert mine == yours, acts[number]
    assert [step[:2] for step in here] == [step[:2] for step in there]  # type: ignore[index]


@clause("12.10")
def test_a_choice_that_everybody_can_see_is_forced_is_not_asked() -> None:
    game = scene().stack("wagon_1", ["tower"]).act("wagon_1")
    assert (game.game.current, game.train(2)) == (1, ["tower"])
    known = scene().give(0, orders=["furnaces 1"]).dock(0, 2, ["tower with tower 1"], "saddle").act("delivery")
    assert (known.game.current, known.train(2)) == (1, [])
    assert scene().leave("order", 2).act("wild", "2", "order").game.depth == 1
    last = scene().leave("order", 1).act("wild", "2", "order")
    assert (last.game.current, len(last.hand())) == (1, 1)


@clause("12.10")
def test_games_of_earlier_rules_go_on_as_they_did() -> None:
    game = secret(scene(rules=1), innovation="worker_1_3")
    assert game.act("objective", "1").game.current == 1
    assert scene(rules=1).stack("share", ["barracks"] * 4).act("wild", "2", "share").game.current == 1


def is_secret_pick(kind: int, about: int) -> bool:
    """Which of the cards it is, the others do not see."""
    return kind == kinds.WILD_RETURN or (kind == kinds.WILD_PICK and FAMILY_OF[about] in (ORDER, INNOVATION))


def compare(game: CoalBaron, action: int, chance: Random) -> int:
    """Deal the secrets anew that another seat cannot know and make the same public move: nothing else is seen."""
    kind, about = game.decision()
    me, compared = game.players[game.current], 0
    for viewer in range(game.player_count):
        if viewer != game.current:
            other = game.clone()
            other.determinize(viewer, chance.randrange(1 << 40))
            same = chance.choice(other.legal()) if is_secret_pick(kind, about) else action
            if same in other.legal():
                assert outcome(game.clone(), action, viewer) == outcome(other, same, viewer)
                compared += bool(game.looking or me.secret_orders or me.secret_innovations)
    return compared


@clause("12.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_public_move_looks_the_same_with_every_hand(players: int) -> None:
    chance, compared = Random(players), 0
    for seed in range(4):
        game = TITLE.begin(players, seed, TITLE.rules_version, {"starting_player": "random", "delivered": "own"})
        while not game.over:
            legal = game.legal()
            action = chance.choice(legal[:-1] if legal[-1] == PASS and len(legal) > 1 else legal)
            if game.decision()[0] == kinds.TURN and WILD_ZONE in legal:
                action = WILD_ZONE  # as many secrets as possible
            compared += compare(game, action, chance)
            game.apply(action)
    assert compared > 400


def outcome(game: CoalBaron, action: int, viewer: int) -> list[object]:
    """Who acts then, how much is pending, and the log as the viewer reads it."""
    game.log = Log(True)
    game.apply(action)
    lines = [SPEECH.event(game, kind, by, (a, b, c), viewer) for kind, by, a, b, c in game.log.entries]
    return [game.acting(), game.depth, lines]
