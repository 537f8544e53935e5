"""Oh My Goods!: points and coins, and what the buildings are expected to make in this round and in later ones."""

from goodsyard.games.oh_my_goods.judge.judgement import EVALUATION, FEATURES

__all__ = ["EVALUATION", "FEATURES"]
