"""Kansas City and the markets: foresight tiles, workers, cattle, objective cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules.cards import CARDS
from goodsyard.games.great_western_trail.say.names import breed_name, breed_of, card_name, tile_name
from goodsyard.games.great_western_trail.show.view import JobRow, View
from goodsyard.games.great_western_trail.terminal.terms import Terms, block
from goodsyard.terminal.parts import SEPARATOR, counted

CATTLE = {line["id"]: line for line in CARDS.rows["cattle"]}
ARROWS = CARDS.names("jobs", "arrow")
FILLED = "↻"


def titled(title: str, shown: RenderableType) -> RenderableType:
    return Group(Text(title, style="bold"), shown)


def kansas_city(say: Terms, view: View) -> RenderableType:
    """The tiles to choose from, and how many are still to come."""
    grid = block("right", "left")
    for number, (tiles, left) in enumerate(zip(view.foresight, view.supply, strict=True), 1):
        names = [say.short(tile_name(tile)) for tile in tiles if tile]
        line = say.paint(" / ".join(names) or say.say("ui-nothing"))
        grid.add_row(str(number), line.append(f" ({say('left', count=left)})", style="dim"))
    return titled(say("kansas-city"), grid)


def job_market(say: Terms, view: View) -> RenderableType:
    """The rows with somebody to hire, the row of the token, and the rows to come."""
    token = next((k for k, line in enumerate(view.job_market) if line.token), len(view.job_market))
    grid = block("right", "right", "left")
    for number, line in enumerate(view.job_market[:token], 1):
        if any(line.workers):
            grid.add_row(str(number), say.dollars(line.cost), say.paint(workers(say, line)))
    if token == len(view.job_market):
        return titled(say("job-market-closed"), grid)
    left = sum(line.workers.count(None) for line in view.job_market[token:])
    line = view.job_market[token]
    waiting = say("token", free=line.workers.count(None), workers=workers(say, line) or say.say("ui-nothing"))
    sign = f" {FILLED}" if ARROWS[token] == "yellow" else ""
    grid.add_row(str(token + 1), say.dollars(line.cost), say.paint(f"{waiting}{sign}"))
    parts: list[RenderableType] = [Text(say("job-market", count=left), style="bold"), grid]
    coming = [to_come(say, number, view.job_market[number]) for number in range(token + 1, len(view.job_market))]
    if coming:
        parts.append(Text(say("to-come", rows=SEPARATOR.join(coming)), style="dim"))
    if "yellow" in ARROWS[token:]:
        parts.append(Text(say("filled"), style="dim"))
    return Group(*parts)


def workers(say: Terms, line: JobRow) -> str:
    """The workers of a row, grouped by type."""
    kinds = Counter(say.name(tile_name(kind)) for kind in line.workers if kind)
    return SEPARATOR.join(counted(*item) for item in kinds.items())


def to_come(say: Terms, row: int, line: JobRow) -> str:
    return f"{row + 1} {say.dollars(line.cost)}" + (f" {FILLED}" if ARROWS[row] == "yellow" else "")


def cattle_market(say: Terms, view: View) -> RenderableType:
    """The cattle by breeding value, with what it costs."""
    grid = block("left", "left")
    for value in dict.fromkeys(line["value"] for line in CARDS.rows["purchases"]):
        cards = [card for card in view.cattle_market if CATTLE[card]["value"] == value]
        if cards:
            names = Counter(cattle_name(say, card) for card in cards)
            line = say.paint(SEPARATOR.join(counted(*item) for item in names.items()))
            grid.add_row(str(value), line)
            grid.add_row("", say.paint(prices(say, value)))
    return titled(say("cattle-market", count=view.cattle_stack), grid)


def cattle_name(say: Terms, card: str) -> str:
    """A card of the market with its points."""
    facts = {"breed": breed_name(breed_of(card)), "points": CATTLE[card]["points"]}
    return say.name(Phrase("cattle-points", facts))


def prices(say: Terms, value: int) -> str:
    """How many dollars with how many cowboys."""
    offers = [line for line in CARDS.rows["purchases"] if line["value"] == value]
    crews = [say("crew", count=line["cowboys"]) if line is offers[0] else line["cowboys"] for line in offers]
    costs = [say("price", cards=line["cards"], price=say.dollars(line["dollars"])) for line in offers]
    return ", ".join(f"{crew}: {cost}" for crew, cost in zip(crews, costs, strict=True))


def objectives(say: Terms, view: View) -> RenderableType:
    """The general display."""
    grid = block("left", "left")
    for card in view.objective_display:
        if card:
            grid.add_row("–", say.paint(say.short(card_name(card))))
    return titled(say("display", count=view.objective_stack), grid)


def listed(say: Terms, cards: Iterable[str]) -> str:
    """Cards of a herd deck, grouped by kind, cattle with its breeding value."""
    names = Counter(held(say, card) for card in cards)
    return SEPARATOR.join(counted(*item) for item in names.items())


def held(say: Terms, card: str) -> str:
    if card not in CATTLE:
        return say.short(card_name(card))
    facts = {"value": CATTLE[card]["value"], "points": CATTLE[card]["points"]}
    return say("valued", breed=breed_name(breed_of(card)), **facts)
