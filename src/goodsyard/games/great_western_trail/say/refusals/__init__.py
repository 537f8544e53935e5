"""Why not? The reason and the clause for actions that are not legal now."""

from goodsyard.games.great_western_trail.say.refusals.kinds import refusal_of

__all__ = ["refusal_of"]
