"""The hand that a player revealed in Kansas City: it lies by the player board until that player's next turn."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, overlap, row
from goodsyard.drawing import words as lettered
from goodsyard.games.great_western_trail.say.names import OBJECTIVES
from goodsyard.games.great_western_trail.show.cards import cattle_card, copies, objective_card
from goodsyard.games.great_western_trail.show.clauses import CLAUSES
from goodsyard.games.great_western_trail.show.kept import kept
from goodsyard.games.great_western_trail.show.shelf import shelf
from goodsyard.games.great_western_trail.show.words import name, say

WIDTH = 548.0
TITLE = 130.0
CATTLE, OBJECTIVE = 44.0, 52.0


@kept(128)
def revealed(seat: int, cards: tuple[str, ...], words: Words) -> Box:
    """Equal cards lie together."""
    drawn = [_copies(card, cards.count(card), words) for card in dict.fromkeys(cards)]
    title = lettered(say(words, "draw-revealed"), TITLE, 13, class_="heading", align=0)
    inside = row(title, overlap(drawn, WIDTH - TITLE - 22, 6), gap=8)
    said = say(words, "draw-revealed-cards", cards=", ".join(name(words, "card", card) for card in cards))
    return shelf(inside, WIDTH, 70).marked(f"revealed:{seat}", said, CLAUSES["income"])


def _copies(card: str, count: int, words: Words) -> Box:
    face = objective_card(card, OBJECTIVE) if card in OBJECTIVES else cattle_card(card, CATTLE, words)
    drawn, _ = copies(face, count, card, words)
    return drawn
