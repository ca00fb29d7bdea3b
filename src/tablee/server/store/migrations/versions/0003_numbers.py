"""Every entry has its number in its table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

CARRIED = (
    "INSERT INTO entries (code, number, life, kind, seat, body, mark, at) "
    "SELECT code, row_number() OVER (PARTITION BY code ORDER BY id) - 1, 0, kind, seat, body, mark, at "
    "FROM entries_before"
)
RETURNED = (
    "INSERT INTO entries (code, kind, seat, body, mark, at) "
    "SELECT code, kind, seat, body, mark, at FROM entries_before WHERE kind < 4 ORDER BY code, number"
)


def upgrade() -> None:
    """What is there is numbered in the order in which it came."""
    op.drop_index("entries_span", "entries")
    op.rename_table("entries", "entries_before")
    op.create_table(
        "entries",
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("life", sa.Integer, nullable=False),
        sa.Column("kind", sa.SmallInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("mark", sa.String(80), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", "number", name="entries_numbered"),
    )
    op.execute(CARRIED)
    op.drop_table("entries_before")
    op.drop_column("tables", "since")
    op.add_column("tables", sa.Column("woken", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    """All of the log is span 0, in the order of its numbers."""
    op.rename_table("entries", "entries_before")
    op.create_table(
        "entries",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("kind", sa.SmallInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("mark", sa.String(80), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("span", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("entries_span", "entries", ["span", "code"])
    op.execute(RETURNED)
    op.drop_table("entries_before")
    op.drop_column("tables", "woken")
    op.add_column("tables", sa.Column("since", sa.Integer, nullable=False, server_default="0"))
