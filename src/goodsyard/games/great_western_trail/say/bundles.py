"""Several actions that are suggested as one choice: ways, finishing a location, deliveries, discards."""

from __future__ import annotations

from goodsyard.core.breath import walk
from goodsyard.core.speech import Bundle, Said
from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.cards import BREEDING, CATTLE, CITY_DOLLARS, CITY_POINTS, TYPE_OF
from goodsyard.games.great_western_trail.rules.delivery import transport_cost
from goodsyard.games.great_western_trail.rules.game import GreatWesternTrail
from goodsyard.games.great_western_trail.rules.location import DONE, PLAY
from goodsyard.games.great_western_trail.rules.movement import step_limit
from goodsyard.games.great_western_trail.say import SPEECH
from goodsyard.games.great_western_trail.say.common import Told, rider_ref
from goodsyard.games.great_western_trail.say.names import card_id, counted_cards, location_name
from goodsyard.games.great_western_trail.say.ways import fees, walks

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
            way = min(ways, key=lambda way: sum(way.paid.values()))
            said = SPEECH.choice(probe, seat, *probe.decision(seat), way.branches)
            told: Told = {"location": location_name(game, target, "to")}
            phrase = Phrase("bundle-travel-free", told)
            if way.paid:
                phrase = Phrase("choice-travel-fees", told | {"fees": fees(way.paid)})
            found.append(Bundle((target, way.branches), Said(phrase, said.refs, said.clause)))
    return found


def using(game: GreatWesternTrail, seat: int, about: int) -> list[Bundle]:
    """An action that needs no further decision, and then finishing; the one that leaves most money first."""
    found = []
    for action in game.legal(seat):
        probe = after(game, seat, action)
        if action < PLAY and asks(game, probe, seat, kinds.LOCATION) and DONE in probe.legal(seat):
            found.append((probe.players[seat].money, action))
    return [finished(game, seat, about, action) for _, action in sorted(found, reverse=True)[:MOST]]


def finished(game: GreatWesternTrail, seat: int, about: int, action: int) -> Bundle:
    said = SPEECH.choice(game, seat, kinds.LOCATION, about, action)
    phrase = Phrase("bundle-finish", {"first": said.phrase})
    return Bundle((action, int(DONE)), Said(phrase, (*said.refs, rider_ref(seat)), said.clause))


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
    return [delivery(game, seat, about, worth[city][1], city) for city in best]


def delivery(game: GreatWesternTrail, seat: int, about: int, place: int, city: int) -> Bundle:
    """Some certificates and a city, in one sentence."""
    first = SPEECH.choice(game, seat, kinds.CERTIFICATES, about, place)
    probe = after(game, seat, place)
    then = SPEECH.choice(probe, seat, *probe.decision(seat), city)
    told = {**first.phrase.facts, **then.phrase.facts}
    phrase = Phrase("bundle-deliver-brings" if "brings" in told else "bundle-deliver", told)
    return Bundle((place, city), Said(phrase, (*first.refs, *then.refs), first.clause))


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
    cards = [card_id(card) for card in actions]
    refs = tuple(f"hand:{card}" for card in dict.fromkeys(cards))
    said = Said(Phrase("bundle-discard", {"cards": counted_cards(cards)}), refs, "4.8")
    return [Bundle(actions, said)]


SUGGESTIONS = {
    kinds.TRAVEL: travelling,
    kinds.LOCATION: using,
    kinds.CERTIFICATES: delivering,
    kinds.DISCARD: discarding,
}
