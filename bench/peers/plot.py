"""The picture: one panel per group, one bar per game, one colour per library."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bench.peers.measures import OURS, SHOWN
from bench.peers.report import measured
from bench.peers.summary import Results

COLOURS = {
    OURS: "#9a7326",
    "open_spiel": "#1f4e79",
    "pettingzoo": "#4c7040",
    "rlcard": "#5a6068",
    "catanatron": "#b3372f",
}
WIDTH, BAR_HEIGHT, HEAD_HEIGHT = 9.0, 0.21, 0.7


def draw(results: Results, files: list[Path]) -> None:
    """Write the picture to files; the suffixes determine the formats."""
    import matplotlib
    from matplotlib.figure import Figure
    from matplotlib.patches import Patch

    matplotlib.rcParams["svg.hashsalt"] = "goodsyard"
    groups = measured(results)
    heights = [BAR_HEIGHT * len(results.of(group.id)) + HEAD_HEIGHT for group in groups]
    figure = Figure(figsize=(WIDTH, sum(heights) + HEAD_HEIGHT), layout="constrained")
    panels = figure.subplots(len(groups), 1, squeeze=False, gridspec_kw={"height_ratios": heights})[:, 0]
    for axes, group in zip(panels, groups, strict=True):
        bars(axes, results, group.id)
        axes.set_title(f"{group.title} (logarithmic)", loc="left", fontsize=10)
    peers = dict.fromkeys(measure.peer for measure in results.rounds)
    patches = [Patch(color=COLOURS[peer], label=SHOWN[peer]) for peer in peers]
    figure.legend(handles=patches, loc="outside lower center", ncols=len(patches), frameon=False, fontsize=9)
    for file in files:
        figure.savefig(file, dpi=110, metadata={"Date": None} if file.suffix == ".svg" else None)


def bars(axes: Any, results: Results, group: str) -> None:
    """A group's bars, fastest first, each with its noise and its number."""
    measures = results.of(group)[::-1]
    rates = [results.rate(measure) for measure in measures]
    noise = [results.noise(measure) * rate for measure, rate in zip(measures, rates, strict=True)]
    axes.barh(range(len(rates)), rates, xerr=noise, color=[COLOURS[each.peer] for each in measures], ecolor="#888888")
    axes.set_yticks(range(len(rates)), [measure.label for measure in measures], fontsize=8)
    axes.set_xscale("log")
    axes.set_xlim(min(rates) / 2, max(rates) * 4)
    axes.margins(y=0.02)
    axes.tick_params(axis="x", labelsize=8)
    axes.spines[["top", "right"]].set_visible(False)
    style = {"xytext": (4, 0), "textcoords": "offset points", "va": "center", "fontsize": 7}
    for place, (rate, error) in enumerate(zip(rates, noise, strict=True)):
        axes.annotate(f"{rate:,.0f}", (rate + error, place), **style)
