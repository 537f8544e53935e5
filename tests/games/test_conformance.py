"""Every game keeps the contract, for all numbers of players and all options."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import goodsyard
from goodsyard.core.chance import DICE, below, seeded
from goodsyard.core.conformance import check_game, check_waiting
from goodsyard.core.errors import BadSetup
from goodsyard.core.row import COMPILED
from goodsyard.core.table import Table
from goodsyard.core.title import Title

TITLES = [title for title in goodsyard.titles().values() if title.id != "odd-lots"]
PLAYERS = [(title, n) for title in TITLES for n in range(title.min_players, title.max_players + 1)]
# Interpreted, with the coverage counted, a few games have to do.
GAMES = 5 if COMPILED else 1
SEEDS = st.integers(0, (1 << 63) - 1)


def name(thing: object) -> str:
    return thing.id if isinstance(thing, Title) else str(thing)


@pytest.mark.parametrize(("title", "players"), PLAYERS, ids=name)
def test_random_games_conform(title: Title, players: int) -> None:
    @settings(max_examples=GAMES, deadline=None, derandomize=True, database=None)
    @given(seed=SEEDS)
    def conforms(seed: int) -> None:
        check_game(title, players, seed)

    conforms()


def variations(title: Title) -> list[dict[str, str]]:
    """Every other value of an option alone, and all the last values together."""
    alone = [{option.id: value} for option in title.options for value in option.values if value != option.default]
    return [*alone, {option.id: option.values[-1] for option in title.options}]


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_every_option_conforms(title: Title) -> None:
    for options in variations(title) if COMPILED else variations(title)[-1:]:
        for players in range(title.min_players, title.max_players + 1 if COMPILED else title.min_players + 1):
            with suppress(BadSetup):  # a seat that does not exist cannot start
                check_game(title, players, 1, options)


@pytest.mark.parametrize(("title", "players"), PLAYERS, ids=name)
def test_prompts_and_choices_can_be_said_in_both_languages(title: Title, players: int) -> None:
    table = goodsyard.new(title.id, players, seed=players)
    while not table.over:
        seat = table.acting()[0]
        for lang in ("en", "de"):
            texts = [choice.text for choice in table.choices(seat, lang)]
            assert table.prompt(seat, lang)
            assert all(texts)
            assert len(set(texts)) == len(texts), f"two choices say the same: {texts}"
        clauses = {choice.clause for choice in table.choices(seat)}
        assert all(title.clause_text(clause) for clause in clauses)
        legal = table.game.legal(seat)
        table.play(legal[len(table.played) * 7 % len(legal)], seat)
    for lang in ("en", "de"):
        assert all(event.text for event in table.events(0, lang=lang))
        assert all(title.clause_text(event.clause) for event in table.events(None, lang=lang))


@pytest.mark.parametrize(("title", "players"), PLAYERS, ids=name)
def test_every_refusal_has_a_reason_and_a_clause(title: Title, players: int) -> None:
    """Pressing anything that cannot be used says why not."""
    table = goodsyard.new(title.id, players, seed=7)
    for count in range(60):
        seat = table.acting()[0]
        legal = table.game.legal(seat)
        kind, about = table.game.decision(seat)
        for action in range(table.game.kind_sizes()[kind]):
            if action not in legal:
                reason = title.speech.refusal(table.game, seat, kind, about, action)
                if reason is not None:
                    assert title.words("de").say(reason[0])
                    assert title.clause_text(reason[1])
        table.play(legal[count * 5 % len(legal)], seat)
        if table.over:
            break


@pytest.mark.parametrize(("game", "rules"), [("coal-baron", 1), ("oh-my-goods", 2)])
def test_the_kit_finds_what_earlier_rules_gave_away(game: str, rules: int) -> None:
    """In Coal Baron's first rules a turn moved on at once after some secret picks and waited after others; in Oh My
    Goods! a planned card that could not be paid was given up without asking."""
    title, found = goodsyard.find(game), ""
    for seed in range(40):
        table = Table(title, 3, seed, {}, rules)
        chance = seeded(seed)
        while not table.over and not found:
            twin, seat = table.game.clone(), below(chance, DICE, 3)
            twin.determinize(seat, seed)
            try:
                check_waiting(title, table.game, twin, seat)
            except AssertionError as leak:
                found = str(leak)
            legal = table.game.legal()
            table.take(legal[below(chance, DICE, len(legal))], table.game.current)
    assert "reveals hidden facts" in found
