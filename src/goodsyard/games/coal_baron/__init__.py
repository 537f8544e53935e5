"""Coal Baron."""
