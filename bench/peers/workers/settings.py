"""Settings shared by all measuring processes, so that all do the same work."""

from __future__ import annotations

POSITIONS = 8
"""Number of positions of each game in which copies and searches are measured."""

ITERATIONS = 250
"""Iterations per search."""

GAMES_SIDE_BY_SIDE = 64
"""Number of games in a vector environment."""

STEPS = 64
"""Steps an environment takes between two looks at the clock."""
