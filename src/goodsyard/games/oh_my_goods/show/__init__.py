"""What people see: views and pictures."""

import goodsyard.games.oh_my_goods.show.icons  # noqa: F401  the pictures use them by name
