"""What people see: views and pictures."""

import goodsyard.games.great_western_trail.show.icons  # noqa: F401  the pictures use them by name
