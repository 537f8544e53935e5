"""The trail: a line for each neutral building and for each branch between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from goodsyard.games.great_western_trail.rules.cards import CARDS, action_of
from goodsyard.games.great_western_trail.say.names import (
    SPACE_LINES,
    action_name,
    code_of,
    hazard_name,
    space_name,
)
from goodsyard.games.great_western_trail.show.view import Space, View
from goodsyard.games.great_western_trail.terminal.terms import TEEPEES, Terms, block, marks

CATTLEMAN, WOODS = "♞", "♣"
RISKS = {"risk_jersey": "†", "risk_any": "‡"}
BUILDINGS = {line["id"]: line for line in CARDS.rows["buildings"]}
TILES = {line["id"]: line for line in CARDS.rows["tiles"]}
BESIDE = [id for id, line in SPACE_LINES.items() if line["kind"] == "teepee" and not line["next"]]
"""Teepee spaces beside the trail."""


def stretch(first: str) -> list[str]:
    """The spaces from this one to the next fork or neutral building."""
    spaces = [first]
    while len(SPACE_LINES[spaces[-1]]["next"]) == 1:
        (after,) = SPACE_LINES[spaces[-1]]["next"]
        if SPACE_LINES[after]["kind"] in ("neutral", "kansas_city"):
            break
        spaces.append(after)
    return spaces


def trunk() -> Iterator[str]:
    """The spaces that every way to Kansas City passes."""
    space = "START"
    while SPACE_LINES[space]["next"]:
        yield space
        after = SPACE_LINES[space]["next"][0]
        space = SPACE_LINES[stretch(after)[-1]]["next"][0] if space != "START" else after
    yield space


class Trail:
    """Draws the trail of one view."""

    def __init__(self, terms: Terms, view: View) -> None:
        self.terms = terms
        self.view = view
        self.spaces = {space.id: space for space in view.spaces}

    def __rich__(self) -> RenderableType:
        say = self.terms
        fees = {hand: say.dollars(cost) for hand, cost in self.view.fees.items()}
        grid = block("left", "left")
        for label, line in self.lines():
            grid.add_row(label, line)
        risks = {risk: say.short(action_name(action_of(risk))) for risk in RISKS}
        legend = say("legend", jersey=risks["risk_jersey"], any=risks["risk_any"])
        return Group(Text(say("trail", **fees), style="bold"), grid, Text(legend, style="dim"))

    def lines(self) -> Iterator[tuple[Text, Text]]:
        """What stands in front of each line, and the line."""
        for id in trunk():
            yield from self.crossing(id, "")
        beside = Text(" · ", style="dim").join(self.place(id) for id in BESIDE)
        yield Text(), Text.assemble(self.terms("beside"), " ", beside)

    def crossing(self, id: str, indent: str) -> Iterator[tuple[Text, Text]]:
        """A space of the trunk with its branches."""
        space, kind = self.spaces[id], SPACE_LINES[id]["kind"]
        if kind == "neutral":
            yield Text(f"{indent}{space.tile}", style="bold"), self.neutral(space)
        elif space.cattlemen:
            yield Text(), Text.assemble((self.terms.name(space_name(id)), "bold"), self.riders(space))
        yield from self.branches(SPACE_LINES[id]["next"], indent)

    def branches(self, firsts: Sequence[str], indent: str) -> Iterator[tuple[Text, Text]]:
        """The branches after a fork; two branches of one space each share a line."""
        stretches = [stretch(first) for first in firsts] if len(firsts) > 1 else []
        if stretches and all(len(run) == 1 for run in stretches):
            yield Text("└", style="dim"), Text(" / ").join(self.place(run[0]) for run in stretches)
            return
        for run in stretches:
            last = run == stretches[-1]
            yield Text(f"{indent}{'└' if last else '├'}", style="dim"), self.run(run)
            forks = SPACE_LINES[run[-1]]["next"]
            if len(forks) > 1:
                yield from self.branches(forks, f"{indent} ")

    def run(self, spaces: Sequence[str]) -> Text:
        """A stretch of spaces one after the other; the kind of hazard or teepee is named only once."""
        line = SPACE_LINES[spaces[0]]
        shown = Text(" › ", style="dim").join(self.place(id) for id in spaces)
        if line["kind"] == "hazard":
            return Text.assemble(self.terms.name(hazard_name(line["section"])), " ", shown)
        return Text.assemble(self.terms.say("branch-trade"), " ", shown) if line["kind"] == "teepee" else shown

    def place(self, id: str) -> Text:
        """A space by its short name, with what stands there."""
        space, line = self.spaces[id], SPACE_LINES[id]
        if line["kind"] == "neutral":
            return Text.assemble((f"{space.tile} ", "bold"), self.neutral(space))
        signs = (WOODS if line["woods"] else "") + RISKS.get(line["risk"], "")
        return Text.assemble((self.code(id) + signs, "" if space.tile else "dim"), self.tile(space), self.riders(space))

    def code(self, id: str) -> str:
        line = SPACE_LINES[id]
        if line["kind"] == "hazard":
            return id[-1]
        return f"{line['money']:+}".replace("-", "−") if line["kind"] == "teepee" else code_of(id)

    def tile(self, space: Space) -> Text:
        """What stands on a space without a neutral building: a private one, a teepee or a hazard by its points."""
        if not space.tile:
            return Text()
        colour = space.tile.removeprefix("teepee_")
        if space.owner is not None:
            shown, line = Text.assemble((space.tile, "bold"), marks([space.owner])), BUILDINGS[space.tile]
        elif colour in TEEPEES:
            shown, line = Text(self.terms(f"teepee-{colour}"), style=TEEPEES[colour]), TILES[space.tile]
        else:
            line = TILES[space.tile]
            shown = Text(self.terms.points(line["points"]), style="bold")
        return Text.assemble(":", shown, self.fee(line, space))

    def fee(self, line: dict[str, int], space: Space) -> str:
        """What the hands of a tile cost everybody but its owner."""
        cost = sum(line[hand] * dollars for hand, dollars in self.view.fees.items())
        free = space.id in BESIDE or (space.owner is not None and space.owner == self.view.you)
        return f" −{self.terms.dollars(cost)}" if cost and not free else ""

    def neutral(self, space: Space) -> Text:
        actions = self.terms.paint(self.terms.actions(space.tile or ""))
        return Text.assemble(actions, self.riders(space))

    def riders(self, space: Space) -> Text:
        """The cattlemen who stand there."""
        return Text.assemble(f" {CATTLEMAN}", marks(space.cattlemen)) if space.cattlemen else Text()
