"""The tables of the database."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, SmallInteger, String, Table, Text

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("life", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("seating", Text, nullable=False),
    Column("woken", BigInteger, nullable=False, server_default="0"),
    Index("tables_listed", "phase", "listed", "touched"),
)
"""What stands in the hall: one row a table. `life` counts how often it was taken into memory, last at `woken`: who has
it in memory writes with that number, and whoever still has it from an earlier life cannot."""

chairs: Final = Table(
    "chairs",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("owner", String(40), nullable=False),
    Index("chairs_owner", "owner"),
)
"""Whose seats they are, to find somebody's tables again."""

entries: Final = Table(
    "entries",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("life", Integer, nullable=False),
    Column("kind", SmallInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("mark", String(80), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What happened, appended and never changed: inputs, rewinds, lines of chat. Each entry has its number in its table, of
which there is only one: two writers never both have their way, and what is written again is known. `life` says who
wrote it."""

guests: Final = Table(
    "guests",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("touched", BigInteger, nullable=False),
)
"""What somebody calls themselves."""
