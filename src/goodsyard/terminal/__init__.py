"""What the boards of games in a terminal share."""
