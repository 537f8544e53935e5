"""What a seat may see: the things that a view is made of, and the view of a position."""

from goodsyard.games.great_western_trail.show.view.board import view_of
from goodsyard.games.great_western_trail.show.view.shown import (
    City,
    JobRow,
    Objective,
    Pending,
    Seat,
    Space,
    Station,
    View,
)

__all__ = ["City", "JobRow", "Objective", "Pending", "Seat", "Space", "Station", "View", "view_of"]
