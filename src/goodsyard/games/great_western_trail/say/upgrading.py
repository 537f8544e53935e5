"""What is said about upgrading train stations (RULES 7.35, 8.11-8.13)."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Reason, Said, Speech
from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.cards import CARDS, STATION_COST, STATIONS
from goodsyard.games.great_western_trail.rules.railroad import STATION_AT, STATION_POSITION
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.upgrading import LEAVE
from goodsyard.games.great_western_trail.say.common import Told, rider_ref, too_dear
from goodsyard.games.great_western_trail.say.names import station_name


class StationSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-station", {"station": station_name(STATION_AT[game.players[seat].engine] + 1)})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == LEAVE:
            return Said(Phrase("choice-no-upgrade"), (rider_ref(seat),), "8.11", declines=True)
        return upgrade_choice(STATION_AT[game.players[seat].engine], "8.13")


class BehindSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-behind")

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        return upgrade_choice(action, "7.35")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        me = game.players[seat]
        told: Told = {"station": station_name(action + 1)}
        if STATION_POSITION[action] >= me.engine:
            return Phrase("refusal-not-behind", told), "7.35"
        if me.stations >> action & 1:
            return Phrase("refusal-upgraded", told), "8.12"
        return upgrade_refusal(game, seat, action)


def upgrade_choice(station: int, clause: str) -> Said:
    told: Told = {"station": station_name(station + 1), "dollars": STATION_COST[station]}
    told |= {"points": CARDS.rows["stations"][station]["points"]}
    return Said(Phrase("choice-upgrade", told), (f"station:{station + 1}",), clause)


def upgrade_refusal(game: State, seat: int, station: int) -> Reason:
    """What is missing for an upgrade: dollars for the station, or a disc and what clearing its space costs."""
    if game.players[seat].money < STATION_COST[station]:
        return too_dear(game, seat, STATION_COST[station], "8.13")
    return Phrase("refusal-no-disc-left"), "8.13"


def nothing_to_upgrade(game: State, seat: int) -> Reason:
    """There is no station behind the engine, all are upgraded, or the cheapest one costs too much."""
    me = game.players[seat]
    behind = [station for station in range(STATIONS) if STATION_POSITION[station] < me.engine]
    left = [station for station in behind if not me.stations >> station & 1]
    if not left:
        return Phrase("refusal-no-station"), "7.35"
    return upgrade_refusal(game, seat, min(left, key=lambda station: STATION_COST[station]))


SPEECH: Speech[State] = Speech(decisions={kinds.STATION: StationSpeech(), kinds.BEHIND: BehindSpeech()})
