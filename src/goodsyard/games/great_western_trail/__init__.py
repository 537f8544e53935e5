"""Great Western Trail, first edition. `TITLE` is everything that the rest of the program may use."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from goodsyard.core.log import Log
from goodsyard.core.row import Row
from goodsyard.core.title import Judge, Option, Points, Title, names_in, starting_seat
from goodsyard.games.great_western_trail.judge import EVALUATION, FEATURES
from goodsyard.games.great_western_trail.observe import GreatWesternTrailEncoder
from goodsyard.games.great_western_trail.rules import events
from goodsyard.games.great_western_trail.rules.game import GreatWesternTrail
from goodsyard.games.great_western_trail.rules.scoring import LINES, lines
from goodsyard.games.great_western_trail.rules.setup import A_SIDES, RANDOM_SIDES, new
from goodsyard.games.great_western_trail.say import SPEECH
from goodsyard.games.great_western_trail.say.bundles import bundles
from goodsyard.games.great_western_trail.show.drawing import draw
from goodsyard.games.great_western_trail.show.view import View, view_of

if TYPE_CHECKING:
    from goodsyard.terminal.board import Board
    from goodsyard.terminal.speech import Speech as TerminalSpeech

__all__ = ["TITLE", "GreatWesternTrail", "View"]

HERE = Path(__file__).parent


def set_up(
    player_count: int, chance: Row, rules_version: int, options: Mapping[str, str], log: Log
) -> GreatWesternTrail:
    sides = RANDOM_SIDES if options["sides"] == "random" else A_SIDES
    is_random = options["layout"] == "random"
    game = new(player_count, chance, rules_version, is_random, sides, starting_seat(options, player_count))
    game.log = log
    return game


def facts(game: GreatWesternTrail) -> dict[str, int | str]:
    return {"end": "job market token taken", "visits": game.visits}


def points(view: View) -> list[Points | None]:
    return [Points(seat.score, seat.lines) for seat in view.seats]


def board(speech: TerminalSpeech) -> Board:
    from goodsyard.games.great_western_trail.terminal.board import GreatWesternTrailBoard

    return GreatWesternTrailBoard(speech)


TITLE: Title[GreatWesternTrail, View] = Title(
    id="great-western-trail",
    folder=HERE,
    rules_version=2,
    options=(
        Option("layout", ("random", "first-game"), "random"),
        Option("sides", ("a", "random"), "a"),
        Option("starting_player", ("random", "1", "2", "3", "4"), "random"),
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
    encoder=GreatWesternTrailEncoder,
    bundles=bundles,
    cover=HERE / "show" / "cover.svg",
    layouts=HERE / "show" / "layouts.toml",
)
