"""What a seat may see: the whole table (RULES 12)."""

from __future__ import annotations

from goodsyard.core.game import about_in, kind_in
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.cards import (
    BLACK_FEE,
    GREEN_FEE,
    HIRE_COST,
    MASTERS,
    NONE,
    PILES,
    STATIONS,
)
from goodsyard.games.great_western_trail.rules.local_actions import has_local_actions, slots_of
from goodsyard.games.great_western_trail.rules.state import FORESIGHT_SPACES, JOB_ROW, TRAVELLING, State
from goodsyard.games.great_western_trail.rules.trail import KC, NEUTRAL, face_of, owner_of
from goodsyard.games.great_western_trail.rules.using import is_used
from goodsyard.games.great_western_trail.say.names import BUILDINGS, CITIES, OBJECTIVES, SPACES, TILES, WORKERS
from goodsyard.games.great_western_trail.say.names import MASTERS as MASTER_NAMES
from goodsyard.games.great_western_trail.show.view.seats import cards_in, seat_of
from goodsyard.games.great_western_trail.show.view.shown import City, JobRow, Pending, Space, Station, View


def view_of(game: State, seat: int | None) -> View:
    """The view of a seat; None is a spectator; after the end everything is open (RULES 12.7)."""
    return View(
        game="great-western-trail",
        you=seat,
        over=game.over,
        turn=game.active,
        starter=game.starter,
        phase=phase_of(game),
        ending=game.last_turns != NONE,
        acting=game.acting(),
        pending=None if game.over else pending_of(game),
        fees={"green": GREEN_FEE[game.player_count], "black": BLACK_FEE[game.player_count]},
        spaces=[space_at(game, space) for space in range(len(SPACES))],
        supply=[sum(game.supply[pile * len(TILES) : (pile + 1) * len(TILES)]) for pile in range(PILES)],
        foresight=[column_of(game, column) for column in range(PILES)],
        job_market=[job_row(game, line) for line in range(len(HIRE_COST))],
        cattle_market=cards_in(game.market),
        cattle_stack=sum(game.cattle),
        objective_display=[OBJECTIVES[card - 1] if card else None for card in game.display],
        objective_stack=sum(game.objectives),
        stations=[station_of(game, station) for station in range(STATIONS)],
        cities=[city_of(game, city) for city in range(len(CITIES))],
        seats=[seat_of(game, k, seat) for k in range(game.player_count)],
        ranking=game.ranking() if game.over else None,
    )


def phase_of(game: State) -> str:
    if game.over:
        return "draw"
    if game.players[game.active].space == KC:
        return "kansas_city"
    return "move" if game.stage == TRAVELLING else "use"


def pending_of(game: State) -> Pending:
    """What everybody can see of the pending decision."""
    kind, about = game.decision()
    location = location_of(game)
    return Pending(
        kind=game.kind_name(kind),
        about=about,
        location=None if location == NONE else SPACES[kinds.LOCATION_SPACE.of(location)],
        used=[] if location == NONE else used_slots(game, location),
        cowboys=kinds.CATTLE_COWBOYS.of(about) if kind == kinds.CATTLE else None,
        breeding={kinds.CERTIFICATES: about, kinds.CITY: kinds.CITY_BREEDING.of(about)}.get(kind),
    )


def location_of(game: State) -> int:
    """The argument of the latest pending decision of phase B; NONE if there is none."""
    for place in reversed(range(game.depth)):
        entry = game.todo[place]
        if kind_in(entry) in (kinds.LOCATION, kinds.COPY):
            return about_in(entry)
    return NONE


def used_slots(game: State, about: int) -> list[int]:
    """The local actions that are used up; all of them if only an auxiliary action is possible."""
    slots = slots_of(game, about)
    return [slot for slot in slots if is_used(about, slot) or not has_local_actions(game, about)]


def space_at(game: State, space: int) -> Space:
    standing = game.trail[space]
    tile = None
    if standing >= NEUTRAL:
        tile = BUILDINGS[face_of(standing, game.sides)]
    elif standing and space != KC:
        tile = TILES[standing]
    owner = owner_of(standing)
    cattlemen = [seat for seat, player in enumerate(game.players) if player.space == space]
    return Space(SPACES[space], tile, None if owner == NONE else owner, cattlemen)


def column_of(game: State, column: int) -> list[str | None]:
    """The two foresight spaces of a number."""
    tiles = game.foresight[column * FORESIGHT_SPACES : (column + 1) * FORESIGHT_SPACES]
    return [TILES[tile - 1] if tile else None for tile in tiles]


def job_row(game: State, line: int) -> JobRow:
    first = JOB_ROW.at(line)
    places = game.jobs[first : first + game.player_count]
    workers = [WORKERS[worker - 1] if worker else None for worker in places]
    return JobRow(cost=HIRE_COST[line], workers=workers, token=game.token == line)


def station_of(game: State, station: int) -> Station:
    post = game.posts[station] if station < MASTERS else 0
    return Station(
        number=station + 1,
        discs=[seat for seat, player in enumerate(game.players) if player.stations >> station & 1],
        master=MASTER_NAMES[post - 1] if 0 < post <= MASTERS else None,
        worker=WORKERS[post - MASTERS - 1] if post > MASTERS else None,
    )


def city_of(game: State, city: int) -> City:
    return City(CITIES[city], [seat for seat, player in enumerate(game.players) for _ in range(player.cities[city])])
