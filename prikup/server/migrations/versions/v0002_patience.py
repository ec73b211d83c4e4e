"""How long a table waits for a person. Tables from before wait as they did."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("patience", sa.JSON, nullable=False, server_default="{}")
    op.add_column("tables", column)


def downgrade() -> None:
    op.drop_column("tables", "patience")
