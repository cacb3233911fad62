/** Flags and authors that the owner keeps with the account, if she wants to. */
export const flags = {
  name: '019-flags',
  sql: /* sql */ `
    -- 'unasked', 'kept' or 'refused'.
    ALTER TABLE users ADD COLUMN flags_choice TEXT NOT NULL DEFAULT 'unasked';

    CREATE TABLE flags (
      -- Account, kind and id: '1 message 12'.
      key TEXT PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      -- JSON; null once it was taken back.
      value TEXT NOT NULL CHECK (json_valid(value)),
      -- When a browser changed it.
      changed_at TEXT NOT NULL,
      -- Counts the account's changes, for browsers to ask for what is new.
      revision INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX flags_by_revision ON flags (user_id, revision);
  `,
};
