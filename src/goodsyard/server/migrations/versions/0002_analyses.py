"""Add analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("bot", sa.String(length=64), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("verdicts", sa.Text(), nullable=False),
        sa.Column("updated", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id"),
    )


def downgrade() -> None:
    op.drop_table("analyses")
