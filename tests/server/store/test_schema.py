"""The tables of the database are those that the migrations make."""

from pathlib import Path

from sqlalchemy import inspect

from tablee.server.store.schema import metadata
from tablee.server.store.store import connect, sqlite_url
from tablee.server.store.upgrade import upgrade


def test_migrations_make_the_tables_that_are_declared(tmp_path: Path) -> None:
    engine = connect(sqlite_url(tmp_path))
    upgrade(engine)
    there = inspect(engine)
    for name, table in metadata.tables.items():
        columns = {column["name"]: column["nullable"] for column in there.get_columns(name)}
        assert columns == {column.name: column.nullable for column in table.columns}
        assert set(there.get_pk_constraint(name)["constrained_columns"]) == {one.name for one in table.primary_key}
        assert {index["name"] for index in there.get_indexes(name)} >= {index.name for index in table.indexes}
    engine.dispose()
