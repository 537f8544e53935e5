"""The search: repeatable, blind to what its seat cannot know, and better than not thinking."""

from __future__ import annotations

import pytest

import goodsyard
from goodsyard import bots
from goodsyard.bots.ismcts import SearchBot
from goodsyard.bots.team import added
from goodsyard.bots.tree import NOBODY, Tree, move_of
from goodsyard.bots.weights import evaluation_for, kind_names
from goodsyard.core.game import Game
from goodsyard.core.registry import titles

GAMES = [id for id, title in sorted(titles().items()) if title.folder.parent.name == "games"]


def position(game: str, players: int, seed: int, actions: int) -> Game:
    """A position in which the acting seat has a choice."""
    table, bot = goodsyard.new(game, players, seed), bots.find("random", game)
    while len(table.played) < actions or len(table.game.legal()) < 3:
        seat = table.game.current
        table.take(bot.choose(table.game, seat, len(table.played)), seat)
    return table.game


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_iterations_give_the_same_thoughts(game: str) -> None:
    here = position(game, 3, 5, 30)
    seat, before = here.current, here.digest()
    first, again, other = (
        SearchBot(evaluation_for(game), bots.Budget(iterations=60)).thoughts(here, seat, seed) for seed in (8, 8, 9)
    )
    assert first == again
    assert first != other
    assert sum(thought.visits for thought in first) == 60
    assert here.digest() == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["greedy", "careful", "ismcts:60"])
def test_a_bot_knows_no_more_than_its_seat(game: str, name: str) -> None:
    differing = 0
    for actions in (20, 45):
        here = position(game, 3, 6, actions)
        seat = here.current
        for world in range(3):
            elsewhere = here.clone()
            elsewhere.determinize(seat, world)
            differing += elsewhere.digest() != here.digest()
            assert bots.find(name, game).choose(elsewhere, seat, 4) == bots.find(name, game).choose(here, seat, 4)
            thoughts = [
                SearchBot(evaluation_for(game), bots.Budget(iterations=40)).thoughts(g, seat, 4)
                for g in (here, elsewhere)
            ]
            assert thoughts[0] == thoughts[1]
    assert differing


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game: str) -> None:
    wins = 0
    for seed in range(1, 7):
        table = goodsyard.new(game, 2, seed)
        seats = [bots.find(name, game) for name in ("greedy", "random")]
        mine = seed % 2
        while not table.over:
            seat = table.game.current
            bot = seats[seat ^ mine]
            table.take(bot.choose(table.game, seat, bots.seed_for(seed, seat, len(table.played))), seat)
        wins += table.ranking()[mine] == 1
    assert wins >= 5


def test_a_search_goes_on_with_its_tree_inside_a_turn() -> None:
    game = position("coal-baron", 2, 9, 12)
    bot = SearchBot(evaluation_for("coal-baron"), bots.Budget(iterations=200))
    kept = 0
    for number in range(40):
        seat = game.current
        kept += bot.kept is not None
        game.apply(bot.choose(game, seat, number), seat)
    assert kept > 3


def test_a_time_budget_is_kept() -> None:
    game = position("coal-baron", 4, 3, 40)
    assert bots.find("ismcts:30ms", "coal-baron").choose(game, game.current, 1) in game.legal()


@pytest.mark.parametrize("game", GAMES)
def test_a_settled_choice_ends_the_search_with_the_same_move(game: str) -> None:
    shorter = 0
    for seed in range(3):
        here = position(game, 2, seed, 10)
        bot = SearchBot(evaluation_for(game), bots.Budget(iterations=100))
        whole = bot.thoughts(here, here.current, 5)
        brief = bot.weigh(bot.begin(here, here.current, 5), 5, until_settled=True)
        assert brief[0].action == whole[0].action
        assert sum(thought.visits for thought in whole) == 100
        shorter += sum(thought.visits for thought in brief) < 100
    assert shorter


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_weights_for_every_feature(game: str) -> None:
    evaluation = evaluation_for(game)
    assert len(evaluation.names) == len(set(evaluation.names)) > 8
    assert kind_names(game)


def test_several_processes_think_as_one() -> None:
    game = position("coal-baron", 2, 9, 12)
    one, two, again = (
        SearchBot(evaluation_for("coal-baron"), bots.Budget(iterations=80, processes=count)).thoughts(
            game, game.current, 3
        )
        for count in (1, 2, 2)
    )
    assert two == again
    assert sum(thought.visits for thought in one) == 80
    assert sum(thought.visits for thought in two) == 160
    assert {thought.action for thought in one} == {thought.action for thought in two}
    assert two != one


def test_moves_of_several_processes_are_added_up() -> None:
    assert added([[(4, 3, 0.5), (7, 1, 0.2)], [(7, 3, 0.4), (4, 0, 0.0), (9, 0, 0.0)]]) == [
        (7, 4, pytest.approx(0.35)),
        (4, 3, 0.5),
        (9, 0, 0.0),
    ]


def test_a_tree_grows_and_stops_at_its_limit() -> None:
    tree = Tree(3000)
    for number in range(2500):
        tree.add_child(number // 3, move_of(2, number))
    assert tree.count == 2501
    assert not tree.full
    assert tree.child(0, move_of(2, 1)) == 2
    assert tree.child(833, move_of(2, 2499)) == 2500
    assert tree.child(833, move_of(2, 1)) == NOBODY
