/** What SQLite's migration of this name adds. */
export const imports = {
  name: '020-import',
  sql: /* sql */ `
    CREATE TABLE imported_posts (
      key text COLLATE "C" PRIMARY KEY,
      post_id bigint NOT NULL,
      digest text COLLATE "C" NOT NULL,
      fields text COLLATE "C" NOT NULL CHECK (fields::json IS NOT NULL),
      missing bigint NOT NULL,
      brought_at text COLLATE "C" NOT NULL
    );

    CREATE TABLE old_addresses (
      address text COLLATE "C" PRIMARY KEY,
      post_id bigint,
      leads_to text COLLATE "C",
      asked bigint NOT NULL DEFAULT 0,
      asked_at text COLLATE "C",
      CHECK ((post_id IS NULL) <> (leads_to IS NULL))
    );
    CREATE INDEX old_addresses_by_post ON old_addresses (post_id);

    CREATE TABLE imported_subscribers (
      digest text COLLATE "C" PRIMARY KEY,
      brought_at text COLLATE "C" NOT NULL
    );
  `,
};
