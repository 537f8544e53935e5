"""Converts records to a Parquet table of decisions, and back (`pip install 'goodsyard[gymnasium,data]'`).

`goodsyard simulate coal-baron --seats greedy,greedy --games 100 --records games.jsonl` plays some games.
`python examples/dataset.py write games.parquet games.jsonl` writes a row for every decision: the deciding seat's
observation, its legal actions, the action it took and its reward. `python examples/dataset.py read games.parquet`
summarises such a file. All games in a file have the same title and number of players.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq

from goodsyard.core.errors import BadSetup
from goodsyard.core.record import Record
from goodsyard.core.record import read as read_record
from goodsyard.core.table import replay
from goodsyard.envs.rewards import rewards
from goodsyard.envs.setting import Setting


class Decisions(NamedTuple):
    """The decisions of one game, in order."""

    seats: npt.NDArray[np.int8]
    observations: npt.NDArray[np.int16]
    actions: npt.NDArray[np.int16]
    legal: list[list[int]]
    rewards: npt.NDArray[np.float32]
    """The final reward of the deciding seat."""


def schema_for(setting: Setting) -> pa.Schema:
    """The columns, with the meaning of the planes as metadata."""
    columns = [
        pa.field("game", pa.int32()),
        pa.field("number", pa.int32()),
        pa.field("seat", pa.int8()),
        pa.field("observation", pa.list_(pa.int16(), setting.length)),
        pa.field("action", pa.int16()),
        pa.field("legal", pa.list_(pa.int16())),
        pa.field("reward", pa.float32()),
    ]
    planes = "\n".join(f"{plane.first}\t{plane.length}\t{plane.name}\t{plane.meaning}" for plane in setting.planes)
    return pa.schema(columns, {"game": setting.game, "players": str(setting.players), "planes": planes})


def rows_of(record: Record, setting: Setting, number: int) -> dict[str, list[Any]]:
    """Replay a record and collect every decision."""
    game = replay(record, 0).game
    columns: dict[str, list[Any]] = {name: [] for name in ("seat", "observation", "action", "legal")}
    for seat, _, action in record.actions:
        first = setting.actions.first_of(game, seat)
        noted = (seat, setting.observation(game, seat), first + action, setting.actions.legal(game, seat))
        for column, value in zip(columns.values(), noted, strict=True):
            column.append(value)
        game.apply(action, seat)
    if not game.over:
        raise BadSetup(f"game {number} is not finished, so its decisions have no reward")
    worth = rewards(game, setting.reward)
    count = len(record.actions)
    told = {"game": [number] * count, "number": [*range(count)], "reward": [worth[seat] for seat in columns["seat"]]}
    return {**columns, **told}


def write(records: Iterable[Record], path: Path, reward: str = "rank") -> int:
    """Write finished games; returns the number of decisions."""
    decisions, writer, setting = 0, None, None
    try:
        for number, record in enumerate(records):
            if setting is None or writer is None:
                setting = Setting(record.game, record.players, reward, record.options)
                writer = pq.ParquetWriter(path, schema_for(setting), compression="zstd")
            if (record.game, record.players) != (setting.game, setting.players):
                raise BadSetup(
                    f"game {number} is {record.game} for {record.players} players; a file holds games of one kind"
                )
            table = pa.table(rows_of(record, setting, number), schema=writer.schema)
            writer.write_table(table)
            decisions += table.num_rows
    finally:
        if writer is not None:
            writer.close()
    if writer is None:
        raise BadSetup("no records to write")
    return decisions


def read(path: Path) -> Iterator[Decisions]:
    """Iterate over the games in a file."""
    file = pq.ParquetFile(path)
    for group in range(file.num_row_groups):
        table = file.read_row_group(group)
        observations = table["observation"].combine_chunks().flatten().to_numpy()
        yield Decisions(
            table["seat"].to_numpy(),
            observations.reshape(table.num_rows, -1),
            table["action"].to_numpy(),
            table["legal"].to_pylist(),
            table["reward"].to_numpy(),
        )


def records_in(paths: Iterable[Path]) -> Iterator[Record]:
    """The records in files with one record per line."""
    for path in paths:
        with path.open("rb") as lines:
            yield from map(read_record, lines)


def main(command: str, file: str, *records: str) -> None:
    path = Path(file)
    if command == "write":
        decisions = write(records_in(map(Path, records)), path)
        print(f"{decisions} decisions in {path}, {path.stat().st_size} bytes")
    else:
        kind = pq.read_schema(path).metadata
        games = list(read(path))
        print(f"{kind[b'game'].decode()} for {kind[b'players'].decode()} players: {len(games)} games")
        for number, game in enumerate(games):
            print(f"game {number}: {len(game.actions)} decisions, observations {game.observations.shape}")


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in ("write", "read"):
        sys.exit("usage: python examples/dataset.py write FILE RECORD... | read FILE")
    main(*sys.argv[1:])
