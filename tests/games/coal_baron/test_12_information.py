"""Chapter 12: hidden and open information; `determinize` imagines what a seat cannot know."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from goodsyard.games.coal_baron.show.view import view_of
from tests.clauses import clause
from tests.games.coal_baron.names import ZONES
from tests.games.coal_baron.scenes import Scene, scene
from tests.games.play import random_table

STACKS = ZONES[:9]
FOUR_ORDERS = ["barracks 4", "furnaces 4", "factories 4", "steamboats 4"]  # one copy of each
FOUR_OBJECTIVES = ["shift_tokens", "objective_cards", "order_barracks", "lorries_furnaces"]
FOUR_INNOVATIONS = ["delivery", "take_engine", "take_order", "take_share"]  # one copy of each


def imagined(game: Scene, seat: int, times: int = 40) -> Iterator[Scene]:
    """The game as a seat may imagine it."""
    for seed in range(times):
        other = Scene(game.game.clone())
        other.game.determinize(seat, seed)
        other.game.audit()
        yield other


def open_to_all(game: Scene) -> list[object]:
    """What lies face up, can be counted or remembered (12.1-12.3, 12.9)."""
    players = [game.me(seat) for seat in range(game.game.player_count)]
    return [
        [(len(game.cards(zone)), game.cards(zone)[:1]) for zone in STACKS],
        [list(game.game.workers), list(game.game.placements), list(game.game.box)],
        [(game.mining_row(seat), game.stored(seat), game.trains(seat)) for seat in range(game.game.player_count)],
        [(game.delivered_stack(seat), game.workers(seat)) for seat in range(game.game.player_count)],
        [(list(player.shares), player.objectives, player.tokens, player.out) for player in players],
        [(sum(list(player.hand)[6:22]), sum(list(player.hand)[22:])) for player in players],
        [list(player.shown) for player in players],
        [game.game.shift, game.game.starter, game.game.active, game.game.looking],
    ]


def looks(game: Scene, seat: int) -> list[object]:
    """Everything that a seat sees and may do."""
    options = game.options() if game.game.current == seat else []
    return [*open_to_all(game), game.hand(seat), options]


def midgame(players: int, seed: int, actions: int) -> Scene:
    """A position after some random actions."""
    game, chance = scene(players, seed), Random(seed)
    for _ in range(actions):
        game.game.apply(chance.choice(game.game.legal()))
    return game


def wild(zone: str, cards: list[str], pick: str) -> Scene:
    """Seat 0 has looked at these cards, taken one and returned the others, the last named first."""
    rest = [card for card in cards if card != pick]
    return scene().stack(zone, cards).act("wild", "2", zone, pick, rest[2], rest[1])


@clause("12.1", "12.2", "12.3")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (3, 3), (4, 4), (4, 5)])
@pytest.mark.parametrize("actions", [0, 25, 90])
def test_an_imagined_game_looks_the_same_to_the_seat(players: int, seed: int, actions: int) -> None:
    game = midgame(players, seed, actions)
    for seat in range(players):
        for other in imagined(game, seat, times=5):
            assert looks(other, seat) == looks(game, seat)


@clause("12.1")
@pytest.mark.parametrize("zone", STACKS)
def test_below_its_top_card_a_stack_is_hidden(zone: str) -> None:
    game = midgame(3, 6, 20)
    for seat in range(3):
        stacks = [other.cards(zone) for other in imagined(game, seat, times=20)]
        assert len({tuple(cards[:1]) for cards in stacks}) == 1
        for depth in (1, 2, 3):
            assert len({cards[depth] for cards in stacks}) > 1


@clause("12.1")
def test_played_innovations_and_placed_ones_are_open() -> None:
    game = wild("innovation", ["worker_1_3", *FOUR_INNOVATIONS[:3]], "worker_1_3")
    game.act("end turn", "pass", "pass", "share", "worker_1_3 as 1")
    for other in imagined(game, 1):
        assert (other.hand(0), list(other.game.placements)) == ([], list(game.game.placements))
    game.act("pass").stack("innovation", ["take_share"]).act("innovation", "play take_share")
    assert {tuple(other.game.box) for other in imagined(game, 1)} == {(1, 0, 0, 0, 0, 0, 0, 1, 0, 0)}


@clause("12.2")
@pytest.mark.parametrize(("zone", "cards"), [("order", FOUR_ORDERS), ("innovation", FOUR_INNOVATIONS)])
def test_secret_cards_in_hand_are_hidden_from_the_others_but_counted(zone: str, cards: list[str]) -> None:
    game = wild(zone, cards, cards[1])
    for seat in (1, 2):
        hands = [other.hand(0) for other in imagined(game, seat)]
        assert {len(hand) for hand in hands} == {1}
        assert len({hand[0] for hand in hands}) > 3
    assert [other.hand(0) for other in imagined(game, 0)] == [[cards[1]]] * 40


@clause("12.3", "12.9")
def test_worker_cards_are_open_and_delivered_ones_may_be_remembered() -> None:
    game = wild("order", FOUR_ORDERS, "furnaces 4").dock(1, 3, ["fox with fox 1*", "wild"], "saddle")
    game.give(1, orders=["barracks 1"]).act("delivery", "share", "share", "2")
    for seat in range(3):
        for other in imagined(game, seat, times=10):
            assert [other.workers(owner) for owner in range(3)] == [game.workers(owner) for owner in range(3)]
            assert other.delivered_stack(1) == ["fox 1*", "fox", "wild", "saddle", "barracks 1"]


@clause("12.4")
def test_an_order_from_the_open_top_is_known_until_it_is_played() -> None:
    game = scene().stack("order", ["barracks 1", *FOUR_ORDERS]).dock(0, 2, ["tower with tower 1"], "saddle")
    game.act("order", "pass", "pass", "wild", "2", "order", "factories 4", "steamboats 4", "furnaces 4")
    hands = [other.hand(0) for other in imagined(game, 1)]
    assert all("barracks 1" in hand and len(hand) == 2 for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 3, "the second one is secret"
    game.act("delivery", "dock 2 with barracks 1")
    played = [other.hand(0) for other in imagined(game, 1)]
    assert {len(hand) for hand in played} == {1}
    assert any(hand != ["barracks 1"] for hand in played)
    assert all(other.delivered_stack(0)[-1] == "barracks 1" for other in imagined(game, 1))


@clause("12.4")
def test_an_innovation_from_the_open_top_is_known() -> None:
    game = scene().stack("innovation", ["worker_1_5"]).act("innovation").give(1, innovations=["take_order"])
    game.stack("order", ["steamboats 4"]).act("play take_order", "share")
    for other in imagined(game, 2):
        assert (other.hand(0), other.hand(1)) == (["worker_1_5"], ["steamboats 4"])


@clause("12.5")
@pytest.mark.parametrize(
    ("zone", "cards"), [("order", FOUR_ORDERS), ("innovation", FOUR_INNOVATIONS), ("objective", FOUR_OBJECTIVES)]
)
def test_the_looker_remembers_the_returned_cards_exactly_where_they_are(zone: str, cards: list[str]) -> None:
    game = wild(zone, cards, cards[1])
    assert {tuple(other.cards(zone)[-3:]) for other in imagined(game, 0)} == {(cards[3], cards[2], cards[0])}
    for seat in (1, 2):
        assert len({tuple(other.cards(zone)[-3:]) for other in imagined(game, seat)}) > 10


@clause("12.5")
def test_the_looker_remembers_cards_that_move_with_a_lifted_half() -> None:
    game = scene().stack("lorry_2", ["fox 1", "tower 2", "wheel 1*", "clover 2", "fox 2"]).leave("lorry_2", 5)
    game.leave("lorry_1", 1).act("wild", "2", "lorry_2", "fox 1", "tower 2", "wheel 1*", "lorry_1")
    assert (game.cards("lorry_1"), game.cards("lorry_2")) == (["fox 2", "tower 2"], ["wheel 1*", "clover 2"])
    below = {seat: {(o.cards("lorry_1")[1], o.cards("lorry_2")[1]) for o in imagined(game, seat)} for seat in range(3)}
    assert below[0] == {("tower 2", "clover 2")}
    assert below[1] == below[2] == {("tower 2", "clover 2"), ("clover 2", "tower 2")}


@clause("12.5")
def test_while_looking_only_the_looker_sees_the_cards() -> None:
    game = scene().stack("order", FOUR_ORDERS).act("wild", "2", "order")
    assert {tuple(other.options()) for other in imagined(game, 0)} == {tuple(FOUR_ORDERS)}
    seen_by_others = {tuple(other.options()) for other in imagined(game, 1)}
    assert len(seen_by_others) > 10
    assert all("barracks 4" in cards for cards in seen_by_others), "it lay open before"


@clause("12.5")
def test_what_a_second_looker_mixes_is_remembered_as_mixed() -> None:
    game = scene().stack("order", [*FOUR_ORDERS, "barracks 1"]).leave("order", 5)
    game.act("wild", "2", "order", "barracks 4", "furnaces 4", "factories 4")
    assert game.cards("order") == ["barracks 1", "furnaces 4", "factories 4", "steamboats 4"]
    game.act("wild", "3", "order", "factories 4", "steamboats 4", "barracks 1")
    hands = set()
    for other in imagined(game, 0):
        assert sorted(other.hand(1) + other.cards("order")) == sorted(["barracks 1", *FOUR_ORDERS[1:]])
        assert other.cards("order")[0] == "steamboats 4"
        hands.add(other.hand(1)[0])
    assert hands == {"barracks 1", "furnaces 4", "factories 4"}


def where(game: Scene, zone: str, card: str) -> str:
    """In seat 0's hand, at a place from the bottom of the stack, or elsewhere."""
    stack = game.cards(zone)
    if card in game.hand(0):
        return "hand"
    return f"place {stack[::-1].index(card)}" if card in stack else "elsewhere"


@clause("12.6")
@pytest.mark.parametrize(("zone", "cards"), [("order", FOUR_ORDERS), ("innovation", FOUR_INNOVATIONS)])
@pytest.mark.parametrize("pick", [0, 1])
def test_the_former_top_card_is_in_the_hand_or_among_the_returned(zone: str, cards: list[str], pick: int) -> None:
    game = wild(zone, cards, cards[pick])
    for seat in (1, 2):
        places = {where(other, zone, cards[0]) for other in imagined(game, seat)}
        assert places == {"hand", "place 0", "place 1", "place 2"}


@clause("12.6")
def test_the_others_cannot_tell_whether_the_former_top_card_was_taken() -> None:
    taken, returned = (wild("order", FOUR_ORDERS, pick) for pick in (FOUR_ORDERS[0], FOUR_ORDERS[3]))
    for one, other in zip(imagined(taken, 1), imagined(returned, 1), strict=True):
        assert (one.hand(0), one.cards("order")) == (other.hand(0), other.cards("order"))


def ready_to_deliver(pick: str) -> Scene:
    """Seat 0 has taken a secret order and can fulfil any."""
    game = wild("order", FOUR_ORDERS, pick).dock(0, 3, ["fox with fox 2", "wild with fox 2"], "saddle")
    return game.act("pass", "pass")


@clause("12.6")
def test_when_the_looker_fulfils_another_order_the_former_top_card_is_among_the_returned() -> None:
    game = ready_to_deliver("furnaces 4").act("delivery", "dock 3 with furnaces 4")
    assert {where(other, "order", "barracks 4") for other in imagined(game, 1)} == {"place 0", "place 1", "place 2"}


@clause("12.6")
def test_when_the_looker_fulfils_the_former_top_card_nothing_is_known_of_the_returned() -> None:
    game = ready_to_deliver("barracks 4").act("delivery", "dock 3 with barracks 4")
    assert {where(other, "order", "barracks 4") for other in imagined(game, 1)} == {"elsewhere"}
    assert len({tuple(other.cards("order")[-3:]) for other in imagined(game, 1)}) > 20


@clause("12.6")
def test_of_two_secret_orders_the_one_left_may_still_be_the_former_top_card() -> None:
    game = scene().stack("order", [*FOUR_ORDERS, "barracks 1", "furnaces 1", "factories 1", "steamboats 1"])
    game.act("wild", "2", "order", "barracks 4", "furnaces 4", "factories 4", "pass", "pass")
    game.act("wild", "3", "order", "furnaces 1", "barracks 1", "factories 1")
    game.dock(0, 3, ["fox with fox 1"], "saddle").act("delivery", "dock 3 with furnaces 1")
    places = {where(other, "order", "barracks 4") for other in imagined(game, 1)}
    assert places == {"hand", "place 3", "place 4", "place 5"}, "the first look returned three, the second three more"


@clause("12.6")
def test_the_order_that_leaves_a_hand_may_come_from_either_look() -> None:
    first, second = ["furnaces 1", *FOUR_ORDERS[1:]], ["barracks 4", "barracks 1", "factories 1", "steamboats 1"]
    game = scene().stack("order", first + second).dock(0, 3, ["fox with fox 1"], "saddle")
    game.act("wild", "2", "order", "furnaces 1", "furnaces 4", "factories 4", "pass", "pass")
    game.act("wild", "3", "order", "barracks 4", "barracks 1", "factories 1").act("delivery", "dock 3 with furnaces 1")
    places = {where(other, "order", "barracks 4") for other in imagined(game, 1)}
    assert places == {"hand", "place 0", "place 1", "place 2"}


@clause("12.6")
def test_a_single_card_that_is_looked_at_is_known_to_be_taken() -> None:
    game = scene().stack("order", FOUR_ORDERS).leave("order", 1).act("wild", "2", "order")
    assert [other.hand(0) for other in imagined(game, 1)] == [["barracks 4"]] * 40
    assert sum(game.me(0).shown) == 1


@clause("12.7")
def test_of_an_open_kind_the_taken_card_is_known_and_the_former_top_card_is_among_the_returned() -> None:
    game = wild("objective", FOUR_OBJECTIVES, "order_barracks")
    for seat in (1, 2):
        places = {where(other, "objective", "shift_tokens") for other in imagined(game, seat)}
        assert places == {"place 0", "place 1", "place 2"}
        assert {other.me(0).objectives for other in imagined(game, seat)} == {1 << 10}


@clause("12.7")
def test_if_the_former_top_card_was_taken_nothing_is_known_of_the_returned() -> None:
    game = wild("objective", FOUR_OBJECTIVES, "shift_tokens")
    assert {other.me(0).objectives for other in imagined(game, 1)} == {1 << 0}
    returned = {card for other in imagined(game, 1) for card in other.cards("objective")[-3:]}
    assert len(returned) == 18 - 1 - 1, "all but the taken card and the open one"


@clause("12.7")
def test_a_returned_card_that_lies_open_is_known_to_all() -> None:
    game = scene().stack("objective", FOUR_OBJECTIVES).leave("objective", 4)
    game.act("wild", "2", "objective", "objective_cards", "lorries_furnaces", "shift_tokens")
    stacks = {tuple(other.cards("objective")) for other in imagined(game, 1)}
    assert {cards[0] for cards in stacks} == {"lorries_furnaces"}
    assert {cards[1:] for cards in stacks} == {("shift_tokens", "order_barracks"), ("order_barracks", "shift_tokens")}


@clause("12.8")
def test_after_the_end_every_hand_is_open() -> None:
    table = random_table("coal-baron", 3, 4)
    spectator, player = (msgspec.to_builtins(table.view(seat))["seats"] for seat in (None, 0))
    assert spectator == player
    assert all(None not in [*seat["orders"], *seat["innovations"]] for seat in spectator)


def two_orders() -> Scene:
    """Seat 0 has taken one order from the open top and a secret one."""
    game = scene().stack("order", ["barracks 1", *FOUR_ORDERS]).act("order", "pass", "pass")
    return game.act("wild", "2", "order", "furnaces 4", "steamboats 4", "factories 4")


@clause("12.2", "12.4")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_the_view_of_the_others_shows_the_known_order_and_counts_the_secret_one(viewer: int | None) -> None:
    mine, theirs = (view_of(two_orders().game, seat).seats[0].orders for seat in (0, viewer))
    assert sorted(card is None for card in theirs) == [False, True]
    assert [card for card in mine if card in theirs] == [card for card in theirs if card]
    assert len([card for card in mine if card]) == 2


@clause("12.5")
def test_the_view_shows_the_remembered_cards_to_the_looker_only() -> None:
    game = wild("objective", FOUR_OBJECTIVES, "objective_cards")
    views = [view_of(game.game, seat).remembered for seat in (0, 1, 2)]
    assert [(seen.zone, seen.position) for seen in views[0]] == [("objective", place) for place in (15, 16, 17)]
    assert (views[1], views[2]) == ([], [])


@clause("12.8")
def test_after_the_end_of_the_game_every_hand_is_open() -> None:
    game = two_orders().tokens(0, 0, 0, 0, 0)
    assert None in view_of(game.game, 1).seats[0].orders
    game.act("pass")
    assert game.game.over
    for viewer in (1, 2, None):
        assert view_of(game.game, viewer).seats == view_of(game.game, 0).seats
        assert None not in view_of(game.game, viewer).seats[0].orders


@clause("12.8")
def test_after_the_end_of_the_game_nothing_is_left_to_imagine() -> None:
    game = two_orders().tokens(0, 0, 0, 0, 0)
    assert len({tuple(other.hand(0)) for other in imagined(game, 1)}) > 1
    game.act("pass")
    assert {tuple(other.hand(0)) for other in imagined(game, 1)} == {("barracks 1", "furnaces 4")}
