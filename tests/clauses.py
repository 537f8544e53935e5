"""`@clause("5.2")` names the clauses of a RULES.md that a test covers; `games/test_clauses.py` checks that all are."""

import pytest

clause = pytest.mark.clause
