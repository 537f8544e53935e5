"""Numbers that all measuring processes share, so that all do the same."""

from __future__ import annotations

POSITIONS = 8
"""Copies and searches are measured in so many positions of each game."""

ITERATIONS = 250
"""So many iterations has each search."""

GAMES_SIDE_BY_SIDE = 64
"""So many games has a vector environment."""

STEPS = 64
"""An environment takes so many steps between two looks at the clock."""
