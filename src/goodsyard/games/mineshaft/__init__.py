"""Mineshaft. `TITLE` is everything that the rest of the program may use."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from goodsyard.core.errors import BadSetup
from goodsyard.core.log import Log
from goodsyard.core.row import Row
from goodsyard.core.title import Judge, Option, Points, Title, names_in, starting_seat
from goodsyard.games.mineshaft.judge import EVALUATION, FEATURES
from goodsyard.games.mineshaft.observe import MineshaftEncoder
from goodsyard.games.mineshaft.rules import events
from goodsyard.games.mineshaft.rules.game import Mineshaft
from goodsyard.games.mineshaft.rules.scoring import LINES, lines
from goodsyard.games.mineshaft.rules.setup import UNMARKED, highest_mark, new
from goodsyard.games.mineshaft.rules.stack import imagine
from goodsyard.games.mineshaft.rules.state import WHOLE_ROUNDS
from goodsyard.games.mineshaft.say import SPEECH
from goodsyard.games.mineshaft.say.bundles import bundles
from goodsyard.games.mineshaft.say.names import DESIGNS, FINISHES, READINGS, REASONS, SETS
from goodsyard.games.mineshaft.say.orders import ORDERS
from goodsyard.games.mineshaft.show.drawing import draw
from goodsyard.games.mineshaft.show.view import CountedSeat, View, view_of

if TYPE_CHECKING:
    from goodsyard.terminal.board import Board
    from goodsyard.terminal.speech import Speech as TerminalSpeech

__all__ = ["TITLE", "Mineshaft", "View"]

HERE = Path(__file__).parent


def set_up(players: int, chance: Row, rules_version: int, options: Mapping[str, str], log: Log) -> Mineshaft:
    tiles = SETS.index(options["tiles"])
    if players == 2 and highest_mark(players, tiles) > UNMARKED:
        raise BadSetup(f"tiles is {options['tiles']}, but marked tiles are for more than 2 players")
    readings = sum(values.index(options[name]) << k for k, (name, values) in enumerate(READINGS.items()))
    if options["finish"] == "round":
        readings |= WHOLE_ROUNDS
    first, design = starting_seat(options, players), DESIGNS.index(options["design"])
    game = new(players, chance, rules_version, tiles, first, readings, design)
    game.log = log
    return game


def facts(game: Mineshaft) -> dict[str, int | str]:
    reasons = [name for k, name in enumerate(REASONS) if game.reasons >> k & 1]
    return {
        "end": " and ".join(reasons).replace("_", " "),
        "turns": game.turns_over,
        "tiles_laid": game.spots - 1,
        "collapsed_at_the_end": sum(game.collapsed[k] for k in range(game.spots)),
    }


def points(view: View) -> list[Points | None]:
    """Nobody's points are counted while counters are covered (RULES 12.4)."""
    seats = view.seats
    return [Points(seat.score, seat.lines) if isinstance(seat, CountedSeat) else None for seat in seats]


def board(speech: TerminalSpeech) -> Board:
    from goodsyard.games.mineshaft.terminal.board import MineshaftBoard

    return MineshaftBoard(speech)


TITLE: Title[Mineshaft, View] = Title(
    id="mineshaft",
    folder=HERE,
    rules_version=2,
    options=(
        Option("tiles", tuple(SETS), "standard"),
        Option("design", DESIGNS, "rich", since=2, earlier="classic"),
        Option("starting_player", ("random", "1", "2", "3", "4"), "random"),
        *(Option(name, values, values[0]) for name, values in READINGS.items()),
        Option("finish", FINISHES, "round", since=2, earlier="at_once"),
    ),
    set_up=set_up,
    view=view_of,
    speech=SPEECH,
    event_kinds=names_in(events),
    score_lines=tuple(LINES),
    breakdown=lambda game: [lines(game, seat) for seat in range(game.player_count)],
    facts=facts,
    points=points,
    draw=draw,
    board=board,
    judge=Judge(FEATURES, EVALUATION, HERE / "judge" / "weights.toml"),
    encoder=MineshaftEncoder,
    bundles=bundles,
    orders=ORDERS,
    redeal=imagine,
    cover=HERE / "show" / "cover.svg",
    layouts=HERE / "show" / "layouts.toml",
)
