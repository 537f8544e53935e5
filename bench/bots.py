"""Do thinking bots slow down other tables? Simulated people play with and without a table of three expert bots.

`python bench/bots.py --tables 50 --seconds 20` measures both alternately, several times, and prints the results.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

from table import Times, guest, play, seated, serving, shown

EXPERTS = 3


async def experts(url: str) -> str:
    """A table of experts only, so that one of them is always thinking."""
    async with guest(url) as client:
        wish = {"game": "coal-baron", "seats": [{"kind": "bot", "bot": "expert"}] * EXPERTS, "visibility": "public"}
        return str((await client.post("/api/tables", json=wish)).json()["id"])


async def number_at(url: str, table: str) -> int:
    async with guest(url) as client:
        return int((await client.get(f"/api/tables/{table}")).json()["number"])


async def people(url: str, options: argparse.Namespace, first: int) -> Times:
    """Response times of moves at tables of people."""
    times, tables = Times(), [await seated(url, first + table) for table in range(options.tables)]
    until = time.perf_counter() + options.seconds
    plays = [play(each, times, options.pause, until, random.Random(k)) for k, each in enumerate(tables)]
    await asyncio.gather(*plays)
    for each in tables:
        for person in each:
            person.reader.cancel()
            await person.socket.close()
    return times


async def measured(beside: bool, options: argparse.Namespace, round: int) -> Times:
    """One server, with or without the experts' table."""
    with tempfile.TemporaryDirectory() as folder, serving(str(Path(folder) / "tables.db")) as (url, _):
        table = await experts(url) if beside else ""
        times = await people(url, options, 1000 * round)
        if beside:
            print(f"  the experts made {await number_at(url, table)} moves in the meantime")
        return times


async def bench(options: argparse.Namespace) -> None:
    both = {False: Times(), True: Times()}
    for round in range(options.rounds):
        for beside, sums in both.items():
            times = await measured(beside, options, round)
            sums.acknowledged += times.acknowledged
            sums.seen += times.seen
    for beside, times in both.items():
        print(f"{'with' if beside else 'without'} a table of {EXPERTS} experts: {len(times.seen)} moves")
        print(f"  {shown('acknowledged', times.acknowledged)}")
        print(f"  {shown('seen by everybody', times.seen)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=5, help="seconds between two moves at a table, on average")
    parser.add_argument("--rounds", type=int, default=2)
    asyncio.run(bench(parser.parse_args()))


if __name__ == "__main__":
    main()
