"""The pictures of the drawing kit's tests use the games' icons, which a game registers when it is found."""

from __future__ import annotations

from goodsyard.core.registry import titles

titles()
