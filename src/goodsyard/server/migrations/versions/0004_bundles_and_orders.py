"""Add how actions were taken, and what players ask for in advance."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("actions", sa.Column("how", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("armed", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "armed")
    op.drop_column("actions", "how")
