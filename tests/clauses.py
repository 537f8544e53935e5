"""`@clause("5.2")` names the clauses of a RULES.md that a test proves; `games/test_clauses.py` counts them."""

import pytest

clause = pytest.mark.clause
