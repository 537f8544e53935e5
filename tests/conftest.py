"""What all tests share: the tiny game is registered like an installed one."""

from goodsyard.core.registry import register
from tests.tiny import TITLE

register(TITLE)
