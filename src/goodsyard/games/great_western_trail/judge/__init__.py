"""How bots judge positions: the points so far, a plan of the deliveries to come, and the means to carry it out."""

from goodsyard.games.great_western_trail.judge.features import FEATURES
from goodsyard.games.great_western_trail.judge.judgement import EVALUATION

__all__ = ["EVALUATION", "FEATURES"]
