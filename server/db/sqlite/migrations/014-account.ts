/** Sessions as the owner knows them, and what happened in the account. */
export const account = {
  name: '014-account',
  sql: /* sql */ `
    -- In words ('Chrome on Android'), as of the last use; '' where it is not known yet.
    ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
    ALTER TABLE sessions ADD COLUMN last_used_at TEXT NOT NULL DEFAULT '';
    UPDATE sessions SET last_used_at = created_at;

    -- A row for what happened within an hour on the same kind of device, so that a flood makes few.
    CREATE TABLE activity (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL,
      device TEXT NOT NULL,
      -- The beginning of happened_at: '2026-11-24T09'.
      hour TEXT NOT NULL,
      happened_at TEXT NOT NULL,
      times INTEGER NOT NULL,
      UNIQUE (kind, device, hour)
    ) STRICT;
    CREATE INDEX activity_by_time ON activity (happened_at, id);
  `,
};
