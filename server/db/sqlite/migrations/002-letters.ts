/** Mail that is delivered whatever happens, newsletters that are remembered, appointments that can be moved. */
export const letters = {
  name: '002-letters',
  sql: /* sql */ `
    -- What was sent to all who read the newsletter. Its mails stand in the outbox.
    CREATE TABLE campaigns (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      -- Named by whoever sends it, so that asking twice sends once.
      request_key TEXT UNIQUE,
      subject TEXT NOT NULL,
      content TEXT NOT NULL,
      cta_text TEXT NOT NULL DEFAULT '',
      cta_url TEXT NOT NULL DEFAULT '',
      created_at TEXT NOT NULL
    ) STRICT;

    -- Every mail there is to send, written in the transaction that causes it.
    CREATE TABLE outbox (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL,
      -- Without its brackets. It stays through every attempt, so that who gets a mail twice can tell.
      message_id TEXT NOT NULL UNIQUE,
      recipient TEXT NOT NULL COLLATE NOCASE,
      -- What is sent, as JSON. A newsletter stands once, in its campaign.
      content TEXT CHECK (content IS NULL OR json_valid(content)),
      campaign_id INTEGER REFERENCES campaigns (id) ON DELETE CASCADE,
      subscriber_id INTEGER REFERENCES subscribers (id) ON DELETE SET NULL,
      -- What it speaks of, such as an appointment's uid, so that it can be withdrawn with that.
      about TEXT,
      -- The lowest first: a confirmation does not wait behind two thousand newsletters.
      priority INTEGER NOT NULL,
      status TEXT NOT NULL DEFAULT 'waiting'
        CHECK (status IN ('waiting', 'sending', 'sent', 'failed', 'withdrawn')),
      attempts INTEGER NOT NULL DEFAULT 0,
      due_at TEXT NOT NULL,
      -- Why the last attempt did not work.
      reason TEXT,
      created_at TEXT NOT NULL,
      finished_at TEXT,
      CHECK (content IS NOT NULL OR campaign_id IS NOT NULL)
    ) STRICT;
    CREATE INDEX outbox_due ON outbox (priority, due_at, id) WHERE status = 'waiting';
    CREATE INDEX outbox_next ON outbox (due_at) WHERE status = 'waiting';
    CREATE INDEX outbox_by_campaign ON outbox (campaign_id, status);
    CREATE INDEX outbox_by_recipient ON outbox (recipient, kind, created_at);
    CREATE INDEX outbox_notices ON outbox (status, finished_at) WHERE kind = 'owner-notice';
    CREATE INDEX outbox_by_subject ON outbox (about) WHERE about IS NOT NULL;
    CREATE INDEX outbox_by_subscriber ON outbox (subscriber_id) WHERE subscriber_id IS NOT NULL;
    CREATE UNIQUE INDEX one_letter_a_subscriber ON outbox (campaign_id, subscriber_id)
      WHERE campaign_id IS NOT NULL AND subscriber_id IS NOT NULL;

    -- Who is taken off the list is forgotten in what was sent, and gets nothing more.
    CREATE TRIGGER subscriber_forgotten BEFORE DELETE ON subscribers BEGIN
      UPDATE outbox SET status = 'withdrawn', finished_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
        WHERE subscriber_id = old.id AND status IN ('waiting', 'sending');
      UPDATE outbox SET recipient = '' WHERE subscriber_id = old.id;
    END;

    -- What a visitor wrote stands in the mails about it, too.
    CREATE TRIGGER contact_forgotten BEFORE DELETE ON contacts BEGIN
      DELETE FROM outbox WHERE about = 'contact-' || old.id;
    END;

    -- The campaign whose link somebody left by.
    ALTER TABLE subscribers ADD COLUMN left_campaign_id INTEGER REFERENCES campaigns (id) ON DELETE SET NULL;
    CREATE INDEX subscribers_by_left_campaign ON subscribers (left_campaign_id)
      WHERE left_campaign_id IS NOT NULL;

    -- An appointment's name in calendars, and how often it was changed.
    ALTER TABLE consultations ADD COLUMN uid TEXT NOT NULL DEFAULT '';
    ALTER TABLE consultations ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0;
    UPDATE consultations SET uid = lower(hex(randomblob(16)));
    CREATE UNIQUE INDEX consultations_uid ON consultations (uid);

    -- Days on which the owner takes no consultations.
    CREATE TABLE days_off (day TEXT PRIMARY KEY) STRICT;
    CREATE TRIGGER no_booking_on_a_day_off BEFORE INSERT ON consultations
      WHEN EXISTS (SELECT 1 FROM days_off WHERE day = new.consultation_date)
      BEGIN SELECT RAISE(ABORT, 'day off'); END;
    CREATE TRIGGER no_move_to_a_day_off BEFORE UPDATE OF consultation_date ON consultations
      WHEN EXISTS (SELECT 1 FROM days_off WHERE day = new.consultation_date)
      BEGIN SELECT RAISE(ABORT, 'day off'); END;
  `,
};
