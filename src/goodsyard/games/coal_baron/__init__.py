"""Coal Baron: The Great Card Game. `TITLE` is everything that the rest of the program may use."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from goodsyard.core.log import Log
from goodsyard.core.row import Row
from goodsyard.core.title import Judge, Option, Points, Title, names_in, starting_seat
from goodsyard.games.coal_baron.judge import EVALUATION, FEATURES
from goodsyard.games.coal_baron.observe import CoalBaronEncoder
from goodsyard.games.coal_baron.rules import events
from goodsyard.games.coal_baron.rules.cards import ORDER_KINDS
from goodsyard.games.coal_baron.rules.game import CoalBaron
from goodsyard.games.coal_baron.rules.redeal import redeal
from goodsyard.games.coal_baron.rules.scoring import LINES, lines
from goodsyard.games.coal_baron.rules.setup import new, tell_setup
from goodsyard.games.coal_baron.rules.state import FULFILLED
from goodsyard.games.coal_baron.say import SPEECH
from goodsyard.games.coal_baron.say.bundles import bundles
from goodsyard.games.coal_baron.say.orders import ORDERS
from goodsyard.games.coal_baron.show.drawing import draw
from goodsyard.games.coal_baron.show.view import View, view_of

if TYPE_CHECKING:
    from goodsyard.terminal.board import Board
    from goodsyard.terminal.speech import Speech as TerminalSpeech

__all__ = ["TITLE", "CoalBaron", "View"]

HERE = Path(__file__).parent


def set_up(players: int, chance: Row, rules_version: int, options: Mapping[str, str], log: Log) -> CoalBaron:
    game = new(players, chance, rules_version, starting_seat(options, players))
    game.delivered_open = options["delivered"] == "open"
    game.log = log
    tell_setup(game)
    return game


def facts(game: CoalBaron) -> dict[str, int | str]:
    delivered = sum(player.delivered[FULFILLED + order] for player in game.players for order in range(ORDER_KINDS))
    return {"end": "last shift token awarded", "shifts": game.shift, "orders_fulfilled": delivered}


def points(view: View) -> list[Points | None]:
    seats = view.seats
    return [None if seat.score is None else Points(seat.score, seat.lines or {}) for seat in seats]


def board(speech: TerminalSpeech) -> Board:
    from goodsyard.games.coal_baron.terminal.board import CoalBaronBoard

    return CoalBaronBoard(speech)


TITLE: Title[CoalBaron, View] = Title(
    id="coal-baron",
    folder=HERE,
    rules_version=2,
    options=(
        Option("starting_player", ("random", "1", "2", "3", "4"), "random"),
        Option("delivered", ("own", "open"), "own", since=2, earlier="open"),
    ),
    set_up=set_up,
    view=view_of,
    speech=SPEECH,
    event_kinds=names_in(events),
    score_lines=tuple(LINES),
    breakdown=lambda game: [lines(player) for player in game.players],
    facts=facts,
    points=points,
    draw=draw,
    board=board,
    judge=Judge(FEATURES, EVALUATION, HERE / "judge" / "weights.toml"),
    encoder=CoalBaronEncoder,
    bundles=bundles,
    orders=ORDERS,
    redeal=redeal,
    cover=HERE / "show" / "cover.svg",
    layouts=HERE / "show" / "layouts.toml",
)
