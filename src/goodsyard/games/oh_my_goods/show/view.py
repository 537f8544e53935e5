"""What a seat may see (RULES 12)."""

from __future__ import annotations

import msgspec

from goodsyard.games.oh_my_goods.rules.cards import BUILDING_OF, DECK, GOOD_OF, NONE, REQUIRED_ANY
from goodsyard.games.oh_my_goods.rules.kinds import SUPPLY
from goodsyard.games.oh_my_goods.rules.production import shortfall, shortfall_of_any
from goodsyard.games.oh_my_goods.rules.scoring import LINES, lines, public_coins
from goodsyard.games.oh_my_goods.rules.state import DISCREET_RULES, PLANNING, WORKING, Player, State
from goodsyard.games.oh_my_goods.say.names import BUILDINGS, CARD_IDS, EDITIONS, GOODS, HIRING, MODES, RESOURCES, SIDES

PHASES = ("new_hand_cards", "new_hand_cards", "new_hand_cards", "sunrise", "planning", "sunset", "produce_and_build")
# The stage in the state is the next one: while somebody builds, it is already hiring.
STAGES = ("producing", "building", "building", "hiring")


class Building(msgspec.Struct, frozen=True):
    """A building in front of a player."""

    number: int
    card: str
    building: str
    good: str | None
    goods: list[str | None]
    """The cards that are its goods, from the top down; None for a card that the viewer does not know."""
    paying: int
    """How many of them are part of a payment in progress."""
    assistant: str | None
    worker: str | None
    """`orderly` or `sloppily` if the worker is here."""
    missing: dict[str, int]
    """Required resources that neither the market display nor the owner's offices supply now; `any` for any resource."""


class Seat(msgspec.Struct, frozen=True):
    """One player's cards; None for a card that the viewer does not know."""

    seat: int
    ready: bool
    """Has finished planning."""
    hand: list[str | None]
    has_planned: bool
    """A card is set aside; during planning only its owner sees that."""
    planned: str | None
    buildings: list[Building]
    offices: dict[str, int]
    """What the market offices add, `card` for extra hand cards."""
    coins: int
    lines: dict[str, int]
    score: int


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat, or a spectator, may see it."""

    game: str
    edition: str
    hiring: str
    """Whether a hired assistant may be placed at the worker's building (`v1.1`) or not (`literal`)."""
    you: int | None
    over: bool
    round: int
    last_round: int | None
    """The number of the last round, once that is known."""
    phase: str
    stage: str | None
    """The stage of the acting player's turn in produce and build."""
    active: int
    acting: list[int]
    draw_pile: int
    discard_pile: list[str]
    unseen: list[list[str]]
    """The cards whose place the viewer does not know, by draw pile, the oldest first (RULES 12.5)."""
    sunrise: list[str]
    sunset: list[str]
    resources: dict[str, int]
    """Of the whole market display."""
    assistants: list[str]
    hired: str | None
    """An assistant that is paid for and still to be placed."""
    producing: int | None
    """The number of the acting player's building for which cards are being discarded."""
    cards_due: int
    """How many more cards that takes."""
    seats: list[Seat]
    ranking: list[int] | None


def stage_of(game: State) -> str | None:
    """Under earlier rules the stage could reveal that a hand is of no use for production, so it is not shown."""
    seen = game.phase == WORKING and game.rules_version >= DISCREET_RULES and not game.over
    return STAGES[game.stage] if seen else None


def view_of(game: State, seat: int | None) -> View:
    """The view of a seat; None is a spectator; after the end everything is open (RULES 12.6)."""
    market = [CARD_IDS[game.market[k]] for k in range(game.market_size)]
    kind, about = (NONE, 0) if game.over or game.together else game.decision()
    return View(
        game="oh-my-goods",
        edition=EDITIONS[game.edition],
        hiring=HIRING[game.hiring],
        you=seat,
        over=game.over,
        round=game.round,
        last_round=game.last_round or None,
        phase=PHASES[game.phase],
        stage=stage_of(game),
        active=game.active,
        acting=game.acting(),
        draw_pile=game.pile_size,
        discard_pile=[CARD_IDS[card] for card in range(DECK) if game.discarded[card]],
        unseen=unseen_by(game, seat),
        sunrise=market[: game.sunrise_size] if game.sunrise_size else market,
        sunset=market[game.sunrise_size :] if game.sunrise_size else [],
        resources={name: game.resources[k] for k, name in enumerate(RESOURCES)},
        assistants=[name for k, name in enumerate(SIDES) if game.offered >> k & 1],
        hired=SIDES[game.hired - 1] if game.hired else None,
        producing=game.target + 1 if kind == SUPPLY else None,
        cards_due=about if kind == SUPPLY else 0,
        seats=[seat_of(game, k, seat) for k in range(game.player_count)],
        ranking=game.ranking() if game.over else None,
    )


def unseen_by(game: State, viewer: int | None) -> list[list[str]]:
    """The hidden cards, grouped by the draw pile that they come from."""
    hidden = [] if game.over else [game.pile[k] for k in range(game.pile_size)]
    for seat, player in enumerate(game.players):
        if not game.over and seat != viewer:
            hidden += [player.hand[k] for k in range(player.held)] + [player.planned] * (player.planned != NONE)
        for building in range(player.built):
            hidden += [card for card in stacked(game, player, building) if not game.shown[card] and not game.over]
    piles = [[CARD_IDS[card] for card in sorted(hidden) if game.batch[card] == k] for k in range(game.shuffles + 1)]
    return [pile for pile in piles if pile]


def seat_of(game: State, seat: int, viewer: int | None) -> Seat:
    player = game.players[seat]
    mine = viewer == seat or game.over
    hidden_plan = game.phase == PLANNING and not mine
    held = player.held + (hidden_plan and player.planned != NONE)
    points = lines(player)
    return Seat(
        seat=seat,
        ready=game.phase == PLANNING and game.place_of(seat) < 0,
        hand=[CARD_IDS[player.hand[k]] for k in range(held)] if mine else [None] * held,
        has_planned=player.planned != NONE and not hidden_plan,
        planned=CARD_IDS[player.planned] if mine and player.planned != NONE else None,
        buildings=[building_of(game, player, k, mine) for k in range(player.built)],
        offices={name: player.offices[k] for k, name in enumerate([*RESOURCES, "card"]) if player.offices[k]},
        coins=public_coins(player),
        lines=dict(zip(LINES, points, strict=True)),
        score=sum(points),
    )


def building_of(game: State, player: Player, building: int, mine: bool) -> Building:
    card = player.buildings[building]
    planning = game.phase == PLANNING
    assistant = (player.stations if planning and mine else player.assistants)[building]
    working = player.worker == building and (mine or not planning)
    return Building(
        number=building + 1,
        card=CARD_IDS[card],
        building=BUILDINGS[BUILDING_OF[card]],
        good=GOODS[GOOD_OF[card]] if GOOD_OF[card] != NONE else None,
        goods=goods_on(game, player, building),
        paying=player.spent[building] if mine or not planning else 0,
        assistant=SIDES[assistant - 1] if assistant else None,
        worker=MODES[player.mode] if working else None,
        missing=missing_for(game, player, card),
    )


def stacked(game: State, player: Player, building: int) -> list[int]:
    """The cards that are a building's goods, from the top down."""
    cards = []
    card = player.tops[building] - 1
    while card >= 0:
        cards.append(card)
        card = game.under[card] - 1
    return cards


def goods_on(game: State, player: Player, building: int) -> list[str | None]:
    """Until the game is over, only cards that everybody has seen (RULES 12.3, 12.4, 12.6)."""
    known = game.shown
    return [CARD_IDS[card] if known[card] or game.over else None for card in stacked(game, player, building)]


def missing_for(game: State, player: Player, card: int) -> dict[str, int]:
    """The resources that would have to come from the hand."""
    if REQUIRED_ANY[card]:
        lacking = shortfall_of_any(game, player, card)
        return {"any": lacking} if lacking else {}
    lacks = {name: shortfall(game, player, card, k) for k, name in enumerate(RESOURCES)}
    return {name: count for name, count in lacks.items() if count}
