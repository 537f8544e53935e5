"""What a position is worth, one file a game: features that count things and weights that price them."""
