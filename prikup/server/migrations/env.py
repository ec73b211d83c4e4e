"""Alembic's entry: runs on the connection that the server (or a test) hands over."""

from alembic import context

from prikup.server.schema import metadata

connection = context.config.attributes["connection"]
# Batch mode: SQLite cannot alter a column in place.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
