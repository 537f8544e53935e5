"""Chapter 6: requirements and rewards, certificates, auxiliary actions."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.great_western_trail.scenes import scene


@clause("6.1", "6.2")
def test_exactly_the_printed_cards() -> None:
    game = scene().hand(0, "jersey", "dutch_belt", "holstein", "D2_1").build(0, "A1", "6a").use("A1")
    assert "discard holstein" in game.options()
    game.act("discard holstein")
    assert (game.me().money, game.held()) == (10, ["jersey", "dutch_belt", "D2_1"])
    assert "discard holstein" not in scene().hand(0, "jersey").build(0, "A1", "6a").use("A1").options()


@clause("6.2")
def test_any_card_is_any_cattle_card() -> None:
    game = scene(sides="6b").hand(0, "jersey", "texas_longhorn_7", "D2_1").build(0, "A1", "6b").use("A1")
    assert game.options()[:2] == ["discard jersey", "discard texas_longhorn_7"]
    assert "discard D2_1" not in game.options()


@clause("6.2", "7.26")
def test_a_pair_is_two_of_a_type() -> None:
    game = scene().hand(0, "jersey", "jersey", "guernsey", "west_highland_3", "west_highland_5").use("F")
    pairs = [name for name in game.options() if name.startswith("discard")]
    assert pairs == ["discard jersey jersey", "discard west_highland_3 west_highland_5"]
    game.act("discard west_highland_3 west_highland_5")
    assert (game.me().money, game.discarded()) == (4, ["west_highland_3", "west_highland_5"])


@clause("6.3")
def test_an_action_is_performed_once() -> None:
    game = scene().money(4).jobs(1, "cowboy").hand(0, *["guernsey"] * 3).use("A").act("discard guernsey")
    assert (game.me().money, game.options()) == (6, ["hire", "done"])


@clause("6.4")
def test_rewards_can_be_given_up_but_not_dollars() -> None:
    game = scene(sides="6b").hand(0, "jersey").display("D2_1").build(0, "A1", "6b").use("A1").act("discard jersey")
    assert (game.me().money, game.options()) == (3, ["D2_1", "stack", "none"]), "the dollars are already there"
    game = scene(sides="2b").hand(0, "jersey").build(0, "A1", "2b").use("A1").act("discard jersey")
    assert game.options() == ["1", "stay"]


@clause("6.4", "6.5")
def test_the_marker_goes_as_far_as_it_may() -> None:
    game = scene(sides="5b").hand(0, "black_angus").certificates(0, 2).build(0, "A1", "5b").use("A1")
    game.act("discard black_angus")
    assert game.view().seats[0].certificates == 3
    full = scene().hand(0, "jersey").certificates(0, 3).build(0, "FLOOD_RISK1", "1a").use("FLOOD_RISK1")
    full.act("risk discard jersey")
    assert (full.view().seats[0].certificates, full.me().money) == (3, 2)


@clause("6.6")
@pytest.mark.parametrize(
    ("discs", "limit"),
    [
        ([], 3),
        (["certificate_limit_4"], 4),
        (["certificate_limit_6"], 3),
        (["certificate_limit_4", "certificate_limit_6"], 6),
    ],
)
def test_the_certificate_limit(discs: list[str], limit: int) -> None:
    game = scene().cleared_disc(0, *discs).build(0, "A1", "10a").use("A1").act("gain")
    assert game.view().seats[0].certificates == limit
    assert game.view().seats[0].certificate_limit == limit


@clause("6.7")
def test_from_four_to_six_is_one_space() -> None:
    game = scene().cleared_disc(0, "certificate_limit_4", "certificate_limit_6").certificates(0, 4).use("C")
    assert game.act("gain").view().seats[0].certificates == 6


@clause("6.8", "7.4")
def test_immediate_actions_are_used_or_forfeited() -> None:
    game = scene().money(6).hand(0, "jersey").jobs(1, "engineer").use("A").act("hire")
    assert (game.kind, game.options()) == ("immediate", ["forfeit", "perform"])
    assert (game.act("forfeit").held(), game.me().marker) == (["jersey"], 0)
    assert game.kind == "location", "the moment is gone"


@clause("6.9")
def test_auxiliary_actions_are_unlocked() -> None:
    def singles(*discs: str) -> list[str]:
        game = scene().money(5).engine(0, "3").cleared_disc(0, *discs).use("B")
        return [name.removeprefix("single ") for name in game.options() if name.startswith("single")]

    assert singles() == ["dollar", "draw"]
    assert singles("aux_certificate") == ["dollar", "draw", "certificate"]
    assert singles("aux_engine") == ["dollar", "draw", "engine"]
    assert singles("aux_remove_card") == ["dollar", "draw", "remove_card"]


@clause("6.10")
def test_double_actions_need_both_spaces_and_the_gear() -> None:
    game = scene().cleared_disc(0, "aux_dollar", "aux_engine").money(5).use("G").act("auxiliary")
    assert game.options() == ["dollar", "double dollar", "draw", "engine"]
    game.act("double dollar")
    assert game.me().money == 7
    single = scene().cleared_disc(0, "aux_dollar").use("B").act("single dollar")
    assert single.me().money == 1


@clause("6.11")
def test_gain_a_dollar_or_two() -> None:
    assert scene().use("G").act("auxiliary", "dollar").me().money == 1
    assert scene().cleared_disc(0, "aux_dollar").use("G").act("auxiliary", "double dollar").me().money == 2


@clause("6.12")
def test_draw_two_and_discard_two() -> None:
    game = scene().cleared_disc(0, "aux_draw").hand(0, "guernsey").use("G").act("auxiliary", "double draw")
    assert len(game.held()) == 3
    game.act(game.options()[0]).act(game.options()[0])
    assert (len(game.held()), len(game.discarded())) == (1, 2)


@clause("6.13")
def test_a_certificate_for_a_dollar_and_a_space_back() -> None:
    game = scene().money(1).engine(0, "3").cleared_disc(0, "aux_certificate").use("B").act("single certificate")
    assert (game.me().money, game.view().seats[0].engine, game.me().marker) == (0, "2", 1)
    double = scene().money(2).engine(0, "3").cleared_disc(0, "aux_certificate", "aux_certificate").use("G")
    double.act("auxiliary", "double certificate")
    assert (double.me().money, double.view().seats[0].engine, double.me().marker) == (0, "1", 2)


@clause("6.13", "3.12")
def test_certificates_need_the_dollar_and_the_track() -> None:
    assert "single certificate" not in scene().engine(0, "3").cleared_disc(0, "aux_certificate").use("B").options()
    assert "single certificate" not in scene().money(1).cleared_disc(0, "aux_certificate").use("B").options()


@clause("6.14")
def test_the_engine_for_a_dollar() -> None:
    game = scene().money(1).engine(0, "1").cleared_disc(0, "aux_engine").use("B").act("single engine")
    assert (game.me().money, game.view().seats[0].engine) == (0, "2")
    double = scene().money(2).engine(0, "1").cleared_disc(0, "aux_engine", "aux_engine").use("G")
    double.act("auxiliary", "double engine")
    assert double.options() == ["2", "3"], "fewer spaces are allowed"
    assert double.act("2").me().money == 0


@clause("6.15")
def test_removing_cards() -> None:
    game = scene().engine(0, "2").cleared_disc(0, "aux_remove_card").hand(0, "jersey", "D2_1").use("B")
    game.act("single remove_card")
    assert (game.view().seats[0].engine, game.options()) == ("1", ["jersey", "D2_1", "keep"])
    game.act("D2_1")
    assert "D2_1" not in game.view().seats[0].deck
    double = scene().engine(0, "2").cleared_disc(0, "aux_remove_card", "aux_remove_card").hand(0, "jersey", "jersey")
    double.use("G").act("auxiliary", "double remove_card", "jersey")
    assert double.options() == ["jersey", "keep"]
    double.act("jersey")
    assert double.view().seats[0].deck.count("jersey") == 3
    kept = scene().engine(0, "2").cleared_disc(0, "aux_remove_card").hand(0, "jersey").use("B")
    kept.act("single remove_card", "keep")
    assert kept.view().seats[0].deck.count("jersey") == 5
