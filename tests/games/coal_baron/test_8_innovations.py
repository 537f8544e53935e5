"""Chapter 8: innovations."""

import pytest

from tests.clauses import clause
from tests.games.coal_baron.names import INNOVATIONS, ZONES
from tests.games.coal_baron.scenes import Scene, scene

WORKER_INNOVATIONS = [("worker_1_3", 3), ("worker_1_4", 4), ("worker_1_5", 5)]


def without_workers() -> Scene:
    """Seat 0 has placed every worker card; engine asks for 2, lorry_2 for 3, wagon_1 for 4, lorry_1 for 5."""
    game = scene().only("share").placed("share", 0).placed("wagon_1", 1, "2").placed("wagon_1", 2, "3")
    assert [game.required(zone) for zone in ["engine", "lorry_2", "wagon_1", "lorry_1"]] == [2, 3, 4, 5]
    return game


@clause("8.1")
@pytest.mark.parametrize(("innovation", "most"), WORKER_INNOVATIONS)
def test_a_worker_innovation_counts_as_any_number_in_its_range(innovation: str, most: int) -> None:
    game = without_workers().give(0, innovations=[innovation])
    for zone, required in [("engine", 2), ("lorry_2", 3), ("wagon_1", 4), ("lorry_1", 5)]:
        assert (zone in game.options()) == (required <= most)
    fresh = scene().give(0, innovations=[innovation]).act("share")
    assert fresh.options() == ["1", f"{innovation} as 1"]


@clause("8.1", "8.2")
def test_worker_innovations_mix_with_worker_cards_and_each_other() -> None:
    game = scene(4).give(0, innovations=["worker_1_3", "worker_1_5"]).placed("share", 1).placed("share", 2, "2")
    game.placed("share", 3, "3").placed("share", 1, "4").act("share", "worker_1_5 as 3")
    assert game.options() == ["2", "1+1", "worker_1_3 as 1", "worker_1_3 as 2"]
    game.act("worker_1_3 as 1")
    assert (len(game.workers()), game.required("share"), game.hand()) == (9, 6, [])


@clause("8.2")
def test_innovations_alone_may_reach_a_total_and_never_exceed_it() -> None:
    game = without_workers().give(0, innovations=["worker_1_3", "worker_1_3"])
    assert Scene(game.game.clone()).act("engine").options() == ["worker_1_3 as 1", "worker_1_3 as 2"]
    game.act("lorry_1")
    assert (game.required("lorry_1"), game.hand(), game.game.current) == (6, [], 1), "3 and 2 make 5 in one way"
    single = without_workers().give(0, innovations=["worker_1_4"])
    assert "lorry_1" not in single.options()
    assert single.act("engine", "dock 1").required("engine") == 3


@clause("8.2")
def test_a_placement_of_innovations_competes_for_the_shift_token() -> None:
    game = scene().give(1, innovations=["worker_1_3"]).act("mining_0_1", "mining_0_1", "worker_1_3 as 2")
    game.act("pass", "pass", "pass")
    assert (game.me(0).tokens, game.me(1).tokens) == (0, 1 << 1)


@clause("8.3")
@pytest.mark.parametrize("counts_as", [1, 2, 3])
def test_the_player_states_the_number_and_the_next_one_follows(counts_as: int) -> None:
    game = scene().give(0, innovations=["worker_1_5"]).placed("share", 1).placed("share", 2, "2").act("share")
    game.act(f"worker_1_5 as {counts_as}")
    if counts_as == 1:
        assert game.options() == ["2", "1+1"], "the worker cards make up the rest"
        game.act("2")
    assert game.required("share") == 4
    assert sum(game.workers()) == 16 - (3 - counts_as)


@clause("8.4")
def test_placed_worker_innovations_leave_the_game_at_the_end_of_the_shift() -> None:
    game = scene().give(0, innovations=["worker_1_3", "worker_1_3"]).act("share", "worker_1_3 as 1")
    assert game.game.box[0] == 0
    game.act("pass", "pass", "pass")
    assert (game.game.box[0], game.hand(0), len(game.workers(0))) == (1, ["worker_1_3"], 9)


@clause("8.5")
def test_any_number_of_action_innovations_before_and_after_the_worker_action() -> None:
    game = scene().give(0, innovations=["take_order", "take_share", "mining", "take_lorry"])
    game.act("play take_order", "play take_share", "objective", "play take_lorry 1", "play mining", "stop")
    assert (len(game.hand()), sum(game.me().shares), len(game.mining_row())) == (1, 1, 1)
    assert game.game.current == 1


@clause("8.5")
def test_after_the_worker_action_the_turn_may_end_with_innovations_kept() -> None:
    game = scene().give(0, innovations=["take_order", "take_share"]).act("objective")
    assert game.options() == ["play take_order", "play take_share", "end turn"]
    assert game.act("end turn").hand() == ["take_order", "take_share"]


@clause("8.5")
def test_innovations_are_played_only_in_ones_own_turn() -> None:
    game = scene().give(1, innovations=["take_order"])
    assert "play take_order" not in game.options()
    assert "play take_order" in game.act("objective").options()


@clause("8.6")
def test_whoever_has_played_an_action_innovation_may_not_pass_that_turn() -> None:
    game = scene().give(0, innovations=["take_order"])
    assert "pass" in game.options()
    assert "pass" not in game.act("play take_order").options()
    assert "pass" in game.act("objective").options(), "the next player may"


@clause("8.6")
def test_on_the_turn_of_passing_no_innovation_is_played() -> None:
    game = scene().give(0, innovations=["take_order"]).act("pass")
    assert game.game.current == 1
    stuck = scene().only("share").placed("share", 0).give(0, innovations=["take_order", "mining"])
    assert stuck.options() == ["pass"]


@clause("8.7")
def test_an_innovation_that_would_close_the_only_zone_is_not_offered() -> None:
    game = scene().leave("share", 1).only("share").give(0, innovations=["take_share", "take_order"])
    assert game.options() == ["share", "play take_order", "pass"]
    two = scene().leave("share", 2).only("share").give(0, innovations=["take_share"])
    assert two.options() == ["share", "play take_share", "pass"]


@clause("8.7")
def test_the_last_engine_dock_is_kept_for_the_only_placement() -> None:
    game = scene().only("engine").dock(0, 1, engine="saddle").dock(0, 2, engine="saddle")
    game.give(0, innovations=["take_engine"])
    assert game.options() == ["engine", "pass"]


@clause("8.7")
@pytest.mark.parametrize(("zone", "kind"), [("lorry_1", "lorry"), ("wagon_2", "wagon")])
def test_the_last_card_of_one_of_two_stacks_is_kept_for_the_only_placement(zone: str, kind: str) -> None:
    game = scene().leave(f"{kind}_1", 1).leave(f"{kind}_2", 1).only(zone).give(0, innovations=[f"take_{kind}"])
    other = {"lorry_1": "2", "wagon_2": "1"}[zone]
    assert game.options() == [zone, f"play take_{kind} {other}", "pass"]


@clause("8.7")
def test_the_last_card_of_all_is_kept_for_the_wild_action() -> None:
    game = scene().give(0, innovations=["take_order"]).placed("lorry_1", 0).placed("lorry_2", 0)
    game.placed("share", 0).placed("share", 0, "2").placed("share", 0, "3").placed("share", 0, "4")
    for zone in ["mining_0_1", "order"]:
        game.placed(zone, 0).placed(zone, 1, "2")
    for zone in ZONES[:9]:
        game.leave(zone, 2 if zone == "order" else 0)
    game.placed("wagon_1", 0)
    assert (game.workers(), game.options()) == ([2], ["wild", "play take_order", "pass"])
    assert game.leave("order", 1).options() == ["wild", "pass"]


@clause("8.7")
def test_the_only_train_is_kept_for_the_only_placement() -> None:
    game = scene().only("delivery").give(0, orders=["barracks 1", "barracks 1"], innovations=["delivery"])
    assert game.dock(0, 3, ["fox with fox 1"], "saddle").options() == ["delivery", "pass"]
    game.dock(0, 2, ["tower with tower 1"], "saddle")
    assert game.options() == ["delivery", "play delivery", "pass"]
    assert game.act("play delivery", "dock 3 with barracks 1").options() == ["enough"]


@clause("8.7")
def test_the_only_lorry_is_kept_for_the_only_placement() -> None:
    game = scene().only("mining_1_2").row(0, ["fox 1"]).give(0, innovations=["mining"])
    assert game.options() == ["mining_1_2", "play mining", "pass"]
    assert game.act("play mining").options() == ["stop"], "it moves nothing"
    assert (game.act("stop").mining_row(), game.options()) == (["fox 1"], ["mining_1_2"])


@clause("8.7")
def test_an_innovation_that_opens_the_only_zone_is_offered_in_those_ways_alone() -> None:
    game = scene().only("delivery").row(0, ["tower 1", "tower 2"]).dock(0, 2, ["tower", "wild"], engine="express")
    game.give(0, orders=["barracks 3"], innovations=["mining"])
    assert game.options() == ["play mining", "pass"], "no train can leave yet"
    game.act("play mining")
    assert game.options() == ["row to dock 2", "row to dock 2 wild"], "to stop or to store leaves no placement"
    game.act("row to dock 2")
    assert game.options() == ["row to storage", "row to dock 2 wild"], "2 steps are enough for a way round"
    assert game.act("row to dock 2 wild").options() == ["delivery"]


@clause("8.7")
def test_an_innovation_that_cannot_open_any_zone_is_not_offered() -> None:
    game = scene().only("delivery").row(0, ["tower 1", "tower 2"]).dock(0, 2, ["tower"], engine="express")
    game.give(0, orders=["barracks 3"], innovations=["mining"])
    assert game.options() == ["pass"], "one wagon carries 2 lorries at most"


@clause("8.7")
def test_a_delivery_before_placing_keeps_the_wagon_that_the_placement_needs() -> None:
    game = scene().only("mining_1_2").storage(0, ["wheel 1"]).dock(0, 1, ["wheel", "clover with clover 1"], "saddle")
    game.dock(0, 3, ["fox with fox 1"], "saddle").give(0, orders=["barracks 1", "furnaces 1"], innovations=["delivery"])
    game.act("play delivery")
    assert game.options() == ["dock 3 with barracks 1", "dock 3 with furnaces 1"]
    assert game.act("dock 3 with barracks 1").options() == ["enough"]
    assert game.act("enough").options() == ["mining_1_2"]


@clause("8.7")
def test_after_placing_an_innovation_may_be_played_in_every_way() -> None:
    game = scene().only("mining_1_2").storage(0, ["wheel 1"]).dock(0, 1, ["wheel", "clover with clover 1"], "saddle")
    game.give(0, orders=["barracks 1"], innovations=["delivery"])
    assert game.options() == ["mining_1_2", "pass"]
    assert game.act("mining_1_2", "play delivery").trains() == [[], [], []]


@clause("8.8")
def test_an_action_innovation_that_cannot_be_carried_out_may_not_be_played() -> None:
    game = scene().give(0, innovations=INNOVATIONS[3:]).act("objective")
    assert [name for name in game.options() if "delivery" in name] == []
    game = scene().give(0, innovations=INNOVATIONS[3:])
    for zone in ZONES[:7]:
        game.leave(zone, 0)
    assert game.act("objective").options() == ["play mining", "end turn"]


@clause("8.8")
@pytest.mark.parametrize("before", [True, False])
def test_it_is_carried_out_at_once_and_leaves_the_game(before: bool) -> None:
    game = scene().give(0, innovations=["take_share"]).stack("share", ["furnaces"])
    game.act(*(["play take_share"] if before else ["objective", "play take_share"]))
    assert list(game.me().shares) == [0, 1, 0, 0]
    assert (game.hand(), game.game.box[INNOVATIONS.index("take_share")]) == ([], 1)


@clause("8.9")
def test_an_action_innovation_needs_no_workers_and_changes_no_number() -> None:
    game = scene().give(0, innovations=["take_share"]).placed("share", 1).placed("share", 2, "2")
    game.placed("share", 1, "3").placed("share", 2, "4").placed("share", 1, "1+4")
    game.placed("share", 2, "1+2+3").placed("share", 0, "3+4").placed("order", 0).placed("engine", 0)
    assert (game.workers(), "share" in game.options()) == ([1, 1, 1, 2, 2], False), "8 workers are out of reach"
    game.act("play take_share")
    assert sum(game.me().shares) == 1
    assert (game.workers(), game.required("share")) == ([1, 1, 1, 2, 2], 8)


@clause("8.10")
def test_an_innovation_may_be_played_in_the_turn_in_which_it_was_taken() -> None:
    game = scene().stack("innovation", ["take_share"]).act("innovation")
    assert game.options() == ["play take_share", "end turn"]
    assert sum(game.act("play take_share").me().shares) == 1
