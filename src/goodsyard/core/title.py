"""A title: everything that the rest of the program may use of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, Protocol

import msgspec
from typing_extensions import TypeVar

from goodsyard.core.chance import mix, seeded
from goodsyard.core.errors import BadSetup
from goodsyard.core.evaluation import Evaluation
from goodsyard.core.game import RANDOM_STARTER, Game
from goodsyard.core.log import SILENT, Log
from goodsyard.core.observation import Encoder
from goodsyard.core.row import Row
from goodsyard.core.seeds import Seed, chance_of
from goodsyard.core.speech import Bundle, Order, Speech
from goodsyard.core.words import Words, words_of

if TYPE_CHECKING:
    from goodsyard.drawing import Composition, Drawing
    from goodsyard.terminal.board import Board
    from goodsyard.terminal.speech import Speech as TerminalSpeech

G = TypeVar("G", bound=Game, default=Any)
G_co = TypeVar("G_co", bound=Game, covariant=True)
V = TypeVar("V", bound=msgspec.Struct, default=Any)


@dataclass(frozen=True)
class Option:
    """Something that a table can choose before the game."""

    id: str
    values: tuple[str, ...]
    default: str
    since: int = 1
    """The rules version that introduced the option."""
    earlier: str = ""
    """The value that describes games played under earlier rules, if it is not the default."""

    def value_under(self, rules_version: int) -> str:
        """The value at a table that does not choose."""
        return self.earlier or self.default if rules_version < self.since else self.default


class Points(msgspec.Struct, frozen=True):
    """A seat's points so far, in total and by the score pad's lines."""

    total: int
    lines: dict[str, int] = {}


class SetUp(Protocol[G_co]):
    """Starts a new game that logs from its set-up on."""

    def __call__(
        self, players: int, chance: Row, rules_version: int, options: Mapping[str, str], log: Log, /
    ) -> G_co: ...


@dataclass(frozen=True)
class Judge:
    """How bots evaluate positions: a class of features, and the file with their weights."""

    features: Sequence[str]
    evaluation: Callable[[list[str], list[int], int, list[int]], Evaluation]
    """Makes an evaluation from feature names, weights, margin and quiet kinds."""
    weights: Path


def no_facts(game: Any) -> dict[str, int | str]:
    return {}


def no_bundles(game: Any, seat: int) -> list[Bundle]:
    return []


def no_points(view: Any) -> list[Points | None]:
    return []


def draw_plainly(view: Any, words: Words, shape: str) -> Drawing:
    from goodsyard.drawing import plain

    return plain.draw(view)


def keep_order(game: Any, seed: int) -> None:
    """Nothing lies face down in a fixed order."""


@dataclass(frozen=True, kw_only=True)
class Title(Generic[G, V]):
    """A game as tables, terminals, pages, bots and laboratories know it. Its package calls it `TITLE`."""

    id: str
    folder: Path
    """Where RULES.md and words/ are."""
    rules_version: int = 1
    min_players: int = 2
    max_players: int = 4
    options: tuple[Option, ...] = ()
    set_up: SetUp[G]
    view: Callable[[G, int | None], V]
    """What a seat may see; None is a spectator."""
    speech: Speech[Any]
    event_kinds: tuple[str, ...]
    """The names of the log's events by number."""
    score_lines: tuple[str, ...]
    """The names of the score pad's lines."""
    breakdown: Callable[[G], list[list[int]]]
    """The points of each score line, per seat."""

    # Optional parts.
    facts: Callable[[G], dict[str, int | str]] = no_facts
    """What the game counts about itself, for statistics."""
    points: Callable[[V], Sequence[Points | None]] = no_points
    """The points so far, per seat, as far as the viewer may know them; an empty list if nobody counts them."""
    draw: Callable[[V, Words, str], Drawing] = draw_plainly
    """The view as SVG panels, for a `wide` or a `tall` screen; things that choices and events mention carry their
    marks."""
    layouts: Path | None = None
    """How the panels share a screen: a TOML file; by default they are arranged by their places."""
    board: Callable[[TerminalSpeech], Board] | None = None
    """The board in a terminal; by default the view as a tree."""
    judge: Judge | None = None
    """How bots evaluate positions; by default by the points so far."""
    encoder: Callable[[int, int], Encoder] | None = None
    """Makes the encoder of observations from the number of players and of kinds of decision; environments need it."""
    bundles: Callable[[G, int], list[Bundle]] = no_bundles
    """Several actions at once that are suggested to a seat that is to act, the best suggestion first."""
    orders: Mapping[str, Order[G]] = field(default_factory=dict)
    """What players may ask for in advance, by id."""
    redeal: Callable[[G, int], None] = keep_order
    """Shuffles, with a seed, everything that no seat knows."""
    cover: Path | None = None
    """The picture of the game in the lobby: an SVG file."""

    def begin(self, players: int, seed: Seed, rules_version: int, options: Mapping[str, str], log: Log = SILENT) -> G:
        """A new game; raises BadSetup for options that do not fit."""
        checked = self.checked_options(players, options, rules_version)
        return self.set_up(players, chance_of(seed), rules_version, checked, log)

    def example(self, players: int | None = None) -> G:
        """A game with the default options, to ask about things that are the same in all games."""
        return self.begin(players or self.min_players, 1, self.rules_version, {})

    def deal_future(self, game: G, seed: int) -> None:
        """Deal everything anew that no seat knows, and all luck to come."""
        self.redeal(game, seed)
        game.chance = seeded(mix(seed, 2))

    def words(self, language: str) -> Words:
        return words_of(language, self.folder)

    def composition(self) -> Composition:
        """How the panels share a screen."""
        from goodsyard.drawing import composition

        return composition.read_composition(self.layouts) if self.layouts else composition.DEFAULT

    def rules_text(self, language: str = "en") -> str:
        """The rules in a language; English if there is no translation, empty if there are no rules."""
        files = (self.folder / f"RULES.{language}.md", self.folder / "RULES.md")
        found = next((file for file in files if file.exists()), None)
        return found.read_text(encoding="utf-8") if found else ""

    def clause_text(self, clause: str, language: str = "en") -> str:
        """One clause of the rules, or an empty string."""
        start = f"**{clause}** "
        found = [line for line in self.rules_text(language).splitlines() if line.startswith(start)]
        return found[0].removeprefix(start) if found else ""

    def checked_options(
        self, players: int, options: Mapping[str, str], rules_version: int | None = None
    ) -> dict[str, str]:
        """All options with their values; raises BadSetup for invalid ones. Games of earlier rules get the values that
        describe them."""
        if not self.min_players <= players <= self.max_players:
            raise BadSetup(f"{self.id} is for {self.min_players} to {self.max_players} players, not {players}")
        known = {option.id: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                listed = ", ".join(known) or "none"
                raise BadSetup(f"{self.id} has no option {name!r}; its options: {listed}")
            if value not in known[name].values:
                raise BadSetup(f"{self.id}: {name} must be one of {', '.join(known[name].values)}, not {value!r}")
        version = self.rules_version if rules_version is None else rules_version
        return {option.id: options.get(option.id, option.value_under(version)) for option in self.options}


def starting_seat(options: Mapping[str, str], players: int) -> int:
    """The seat that the option `starting_player` names, or RANDOM_STARTER."""
    starter = options["starting_player"]
    if starter == "random":
        return RANDOM_STARTER
    if int(starter) > players:
        raise BadSetup(f"starting_player is {starter}, but there are only {players} players")
    return int(starter) - 1


def names_in(numbers: ModuleType) -> tuple[str, ...]:
    """The names of a module's numbered constants in lower case, by number: `DREW: Final = 0` is `drew`."""
    named = {value: name.lower() for name, value in vars(numbers).items() if name.isupper() and isinstance(value, int)}
    if sorted(named) != list(range(len(named))):
        raise ValueError(f"{numbers.__name__} must number its constants from 0, each once")
    return tuple(named[number] for number in range(len(named)))
