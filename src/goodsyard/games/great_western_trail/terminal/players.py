"""What a player has: cards, workers, discs, buildings, and what was collected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.panel import Panel

from goodsyard.core.words import Fact
from goodsyard.games.great_western_trail.rules.cards import CARDS, NONE, action_of
from goodsyard.games.great_western_trail.say.names import (
    action_name,
    breed_of,
    card_name,
    code_of,
    disc_name,
    hazard_name,
    master_name,
    place_name,
    tile_name,
)
from goodsyard.games.great_western_trail.show.view import Seat, View
from goodsyard.games.great_western_trail.terminal.markets import CATTLE, listed
from goodsyard.games.great_western_trail.terminal.railroad import DARK
from goodsyard.games.great_western_trail.terminal.terms import Terms
from goodsyard.games.great_western_trail.terminal.trail import BUILDINGS
from goodsyard.terminal.parts import SEPARATOR, Line, counted, seat_panel

DISCS = {line["id"]: line for line in CARDS.rows["discs"]}
AUXILIARIES = CARDS.names("auxiliary", "disc")
BUILD = "build"
"""The decision about which building to place."""
BETWEEN = " │ "


class Player:
    """The panel of one seat."""

    def __init__(self, terms: Terms, view: View, seat: Seat) -> None:
        self.say = terms
        self.view = view
        self.seat = seat
        self.mine = seat.seat == view.you

    def panel(self, brief: bool = False) -> Panel:
        """Everything, or what matters in the middle of a turn."""
        seat, view = self.seat, self.view
        about = [self.say.dollars(seat.money)]
        about.append(self.say.say("ui-final-score" if view.over else "ui-score", points=seat.score))
        deciding = view.pending.kind if brief and view.pending else ""
        lines = self.abilities(deciding) if brief else [*self.abilities(BUILD), *self.belongings()]
        return seat_panel(self.say.say, seat.seat, view.you, about, lines)

    def line(self, name: str, value: str, always: bool = False) -> Line:
        return Line(self.say(name), self.say.paint(value), always)

    # What the player can do.

    def abilities(self, deciding: str) -> Iterator[Line]:
        """What matters in every decision; unbuilt buildings only if the decision is about them."""
        seat = self.seat
        yield self.line("hand", self.hand(), always=True)
        yield self.line("revealed", listed(self.say, seat.revealed))
        yield self.line("workers", SEPARATOR.join(self.worker(*item) for item in seat.workers.items()))
        yield self.line("limits", self.limits())
        yield self.line("auxiliary", self.auxiliary())
        if deciding == BUILD:
            yield self.line("plans", self.plans(), always=True)

    def hand(self) -> str:
        """The cards, with hidden ones counted; one's own with their value."""
        seen = [card for card in self.seat.hand if card]
        hidden = len(self.seat.hand) - len(seen)
        parts = [listed(self.say, seen)] if seen else []
        parts += [self.say.say("ui-hidden-cards", count=hidden)] if hidden else []
        text = SEPARATOR.join(parts)
        if not self.mine or not seen:
            return text
        values = {breed_of(card): CATTLE[card]["value"] for card in seen if card in CATTLE}
        return self.say("worth", cards=text, value=sum(values.values()))

    def worker(self, kind: str, count: int) -> str:
        """The number of a type; the owner also sees the immediate action of the next one."""
        facts: dict[str, Fact] = {"worker": tile_name(kind), "count": count}
        action = action_of(f"{kind}_{count + 1}")
        if not self.mine or action == NONE:
            return self.say("worker", **facts)
        return self.say("worker-next", **facts, action=self.say.shorter(action_name(action)))

    def limits(self) -> str:
        seat = self.seat
        facts = {"marker": seat.certificates, "limit": seat.certificate_limit, "permanent": seat.permanent_certificates}
        parts = [
            self.say("steps", count=seat.step_limit),
            self.say("cards", count=seat.hand_limit),
            self.say("certificates-held", **facts),
            self.say("visits", count=seat.deliveries),
        ]
        if self.mine:
            parts.append(self.say("engine", place=self.say.shorter(place_name(seat.engine))))
        return SEPARATOR.join(parts)

    def auxiliary(self) -> str:
        """Double, single and locked ones; discs still cover those that are not double."""
        parts = []
        for level, covered in (("double", 0), ("single", 1), ("locked", 2)):
            names = [self.say.short(disc_name(disc)) for disc in AUXILIARIES if self.seat.discs[disc] == covered]
            parts += [self.say(level, actions=", ".join(names))] if names else []
        return SEPARATOR.join(parts)

    def plans(self) -> str:
        """Buildings still to be placed; the owner also sees what they need and do."""
        if not self.mine:
            return SEPARATOR.join(self.seat.buildings)
        parts = []
        for tile in self.seat.buildings:
            facts = {key: BUILDINGS[tile][key] for key in ("craftsmen", "points")}
            parts.append(self.say("plan", tile=tile, actions=self.say.actions(tile), **facts))
        return BETWEEN.join(parts)

    # What the player has collected.

    def belongings(self) -> Iterator[Line]:
        seat = self.seat
        yield self.line("placed", self.placed())
        yield self.line("covered", self.covered())
        yield self.line("deck", self.deck())
        yield self.line("tiles", self.tiles())
        yield self.line("masters", "; ".join(self.say.short(master_name(name)) for name in seat.station_masters))
        yield self.line("objectives", self.objectives())
        if self.view.over:
            yield self.line("score", self.score())

    def placed(self) -> str:
        """Buildings on the trail; the owner also sees what they do."""
        parts = []
        for space in self.view.spaces:
            if space.tile and space.owner == self.seat.seat:
                actions = f": {self.say.actions(space.tile)}" if self.mine else ""
                parts.append(self.say("placed-on", tile=space.tile, space=code_of(space.id), actions=actions))
        return (BETWEEN if self.mine else SEPARATOR).join(parts)

    def covered(self) -> str:
        """Limits that are still covered by discs."""
        names = []
        for disc, count in self.seat.discs.items():
            if count and disc not in AUXILIARIES:
                name = counted(self.say.short(disc_name(disc)), count)
                names.append(f"{name} {DARK}" if DISCS[disc]["dark"] else name)
        return SEPARATOR.join(names)

    def deck(self) -> str:
        """The owner knows what is in each pile, others what is in the deck and the top of the discard pile."""
        seat = self.seat
        sizes = {"stack": seat.draw_stack, "pile": len(seat.discard_pile)}
        thrown = [card for card in seat.discard_pile if card]
        if not self.mine:
            top = self.say.short(card_name(thrown[-1])) if thrown else self.say.say("ui-nothing")
            return self.say("deck-of-other", cards=listed(self.say, seat.deck), top=top, **sizes)
        held = Counter(card for card in seat.hand if card)
        unseen = (Counter(seat.deck) - held - Counter(thrown)).elements()
        nothing = self.say.say("ui-nothing")
        facts = {"drawn": listed(self.say, unseen) or nothing, "thrown": listed(self.say, thrown) or nothing}
        return self.say("deck-of-own", **facts, **sizes)

    def tiles(self) -> str:
        """Hazards by section with their points, and teepees."""
        parts = []
        hazards = Counter(tile.split("_")[0] for tile in self.seat.hazards)
        for section, count in hazards.items():
            points = sum(int(tile.rpartition("_")[2]) for tile in self.seat.hazards if tile.startswith(section))
            parts.append(self.say("hazards", count=count, section=hazard_name(section), points=points))
        for colour, count in self.seat.teepees.items():
            parts += [self.say.say(f"task-teepee-{colour}", count=count)] if count else []
        parts += [self.say.say("line-token")] if self.seat.token else []
        return SEPARATOR.join(parts)

    def objectives(self) -> str:
        names = [("✓" if it.fulfilled else "✗", self.say.short(card_name(it.card))) for it in self.seat.objectives]
        return "; ".join(f"{sign} {name}" for sign, name in names)

    def score(self) -> str:
        """Where the points come from."""
        lines = {self.say.say(f"line-{name.replace('_', '-')}"): points for name, points in self.seat.lines.items()}
        return SEPARATOR.join(f"{name} {points}".replace("-", "−") for name, points in lines.items() if points)
