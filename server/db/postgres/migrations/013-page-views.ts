/** What SQLite's migration of this name adds. */
export const pageViews = {
  name: '013-page-views',
  sql: /* sql */ `
    CREATE TABLE reader_days (
      day text COLLATE "C" PRIMARY KEY,
      views bigint NOT NULL DEFAULT 0,
      subscribers_come bigint NOT NULL DEFAULT 0,
      subscribers_gone bigint NOT NULL DEFAULT 0
    );
    CREATE TABLE page_views (key text COLLATE "C" PRIMARY KEY, views bigint NOT NULL);
    CREATE TABLE referrer_views (key text COLLATE "C" PRIMARY KEY, views bigint NOT NULL);
    CREATE INDEX posts_drafts ON posts (updated_at DESC, id DESC) WHERE status = 'draft';
  `,
};
