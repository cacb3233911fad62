/** Calendars of the owner, and when they keep her from calls. */
export const busyTimes = {
  name: '021-busy-times',
  sql: /* sql */ `
    CREATE TABLE busy_calendars (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      -- The server's name, which may be shown; all of the address may be a secret.
      host TEXT NOT NULL,
      -- What the calendar calls itself; empty where it doesn't.
      name TEXT NOT NULL,
      -- Address, user and password, encrypted with a key made of JWT_SECRET.
      sealed TEXT NOT NULL,
      signs_in INTEGER NOT NULL CHECK (signs_in IN (0, 1)),
      -- When it was read last; what was read then counts.
      read_at TEXT NOT NULL,
      unreadable INTEGER NOT NULL,
      -- Since when it can't be read, and why.
      failing_since TEXT,
      problem TEXT,
      failures INTEGER NOT NULL DEFAULT 0,
      -- When it is to be read next, and until when a process is about it.
      due_at TEXT NOT NULL,
      claimed_until TEXT,
      CHECK ((failing_since IS NULL) = (problem IS NULL))
    ) STRICT;
    CREATE INDEX busy_calendars_due ON busy_calendars (due_at);

    CREATE TABLE busy_times (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      calendar_id INTEGER NOT NULL REFERENCES busy_calendars (id) ON DELETE CASCADE,
      starts_at TEXT NOT NULL,
      ends_at TEXT NOT NULL,
      UNIQUE (calendar_id, starts_at),
      CHECK (starts_at < ends_at)
    ) STRICT;
    CREATE INDEX busy_times_by_end ON busy_times (ends_at);
    CREATE TRIGGER busy_times_revision_insert AFTER INSERT ON busy_times BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;
    CREATE TRIGGER busy_times_revision_delete AFTER DELETE ON busy_times BEGIN
      UPDATE revisions SET revision = revision + 1 WHERE subject = 'availability';
    END;
  `,
};
