"""Counting the pieces: none may be lost or created (RULES 1.1)."""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.core.row import bit, count_bits, zeros
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.bag import total
from goodsyard.games.great_western_trail.rules.cards import (
    BUILDINGS,
    CARDS,
    CATTLE,
    CITIES,
    DISC_SPACES,
    DISCS,
    DISPLAY,
    HERD,
    MARKET_CATTLE,
    MASTERS,
    MAX_WORKERS,
    NEUTRALS,
    OBJECTIVE_COPIES,
    OBJECTIVES,
    OWN_CATTLE,
    PILES,
    SPACES,
    TILES,
    WORKERS,
)
from goodsyard.games.great_western_trail.rules.railroad import LAST, STATION_AT
from goodsyard.games.great_western_trail.rules.rewards import certificate_limit
from goodsyard.games.great_western_trail.rules.state import FORESIGHT, JOB_COLUMN, JOBS, Player, State
from goodsyard.games.great_western_trail.rules.trail import (
    CITY,
    EMPTY,
    KC,
    NEUTRAL,
    PRIVATE,
    building_of,
    owner_of,
)

TILE_COPIES = CARDS.column("tiles", "copies")
ALL_DISCS = sum(CARDS.column("discs", "copies"))
KINDS = CARDS.names("spaces", "kind")


def audit(game: State) -> None:
    """Raise an AssertionError if something does not add up."""
    audit_tiles(game)
    audit_cards(game)
    audit_trail(game)
    audit_masters(game)
    for seat in range(game.player_count):
        audit_board(game, game.players[seat])
        audit_buildings(game, seat)
        audit_engine(game, seat)


def audit_tiles(game: State) -> None:
    """Workers, teepees and hazards of the Kansas City supply."""
    count = zeros(TILES)
    k: i64
    pile: i64
    for pile in range(PILES):
        for k in range(TILES):
            count[k] += game.supply[pile * TILES + k]
    for k in range(FORESIGHT):
        if game.foresight[k] > 0:
            count[game.foresight[k] - 1] += 1
    for k in range(JOBS):
        if game.jobs[k] > 0:
            count[game.jobs[k] - 1] += 1
            assert JOB_COLUMN.of(k) < game.player_count, "a worker stands in an unused column"
    for k in range(SPACES):
        if WORKERS <= game.trail[k] < TILES:
            count[game.trail[k]] += 1
    for k in range(MASTERS):
        if game.posts[k] > MASTERS:
            count[game.posts[k] - MASTERS - 1] += 1
    for player in game.players:
        for k in range(TILES):
            count[k] += player.tiles[k] + (player.workers[k] - 1 if k < WORKERS else 0)
    for k in range(TILES):
        found = count[k] + game.box[k]
        assert found == TILE_COPIES[k], f"tile {k} is there {found} times instead of {TILE_COPIES[k]}"


def audit_cards(game: State) -> None:
    """Cattle and objective cards."""
    count = zeros(HERD)
    k: i64
    for k in range(HERD):
        count[k] = game.box[TILES + k]
        for player in game.players:
            count[k] += player.hand[k] + player.stack[k] + player.discards[k]
            assert 0 <= player.known[k] <= player.hand[k], f"card {k} is known but not there"
    for k in range(CATTLE):
        found = count[k] + game.market[k] + game.cattle[k]
        assert found == MARKET_CATTLE[k] + OWN_CATTLE[k] * game.player_count, f"cattle card {k} is there {found} times"
    for k in range(OBJECTIVES):
        count[CATTLE + k] += game.objectives[k]
        for player in game.players:
            count[CATTLE + k] += player.area[k]
    for k in range(DISPLAY):
        if game.display[k] > 0:
            count[CATTLE + game.display[k] - 1] += 1
    for k in range(OBJECTIVES):
        found = count[CATTLE + k]
        assert found == OBJECTIVE_COPIES[k], f"objective card {k} is there {found} times"
    for player in game.players:
        assert total(player.area, OBJECTIVES, len(player.area) - OBJECTIVES) == 1, "one starting objective card each"


def audit_trail(game: State) -> None:
    """Every tile stands where tiles of its kind may stand."""
    neutrals: i64 = 0
    space: i64
    for space in range(SPACES):
        standing, kind = game.trail[space], KINDS[space]
        if standing == EMPTY:
            assert kind not in ("neutral", "kansas_city"), f"nothing stands on {space}"
        elif standing == CITY:
            assert space == KC, "Kansas City is elsewhere"
        elif standing < NEUTRAL:
            section = CARDS.rows["spaces"][space]["section"] or kind
            assert CARDS.rows["tiles"][standing]["section"] == section, f"tile {standing} stands on {space}"
        elif standing < PRIVATE:
            neutrals |= bit(standing - NEUTRAL)
            assert kind == "neutral", f"a neutral building stands on {space}"
        else:
            assert kind == "building", f"a private building stands on {space}"
            assert owner_of(standing) < game.player_count, "nobody's building"
    assert neutrals == bit(NEUTRALS) - 1, "a neutral building is missing"


def audit_masters(game: State) -> None:
    """Each station master tile is at one place."""
    seen: i64 = 0
    tiles: i64 = 0
    k: i64
    for k in range(MASTERS):
        if game.posts[k] <= MASTERS:
            seen |= bit(game.posts[k] - 1)
            tiles += 1
    for player in game.players:
        seen |= player.masters
        tiles += count_bits(player.masters)
    assert tiles == MASTERS, f"{tiles} station master tiles"
    assert seen == bit(MASTERS) - 1, "a station master tile is missing"


def audit_board(game: State, player: Player) -> None:
    """Discs, workers, money and certificates of a player."""
    discs = count_bits(player.stations)
    k: i64
    for k in range(DISC_SPACES):
        assert 0 <= player.discs[k] <= DISCS[k], f"{player.discs[k]} discs on disc space {k}"
        discs += player.discs[k]
    for k in range(CITIES):
        discs += player.cities[k]
    assert discs == ALL_DISCS, f"{discs} discs instead of {ALL_DISCS}"
    for k in range(WORKERS):
        assert 1 <= player.workers[k] <= MAX_WORKERS, f"{player.workers[k]} workers of type {k}"
    assert player.money >= 0, "a debt"
    assert 0 <= player.marker <= certificate_limit(player), "too many certificates"


def audit_buildings(game: State, seat: i64) -> None:
    """A private building is above the board, on the trail or gone."""
    standing: i64 = 0
    space: i64
    for space in range(SPACES):
        if owner_of(game.trail[space]) == seat:
            building = bit(building_of(game.trail[space]))
            assert not standing & building, "a building stands twice"
            standing |= building
    assert not standing & game.players[seat].buildings, "a building is in two places"
    assert (standing | game.players[seat].buildings) < bit(BUILDINGS), "an unknown building"


def audit_engine(game: State, seat: i64) -> None:
    """An engine stands on a space or a turnout, alone except at the start."""
    engine = game.players[seat].engine
    assert 0 <= engine <= LAST, "an engine has left the track"
    assert not kinds.POSITION_TURNOUT.has(engine) or STATION_AT[engine] >= 0, "there is no turnout"
    for other in range(seat):
        assert engine == 0 or game.players[other].engine != engine, "two engines on one space"
