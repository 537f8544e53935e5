"""Tests of the environments; `TABLES` are all games with all numbers of players."""

from goodsyard.core.registry import find

GAMES = ("coal-baron", "great-western-trail", "mineshaft", "oh-my-goods")
TABLES = [(game, players) for game in GAMES for players in range(find(game).fewest, find(game).most + 1)]
