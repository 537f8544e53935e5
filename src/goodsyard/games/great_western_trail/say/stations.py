"""What is said about station masters (RULES 8.14-8.18)."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules import events, kinds
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.stations import NOBODY
from goodsyard.games.great_western_trail.say.common import Told, logged, rider_ref
from goodsyard.games.great_western_trail.say.names import MASTERS, WORKERS, master_name, station_name, tile_name


class MasterSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        tile = game.posts[kinds.MASTER_STATION.of(about)] - 1
        return Phrase("prompt-master", {"master": master_name(MASTERS[tile])})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == NOBODY:
            return Said(Phrase("choice-no-master"), (rider_ref(seat),), "8.14", declines=True)
        refs = (f"workers:{seat}:{WORKERS[action]}", f"master:{kinds.MASTER_STATION.of(about) + 1}")
        return Said(Phrase("choice-master", {"worker": tile_name(WORKERS[action], "a")}), refs, "8.15")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        return Phrase("refusal-printed-worker", {"worker": tile_name(WORKERS[action])}), "8.15"


def upgraded(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    station, dollars, _ = facts
    phrase = logged("upgraded", seat, {"station": station_name(station + 1), "dollars": dollars})
    return Said(phrase, (f"station:{station + 1}",), "8.13")


def appointed(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    station, tile, worker = facts
    told: Told = {"station": station_name(station + 1), "master": master_name(MASTERS[tile])}
    phrase = logged("appointed", seat, told | {"worker": tile_name(WORKERS[worker], "a")})
    return Said(phrase, (f"station:{station + 1}",), "8.15")


SPEECH: Speech[State] = Speech(
    decisions={kinds.MASTER: MasterSpeech()}, events={events.UPGRADED: upgraded, events.APPOINTED: appointed}
)
