"""Coal Baron in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from goodsyard.core.words import Phrase
from goodsyard.games.coal_baron.say.names import DOCK_CRESTS, name_of
from goodsyard.games.coal_baron.show.view import View, Zone
from goodsyard.games.coal_baron.show.view_seat import Seat, Train
from goodsyard.terminal.parts import SEPARATOR, WIDE, Line, counted, heading, seat_panel, side_by_side
from goodsyard.terminal.speech import Speech, mark

CREST_COLOURS = {"wheel": "#d9b44a", "clover": "#7fbf6a", "tower": "#7aa7d9", "fox": "#e08a6a"}


class CoalBaronBoard:
    """Zones as a table, each seat as a panel."""

    def __init__(self, speech: Speech) -> None:
        self.say = speech
        self.crests = {crest: speech(f"crest-{crest}") for crest in CREST_COLOURS}

    def whole(self, view: View, width: int) -> RenderableType:
        others = [self.seat(view, seat) for seat in view.seats if seat.seat != view.you]
        own = [self.mine(view)] if view.you is not None else []
        shown = [side_by_side(others)] if width >= WIDE and len(others) > 1 else others
        return Group(self.heading(view), self.zones(view, width), *shown, *own)

    def mine(self, view: View) -> RenderableType:
        return self.seat(view, view.seats[view.you]) if view.you is not None else Text()

    def paint(self, text: str) -> Text:
        painted = Text(text)
        for crest, word in self.crests.items():
            painted.highlight_regex(rf"\b{word}\b", CREST_COLOURS[crest])
        painted.highlight_regex(r"\b\d+ (VP|SP)\b", "bold")
        return painted

    def heading(self, view: View) -> RenderableType:
        shift = self.say("board-shift", number=view.shift, shifts=view.shifts)
        return heading(self.say, shift, self.say("board-starter", seat=self.say.seat(view.starter)))

    # The display in the middle.

    def zones(self, view: View, width: int) -> RenderableType:
        stacks = [zone for zone in view.zones if zone.height is not None]
        cards = [zone for zone in view.zones if zone.height is None]
        if width < WIDE:
            table = self.zone_table(True)
            for zone in stacks:
                table.add_row(*self.stack_row(zone))
            table.add_section()
            for zone in cards:
                name, required, placed = self.zone_row(zone)
                table.add_row(name, "", "", required, placed)
            return table
        left, right = self.zone_table(True), self.zone_table(False)
        for zone in stacks:
            left.add_row(*self.stack_row(zone))
        for zone in cards:
            right.add_row(*self.zone_row(zone))
        return Columns([left, Padding(right, (0, 0, 0, 2))])

    def zone_table(self, stacks: bool) -> Table:
        table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold", padding=(0, 1))
        table.add_column(self.say("board-zone"), no_wrap=True)
        if stacks:
            table.add_column(self.say("board-top"), min_width=28)
            table.add_column(self.say("board-height"), justify="right")
        table.add_column(self.say("board-required"), justify="right", style="bold")
        table.add_column(self.say("board-placed"))
        return table

    def zone_row(self, zone: Zone) -> tuple[RenderableType, str, str]:
        name = zone.id.replace("_", "-")
        name = self.say(f"zone-{name}" if zone.height is None else f"board-stack-{name}")
        placed = " ".join(f"{mark(placement.seat)}{placement.workers}" for placement in zone.placements)
        if zone.placing:
            placed += f" {mark(zone.placing.seat)}{zone.placing.workers}…"
        return name, str(zone.required), placed

    def stack_row(self, zone: Zone) -> tuple[RenderableType, ...]:
        name, required, placed = self.zone_row(zone)
        top = self.paint(self.short(zone.top)) if zone.top else Text(self.say("board-empty"), style="dim")
        return name, top, str(zone.height), required, placed

    # A player.

    def seat(self, view: View, seat: Seat) -> Panel:
        score = "ui-final-score" if view.over else "ui-score"
        about = [self.say(score, points=seat.score)] if seat.score is not None else []
        about += [self.say("board-passed")] if seat.out and not view.over else []
        return seat_panel(self.say, seat.seat, view.you, about, self.lines(view, seat))

    def lines(self, view: View, seat: Seat) -> Iterable[Line]:
        workers = "  ".join(str(value) for value, count in enumerate(seat.workers, 1) for _ in range(count))
        yield self.line("workers", workers, always=True)
        yield self.line("orders", self.cards("order", seat.orders), always=True)
        yield self.line("innovations", self.cards("innovation", seat.innovations))
        yield self.line("row", self.cards("lorry", seat.mining_row, grouped=False), always=True)
        yield self.line("storage", self.cards("lorry", seat.storage), always=True)
        for number, train in enumerate(seat.docks, 1):
            crests = "/".join(self.crests[crest] for crest in DOCK_CRESTS[number - 1])
            label = self.say("board-dock", number=number, crests=crests)
            yield Line(label, self.paint(self.train(train)), always=True)
        yield self.line("shares", self.cards("share", seat.shares))
        yield self.line("objectives", self.cards("objective", seat.objectives))
        yield self.line("tokens", "  ".join(map(str, seat.tokens)))
        yield self.line("delivered", self.delivered(seat))
        if seat.seat == view.you:
            yield self.line("remembered", self.remembered(view))

    def line(self, name: str, value: str, always: bool = False) -> Line:
        return Line(self.say(f"board-{name}"), self.paint(value), always)

    def train(self, train: Train) -> str:
        """Wagons, loaded ones by what they carry, then the engine."""
        parts = []
        for wagon in train.wagons:
            kind = self.name(f"wagon:{wagon.kind}")
            empty = self.say("board-empty-wagon", wagon=kind)
            parts.append(self.name(f"lorry:{wagon.lorry}") if wagon.lorry else empty)
        parts += [self.name(f"engine:{train.engine}")] if train.engine else []
        lorries = sum(int(wagon.lorry.split("-")[1]) for wagon in train.wagons if wagon.lorry)
        cards = SEPARATOR.join(parts)
        return self.say("board-train", cards=cards, lorries=lorries) if lorries else cards

    def delivered(self, seat: Seat) -> str:
        if seat.fulfilled is None or seat.engines is None:
            return self.say("ui-hidden-cards", count=seat.delivered) if seat.delivered else ""
        piles = (self.cards("order", seat.fulfilled), self.cards("engine", seat.engines))
        return SEPARATOR.join(pile for pile in piles if pile)

    def remembered(self, view: View) -> str:
        parts = []
        for seen in view.remembered:
            zone = self.say(f"zone-{seen.zone.replace('_', '-')}")
            parts.append(self.say("board-position", zone=zone, position=seen.position, card=self.short(seen.card)))
        return SEPARATOR.join(parts)

    def cards(self, family: str, ids: Sequence[str | None], grouped: bool = True) -> str:
        """Cards of one family, several of the same kind together; hidden ones are counted."""
        names = [self.short(f"{family}:{id}") for id in ids if id]
        parts = [counted(*item) for item in Counter(names).items()] if grouped else names
        hidden = len(ids) - len(names)
        return SEPARATOR.join(parts + ([self.say("ui-hidden-cards", count=hidden)] if hidden else []))

    def name(self, card: str) -> str:
        return self.say.phrase(name_of(card))

    def short(self, card: str) -> str:
        """A card's name without the word for its family, for places that say that already."""
        phrase = name_of(card)
        inner = phrase.facts.get("innovation") or phrase.facts.get("objective")
        if phrase.id == "card-order":
            return self.say("board-order", **phrase.facts)
        if phrase.id == "card-share":
            inner = phrase.facts["destination"]
        if phrase.id == "card-objective" and isinstance(inner, Phrase):
            return self.say(f"board-{inner.id}", **inner.facts)
        return self.say.phrase(inner if isinstance(inner, Phrase) else phrase)
