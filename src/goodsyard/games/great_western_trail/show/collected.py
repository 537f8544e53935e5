"""What a player has in front of the board: tiles, station masters, objectives, unbuilt buildings, the herd deck."""

from __future__ import annotations

from collections import Counter

from goodsyard.core.words import Words
from goodsyard.drawing import Box, figures, group, icon, join, laurel, numeral, overlap, piece, rect, row
from goodsyard.games.great_western_trail.say.names import HAZARDS, OBJECTIVES, breed_of
from goodsyard.games.great_western_trail.show.actions import breed_chip
from goodsyard.games.great_western_trail.show.cards import objective_card, task_sign
from goodsyard.games.great_western_trail.show.clauses import building_clause
from goodsyard.games.great_western_trail.show.kept import kept
from goodsyard.games.great_western_trail.show.shelf import shelf
from goodsyard.games.great_western_trail.show.stations import station_master
from goodsyard.games.great_western_trail.show.view import Seat
from goodsyard.games.great_western_trail.show.words import name, plan_title, say

WIDTH = 548.0
OBJECTIVE = 56.0


def collected(seat: Seat, words: Words) -> Box:
    """Hazards and teepees, station masters, the personal objective area."""
    tiles = _tiles(tuple(seat.hazards), seat.teepees["green"], seat.teepees["blue"], words)
    masters = _masters(tuple(seat.station_masters), words)
    area = _objectives(tuple((card.card, card.fulfilled) for card in seat.objectives), words)
    return row(tiles, masters, area, gap=6)


@kept(512)
def _tiles(hazards: tuple[str, ...], green: int, blue: int, words: Words) -> Box:
    kinds = Counter(tile.split("_")[0] for tile in hazards)
    above = [_counted(icon(kind, 22, ""), kinds[kind], name(words, "hazard", kind)) for kind in HAZARDS]
    below = [
        _counted(task_sign(f"teepee_{colour}", 22), count, name(words, "tile", f"teepee_{colour}"))
        for colour, count in (("green", green), ("blue", blue))
    ]
    points = sum(int(tile.rpartition("_")[2]) for tile in hazards)
    worth = Box(30, 26, piece(say(words, "draw-hazard-points", points=points), laurel(points, 26).picture))
    return shelf(_lines(row(*above, gap=6), row(*below, worth, gap=6)), 150, 70)


def _lines(one: Box, other: Box) -> Box:
    return Box(
        max(one.width, other.width), 58, join(one.at(0, 15 - one.height / 2), other.at(0, 44 - other.height / 2))
    )


def _counted(sign: Box, count: int, title: str) -> Box:
    drawn = row(sign, figures(str(count), 14), gap=3)
    quiet = group(drawn.picture, opacity=None if count else 0.5)
    return Box(40, drawn.height, piece(f"{title}: {count}", quiet))


@kept(128)
def _masters(tiles: tuple[str, ...], words: Words) -> Box:
    drawn = [Box(34, 58, piece(name(words, "master", tile), station_master(tile).picture)) for tile in tiles] or [
        Box(30, 30, icon("stationmaster", 30, say(words, "draw-no-masters"), "iron faint").picture)
    ]
    return shelf(overlap(drawn, 108, 3), 120, 70)


@kept(512)
def _objectives(cards: tuple[tuple[str, bool], ...], words: Words) -> Box:
    drawn = [_objective(card, fulfilled, words) for card, fulfilled in cards]
    return shelf(overlap(drawn, WIDTH - 282 - 12, 4), WIDTH - 282, 70)


def _objective(card: str, fulfilled: bool, words: Words) -> Box:
    face = objective_card(card, OBJECTIVE)
    sign = icon("check", 13, say(words, "draw-fulfilled"), "moss")
    if not fulfilled:
        sign = icon("cross", 10, say(words, "draw-not-fulfilled"), "signal")
    mark = join(rect(0, 0, 15, 15, 7, class_="card rim"), sign.around(7.5, 7.5))
    drawn = piece(name(words, "card", card), face.picture, Box(15, 15, mark).at(0, face.height - 15))
    return Box(face.width, face.height, drawn)


@kept(256)
def plans(seat: int, tiles: tuple[str, ...], words: Words) -> Box:
    """Private buildings that are still to be placed; the viewer's own lie beside the hand instead."""
    chips = [_plan(tile, seat, words).at(54 * k, 0) for k, tile in enumerate(tiles)]
    return shelf(Box(WIDTH - 8, 24, join(*chips)), WIDTH, 32, 4)


@kept(256)
def _plan(tile: str, seat: int, words: Words) -> Box:
    chip = join(rect(0, 0, 52, 24, 5, class_="card edge"), numeral(tile, 26, 12, 15))
    return Box(52, 24, chip).marked(f"plan:{seat}:{tile}", plan_title(words, tile), building_clause(tile))


def deck(seat: Seat, words: Words) -> Box:
    known = tuple(card for card in seat.hand if card) if None in seat.hand else ()
    return _deck((len(seat.hand), seat.draw_stack, len(seat.discard_pile)), known, tuple(seat.deck), words)


@kept(512)
def _deck(sizes: tuple[int, int, int], known: tuple[str, ...], cards: tuple[str, ...], words: Words) -> Box:
    """The piles of the herd deck, and what is in it."""
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
    breeds = Counter("objective" if card in OBJECTIVES else breed_of(card) for card in cards)
    herd = [_breed(breed, count, words) for breed, count in breeds.items()]
    return shelf(row(*counts, overlap(herd, WIDTH - 170, 8), gap=10), WIDTH, 34)


def _amount(sign: str, count: int, title: str) -> Box:
    drawn = row(icon(sign, 20, ""), figures(str(count), 14), gap=2)
    return Box(42, drawn.height, piece(title, drawn.picture))


def _breed(breed: str, count: int, words: Words) -> Box:
    if breed == "objective":
        drawn = row(icon("objective", 20, ""), figures(str(count), 14), gap=2)
        title = say(words, "draw-objectives-in-deck", count=count)
    else:
        drawn = row(breed_chip(breed, 17), figures(str(count), 14), gap=2)
        title = say(words, "draw-in-deck", card=name(words, "breed", breed), count=count)
    return Box(drawn.width, drawn.height, piece(title, drawn.picture))
