"""Run by Alembic: applies the migrations on the connection provided by the server."""

from alembic import context

from goodsyard.server.store import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
