/** One trash for posts, messages, consultations and subscribers. */
export const trash = {
  name: '016-trash',
  sql: /* sql */ `
    CREATE TABLE trash (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL CHECK (kind IN ('post', 'message', 'consultation', 'subscriber')),
      -- The id of what was deleted, which it gets back.
      row_id INTEGER NOT NULL,
      -- What tells it from others in a list.
      title TEXT NOT NULL,
      detail TEXT NOT NULL,
      trashed_at TEXT NOT NULL,
      -- The deleted row.
      kept TEXT NOT NULL CHECK (json_valid(kept)),
      UNIQUE (kind, row_id)
    ) STRICT;
    CREATE INDEX trash_by_time ON trash (kind, trashed_at, id);
    INSERT INTO trash (kind, row_id, title, detail, trashed_at, kept)
      SELECT 'post', id, title, status, trashed_at, post FROM trashed_posts ORDER BY trashed_at, id;
    DROP TABLE trashed_posts;

    -- What the owner's lists are ordered by.
    CREATE INDEX posts_by_title ON posts (lower(title), id);
    CREATE INDEX posts_by_views ON posts (view_count, id);
    CREATE INDEX posts_by_status ON posts (status, coalesce(published_at, created_at), id);
    CREATE INDEX subscribers_by_email ON subscribers (suspected_spam, lower(email), id);
    CREATE INDEX subscribers_by_date ON subscribers (suspected_spam, subscribed_at, id);
    CREATE INDEX subscribers_by_status ON subscribers (suspected_spam, status, subscribed_at, id);
    CREATE INDEX consultations_by_day ON consultations (suspected_spam, consultation_date, id);
    CREATE INDEX consultations_by_name ON consultations (suspected_spam, lower(name), id);
  `,
};
