/** What tells every process that something visible has changed. */
export const revisions = {
  name: '004-revisions',
  sql: /* sql */ `
    -- How often a subject has changed. Answers about it that were made at an earlier revision are stale.
    CREATE TABLE revisions (
      subject TEXT PRIMARY KEY,
      revision INTEGER NOT NULL
    ) STRICT;
    INSERT INTO revisions (subject, revision) VALUES ('availability', 0), ('categories', 0), ('posts', 0);

    CREATE TRIGGER posts_revision_insert AFTER INSERT ON posts BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'posts';
    END;
    -- Not for views: they are counted all the time, and no visitor sees them.
    CREATE TRIGGER posts_revision_update AFTER UPDATE OF slug, title, excerpt, featured_image, image_attribution,
      status, published_at, category_id, author_id, author, tags, meta_title, meta_description, read_time, content
      ON posts BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'posts';
    END;
    CREATE TRIGGER posts_revision_delete AFTER DELETE ON posts BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'posts';
    END;

    CREATE TRIGGER categories_revision_insert AFTER INSERT ON categories BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'categories';
    END;
    CREATE TRIGGER categories_revision_update AFTER UPDATE ON categories BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject IN ('categories', 'posts');
    END;
    CREATE TRIGGER categories_revision_delete AFTER DELETE ON categories BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'categories';
    END;

    CREATE TRIGGER consultations_revision_insert AFTER INSERT ON consultations BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;
    CREATE TRIGGER consultations_revision_update AFTER UPDATE ON consultations BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;
    CREATE TRIGGER consultations_revision_delete AFTER DELETE ON consultations BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;
    CREATE TRIGGER days_off_revision_insert AFTER INSERT ON days_off BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;
    CREATE TRIGGER days_off_revision_delete AFTER DELETE ON days_off BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;
  `,
};
