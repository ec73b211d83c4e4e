"""The tables of the database. Changes come with an Alembic migration; a test compares the two."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

meta = sa.Table(
    "meta",
    metadata,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.JSON, nullable=False),
    sa.Column("seats", sa.JSON, nullable=False),
    sa.Column("pace", sa.String(20), nullable=False),
    sa.Column("patience", sa.JSON, nullable=False, server_default="{}"),
    sa.Column("next_seed", sa.String(64), nullable=False, server_default=""),
    sa.Column("created_at", sa.Double, nullable=False),
)

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("rules", sa.JSON, nullable=False),
    sa.Column("players", sa.JSON, nullable=False),
    sa.Column("dealer", sa.Integer, nullable=False),
    sa.Column("engine", sa.String(40), nullable=False),
    sa.Column("started_at", sa.Double, nullable=False),
    sa.Column("finished_at", sa.Double),
    sa.Column("result", sa.JSON),
)

deals = sa.Table(
    "deals",
    metadata,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("entries", sa.JSON, nullable=False),
    sa.Column("scores", sa.JSON, nullable=False),
)

actions = sa.Table(
    "actions",
    metadata,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("match", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("request", sa.Text),
    sa.Column("engine", sa.String(40), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("digest", sa.String(64), nullable=False),
)

revoked = sa.Table(
    "revoked",
    metadata,
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
)
