"""The available games and their rules."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import Controller, get
from litestar.params import Parameter
from markdown_it import MarkdownIt

from goodsyard import bots
from goodsyard.core.errors import UnknownGame
from goodsyard.core.registry import find, titles
from goodsyard.core.title import Title
from goodsyard.core.words import Phrase
from goodsyard.server.api.common import Asking, Lang, language_of, visitor_of
from goodsyard.server.problems import Problem, say_or

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
STYLE = re.compile(r' style="[^"]*"')
CLAUSE = re.compile(r"<p><strong>(\d+(?:\.\d+)*)</strong>")


class Named(msgspec.Struct):
    id: str
    name: str


class OptionInfo(msgspec.Struct):
    id: str
    name: str
    values: list[Named]
    default: str


class GameInfo(msgspec.Struct):
    id: str
    name: str
    players: tuple[int, int]
    rules: int
    options: list[OptionInfo]
    bots: list[Named]
    minutes: int
    summary: str


class Rules(msgspec.Struct):
    html: str


class GamesController(Controller):
    """Games and their rules."""

    path = "/api/games"
    tags = ("games",)

    @get(description="List all games with their options and bots.")
    async def games(self, request: Asking, lang: Lang = None) -> list[GameInfo]:
        await visitor_of(request)
        return [described(title, language_of(request)) for title in titles().values()]

    @get("/{game:str}/rules", description="The rules as HTML; each clause has an anchor such as clause-5.2.")
    async def rules(self, request: Asking, game: Annotated[str, Parameter(max_length=64)], lang: Lang = None) -> Rules:
        await visitor_of(request)
        try:
            return Rules(rules_html(find(game).id, language_of(request)))
        except UnknownGame:
            raise Problem("no-such-game", 404) from None


def described(title: Title, lang: str) -> GameInfo:
    options = []
    for option in title.options:
        id = f"option-{option.id.replace('_', '-')}"
        values = [Named(value, word(title, f"{id}-{value.replace('.', '-')}", lang, value)) for value in option.values]
        options.append(OptionInfo(option.id, word(title, id, lang, option.id), values, option.default))
    players = (title.min_players, title.max_players)
    known = [Named(name, say_or(lang, f"bot-{name}", name)) for name in (*bots.LEVELS, "random")]
    minutes = int(word(title, "minutes", "en", "45"))
    name, summary = word(title, "title", lang, title.id), word(title, "summary", lang, "")
    return GameInfo(title.id, name, players, title.rules_version, options, known, minutes, summary)


def word(title: Title, id: str, lang: str, otherwise: str) -> str:
    """A word from the game's vocabulary, or the given text if the game does not define it."""
    words = title.words(lang)
    return words.say(Phrase(id)) if words.bundle.has_message(id) else otherwise


@lru_cache(64)
def rules_html(game: str, lang: str) -> str:
    """RULES.md as HTML, in the requested language if the game has a translation."""
    text = find(game).rules_text(lang)
    plain = STYLE.sub("", MARKDOWN.render(text))  # the page's security policy allows no inline style
    return CLAUSE.sub(r'<p id="clause-\1"><strong>\1</strong>', plain)
