"""The log in spans: an index that grows at its end."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What is there already is span 0."""
    op.add_column("tables", sa.Column("since", sa.Integer, nullable=False, server_default="0"))
    op.add_column("entries", sa.Column("span", sa.Integer, nullable=False, server_default="0"))
    op.drop_index("entries_code", "entries")
    op.create_index("entries_span", "entries", ["span", "code"])


def downgrade() -> None:
    """One index over all."""
    op.drop_index("entries_span", "entries")
    op.create_index("entries_code", "entries", ["code"])
    op.drop_column("entries", "span")
    op.drop_column("tables", "since")
