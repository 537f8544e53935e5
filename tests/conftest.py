"""Shared by all tests: registers the example game as if it were installed."""

from goodsyard.core.registry import register
from tests.odd_lots import TITLE

register(TITLE)
