"""Panels and drawings, as produced by games. A panel is a named picture; a drawing consists of several panels."""

from __future__ import annotations

from dataclasses import dataclass

from .icons import icons_in
from .layout import GAP, Box, column, words
from .patterns import patterns_in
from .stylesheet import standalone_css
from .svg import NOTHING, Markup, Value, element, join, number, rect

HEADING = 15
PLACES = ("board", "seat", "hand", "strip", "looked", "score")
"""The common board; a player's own area; the viewer's hand; what the others see of a player at a glance; cards being
looked at; the score pad."""
CELLS = {"seat": "mine"}
"""The cell of a place, if it is not called like the place."""


@dataclass(frozen=True)
class Panel:
    """A named picture of fixed size, e.g. the board, a hand, a seat's own area."""

    id: str
    title: str
    width: float
    height: float
    body: Markup
    place: str = "board"
    """Where the panel belongs on the table: one of PLACES."""
    seat: int | None = None
    """The player whose things it shows, for the places `seat`, `hand` and `strip`."""
    cell: str = ""
    """The cell of the layout in which the panel lies; by default that of its place."""

    def where(self) -> str:
        return self.cell or CELLS.get(self.place, self.place)

    def inner(self) -> Markup:
        """The `<svg>` for a page that provides the style sheet and definitions; accessible to screen readers."""
        return _document(self.id, self.title, Box(self.width, self.height, self.body), role="group")

    def originals(self) -> dict[str, Markup]:
        """The definitions this panel needs in the page's shared `<defs>`, by id."""
        return originals(self.body)

    def svg(self, theme: str | None = None) -> Markup:
        """A standalone document, light or dark by the reader's preference or by `theme`."""
        return _alone(self.id, self.title, Box(self.width, self.height, self.body), theme)

    def _repr_svg_(self) -> str:
        return self.svg()


@dataclass(frozen=True)
class Drawing:
    """Panels in reading order; notebooks show them stacked."""

    panels: tuple[Panel, ...]

    def __getitem__(self, id: str) -> Panel:
        """The panel with this id."""
        for panel in self.panels:
            if panel.id == id:
                return panel
        raise KeyError(id)

    def svg(self, theme: str | None = None) -> Markup:
        """All panels in one standalone document, each under its title."""
        name = "-".join(panel.id for panel in self.panels) or "nothing"
        title = ", ".join(panel.title for panel in self.panels)
        return _alone(name, title, column(*map(_titled, self.panels), gap=2 * GAP).padded(GAP), theme)

    def _repr_svg_(self) -> str:
        return self.svg()


def panel(
    id: str,
    title: str,
    body: Box,
    place: str = "board",
    seat: int | None = None,
    cell: str = "",
    size: tuple[float, float] | None = None,
) -> Panel:
    """A panel just large enough for its body and a margin, or of a fixed size, so that its contents stay where they
    are when there are more of them."""
    room = body.fitted(*size) if size else body.padded(GAP)
    return Panel(id, title, room.width, room.height, room.picture, place, seat, cell)


def _titled(panel: Panel) -> Box:
    """A panel under its title; a nested document clips what is drawn beyond its edge, such as a landscape."""
    heading = words(panel.title, panel.width, HEADING, class_="heading", align=0)
    inside = element("svg", panel.body, width=panel.width, height=panel.height)
    return column(heading, Box(panel.width, panel.height, inside))


def originals(picture: str) -> dict[str, Markup]:
    """The definitions of icons and patterns used in a picture; a document contains each once."""
    return icons_in(picture) | patterns_in(picture)


def _alone(name: str, title: str, box: Box, theme: str | None) -> Markup:
    ground = rect(0, 0, box.width, box.height, class_="paper")
    style = element("style", Markup(standalone_css()))
    used = originals(box.picture)
    defs = element("defs", *used.values()) if used else NOTHING
    drawn = Box(box.width, box.height, join(style, defs, ground, box.picture))
    return _document(name, title, drawn, role="img", data_theme=theme)


def _document(name: str, title: str, box: Box, **attributes: Value) -> Markup:
    return element(
        "svg",
        element("title", title),
        box.picture,
        xmlns="http://www.w3.org/2000/svg",
        id=name,
        class_="drawing",
        viewBox=f"0 0 {number(box.width)} {number(box.height)}",
        width=box.width,
        height=box.height,
        text_anchor="middle",
        aria_label=title,
        **attributes,
    )
