/** What an import has brought, and where addresses of an earlier site lead. */
export const imports = {
  name: '020-import',
  sql: /* sql */ `
    -- A row for each post that an import has brought: it outlasts the post, so that none comes back that was deleted.
    CREATE TABLE imported_posts (
      -- The source, a space, and the post's id there.
      key TEXT PRIMARY KEY,
      post_id INTEGER NOT NULL,
      -- Of all that the source had.
      digest TEXT NOT NULL,
      -- The digest of each column as it was brought: one that is another now is the owner's.
      fields TEXT NOT NULL CHECK (json_valid(fields)),
      -- How many of its pictures were not found.
      missing INTEGER NOT NULL,
      brought_at TEXT NOT NULL
    ) STRICT;

    -- Addresses of an earlier site. Each leads to a post, or to a path of this one.
    CREATE TABLE old_addresses (
      -- Decoded, in lower case, without the slash at its end.
      address TEXT PRIMARY KEY,
      post_id INTEGER,
      leads_to TEXT,
      asked INTEGER NOT NULL DEFAULT 0,
      asked_at TEXT,
      CHECK ((post_id IS NULL) <> (leads_to IS NULL))
    ) STRICT;
    CREATE INDEX old_addresses_by_post ON old_addresses (post_id);

    -- The digests of addresses that an import has subscribed, so that nobody comes back who was deleted.
    CREATE TABLE imported_subscribers (
      digest TEXT PRIMARY KEY,
      brought_at TEXT NOT NULL
    ) STRICT;
  `,
};
