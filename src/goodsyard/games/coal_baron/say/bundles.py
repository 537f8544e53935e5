"""Several actions that are suggested as one choice: mining, deliveries, the cards that go under a stack."""

from __future__ import annotations

from goodsyard.core.breath import walk
from goodsyard.core.speech import Bundle, Said
from goodsyard.core.words import Fact, Phrase
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import DELIVERY_ZONE, MAX_STEPS, ORDER_POINTS, ZONES
from goodsyard.games.coal_baron.rules.delivery import ENOUGH, FIRST_TRAIN
from goodsyard.games.coal_baron.rules.mining import FIRST_MOVE, FROM_ROW, STOP, TO_STORAGE
from goodsyard.games.coal_baron.rules.state import State
from goodsyard.games.coal_baron.say import SPEECH
from goodsyard.games.coal_baron.say.names import listed, name_of, stack_card

MOST = 3


def bundles(game: State, seat: int) -> list[Bundle]:
    """What is suggested to the seat now, the best first."""
    kind, about = game.decision(seat)
    begun: list[tuple[int, ...]] = [()]
    if kind == kinds.TURN:
        begun = [(zone,) for zone in reversed(game.legal(seat)) if zone < ZONES and is_long(zone)]
    elif kind == kinds.WORKERS:
        is_wanted = is_long(kinds.WORKERS_ZONE.of(about))
        begun = [(cards,) for cards in game.legal(seat)[:MOST]] if is_wanted else []
    found = [walk(game, seat, first, lambda probe: next_step(probe, seat)) for first in begun]
    return [together(game, seat, actions) for actions in found if len(actions) > 1]


def is_long(zone: int) -> bool:
    """Does the zone ask for several steps that need no card to be drawn?"""
    return zone == DELIVERY_ZONE or MAX_STEPS[zone] > 0


def next_step(game: State, seat: int) -> int | None:
    """What is done next; stopping is left to the player, or plays itself."""
    kind, _ = game.decision(seat)
    legal = game.legal(seat)
    if kind == kinds.MINING:
        best = max(legal, key=loading)
        return best if best != STOP else None
    if kind == kinds.DELIVERY:
        trains = [action for action in legal if action != ENOUGH]
        return max(trains, key=lambda action: ORDER_POINTS[order_of(action)], default=None)
    return legal[0] if kind in (kinds.WORKERS, kinds.WILD_RETURN) else None


def order_of(action: int) -> int:
    return kinds.DELIVERY_ORDER.of(action - FIRST_TRAIN)


def loading(action: int) -> tuple[int, int]:
    """Prefers loading to stopping and stopping to storing, and the mining row to the storage."""
    if action == STOP:
        return 1, 0
    move = action - FIRST_MOVE
    is_load = kinds.MINING_TARGET.of(move) != TO_STORAGE
    return 2 if is_load else 0, int(kinds.MINING_SOURCE.of(move) == FROM_ROW)


def together(game: State, seat: int, actions: tuple[int, ...]) -> Bundle:
    """Several actions in one sentence: the zone, the cards that are placed there, and what is done with it."""
    probe = game.twin()
    zone: dict[str, Fact] = {}
    cards: list[Fact] = []
    steps: list[Phrase] = []
    returned: list[Fact] = []
    said: list[Said] = []
    for action in actions:
        kind, about = probe.decision(seat)
        each = SPEECH.choice(probe, seat, kind, about, action)
        if kind == kinds.TURN:
            zone = dict(each.phrase.facts)
        elif kind == kinds.WORKERS:
            cards.append(each.phrase.facts["cards"])
        elif kind == kinds.WILD_RETURN:
            returned.append(name_of(stack_card(probe.looked_from, action)))
        else:
            steps.append(each.phrase)
        said.append(each)
        probe.apply(action, seat)
    phrase = Phrase("bundle-return", {"cards": listed(returned)}) if returned else sentence(zone, cards, steps)
    refs = tuple(dict.fromkeys(ref for each in said for ref in each.refs))
    return Bundle(actions, Said(phrase, refs, said[0].clause))


def sentence(zone: dict[str, Fact], cards: list[Fact], steps: list[Phrase]) -> Phrase:
    """As much of it as there is."""
    facts = zone | ({"cards": listed(cards)} if cards else {})
    if not steps:
        return Phrase("bundle-zone-cards" if zone else "choice-workers", facts)
    first, *others = steps
    done = later(first) if facts else first
    for step in others:
        done = Phrase("steps-then", {"before": done, "last": later(step)})
    if not facts:
        return done
    message = ("bundle-zone-cards-steps" if cards else "bundle-zone") if zone else "bundle-cards-steps"
    return Phrase(message, facts | {"steps": done})


def later(step: Phrase) -> Phrase:
    """A choice as it reads inside a sentence."""
    return Phrase(f"step-{step.id.removeprefix('choice-')}", step.facts)
