"""Statistics of a person: what has been played, won and scored, the rating over time, and how two people compare."""

from __future__ import annotations

from collections import Counter, defaultdict
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from goodsyard.server import store
from goodsyard.server.games import game_name
from goodsyard.server.ratings import ordinal

POINTS = 200
"""At most so many points of a rating's history are told."""
BARS = 10
"""At most so many groups of scores are told."""

t, s, r, h = store.tables, store.seats, store.ratings, store.rated


class Places(msgspec.Struct):
    """How often each place was reached in games of this many players, the first place first."""

    players: int
    counts: list[int]
    mean: float


class Scores(msgspec.Struct):
    """In how many games the points lay between these two, both included."""

    least: int
    most: int
    games: int


class Point(msgspec.Struct):
    """The rating after so many rated games. Only the day is told: the hour could tell of a private game."""

    number: int
    day: str
    rating: float


class GameStatistics(msgspec.Struct):
    """What a person has reached in a game; means and best are unknown until a game is played to its end."""

    game: str
    name: str
    played: int
    won: int
    share: float
    mean_score: float | None
    best_score: int | None
    scores: list[Scores]
    places: list[Places]
    rating: float | None
    rated_games: int
    history: list[Point]


class Encounters(msgspec.Struct):
    """The games of two people at the same table, and how often the reader was ahead of or behind the other."""

    game: str
    name: str
    played: int
    ahead: int
    behind: int


class Tally:
    """The results of a person in one game."""

    def __init__(self) -> None:
        self.places: Counter[tuple[int, int]] = Counter()
        self.scores: Counter[int] = Counter()

    def add(self, row: Any, games: int) -> None:
        """Count games with the same result. The points of a seat that was forfeited are a bot's, its place is not."""
        self.places[row.players, row.rank] += games
        if not row.forfeited:
            self.scores[row.score or 0] += games


def counts(seat: Any, user: str) -> ColumnElement[bool]:
    """Whether a seat's result counts for a person, who stayed to the end or forfeited, and sat in no other seat of the
    table; nobody chose the seed or knew the game from a record."""
    own = s.alias()
    several = select(own.c.table_id).where(own.c.user_id == user).group_by(own.c.table_id).having(func.count() > 1)
    stayed = seat.c.bot.is_(None) | seat.c.forfeited
    over = (t.c.finished.is_not(None), seat.c.rank.is_not(None), ~t.c.seed_chosen)
    return and_(seat.c.user_id == user, *over, stayed, seat.c.table_id.not_in(several))


def day_of(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


async def statistics(connection: AsyncConnection, user: str, lang: str) -> list[GameStatistics]:
    """Statistics for each game that a person has played, the most played first."""
    rated = {row.game: row for row in await connection.execute(select(r).where(r.c.user_id == user))}
    tallies, histories = await tallied(connection, user), await histories_of(connection, user)
    found = []
    for game in {*tallies, *rated}:
        tally, rating = tallies.get(game) or Tally(), rated.get(game)
        played, won = tally.places.total(), sum(n for (_, place), n in tally.places.items() if place == 1)
        scored = tally.scores.total()
        games = rating.games if rating else 0
        found.append(
            GameStatistics(
                *(game, game_name(game, lang), played, won, round(won / played, 4) if played else 0.0),
                mean_score=round(sum(score * n for score, n in tally.scores.items()) / scored, 2) if scored else None,
                best_score=max(tally.scores, default=None),
                scores=grouped(tally.scores),
                places=places(tally.places),
                rating=ordinal(rating.mu, rating.sigma) if rating else None,
                rated_games=games,
                history=thinned(histories[game], games),
            )
        )
    return sorted(found, key=lambda each: (-each.played, -each.rated_games, each.name))


async def tallied(connection: AsyncConnection, user: str) -> dict[str, Tally]:
    result = (t.c.game, t.c.players, s.c.rank, s.c.score, s.c.forfeited)
    query = select(*result, func.count().label("games")).join(t, t.c.id == s.c.table_id)
    found: defaultdict[str, Tally] = defaultdict(Tally)
    for row in await connection.execute(query.where(counts(s, user)).group_by(*result)):
        found[row.game].add(row, row.games)
    return found


async def histories_of(connection: AsyncConnection, user: str) -> defaultdict[str, list[Any]]:
    """By game, a person's ratings after each rated game."""
    query = select(t.c.game, h.c.at, h.c.mu, h.c.sigma).join(t, t.c.id == h.c.table_id).where(h.c.user_id == user)
    found: defaultdict[str, list[Any]] = defaultdict(list)
    for row in await connection.execute(query.order_by(h.c.at, h.c.table_id)):
        found[row.game].append(row)
    return found


def thinned(history: list[Any], games: int) -> list[Point]:
    """Evenly chosen points, the first and the last among them. Games older than the history are counted too."""
    last, earlier = len(history) - 1, max(0, games - len(history))
    steps = min(POINTS, len(history)) - 1
    chosen = sorted({round(k * last / steps) for k in range(steps + 1)} if steps > 0 else {0} if history else set())
    return [Point(earlier + k + 1, day_of(history[k].at), ordinal(history[k].mu, history[k].sigma)) for k in chosen]


def places(counted: Counter[tuple[int, int]]) -> list[Places]:
    found = []
    for players in sorted({players for players, _ in counted}):
        row = [counted[players, place] for place in range(1, players + 1)]
        mean = sum(place * n for place, n in enumerate(row, 1)) / sum(row)
        found.append(Places(players, row, round(mean, 2)))
    return found


def grouped(scores: Counter[int]) -> list[Scores]:
    """The scores in groups of a round width, without gaps."""
    if not scores:
        return []
    least, most = min(scores), max(scores)
    width = next(
        width for width in (n * 10**k for k in range(10) for n in (1, 2, 5)) if most // width - least // width < BARS
    )
    groups: Counter[int] = Counter()
    for score, games in scores.items():
        groups[score // width] += games
    numbers = range(least // width, most // width + 1)
    return [Scores(number * width, (number + 1) * width - 1, groups[number]) for number in numbers]


async def encounters(connection: AsyncConnection, me: str, other: str, lang: str) -> list[Encounters]:
    """How two people did against each other; private games count too, since both were there."""
    mine, theirs = s.alias(), s.alias()
    result = (t.c.game, mine.c.rank, theirs.c.rank)
    query = select(*result, func.count()).join(mine, mine.c.table_id == t.c.id)
    query = query.join(theirs, theirs.c.table_id == t.c.id).where(counts(mine, me), counts(theirs, other))
    found: dict[str, Encounters] = {}
    for game, rank, their_rank, games in await connection.execute(query.group_by(*result)):
        line = found.setdefault(game, Encounters(game, game_name(game, lang), 0, 0, 0))
        line.played += games
        line.ahead += games * (rank < their_rank)
        line.behind += games * (rank > their_rank)
    return sorted(found.values(), key=lambda line: (-line.played, line.name))
