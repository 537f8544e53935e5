"""Great Western Trail in the terminal."""

import io
import re
from collections.abc import Iterator

import pytest
from rich.console import Console

import goodsyard
from goodsyard.bots import find, seed_for
from goodsyard.core.table import Table
from goodsyard.games.great_western_trail import TITLE
from goodsyard.games.great_western_trail.rules.cards import CARDS
from goodsyard.games.great_western_trail.rules.railroad import CROSSES_PASSED
from goodsyard.games.great_western_trail.say.names import SPACE_LINES, code_of, place_id
from goodsyard.games.great_western_trail.show.view import View
from goodsyard.games.great_western_trail.terminal.board import GreatWesternTrailBoard
from goodsyard.games.great_western_trail.terminal.railroad import crosses_passed
from goodsyard.games.great_western_trail.terminal.terms import Terms
from goodsyard.games.great_western_trail.terminal.trail import BESIDE, RISKS, WOODS, Trail, stretch, trunk
from goodsyard.terminal.board import Board, board_of
from goodsyard.terminal.speech import MARKS, Speech

PROGRAM_ID = re.compile(r"[^\W_]_[^\W_]|\bNone\b|START|TEEPEE|[{}]")


def printed(renderable: object, width: int = 110) -> str:
    file = io.StringIO()
    Console(file=file, width=width).print(renderable)
    return file.getvalue()


def joined(shown: str) -> str:
    """The text of a panel without its frame and line breaks."""
    return " ".join(re.sub(r"[╭╮╰╯─│]", " ", shown).split())


def board(table: Table, lang: str = "en") -> Board:
    return board_of(TITLE, Speech(table.title, lang, ("me", *["random"] * (table.players - 1))))


def positions(players: int, seed: int, every: int) -> Iterator[Table]:
    """A game with varied choices on all kinds of buildings: at the beginning, at intervals, and at the end."""
    table = goodsyard.new(TITLE.id, players, seed=seed, options={"sides": "random"})
    yield table
    while not table.over:
        seat = table.acting()[0]
        choices = table.game.legal(seat)
        table.play(choices[len(table.played) * 7 % len(choices)], seat)
        if len(table.played) % every == 0 or table.over:
            yield table


@pytest.fixture(scope="module")
def late() -> Table:
    """A position shortly before the end, with a crowded table."""
    table = goodsyard.new(TITLE.id, 2, seed=2)
    bot = find("greedy", TITLE.id)
    while len(table.played) < 330:
        seat = table.acting()[0]
        table.play(bot.choose(table.game, seat, seed_for(2, seat, len(table.played))), seat)
    return table


@pytest.fixture(scope="module")
def ended() -> Table:
    return list(positions(3, 5, 1000))[-1]


def seen(table: Table, viewer: int | None) -> View:
    view = table.view(viewer)
    assert isinstance(view, View)
    return view


def test_the_game_has_a_board_of_its_own(late: Table) -> None:
    assert isinstance(board(late), GreatWesternTrailBoard)


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (4, 8)])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_it_fits_every_width_and_shows_no_program_ids(players: int, seed: int, lang: str) -> None:
    for number, table in enumerate(positions(players, seed, 95)):
        drawn = board(table, lang)
        width = (80, 110, 160)[number % 3]
        for viewer in (0, 1, None):
            view = seen(table, viewer)
            shown = printed(drawn.whole(view, width), width) + printed(drawn.mine(view), width)
            assert max(map(len, shown.splitlines())) <= width
            assert not PROGRAM_ID.search(shown), PROGRAM_ID.search(shown)
            assert "…" not in shown


def test_a_position_of_two_players_stays_short(late: Table) -> None:
    view = seen(late, 0)
    assert len(printed(board(late).whole(view, 110)).splitlines()) < 85
    assert len(printed(board(late).mine(view)).splitlines()) <= 12


def test_every_space_has_its_place_on_the_trail() -> None:
    shown = [*trunk(), *BESIDE]
    for line in SPACE_LINES.values():
        if len(line["next"]) > 1:
            shown += [space for first in line["next"] for space in stretch(first)]
    assert sorted(shown) == sorted(SPACE_LINES)


def test_tiles_stand_where_they_were_laid(late: Table) -> None:
    view = seen(late, 0)
    shown = printed(Trail(Terms(Speech(TITLE, "en")), view), 200)
    placed = [space for space in view.spaces if space.owner is not None]
    assert {space.owner for space in placed} == {0, 1}
    for space in placed:
        line = SPACE_LINES[space.id]
        signs = (WOODS if line["woods"] else "") + RISKS.get(line["risk"], "")
        assert f"{code_of(space.id)}{signs}:{space.tile}{MARKS[space.owner or 0]}" in shown
    hazards = [space.tile for space in view.spaces if space.tile and re.search(r"_\d$", space.tile)]
    assert shown.count(" VP −$2") == len(hazards) > 0
    teepees = [space.tile for space in view.spaces if space.tile and space.tile.startswith("teepee")]
    assert len(re.findall(r"\d:(green|blue)", shown)) == len(teepees) > 0
    assert sum(len(riders) for riders in re.findall("♞([●▲]+)", shown)) == 2


def test_others_pay_a_fee_where_the_owner_does_not(late: Table) -> None:
    say = Terms(Speech(TITLE, "en"))
    faces = {line["id"]: line["green"] + line["black"] for line in CARDS.rows["buildings"]}
    asking = next(it for it in seen(late, None).spaces if it.owner is not None and it.tile and faces[it.tile])
    owner = asking.owner
    assert owner is not None
    fee = f":{asking.tile}{MARKS[owner]} −$2"
    assert fee in printed(Trail(say, seen(late, 1 - owner)), 200)
    assert fee not in printed(Trail(say, seen(late, owner)), 200)


def test_money_points_and_hands(late: Table) -> None:
    view = seen(late, 0)
    shown = joined(printed(board(late).whole(view, 110)))
    for seat in view.seats:
        assert f" · ${seat.money} · {seat.score} VP so far" in shown
    hidden = view.seats[1].hand.count(None)
    assert hidden > 1
    assert f"{hidden} hidden cards" in shown
    own = joined(printed(board(late).mine(view)))
    assert "hidden" not in own
    assert "= breeding value" in own


def test_buildings_to_come_are_told_when_one_is_placed() -> None:
    for table in positions(2, 3, 1):
        view = seen(table, table.acting()[0])
        shown = printed(board(table).mine(view))
        assert ("To build" in shown) == (view.pending is not None and view.pending.kind == "build")
        if "To build" in shown:
            assert "10b (8 cr., 11 VP)" in shown or "10a (9 cr., 13 VP)" in shown
            return
    pytest.fail("nobody has placed a building")


def test_the_job_market_counts_down_to_the_last_turns() -> None:
    table = goodsyard.new(TITLE.id, 2, seed=1)
    shown = printed(board(table).whole(seen(table, None), 110))
    assert "last turns after 21 workers" in shown
    assert "2 $6 token, 1 free:" in shown


def test_discs_and_markets(late: Table) -> None:
    view = seen(late, None)
    shown = joined(printed(board(late).whole(view, 110)))
    topeka = "".join(MARKS[seat] for seat in view.cities[1].discs)
    assert topeka
    assert f"Topeka {topeka} " in shown
    assert f"Cattle market · {view.cattle_stack} in the stack" in shown
    assert f"Objective cards · {view.objective_stack} in the stack" in shown
    offered = [station for station in view.stations if station.master]
    owned = sum(len(seat.station_masters) for seat in view.seats)
    assert len(re.findall(r"; \d VP/", shown)) == len(offered) + owned == 5


def test_the_end_shows_where_the_points_come_from(ended: Table) -> None:
    shown = joined(printed(board(ended).whole(seen(ended, None), 110)))
    assert "hidden" not in shown
    assert "Job market · last turns" in shown
    for lines, total in zip(ended.breakdown(), ended.scores(), strict=True):
        points = {Speech(TITLE, "en")(f"line-{id.replace('_', '-')}"): worth for id, worth in lines.items() if worth}
        assert " · ".join(f"{name} {worth}".replace("-", "−") for name, worth in points.items()) in shown
        assert f"{total} VP" in shown


def test_transport_costs_are_those_of_the_rules() -> None:
    assert [crosses_passed("0"), crosses_passed("4"), crosses_passed("turnout_1"), crosses_passed("39")] == [
        0,
        1,
        2,
        11,
    ]
    turnouts = [2 * after + 1 for after in CARDS.column("stations", "after")[:-1]]
    for position in [*range(0, 79, 2), *turnouts]:
        assert crosses_passed(place_id(position)) == CROSSES_PASSED[position]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_building_says_in_short_what_it_does(lang: str) -> None:
    say = Terms(Speech(TITLE, lang))
    said = [say.actions(line["id"]) for line in CARDS.rows["buildings"]]
    assert max(map(len, said)) < 62
    assert not any(PROGRAM_ID.search(text) for text in said)


def test_sentences_are_painted(late: Table) -> None:
    painted = board(late).paint("Seat 1 hires 2 engineers for a green teepee and a Jersey (3 VP).")
    words = {painted.plain[span.start : span.end] for span in painted.spans}
    assert words == {"engineers", "green teepee", "Jersey", "3 VP"}


def test_a_revealed_hand_is_shown_with_its_seat() -> None:
    for table in positions(2, 5, 1):
        view = seen(table, None)
        if not any(seat.revealed for seat in view.seats):
            continue
        assert "Revealed" in printed(board(table).whole(view, 110))
        assert "Aufgedeckt" in printed(board(table, "de").whole(view, 110))
        return
    pytest.fail("nobody has come to Kansas City")
