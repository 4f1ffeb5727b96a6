"""The schema of the database, as the steps that lead to it. A released step never changes; new ones go at the end."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Engine, text

from leopold.errors import RecordError
from leopold.words import said

STEPS: Final = (
    (
        """
        CREATE TABLE tables (
            id VARCHAR(24) PRIMARY KEY,
            created DOUBLE PRECISION NOT NULL,
            touched DOUBLE PRECISION NOT NULL,
            host VARCHAR(64) NOT NULL,
            watch_hash VARCHAR(64) NOT NULL,
            setup TEXT NOT NULL,
            revision INTEGER NOT NULL,
            moves INTEGER NOT NULL,
            to_move INTEGER,
            finished INTEGER NOT NULL,
            totals TEXT
        )
        """,
        """
        CREATE TABLE seats (
            table_id VARCHAR(24) NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            kind VARCHAR(16) NOT NULL,
            name VARCHAR(80) NOT NULL,
            level VARCHAR(40) NOT NULL,
            visitor VARCHAR(64),
            token_hash VARCHAR(64),
            gone INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat)
        )
        """,
        "CREATE INDEX seats_of_visitor ON seats (visitor)",
        """
        CREATE TABLE watchers (
            table_id VARCHAR(24) NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            visitor VARCHAR(64) NOT NULL,
            PRIMARY KEY (table_id, visitor)
        )
        """,
        """
        CREATE TABLE entries (
            table_id VARCHAR(24) NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            revision INTEGER NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            kind VARCHAR(16) NOT NULL,
            seat INTEGER,
            number INTEGER,
            words TEXT NOT NULL,
            set_up INTEGER NOT NULL,
            request_key VARCHAR(64),
            detail TEXT NOT NULL,
            PRIMARY KEY (table_id, revision)
        )
        """,
        "CREATE INDEX tables_of_host ON tables (host)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN round INTEGER",
        "ALTER TABLE tables ADD COLUMN reckoned INTEGER NOT NULL DEFAULT 0",
        # Of no table: what somebody achieved stays when the table is taken away.
        """
        CREATE TABLE results (
            visitor VARCHAR(64) NOT NULL,
            table_id VARCHAR(24) NOT NULL,
            seat INTEGER NOT NULL,
            finished DOUBLE PRECISION NOT NULL,
            detail TEXT NOT NULL,
            PRIMARY KEY (visitor, table_id, seat)
        )
        """,
        """
        CREATE TABLE deals (
            day VARCHAR(10) NOT NULL,
            level VARCHAR(40) NOT NULL,
            detail TEXT NOT NULL,
            PRIMARY KEY (day, level)
        )
        """,
    ),
    (
        "ALTER TABLE tables ADD COLUMN strangers INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN due DOUBLE PRECISION",
        "CREATE INDEX tables_due ON tables (due)",
        """
        CREATE TABLE codes (
            code VARCHAR(6) PRIMARY KEY,
            table_id VARCHAR(24) NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            made DOUBLE PRECISION NOT NULL,
            closed INTEGER NOT NULL
        )
        """,
        "CREATE INDEX codes_of_table ON codes (table_id)",
        """
        CREATE TABLE subscriptions (
            endpoint VARCHAR(1000) PRIMARY KEY,
            visitor VARCHAR(64) NOT NULL,
            receiver VARCHAR(100) NOT NULL,
            auth VARCHAR(40) NOT NULL
        )
        """,
        "CREATE INDEX subscriptions_of_visitor ON subscriptions (visitor)",
    ),
    (
        """
        CREATE TABLE own_packs (
            table_id VARCHAR(24) NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            place INTEGER NOT NULL,
            name VARCHAR(200) NOT NULL,
            content TEXT NOT NULL,
            checksum VARCHAR(64) NOT NULL,
            PRIMARY KEY (table_id, place)
        )
        """,
        "CREATE INDEX own_packs_by_checksum ON own_packs (checksum)",
    ),
    ("ALTER TABLE subscriptions ADD COLUMN language VARCHAR(20) NOT NULL DEFAULT ''",),
    (
        """
        CREATE TABLE reviews (
            table_id VARCHAR(24) PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            version INTEGER NOT NULL,
            detail TEXT NOT NULL
        )
        """,
    ),
    ("CREATE INDEX tables_by_touched ON tables (touched, id)",),
    # Our own cards and boards, as each release that kept games here had them.
    (
        """
        CREATE TABLE editions (
            digest VARCHAR(64) PRIMARY KEY,
            edition VARCHAR(40) NOT NULL,
            kept DOUBLE PRECISION NOT NULL,
            content TEXT NOT NULL
        )
        """,
    ),
    (
        "CREATE TABLE decisions (name VARCHAR(40) PRIMARY KEY, value TEXT NOT NULL)",
        """
        CREATE TABLE blocked (
            kind VARCHAR(10) NOT NULL,
            what VARCHAR(80) NOT NULL,
            PRIMARY KEY (kind, what)
        )
        """,
        "ALTER TABLE tables ADD COLUMN locked INTEGER NOT NULL DEFAULT 0",
    ),
    (
        # Of no table: what somebody has solved stays when the table is taken away.
        """
        CREATE TABLE puzzles (
            visitor VARCHAR(64) NOT NULL,
            puzzle VARCHAR(16) NOT NULL,
            loss DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (visitor, puzzle)
        )
        """,
    ),
    ("CREATE INDEX watchers_of_visitor ON watchers (visitor)",),
)
LOCK: Final = 0x1E0901D
"""Two processes that start at once must not build the same house twice."""


def migrate(engine: Engine) -> None:
    """Bring a database to the newest schema; one of a newer Leopold is left alone."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        connection.execute(text("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"))
        version = _version(connection)
        if version > len(STEPS):
            raise RecordError(said("database-newer", version=version, known=len(STEPS)))
        for step in STEPS[version:]:
            for statement in step:
                connection.execute(text(statement))
        connection.execute(text("DELETE FROM schema_version"))
        connection.execute(text("INSERT INTO schema_version (version) VALUES (:version)"), {"version": len(STEPS)})


def _version(connection: Connection) -> int:
    found = connection.execute(text("SELECT max(version) FROM schema_version")).scalar()
    return int(found or 0)
