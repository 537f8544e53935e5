"""Great Western Trail: the points so far, a plan of the deliveries to come, and what helps on the way to them."""

from goodsyard.bots.evaluations.great_western_trail.features import NAMES
from goodsyard.bots.evaluations.great_western_trail.judgement import EVALUATION

__all__ = ["EVALUATION", "NAMES"]
