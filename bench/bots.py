"""Do thinking bots slow anybody down? Real servers, with and without what strains them.

`python bench/bots.py --tables 50 --seconds 20` measures how fast moves are acknowledged beside a table of three expert
bots and without it, alternately, several times. `python bench/bots.py --worst` measures how long a person waits for a
`medium` bot while one guest does the worst that the quotas allow: as many tables as possible, at each of which three
bots with the longest budget think all the time.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path

import httpx
from table import Person, Times, guest, leave, play, seated, serving, shown, sitting

EXPERTS = 3
LONGEST = "ismcts:10s"


async def experts(client: httpx.AsyncClient) -> str:
    """A table of experts only, so that one of them is always thinking while somebody watches."""
    wish = {"game": "coal-baron", "seats": [{"kind": "bot", "bot": "expert"}] * EXPERTS, "visibility": "public"}
    return str((await client.post("/api/tables", json=wish)).json()["id"])


async def people(url: str, options: argparse.Namespace, first: int) -> Times:
    """Response times of moves at tables of people."""
    times, tables = Times(), [await seated(url, first + table) for table in range(options.tables)]
    until = time.perf_counter() + options.seconds
    plays = [play(each, times, options.pause, until, random.Random(k)) for k, each in enumerate(tables)]
    await asyncio.gather(*plays)
    for each in tables:
        await leave(each)
    return times


async def measured(beside: bool, options: argparse.Namespace, round: int) -> Times:
    """One server, with or without the experts' table."""
    with tempfile.TemporaryDirectory() as folder, serving(str(Path(folder) / "tables.db")) as (url, _):
        if not beside:
            return await people(url, options, 1000 * round)
        async with guest(url) as client:
            watcher = await sitting(client, await experts(client))
            times = await people(url, options, 1000 * round)
            print(f"  the experts made {watcher.state.number} moves in the meantime")
            await leave([watcher])
            return times


async def beside_experts(options: argparse.Namespace) -> None:
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


async def act(person: Person, chance: random.Random) -> None:
    """Take a random choice as soon as there is one, and see what it leads to."""
    async with person.changed:
        await person.changed.wait_for(lambda: person.state.over or person.state.choices)
    if not person.state.over:
        await person.reached(await person.play(chance.choice(person.state.choices).action))


async def misbehave(client: httpx.AsyncClient) -> int:
    """Open tables and bring their bots to think until the server refuses more; returns how many there are."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": LONGEST}] * 3]
    count = 0
    while True:
        wish = {"game": "great-western-trail", "seats": seats, "visibility": "private"}
        answer = await client.post("/api/tables", json=wish)
        if answer.status_code != 201:
            print(f"  the guest has {count} tables, then: {answer.json()['error']}")
            return count
        count += 1
        asyncio.get_running_loop().create_task(keep_busy(client, answer.json()["id"], count))


async def keep_busy(client: httpx.AsyncClient, table: str, seed: int) -> None:
    """Act at once whenever it is the guest's turn, so that the bots go on thinking."""
    person, chance = await sitting(client, table), random.Random(seed)
    while not person.state.over:
        await act(person, chance)


async def at_worst(options: argparse.Namespace) -> None:
    """How long a person waits for a medium bot, beside a guest who does the worst, and alone."""
    for beside in (False, True):
        # Requests are limited as for everybody else. Both share an address, so the person's tables are opened first.
        with tempfile.TemporaryDirectory() as folder, serving(f"{folder}/t.db", GOODSYARD_RATE="1") as (url, _):
            async with guest(url) as rogue, guest(url) as client:
                tables = [await against_medium(client, game) for game in options.games]
                if beside:
                    await misbehave(rogue)
                    await asyncio.sleep(5)
                waits = [wait for person in tables for wait in await waiting(person, options.decisions)]
        ranked = sorted(waits)
        name = "beside the guest" if beside else "alone"
        print(
            f"{name}: a medium bot's decision takes {statistics.median(ranked):.2f} s at the median, "
            f"{ranked[int(0.95 * len(ranked))]:.2f} s in 95 %, {ranked[-1]:.2f} s at worst ({len(ranked)} decisions)"
        )


async def against_medium(client: httpx.AsyncClient, game: str) -> Person:
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "medium"}], "seed": 1}
    return await sitting(client, (await client.post("/api/tables", json=wish)).json()["id"])


async def waiting(person: Person, most: int) -> list[float]:
    """Seconds between a medium bot being asked and its move being seen."""
    chance, waits = random.Random(1), list[float]()
    await person.reached(0)
    while len(waits) < most and not person.state.over:
        if person.state.acting != [1]:
            await act(person, chance)
            continue
        begun, before = time.perf_counter(), person.state
        async with person.changed:
            await person.changed.wait_for(lambda before=before: person.state is not before)
        waits.append(time.perf_counter() - begun)
    await leave([person])
    return waits


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=5, help="seconds between two moves at a table, on average")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--worst", action="store_true", help="measure waiting for a bot beside a guest's worst")
    parser.add_argument("--decisions", type=int, default=40, help="with --worst: decisions of the bot in each game")
    parser.add_argument("--games", nargs="*", default=["coal-baron", "great-western-trail", "mineshaft", "oh-my-goods"])
    options = parser.parse_args()
    asyncio.run(at_worst(options) if options.worst else beside_experts(options))


if __name__ == "__main__":
    main()
