"""Chapter 1: setup."""

from __future__ import annotations

import pytest

from goodsyard.core.chance import seeded
from goodsyard.games.great_western_trail.rules.cards import TILES
from goodsyard.games.great_western_trail.rules.setup import RANDOM_SIDES, lay_out_tiles, new
from goodsyard.games.great_western_trail.say.names import TILES as TILE_NAMES
from goodsyard.games.great_western_trail.show.view import View, view_of
from tests.clauses import clause
from tests.games.great_western_trail.scenes import scene


def begun(players: int, seed: int = 1, shuffled: bool = True, sides: int = 0, starter: int = 0) -> View:
    return view_of(new(players, seeded(seed), 1, shuffled, sides, starter), None)


def neutrals(view: View) -> dict[str, str | None]:
    return {space.id: space.tile for space in view.spaces if space.id in "ABCDEFG"}


@clause("1.2")
def test_station_masters_are_shuffled() -> None:
    orders = set()
    for seed in range(20):
        masters = [station.master for station in begun(2, seed).stations]
        assert sorted(filter(None, masters)) == ["certificates", "hazards", "objectives", "teepees", "workers"]
        assert masters[5:] == [None] * 5
        orders.add(tuple(masters))
    assert len(orders) > 10


@clause("1.3")
def test_neutral_buildings_are_shuffled_except_in_the_first_game() -> None:
    assert neutrals(begun(2, shuffled=False)) == {letter: letter for letter in "ABCDEFG"}
    layouts = {tuple(neutrals(begun(2, seed)).values()) for seed in range(10)}
    assert len(layouts) == 10
    assert all(sorted(filter(None, layout)) == list("ABCDEFG") for layout in layouts)


@clause("1.4")
@pytest.mark.parametrize(("players", "workers"), [(2, 3), (3, 5), (4, 7)])
def test_the_job_market(players: int, workers: int) -> None:
    rows = begun(players).job_market
    assert len(rows) == 12
    assert all(len(row.workers) == players for row in rows)
    assert None not in rows[0].workers
    assert rows[1].workers.count(None) == 1
    assert rows[1].workers[-1] is None
    assert sum(worker is not None for row in rows for worker in row.workers) == workers
    assert [row.token for row in rows].index(True) == 1


@clause("1.6")
@pytest.mark.parametrize("seed", range(10))
def test_seven_tiles_lie_on_the_board(seed: int) -> None:
    tiles = {space.id: space.tile for space in begun(2, seed).spaces if space.tile and "_" in space.tile}
    assert len(tiles) == 7
    for section in ("FLOOD", "DROUGHT", "ROCKFALL"):
        numbers = sorted(name.removeprefix(section) for name in tiles if name.startswith(section))
        assert numbers == [str(k + 1) for k in range(len(numbers))], "without gaps from the lowest number"
        assert all((tiles[section + number] or "").startswith(section.lower()) for number in numbers)
    order = ["M3", "M2", "M1", "P1", "P2", "P4", "P6"]
    teepees = [name.removeprefix("TEEPEE_") for name in tiles if name.startswith("TEEPEE")]
    assert sorted(teepees) == sorted(order[: len(teepees)]), "from the lowest value"


@clause("1.7")
def test_a_fifth_hazard_of_a_type_goes_back() -> None:
    """Of pile 1 only the six floods and three teepees are left."""
    game = scene().game
    for tile in range(TILES):
        game.box[tile] += game.supply[tile]
        game.supply[tile] = 0
    for name, count in {"flood_green_2": 2, "flood_green_4": 2, "flood_black_3": 2, "teepee_blue": 3}.items():
        game.supply[TILE_NAMES.index(name)] = count
    lay_out_tiles(game)
    on_board = [space.id for space in view_of(game, None).spaces if space.tile and "_" in space.tile]
    assert on_board == ["FLOOD1", "FLOOD2", "FLOOD3", "FLOOD4", "TEEPEE_M1", "TEEPEE_M2", "TEEPEE_M3"]
    assert [tile[:5] for tile in view_of(game, None).foresight[0] if tile] == ["flood", "flood"], "still in the game"


@clause("1.8")
def test_foresight() -> None:
    for seed in range(10):
        columns = begun(3, seed).foresight
        assert all(len(column) == 2 and None not in column for column in columns)
        assert {*columns[1]} <= {"cowboy", "craftsman", "engineer"}
        assert not {*columns[0]} & {"cowboy", "craftsman", "engineer"}
    assert begun(4).supply == [35 - 7 - 2, 33 - 7 - 2, 26 - 2]


@clause("1.9")
@pytest.mark.parametrize(("players", "cards"), [(2, 7), (3, 10), (4, 13)])
def test_the_cattle_market(players: int, cards: int) -> None:
    view = begun(players)
    assert (len(view.cattle_market), view.cattle_stack) == (cards, 36 - cards)


@clause("1.10")
def test_the_objective_display() -> None:
    view = begun(2)
    assert (len(view.objective_display), view.objective_stack) == (4, 20)
    assert None not in view.objective_display


@clause("1.11")
def test_the_player_board() -> None:
    for seat in begun(3).seats:
        assert seat.workers == {"cowboy": 1, "craftsman": 1, "engineer": 1}
        assert (sum(seat.discs.values()), seat.certificates, seat.engine) == (14, 0, "0")
        assert (seat.certificate_limit, seat.hand_limit) == (3, 4)


@clause("1.12")
def test_a_sides_or_the_same_random_sides_for_all() -> None:
    assert [seat.buildings for seat in begun(2).seats] == [[f"{k}a" for k in range(1, 11)]] * 2
    mixed = begun(3, sides=RANDOM_SIDES)
    first = mixed.seats[0].buildings
    assert all(seat.buildings == first for seat in mixed.seats)
    assert {name[-1] for name in first} == {"a", "b"}
    assert len({tuple(begun(2, seed, sides=RANDOM_SIDES).seats[0].buildings) for seed in range(10)}) > 7


@clause("1.13")
def test_the_herd_deck() -> None:
    game = new(2, seeded(1), 1)
    for k in range(2):
        seat = view_of(game, k).seats[k]
        assert seat.deck == ["jersey"] * 5 + ["dutch_belt"] * 3 + ["black_angus"] * 3 + ["guernsey"] * 3
        assert (len(seat.hand), seat.draw_stack, seat.discard_pile) == (4, 10, [])
    hands = {tuple(view_of(new(2, seeded(seed), 1), 0).seats[0].hand) for seed in range(10)}
    assert len(hands) > 5


@clause("1.14")
def test_a_starting_objective_card_each() -> None:
    for seed in range(5):
        areas = [[card.card for card in seat.objectives] for seat in begun(4, seed).seats]
        assert sorted(card for area in areas for card in area) == ["START_1", "START_2", "START_3", "START_4"]
    assert len({begun(2, seed).seats[0].objectives[0].card for seed in range(20)}) == 4


@clause("1.15", "1.16")
def test_starting_money_in_turn_order() -> None:
    assert [seat.money for seat in begun(4, starter=0).seats] == [6, 7, 8, 9]
    assert [seat.money for seat in begun(4, starter=2).seats] == [8, 9, 6, 7]
    starters = {view_of(new(4, seeded(seed), 1), None).starter for seed in range(30)}
    assert starters == {0, 1, 2, 3}
    game = new(4, seeded(1), 1, starter=2)
    assert game.current == 2


@clause("1.17")
def test_turns_go_clockwise_through_three_phases() -> None:
    game = scene(3).turn(1)
    assert (game.kind, game.game.current, game.view().phase) == ("travel", 1, "move")
    game.act("A")
    assert (game.kind, game.view().phase) == ("location", "use")
    game.act("single dollar")
    assert (len(game.held(1)), game.kind, game.game.current) == (4, "travel", 2), "hand drawn up, next player"
    game.act("B", "single dollar", "A", "single dollar")
    assert game.game.current == 1


@clause("1.18")
def test_the_bank_pays_any_sum() -> None:
    game = scene().money(5000).use("B").act("single dollar")
    assert game.me().money == 5001
