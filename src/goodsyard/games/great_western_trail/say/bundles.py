"""Several actions that are suggested as one choice: ways, finishing a location, deliveries, discards."""

from __future__ import annotations

from collections import Counter

from goodsyard.core.breath import in_turn, walk
from goodsyard.core.speech import Bundle, Said
from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.cards import BREEDING, CATTLE, CITY_DOLLARS, CITY_POINTS, TYPE_OF
from goodsyard.games.great_western_trail.rules.delivery import transport_cost
from goodsyard.games.great_western_trail.rules.game import GreatWesternTrail
from goodsyard.games.great_western_trail.rules.location import DONE, PLAY
from goodsyard.games.great_western_trail.rules.movement import step_limit
from goodsyard.games.great_western_trail.say import SPEECH
from goodsyard.games.great_western_trail.say.names import card_id, card_name, listed, location_name
from goodsyard.games.great_western_trail.say.ways import walks

MOST = 4
NEVER_DISCARDED = 99


def bundles(game: GreatWesternTrail, seat: int) -> list[Bundle]:
    """What is suggested to the seat now, the best first."""
    kind, about = game.decision(seat)
    return SUGGESTIONS[kind](game, seat, about) if kind in SUGGESTIONS else []


def asks(game: GreatWesternTrail, probe: GreatWesternTrail, seat: int, kind: int) -> bool:
    """Is the seat now asked this, without anything drawn or revealed?"""
    return probe.luck == game.luck and seat in probe.acting() and probe.decision(seat)[0] == kind


def after(game: GreatWesternTrail, seat: int, action: int) -> GreatWesternTrail:
    probe = game.clone()
    probe.apply(action, seat)
    return probe


def travelling(game: GreatWesternTrail, seat: int, about: int) -> list[Bundle]:
    """Where several ways lead to a destination, the cheapest one; the farthest destinations first."""
    found: list[Bundle] = []
    for target in reversed(game.legal(seat)):
        probe = after(game, seat, target)
        if asks(game, probe, seat, kinds.WAY) and len(found) < MOST:
            ways = walks(game, seat, target, step_limit(game, game.players[seat]))
            way = min(ways, key=lambda way: sum(way.paid.values())).branches
            said = SPEECH.choice(probe, seat, *probe.decision(seat), way)
            going = Phrase("choice-travel", {"location": location_name(game, target)})
            phrase = Phrase("in-turn", {"first": going, "next": said.phrase})
            found.append(Bundle((target, way), Said(phrase, said.refs, said.clause)))
    return found


def using(game: GreatWesternTrail, seat: int, about: int) -> list[Bundle]:
    """An action that needs no further decision, and then finishing; the one that leaves most money first."""
    found = []
    for action in game.legal(seat):
        probe = after(game, seat, action)
        if action < PLAY and asks(game, probe, seat, kinds.LOCATION) and DONE in probe.legal(seat):
            found.append((probe.players[seat].money, action))
    return [in_turn(SPEECH, game, seat, (action, int(DONE))) for _, action in sorted(found, reverse=True)[:MOST]]


def delivering(game: GreatWesternTrail, seat: int, about: int) -> list[Bundle]:
    """The best cities, each with the fewest certificates that it takes."""
    worth: dict[int, tuple[int, int]] = {}
    for place in game.legal(seat):
        probe = after(game, seat, place)
        if asks(game, probe, seat, kinds.CITY):
            for city in probe.legal(seat):
                gain = CITY_DOLLARS[city] + CITY_POINTS[city] - transport_cost(game.players[seat], city)
                worth.setdefault(city, (gain, place))
    best = sorted(worth, key=lambda city: (worth[city][0], city), reverse=True)[:MOST]
    return [in_turn(SPEECH, game, seat, (worth[city][1], city)) for city in best]


def discarding(game: GreatWesternTrail, seat: int, about: int) -> list[Bundle]:
    """The cards that are worth least in Kansas City, of which a second one of a type is worth nothing."""

    def worth(hand: list[int], card: int) -> int:
        if card >= CATTLE:
            return NEVER_DISCARDED
        alike = [other for other in range(CATTLE) if TYPE_OF[other] == TYPE_OF[card]]
        return 0 if sum(hand[other] for other in alike) > 1 else BREEDING[card]

    def choose(probe: GreatWesternTrail) -> int | None:
        if probe.decision(seat)[0] != kinds.DISCARD or len(chosen) == about:
            return None
        hand = list(probe.players[seat].hand)
        chosen.append(min(probe.legal(seat), key=lambda card: (worth(hand, card), card)))
        return chosen[-1]

    chosen: list[int] = []
    actions = walk(game, seat, (), choose)
    if len(actions) < 2:
        return []
    counts = Counter(card_id(card) for card in actions)
    cards = [Phrase("counted-card", {"count": count, "card": card_name(card)}) for card, count in counts.items()]
    said = Said(Phrase("bundle-discard", {"cards": listed(cards)}), tuple(f"hand:{card}" for card in counts), "4.8")
    return [Bundle(actions, said)]


SUGGESTIONS = {
    kinds.TRAVEL: travelling,
    kinds.LOCATION: using,
    kinds.CERTIFICATES: delivering,
    kinds.DISCARD: discarding,
}
