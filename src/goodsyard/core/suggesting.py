"""The conformance kit for bundles and orders: nothing illegal is suggested, and nothing that depends on secrets."""

from __future__ import annotations

from goodsyard.core.game import Game
from goodsyard.core.table import is_one_breath
from goodsyard.core.title import Title


def check_suggestions(title: Title, game: Game) -> None:
    """Every bundle can be done in one breath and is suggested once, every order gives a legal action, and asking for
    them changes nothing."""
    digest = game.digest()
    for seat in game.acting():
        legal = game.legal(seat)
        bundles = title.bundles(game, seat)
        assert len({bundle.actions for bundle in bundles}) == len(bundles), "a bundle is suggested twice"
        for bundle in bundles:
            assert is_one_breath(game, seat, bundle.actions), f"{bundle.actions} cannot be done in one breath"
        for name, order in title.orders.items():
            action = order.action(game, seat)
            assert action is None or action in legal, f"the order {name} is not legal now"
    assert game.digest() == digest, "asking for suggestions changes the game"


def suggested(title: Title, game: Game, seat: int) -> list[object]:
    """What a seat learns from suggestions: its bundles if it is to act, and the orders that it may give."""
    bundles = title.bundles(game, seat) if seat in game.acting() else []
    return [*bundles, *(order.stage(game, seat) for order in title.orders.values())]
