"""Great Western Trail: the points so far, a plan of the deliveries to come, and what helps on the way to them."""

from goodsyard.games.great_western_trail.judge.features import FEATURES
from goodsyard.games.great_western_trail.judge.judgement import EVALUATION

__all__ = ["EVALUATION", "FEATURES"]
