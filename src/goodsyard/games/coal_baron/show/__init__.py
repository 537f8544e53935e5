"""What people see: views and pictures."""

import goodsyard.games.coal_baron.show.icons  # noqa: F401  the pictures use them by name
