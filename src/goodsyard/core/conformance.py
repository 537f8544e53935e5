"""The conformance kit: the contract of every game, as public functions that raise AssertionError.

`check_game` plays one random game and tries the whole contract on the way; a game's tests call it for many seeds,
every number of players and every option.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from goodsyard.core.chance import DICE, below, mix, seeded
from goodsyard.core.errors import IllegalAction
from goodsyard.core.game import Game
from goodsyard.core.log import Log
from goodsyard.core.playout import play_out
from goodsyard.core.record import read
from goodsyard.core.suggesting import check_suggestions, suggested
from goodsyard.core.table import Table, replay
from goodsyard.core.title import Title


def encoded(thing: object) -> bytes:
    return msgspec.json.encode(thing)


def check_game(title: Title, players: int, seed: int, options: Mapping[str, str] | None = None) -> Table:
    """Play a random game and check the contract at each position; the expensive checks at every eighth."""
    table = Table(title, players, seed, options or {}, title.rules_version)
    chance = seeded(seed)
    count = 0
    while not table.over:
        check_options(table)
        check_suggestions(title, table.game)
        if count % 8 == seed % 8:
            check_clone(table.game, count)
            check_undo(table)
            for seat in range(players):
                check_knowledge(title, table.game, seat, mix(seed, count))
            check_together(table.game)
        seat = table.acting()[below(chance, DICE, len(table.acting()))]
        legal = table.game.legal(seat)
        luck = table.game.luck
        table.play(legal[below(chance, DICE, len(legal))], seat)
        table.game.audit()
        assert table.game.luck >= luck, "luck must not decrease"
        count += 1
    check_end(table)
    check_record(table)
    return table


def check_options(table: Table) -> None:
    """Exactly the acting seats have options, each once and in a fixed order, and nothing else is accepted."""
    game = table.game
    acting = game.acting()
    assert acting and game.current == min(acting)
    for seat in range(game.player_count):
        legal = game.legal(seat)
        assert legal == game.legal(seat), "the order of options changed"
        assert bool(legal) == (seat in acting), "exactly the acting seats have options"
        assert len(set(legal)) == len(legal), "an option appears twice"
        if legal:
            check_refusals(table, seat, legal)


def check_refusals(table: Table, seat: int, legal: list[int]) -> None:
    """A wrong action is refused with a reason and changes nothing."""
    game = table.game
    size = game.kind_sizes()[game.decision(seat)[0]]
    assert 0 <= min(legal) and max(legal) < size, "an action lies outside the space of its kind"
    digest = game.digest()
    wrong = [-1, size, next((action for action in range(size) if action not in legal), size + 1)]
    for action in wrong:
        try:
            table.play(action, seat)
        except IllegalAction as refusal:
            assert str(refusal)
        else:
            raise AssertionError(f"action {action} was not refused")
    assert game.digest() == digest, "a refused action changed the game"


def check_clone(game: Game, seed: int) -> None:
    """A clone is equal and independent, and the same play gives the same game."""
    digest, acted = game.digest(), game.seat
    one, two = game.clone(), game.clone()
    assert one.digest() == digest and one.legal() == game.legal()
    assert game.digest() == digest and game.seat == acted, "asking for legal actions changes the game"
    assert play_out(one, seed) == play_out(two, seed)
    assert one.over and one.digest() == two.digest()
    assert game.digest() == digest, "playing a clone changed the original"
    check_loop(game, seed, one.digest())


def check_loop(game: Game, seed: int, digest: int) -> None:
    """The compiled loop of `play_out` plays the same game as a loop in plain Python that names every seat."""
    plain, chance = game.clone(), seeded(seed)
    while not plain.over:
        seat = plain.current
        legal = plain.legal(seat)
        plain.apply(legal[below(chance, DICE, len(legal))], seat)
    assert plain.digest() == digest, "play_out and a plain loop play different games"


def check_undo(table: Table) -> None:
    """Undoing the latest action, where that is allowed, and redoing it return to the same positions."""
    if not table.played or table.undo_refusal(table.played[-1].seat) is not None:
        return
    seat, digest, count = table.played[-1].seat, table.game.digest(), len(table.played)
    table.undo(seat)
    assert len(table.played) == count - 1
    table.redo(seat)
    assert table.game.digest() == digest and len(table.played) == count


def check_knowledge(title: Title, game: Game, seat: int, seed: int) -> None:
    """Change what a seat cannot know: its view and choices stay byte-equal, the pieces still add up, and whatever
    another seat then does in secret leaves its log byte-equal too."""
    seed &= (1 << 62) - 1
    other, again = game.clone(), game.clone()
    other.determinize(seat, seed)
    again.determinize(seat, seed)
    assert other.digest() == again.digest(), "the same seed determinizes differently"
    # The result must depend on what the seat knows, not on the true state.
    again.determinize(seat, mix(seed, 7) >> 1)
    again.determinize(seat, seed)
    assert other.digest() == again.digest(), "the determinized game depends on hidden facts"
    other.audit()
    assert encoded(title.view(other, seat)) == encoded(title.view(game, seat)), "the view reveals hidden facts"
    assert other.acting() == game.acting() and other.legal(seat) == game.legal(seat), "the options reveal hidden facts"
    assert said_choices(title, other, seat) == said_choices(title, game, seat), "the choices reveal hidden facts"
    assert suggested(title, other, seat) == suggested(title, game, seat), "the suggestions reveal hidden facts"
    check_log(title, game, other, seat)
    check_waiting(title, game, other, seat)
    assert play_out(other, seed) > 0 or game.over


def check_log(title: Title, game: Game, other: Game, seat: int) -> None:
    """Play the option at the same place of the list in both games: if the seat's views are equal, so are its logs."""
    actor = game.current
    here, there = game.legal(actor), other.legal(actor)
    for place in range(min(len(here), len(there))):
        one, two = game.clone(), other.clone()
        one.log, two.log = Log(True), Log(True)
        one.apply(here[place], actor)
        two.apply(there[place], actor)
        if encoded(title.view(one, seat)) == encoded(title.view(two, seat)):
            assert said_events(title, one, seat) == said_events(title, two, seat), "the log reveals hidden facts"


def check_waiting(title: Title, game: Game, other: Game, seat: int) -> None:
    """In two games that the seat cannot tell apart, let somebody else act. What can be seen in only one of the games
    must not begin with the same event and then go on in another way - with other kinds of events, more or fewer of
    them, or another seat to act - unless something hidden was turned up on the way: the same event with other
    facts, or luck."""
    actor = game.current
    if actor == seat or len(game.acting()) > 1:  # of simultaneous secret decisions only who is ready can be seen
        return
    here, there = observed(title, game, actor, seat), observed(title, other, actor, seat)
    for one in [each for each in here if each not in there]:
        for two in [each for each in there if each not in here]:
            if one.told[:1] == two.told[:1]:
                compare_waiting(one, two)


class Observed(msgspec.Struct, frozen=True):
    """What a seat could see of another seat's action."""

    told: list[tuple[int, int, object]]
    acting: list[int]
    lucky: bool


def observed(title: Title, game: Game, actor: int, seat: int) -> list[Observed]:
    """What the seat would see of each of the actor's options."""
    found = []
    for action in game.legal(actor):
        twin = game.clone()
        twin.log = Log(True)
        twin.apply(action, actor)
        kinds = [(kind, owner) for kind, owner, *_ in twin.log.entries]
        told = [(*kind, said) for kind, said in zip(kinds, said_events(title, twin, seat), strict=True)]
        found.append(Observed(told, twin.acting(), twin.luck > game.luck))
    return found


def compare_waiting(one: Observed, two: Observed) -> None:
    lucky = one.lucky or two.lucky
    for first, second in zip(one.told, two.told, strict=False):
        if first != second:
            assert lucky or first[:2] == second[:2], f"what happens next reveals hidden facts: {first} and {second}"
            return
    same_length = len(one.told) == len(two.told)
    assert lucky or same_length, f"the number of events reveals hidden facts: {one.told} and {two.told}"
    assert not same_length or one.acting == two.acting, f"who acts next reveals hidden facts: after {one.told}"


def said_choices(title: Title, game: Game, seat: int) -> list[object]:
    if seat not in game.acting():
        return []
    kind, about = game.decision(seat)
    said = [title.speech.choice(game, seat, kind, about, action) for action in game.legal(seat)]
    return [title.speech.prompt(game, seat, kind, about), *said]


def said_events(title: Title, game: Game, seat: int | None) -> list[object]:
    return [title.speech.event(game, kind, owner, (a, b, c), seat) for kind, owner, a, b, c in game.log.entries]


def check_together(game: Game) -> None:
    """Simultaneous decisions commute, and nobody's options depend on what another seat has already decided."""
    acting = game.acting()
    for first in acting:
        for second in acting:
            if first < second:
                one, two = game.clone(), game.clone()
                mine, yours = game.legal(first)[-1], game.legal(second)[0]
                one.apply(mine, first)
                assert one.legal(second) == game.legal(second), "a decision changes another seat's options"
                one.apply(yours, second)
                two.apply(yours, second)
                two.apply(mine, first)
                assert one.digest() == two.digest(), "simultaneous decisions do not commute"


def check_end(table: Table) -> None:
    """At the end nobody acts, and ranks, scores and score lines agree."""
    game = table.game
    assert game.acting() == [] and game.current == -1 and game.legal() == []
    assert min(table.ranking()) == 1 and len(table.ranking()) == game.player_count
    scores = table.scores()
    for line, score in zip(table.breakdown(), scores, strict=True):
        assert sum(line.values()) == score, "the score lines do not add up"
    for seat in range(game.player_count):
        for other in range(game.player_count):
            if scores[seat] > scores[other]:
                assert table.ranking()[seat] < table.ranking()[other], "a higher score has a worse rank"


def check_record(table: Table) -> None:
    """The record replays to the same game, also through JSON, and to positions on the way."""
    record = read(table.record().json())
    assert record == table.record()
    again = replay(record)
    assert again.game.digest() == table.game.digest()
    assert encoded(again.events()) == encoded(table.events())
    half = replay(record, len(record.actions) // 2)
    assert len(half.played) == len(record.actions) // 2 and not half.over
