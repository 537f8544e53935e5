"""What is measured, with whom, in which words."""

from __future__ import annotations

from typing import NamedTuple

OURS = "goodsyard"
WORKERS = {OURS: "ours", "open_spiel": "spiel", "pettingzoo": "zoo", "rlcard": "cards", "catanatron": "catan"}
"""The program that measures each."""
PEERS = [name for name in WORKERS if name != OURS]
SHOWN = {
    OURS: "Goodsyard",
    "open_spiel": "OpenSpiel",
    "pettingzoo": "PettingZoo",
    "rlcard": "RLCard",
    "catanatron": "catanatron",
}


class Group(NamedTuple):
    """Measures that can be compared with each other; `about` says what exactly is done and what differs."""

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
        "Random games to the end: ask for the legal actions, take one. `decisions/s` counts from the first decision "
        "on, `with set-up` also the time for setting up and dealing; deals are not counted as decisions. "
        "python_tic_tac_toe and python_liars_poker are OpenSpiel's games written in Python, all else there is C++.",
    ),
    Group(
        "clone",
        "Copies of a position per second",
        "`clone()` of ours and of OpenSpiel's, `copy()` of catanatron's, in eight positions early in the game. "
        "RLCard and PettingZoo have no such call.",
    ),
    Group(
        "loop",
        "Random playouts per second in a compiled loop",
        "Set up, deal and play to the end inside one call: `play_out` of ours, `evaluate_bots` with C++ random bots of "
        "OpenSpiel. Games are of different length, hence also decisions per second; OpenSpiel's loop does not count "
        "them, so its number is playouts times the average length. The others have no compiled loop.",
    ),
    Group(
        "zoo",
        "PettingZoo steps per second",
        "`last()` with observation and mask, a random legal action, `step()`, and a `reset()` after each game. "
        "`env` is what PettingZoo's documentation tells to use; `raw_env` is the same without its checking wrappers. "
        "Our environments have no wrappers and check actions themselves.",
    ),
    Group(
        "vector",
        "Steps per second of many games side by side",
        "Counted game by game; choosing the actions is not timed. Ours are 64 games in one call, where the caller "
        "decides for every seat, or for one while chance plays the others, and for comparison one game of the single "
        "environment, and 64 single ones in Gymnasium's `SyncVectorEnv`. OpenSpiel's `SyncVectorEnv` of 64 games loops "
        "in Python and gives every seat's information state, which is long in Hearts. The others have none.",
    ),
    Group(
        "search",
        "Search iterations per second",
        "250 iterations in each of eight positions. `ismcts` of ours looks one decision ahead and judges the position "
        "at the end of the turn; with 20 random steps it judges where these lead instead; `plain` plays out at random "
        "to the end of the game, as OpenSpiel's C++ `ISMCTSBot` does with its `RandomRolloutEvaluator`. "
        "Hearts is played without passing, because that bot crashes while cards are passed; for tarok it is not "
        "implemented. Games of ours are longer: see decisions a game above.",
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
"""Of these the environments without wrappers are measured too."""
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
