/** What the writing page keeps: drafts, versions, the trash, earlier addresses, preview links. */
export const writing = {
  name: '010-writing',
  sql: /* sql */ `
    -- Behind the content: they are read where that is read, or of a few posts.
    ALTER TABLE posts ADD COLUMN image_alt TEXT NOT NULL DEFAULT '';
    ALTER TABLE posts ADD COLUMN image_focus TEXT NOT NULL DEFAULT '50 50';

    -- Writing that is not saved as a post yet: one of each post, and any number of new ones. Rows here and below outlast
    -- their posts, because a post in the trash is no row of posts.
    CREATE TABLE post_drafts (
      key TEXT PRIMARY KEY,
      post_id INTEGER UNIQUE,
      based_on TEXT,
      revision INTEGER NOT NULL,
      window_id TEXT NOT NULL,
      device TEXT NOT NULL,
      title TEXT NOT NULL,
      words INTEGER NOT NULL,
      saved_at TEXT NOT NULL,
      form TEXT NOT NULL CHECK (json_valid(form))
    ) STRICT;

    -- The windows that are open on a draft, and when they last said so.
    CREATE TABLE draft_windows (
      key TEXT NOT NULL,
      window_id TEXT NOT NULL,
      device TEXT NOT NULL,
      seen_at TEXT NOT NULL,
      PRIMARY KEY (key, window_id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE post_versions (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      post_id INTEGER NOT NULL,
      saved_at TEXT NOT NULL,
      title TEXT NOT NULL,
      words INTEGER NOT NULL,
      form TEXT NOT NULL CHECK (json_valid(form))
    ) STRICT;
    CREATE INDEX post_versions_by_post ON post_versions (post_id, saved_at, id);

    -- Deleted posts that can be restored, where no query for visitors can find them.
    CREATE TABLE trashed_posts (
      id INTEGER PRIMARY KEY,
      slug TEXT NOT NULL,
      title TEXT NOT NULL,
      status TEXT NOT NULL,
      trashed_at TEXT NOT NULL,
      -- The row of posts.
      post TEXT NOT NULL CHECK (json_valid(post))
    ) STRICT;

    -- Earlier addresses of posts. None of them is the address of a post.
    CREATE TABLE post_slugs (
      slug TEXT PRIMARY KEY,
      post_id INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX post_slugs_by_post ON post_slugs (post_id);

    CREATE TABLE post_previews (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      token_hash TEXT NOT NULL UNIQUE,
      draft_key TEXT,
      post_id INTEGER,
      created_at TEXT NOT NULL,
      ends_at TEXT NOT NULL,
      CHECK ((draft_key IS NULL) <> (post_id IS NULL))
    ) STRICT;
  `,
};
