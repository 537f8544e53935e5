"""The game server: a single process on an SQLite file, or several processes sharing one PostgreSQL database."""
