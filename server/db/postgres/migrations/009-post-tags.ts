/** What SQLite's migration of this name adds. */
export const postTags = {
  name: '009-post-tags',
  sql: /* sql */ `
    CREATE TABLE post_tags (
      label text COLLATE "C" NOT NULL,
      published_at text COLLATE "C" NOT NULL,
      post_id bigint NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
      PRIMARY KEY (label, published_at, post_id)
    );
    CREATE INDEX post_tags_by_post ON post_tags (post_id);

    CREATE FUNCTION note_post_tags() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' THEN
          DELETE FROM post_tags WHERE post_id = old.id;
        END IF;
        IF new.status = 'published' THEN
          INSERT INTO post_tags (label, published_at, post_id)
            SELECT DISTINCT label, new.published_at, new.id FROM json_array_elements_text(new.tags::json) AS label;
        END IF;
        RETURN NULL;
      END
    $$;
    CREATE TRIGGER post_tags AFTER INSERT OR UPDATE OF tags, status, published_at ON posts
      FOR EACH ROW EXECUTE FUNCTION note_post_tags();

    INSERT INTO post_tags (label, published_at, post_id)
      SELECT DISTINCT label, posts.published_at, posts.id
      FROM posts CROSS JOIN LATERAL json_array_elements_text(posts.tags::json) AS label
      WHERE posts.status = 'published';
  `,
};
