"""What is measured in which library, and how the page describes it."""

from __future__ import annotations

from typing import NamedTuple

OURS = "goodsyard"
WORKERS = {OURS: "ours", "open_spiel": "spiel", "pettingzoo": "zoo", "rlcard": "cards", "catanatron": "catan"}
"""The program that measures each library."""
PEERS = [name for name in WORKERS if name != OURS]
SHOWN = {
    OURS: "Goodsyard",
    "open_spiel": "OpenSpiel",
    "pettingzoo": "PettingZoo",
    "rlcard": "RLCard",
    "catanatron": "catanatron",
}


class Group(NamedTuple):
    """Measures that can be compared; `about` says exactly what is done and what differs."""

    id: str
    title: str
    about: str


class Measure(NamedTuple):
    """One line of the table."""

    group: str
    peer: str
    what: str
    players: int
    variant: str = ""

    @property
    def label(self) -> str:
        """The line's name in its table."""
        players = f" ({self.players})" if self.players else ""
        return f"{self.what}{players}{', ' if self.variant else ''}{self.variant}"


GROUPS = [
    Group(
        "api",
        "Decisions per second through the Python API",
        "Random games played to the end: ask for the legal actions, take one. `decisions/s` is timed from the first "
        "decision; `with set-up` includes setting up and dealing. Deals do not count as decisions. "
        "python_tic_tac_toe and python_liars_poker are OpenSpiel games written in Python; its others are C++.",
    ),
    Group(
        "clone",
        "Copies of a position per second",
        "`clone()` in Goodsyard and OpenSpiel, `copy()` in catanatron, in eight positions early in the game. "
        "RLCard and PettingZoo have no such call.",
    ),
    Group(
        "loop",
        "Random playouts per second in a compiled loop",
        "Set up, deal and play to the end in one call: our `play_out`, and OpenSpiel's `evaluate_bots` with random C++ "
        "bots. Because games differ in length, decisions per second are shown too; OpenSpiel's loop does not count "
        "decisions, so its number is playouts times average length. The other libraries have no compiled loop.",
    ),
    Group(
        "zoo",
        "PettingZoo steps per second",
        "`last()` with observation and mask, a random legal action, `step()`, and a `reset()` after each game. "
        "`env` is what PettingZoo's documentation recommends; `raw_env` is the same without its checking wrappers. "
        "Our environments have no wrappers and check actions themselves.",
    ),
    Group(
        "vector",
        "Steps per second of many games side by side",
        "A step of one game counts as one; choosing the actions is not timed. Goodsyard steps 64 games in one call, in "
        "which the caller decides either for every seat or for one seat while the others play at random. For "
        "comparison: one game in the single environment, and 64 single environments in Gymnasium's `SyncVectorEnv`. "
        "OpenSpiel's `SyncVectorEnv` of 64 games loops in Python and returns every seat's information state, which is "
        "long in Hearts. The other libraries have no vector environment.",
    ),
    Group(
        "search",
        "Search iterations per second",
        "250 iterations in each of eight positions. Our `ismcts` looks one decision ahead and evaluates the position "
        "at the end of the turn; `20 random steps` evaluates the position that these lead to instead; `plain` plays "
        "at random to the end of the game, as OpenSpiel's C++ `ISMCTSBot` does with its `RandomRolloutEvaluator`. "
        "Hearts is played without passing, because that bot crashes while cards are passed; it does not support tarok. "
        "Our games are longer: see decisions per game above.",
    ),
]
GAMES = ["coal-baron", "great-western-trail", "mineshaft", "oh-my-goods"]
PLAYERS = [2, 3]
SPIEL = {"hearts": 4, "tarok": 3, "chess": 2, "gin_rummy": 2}
SPIEL_PYTHON = {"python_tic_tac_toe": 2, "python_liars_poker": 2}
SPIEL_SEARCH = {"hearts(pass_cards=false)": 4, "gin_rummy": 2}
SPIEL_VECTOR = {"hearts": 4, "leduc_poker": 2}
RLCARD = {"leduc-holdem": 2, "uno": 2, "gin-rummy": 2}
ZOO = {
    "rps_v2": 2,
    "tictactoe_v3": 2,
    "connect_four_v3": 2,
    "leduc_holdem_v4": 2,
    "texas_holdem_v4": 2,
    "texas_holdem_no_limit_v6": 2,
    "go_v5": 2,
    "hanabi_v5": 2,
    "chess_v6": 2,
}
ZOO_FASTEST = ["rps_v2", "tictactoe_v3", "connect_four_v3", "leduc_holdem_v4"]
"""These are also measured without their wrappers."""
SINGLES = "64 single ones, SyncVectorEnv"
VECTORS = ["every seat", "one seat", "one game", SINGLES]
TWENTY_STEPS = "20 random steps"
SEARCHES = ["ismcts", TWENTY_STEPS, "plain"]


def ours(group: str, variants: list[str], players: list[int]) -> list[Measure]:
    return [Measure(group, OURS, game, number, kind) for kind in variants for game in GAMES for number in players]


def theirs(group: str, peer: str, games: dict[str, int], variant: str = "") -> list[Measure]:
    return [Measure(group, peer, game, players, variant) for game, players in games.items()]


MEASURES = [
    *ours("api", [""], PLAYERS),
    *theirs("api", "open_spiel", SPIEL | SPIEL_PYTHON),
    *theirs("api", "rlcard", RLCARD),
    *[Measure("api", "catanatron", "catan", players) for players in PLAYERS],
    *ours("clone", [""], PLAYERS),
    *theirs("clone", "open_spiel", SPIEL),
    *[Measure("clone", "catanatron", "catan", players) for players in PLAYERS],
    *ours("loop", [""], PLAYERS),
    *theirs("loop", "open_spiel", SPIEL),
    *ours("zoo", [""], PLAYERS),
    *theirs("zoo", "pettingzoo", ZOO, "env"),
    *theirs("zoo", "pettingzoo", {game: ZOO[game] for game in ZOO_FASTEST}, "raw_env"),
    *ours("vector", VECTORS, [2]),
    *theirs("vector", "open_spiel", SPIEL_VECTOR),
    *ours("search", SEARCHES, [2]),
    *theirs("search", "open_spiel", SPIEL_SEARCH),
]
