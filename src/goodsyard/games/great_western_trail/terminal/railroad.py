"""The railroad: train stations with their station masters, and cities with what a delivery costs and gives."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from goodsyard.games.great_western_trail.rules.cards import CARDS
from goodsyard.games.great_western_trail.say.names import city_name, master_name, place_name, tile_name
from goodsyard.games.great_western_trail.show.view import Station, View
from goodsyard.games.great_western_trail.terminal.terms import Terms, marks
from goodsyard.terminal.parts import SEPARATOR

DARK = "▨"
STATIONS = CARDS.rows["stations"]
CITIES = CARDS.rows["cities"]
CROSSES = CARDS.column("crosses", "after")


def railroad(say: Terms, view: View) -> RenderableType:
    """Engines and train stations."""
    engines = Text(SEPARATOR).join(
        Text.assemble(marks([seat.seat]), " ", say.short(place_name(seat.engine))) for seat in view.seats
    )
    grid = table(say, "station", "track", "upgrade", "discs", "master")
    for station, line in zip(view.stations, STATIONS, strict=True):
        track = f"{line['after']}/{line['after'] + 1}" if line is not STATIONS[-1] else str(line["after"])
        number = f"{station.number}{DARK if line['dark'] else ''}"
        upgrade = f"{say.dollars(line['cost'])}, {say.points(line['points'])}"
        grid.add_row(number, track, upgrade, marks(station.discs), master(say, station))
    return Group(Text.assemble((say("railroad"), "bold"), " ", engines), grid)


def master(say: Terms, station: Station) -> Text:
    """The station master tile that can be acquired, or the worker who was given for it."""
    if station.master:
        return say.paint(say.short(master_name(station.master)))
    return say.paint(say("appointed", worker=tile_name(station.worker))) if station.worker else Text()


def cities(say: Terms, view: View) -> RenderableType:
    """The cities by value; transport costs are those of the viewer's engine, else of the player whose turn it is."""
    engine = view.seats[view.turn if view.you is None else view.you].engine
    grid = table(say, "value", "city", "discs", "transport", "gives")
    for city, line in zip(view.cities, CITIES, strict=True):
        name = say.name(city_name(city.id))
        crosses = max(0, line["crosses"] - crosses_passed(engine))
        cost = say.dollars(crosses) if crosses else ""
        value = f"{line['value']}{DARK if line['dark'] else ''}"
        grid.add_row(value, name, marks(city.discs), cost, say.paint(gives(say, line)))
    return Group(Text.assemble((say("cities"), "bold"), " ", (say("cities-legend"), "dim")), grid)


def gives(say: Terms, line: dict[str, int]) -> str:
    """What a disc on a city gives and, after an arrow, what discs on it and the next city give together."""
    parts = [say.points(line["points"])] if line["points"] else []
    parts += [say.dollars(line["dollars"])] if line["dollars"] else []
    arrow = [say.points(line["arrow_points"])] if line["arrow_points"] else []
    arrow += [say("card")] if line["arrow_objective"] else []
    return ", ".join(parts) + (f"↓ {', '.join(arrow)}" if arrow else "")


def crosses_passed(place: str) -> int:
    """How many crosses lie behind an engine; one on a turnout has also passed the cross beside it."""
    turnout = place.startswith("turnout_")
    space = STATIONS[int(place.removeprefix("turnout_")) - 1]["after"] if turnout else int(place)
    return sum(after < space + turnout for after in CROSSES)


def table(say: Terms, *columns: str) -> Table:
    """A small table; the last column wraps."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim", expand=False)
    for column in columns[:-1]:
        grid.add_column(say(f"head-{column}"), no_wrap=True)
    grid.add_column(say(f"head-{columns[-1]}"))
    return grid
