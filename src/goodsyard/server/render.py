"""Rendering: what a seat sees, rendered once for all viewers who share that seat's view and language.

Hidden information leaves the server only through `Table.view`, `draw`, `events` and `choices` of the viewer's own seat.
"""

from __future__ import annotations

import logging
from typing import Any, NamedTuple

import msgspec

from goodsyard.core.table import BundleChoice, Table
from goodsyard.core.title import Points
from goodsyard.core.words import Phrase
from goodsyard.drawing import Panel as Picture
from goodsyard.server.messages import ENCODER, ChoiceState, LogLine, PanelState, ScoreLine
from goodsyard.server.position import Position
from goodsyard.server.rows import How

logger = logging.getLogger("goodsyard.render")


class Eyes(NamedTuple):
    """Who looks: a seat or a spectator, the language, and the shape of the screen."""

    seat: int | None
    lang: str
    shape: str = "wide"


class Panel:
    """One picture, ready to send."""

    def __init__(self, picture: Picture, fingerprint: int) -> None:
        self.id = picture.id
        self.print = fingerprint
        self.originals = {id: str(markup) for id, markup in picture.originals().items()}
        self.raw = msgspec.Raw(
            ENCODER.encode(
                PanelState(
                    picture.id, picture.title, str(picture.inner()), picture.place, picture.seat, picture.where()
                )
            )
        )


class Rendered:
    """What a seat (or a spectator) sees in one language on one shape of screen at one version of the table."""

    def __init__(self) -> None:
        self.edition = -1
        self.over = False
        self.prompt = ""
        self.kind = ""
        self.choices: list[ChoiceState] = []
        self.bundles: list[BundleChoice] = []
        self.panels: list[Panel] = []
        self.log: list[LogLine] = []
        self.scores: list[int | None] | None = None
        self.lines: list[ScoreLine] = []

    def originals(self) -> dict[str, str]:
        """Shared drawing elements that the panels refer to, by id; the page needs each of them once."""
        return {id: markup for panel in self.panels for id, markup in panel.originals.items()}


def rendered(position: Position, eyes: Eyes) -> Rendered:
    """What these eyes see now; nothing before the game has begun."""
    seen = position.rendered.setdefault(eyes, Rendered())
    if seen.edition != position.edition:
        if position.begun:
            render(seen, position, eyes)
        seen.edition = position.edition
    return seen


def render(seen: Rendered, position: Position, eyes: Eyes) -> None:
    """Render the current state; the log only grows until the end of the game reveals what was hidden."""
    table, (seat, lang, _) = position.table, eyes
    if table.over != seen.over:
        seen.over = table.over
        seen.log.clear()
    seen.prompt = table.prompt(seat, lang) if seat is not None else ""
    choices = table.choices(seat, lang) if seat is not None else []
    seen.kind = choices[0].kind if choices else ""
    seen.choices = [ChoiceState(one.action, one.text, one.refs, one.clause, one.declines) for one in choices]
    seen.bundles = table.bundles(seat, lang) if seat is not None else []
    for line in table.told(seat, len(seen.log), lang):
        for event in line.events:
            entry = LogLine(event.number, event.after, event.seat, event.kind, event.text, event.refs, event.clause)
            if event.after and event.seat == seat == table.played[event.after - 1].seat:
                entry.how = quickly(position.hows[event.after - 1])
            seen.log.append(entry)
        if len(line.events) > 1:
            seen.log[-1].line = line.text
    view = table.view(seat)
    seen.panels = pictures(table, view, eyes, {panel.print: panel for panel in seen.panels})
    seen.scores, seen.lines = points(table, view, lang)


def quickly(how: How) -> str:
    """Why an action was not chosen by its player when it was taken; for nobody else's eyes."""
    return "forced" if How.FORCED in how else "ordered" if How.ORDERED in how else ""


def pictures(table: Table, view: Any, eyes: Eyes, before: dict[int, Panel]) -> list[Panel]:
    """The panels; unchanged ones are reused."""
    drawing = table.title.draw(view, table.words(eyes.lang), eyes.shape)
    prints = {hash((picture.id, picture.title, picture.cell, picture.body)): picture for picture in drawing.panels}
    return [before.get(print) or Panel(picture, print) for print, picture in prints.items()]


def points(table: Table, view: Any, lang: str) -> tuple[list[int | None] | None, list[ScoreLine]]:
    """The points so far that this seat may know; once the game is over, the final points."""
    if table.over:
        final = zip(table.scores(), table.breakdown(), strict=True)
        known: list[Points | None] = [Points(total, lines) for total, lines in final]
    else:
        known = list(table.title.points(view))
    if not any(known):
        return None, []
    names = next(each.lines for each in known if each is not None)
    lines = [ScoreLine(line_name(table, name, lang), points_of(known, name)) for name in names]
    return [None if each is None else each.total for each in known], lines


def points_of(known: list[Points | None], line: str) -> list[int | None]:
    return [None if each is None else each.lines[line] for each in known]


def line_name(table: Table, line: str, lang: str) -> str:
    words, id = table.title.words(lang), f"line-{line.replace('_', '-')}"
    return words.say(Phrase(id)) if words.bundle.has_message(id) else line.replace("_", " ")


def since_last_turn(table: Table, seat: int | None) -> int:
    """The first line of the log after the seat's latest action."""
    for number in range(len(table.played), 0, -1):
        if table.played[number - 1].seat == seat:
            return table.played[number].events if number < len(table.played) else table.game.log.length
    return 0
