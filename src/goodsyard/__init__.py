"""Goodsyard."""
