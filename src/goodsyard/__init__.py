"""Goodsyard: modern board games to play, study and train on.

>>> import goodsyard
>>> game = min(goodsyard.titles())
>>> table = goodsyard.new(game, players=3, seed=7)
>>> seat = table.acting()[0]
>>> table.play(table.choices(seat)[0].action, seat)
"""

from goodsyard.core.errors import BadSetup, BrokenRecord, GoodsyardError, IllegalAction, UnknownGame
from goodsyard.core.record import Record
from goodsyard.core.registry import find, register, titles
from goodsyard.core.row import COMPILED
from goodsyard.core.table import Choice, Event, Table, new, replay

__version__ = "0.1.0"
__all__ = [
    "COMPILED",
    "BadSetup",
    "BrokenRecord",
    "Choice",
    "Event",
    "GoodsyardError",
    "IllegalAction",
    "Record",
    "Table",
    "UnknownGame",
    "find",
    "new",
    "register",
    "replay",
    "titles",
]
