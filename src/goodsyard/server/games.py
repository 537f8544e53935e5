"""What games say about themselves; tables may be of games that are no longer installed."""

from __future__ import annotations

from goodsyard.core.errors import UnknownGame
from goodsyard.core.registry import find
from goodsyard.core.words import Phrase
from goodsyard.drawing import DEFAULT, Composition


def composition_of(game: str) -> Composition:
    try:
        return find(game).composition()
    except UnknownGame:
        return DEFAULT


def game_name(game: str, lang: str) -> str:
    try:
        return find(game).words(lang).say(Phrase("title"))
    except (UnknownGame, LookupError):
        return game
