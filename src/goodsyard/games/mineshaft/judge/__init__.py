"""How bots evaluate positions."""

from goodsyard.games.mineshaft.judge.judgement import EVALUATION, FEATURES

__all__ = ["EVALUATION", "FEATURES"]
