"""What a seat may see of the players: boards, decks, points (RULES 12)."""

from __future__ import annotations

from goodsyard.core.row import Row
from goodsyard.games.great_western_trail.rules.cards import BLUE_TEEPEE, BUILDINGS, GREEN_TEEPEE, HAZARD, HERD, NONE
from goodsyard.games.great_western_trail.rules.deck import hand_limit
from goodsyard.games.great_western_trail.rules.knowledge import cards_shown
from goodsyard.games.great_western_trail.rules.movement import step_limit
from goodsyard.games.great_western_trail.rules.rewards import TRACK, certificate_limit, permanent_certificates
from goodsyard.games.great_western_trail.rules.scoring import LINES, lines_with
from goodsyard.games.great_western_trail.rules.state import Player, State
from goodsyard.games.great_western_trail.rules.tasks import Assignment, copies_in_deck
from goodsyard.games.great_western_trail.rules.trail import side_of
from goodsyard.games.great_western_trail.say.names import BUILDINGS as FACE_NAMES
from goodsyard.games.great_western_trail.say.names import DISCS, MASTERS, OBJECTIVES, TILES, WORKERS, card_id, place_id
from goodsyard.games.great_western_trail.show.view.shown import Objective, Seat


def cards_in(bag: Row) -> list[str]:
    """The cards of a bag in the order of the kinds."""
    return [card_id(card) for card, count in enumerate(bag) for _ in range(count)]


def seat_of(game: State, seat: int, viewer: int | None) -> Seat:
    player = game.players[seat]
    mine = viewer == seat or game.over
    best = Assignment(game, seat)
    points = lines_with(game, seat, best)
    return Seat(
        seat=seat,
        money=player.money,
        workers={name: player.workers[k] for k, name in enumerate(WORKERS)},
        certificates=TRACK[player.marker],
        certificate_limit=TRACK[certificate_limit(player)],
        permanent_certificates=permanent_certificates(player),
        step_limit=step_limit(game, player),
        hand_limit=hand_limit(player),
        discs={name: player.discs[k] for k, name in enumerate(DISCS)},
        engine=place_id(player.engine),
        hand=hand_of(player, mine),
        revealed=[card_id(card) for card in cards_shown(player.revealed)],
        draw_stack=sum(player.stack),
        discard_pile=discard_pile_of(player, mine),
        deck=[card_id(card) for card in range(HERD) for _ in range(copies_in_deck(game, seat, card))],
        objectives=objectives_of(best),
        hazards=[TILES[tile] for tile in range(HAZARD, len(TILES)) for _ in range(player.tiles[tile])],
        teepees={"green": player.tiles[GREEN_TEEPEE], "blue": player.tiles[BLUE_TEEPEE]},
        buildings=[FACE_NAMES[side_of(k, game.sides)] for k in range(BUILDINGS) if player.buildings >> k & 1],
        station_masters=[name for k, name in enumerate(MASTERS) if player.masters >> k & 1],
        token=game.token_seat == seat,
        deliveries=player.visits,
        lines=dict(zip(LINES, points, strict=True)),
        score=sum(points),
    )


def hand_of(player: Player, mine: bool) -> list[str | None]:
    """All cards for their owner; for others those that everybody knows (RULES 12.3, 12.4)."""
    seen = cards_in(player.hand if mine else player.known)
    return [*seen, *[None] * (sum(player.hand) - len(seen))]


def discard_pile_of(player: Player, mine: bool) -> list[str | None]:
    """The owner may look through it, others see the top card (RULES 12.5)."""
    if player.top == NONE:
        return []
    top = card_id(player.top)
    if not mine:
        return [*[None] * (sum(player.discards) - 1), top]
    cards = cards_in(player.discards)
    cards.remove(top)
    return [*cards, top]


def objectives_of(best: Assignment) -> list[Objective]:
    """The objective area; which cards would count as fulfilled now."""
    area = [OBJECTIVES[best.cards[k]] for k in range(best.area)]
    return [Objective(card, bool(best.done >> k & 1)) for k, card in enumerate(area)]
