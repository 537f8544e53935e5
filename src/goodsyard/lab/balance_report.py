"""The balance of a game as an HTML report with plots."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from goodsyard.lab.balance import Balance
from goodsyard.lab.balance_tables import (
    DEAD_HEADS,
    LENGTH_HEADS,
    OFTEN,
    SELDOM,
    TURN_HEADS,
    Set,
    dead_rows,
    deed_heads,
    deed_rows,
    end_rows,
    length_rows,
    seat_heads,
    seat_rows,
    turn_rows,
    width_heads,
    width_rows,
    worths,
)
from goodsyard.lab.census import Census
from goodsyard.lab.report import BARS, as_svg, figure, page, percent, table_html
from goodsyard.lab.standings import interval

if TYPE_CHECKING:
    from matplotlib.figure import Figure

PLOTTED = 12


def seat_plot(sets: Sequence[Set]) -> Figure:
    """Wins by seat, with confidence intervals."""
    plot = figure(8, 3.2)
    axes = plot.subplots()
    players, wide = sets[0][1].players, 0.8 / len(sets)
    for number, (name, census) in enumerate(sets):
        bounds = [interval(float(seat.wins), seat.size) for seat in census.seats]
        rates = [seat.rate for seat in census.seats]
        below = [max(0.0, rate - low) for rate, (low, _) in zip(rates, bounds, strict=True)]
        above = [max(0.0, high - rate) for rate, (_, high) in zip(rates, bounds, strict=True)]
        places = [seat + (number - (len(sets) - 1) / 2) * wide for seat in range(players)]
        axes.bar(places, rates, wide * 0.9, yerr=[below, above], capsize=4, color=BARS[number], label=name)
    axes.axhline(1 / players, color="#8888", linestyle=":")
    axes.set_xticks(range(players), [f"seat {seat + 1}" for seat in range(players)])
    axes.set_ylabel("share of games won")
    axes.legend(frameon=False)
    return plot


def length_plot(sets: Sequence[Set]) -> Figure:
    """The distribution of game lengths in decisions."""
    plot = figure(8, 3)
    axes = plot.subplots()
    lengths = [list(census.lengths.elements()) for _, census in sets]
    axes.hist(lengths, bins=20, color=BARS[: len(sets)], label=[name for name, _ in sets])
    axes.set_xlabel("decisions")
    axes.set_ylabel("games")
    axes.legend(frameon=False)
    return plot


def worth_plot(census: Census) -> Figure:
    """The deeds with the largest leads and the largest deficits at the end."""
    ranked = sorted(worths(census).items(), key=lambda item: item[1][1].value)
    shown = ranked if len(ranked) <= 2 * PLOTTED else [*ranked[:PLOTTED], *ranked[-PLOTTED:]]
    plot = figure(10, 0.3 * len(shown) + 1)
    axes = plot.subplots()
    for place, (_, (_, worth)) in enumerate(shown):
        reach = [[worth.value - worth.low], [worth.high - worth.value]]
        axes.errorbar(worth.value, place, xerr=reach, fmt="o", capsize=3, color=BARS[0 if worth.value >= 0 else 5])
    axes.axvline(0, color="#8888")
    axes.set_yticks(range(len(shown)), [short(deed[1]) for deed, _ in shown])
    axes.set_xlabel("lead in points over seats that did not, with 95 % interval")
    return plot


def short(words: str, max_length: int = 60) -> str:
    return words if len(words) <= max_length else f"{words[: max_length - 1]}…"


def balance_report(balance: Balance, sets: Sequence[Set]) -> tuple[str, dict[str, Figure]]:
    """The report, and its plots by name."""
    plots = {"seats": seat_plot(sets), "length": length_plot(sets)}
    plots |= {f"worth-{number}": worth_plot(census) for number, (_, census) in enumerate(sets, 1) if worths(census)}
    games = ", ".join(f"{census.games:,} games ({name})" for name, census in sets)
    said = f"{games} between {balance.bot} bots, with seeds starting at {balance.seed}."
    how = (
        "Seats that did something at least once are compared with seats that did not. If they ended further ahead, "
        "the deed is not necessarily the cause: players who are ahead can afford more. A star marks statistically "
        "significant differences; one in twenty gets a star by chance."
    )
    dead = "".join(f"<h3>{escape(name)}</h3>{table_html(DEAD_HEADS, dead_rows(census))}" for name, census in sets)
    worth = "".join(as_svg(plot) for name, plot in plots.items() if name.startswith("worth"))
    return page(
        f"Balance: {balance.game}, {balance.players} players",
        f"<p>{escape(said)}</p><h2>Seats</h2>",
        table_html(seat_heads(sets), seat_rows(sets)),
        as_svg(plots["seats"]),
        "<h2>Length</h2>",
        table_html(LENGTH_HEADS, length_rows(sets)),
        as_svg(plots["length"]),
        table_html(TURN_HEADS, turn_rows(sets)) if turn_rows(sets) else "",
        "<h2>Ends</h2>",
        table_html(["", *(name for name, _ in sets)], end_rows(sets)),
        "<h2>Choices</h2>",
        table_html(width_heads(sets), width_rows(sets)),
        f"<h2>Value of deeds</h2><p>{how}</p>",
        worth,
        table_html(deed_heads(sets), deed_rows(sets)),
        f"<h2>Dead choices</h2><p>Offered at least {OFTEN} times, taken less than {percent(SELDOM)} of the time.</p>",
        dead,
    ), plots
