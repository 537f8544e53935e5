"""`@clause("5.2")` names the clauses of a game's RULES.md that a test proves; `tests/games/test_clauses.py` counts them."""

import pytest

clause = pytest.mark.clause
