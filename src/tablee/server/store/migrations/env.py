"""What Alembic runs: the connection is handed in by `tablee.server.store.upgrade`."""

from alembic import context

from tablee.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
