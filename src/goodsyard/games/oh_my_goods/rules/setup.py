"""Setting up a game (RULES 1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.chance import DECKS, SETUP, below, shuffle
from goodsyard.core.game import DEEPEST, RANDOM_STARTER
from goodsyard.core.log import SILENT, Log
from goodsyard.core.row import Row, bit, row, zeros
from goodsyard.games.oh_my_goods.rules.cards import (
    ASSISTANTS,
    CARDS,
    CHARBURNERS,
    COLOUR_OF,
    DECK,
    RESOURCES,
    SIDE_ASSISTANT,
    SIDE_FACE,
)
from goodsyard.games.oh_my_goods.rules.game import OhMyGoods
from goodsyard.games.oh_my_goods.rules.goods import lay_good
from goodsyard.games.oh_my_goods.rules.piles import draw, take
from goodsyard.games.oh_my_goods.rules.state import ANY_PERSON, MAX_SUPPLIED, new_player

ORDERED_DECK: Final[Row] = row(list(range(DECK)))


def new(
    player_count: i64,
    chance: Row,
    rules_version: i64,
    edition: i64 = 0,
    starter: i64 = RANDOM_STARTER,
    hiring: i64 = ANY_PERSON,
    log: Log = SILENT,
) -> OhMyGoods:
    """A game ready for its first decisions; `starter` names the first active seat (RULES 1.5)."""
    game = OhMyGoods(
        player_count,
        rules_version,
        zeros(DEEPEST),
        chance,
        edition,
        hiring,
        [new_player() for _ in range(player_count)],
        ORDERED_DECK[:],
        zeros(DECK),
        zeros(DECK),
        zeros(RESOURCES),
        zeros(DECK),
        zeros(DECK),
        zeros(DECK),
        zeros(RESOURCES),
        zeros(MAX_SUPPLIED),
    )
    first = below(game.chance, SETUP, player_count)
    game.active = first if starter == RANDOM_STARTER else starter
    line = next(line for line in CARDS.rows["setup"] if line["players"] == player_count)
    lay_out_assistants(game, line["assistants"])
    deal_hands(game, line["hand"], line["coal"])
    game.log = log
    game.settle()
    return game


def lay_out_assistants(game: OhMyGoods, count: i64) -> None:
    """Lay out random assistants, each with a random side up (RULES 1.3)."""
    cards = row(list(range(ASSISTANTS)))
    shuffle(game.chance, SETUP, cards, 0, ASSISTANTS)
    k: i64
    for k in range(count):
        face = below(game.chance, SETUP, SIDE_FACE.limit)
        game.offered |= bit(SIDE_ASSISTANT.at(cards[k]) + SIDE_FACE.at(face))


def deal_hands(game: OhMyGoods, hand: i64, coal: i64) -> None:
    """Give everyone a charburner, a hand and coal (RULES 1.2, 1.4)."""
    charburners = row(list(range(DECK, DECK + CHARBURNERS)))
    shuffle(game.chance, SETUP, charburners, 0, CHARBURNERS)
    game.pile_size = DECK
    shuffle(game.chance, DECKS, game.pile, 0, DECK)
    seat: i64
    k: i64
    for seat in range(game.player_count):
        player = game.players[seat]
        player.buildings[0] = charburners[seat]
        player.built = 1
        player.colours[COLOUR_OF[charburners[seat]]] = 1
        for k in range(hand):
            take(player, draw(game))
    for player in game.players:
        for k in range(coal):
            lay_good(game, player, 0, draw(game))
