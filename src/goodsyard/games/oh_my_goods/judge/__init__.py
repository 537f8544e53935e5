"""Oh My Goods!: points and coins, what this round's market will let the workshops make, and what later rounds will."""

from goodsyard.games.oh_my_goods.judge.judgement import EVALUATION, FEATURES

__all__ = ["EVALUATION", "FEATURES"]
