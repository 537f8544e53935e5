"""What a view is made of.

Everything goes by ids that people can read. Trail spaces are called as on the map of the trail, from `START` to `KC`
(`A1`, `FLOOD_RISK2`, `TEEPEE_M3`). Neutral buildings are `A` to `G`, private ones `1a` to `10b`. Tiles of the Kansas
City supply are `cowboy`, `craftsman`, `engineer`, `teepee_green`, `teepee_blue`, and hazards with hand and points, such
as `flood_green_4`. Cattle cards are `jersey`, `dutch_belt`, `black_angus`, `guernsey`, `holstein`, `brown_swiss`,
`ayrshire`, and with their points `west_highland_3` to `_5` and `texas_longhorn_5` to `_7`. A place on the railroad
track is the number of its space, `0` to `39`, or `turnout_1` to `turnout_9` after the train station it belongs to.
"""

from __future__ import annotations

import msgspec


class Space(msgspec.Struct, frozen=True):
    """A space of the trail and what stands there; the spaces of the Indian trade section are among them."""

    id: str
    tile: str | None
    """A building, a hazard or a teepee tile; without one the space is not a location."""
    owner: int | None
    """The seat whose private building it is."""
    cattlemen: list[int]


class JobRow(msgspec.Struct, frozen=True):
    """A row of the job market, from top to bottom."""

    cost: int
    workers: list[str | None]
    """The spaces that are used with this number of players, from left to right."""
    token: bool


class Station(msgspec.Struct, frozen=True):
    """A train station, 1 to 10 along the track."""

    number: int
    discs: list[int]
    """The seats that have upgraded it."""
    master: str | None
    """The station master tile on offer here: `workers`, `objectives`, `hazards`, `teepees`, `certificates`."""
    worker: str | None
    """The worker who was appointed station master."""


class City(msgspec.Struct, frozen=True):
    id: str
    discs: list[int]
    """The seats that have delivered there, several times where that is allowed."""


class Objective(msgspec.Struct, frozen=True):
    """An objective card in a personal objective area."""

    card: str
    fulfilled: bool
    """Whether it would count as fulfilled if the game ended now."""


class Seat(msgspec.Struct, frozen=True):
    """One player's board and deck; a card that the viewer may not look at is None."""

    seat: int
    money: int
    workers: dict[str, int]
    """Cowboys, craftsmen and engineers with the printed ones."""
    certificates: int
    """Temporary ones, as the marker shows."""
    certificate_limit: int
    permanent_certificates: int
    step_limit: int
    hand_limit: int
    discs: dict[str, int]
    """The discs that still lie on the player board, by disc space, such as `aux_engine`, `step_a`, `hand_limit`."""
    engine: str
    hand: list[str | None]
    revealed: list[str]
    """The hand that everybody saw at the latest income in Kansas City, until the seat's next turn."""
    draw_stack: int
    discard_pile: list[str | None]
    """The last card is the top one and visible to all; only the owner may look through the others."""
    deck: list[str]
    """All cards of the herd deck wherever they are, in the order of the kinds; everybody saw them enter it."""
    objectives: list[Objective]
    hazards: list[str]
    teepees: dict[str, int]
    """Collected ones, `green` and `blue`."""
    buildings: list[str]
    """Private buildings that are still to be placed."""
    station_masters: list[str]
    token: bool
    """Has taken the job market token."""
    deliveries: int
    """How often the cattleman has reached Kansas City."""
    lines: dict[str, int]
    score: int


class Pending(msgspec.Struct, frozen=True):
    """What the acting seat is about to decide."""

    kind: str
    about: int
    """What it is about: a number with a meaning inside its kind."""
    location: str | None
    """The space whose actions are in use."""
    used: list[int]
    """Local actions of that location that were used or can no longer be used, by their position on the tile."""
    cowboys: int | None
    """Cowboys left while cattle are bought."""
    breeding: int | None
    """The total breeding value while income is counted and cattle are delivered."""


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat, or a spectator, may see it."""

    game: str
    you: int | None
    over: bool
    turn: int
    """Whose turn it is."""
    starter: int
    phase: str
    """`move`, `use`, `kansas_city` or `draw`."""
    ending: bool
    """The job market token has left: these are the last turns."""
    acting: list[int]
    pending: Pending | None
    fees: dict[str, int]
    """What a `green` and a `black` hand cost."""
    spaces: list[Space]
    supply: list[int]
    """How many tiles the three face-down piles hold."""
    foresight: list[list[str | None]]
    """Three columns of two tiles."""
    job_market: list[JobRow]
    cattle_market: list[str]
    cattle_stack: int
    objective_display: list[str | None]
    objective_stack: int
    stations: list[Station]
    cities: list[City]
    seats: list[Seat]
    ranking: list[int] | None
