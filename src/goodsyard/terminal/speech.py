"""The words of a game in the terminal: the game's own and those of the surrounding interface."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from goodsyard.core.title import Title
from goodsyard.core.words import Fact, Phrase, words_of

HERE = Path(__file__).parent
MARKS = ("●", "▲", "■", "◆", "★", "✚")
COLOURS = ("#3d9be0", "#e69f00", "#1fb58f", "#cc79a7", "#d8d04a", "#b0b0b0")


class Speech:
    """Looks up texts in one language and names the players."""

    def __init__(self, title: Title, lang: str, seats: Sequence[str] = ()) -> None:
        self.words = words_of(lang, title.folder, HERE)
        self.lang = lang
        self.seats = seats

    def __call__(self, id: str, **facts: Fact) -> str:
        return self.words.say(Phrase(id, facts))

    def phrase(self, phrase: Phrase) -> str:
        return self.words.say(phrase)

    def seat(self, seat: int) -> str:
        """A seat's name."""
        return self("seat-name", number=seat + 1)

    def player(self, seat: int, you: int | None = None) -> str:
        """A seat's name and who plays it."""
        if seat == you:
            return self("ui-seat-you", seat=self.seat(seat))
        bot = self.seats[seat] if seat < len(self.seats) else "me"
        return self.seat(seat) if bot == "me" else self("ui-seat-bot", seat=self.seat(seat), bot=bot)


def mark(seat: int) -> str:
    """A seat's shape in its colour, as Rich markup."""
    return f"[{colour(seat)}]{MARKS[seat % len(MARKS)]}[/]"


def colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
