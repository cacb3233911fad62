/** Campaigns that can wait, pause and stop; what comes back of sent emails; keys of links; meetings and time zones. */
export const mail = {
  name: '008-mail',
  sql: /* sql */ `
    -- 'stopped' is a campaign that mail servers refused again and again, until the owner decides.
    ALTER TABLE campaigns ADD COLUMN state TEXT NOT NULL DEFAULT 'sending'
      CHECK (state IN ('scheduled', 'sending', 'paused', 'stopped', 'cancelled'));
    -- When a scheduled campaign is to be sent.
    ALTER TABLE campaigns ADD COLUMN send_at TEXT CHECK (state <> 'scheduled' OR send_at IS NOT NULL);
    CREATE INDEX campaigns_scheduled ON campaigns (send_at) WHERE state = 'scheduled';
    -- The equal refusals in a row, what they said, and the one that the owner has gone on with.
    ALTER TABLE campaigns ADD COLUMN refusals INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE campaigns ADD COLUMN last_refusal TEXT;
    ALTER TABLE campaigns ADD COLUMN accepted_refusal TEXT;
    -- How many rows of refusals a success has ended: one that was on its way before that joins no later row.
    ALTER TABLE campaigns ADD COLUMN refusal_rows INTEGER NOT NULL DEFAULT 0;

    -- The emails of a campaign that is paused or stopped.
    ALTER TABLE outbox ADD COLUMN paused INTEGER NOT NULL DEFAULT 0 CHECK (paused IN (0, 1));
    DROP INDEX outbox_due;
    DROP INDEX outbox_next;
    CREATE INDEX outbox_due ON outbox (priority, due_at, id) WHERE status = 'waiting' AND paused = 0;
    CREATE INDEX outbox_next ON outbox (due_at) WHERE status = 'waiting' AND paused = 0;

    -- Why somebody is no longer on the list, where it was not their own wish.
    ALTER TABLE subscribers ADD COLUMN status_reason TEXT;

    -- What other mail servers and programs reported after an email was sent.
    CREATE TABLE delivery_reports (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      -- Names the report, so that it counts once however often it arrives.
      key TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL CHECK (kind IN ('hard', 'soft', 'complaint')),
      subscriber_id INTEGER REFERENCES subscribers (id) ON DELETE CASCADE,
      reason TEXT NOT NULL,
      created_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX delivery_reports_by_subscriber ON delivery_reports (subscriber_id, kind)
      WHERE subscriber_id IS NOT NULL;

    -- The newest signs the links in emails; the others are still accepted.
    CREATE TABLE link_keys (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      secret TEXT NOT NULL UNIQUE,
      created_at TEXT NOT NULL
    ) STRICT;
    INSERT INTO revisions (subject, revision) VALUES ('link-keys', 0);
    CREATE TRIGGER link_keys_revision_insert AFTER INSERT ON link_keys BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'link-keys';
    END;
    CREATE TRIGGER link_keys_revision_delete AFTER DELETE ON link_keys BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'link-keys';
    END;

    -- The visitor's own zone as an IANA name, where to meet, when the visitor declined the invitation, and the latest change.
    ALTER TABLE consultations ADD COLUMN time_zone TEXT NOT NULL DEFAULT '';
    ALTER TABLE consultations ADD COLUMN meeting_url TEXT NOT NULL DEFAULT '';
    ALTER TABLE consultations ADD COLUMN declined_at TEXT;
    ALTER TABLE consultations ADD COLUMN changed_at TEXT;
  `,
};
