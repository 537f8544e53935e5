"""What is said in Kansas City: foresight and income (RULES 9)."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules import events, kinds
from goodsyard.games.great_western_trail.rules.cards import NONE
from goodsyard.games.great_western_trail.rules.job_market import JOB_PLACES
from goodsyard.games.great_western_trail.rules.knowledge import cards_shown
from goodsyard.games.great_western_trail.rules.rewards import TRACK
from goodsyard.games.great_western_trail.rules.state import FORESIGHT_SPACES, JOB_ROW, State
from goodsyard.games.great_western_trail.say.common import Told, logged, space_ref
from goodsyard.games.great_western_trail.say.names import (
    SPACES,
    TILES,
    card_id,
    counted_cards,
    space_name,
    tile_name,
)


class ForesightSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-foresight", {"column": about + 1})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        refs = (f"foresight:{about + 1}:{TILES[action]}",)
        return Said(Phrase("choice-foresight", {"tile": tile_name(TILES[action], "the")}), refs, "9.2")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        first = about * FORESIGHT_SPACES
        if action + 1 in game.foresight[first : first + FORESIGHT_SPACES]:
            return Phrase("refusal-no-more-workers"), "13.2"
        return Phrase("refusal-not-in-column", {"tile": tile_name(TILES[action]), "column": about + 1}), "9.2"


class CertificatesSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-certificates", {"value": about})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        used = TRACK[game.players[seat].marker] - TRACK[action]
        told: Told = {"count": used, "value": about + used}
        return Said(Phrase("choice-certificates", told), (f"certificates:{seat}",), "9.11")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        return Phrase("refusal-certificates"), "9.11"


def reached_city(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(logged("reached-city", seat, {"count": facts[0], "dollars": facts[0]}), (), "9.1")


def chose_tile(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    """Where the tile went: out of the game, into the job market or onto the trail."""
    tile, _, place = facts
    told: Told = {"tile": tile_name(TILES[tile], "the"), "where": "box"}
    refs: tuple[str, ...] = ()
    if place >= JOB_PLACES:
        line = JOB_ROW.of(place - JOB_PLACES) + 1
        told |= {"where": "jobs", "row": line}
        refs = (f"job:{line}:{TILES[tile]}",)
    elif place != NONE:
        told |= {"where": "trail", "space": space_name(SPACES[place])}
        refs = (space_ref(place),)
    return Said(logged("chose-tile", seat, told), refs, "9.3")


def foresaw(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    tile, column, _ = facts
    phrase = logged("foresaw", seat, {"tile": tile_name(TILES[tile], "a"), "column": column + 1})
    return Said(phrase, (f"foresight:{column + 1}:{TILES[tile]}",), "9.21")


def revealed(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    cards = [card_id(card) for card in cards_shown(facts[0])]
    told: Told = {"count": len(cards), "cards": counted_cards(cards) if cards else ""}
    return Said(logged("revealed", seat, told), (f"revealed:{seat}",), "9.10")


def income(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    value, permanent, temporary = facts
    told: Told = {"value": value, "permanent": permanent, "temporary": temporary, "dollars": sum(facts)}
    return Said(logged("income", seat, told), (), "9.12")


SPEECH: Speech[State] = Speech(
    decisions={kinds.FORESIGHT: ForesightSpeech(), kinds.CERTIFICATES: CertificatesSpeech()},
    events={
        events.REACHED_CITY: reached_city,
        events.CHOSE_TILE: chose_tile,
        events.FORESAW: foresaw,
        events.REVEALED: revealed,
        events.INCOME: income,
    },
)
