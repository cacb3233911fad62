/** How often pages were read, from where readers came, and how many subscribers came and went: totals of days. */
export const pageViews = {
  name: '013-page-views',
  sql: /* sql */ `
    -- Days where the business is. A day without readers has no row.
    CREATE TABLE reader_days (
      day TEXT NOT NULL PRIMARY KEY,
      views INTEGER NOT NULL DEFAULT 0,
      subscribers_come INTEGER NOT NULL DEFAULT 0,
      subscribers_gone INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;

    -- '2026-11-24 /blog/a-post': in one text, so that a range of days is a range of keys, and what is read is the index.
    CREATE TABLE page_views (
      key TEXT NOT NULL PRIMARY KEY,
      views INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    -- '2026-11-24 example.com'; without a host for readers who came from none, and '*' for all beyond a day's first ones.
    CREATE TABLE referrer_views (
      key TEXT NOT NULL PRIMARY KEY,
      views INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    -- The drafts that the overview offers to go on with.
    CREATE INDEX posts_drafts ON posts (updated_at DESC, id DESC) WHERE status = 'draft';
  `,
};
