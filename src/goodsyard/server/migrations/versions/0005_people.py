"""Add what people do besides playing: recovery codes, friends, reports, push messages, and leaving a game for good."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

USER = sa.String(length=24)
TABLE = sa.String(length=24)
WRITERS = """
UPDATE chat SET user_id = (
    SELECT seats.user_id FROM seats WHERE seats.table_id = chat.table_id AND seats.seat = chat.seat
) WHERE seat IS NOT NULL
"""
"""Who wrote the lines that came from a seat; spectators' lines were stored without a person."""


def upgrade() -> None:
    for column in (
        sa.Column("recovery", sa.Text(), nullable=True),
        sa.Column("suspended", sa.Text(), nullable=True),
        sa.Column("deleted", sa.Float(precision=53), nullable=True),
        sa.Column("vacation", sa.Text(), nullable=True),
        sa.Column("webhook_key", sa.String(length=64), nullable=True),
        sa.Column("befriend", sa.String(length=24), nullable=True),
    ):
        op.add_column("users", column)
    op.create_index("ix_users_befriend", "users", ["befriend"], unique=True)
    op.add_column("chat", sa.Column("user_id", USER, nullable=True))
    op.create_index("ix_chat_user_id", "chat", ["user_id"])
    op.execute(WRITERS)
    op.add_column("sessions", sa.Column("seen", sa.Float(precision=53), nullable=True))
    op.add_column("sessions", sa.Column("agent", sa.String(length=200), nullable=True))
    op.add_column("tables", sa.Column("invites", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("away", sa.Float(precision=53), nullable=True))
    op.add_column("seats", sa.Column("forfeited", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("reminded", sa.Float(precision=53), nullable=True))
    op.create_table(
        "friends",
        sa.Column("user_id", USER, sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("other_id", USER, sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("since", sa.Float(precision=53), nullable=False),
    )
    op.create_table(
        "shunned",
        sa.Column("user_id", USER, sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("other_id", USER, sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("blocked", sa.Boolean(), nullable=False),
        sa.Column("since", sa.Float(precision=53), nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", TABLE, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user_id", USER, sa.ForeignKey("users.id"), primary_key=True, index=True),
        sa.Column("host_id", USER, sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("at", sa.Float(precision=53), nullable=False),
    )
    op.create_table(
        "rated",
        sa.Column("table_id", TABLE, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user_id", USER, sa.ForeignKey("users.id"), primary_key=True, index=True),
        sa.Column("at", sa.Float(precision=53), nullable=False),
        sa.Column("mu", sa.Float(precision=53), nullable=False),
        sa.Column("sigma", sa.Float(precision=53), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("at", sa.Float(precision=53), nullable=False),
        sa.Column("user_id", USER, sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("about_id", USER, sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("table_id", TABLE, nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.Column("closed", sa.Float(precision=53), nullable=True),
    )
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.String(length=500), primary_key=True),
        sa.Column("user_id", USER, sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Float(precision=53), nullable=False),
    )


def downgrade() -> None:
    for table in ("pushes", "rated", "invitations", "reports", "shunned", "friends"):
        op.drop_table(table)
    op.drop_index("ix_chat_user_id", "chat")
    op.drop_index("ix_users_befriend", "users")
    for table, columns in {
        "seats": ("reminded", "forfeited", "away"),
        "tables": ("invites",),
        "sessions": ("agent", "seen"),
        "chat": ("user_id",),
        "users": ("befriend", "webhook_key", "vacation", "deleted", "suspended", "recovery"),
    }.items():
        for column in columns:
            op.drop_column(table, column)
