/** Passkeys of the account, the challenges of ceremonies under way, and how sessions began. */
export const passkeys = {
  name: '018-passkeys',
  sql: /* sql */ `
    -- What passkeys know the account by: random, because they show it to whoever holds them.
    ALTER TABLE users ADD COLUMN passkey_handle TEXT;

    CREATE TABLE passkeys (
      -- The credential's id and its public key, in base64url.
      id TEXT PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      public_key TEXT NOT NULL,
      -- The host name it was made for; it works at no other.
      rp_id TEXT NOT NULL,
      name TEXT NOT NULL,
      -- A JSON list: how browsers reach it.
      transports TEXT NOT NULL CHECK (json_valid(transports)),
      counter INTEGER NOT NULL,
      backed_up INTEGER NOT NULL CHECK (backed_up IN (0, 1)),
      created_at TEXT NOT NULL,
      last_used_at TEXT
    ) STRICT;
    CREATE INDEX passkeys_by_user ON passkeys (user_id);

    CREATE TABLE passkey_challenges (
      challenge TEXT PRIMARY KEY,
      purpose TEXT NOT NULL,
      -- The session that asked; '' for a sign-in.
      session_id TEXT NOT NULL,
      expires_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_at);

    -- The passkey that a session began with; null for the password.
    ALTER TABLE sessions ADD COLUMN passkey_id TEXT;
    -- When it was last proved whose session it is; '' for sessions from before that was asked.
    ALTER TABLE sessions ADD COLUMN confirmed_at TEXT NOT NULL DEFAULT '';
  `,
};
