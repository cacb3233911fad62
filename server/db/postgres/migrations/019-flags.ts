/** What SQLite's migration of this name adds. */
export const flags = {
  name: '019-flags',
  sql: /* sql */ `
    ALTER TABLE users ADD COLUMN flags_choice text COLLATE "C" NOT NULL DEFAULT 'unasked';

    CREATE TABLE flags (
      key text COLLATE "C" PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      value text COLLATE "C" NOT NULL CHECK (value::json IS NOT NULL),
      changed_at text COLLATE "C" NOT NULL,
      revision bigint NOT NULL
    );
    CREATE INDEX flags_by_revision ON flags (user_id, revision);
  `,
};
