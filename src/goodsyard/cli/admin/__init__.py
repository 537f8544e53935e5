"""`goodsyard admin`: look after a server's database."""

from goodsyard.cli.admin import database, people, tables
from goodsyard.cli.admin.shared import admin

__all__ = ["admin", "database", "people", "tables"]
