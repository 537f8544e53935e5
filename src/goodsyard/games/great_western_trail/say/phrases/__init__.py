"""What decisions, choices and events say, with their marks in the drawing and their clauses."""

from goodsyard.games.great_western_trail.say.phrases.choices import choice_of
from goodsyard.games.great_western_trail.say.phrases.log import EVENTS, event_of
from goodsyard.games.great_western_trail.say.phrases.prompts import prompt_of

__all__ = ["EVENTS", "choice_of", "event_of", "prompt_of"]
