"""What others want to know of a player at a glance: workers, cards in hand, shares, lorries and the trains."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, Markup, figures, group, icon, join, piece, row
from goodsyard.drawing.kept import kept_whole
from goodsyard.games.coal_baron.show.board import lorries_on
from goodsyard.games.coal_baron.show.view import View
from goodsyard.games.coal_baron.show.view_seat import Seat
from goodsyard.games.coal_baron.show.words import name, say

CELL = 44.0
SIZE = (5 * CELL + 24, 40.0)


def strip(view: View, seat: Seat, words: Words) -> Box:
    """Two lines of signs with their numbers, and the flag of the starting player."""
    workers = sum(value * count for value, count in enumerate(seat.workers, 1))
    counts = [
        ("worker", workers, "draw-family-worker"),
        ("order", len(seat.orders), "draw-family-order"),
        ("innovation", len(seat.innovations), "draw-family-innovation"),
        ("share", len(seat.shares), "draw-family-share"),
        ("objective", len(seat.objectives), "draw-family-objective"),
        ("pickaxe", _lorries(seat.mining_row), "draw-mining-row"),
        ("goods", _lorries(seat.storage), "draw-storage"),
    ]
    trains = [(train.engine, lorries_on(train)) for train in seat.docks]
    starts, passed = seat.seat == view.starter and not view.over, seat.out and not view.over
    return _strip(counts, trains, starts, passed, words)


def _lorries(cards: list[str]) -> int:
    return sum(int(card.split("-")[1]) for card in cards)


@kept_whole
def _strip(
    counts: list[tuple[str, int, str]],
    trains: list[tuple[str | None, int]],
    starts: bool,
    passed: bool,
    words: Words,
) -> Box:
    cells = [_cell(sign, count, f"{say(words, label)}: {count}", count == 0) for sign, count, label in counts]
    cells += [_train(number, *train, words) for number, train in enumerate(trains, 1)]
    parts = [cell.at(k % 5 * CELL, k // 5 * 20) for k, cell in enumerate(cells)]
    if starts:
        parts.append(icon("flag", 18, say(words, "draw-starter"), "enamel").at(SIZE[0] - 21, 1))
    if passed:
        parts.append(icon("cross", 18, say(words, "draw-passed"), "signal").at(SIZE[0] - 21, 21))
    return Box(*SIZE, join(*parts))


def _cell(sign: str, count: int, title: str, quiet: bool) -> Box:
    drawn = row(icon(sign, 18, title=""), figures(str(count), 14), gap=2)
    return Box(CELL, 20, piece(title, _quiet(drawn.at(1, 1), quiet)))


def _train(number: int, engine: str | None, lorries: int, words: Words) -> Box:
    """A dock: its engine, if it has one, and the lorries that are loaded."""
    place = say(words, "draw-dock-short", number=number)
    ready = name(words, f"engine:{engine}") if engine else say(words, "draw-no-engine", number=number)
    title = f"{place}: {say(words, 'draw-lorries-loaded', lorries=lorries)}; {ready}"
    return _cell(f"engine-{engine}" if engine else "wagon", lorries, title, not engine)


def _quiet(picture: Markup, quiet: bool) -> Markup:
    return group(picture, class_="iron" if quiet else None)
