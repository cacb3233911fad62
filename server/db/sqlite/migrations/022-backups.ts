/** What became of the backups, for the dashboard and for the processes that make them. */
export const backups = {
  name: '022-backups',
  sql: /* sql */ `
    CREATE TABLE backup_state (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      -- The last one that was made and restored.
      name TEXT,
      made_at TEXT,
      posts INTEGER NOT NULL DEFAULT 0,
      pictures INTEGER NOT NULL DEFAULT 0,
      bytes INTEGER NOT NULL DEFAULT 0,
      -- The last one that was copied to another place.
      copied_name TEXT,
      -- When the last try began.
      tried_at TEXT,
      -- Who makes one now, and until when that holds.
      claimed_by TEXT,
      claimed_until TEXT,
      -- Since when each try has failed, and why the last one did.
      failing_since TEXT,
      failure TEXT,
      -- Whether the owner knows of the failure.
      told INTEGER NOT NULL DEFAULT 0,
      CHECK ((claimed_by IS NULL) = (claimed_until IS NULL)),
      CHECK ((failing_since IS NULL) = (failure IS NULL))
    ) STRICT;
    INSERT INTO backup_state (id) VALUES (1);
  `,
};
