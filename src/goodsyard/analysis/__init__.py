"""What a strong bot says about a game that was played: chances, better moves, turning points.

`judge` looks at one decision, `story` tells of them in words; the laboratory and the server use both.
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
