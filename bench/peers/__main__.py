"""`python -m bench.peers`: Goodsyard and other libraries side by side; see docs/benchmarks.md."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from datetime import date
from pathlib import Path

from bench.peers.environments import BUILD, ROOT, NotInstalled, python_of
from bench.peers.machine import load, processor
from bench.peers.measures import GROUPS, OURS, PEERS, SHOWN
from bench.peers.plot import draw
from bench.peers.process import use_one_core
from bench.peers.report import BEGIN, END, Circumstances, page_part, show, write_page
from bench.peers.rounds import run
from bench.peers.summary import Results

DOCS = ROOT / "docs"
USUAL, QUICK = (7, 0.3), (3, 0.05)
"""Number of rounds, and seconds of processor time per measure and round."""
BUSY = 0.7


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short run with rough numbers; does not change docs/")
    names = [group.id for group in GROUPS]
    parser.add_argument("--only", choices=names, action="append", help="only this group; does not change docs/")
    return parser.parse_args()


def environments() -> tuple[dict[str, Path], dict[str, str]]:
    """The interpreters, and the libraries that could not be installed."""
    pythons: dict[str, Path] = {OURS: python_of(OURS)}
    missing: dict[str, str] = {}
    for peer in PEERS:
        try:
            pythons[peer] = python_of(peer)
        except NotInstalled as problem:
            missing[SHOWN[peer]] = f"it could not be installed: {problem}"
            print(f"{SHOWN[peer]} is missing: {missing[SHOWN[peer]]}", file=sys.stderr)
    return pythons, missing


def write(results: Results, told: Circumstances, folder: Path) -> None:
    """The page and its pictures."""
    pictures = folder / "pictures"
    pictures.mkdir(parents=True, exist_ok=True)
    draw(results, [pictures / "peers.svg", pictures / "peers.png"])
    write_page(folder / "benchmarks.md", page_part(results, told, "pictures/peers.svg"))


def main() -> None:
    options = arguments()
    pythons, missing = environments()
    rounds, seconds = QUICK if options.quick else USUAL
    today = date.today().isoformat()
    told = Circumstances(processor(), load(), f"Python {platform.python_version()}", today, rounds, seconds)
    if told.load > BUSY:
        print(f"the machine is busy (load {told.load:.1f}), so these numbers are unreliable", file=sys.stderr)
    use_one_core()
    results = run(pythons, options.only or [group.id for group in GROUPS], rounds, seconds)
    results.missing |= missing
    show(results, told)
    if options.quick or options.only:
        (BUILD / "benchmarks.md").write_text(BEGIN + END, encoding="utf-8")
        write(results, told, BUILD)
    else:
        write(results, told, DOCS)
    raw = [{**measure._asdict(), "rounds": rates} for measure, rates in results.rounds.items()]
    (BUILD / "results.json").write_text(json.dumps(raw, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
