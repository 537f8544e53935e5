"""Oh My Goods! `TITLE` is its public face."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from goodsyard.core.log import Log
from goodsyard.core.row import Row
from goodsyard.core.title import Judge, Option, Points, Title, names_in, starting_seat
from goodsyard.games.oh_my_goods.judge import EVALUATION, FEATURES
from goodsyard.games.oh_my_goods.observe import OhMyGoodsEncoder
from goodsyard.games.oh_my_goods.rules import events
from goodsyard.games.oh_my_goods.rules.game import OhMyGoods
from goodsyard.games.oh_my_goods.rules.imagination import redeal
from goodsyard.games.oh_my_goods.rules.scoring import LINES, lines, public_coins
from goodsyard.games.oh_my_goods.rules.setup import new
from goodsyard.games.oh_my_goods.say import SPEECH
from goodsyard.games.oh_my_goods.say.bundles import bundles
from goodsyard.games.oh_my_goods.say.names import EDITIONS, HIRING
from goodsyard.games.oh_my_goods.show.drawing import draw
from goodsyard.games.oh_my_goods.show.view import View, view_of

if TYPE_CHECKING:
    from goodsyard.terminal.board import Board
    from goodsyard.terminal.speech import Speech as TerminalSpeech

__all__ = ["TITLE", "OhMyGoods", "View"]

HERE = Path(__file__).parent


def set_up(players: int, chance: Row, rules_version: int, options: Mapping[str, str], log: Log) -> OhMyGoods:
    edition, hiring = EDITIONS.index(options["edition"]), HIRING.index(options["hiring"])
    return new(players, chance, rules_version, edition, starting_seat(options, players), hiring, log)


def facts(game: OhMyGoods) -> dict[str, int | str]:
    return {
        "end": "a player has 8 buildings",
        "rounds": game.round,
        "most_buildings": max(player.built for player in game.players),
        "coins_left": sum(public_coins(player) for player in game.players),
    }


def points(view: View) -> list[Points | None]:
    return [Points(seat.score, seat.lines) for seat in view.seats]


def board(speech: TerminalSpeech) -> Board:
    from goodsyard.games.oh_my_goods.terminal.board import OhMyGoodsBoard

    return OhMyGoodsBoard(speech)


TITLE: Title[OhMyGoods, View] = Title(
    id="oh-my-goods",
    folder=HERE,
    rules_version=3,
    options=(
        Option("edition", tuple(EDITIONS), "first"),
        Option("hiring", HIRING, "literal", since=3, earlier="v1.1"),
        Option("starting_player", ("random", "1", "2", "3", "4"), "random"),
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
    encoder=OhMyGoodsEncoder,
    bundles=bundles,
    redeal=redeal,
    cover=HERE / "show" / "cover.svg",
    layouts=HERE / "show" / "layouts.toml",
)
