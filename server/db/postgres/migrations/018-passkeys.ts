/** What SQLite's migration of this name adds. */
export const passkeys = {
  name: '018-passkeys',
  sql: /* sql */ `
    ALTER TABLE users ADD COLUMN passkey_handle text COLLATE "C";

    CREATE TABLE passkeys (
      id text COLLATE "C" PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      public_key text COLLATE "C" NOT NULL,
      rp_id text COLLATE "C" NOT NULL,
      name text COLLATE "C" NOT NULL,
      transports text COLLATE "C" NOT NULL CHECK (transports::json IS NOT NULL),
      counter bigint NOT NULL,
      backed_up integer NOT NULL CHECK (backed_up IN (0, 1)),
      created_at text COLLATE "C" NOT NULL,
      last_used_at text COLLATE "C"
    );
    CREATE INDEX passkeys_by_user ON passkeys (user_id);

    CREATE TABLE passkey_challenges (
      challenge text COLLATE "C" PRIMARY KEY,
      purpose text COLLATE "C" NOT NULL,
      session_id text COLLATE "C" NOT NULL,
      expires_at text COLLATE "C" NOT NULL
    );
    CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_at);

    ALTER TABLE sessions ADD COLUMN passkey_id text COLLATE "C";
    ALTER TABLE sessions ADD COLUMN confirmed_at text COLLATE "C" NOT NULL DEFAULT '';
  `,
};
