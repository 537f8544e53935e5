"""`python -m goodsyard.cli` is the command `goodsyard`."""

from goodsyard.cli import app

app(prog_name="goodsyard")
