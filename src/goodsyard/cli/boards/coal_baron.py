"""Coal Baron in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from goodsyard.cli.speech import Speech, capital, colour, mark
from goodsyard.core.words import Phrase
from goodsyard.games.coal_baron import DOCK_CRESTS, Seat, Train, View, Zone, name_of

CREST_COLOURS = {"wheel": "#d9b44a", "clover": "#7fbf6a", "tower": "#7aa7d9", "fox": "#e08a6a"}
WIDE = 150
SEPARATOR = " · "


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
        starter = f"{self.say('ui-starter')}: {self.say.seat(view.starter)}"
        shift = self.say("coal-baron-shift", number=view.shift, shifts=view.shifts)
        return Rule(f"[bold]{self.say('title')}[/] · {shift} · {starter}", style="dim")

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
        table.add_column(self.say("coal-baron-zone"), no_wrap=True)
        if stacks:
            table.add_column(self.say("coal-baron-top"), min_width=30)
            table.add_column(self.say("coal-baron-height"), justify="right")
        table.add_column(self.say("coal-baron-required"), justify="right", style="bold")
        table.add_column(self.say("coal-baron-placed"))
        return table

    def zone_row(self, zone: Zone) -> tuple[RenderableType, str, str]:
        name = capital(self.say(f"zone-{zone.id.replace('_', '-')}"))
        placed = " ".join(f"{mark(placement.seat)}{placement.workers}" for placement in zone.placements)
        return name, str(zone.required), placed

    def stack_row(self, zone: Zone) -> tuple[RenderableType, ...]:
        name, required, placed = self.zone_row(zone)
        top = self.paint(self.short(zone.top)) if zone.top else Text(self.say("coal-baron-empty"), style="dim")
        return name, top, str(zone.height), required, placed

    # A player.

    def seat(self, view: View, seat: Seat) -> Panel:
        mine = seat.seat == view.you
        title = f"{mark(seat.seat)} [bold]{self.say.player(seat.seat, view.you)}[/]"
        title += f" · {self.say('ui-final-score' if view.over else 'ui-score', points=seat.score)}"
        title += f" · {self.say('ui-passed')}" if seat.out and not view.over else ""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column(ratio=1)
        for label, value in self.seat_rows(view, seat):
            if value or mine:
                grid.add_row(label, self.paint(value or self.say("ui-nothing")))
        return Panel(grid, title=title, title_align="left", border_style=colour(seat.seat) if mine else "dim", box=ROUNDED)

    def seat_rows(self, view: View, seat: Seat) -> Iterable[tuple[str, str]]:
        say = self.say
        yield say("coal-baron-workers"), "  ".join(str(v) for v, n in enumerate(seat.workers, 1) for _ in range(n))
        yield say("coal-baron-hand"), self.hand(seat)
        yield say("coal-baron-row"), self.cards("lorry", seat.mining_row, grouped=False)
        yield say("coal-baron-storage"), self.cards("lorry", seat.storage)
        for number, train in enumerate(seat.docks, 1):
            crests = "/".join(self.crests[crest] for crest in DOCK_CRESTS[number - 1])
            yield say("coal-baron-dock", number=number, crests=crests), self.train(train)
        yield say("coal-baron-shares"), self.cards("share", seat.shares)
        yield say("coal-baron-objectives"), self.cards("objective", seat.objectives)
        yield say("coal-baron-tokens"), "  ".join(map(str, seat.tokens))
        yield say("coal-baron-delivered"), self.delivered(seat)
        if seat.seat == view.you and view.remembered:
            yield say("coal-baron-remembered"), self.remembered(view)

    def train(self, train: Train) -> str:
        """Wagons with their loads, then the engine."""
        if not train.wagons and train.engine is None:
            return ""
        parts = []
        for wagon in train.wagons:
            load = self.name(f"lorry:{wagon.lorry}") if wagon.lorry else self.say("coal-baron-empty")
            parts.append(f"{self.name(f'wagon:{wagon.kind}')}: {load}")
        loaded = sum(int(wagon.lorry.split("-")[1]) for wagon in train.wagons if wagon.lorry)
        engine = self.name(f"engine:{train.engine}") if train.engine else self.say("coal-baron-no-engine")
        return f"{SEPARATOR.join([*parts, engine])} = {self.say('coal-baron-lorries-loaded', lorries=loaded)}"

    def hand(self, seat: Seat) -> str:
        known = [f"order:{order}" for order in seat.orders if order]
        known += [f"innovation:{innovation}" for innovation in seat.innovations if innovation]
        hidden = seat.orders.count(None) + seat.innovations.count(None)
        parts = [self.counted(self.name(card), count) for card, count in Counter(known).items()]
        return SEPARATOR.join(parts + ([self.say("ui-hidden-cards", count=hidden)] if hidden else []))

    def delivered(self, seat: Seat) -> str:
        return SEPARATOR.join(
            part for part in (self.cards("order", seat.fulfilled), self.cards("engine", seat.engines)) if part
        )

    def remembered(self, view: View) -> str:
        parts = []
        for seen in view.remembered:
            zone = self.say(f"zone-{seen.zone.replace('_', '-')}")
            parts.append(self.say("coal-baron-position", zone=zone, position=seen.position, card=self.short(seen.card)))
        return SEPARATOR.join(parts)

    def cards(self, family: str, ids: list[str], grouped: bool = True) -> str:
        """Cards of one family, several of the same kind together."""
        names = [self.short(f"{family}:{id}") for id in ids]
        return SEPARATOR.join(self.counted(*item) for item in Counter(names).items()) if grouped else SEPARATOR.join(names)

    def counted(self, name: str, count: int) -> str:
        return f"{count}× {name}" if count > 1 else name

    def name(self, card: str) -> str:
        return self.say.phrase(name_of(card))

    def short(self, card: str) -> str:
        """A card's name without the word for its family where the place says that already."""
        phrase = name_of(card)
        inner = phrase.facts.get("innovation") or phrase.facts.get("objective")
        return self.say.phrase(inner) if isinstance(inner, Phrase) else self.say.phrase(phrase)


def side_by_side(panels: list[Panel]) -> Table:
    """Panels of equal width in one row."""
    grid = Table.grid(expand=True)
    for _ in panels:
        grid.add_column(ratio=1)
    grid.add_row(*panels)
    return grid


BOARD = CoalBaronBoard
