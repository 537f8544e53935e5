"""A census as table rows and as JSON, for one set of cards or two side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from goodsyard.lab.balance import Balance
from goodsyard.lab.census import Census, Difference, Group, Key, change, mean_difference, rate_difference
from goodsyard.lab.report import percent
from goodsyard.lab.standings import interval

FEWEST = 20
"""A deed is reported only if at least this many seats did it and at least this many did not."""

OFTEN = 50
SELDOM = 0.01
"""A choice is dead if it was offered at least OFTEN times and taken less often than this share."""

Set = tuple[str, Census]
"""The name of a set of cards, and the games played with it."""
Rows = list[list[str]]


def seat_rows(sets: Sequence[Set]) -> Rows:
    """Wins and points by seat."""
    rows = []
    for seat in range(sets[0][1].players):
        row = [f"seat {seat + 1}"]
        for _, census in sets:
            group = census.seats[seat]
            low, high = interval(float(group.wins), group.size)
            row += [f"{percent(group.rate)} ({percent(low)} - {percent(high)})", f"{census.scores[seat].mean:.1f}"]
        if len(sets) == 2:
            row.append(points(rate_difference(sets[1][1].seats[seat], sets[0][1].seats[seat]), 100, " %"))
        rows.append(row)
    return rows


def seat_heads(sets: Sequence[Set]) -> list[str]:
    heads = [""]
    for name, _ in sets:
        heads += [f"{name}: won (95 % interval)", "mean score"]
    return [*heads, "difference in wins"] if len(sets) == 2 else heads


def length_rows(sets: Sequence[Set]) -> Rows:
    """Game lengths."""
    rows = []
    for name, census in sets:
        length = census.length()
        shortest, longest = min(census.lengths), max(census.lengths)
        rows.append([name, f"{length.mean:.1f} ± {length.deviation:.1f}", str(shortest), str(longest)])
    if len(sets) == 2:
        rows.append(["difference", points(mean_difference(sets[1][1].length(), sets[0][1].length())), "", ""])
    return rows


LENGTH_HEADS = ["", "decisions per game", "shortest", "longest"]


def turn_rows(sets: Sequence[Set]) -> Rows:
    """Statistics of turns, for games that count them."""
    rows = []
    for name, census in sets:
        pace = census.pace
        if pace.turns.count:
            turns = f"{pace.turns.mean:.1f} ± {pace.turns.deviation:.1f}"
            rows.append([name, turns, percent(pace.idle), percent(pace.empty)])
    return rows


TURN_HEADS = ["", "turns per game", "without gain", "without choice or gain"]


def end_rows(sets: Sequence[Set]) -> Rows:
    """How often games ended in each way."""
    ends = sorted({end for _, census in sets for end in census.pace.ends})
    return [[end, *(percent(census.pace.ends[end] / census.games) for _, census in sets)] for end in ends]


def width_rows(sets: Sequence[Set]) -> Rows:
    """How often each kind of decision offered a real choice, and how often more than two options."""
    rows = []
    for kind in sorted({kind for _, census in sets for kind in census.pace.kinds()}):
        row = [kind.replace("_", " ")]
        for _, census in sets:
            asked = census.pace.asked(kind)
            wide = percent(census.pace.asked(kind, 3) / asked) if asked else ""
            row += [f"{asked / census.games:.1f}", wide]
        rows.append(row)
    return rows


def width_heads(sets: Sequence[Set]) -> list[str]:
    heads = ["decision"]
    for name, _ in sets:
        heads += [f"{name}: asked per game", "three or more options"]
    return heads


def worths(census: Census) -> dict[Key, tuple[Group, Difference]]:
    """The value of each deed: the seats that did it, and how much further ahead of the others they ended."""
    whole, found = census.everybody(), {}
    for deed, group in sorted(census.deeds.items()):
        others = whole.without(group)
        if min(group.size, others.size) >= FEWEST:
            found[deed] = group, mean_difference(group.margins, others.margins)
    return found


def deed_rows(sets: Sequence[Set]) -> Rows:
    """Every deed done by enough seats; a single set is sorted by value, two sets alphabetically."""
    found = [worths(census) for _, census in sets]
    if len(sets) == 1:
        ranked = sorted(found[0].items(), key=lambda item: -item[1][1].value)
        return [[kind_name(deed), *deed_cells(sets[0][1], told)] for deed, told in ranked]
    rows = []
    for deed in sorted(found[0].keys() | found[1].keys()):
        told = [each.get(deed) for each in found]
        cells = [cell for (_, census), each in zip(sets, told, strict=True) for cell in deed_cells(census, each)]
        both = told[0] is not None and told[1] is not None
        rows.append([kind_name(deed), *cells, points(change(told[1][1], told[0][1])) if both else ""])  # type: ignore[index]
    return rows


def deed_cells(census: Census, told: tuple[Group, Difference] | None) -> list[str]:
    """The share of seats that did it, the share of those that won, and the deed's value."""
    if told is None:
        return ["", "", ""]
    group, worth = told
    return [percent(group.size / census.everybody().size), percent(group.rate), points(worth)]


def deed_heads(sets: Sequence[Set]) -> list[str]:
    heads = ["deed"]
    for name, _ in sets:
        heads += [f"{name}: seats", "won", "points ahead (95 % interval)"]
    return [*heads, "difference"] if len(sets) == 2 else heads


def dead_choices(census: Census) -> list[tuple[Key, int, int]]:
    """Choices that were offered often but hardly ever taken, most offered first."""
    found = [(key, count, census.taken[key]) for key, count in census.offered.items()]
    dead = [each for each in found if each[1] >= OFTEN and each[2] < SELDOM * each[1]]
    return sorted(dead, key=lambda each: (-each[1], each[0]))


def dead_rows(census: Census) -> Rows:
    return [[kind_name(key), str(offered), str(taken)] for key, offered, taken in dead_choices(census)]


DEAD_HEADS = ["choice", "offered", "taken"]


def kind_name(key: Key) -> str:
    kind, words = key
    return f"{kind.replace('_', ' ')}: {words}"


def points(difference: Difference, scale: float = 1, unit: str = "") -> str:
    """A difference with its interval, and a star if it is significant."""
    value, low, high = (scale * each for each in (difference.value, difference.low, difference.high))
    star = " *" if difference.is_sure else ""
    return f"{value:+.1f}{unit} ({low:+.1f} - {high:+.1f}){star}"


def as_json(balance: Balance, sets: Sequence[Set]) -> dict[str, Any]:
    """All results as JSON."""
    told = {name: census_json(census) for name, census in sets}
    return {"game": balance.game, "players": balance.players, "bot": balance.bot, "sets": told}


def census_json(census: Census) -> dict[str, Any]:
    length = census.length()
    seats = [
        {"wins": float(seat.wins), "interval": interval(float(seat.wins), seat.size), "score": score.mean}
        for seat, score in zip(census.seats, census.scores, strict=True)
    ]
    deeds = [
        {"kind": kind, "deed": words, "seats": group.size, "wins": float(group.wins), "worth": worth.__dict__}
        for (kind, words), (group, worth) in worths(census).items()
    ]
    choices = [
        {"kind": kind, "choice": words, "offered": count, "taken": census.taken[kind, words]}
        for (kind, words), count in sorted(census.offered.items())
    ]
    pace = census.pace
    return {
        "games": census.games,
        "endless": census.endless,
        "length": {"mean": length.mean, "sd": length.deviation},
        "turns": {"mean": pace.turns.mean, "sd": pace.turns.deviation, "idle": pace.idle, "empty": pace.empty},
        "ends": dict(sorted(pace.ends.items())),
        "asked": {kind: {"choice": pace.asked(kind), "three": pace.asked(kind, 3)} for kind in pace.kinds()},
        "seats": seats,
        "deeds": deeds,
        "choices": choices,
    }
