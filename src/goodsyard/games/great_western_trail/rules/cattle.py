"""The cattle market: buying cattle with cowboys and dollars (RULES 7.15-7.19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import Row, row
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.bag import draw_one, total
from goodsyard.games.great_western_trail.rules.cards import BREEDING, CARDS, CATTLE_MARKET, NONE
from goodsyard.games.great_western_trail.rules.cards import CATTLE as PRINTS
from goodsyard.games.great_western_trail.rules.deck import put_on_discards
from goodsyard.games.great_western_trail.rules.events import ADDED_CARD, BOUGHT, MARKET_FILLED
from goodsyard.games.great_western_trail.rules.state import State

ADDED: Final = 2  # cards that one cowboy adds to the market


def all_purchases() -> list[list[int]]:
    """Every printed purchase with every choice of cards: cowboys, dollars, card, second card."""
    purchases = []
    for line in CARDS.rows["purchases"]:
        prints = [card for card in range(PRINTS) if BREEDING[card] == line["value"]]
        for card in prints:
            seconds = [other for other in prints if other >= card] if line["cards"] == 2 else [NONE]
            purchases += [[line["cowboys"], line["dollars"], card, other] for other in seconds]
    return purchases


ADD_CARDS: Final = 30
ENOUGH: Final = 31
PURCHASES: Final = all_purchases()
CARDS.expect(len(PURCHASES) == ADD_CARDS, f"purchases: {len(PURCHASES)} choices of cards instead of {ADD_CARDS}")
COWBOYS: Final[Row] = row([purchase[0] for purchase in PURCHASES])
PRICE: Final[Row] = row([purchase[1] for purchase in PURCHASES])
BOUGHT_CARD: Final[Row] = row([purchase[2] for purchase in PURCHASES])
SECOND_CARD: Final[Row] = row([purchase[3] for purchase in PURCHASES])


def can_purchase(game: State, purchase: i64, cowboys: i64) -> bool:
    """Enough cowboys, dollars and cards in the market? (RULES 7.15, 7.16)"""
    if COWBOYS[purchase] > cowboys or PRICE[purchase] > game.me.money:
        return False
    card, second = BOUGHT_CARD[purchase], SECOND_CARD[purchase]
    if second == NONE:
        return game.market[card] > 0
    return game.market[card] > (1 if second == card else 0) and game.market[second] > 0


def can_buy(game: State, cowboys: i64) -> bool:
    if total(game.cattle, 0, PRINTS) > 0:
        return True
    purchase: i64
    for purchase in range(ADD_CARDS):
        if can_purchase(game, purchase, cowboys):
            return True
    return False


class BuyCattle(Decision[State]):
    """Spend some of the remaining cowboys on a purchase, or stop (RULES 7.15-7.19)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        cowboys = kinds.CATTLE_COWBOYS.of(about)
        purchase: i64
        for purchase in range(ADD_CARDS):
            if can_purchase(game, purchase, cowboys):
                found.add(purchase)
        if cowboys > 0 and total(game.cattle, 0, PRINTS) > 0:
            found.add(ADD_CARDS)
        if kinds.CATTLE_BOUGHT.has(about):
            found.add(ENOUGH)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == ENOUGH:
            return
        cowboys = kinds.CATTLE_COWBOYS.of(about)
        if action == ADD_CARDS:
            cowboys -= 1
            add_to_market(game, ADDED)
        else:
            cowboys -= COWBOYS[action]
            buy(game, action)
        game.ask(kinds.CATTLE, kinds.CATTLE_COWBOYS.at(cowboys) + kinds.CATTLE_BOUGHT.when(True))


def buy(game: State, purchase: i64) -> None:
    """Pay; the cards go onto the personal discard pile (RULES 7.18)."""
    me = game.me
    card, second = BOUGHT_CARD[purchase], SECOND_CARD[purchase]
    me.money -= PRICE[purchase]
    game.market[card] -= 1
    put_on_discards(me, card)
    if second != NONE:
        game.market[second] -= 1
        put_on_discards(me, second)
    game.tell(BOUGHT, game.seat, card, second, PRICE[purchase])


def add_to_market(game: State, count: i64) -> i64:
    """Add cards from the market cattle stack to the market while there are any, logged in the order of the prints."""
    before = game.market[:]
    added: i64 = 0
    while added < count:
        card = draw_one(game, game.cattle, 0, PRINTS)
        if card == NONE:
            break
        game.market[card] += 1
        added += 1
    k: i64
    for card in range(PRINTS):
        for k in range(game.market[card] - before[card]):
            game.tell(ADDED_CARD, game.seat, card)
    return added


def fill_market(game: State) -> None:
    """Fill up to the number for this many players; a larger market stays as it is (RULES 9.8)."""
    added = add_to_market(game, CATTLE_MARKET[game.player_count] - total(game.market, 0, PRINTS))
    game.tell(MARKET_FILLED, game.seat, added)


CATTLE: Final = BuyCattle(kinds.CATTLE, "cattle", ENOUGH + 1)
