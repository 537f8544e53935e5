"""Analysis of played games by a strong bot: winning chances, better moves, turning points.

`judge` evaluates single decisions and `story` puts the results into words; the laboratory and the server use both.
"""

from goodsyard.analysis.judge import Judge, Verdict, adviser, judged, result_of
from goodsyard.analysis.story import Analysis, Teller, is_mistake, tell, turning_points

__all__ = [
    "Analysis",
    "Judge",
    "Teller",
    "Verdict",
    "adviser",
    "is_mistake",
    "judged",
    "result_of",
    "tell",
    "turning_points",
]
