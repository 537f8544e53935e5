"""Several actions that are suggested as one choice: paying, supplying resources, refining, finishing the turn."""

from __future__ import annotations

from collections import Counter

from goodsyard.core.breath import picks, walk
from goodsyard.core.speech import Bundle, Said
from goodsyard.core.words import Fact, Phrase
from goodsyard.games.oh_my_goods.rules import kinds
from goodsyard.games.oh_my_goods.rules.cards import (
    COINS,
    COLOUR_OF,
    COST,
    GOOD_OF,
    PRINT_OF,
    REQUIRED_ANY,
    RESOURCES,
    SIDE_COST,
)
from goodsyard.games.oh_my_goods.rules.production import ANY_NUMBER, cards_needed, shortfall
from goodsyard.games.oh_my_goods.rules.state import Player, State
from goodsyard.games.oh_my_goods.say.names import (
    GOODS,
    SIDES,
    amounts,
    building_ref,
    hand_ref,
    listed,
    own_building,
    priced,
    side_facts,
)
from goodsyard.games.oh_my_goods.say.paying import Payment, payments

MOST = 3
DECLINES = {
    kinds.PRODUCE: kinds.PRODUCE_ENOUGH,
    kinds.BUILD: kinds.BUILD_NOT,
    kinds.HIRE: kinds.HIRE_NOBODY,
}


def bundles(game: State, seat: int) -> list[Bundle]:
    """What is suggested to the seat now, the best first."""
    kind, about = game.decision(seat)
    found = SUGGESTIONS[kind](game, seat, about) if kind in SUGGESTIONS else []
    return [each for each in found if len(each.actions) > 1]


# Paying.


def pay(game: State, seat: int, first: tuple[int, ...], payment: Payment) -> tuple[int, ...]:
    """Some actions, and then the payment."""
    goods = list(payment.elements())
    return walk(game, seat, first, lambda probe: picks(probe, seat, kinds.PAY, goods))


def spending(player: Player, coins: int, payment: Payment) -> dict[str, Fact]:
    """A payment in words."""
    goods: Counter[str] = Counter()
    for building, count in payment.items():
        goods[f"good-{GOODS[GOOD_OF[player.buildings[building]]]}"] += count
    total = sum(count * COINS[player.buildings[building]] for building, count in payment.items())
    return {"coins": coins, "goods": listed(amounts(goods)), "over": total - coins}


def marks(seat: int, payment: Payment) -> tuple[str, ...]:
    return tuple(building_ref(seat, building) for building in payment)


def paying(game: State, seat: int, about: int) -> list[Bundle]:
    me = game.players[seat]
    return [
        Bundle(
            pay(game, seat, (), payment),
            Said(Phrase("bundle-pay", spending(me, about, payment)), marks(seat, payment), "7.4"),
        )
        for payment in payments(me, about)
    ]


def building(game: State, seat: int, about: int) -> list[Bundle]:
    """Building with the payments that are suggested, and doing neither this nor hiring."""
    me, found = game.players[seat], []
    if kinds.BUILD_IT in game.legal(seat):
        for payment in payments(me, COST[me.planned]):
            phrase = Phrase("bundle-build", spending(me, COST[me.planned], payment))
            said = Said(phrase, (f"planned:{seat}", *marks(seat, payment)), "7.1")
            found.append(Bundle(pay(game, seat, (kinds.BUILD_IT,), payment), said))
    return [*found, *finishing(game, seat, about)]


def hiring(game: State, seat: int, about: int) -> list[Bundle]:
    """The cheapest assistants, each with the best payment."""
    me, found = game.players[seat], []
    sides = [action - kinds.HIRE_SIDE for action in game.legal(seat) if action != kinds.HIRE_NOBODY]
    for side in sorted(sides, key=lambda side: SIDE_COST[side])[:MOST]:
        payment = payments(me, SIDE_COST[side])[0]
        phrase = Phrase("bundle-hire", side_facts(side) | spending(me, SIDE_COST[side], payment))
        said = Said(phrase, (f"assistant:{SIDES[side]}", *marks(seat, payment)), "7.7")
        found.append(Bundle(pay(game, seat, (kinds.HIRE_SIDE + side,), payment), said))
    return found


# Producing and refining.


def named(cards: list[int]) -> Phrase:
    """Hand cards in a sentence."""
    return listed([Phrase("the-card", {"card": priced(card)}) for card in cards])


def spared(player: Player, needs: list[int], count: int) -> list[int]:
    """The cards for missing resources whose buildings cost least."""
    left = list(needs)
    chosen: list[int] = []
    for card in sorted(player.hand[: player.held], key=lambda card: (COST[card], card)):
        if left[COLOUR_OF[card]] > 0 and len(chosen) < count:
            left[COLOUR_OF[card]] -= 1
            chosen.append(PRINT_OF[card])
    return chosen


def supply(game: State, seat: int, first: tuple[int, ...], cards: list[int]) -> tuple[int, ...]:
    """Some actions, and then the cards."""
    left = list(cards)
    return walk(game, seat, first, lambda probe: picks(probe, seat, kinds.SUPPLY, left))


def supplying(game: State, seat: int, about: int) -> list[Bundle]:
    cards = spared(game.players[seat], list(game.needs), about)
    phrase = Phrase("bundle-supply", {"cards": named(cards)})
    return [Bundle(supply(game, seat, (), cards), Said(phrase, hand_marks(cards), "5.2"))]


def hand_marks(cards: list[int]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(hand_ref(card) for card in cards))


def producing(game: State, seat: int, about: int) -> list[Bundle]:
    """The buildings that need cards, each with those that are suggested; and finishing the turn."""
    me, found = game.players[seat], []
    for action in game.legal(seat):
        if action == kinds.PRODUCE_ENOUGH or kinds.PRODUCE_OPEN_CHAIN.has(action):
            continue
        place = kinds.PRODUCE_BUILDING.of(action)
        cards = spared(me, lacking(game, me, place), cards_needed(game, me, place))
        if cards:
            facts = {"building": own_building(me, place), "cards": named(cards)}
            said = Said(Phrase("bundle-produce", facts), (building_ref(seat, place), *hand_marks(cards)), "5.2")
            found.append(Bundle(supply(game, seat, (action,), cards), said))
    return [*found[:MOST], *finishing(game, seat, about)]


def lacking(game: State, player: Player, place: int) -> list[int]:
    """By resource, how many units may be discarded for a building."""
    card = player.buildings[place]
    if REQUIRED_ANY[card]:
        return [ANY_NUMBER] * RESOURCES
    return [shortfall(game, player, card, resource) for resource in range(RESOURCES)]


def refining(game: State, seat: int, about: int) -> list[Bundle]:
    """Using the chain as often as possible, with the cards whose buildings cost least."""

    def choose(probe: State) -> int | None:
        kind, _ = probe.decision(seat)
        if kind == kinds.CHAIN_WITH:
            return probe.legal(seat)[0]
        inputs = [action for action in probe.legal(seat) if action != kinds.CHAIN_STOP] if kind == kinds.CHAIN else []
        if inputs:
            used.append(min(inputs, key=price))
        return used[-1] if inputs else None

    used: list[int] = []
    actions = walk(game, seat, (), choose)
    place = kinds.CHAIN_BUILDING.of(about)
    cards = [action - kinds.CHAIN_FROM_HAND for action in used if action < kinds.CHAIN_FROM_BUILDING]
    facts: dict[str, Fact] = {"building": own_building(game.players[seat], place), "count": len(used)}
    phrase = Phrase("bundle-refine", facts)
    if cards:
        phrase = Phrase("bundle-refine-cards", facts | {"cards": named(cards)})
    return [Bundle(actions, Said(phrase, (building_ref(seat, place), *hand_marks(cards)), "6.1"))]


def price(action: int) -> tuple[int, int]:
    """What the building on a hand card costs; goods cost nothing."""
    is_card = kinds.CHAIN_FROM_HAND <= action < kinds.CHAIN_FROM_BUILDING
    return (COST[action - kinds.CHAIN_FROM_HAND] if is_card else 0, action)


def finishing(game: State, seat: int, about: int) -> list[Bundle]:
    """Declining everything that is left of the turn."""
    actions = walk(game, seat, (), lambda probe: DECLINES.get(probe.decision(seat)[0]))
    return [Bundle(actions, Said(Phrase("bundle-finish"), (), "5.1", declines=True))]


SUGGESTIONS = {
    kinds.PAY: paying,
    kinds.BUILD: building,
    kinds.HIRE: hiring,
    kinds.SUPPLY: supplying,
    kinds.PRODUCE: producing,
    kinds.CHAIN: refining,
}
