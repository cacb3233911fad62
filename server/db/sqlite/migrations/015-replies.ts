/** Answers to messages, and texts to begin them with. */
export const replies = {
  name: '015-replies',
  sql: /* sql */ `
    -- When the message was last answered.
    ALTER TABLE contacts ADD COLUMN answered_at TEXT;
    CREATE INDEX contacts_unanswered ON contacts (id)
      WHERE status = 'new' AND answered_at IS NULL AND suspected_spam = 0;
    -- By the person, whose address is compared as a subscriber's is.
    CREATE INDEX contacts_by_person ON contacts (email COLLATE NOCASE, id);
    CREATE INDEX consultations_by_person ON consultations (email COLLATE NOCASE, id);

    CREATE TABLE replies (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      contact_id INTEGER NOT NULL REFERENCES contacts (id) ON DELETE CASCADE,
      -- Named by whoever sends it, so that asking twice sends once.
      request_key TEXT UNIQUE,
      body TEXT NOT NULL,
      -- Its email's, which stands in the outbox until it is forgotten there.
      message_id TEXT NOT NULL UNIQUE,
      status TEXT NOT NULL DEFAULT 'waiting'
        CHECK (status IN ('waiting', 'sending', 'sent', 'failed', 'withdrawn')),
      -- What the mail server said at the last attempt that did not work.
      reason TEXT,
      created_at TEXT NOT NULL,
      -- Until then it can be taken back in any case.
      due_at TEXT NOT NULL,
      finished_at TEXT
    ) STRICT;
    CREATE INDEX replies_by_contact ON replies (contact_id, id);

    -- What became of an email is kept with the reply, since the outbox forgets it.
    CREATE TRIGGER reply_delivery AFTER UPDATE OF status ON outbox WHEN new.kind = 'reply' BEGIN
      UPDATE replies SET status = new.status, reason = new.reason, finished_at = new.finished_at
        WHERE message_id = new.message_id;
    END;

    CREATE TABLE snippets (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL UNIQUE COLLATE NOCASE,
      body TEXT NOT NULL,
      created_at TEXT NOT NULL
    ) STRICT;
  `,
};
