"""Mineshaft's board in the terminal shows what the view contains."""

import io
import re
from collections.abc import Iterator, Mapping
from itertools import product

import pytest
from rich.console import Console

import goodsyard
from goodsyard.core.table import Table
from goodsyard.games.mineshaft.say.names import Case, numbered_tile
from goodsyard.games.mineshaft.show.stock import SPECIALS
from goodsyard.games.mineshaft.show.view import CountedSeat, Place, Spot, View
from goodsyard.games.mineshaft.show.words import number_of
from goodsyard.games.mineshaft.terminal.cells import near_mine, open_ends, whole_mine
from goodsyard.games.mineshaft.terminal.map import HEIGHT, WIDTH
from goodsyard.games.mineshaft.terminal.names import Names
from goodsyard.games.mineshaft.terminal.works import Works
from goodsyard.terminal.board import Board, board_of
from goodsyard.terminal.speech import MARKS, Speech

WIDTHS = (80, 110, 160)
PROGRAM_ID = re.compile(r"[A-Za-z]_[A-Za-z0-9]|\bNone\b|\b(True|False)\b")


def printed(renderable: object, width: int = 400) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(renderable)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def speech(lang: str = "en") -> Speech:
    return Speech(goodsyard.find("mineshaft"), lang, ("me", "greedy"))


def board(lang: str = "en") -> Board:
    return board_of(goodsyard.find("mineshaft"), speech(lang))


def played(players: int, seed: int, every: int = 1, options: Mapping[str, str] | None = None) -> Iterator[Table]:
    """A game with varied choices, at intervals and at its end."""
    table = goodsyard.new("mineshaft", players, seed, options)
    while not table.over:
        if len(table.played) % every == 0:
            yield table
        seat = table.acting()[0]
        legal = table.game.legal(seat)
        table.play(legal[len(table.played) * 7 % len(legal)], seat)
    yield table


def seen(table: Table, seat: int | None = None) -> View:
    view = table.view(seat)
    assert isinstance(view, View)
    return view


def seen_by_active(table: Table) -> View:
    """What the acting seat sees; at the end, what everybody sees."""
    return seen(table, table.acting()[0] if not table.over else None)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("players", [2, 4])
def test_every_width_shows_all_seats_in_words(players: int, lang: str) -> None:
    shown_by = board(lang)
    colours = " ".join(Names(speech(lang)).colours.values())
    for table in played(players, seed=3 if players == 2 else 10, every=127):
        for view, width in product((seen_by_active(table), seen(table)), WIDTHS):
            shown = printed(shown_by.whole(view, width), width)
            own = printed(shown_by.mine(view), width)
            assert max(map(len, (shown + own).splitlines())) <= width
            assert not PROGRAM_ID.search(shown + own)
            assert shown.count(MARKS[0]) == 2  # on the map and in the panel
            assert numbers(shown) == [spot.number for spot in view.spots[1:]]
            assert colours in shown
            for seat in view.seats:
                assert isinstance(seat, CountedSeat)
                points = f"{seat.score} VP" if lang == "en" else f"{seat.score} SP"
                assert re.search(rf"{MARKS[seat.seat]} .*\b{points}", shown)


def numbers(shown: str) -> list[int]:
    """The numbers of the tiles on a map."""
    return sorted(map(int, re.findall(r"[┌┏](\d+)", shown)))


def drawn_cell(lines: list[str], view: View, spot: Spot) -> list[str]:
    places: list[Spot | Place] = [*view.spots, *view.places]
    x = (spot.x - min(place.x for place in places)) * WIDTH
    y = (spot.y - min(place.y for place in places)) * HEIGHT
    return [line[x : x + WIDTH] for line in lines[y : y + HEIGHT]]


@pytest.mark.parametrize("players", [2, 4])
def test_the_map_is_the_mine(players: int) -> None:
    """Every tile is in its place, with its openings, number, counters, pieces and rubble."""
    names, rubble, special = Names(speech()), 0, 0
    for table in played(players, seed=3 if players == 2 else 10, every=29):
        view = seen_by_active(table)
        lines = printed(whole_mine(view, names)).splitlines()
        for spot in view.spots:
            top, middle, bottom = drawn_cell(lines, view, spot)
            sides = {"n": top[3] == "║", "e": middle[-1] == "═", "s": bottom[3] == "║", "w": middle[0] == "═"}
            assert "".join(side for side in "nesw" if sides[side]) == spot.openings
            assert top[1:3].strip("─━") == str(spot.number or "")
            assert top[4:6].strip("─━") == names.code(spot.tile)
            assert [seat for seat, mark in enumerate(MARKS) if mark in bottom] == spot.pieces
            assert (top[0] == "┏") == (view.you in spot.pieces)
            assert ("▒▒▒▒▒" in middle) == spot.collapsed
            if spot.tile.slots and not spot.collapsed:
                held = "".join(names.letters[name] * count for name, count in spot.counters.items())
                assert middle[1:-1].strip() == held.ljust(spot.tile.slots, "·")
            special += spot.tile.kind in SPECIALS
            rubble += spot.collapsed
    assert rubble
    assert special


def test_a_mine_that_is_too_wide_is_shown_in_parts() -> None:
    *_, table = played(4, seed=10)
    view = seen(table)
    mine = whole_mine(view, Names(speech()))
    assert mine.width > 3 * WIDTH
    shown = printed(mine, 3 * WIDTH + 2)
    assert max(map(len, shown.splitlines())) <= 3 * WIDTH + 2
    assert "Part 1 of " in " ".join(shown.split())
    assert numbers(shown) == [spot.number for spot in view.spots[1:]]


def test_a_drawn_tile_is_shown_with_its_places_and_their_neighbours() -> None:
    kinds, names = set(), Names(speech())
    for table in played(2, seed=3):
        view = seen_by_active(table)
        if view.drawn is None:
            continue
        own = printed(board().mine(view), 110)
        assert "Drawn tile" in own
        assert names.tile(view.drawn) in own
        kinds.add(view.drawn.kind)
        if view.places:
            near = near_mine(view, names)
            assert near.excerpt == (len(near.cells) < len(view.spots) + len(view.places))
            assert ("Part of the mine" in own) == near.excerpt
            for place in view.places:
                assert near.cells[place.x, place.y].inside.plain[0] == place.side.upper()
                assert len(near.cells[place.x, place.y].inside) == 2 + len(place.ways)
    assert kinds == {"shaft", "fire", "tunnel"}


def test_the_way_of_a_tile_has_its_openings() -> None:
    """A first tile laid north of the starting tile must be open to the south."""
    table = goodsyard.new("mineshaft", 2, seed=3)
    table.play(table.choices(table.acting()[0])[0].action)
    view = seen_by_active(table)
    assert view.drawn is not None
    shown = printed(whole_mine(view, Names(speech()))).splitlines()
    ways = {"curve": "N ╔╗", "straight": "N ║", "tee": "N ╠╦╣", "cross": "N ╬"}
    assert sorted(shown[1].strip(" ╎")) == sorted(ways[view.drawn.shape or ""])


def test_piles_and_what_the_end_waits_for() -> None:
    works, final = Works(Names(speech())), False
    for table in played(2, seed=3):
        view = seen(table)
        if view.reasons:
            final = final or "final turns: 2 to come" in printed(board().whole(view, 110))
            assert works.end(view) == "The bag has run out"
        elif len(table.played) % 20 == 0:
            tiles, counters = len(view.stack), sum(view.bag.values())
            assert re.findall(r"\((\d+)\)", works.end(view)) == [str(tiles), str(counters), str(open_ends(view))]
            stock = printed(works.stock(view))
            assert f"Stack: {tiles} tile" in stock
            table_of_shapes, special = stock.splitlines()[2:7], stock.splitlines()[7:]
            coloured = sum(int(count) for line in table_of_shapes for count in re.findall(r"\d+", line))
            counts = [int(part.split("×")[0]) if "×" in part else 1 for part in " ".join(special).split(" · ")]
            assert coloured + sum(counts) == tiles
    assert final


def test_open_ends_are_openings_that_face_an_empty_place() -> None:
    tables = played(2, seed=3)
    assert open_ends(seen(next(tables))) == 4
    view = next(view for view in map(seen, tables) if len(view.spots) == 2)
    assert open_ends(view) == 3 + len(view.spots[1].openings) - 1


def test_covered_counters_are_only_counted() -> None:
    tables = played(2, seed=3, options={"counters": "covered"})
    view = next(view for view in (seen(table, 0) for table in tables) if all(seat.count for seat in view.seats))
    own = view.seats[0].counters
    assert own is not None
    shown = printed(board().whole(view, 110), 110)
    assert f"Counters   {view.seats[1].count} covered" in shown
    assert f"Counters   {Names(speech()).amounts(own)}" in shown
    assert "VP" not in shown
    assert "Agreed" in shown
    assert list(Works(Names(speech())).readings(view)) == ["Counters of the others: covered until the end"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_names_on_the_map_fit_and_differ(lang: str) -> None:
    names = Names(speech(lang))
    laid = [kind for kind in SPECIALS if kind not in ("fire", "timed_fuse")]
    shorts = [names.say(f"board-short-{kind.replace('_', '-')}") for kind in ("start", *laid)]
    assert all(0 < len(short) <= WIDTH - 2 for short in shorts)
    codes = [word[:2] for word in (*names.colours.values(), *shorts[1:])]
    assert len(set(codes)) == len(codes)
    assert len(set(names.letters.values())) == len(names.letters)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_choices_name_tiles_as_the_board_does(lang: str) -> None:
    names, checked = Names(speech(lang)), 0
    stay = names.say("choice-stay")
    for table in played(2, seed=3, every=15):
        for choice in table.choices(table.acting()[0], lang) if not table.over else []:
            if choice.refs and choice.refs[0].startswith("spot:") and choice.text != stay:
                spot = seen(table).spots[int(choice.refs[0].removeprefix("spot:"))]
                cases: tuple[Case, ...] = ("object", "dative")
                forms = [numbered_tile(number_of(spot.tile.id), spot.number, case) for case in cases]
                assert any(names.say.phrase(form) in choice.text for form in forms), choice.text
                checked += 1
    assert checked > 20


def test_sentences_are_painted() -> None:
    painted = board("de").paint("Geh zu: Kurve (gelb) Nr. 12, 2 Gold")
    assert [painted.plain[span.start : span.end] for span in painted.spans] == ["gelb", "Gold", "Nr. 12"]


def test_a_spectator_has_nothing_of_their_own() -> None:
    table = goodsyard.new("mineshaft", 2, seed=3)
    assert printed(board().mine(seen(table))).strip() == ""
    assert "┏" not in printed(board().whole(seen(table), 110))
    assert "┏" in printed(board().whole(seen(table, 0), 110))
