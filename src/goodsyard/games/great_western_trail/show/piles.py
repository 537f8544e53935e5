"""The piles of a herd deck, a line each: how many cards they hold, and which as far as the viewer may know."""

from __future__ import annotations

from collections import Counter

from goodsyard.core.words import Words
from goodsyard.drawing import Box, figures, group, icon, join, measure, numeral, overlap, paint_class, piece, rect, row
from goodsyard.drawing import words as lettered
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.say.names import OBJECTIVES, breed_of
from goodsyard.games.great_western_trail.show.clauses import CLAUSES, building_clause
from goodsyard.games.great_western_trail.show.shelf import shelf
from goodsyard.games.great_western_trail.show.view import Seat
from goodsyard.games.great_western_trail.show.words import LETTER, PAINT, name, plan_title, say

WIDTH, HEIGHT = 365.0, 20.0
HEADING = 116.0


def own_piles(seat: Seat, words: Words) -> list[Box]:
    """The viewer's draw stack and discard pile; a hand revealed in Kansas City lies where the draw stack was."""
    held = [card for card in seat.hand if card]
    thrown = [card for card in seat.discard_pile if card]
    unseen = list((Counter(seat.deck) - Counter(held) - Counter(thrown)).elements())
    title = say(words, "draw-draw-stack", count=seat.draw_stack)
    above = _pile("deck", title, tuple(unseen), words).framed(quiet=True)
    above = above.marked(f"deck:{seat.seat}", title, CLAUSES["deck"])
    if seat.revealed:
        above = revealed(seat.seat, tuple(seat.revealed), words)
    return [above, _pile("discard", say(words, "draw-discard-pile", count=len(thrown)), tuple(thrown), words)]


def other_piles(seat: Seat, words: Words) -> list[Box]:
    """What everybody knows of a player's cards, and the buildings still to be placed."""
    known = tuple(card for card in seat.hand if card) if None in seat.hand else ()
    lines = [_deck((len(seat.hand), seat.draw_stack, len(seat.discard_pile)), known, tuple(seat.deck), words)]
    lines.append(_plans(seat.seat, tuple(seat.buildings), words))
    return [*lines, revealed(seat.seat, tuple(seat.revealed), words)] if seat.revealed else lines


@kept
def _pile(sign: str, title: str, cards: tuple[str, ...], words: Words) -> Box:
    """The contents of a pile, not its order."""
    head = row(icon(sign, 17, ""), figures(str(len(cards)), 13), gap=2)
    count = Box(42, head.height, piece(title, head.picture))
    return shelf(row(count, overlap(_chips(cards, words), WIDTH - 54, 3), gap=4), WIDTH, HEIGHT, 4)


@kept
def revealed(seat: int, cards: tuple[str, ...], words: Words) -> Box:
    """The hand that a player revealed in Kansas City, until that player's next turn."""
    title = lettered(say(words, "draw-revealed"), HEADING, 12, class_="heading", align=0)
    inside = row(title, overlap(_chips(cards, words), WIDTH - HEADING - 14, 3), gap=4)
    said = say(words, "draw-revealed-cards", cards=", ".join(name(words, "card", card) for card in cards))
    return shelf(inside, WIDTH, HEIGHT, 4).marked(f"revealed:{seat}", said, CLAUSES["income"])


@kept
def _deck(sizes: tuple[int, int, int], known: tuple[str, ...], cards: tuple[str, ...], words: Words) -> Box:
    """The sizes of the piles, and what is in the whole deck."""
    hand, stack, pile = sizes
    held = say(words, "draw-hand-count", count=hand)
    if known:
        cards_known = ", ".join(name(words, "card", card) for card in known)
        held = say(words, "draw-hand-known", count=hand, cards=cards_known)
    counts = [
        _amount("hand", hand, held),
        _amount("deck", stack, say(words, "draw-draw-stack", count=stack)),
        _amount("discard", pile, say(words, "draw-discard-pile", count=pile)),
    ]
    return shelf(row(*counts, overlap(_chips(cards, words), WIDTH - 132, 2), gap=2), WIDTH, HEIGHT, 4)


def _amount(sign: str, count: int, title: str) -> Box:
    drawn = row(icon(sign, 17, ""), figures(str(count), 13), gap=1)
    return Box(38, drawn.height, piece(title, drawn.picture))


def _chips(cards: tuple[str, ...], words: Words) -> list[Box]:
    counts = Counter("objective" if card in OBJECTIVES else breed_of(card) for card in cards)
    return [_chip(breed, count, words) for breed, count in counts.items()]


@kept
def _chip(breed: str, count: int, words: Words) -> Box:
    """How many cards of a type: paint, letter and number."""
    if breed == "objective":
        drawn = row(icon("objective", 16, ""), figures(str(count), 12), gap=0)
        return Box(drawn.width, 17, piece(say(words, "draw-objectives-in-deck", count=count), drawn.picture))
    text = f"{LETTER[breed]}{count}"
    wide = measure(text, 12, bold=True) + 5
    plate = join(
        rect(0.5, 0.5, wide - 1, 16, 3, class_="painted paint-edge"),
        numeral(text, wide / 2, 8.5, 12, "number on-paint"),
    )
    title = say(words, "draw-in-deck", card=name(words, "breed", breed), count=count)
    return Box(wide, 17, piece(title, group(plate, class_=paint_class(PAINT[breed]))))


@kept
def _plans(seat: int, tiles: tuple[str, ...], words: Words) -> Box:
    """Private buildings that are still to be placed; the viewer's own lie beside the hand instead."""
    return shelf(row(*(_plan(tile, seat, words) for tile in tiles), gap=2), WIDTH, HEIGHT, 3)


@kept
def _plan(tile: str, seat: int, words: Words) -> Box:
    chip = join(rect(0.5, 0.5, 33, 17, 4, class_="card edge"), numeral(tile, 17, 9, 13))
    return Box(34, 18, chip).marked(f"plan:{seat}:{tile}", plan_title(words, tile), building_clause(tile))
