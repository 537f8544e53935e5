"""What decisions, choices and events say, with their marks in the drawing and their clauses."""

from __future__ import annotations

from goodsyard.core.speech import Said
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.oh_my_goods.rules import events as log
from goodsyard.games.oh_my_goods.rules import kinds
from goodsyard.games.oh_my_goods.rules.building import LEAVE, NOBODY
from goodsyard.games.oh_my_goods.rules.cards import (
    COINS,
    COLOUR_OF,
    COST,
    GIVES,
    NONE,
    PLAN_RETURNS,
    REQUIRED_ANY,
    SECOND_INPUT,
)
from goodsyard.games.oh_my_goods.rules.cards import RESOURCES as RESOURCE_COUNT
from goodsyard.games.oh_my_goods.rules.chain import FROM_BUILDING, FROM_HAND, OPENED, STOP
from goodsyard.games.oh_my_goods.rules.goods import left_on
from goodsyard.games.oh_my_goods.rules.market import KEEP
from goodsyard.games.oh_my_goods.rules.packing import unpacked
from goodsyard.games.oh_my_goods.rules.planning import IDLE, NO_PLAN, STAY, source_and_target
from goodsyard.games.oh_my_goods.rules.production import ENOUGH, OPEN_CHAIN, cards_needed
from goodsyard.games.oh_my_goods.rules.state import State
from goodsyard.games.oh_my_goods.say.names import (
    MODES,
    SIDES,
    building_name,
    building_ref,
    card_name,
    good_name,
    hand_ref,
    made_by,
    own_building,
    packed_resources,
    resource_name,
    side_name,
)

EVENTS: tuple[str, ...] = (
    *["round_began", "exchanged", "dealt", "shuffled", "sunrise", "sunset", "works", "moved", "planned", "spent"],
    *["supplied", "produced", "refined_card", "refined_good", "built", "not_built", "hired", "shed", "short"],
    *["last_round", "game_over", "not_produced"],
)
MODE_CLAUSES = ["5.4", "5.3"]
ROWS = {log.SUNRISE: ("log-sunrise", "3.1"), log.SUNSET: ("log-sunset", "3.2")}
# Events that tell a number.
COUNTED = {
    log.ROUND_BEGAN: ("log-round-began", "2.1"),
    log.EXCHANGED: ("log-exchanged", "10.2"),
    log.DEALT: ("log-dealt", "2.2"),
    log.SHUFFLED: ("log-shuffled", "2.5"),
    log.LAST_ROUND: ("log-last-round", "8.3"),
}


def prompt_of(game: State, seat: int, kind: int, about: int) -> Phrase:
    """The question of a pending decision, in the second person."""
    me = game.players[seat]
    facts: dict[str, Fact] = {}
    if kind == kinds.PAY:
        facts = {"coins": about}
    elif kind == kinds.SUPPLY:
        facts = {"cards": about, "building": own_building(me, game.target)}
    elif kind == kinds.CHAIN:
        building = about % OPENED
        facts = {"building": own_building(me, building), "good": made_by(me.buildings[building])}
    elif kind == kinds.CHAIN_WITH:
        facts = {"good": good_name(SECOND_INPUT[me.buildings[about]] - RESOURCE_COUNT)}
    elif kind == kinds.BUILD:
        facts = {"card": card_name(me.planned), "coins": COST[me.planned]}
    elif kind == kinds.SHED:
        facts = {"cards": about}
    return Phrase(f"prompt-{game.kind_name(kind).replace('_', '-')}", facts)


def choice_of(game: State, seat: int, kind: int, about: int, action: int) -> Said:
    """What an option says."""
    if kind == kinds.EXCHANGE:
        return Said(Phrase("choice-keep" if action == KEEP else "choice-swap"), (), "10.2")
    if kind in (kinds.MOVE, kinds.WORK, kinds.PLAN):
        return plan_choice(game, seat, kind, action)
    if kind == kinds.PRODUCE:
        return produce_choice(game, seat, action)
    if kind in (kinds.CHAIN, kinds.CHAIN_WITH):
        return chain_choice(game, seat, kind, about, action)
    if kind in (kinds.SUPPLY, kinds.SHED):
        facts: dict[str, Fact] = {"card": card_name(action), "resource": resource_name(COLOUR_OF[action])}
        supply = kind == kinds.SUPPLY
        phrase = Phrase("choice-supply" if supply else "choice-shed", facts)
        return Said(phrase, (hand_ref(action),), "5.2" if supply else "2.8")
    if kind == kinds.BUILD:
        return build_choice(game, seat, action)
    if kind == kinds.HIRE:
        if action == NOBODY:
            return Said(Phrase("choice-nobody"), (), "7.7")
        phrase = Phrase("choice-hire", {"assistant": side_name(action - 1)})
        return Said(phrase, (f"assistant:{SIDES[action - 1]}",), "7.8")
    return building_choice(game, seat, kind, action)


def building_choice(game: State, seat: int, kind: int, building: int) -> Said:
    """Pay with a good of a building, or place the assistant there."""
    me = game.players[seat]
    card = me.buildings[building]
    facts: dict[str, Fact] = {"building": own_building(me, building), "good": made_by(card)}
    refs = (building_ref(seat, building),)
    if kind == kinds.STATION:
        return Said(Phrase("choice-station", facts), refs, "7.9")
    facts |= {"coins": COINS[card], "left": left_on(me, building)}
    return Said(Phrase("choice-pay", facts), refs, "7.4")


def plan_choice(game: State, seat: int, kind: int, action: int) -> Said:
    me = game.players[seat]
    if kind == kinds.PLAN:
        if action == NO_PLAN:
            return Said(Phrase("choice-no-plan"), (), "4.6")
        return Said(Phrase("choice-plan", {"card": card_name(action - 1)}), (hand_ref(action - 1),), "4.6")
    if kind == kinds.WORK:
        if action == IDLE:
            return Said(Phrase("choice-idle"), (), "4.5")
        building, mode = divmod(action, 2)
        facts: dict[str, Fact] = {"building": own_building(me, building), "mode": MODES[mode]}
        return Said(Phrase("choice-work", facts), (building_ref(seat, building),), MODE_CLAUSES[mode])
    if action == STAY:
        return Said(Phrase("choice-stay"), (), "4.7")
    source, target = source_and_target(action)
    facts = {"source": own_building(me, source), "target": own_building(me, target)}
    return Said(Phrase("choice-move", facts), (building_ref(seat, source), building_ref(seat, target)), "4.7")


def produce_choice(game: State, seat: int, action: int) -> Said:
    if action == ENOUGH:
        return Said(Phrase("choice-enough"), (), "5.1")
    me = game.players[seat]
    building = action % OPEN_CHAIN
    facts: dict[str, Fact] = {"building": own_building(me, building)}
    refs = (building_ref(seat, building),)
    if action >= OPEN_CHAIN:
        return Said(Phrase("choice-open-chain", facts), refs, "10.7")
    facts["cards"] = cards_needed(game, me, building)
    clause = MODE_CLAUSES[me.mode] if me.worker == building else "5.8"
    return Said(Phrase("choice-produce", facts), refs, clause)


def chain_choice(game: State, seat: int, kind: int, about: int, action: int) -> Said:
    me = game.players[seat]
    target = building_ref(seat, about % OPENED)
    if kind == kinds.CHAIN and action == STOP:
        return Said(Phrase("choice-stop"), (), "6.1")
    if kind == kinds.CHAIN and action < FROM_BUILDING:
        card = action - FROM_HAND
        return Said(Phrase("choice-refine-card", {"card": card_name(card)}), (hand_ref(card), target), "6.2")
    source = action - FROM_BUILDING if kind == kinds.CHAIN else action
    facts: dict[str, Fact] = {"building": own_building(me, source), "good": made_by(me.buildings[source])}
    clause = "6.3" if kind == kinds.CHAIN else "6.4"
    return Said(Phrase("choice-refine-good", facts), (building_ref(seat, source), target), clause)


def build_choice(game: State, seat: int, action: int) -> Said:
    refs = (f"planned:{seat}",)
    if action != LEAVE:
        return Said(Phrase("choice-build"), refs, "7.1")
    if PLAN_RETURNS[game.edition]:
        return Said(Phrase("choice-take-back"), refs, "10.3")
    return Said(Phrase("choice-give-up"), refs, "7.2")


def event_of(game: State, kind: int, seat: int, facts: tuple[int, int, int], viewer: int | None) -> Said:
    """What an event says to a viewer; a card that the viewer may not know has no name (RULES 12)."""
    first, second, _ = facts
    said: dict[str, Fact] = {"seat": seat_name(seat)}
    if kind in COUNTED:
        name, clause = COUNTED[kind]
        return Said(Phrase(name, said | {"count": first}), (), clause)
    if kind in ROWS:
        name, clause = ROWS[kind]
        return Said(Phrase(name, said | {"count": first, "resources": packed_resources(second)}), (), clause)
    if kind == log.NOT_PRODUCED:
        return not_produced(said, facts)
    if kind in (log.WORKS, log.MOVED, log.PLANNED):
        return plan_event(kind, said, facts)
    if kind == log.SHORT:
        return Said(Phrase("log-short"), (), "2.8")
    if kind == log.GAME_OVER:
        return Said(Phrase("log-game-over"), (), "8.3")
    if kind == log.NOT_BUILT:
        return not_built(game, seat, facts, viewer)
    if kind == log.BUILT:
        said |= {"card": card_name(first), "office": int(GIVES[first] != NONE)}
        return Said(Phrase("log-built", said), (), "7.1")
    if kind == log.HIRED:
        said |= {"assistant": side_name(first), "building": building_name(second)}
        return Said(Phrase("log-hired", said), (), "7.7")
    return goods_event(kind, said, first, second)


def plan_event(kind: int, said: dict[str, Fact], facts: tuple[int, int, int]) -> Said:
    """What is laid open when all have planned."""
    first, second, _ = facts
    if kind == log.MOVED:
        said |= {"source": building_name(first), "target": building_name(second)}
        return Said(Phrase("log-moved", said), (), "4.7")
    if kind == log.PLANNED:
        return Said(Phrase("log-planned" if first else "log-no-plan", said), (), "4.6")
    if first == NONE:
        return Said(Phrase("log-idle", said), (), "4.5")
    said |= {"building": building_name(first), "mode": MODES[second]}
    return Said(Phrase("log-works", said), (), "4.3")


def not_produced(said: dict[str, Fact], facts: tuple[int, int, int]) -> Said:
    """Everybody sees what the market display lacks for a building; that its owner did not want is told too."""
    card, lacking, spared = facts
    said |= {"building": building_name(card), "spared": spared}
    count, missing = lacking, Phrase("amount-any", {"count": lacking})
    if not REQUIRED_ANY[card]:
        count, missing = sum(unpacked(lacking, k) for k in range(RESOURCE_COUNT)), packed_resources(lacking)
    if count <= spared:
        return Said(Phrase("log-left-out", said), (), "5.1")
    return Said(Phrase("log-not-produced", said | {"missing": missing}), (), "5.2")


def not_built(game: State, seat: int, facts: tuple[int, int, int], viewer: int | None) -> Said:
    """A planned card that goes back to the hand stays its owner's secret, and so does the reason (RULES 10.3)."""
    card, returns, purse = facts
    said: dict[str, Fact] = {"seat": seat_name(seat)}
    if returns and viewer != seat and not game.over:
        return Said(Phrase("log-took-back-a-card", said), (), "10.3")
    said |= {"card": card_name(card)}
    if returns:
        return Said(Phrase("log-took-back", said), (), "10.3")
    name = "log-could-not-pay" if purse < COST[card] else "log-gave-up"
    return Said(Phrase(name, said | {"coins": purse}), (), "7.2")


def goods_event(kind: int, said: dict[str, Fact], first: int, second: int) -> Said:
    """Cards and goods on the move."""
    if kind == log.SPENT:
        said |= {"good": made_by(first), "count": second, "coins": second * COINS[first]}
        return Said(Phrase("log-spent", said), (), "7.4")
    if kind == log.PRODUCED:
        said |= {"building": building_name(first), "good": made_by(first), "count": second}
        return Said(Phrase("log-produced", said), (), "5.6")
    if kind == log.REFINED_GOOD:
        said |= {"good": made_by(first), "product": made_by(second)}
        return Said(Phrase("log-refined-good", said), (), "6.3")
    if kind == log.SHED:
        return Said(Phrase("log-shed", said | {"card": card_name(first)}), (), "2.8")
    said |= {"card": card_name(first), "resource": resource_name(COLOUR_OF[first])}
    if kind == log.SUPPLIED:
        return Said(Phrase("log-supplied", said | {"building": building_name(second)}), (), "5.2")
    return Said(Phrase("log-refined-card", said | {"product": made_by(second)}), (), "6.2")
