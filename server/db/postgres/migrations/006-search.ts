/**
 * What SQLite's migration of this name is for. An index over all runs of one to three characters (grams) of the folded
 * text finds every search of up to three, and the few texts that can hold a longer one, whatever the script and without
 * an extension. It has a table of its own, since a post changes more often than its text.
 */
export const search = {
  name: '006-search',
  sql: /* sql */ `
    ALTER TABLE posts RENAME COLUMN content_text TO search_text;

    CREATE TABLE search_texts (
      post_id bigint PRIMARY KEY REFERENCES posts (id) ON DELETE CASCADE,
      published_at text COLLATE "C" NOT NULL,
      category_id bigint NOT NULL,
      search_text text COLLATE "C" NOT NULL
    );

    CREATE FUNCTION search_grams(search_text text) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
    DECLARE
      c CONSTANT text[] := string_to_array(search_text, NULL);
    BEGIN
      RETURN ARRAY(
        SELECT x FROM unnest(c) AS one (x)
        UNION
        SELECT x || y FROM unnest(c, c[2:]) AS two (x, y) WHERE y IS NOT NULL
        UNION
        SELECT x || y || z FROM unnest(c, c[2:], c[3:]) AS three (x, y, z) WHERE z IS NOT NULL
      );
    END
    $$;

    CREATE INDEX search_texts_grams ON search_texts USING gin (search_grams(search_text)) WITH (fastupdate = off);
    ALTER INDEX search_texts_grams ALTER COLUMN 1 SET STATISTICS 0;

    CREATE FUNCTION keep_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF new.status = 'published' THEN
        INSERT INTO search_texts (post_id, published_at, category_id, search_text)
          VALUES (new.id, new.published_at, new.category_id, new.search_text)
          ON CONFLICT (post_id) DO UPDATE SET
            published_at = excluded.published_at,
            category_id = excluded.category_id,
            search_text = excluded.search_text;
      ELSE
        DELETE FROM search_texts WHERE post_id = new.id;
      END IF;
      RETURN NULL;
    END
    $$;

    CREATE TRIGGER search_texts_insert AFTER INSERT ON posts
      FOR EACH ROW WHEN (new.status = 'published') EXECUTE FUNCTION keep_search_text();
    CREATE TRIGGER search_texts_update AFTER UPDATE OF search_text, category_id, status, published_at ON posts
      FOR EACH ROW
      WHEN ((old.search_text, old.category_id, old.status, old.published_at)
        IS DISTINCT FROM (new.search_text, new.category_id, new.status, new.published_at))
      EXECUTE FUNCTION keep_search_text();

    INSERT INTO search_texts (post_id, published_at, category_id, search_text)
      SELECT id, published_at, category_id, search_text FROM posts WHERE status = 'published';
  `,
};
