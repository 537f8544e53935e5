"""The rounds summarised: medians, noise, ratios, and whether the aims are met."""

from __future__ import annotations

from statistics import median
from typing import NamedTuple

from bench.peers.measures import OURS, SINGLES, Measure

Rates = dict[str, float]


class Results:
    """All results of a run."""

    def __init__(self) -> None:
        self.rounds: dict[Measure, list[Rates]] = {}
        self.failed: dict[Measure, str] = {}
        self.missing: dict[str, str] = {}
        self.versions: dict[str, str] = {}

    def of(self, group: str) -> list[Measure]:
        """A group's successful measures, fastest first."""
        found = [each for each in self.rounds if each.group == group and each not in self.failed]
        return sorted(found, key=self.rate, reverse=True)

    def columns(self, group: str) -> list[str]:
        """The column names of a group, the main one first."""
        return list(self.rounds[self.of(group)[0]][0])

    def middle(self, measure: Measure, column: str) -> float:
        return median(rates[column] for rates in self.rounds[measure])

    def rate(self, measure: Measure) -> float:
        return self.middle(measure, main(self.rounds[measure]))

    def noise(self, measure: Measure) -> float:
        """Half the distance from the slowest round to the fastest, as a fraction of the median."""
        rates = [each[main(self.rounds[measure])] for each in self.rounds[measure]]
        return (max(rates) - min(rates)) / 2 / median(rates)

    def ratio(self, measure: Measure, other: Measure, column: str) -> float:
        """How many times as fast: the median over rounds, because within a round both ran close together."""
        pairs = zip(self.rounds[measure], self.rounds[other], strict=False)
        return median(mine[column] / theirs[column] for mine, theirs in pairs)


def main(rounds: list[Rates]) -> str:
    """The main column."""
    return next(iter(rounds[0]))


class Aim(NamedTuple):
    """A promised ratio, the one measured in the worst case (None: not measured), and in which case."""

    text: str
    wanted: float
    found: float | None
    which: str

    @property
    def met(self) -> bool:
        return self.found is not None and self.found >= self.wanted


def aims(results: Results) -> list[Aim]:
    """Every aim; where it can be read in two ways, both readings."""
    hearts = [measure for measure in results.of("api") if measure.what == "hearts"]
    found = [
        aim(results, f"every game at least twice as fast as OpenSpiel's hearts via Python, {said}", 2, hearts, column)
        for said, column in (("with set-up", "with set-up"), ("from the first decision", "decisions/s"))
    ]
    for variant in ("env", "raw_env"):
        zoo = [measure for measure in results.of("zoo") if measure.variant == variant]
        text = f"every PettingZoo environment at least 5 times as fast as the fastest classic `{variant}`"
        found.append(aim(results, text, 5, zoo[:1], "steps/s"))
    for single, said in (("one game", "the single one"), (SINGLES, "64 single ones in Gymnasium's SyncVectorEnv")):
        found.append(vector_aim(results, single, f"every vector environment at least 5 times as fast as {said}"))
    return found


def aim(results: Results, text: str, wanted: float, fastest: list[Measure], column: str) -> Aim:
    """All our measures in a group against another library's fastest."""
    group = fastest[0].group if fastest else ""
    ratios = {
        f"{mine.label} against {fastest[0].label}": results.ratio(mine, fastest[0], column)
        for mine in results.of(group)
        if mine.peer == OURS
    }
    return worst(text, wanted, ratios)


def vector_aim(results: Results, single: str, text: str) -> Aim:
    """Each of our vector environments against single environments of the same game."""
    vectors = {(each.what, each.variant): each for each in results.of("vector") if each.peer == OURS}
    ratios = {
        game: results.ratio(many, vectors[game, single], "steps/s")
        for (game, variant), many in vectors.items()
        if variant == "one seat" and (game, single) in vectors
    }
    return worst(text, 5, ratios)


def worst(text: str, wanted: float, ratios: dict[str, float]) -> Aim:
    which = min(ratios, key=lambda name: ratios[name], default="")
    return Aim(text, wanted, ratios[which] if ratios else None, which)
