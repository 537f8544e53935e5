"""Rulings between the chapters: what is reconstructed (13), and what a look ahead may know (8.7 with 12.1)."""

from collections import Counter

from goodsyard.games.coal_baron.rules.cards import CARDS
from tests.clauses import clause
from tests.games.coal_baron.names import OBJECTIVES
from tests.games.coal_baron.scenes import scene

CRESTS = ["wheel", "clover", "tower", "fox"]
DESTINATIONS = ["barracks", "furnaces", "factories", "steamboats"]


@clause("13.1")
def test_copies_of_lorry_cards() -> None:
    display = scene()
    lorries = Counter(display.cards("lorry_1") + display.cards("lorry_2"))
    expected = {"1": 3, "1*": 3, "2": 4}
    assert lorries == {f"{crest} {print_}": copies for crest in CRESTS for print_, copies in expected.items()}
    assert CARDS.confidence["lorries"] == "inferred"


@clause("13.2")
def test_copies_of_orders() -> None:
    orders = Counter(scene().cards("order"))
    expected = {1: 2, 2: 2, 3: 2, 4: 1}
    assert orders == {f"{place} {lorries}": copies for place in DESTINATIONS for lorries, copies in expected.items()}
    assert CARDS.confidence["orders"] == "inferred"


@clause("13.3")
def test_copies_of_innovations() -> None:
    twice = ["worker_1_3", "worker_1_4", "worker_1_5", "take_lorry", "take_wagon", "mining"]
    once = ["take_engine", "take_order", "take_share", "delivery"]
    assert Counter(scene().cards("innovation")) == Counter(twice * 2 + once)
    assert CARDS.confidence["innovations"] == "inferred"


@clause("13.4")
def test_points_of_orders_the_list_of_objectives_and_the_names_of_engines() -> None:
    game = scene(4)
    for seat, order in enumerate(["barracks 1", "furnaces 2", "factories 3", "steamboats 4"]):
        game.delivered(seat, orders=[order])
    assert game.game.scores() == [3, 5, 7, 10]
    kinds = Counter(name.partition("_")[0] for name in OBJECTIVES[2:])
    assert (OBJECTIVES[:2], kinds) == (
        ["shift_tokens", "objective_cards"],
        {"engine": 4, "share": 4, "order": 4, "lorries": 4},
    )
    assert [name for name in OBJECTIVES if name.startswith("engine")] == [
        "engine_saddle",
        "engine_tender",
        "engine_express",
        "engine_shunter",
    ]


@clause("8.7", "12.1")
def test_what_may_be_played_before_placing_does_not_depend_on_a_card_that_nobody_knows() -> None:
    offered = set()
    for hidden in ["fox 1", "tower 1"]:
        game = scene().only("delivery").dock(0, 3, ["fox"], "tender").give(0, orders=["barracks 1"])
        game.give(0, innovations=["take_lorry", "take_lorry", "mining"])
        game.stack("lorry_1", ["wheel 1", hidden]).stack("lorry_2", ["wheel 1", "wheel 1"])
        offered.add(tuple(game.options()))
    assert offered == {("pass",)}
