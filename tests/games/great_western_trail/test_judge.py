"""The evaluation of Great Western Trail: what it counts, and that counting changes nothing."""

from __future__ import annotations

import goodsyard
from goodsyard import bots
from goodsyard.bots.weights import evaluation_for
from goodsyard.core.decision import Options
from goodsyard.core.row import zeros
from goodsyard.games.great_western_trail.judge.economy import ECONOMY
from goodsyard.games.great_western_trail.judge.features import FEATURES
from goodsyard.games.great_western_trail.say.names import SPACES
from tests.games.great_western_trail.scenes import Scene, scene

GAME = "great-western-trail"
FIRST_HAND = ("jersey", "dutch_belt", "black_angus", "guernsey")


def on_the_trail(*hand: str) -> Scene:
    """Both players just before Kansas City, the first with this hand."""
    return scene().at(0, "G").at(1, "G").hand(0, *(hand or FIRST_HAND)).hand(1, *FIRST_HAND)


def count(position: Scene, name: str, seat: int = 0) -> int:
    counts = zeros(len(FEATURES))
    evaluation_for(GAME).features(position.game, seat, counts)
    found: int = counts[FEATURES.index(name)]
    return found


def worth(position: Scene) -> int:
    found: int = evaluation_for(GAME).estimate(position.game, 0)
    return found


def considered(position: Scene) -> list[str]:
    """The destinations, and what else may be done on the way, that bots think about."""
    found = Options()
    position.turn().game.find(found, 0)
    evaluation_for(GAME).consider(position.game, 0, found)
    return [SPACES[action] if action < len(SPACES) else "card" for action in found.listed()]


def test_only_the_next_two_stops_are_worth_a_thought() -> None:
    start = scene().at(0, "START").at(1, "START").tile("FLOOD1", "flood_green_2")
    assert considered(start) == ["A", "B"]
    assert considered(start.build(1, "A1", "1a")) == ["A", "B"]
    assert considered(start.build(0, "A2", "1a")) == ["A", "A2"]


def test_a_card_that_may_be_played_is_worth_a_thought() -> None:
    assert considered(scene().at(0, "F").at(1, "START").hand(0, "D2_1")) == ["G", "KC", "card"]


def test_where_no_stop_is_within_reach_all_destinations_stay() -> None:
    flood = scene(4).at(0, "FLOOD1").at(1, "START").at(2, "START").at(3, "START")
    flood.tile("FLOOD2", "flood_green_2").tile("FLOOD3", "flood_green_3").tile("FLOOD4", "flood_green_4")
    flood.build(1, "FLOOD_RISK1", "1a")
    assert considered(flood) == ["FLOOD2", "FLOOD3", "FLOOD4", "FLOOD_RISK1"]


def test_counting_leaves_every_position_as_it_was() -> None:
    evaluation, bot = evaluation_for(GAME), bots.find("random", GAME)
    for seed in range(3):
        game = goodsyard.new(GAME, 2 + seed, seed).game
        number = 0
        while not game.over:
            before = game.digest()
            first = [evaluation.estimate(game, seat) for seat in range(game.player_count)]
            again = [evaluation.estimate(game, seat) for seat in range(game.player_count)]
            assert first == again
            assert game.digest() == before
            game.apply(bot.choose(game, game.current, number), game.current)
            number += 1


def test_a_hand_counts_each_type_once() -> None:
    different = on_the_trail()
    equal = on_the_trail("jersey", "jersey", "dutch_belt", "dutch_belt")
    assert count(different, "hand") > count(equal, "hand")


def test_a_certificate_makes_the_next_delivery_better() -> None:
    assert count(on_the_trail().certificates(0, 1), "hand") == count(on_the_trail(), "hand") + 10


def test_two_cities_that_an_arrow_links_are_worth_more() -> None:
    """Albuquerque and El Paso give 6 points together, Albuquerque and San Diego none."""
    linked = on_the_trail().city(0, "albuquerque", "aux_dollar").city(0, "el_paso", "aux_draw")
    apart = on_the_trail().city(0, "albuquerque", "aux_dollar").city(0, "san_diego", "aux_draw")
    assert count(linked, "points") == count(apart, "points") + 6


def test_a_disc_on_kansas_city_is_a_loss() -> None:
    there = on_the_trail().city(0, "kansas_city", "aux_dollar")
    assert worth(there) < worth(on_the_trail().city(0, "topeka", "aux_dollar"))


def test_cowboys_and_money_are_worth_most_early() -> None:
    def more(left: int, cowboys: int, money: int) -> int:
        player = scene().workers(0, cowboy=cowboys).me()
        ECONOMY.markets, ECONOMY.own = 1, 0
        ECONOMY.project(player, money, 70, 60, 100, left)
        found: int = ECONOMY.points
        return found

    early, late = (more(left, 4, 6) - more(left, 1, 6) for left in (600, 100))
    assert early > late > 0
    early, late = (more(left, 1, 12) - more(left, 1, 0) for left in (600, 100))
    assert early > late > 0


def test_what_a_decision_promises_is_counted_for_its_seat_only() -> None:
    game = goodsyard.new(GAME, 2, 4).game
    evaluation = evaluation_for(GAME)
    bot = bots.find("random", GAME)
    promised = [0, 0]
    number = 0
    while not game.over:
        for seat in range(2):
            counts = zeros(len(FEATURES))
            evaluation.features(game, seat, counts)
            due = sum(int(counts[k]) for k, name in enumerate(FEATURES) if name.startswith("due_"))
            assert due == 0 or game.current == seat
            promised[seat] += due > 0
        game.apply(bot.choose(game, game.current, number), game.current)
        number += 1
    assert all(promised)
