"""A view as SVG panels: display, yards, hand, ledger, strips, cards looked at, score pad."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Drawing, Panel, panel
from goodsyard.games.coal_baron.show import board, hand, ledger, seat, strip
from goodsyard.games.coal_baron.show.display import TALL, WIDE, display
from goodsyard.games.coal_baron.show.pad import score_pad, score_preview
from goodsyard.games.coal_baron.show.view import View
from goodsyard.games.coal_baron.show.view_seat import Seat
from goodsyard.games.coal_baron.show.words import say, seat_title, zone_title

LOOKED, TALL_LOOKED = (426.0, 148.0), (380.0, 130.0)


def draw(view: View, words: Words, shape: str) -> Drawing:
    """Everything that the viewer may see; things that choices speak of carry their marks. No panel ever changes its
    size."""
    tall = shape == "tall"
    form = TALL if tall else WIDE
    size = (form.width, form.height)
    panels = [panel("display", say(words, "draw-display"), display(view, words, tall), cell="display", size=size)]
    if view.looked and view.looked_from:
        title = say(words, "draw-looked", zone=zone_title(words, view.looked_from))
        cards = hand.looked(view, tall, words)
        panels.append(panel("looked", title, cards, "looked", cell="display", size=TALL_LOOKED if tall else LOOKED))
    if view.you is not None:
        panels += own(view, view.seats[view.you], tall, words)
    for each in view.seats:
        if view.you is None and not tall:
            panels += watched(each, words)
        elif each.seat != view.you:
            panels.append(other(each, tall, words))
    for each in view.seats:
        picture = strip.strip(view, each, words)
        panels.append(
            panel(f"strip-{each.seat}", seat_title(words, each.seat), picture, "strip", each.seat, size=strip.SIZE)
        )
    panels.append(score(view, words))
    return Drawing(tuple(panels))


def own(view: View, mine: Seat, tall: bool, words: Words) -> list[Panel]:
    """The viewer's hand, yard and page in the ledger."""
    cards = hand.hand(mine, len(view.seats), tall, words)
    if tall:
        yard, size = board.narrow_yard(mine, seat.NARROW, words), (seat.NARROW, board.NARROW_HEIGHT)
    else:
        yard, size = board.broad_yard(mine, words), (board.WIDTH, board.HEIGHT)
    page = ledger.ledger(mine, words)
    who = mine.seat
    return [
        panel("hand", say(words, "draw-hand"), cards, "hand", who, "hand", (cards.width, cards.height)),
        panel(f"seat-{who}", seat_title(words, who), yard, "seat", who, "yard", size),
        panel("ledger", say(words, "draw-ledger"), page, "seat", who, "ledger", (ledger.WIDTH, ledger.HEIGHT)),
    ]


def watched(theirs: Seat, words: Words) -> list[Panel]:
    """What spectators see of a player, in the same cells as a player's own things."""
    who, held, page = theirs.seat, seat.held_in_a_row(theirs, board.WIDTH, words), ledger.ledger(theirs, words)
    drawn = {
        "yard": (f"seat-{who}", board.broad_yard(theirs, words)),
        "hand": (f"held-{who}", held),
        "ledger": (f"ledger-{who}", page),
    }
    title = seat_title(words, who)
    return [panel(id, title, box, "seat", who, cell, (box.width, box.height)) for cell, (id, box) in drawn.items()]


def other(theirs: Seat, tall: bool, words: Words) -> Panel:
    """Another player's yard, hand and page, folded away until somebody asks for them."""
    picture = seat.seat_area(theirs, tall, words)
    title, size = seat_title(words, theirs.seat), seat.TALL if tall else seat.WIDE
    return panel(f"seat-{theirs.seat}", title, picture, "seat", theirs.seat, "yard", size)


def score(view: View, words: Words) -> Panel:
    if view.over:
        return panel("score", say(words, "draw-score"), score_pad(view, words), "score")
    return panel("score", say(words, "draw-score-so-far"), score_preview(view, words), "score")
