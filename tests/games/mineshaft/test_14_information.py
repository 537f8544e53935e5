"""Chapter 14: hidden and open information."""

from __future__ import annotations

from collections import Counter

from goodsyard.games.mineshaft import TITLE
from goodsyard.games.mineshaft.show.view import view_of
from tests.clauses import clause
from tests.games.mineshaft.scenes import Scene, scene
from tests.games.mineshaft.test_10_end import finish


def imagined(game: Scene, seed: int) -> Scene:
    twin = game.game.clone()
    twin.determinize(0, seed)
    return Scene(twin)


@clause("14.1")
def test_the_order_of_the_stack_is_anybodys_guess() -> None:
    game = scene().turn()
    orders = {tuple(imagined(game, seed).in_stack()) for seed in range(8)}
    assert len(orders) == 8
    assert all(sorted(order) == sorted(game.in_stack()) for order in orders)
    other = scene(seed=2).turn()
    assert imagined(game, 5).in_stack() == imagined(other, 5).in_stack(), "whatever the true order is"


@clause("14.1")
def test_dice_and_bag_are_anybodys_guess() -> None:
    game = scene().lay("yellow_1", "1,0", "ew").turn()
    rolls: Counter[tuple[int, int]] = Counter()
    for seed in range(40):
        twin = imagined(game, seed).act("roll").game
        rolls[twin.die_a, twin.die_b] += 1
    assert len(rolls) > 10
    drawn = {imagined(game, seed).top("green_1").act("draw", "n:ns").on("0,-1") for seed in range(20)}
    assert len(drawn) > 4


@clause("14.1", "14.2")
def test_everybody_sees_the_same() -> None:
    game = scene(3).lay("yellow_1", "1,0", "ew", "gs").collapse("1,0").give(1, "gc").turn()
    views = [view_of(game.game, viewer) for viewer in (0, 1, 2, None)]
    for view in views[1:]:
        assert view.spots == views[0].spots
        assert view.seats == views[0].seats
        assert (view.stack, view.bag) == (views[0].stack, views[0].bag)


@clause("14.2")
def test_what_is_left_can_be_counted() -> None:
    game = scene().lay("yellow_1", "1,0", "ew", "gs").give(1, "c").bag("gsc").turn()
    view = view_of(game.game, 0)
    assert (view.bag, sum(view.box.values())) == ({"gold": 1, "silver": 1, "coal": 1}, 94)
    assert len(view.stack) == 79
    seen = [tile.id.removeprefix("classic_") for tile in view.stack]
    assert seen != game.in_stack(), "not in their order"
    assert set(seen) == set(game.in_stack())


@clause("2.7", "14.2")
def test_a_collapsed_tile_stays_known() -> None:
    view = view_of(scene().lay("yellow_3", "1,0", "sw").collapse("1,0").turn().game, 0)
    spot = view.spots[1]
    assert (spot.tile.id, spot.openings, spot.collapsed) == ("classic_yellow_3", "sw", True)


def test_the_view_shows_what_can_be_done() -> None:
    laying = view_of(scene().lay("yellow_7", "1,0", "nesw").stand(0, "1,0").top("green_3").turn().act("draw").game, 1)
    assert laying.drawn is not None
    assert [(place.x, place.y, place.side, place.ways) for place in laying.places] == [
        (1, -1, "n", ["es", "sw"]),
        (2, 0, "e", ["nw", "sw"]),
        (1, 1, "s", ["ne", "nw"]),
    ]
    mining = scene().lay("yellow_1", "1,0", "ns", "gss").stand(0, "1,0").dice("red", 1).turn().act("roll")
    assert view_of(mining.game, None).takes == {"gold": 1, "silver": 2}
    start = view_of(mining.game, None).spots[0]
    assert (start.tile.id, start.tile.kind, start.openings) == ("start", "start", "nesw")


def test_after_the_end_nothing_is_imagined() -> None:
    game = scene().final(1).turn()
    finish(game)
    digest = game.game.digest()
    game.game.determinize(0, 3)
    assert game.game.digest() == digest
    view = view_of(game.game, None)
    assert (view.over, view.ranking, view.final_turns) == (True, [1, 1], 0)


def test_the_title_tells_facts_and_lines() -> None:
    game = scene().lay("yellow_1", "1,0", "ew").collapse("1,0").keep(0).give(0, "gs")
    game.game.ran_out = True
    facts = TITLE.facts(game.end_turn().game)
    assert facts == {"end": "no tiles and ran out", "turns": 1, "tiles_laid": 1, "collapsed_at_the_end": 1}
    assert TITLE.breakdown(game.game)[0] == [5, 3, 0]
