"""Oh My Goods!: points and coins, what this round's market will let the workshops make, and what later rounds will."""

from goodsyard.bots.evaluations.oh_my_goods.judgement import EVALUATION, NAMES

__all__ = ["EVALUATION", "NAMES"]
