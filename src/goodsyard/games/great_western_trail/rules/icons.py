"""Printed actions: the icons of cards.toml, read and checked, as rows of `actions` (RULES 5.4, 6, 7)."""

from __future__ import annotations

from typing import Any, Final

from goodsyard.core.cards import Cards

# What an action does, by number, and the column that the icon's value fills: `{ build = 2 }` pays 2. Icons without a
# column are `true`; a gain has no name of its own, only dollars and certificates.
OPS: Final = {
    "gain": "",
    "discard": "card",
    "hire": "amount",
    "build": "pay",
    "objective": "",
    "engine": "amount",
    "engine_back": "amount",
    "auxiliary": "",
    "trade": "",
    "hazard": "pay",
    "hazard_or_trade": "pay",
    "cattle": "",
    "move": "amount",
    "free_move": "amount",
    "draw": "amount",
    "copy": "",
    "behind": "",
    "delivery": "",
}
COUNTING: Final = ["gain", "engine", "draw"]  # their amount may be counted
PERS: Final = ["", "engineers", "cowboys", "woods", "pairs"]
THENS: Final = ["", "engine", "objective"]
SEVERAL: Final = ["any", "pair", "objective"]  # what is discarded, where there is a choice of cards
MAX_ICONS: Final = 3  # of a building
COPIER: Final = "8b"

Icon = dict[str, Any]


def name_in(icon: Icon) -> str:
    """What an icon does."""
    return [*[name for name in icon if name in OPS], "gain"][0]


class Actions:
    """The rows of `actions`: of buildings first, then of the board, the player board, the tiles and the cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards
        self.discarded: Final = [*cards.names("cattle"), *SEVERAL, ""]
        self.rows: Final[list[dict[str, Any]]] = []
        self.places: Final[dict[str, list[int]]] = {}
        for line in cards.rows["buildings"]:
            self.add_building(line["id"], line["actions"])
        for line in cards.rows["risks"]:
            self.add(line["id"], 0, line["action"])
        for line in cards.rows["worker_rows"]:
            for space, icon in line["spaces"].items():
                self.add_immediate(f"{line['id']}_{space}", icon)
        for line in cards.rows["masters"]:
            if line["action"]:
                self.add_immediate(f"master_{line['id']}", line["action"])
        self.add_objectives()

    def add_building(self, of: str, slots: list[list[Icon]]) -> None:
        """Its local actions, each with one icon or a choice of icons."""
        count = sum([len(slot) for slot in slots])
        self.cards.expect(all(slots), f"buildings: {of}: a local action without an icon")
        self.cards.expect(1 <= count <= MAX_ICONS, f"buildings: {of}: {count} icons, but must be 1 to {MAX_ICONS}")
        for slot, icons in enumerate(slots):
            for icon in icons:
                self.add(of, slot, icon)

    def add_immediate(self, of: str, icon: Icon) -> None:
        """An action that comes up by itself; its only question can be whether to use it."""
        self.cards.expect(icon.get("discard") not in SEVERAL, f"action of {of}: discard must name one kind of card")
        self.add(of, 0, icon)

    def add_objectives(self) -> None:
        """Cards with the same action share a row."""
        known: list[tuple[Icon, list[int]]] = []
        for line in self.cards.rows["objectives"]:
            same = [places for icon, places in known if icon == line["action"]]
            if same:
                self.places[line["id"]] = same[0]
            elif line["action"]:
                self.add_immediate(line["id"], line["action"])
                known.append((line["action"], self.places[line["id"]]))

    def add(self, of: str, slot: int, icon: Icon) -> None:
        op = name_in(icon)
        self.cards.expect(op != "copy" or of == COPIER, f"action of {of}: only {COPIER} can copy")
        line: dict[str, Any] = {"of": of, "slot": slot, "op": op, "card": "", "amount": 0, "per": "", "pay": 0}
        line |= {"dollars": 0, "certificates": 0, "then": ""}
        for name, value in icon.items():
            self.fill(line, name, value)
        self.places.setdefault(of, []).append(len(self.rows))
        self.rows.append(line)

    def fill(self, line: dict[str, Any], name: str, value: Any) -> None:
        """Enter one value of an icon into its row; refuse what the rules do not know."""
        of = line["of"]
        column = name
        if name == line["op"]:
            column = OPS[name]
            if name in COUNTING and isinstance(value, str):
                column = "per"
            if not column:
                self.cards.expect(value is True, f"action of {of}: {name} must be true")
                return
        known = column in line and column not in ("of", "slot", "op")
        known = known and (column != "per" or line["op"] in COUNTING)
        self.cards.expect(known, f"action of {of}: unknown {name}")
        fits = type(value) is type(line[column])
        self.cards.expect(fits, f"action of {of}: {name} is not of the same kind as {line[column]!r}")
        names = {"card": self.discarded, "per": PERS, "then": THENS}.get(column, [value])
        self.cards.expect(value in names, f"action of {of}: unknown {name} {value}")
        line[column] = value
