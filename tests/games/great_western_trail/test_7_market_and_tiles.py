"""Chapter 7, second part: engine and certificates, cattle, trade and hazards."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.great_western_trail.scenes import Scene, scene


def buying(cowboys: int, money: int, *cards: str) -> Scene:
    return scene().workers(0, cowboy=cowboys).money(money).market(*cards).use("E").act("cattle")


@clause("7.12")
def test_as_many_spaces_as_engineers() -> None:
    game = scene().workers(0, engineer=3).use("G").act("engine")
    assert game.options() == ["1", "2", "3"]


@clause("7.13")
def test_two_dollars_for_the_engine_whatever_it_moves() -> None:
    game = scene().money(2).use("D").act("engine", "1")
    assert game.me().money == 0
    assert "engine" not in scene().money(1).use("D").options()


@clause("7.14", "15.17")
def test_certificates_up_to_the_limit() -> None:
    assert scene().certificates(0, 1).build(0, "A1", "10a").use("A1").act("gain").me().marker == 3


@clause("7.15")
def test_every_price() -> None:
    cards = ["holstein", "holstein", "west_highland_3", "west_highland_5", "texas_longhorn_6"]

    def prices(cowboys: int) -> set[str]:
        return {name for name in buying(cowboys, 30, *cards).options() if " for " in name}

    one = {"holstein for 6", "west_highland_3 for 12", "west_highland_5 for 12"}
    two = one | {"holstein for 3", "texas_longhorn_6 for 12"}
    three = two | {"holstein holstein for 5", "west_highland_3 for 6", "west_highland_5 for 6"}
    four = three | {"texas_longhorn_6 for 6"}
    assert [prices(k) for k in (1, 2, 3, 4)] == [one, two, three, four]
    assert prices(5) == prices(6) == four | {"west_highland_3 west_highland_5 for 8"}


@clause("7.15")
def test_money_and_market_limit_the_choice() -> None:
    assert buying(2, 3, "holstein", "texas_longhorn_5").options() == ["holstein for 3", "add"]
    assert buying(3, 5, "holstein").options() == ["holstein for 3", "add"], "a second card is not there"


@clause("7.16")
def test_cowboys_are_split_and_used_once() -> None:
    game = buying(3, 20, "holstein", "ayrshire", "brown_swiss")
    game.act("holstein for 3")
    assert game.options() == ["brown_swiss for 6", "ayrshire for 6", "add", "enough"], "one cowboy is left"
    game.act("ayrshire for 6")
    assert (game.me().money, game.kind) == (11, "travel")
    assert game.discarded() == ["holstein", "ayrshire"]


@clause("7.16", "7.30")
def test_a_second_buying_action_has_all_cowboys_again() -> None:
    game = scene().money(12).market("holstein", "ayrshire").build(0, "E1", "2a").build(0, "E2", "3a").use("E")
    game.act("cattle", "holstein for 6")
    assert game.at(0, "E1").use("E1").act("cattle", "ayrshire for 6").me().money == 0


@clause("7.17")
def test_two_cards_may_be_of_different_types() -> None:
    game = buying(3, 5, "holstein", "ayrshire").act("holstein ayrshire for 5")
    assert (game.me().money, game.discarded()) == (0, ["holstein", "ayrshire"])


@clause("7.18")
def test_the_market_is_not_refilled() -> None:
    game = buying(1, 6, "holstein").act("holstein for 6")
    assert game.view().cattle_market == []


@clause("7.19")
def test_a_cowboy_brings_two_cards() -> None:
    game = buying(3, 0)
    assert (len(game.view().cattle_market), game.options()) == (2, ["add", "enough"]), "the first one was the only way"
    game.act("add", "add")
    assert (len(game.view().cattle_market), game.kind) == (6, "travel"), "all cowboys are used"


@clause("7.19")
def test_adding_and_buying_can_be_mixed() -> None:
    game = buying(2, 12, *["holstein"] * 7)
    game.act("add")
    assert len(game.view().cattle_market) == 9, "beyond the number for two players"
    game.act("holstein for 6")
    assert len(game.view().cattle_market) == 8


@clause("7.20")
def test_trading_gives_or_costs_money() -> None:
    game = scene().money(2).tile("TEEPEE_M2", "teepee_green").tile("TEEPEE_P10", "teepee_blue").use("D").act("trade")
    assert game.options() == ["TEEPEE_M2", "TEEPEE_P10"]
    game.act("TEEPEE_P10")
    assert (game.me().money, game.standing("TEEPEE_P10")) == (12, None)
    game = scene().money(2).tile("TEEPEE_M2", "teepee_green").use("D").act("trade")
    assert (game.me().money, game.view().seats[0].teepees) == (0, {"green": 1, "blue": 0})


@clause("7.21")
def test_no_trade_without_a_tile_or_without_money() -> None:
    assert "trade" not in scene().money(9).use("D").options()
    assert "trade" not in scene().money(1).tile("TEEPEE_M2", "teepee_green").use("D").options()


@clause("7.22")
def test_a_hazard_of_any_section() -> None:
    game = scene().money(7).tile("FLOOD2", "flood_black_3").tile("ROCKFALL1", "rockfall_green_4").use("F").act("hazard")
    assert game.options() == ["FLOOD2", "ROCKFALL1"]
    game.act("ROCKFALL1")
    assert (game.me().money, game.view().seats[0].hazards) == (0, ["rockfall_green_4"])


@clause("7.23")
def test_no_hazard_without_a_tile() -> None:
    assert "hazard" not in scene().money(9).use("F").options()
    free = scene().money(6).workers(0, cowboy=3).jobs(1, "cowboy").use("A").act("hire")
    assert free.kind == "travel", "nothing to remove"


@clause("7.24", "7.25")
def test_buildings_in_the_woods() -> None:
    game = scene().build(0, "B1", "1a").build(0, "E1", "2a").build(0, "A1", "3a").build(1, "E2", "2a").use("B1")
    assert game.act("gain").me().money == 4, "the tile itself and one more"


@clause("7.25")
def test_dollars_for_engineers() -> None:
    assert scene(sides="5b").workers(0, engineer=4).build(0, "A1", "5b").use("A1").act("gain").me().money == 4


@clause("7.31")
def test_teepee_pairs() -> None:
    game = scene().collected(0, *["teepee_green"] * 2, *["teepee_blue"] * 3).build(0, "A1", "7a").use("A1").act("gain")
    seat = game.view().seats[0]
    assert (seat.money, seat.certificates, seat.teepees) == (4, 3, {"green": 2, "blue": 3})
    assert "gain" not in scene().collected(0, "teepee_green").build(0, "A1", "7a").use("A1").options()


@clause("7.32")
def test_up_to_as_many_cards_as_cowboys() -> None:
    game = scene(sides="4b").workers(0, cowboy=3).build(0, "A1", "4b").use("A1").act("draw")
    assert game.options() == ["draw 1", "draw 2", "draw 3"]
    game.act("draw 2")
    assert len(game.held()) == 2
