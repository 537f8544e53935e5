"""How bots evaluate positions."""

from goodsyard.games.coal_baron.judge.judgement import EVALUATION, FEATURES

__all__ = ["EVALUATION", "FEATURES"]
