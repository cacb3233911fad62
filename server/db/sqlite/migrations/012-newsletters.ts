/** Newsletters of posts, with pictures and headings, and on the web. */
export const newsletters = {
  name: '012-newsletters',
  sql: /* sql */ `
    -- What the content is: plain text, or an author's HTML.
    ALTER TABLE campaigns ADD COLUMN format TEXT NOT NULL DEFAULT 'plain' CHECK (format IN ('plain', 'rich'));
    -- The post that it was made from, which may be gone; the content is the post's at the time of sending.
    ALTER TABLE campaigns ADD COLUMN post_id INTEGER;
    ALTER TABLE campaigns ADD COLUMN post_part TEXT CHECK (post_part IN ('excerpt', 'whole'));
    -- Its page: there is one from the time of sending, unless the owner wants none.
    ALTER TABLE campaigns ADD COLUMN slug TEXT;
    ALTER TABLE campaigns ADD COLUMN on_web INTEGER NOT NULL DEFAULT 0
      CHECK (on_web IN (0, 1) AND (on_web = 0 OR slug IS NOT NULL));
    CREATE UNIQUE INDEX campaigns_by_slug ON campaigns (slug) WHERE slug IS NOT NULL;
    -- When it began to go out; null before, and where it never did.
    ALTER TABLE campaigns ADD COLUMN begun_at TEXT;
    UPDATE campaigns SET begun_at = COALESCE(send_at, created_at) WHERE state NOT IN ('scheduled', 'cancelled')
      OR EXISTS (SELECT 1 FROM outbox WHERE outbox.campaign_id = campaigns.id);
    CREATE INDEX campaigns_on_web ON campaigns (begun_at, id) WHERE on_web = 1 AND begun_at IS NOT NULL;

    INSERT INTO revisions (subject, revision) VALUES ('newsletters', 0);
    CREATE TRIGGER campaigns_revision_insert AFTER INSERT ON campaigns BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'newsletters';
    END;
    -- Not for the delivery's own state: no visitor sees it.
    CREATE TRIGGER campaigns_revision_update AFTER UPDATE OF begun_at, on_web, slug ON campaigns BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'newsletters';
    END;
    CREATE TRIGGER campaigns_revision_delete AFTER DELETE ON campaigns BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'newsletters';
    END;
  `,
};
