"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables, chairs, entries, guests."""
    op.create_table(
        "tables",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("life", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("seating", sa.Text, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["phase", "listed", "touched"])
    op.create_table(
        "chairs",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("owner", sa.String(40), nullable=False),
    )
    op.create_index("chairs_owner", "chairs", ["owner"])
    op.create_table(
        "entries",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("kind", sa.SmallInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("mark", sa.String(80), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("entries_code", "entries", ["code"])
    op.create_table(
        "guests",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Nothing left."""
    for name in ("guests", "entries", "chairs", "tables"):
        op.drop_table(name)
