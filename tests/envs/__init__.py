"""Tests of the environments; `TABLES` holds all games with all player counts."""

from goodsyard.core.registry import find

GAMES = ("coal-baron", "great-western-trail", "mineshaft", "oh-my-goods")
TABLES = [(game, players) for game in GAMES for players in range(find(game).min_players, find(game).max_players + 1)]
