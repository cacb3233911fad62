/** What SQLite's migration of this name adds, and a notification with each change. */
export const revisions = {
  name: '004-revisions',
  sql: /* sql */ `
    CREATE TABLE revisions (
      subject text COLLATE "C" PRIMARY KEY,
      revision bigint NOT NULL
    );
    INSERT INTO revisions (subject, revision) VALUES ('availability', 0), ('categories', 0), ('posts', 0);

    -- The subjects are the trigger's arguments, in alphabetical order, so that transactions lock them in one order.
    CREATE FUNCTION count_revision() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        FOR position IN 0 .. TG_NARGS - 1 LOOP
          UPDATE revisions SET revision = revision + 1 WHERE subject = TG_ARGV[position];
        END LOOP;
        NOTIFY shingle_revisions;
        RETURN NULL;
      END
    $$;
    CREATE TRIGGER posts_revision AFTER INSERT OR DELETE ON posts
      FOR EACH STATEMENT EXECUTE FUNCTION count_revision('posts');
    -- Not for views: they are counted all the time, and no visitor sees them.
    CREATE TRIGGER posts_revision_update AFTER UPDATE OF slug, title, excerpt, featured_image, image_attribution,
      status, published_at, category_id, author_id, author, tags, meta_title, meta_description, read_time, content
      ON posts FOR EACH STATEMENT EXECUTE FUNCTION count_revision('posts');
    CREATE TRIGGER categories_revision AFTER INSERT OR DELETE ON categories
      FOR EACH STATEMENT EXECUTE FUNCTION count_revision('categories');
    CREATE TRIGGER categories_revision_update AFTER UPDATE ON categories
      FOR EACH STATEMENT EXECUTE FUNCTION count_revision('categories', 'posts');
    CREATE TRIGGER consultations_revision AFTER INSERT OR UPDATE OR DELETE ON consultations
      FOR EACH STATEMENT EXECUTE FUNCTION count_revision('availability');
    CREATE TRIGGER days_off_revision AFTER INSERT OR DELETE ON days_off
      FOR EACH STATEMENT EXECUTE FUNCTION count_revision('availability');
  `,
};
