/** Which published posts have a tag. */
export const postTags = {
  name: '009-post-tags',
  sql: /* sql */ `
    -- The tags of published posts, maintained by triggers. The key gives the newest posts of a tag first, read backwards.
    CREATE TABLE post_tags (
      label TEXT NOT NULL,
      published_at TEXT NOT NULL,
      post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
      PRIMARY KEY (label, published_at, post_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX post_tags_by_post ON post_tags (post_id);

    CREATE TRIGGER post_tags_insert AFTER INSERT ON posts WHEN new.status = 'published' BEGIN
      INSERT OR IGNORE INTO post_tags (label, published_at, post_id)
        SELECT value, new.published_at, new.id FROM json_each(new.tags) WHERE type = 'text';
    END;
    CREATE TRIGGER post_tags_update AFTER UPDATE OF tags, status, published_at ON posts BEGIN
      DELETE FROM post_tags WHERE post_id = old.id;
      INSERT OR IGNORE INTO post_tags (label, published_at, post_id)
        SELECT value, new.published_at, new.id FROM json_each(new.tags)
        WHERE type = 'text' AND new.status = 'published';
    END;

    INSERT OR IGNORE INTO post_tags (label, published_at, post_id)
      SELECT tag.value, posts.published_at, posts.id FROM posts, json_each(posts.tags) AS tag
      WHERE posts.status = 'published' AND tag.type = 'text';
  `,
};
