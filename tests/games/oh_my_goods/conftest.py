"""Until the package's entry point is installed, the game is registered here."""

from goodsyard.core.registry import register
from goodsyard.games.oh_my_goods import TITLE

register(TITLE)
