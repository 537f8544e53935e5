"""The table on the network: one process with one SQLite file, or several on one PostgreSQL."""
