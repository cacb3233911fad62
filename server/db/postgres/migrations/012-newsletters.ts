/** What SQLite's migration of this name adds. */
export const newsletters = {
  name: '012-newsletters',
  sql: /* sql */ `
    ALTER TABLE campaigns ADD COLUMN format text COLLATE "C" NOT NULL DEFAULT 'plain'
      CHECK (format IN ('plain', 'rich'));
    ALTER TABLE campaigns ADD COLUMN post_id bigint;
    ALTER TABLE campaigns ADD COLUMN post_part text COLLATE "C" CHECK (post_part IN ('excerpt', 'whole'));
    ALTER TABLE campaigns ADD COLUMN slug text COLLATE "C";
    ALTER TABLE campaigns ADD COLUMN on_web integer NOT NULL DEFAULT 0
      CHECK (on_web IN (0, 1) AND (on_web = 0 OR slug IS NOT NULL));
    CREATE UNIQUE INDEX campaigns_by_slug ON campaigns (slug) WHERE slug IS NOT NULL;
    ALTER TABLE campaigns ADD COLUMN begun_at text COLLATE "C";
    UPDATE campaigns SET begun_at = COALESCE(send_at, created_at) WHERE state NOT IN ('scheduled', 'cancelled')
      OR EXISTS (SELECT 1 FROM outbox WHERE outbox.campaign_id = campaigns.id);
    CREATE INDEX campaigns_on_web ON campaigns (begun_at, id) WHERE on_web = 1 AND begun_at IS NOT NULL;

    INSERT INTO revisions (subject, revision) VALUES ('newsletters', 0);
    CREATE TRIGGER campaigns_revision AFTER INSERT OR DELETE ON campaigns
      FOR EACH STATEMENT EXECUTE FUNCTION count_revision('newsletters');
    -- Not for the delivery's own state: no visitor sees it.
    CREATE TRIGGER campaigns_revision_update AFTER UPDATE OF begun_at, on_web, slug ON campaigns
      FOR EACH STATEMENT EXECUTE FUNCTION count_revision('newsletters');
  `,
};
