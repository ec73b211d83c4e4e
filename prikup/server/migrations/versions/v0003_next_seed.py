"""The seed of the next deal is drawn before that deal, so that it can be committed to."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("next_seed", sa.String(64), nullable=False, server_default="")
    op.add_column("tables", column)
    tables = sa.table("tables", sa.column("id"), sa.column("next_seed"))
    connection = op.get_bind()
    for (table,) in connection.execute(sa.select(tables.c.id)).all():
        drawn = tables.update().where(tables.c.id == table).values(next_seed=secrets.token_hex(32))
        connection.execute(drawn)


def downgrade() -> None:
    op.drop_column("tables", "next_seed")
