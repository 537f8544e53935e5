"""A sample of `make faults`: each fault a few times under play."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.players import Memory
from tests.faults.scenarios import SCENARIOS, Skipped

SAMPLE = 0.03


@pytest.mark.parametrize("fault", SCENARIOS)
def test_every_acknowledged_move_is_stored_once(fault: str, tmp_path: Path) -> None:
    try:
        result = SCENARIOS[fault](tmp_path, SAMPLE)
    except Skipped as reason:
        pytest.skip(str(reason))
    assert result.faults > 0
    assert result.acknowledged > 20
    assert (result.lost, result.broken) == ([], [])


def test_the_suite_notices_what_is_lost_and_what_is_doubled() -> None:
    memory = Memory([(3, True), (4, False), (4, True), (5, True)])
    assert memory.fits([3, 4, 5])
    assert memory.fits([3, 4, 4, 5])
    assert not memory.fits([3, 4]), "an acknowledged move is lost"
    assert not memory.fits([3, 4, 4, 4, 5]), "a move is there twice"
    assert not memory.fits([3, 5, 4]), "the order has changed"
    assert not memory.fits([3, 4, 5, 6]), "nobody has sent the last one"
