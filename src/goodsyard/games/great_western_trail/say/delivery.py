"""What is said about deliveries: cities and discs (RULES 9.13-9.19, 10)."""

from __future__ import annotations

from goodsyard.core.decision import Options
from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules import events, kinds
from goodsyard.games.great_western_trail.rules.cards import (
    ARROW_OBJECTIVE,
    ARROW_POINTS,
    CITY_DOLLARS,
    CITY_POINTS,
    CITY_VALUE,
    DISC_DARK,
    DISC_DOLLARS,
)
from goodsyard.games.great_western_trail.rules.delivery import DISC, transport_cost
from goodsyard.games.great_western_trail.rules.discs import (
    FROM_STATION,
    NO_DISC,
    STATIONS_FROM,
    has_white_disc,
    is_dark,
)
from goodsyard.games.great_western_trail.rules.objectives import can_gain_objective
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.say.common import Told, logged, rider_ref, too_dear
from goodsyard.games.great_western_trail.say.names import (
    CITIES,
    DISCS,
    city_name,
    disc_name,
    joined,
    listed,
    station_name,
)


class CitySpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-city", {"value": kinds.CITY_BREEDING.of(about)})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        """A city with everything that it brings and costs."""
        extraordinary = kinds.CITY_EXTRAORDINARY.has(about)
        clause = "7.33" if extraordinary else "9.13"
        refs = (f"city:{CITIES[action]}",)
        parts = brings_and_costs(game, seat, action, extraordinary)
        told: Told = {"city": city_name(CITIES[action])}
        if not parts:
            return Said(Phrase("choice-city", told), refs, clause)
        return Said(Phrase("choice-city-brings", told | {"brings": listed(parts)}), refs, clause)

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        value = kinds.CITY_BREEDING.of(about)
        told: Told = {"city": city_name(CITIES[action]), "value": value, "needed": CITY_VALUE[action]}
        if CITY_VALUE[action] > value:
            return Phrase("refusal-city-value", told), "9.13"
        return Phrase("refusal-city-disc", told), "9.14"


def brings_and_costs(game: State, seat: int, city: int, extraordinary: bool) -> list[Phrase]:
    """What a delivery brings, and the transport if there is any."""
    cost = 0 if extraordinary else transport_cost(game.players[seat], city)
    return city_brings(game, seat, city) + ([Phrase("city-transport", {"dollars": cost})] if cost else [])


def city_brings(game: State, seat: int, city: int) -> list[Phrase]:
    """Dollars and points of the city itself, then of the green arrows that are completed (RULES 9.15, 9.16, 14.3)."""
    parts = [Phrase("city-dollars", {"dollars": CITY_DOLLARS[city]})] if CITY_DOLLARS[city] else []
    parts += [points_said(CITY_POINTS[city])] if CITY_POINTS[city] else []
    own = game.players[seat].cities
    if own[city] > 0:
        return parts  # its arrows are complete already
    for arrow, other in ((city - 1, city - 1), (city, city + 1)):
        if not 0 <= other < len(CITIES) or own[other] == 0:
            continue
        gains = [points_said(ARROW_POINTS[arrow])] if ARROW_POINTS[arrow] else []
        gains += [Phrase("city-objective")] if ARROW_OBJECTIVE[arrow] and can_gain_objective(game) else []
        if gains:
            parts.append(Phrase("city-arrow", {"brings": joined(gains), "other": city_name(CITIES[other])}))
    return parts


def points_said(points: int) -> Phrase:
    return Phrase("city-points", {"sign": "minus" if points < 0 else "plus", "points": abs(points)})


class DiscSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-disc", {"target": target_name(kinds.DISC_TARGET.of(about))})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == NO_DISC:
            return Said(Phrase("choice-no-disc"), (rider_ref(seat),), "10.9", declines=True)
        if action >= FROM_STATION:
            number = action - FROM_STATION + 1
            phrase = Phrase("choice-disc-station", {"station": station_name(number, "from")})
            return Said(phrase, (f"station:{number}",), "10.6")
        refs = (f"disc:{seat}:{DISCS[action]}", target_ref(kinds.DISC_TARGET.of(about)))
        return Said(Phrase("choice-disc", {"disc": disc_name(DISCS[action], "from")}), refs, "10.2")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        me, target = game.players[seat], kinds.DISC_TARGET.of(about)
        if action >= FROM_STATION:
            return station_disc_refusal(game, about, action)
        if not me.discs[action]:
            return Phrase("refusal-no-disc"), "10.1"
        if DISC_DARK[action] and not is_dark(target) and has_white_disc(me):
            return Phrase("refusal-dark-disc"), "10.2"
        cost = -DISC_DOLLARS[action]
        if me.money < cost:
            return too_dear(game, seat, cost, "10.4")
        return Phrase("refusal-disc-transport", {"dollars": cost, "transport": transport_cost(me, target)}), "9.19"


def station_disc_refusal(game: State, about: int, action: int) -> Reason:
    """Discs of the player board come first, then those on stations, and only then none at all."""
    found = Options()
    DISC.options(game, about, found)
    if found.actions[0] < FROM_STATION:
        return Phrase("refusal-other-disc"), "10.6"
    if action == NO_DISC:
        return Phrase("refusal-station-disc"), "10.6"
    return Phrase("refusal-not-upgraded", {"station": station_name(action - FROM_STATION + 1)}), "10.6"


def target_name(target: int) -> Phrase:
    """Where a disc goes."""
    return city_name(CITIES[target]) if target < STATIONS_FROM else station_name(target - STATIONS_FROM + 1)


def target_ref(target: int) -> str:
    return f"city:{CITIES[target]}" if target < STATIONS_FROM else f"station:{target - STATIONS_FROM + 1}"


def placed_disc(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    target, source, _ = facts
    own = source < FROM_STATION
    taken = disc_name(DISCS[source], "from") if own else station_name(source - FROM_STATION + 1, "from")
    phrase = logged("placed-disc", seat, {"target": target_name(target), "source": taken})
    return Said(phrase, (target_ref(target),), "10.1")


def delivered(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    city, value, _ = facts
    phrase = logged("delivered", seat, {"city": city_name(CITIES[city]), "value": value})
    return Said(phrase, (f"city:{CITIES[city]}",), "9.13")


def transport(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(logged("transport", seat, {"count": facts[0], "dollars": facts[0]}), (), "9.18")


SPEECH: Speech[State] = Speech(
    decisions={kinds.CITY: CitySpeech(), kinds.DISC: DiscSpeech()},
    events={events.DELIVERED: delivered, events.TRANSPORT: transport, events.PLACED_DISC: placed_disc},
)
